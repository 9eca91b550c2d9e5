//! `senet traces`: games that other engines can be compared with, rule by rule.

use crate::arguments::{MAX_GAMES, seed, within};
use crate::output::Output;
use clap::Args;
use senet::matches::arena::{Contestant, THROW_CAP};
use senet::position::Position;
use senet::random::PlayoutRng;
use senet::rules::CATALOGUE;
use senet::{Ruleset, SenetError};
use serde::Serialize;

/// The games to print.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with options or house rules; `all` for every ruleset of the catalogue.
    #[arg(long, short)]
    ruleset: String,
    /// The number of games.
    #[arg(long, short, default_value_t = 10, value_parser = within(1..=MAX_GAMES))]
    games: u64,
    /// The seed: the same seed gives the same games.
    #[arg(long, short, default_value_t = 1, value_parser = seed)]
    seed: u64,
}

/// One action of a game. `throw` and `choice` are `null` if the side has no legal move and its turn ends.
#[derive(Serialize)]
struct Trace<'a> {
    ruleset: &'a str,
    game: u64,
    position: String,
    legal: Vec<String>,
    throw: Option<u8>,
    choice: Option<String>,
    next: String,
}

/// Plays random games and prints a line for each action.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let names: Vec<&str> = match options.ruleset.as_str() {
        "all" => CATALOGUE.iter().map(|entry| entry.id).collect(),
        name => vec![name],
    };
    for name in names {
        let ruleset = Ruleset::parse(name)?;
        for game in 1..=options.games {
            print_game(&ruleset, options.seed, game, out)?;
        }
    }
    Ok(())
}

fn print_game(ruleset: &Ruleset, seed: u64, game: u64, out: &mut Output) -> Result<(), SenetError> {
    let mut rng = PlayoutRng::for_game(seed, game);
    let mut position = Position::start(ruleset);
    let mut throws = 0;
    while position.outcome().is_none() && throws < THROW_CAP {
        let before = position;
        let moves = before.moves(ruleset);
        let id = |choice| before.legal_effect(ruleset, choice).id(ruleset);
        let chosen = Contestant::Random.choose(ruleset, &before, &moves, &mut rng);
        let throw = (chosen.is_none() && before.awaits_throw()).then(|| rng.throw(ruleset));
        match (chosen, throw) {
            (Some(choice), _) => position.play(ruleset, choice)?,
            (None, Some(value)) => position.throw(ruleset, value)?,
            (None, None) => position.forfeit(ruleset)?,
        }
        throws += u32::from(throw.is_some());
        let trace = Trace {
            ruleset: ruleset.name(),
            game,
            position: before.id(ruleset),
            legal: moves.iter().map(id).collect(),
            throw,
            choice: chosen.map(id),
            next: position.id(ruleset),
        };
        let line = serde_json::to_string(&trace).expect("it is plain data");
        writeln!(out, "{line}")?;
    }
    Ok(())
}

//! `senet play`.

use crate::arena::Players;
use crate::arguments;
use crate::output::{self, Output};
use clap::Args;
use senet::game::ThrowSource;
use senet::matches::arena::THROW_CAP;
use senet::position::Position;
use senet::random::PlayoutRng;
use senet::{Game, Seed, SenetError, Side};
use std::path::PathBuf;

/// The players, the throws and the output of a game.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    players: Players,
    /// The seed of the throws: a number, or the 64 hexadecimal digits of a record; random if absent.
    #[arg(long, short, value_parser = seed)]
    seed: Option<Seed>,
    /// How the throws of the seed are used: `one` stream for both players, `per-player` streams, or
    /// these streams `exchanged` for a rematch with the same sticks.
    #[arg(long, default_value = "one")]
    throws: String,
    /// The id of the position to start from; the usual start if absent.
    #[arg(long, short)]
    position: Option<String>,
    /// The file for the record; standard output if absent.
    #[arg(long, short)]
    out: Option<PathBuf>,
}

/// Plays a game and writes its record.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let (ruleset, players) = options.players.resolve()?;
    let seed = match options.seed {
        Some(seed) => seed,
        None => Seed::random().map_err(|error| error.at("seed"))?,
    };
    let source: ThrowSource = options.throws.parse()?;
    let mut game = match &options.position {
        None => Game::new(ruleset, seed),
        Some(id) => {
            let position = Position::from_id(&ruleset, id)?;
            Game::from_position(ruleset, position, seed)?
        }
    };
    game.set_throw_source(source)?;
    // Random players use other random numbers than the throws.
    let mut policy_rng = PlayoutRng::for_game(
        !u64::from_le_bytes(seed.to_bytes()[24..].try_into().expect("8 bytes")),
        0,
    );
    let mut throws = 0;
    while game.position().outcome().is_none() && throws < THROW_CAP {
        let position = *game.position();
        let player = match position.side() {
            Side::White => &players[0],
            Side::Black => &players[1],
        };
        let moves = position.moves(game.ruleset());
        match player.choose(game.ruleset(), &position, &moves, &mut policy_rng) {
            Some(choice) => game.play(choice)?,
            None => {
                throws += 1;
                game.throw()?
            }
        };
    }
    if game.position().outcome().is_none() {
        output::message(format_args!(
            "stopped after {THROW_CAP} throws: the record ends there"
        ));
    }
    let record = game.record();
    match options.out.as_deref() {
        Some(path) if path.as_os_str() != "-" => output::write_text(path, "out", &record),
        _ => write!(out, "{record}"),
    }
}

/// Parses the seed of one game. A text of 64 digits is always hexadecimal.
fn seed(text: &str) -> Result<Seed, String> {
    if text.len() == 64 {
        return text.parse().map_err(|error: SenetError| error.to_string());
    }
    let number =
        arguments::seed(text).map_err(|problem| format!("{problem}, or 64 hexadecimal digits"))?;
    let mut seed = [0; 32];
    seed[24..].copy_from_slice(&number.to_be_bytes());
    Ok(seed.into())
}

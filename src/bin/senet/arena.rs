//! `senet arena`.

use crate::arguments::{MAX_GAMES, Running, within};
use crate::output::Output;
use clap::Args;
use rayon::prelude::*;
use senet::matches::arena::{Contestant, Estimate, pair};
use senet::matches::net_check::best_for;
use senet::players::{BestEvaluator, Heuristic, Net};
use senet::text::number;
use senet::{ErrorKind, Ruleset, SenetError};
use std::path::Path;

/// The players and the rules.
#[derive(Args)]
pub struct Players {
    /// The first player, White in a single game: a level, random, hand, net or the path of a net; +1
    /// adds a throw of lookahead.
    #[arg(long, short)]
    pub a: String,
    /// The second player.
    #[arg(long, short)]
    pub b: String,
    /// The ruleset, with options or house rules.
    #[arg(long, short)]
    pub ruleset: String,
}

impl Players {
    /// Resolves the names into rules and players.
    pub fn resolve(&self) -> Result<(Ruleset, [Contestant<'static>; 2]), SenetError> {
        let ruleset = Ruleset::parse(&self.ruleset)?;
        let players = [
            contestant(&ruleset, &self.a)?,
            contestant(&ruleset, &self.b)?,
        ];
        Ok((ruleset, players))
    }
}

/// The size and output of a match.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    players: Players,
    /// The number of pairs of games.
    #[arg(long, short, default_value_t = 1_000, value_parser = within(2..=MAX_GAMES))]
    pairs: u64,
    #[command(flatten)]
    running: Running,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints the score.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let (ruleset, [first, second]) = options.players.resolve()?;
    let Players { a, b, .. } = &options.players;
    let pool = options.running.pool()?;
    let shares: Vec<f64> = pool.install(|| {
        let pairs = (0..options.pairs).into_par_iter();
        pairs
            .map(|number| pair(&ruleset, [&first, &second], options.running.seed, number))
            .collect()
    });
    let score = Estimate::from_samples(&shares);
    if options.json {
        let line = serde_json::json!({
            "a": a, "b": b, "ruleset": ruleset.name(), "pairs": options.pairs,
            "seed": options.running.seed, "score": score,
        });
        writeln!(out, "{line}")?;
    } else {
        writeln!(
            out,
            "{}: {} against {}, {} pairs, seed {}: {:.2} ± {:.2} %",
            ruleset.name(),
            a,
            b,
            options.pairs,
            options.running.seed,
            100.0 * score.mean,
            100.0 * score.margin
        )?;
    }
    Ok(())
}

/// Creates the player with this name.
pub fn contestant(ruleset: &Ruleset, name: &str) -> Result<Contestant<'static>, SenetError> {
    let (who, throws) = match name.rsplit_once('+') {
        Some((who, throws)) => (who, Some(lookahead(name, throws)?)),
        None => (name, None),
    };
    let search = |evaluator| Contestant::Search(evaluator, throws.unwrap_or(0));
    Ok(match who {
        "hand" => search(Box::new(Heuristic::CAREFUL)),
        "net" => search(Box::new(BestEvaluator::built_in(ruleset))),
        path if path.ends_with(".net") => search(Box::new(load_net(path)?)),
        _ if throws.is_some() => {
            let message = format!("{who} has a fixed lookahead: only hand and nets accept a +");
            return Err(refused(message));
        }
        "random" => Contestant::Random,
        level => Contestant::Level(level.parse()?, Box::new(best_for(ruleset))),
    })
}

/// Loads a net from a file.
pub fn load_net(path: impl AsRef<Path>) -> Result<Net, SenetError> {
    let path = path.as_ref();
    let refused =
        |error| SenetError::new(ErrorKind::BadFile, format!("{}: {error}", path.display()));
    Net::from_bytes(&std::fs::read(path).map_err(refused)?)
}

/// Reads all nets in a folder, in the order of their file names.
pub fn load_nets(folder: &Path) -> Result<Vec<Net>, SenetError> {
    let refused = |error: std::io::Error| {
        SenetError::new(ErrorKind::BadFile, format!("{}: {error}", folder.display()))
    };
    let entries = std::fs::read_dir(folder).map_err(refused)?;
    let paths = entries.map(|entry| Ok(entry.map_err(refused)?.path()));
    let mut paths = paths.collect::<Result<Vec<_>, SenetError>>()?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "net"));
    paths.sort();
    paths.iter().map(load_net).collect()
}

fn lookahead(name: &str, throws: &str) -> Result<u8, SenetError> {
    let refusal = || format!("{name}: the + must be followed by a number of throws, as in net+1");
    number(throws).ok_or_else(|| refused(refusal()))
}

fn refused(message: String) -> SenetError {
    SenetError::new(ErrorKind::BadOption, message)
}

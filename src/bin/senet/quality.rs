//! `senet quality`.

use crate::arena::contestant;
use crate::arguments::{MAX_GAMES, Running, within};
use crate::output::Output;
use crate::solve::solved;
use clap::Args;
use rayon::prelude::*;
use senet::matches::arena::{Contestant, Estimate};
use senet::matches::quality::{PairLoss, Quality, scored_pair};
use senet::{ErrorKind, Ruleset, SenetError};
use std::path::PathBuf;

/// The players whose decisions are judged.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with few enough pieces to be solved: kendall-modern[pieces=3].
    #[arg(long, short)]
    ruleset: String,
    /// The players: levels, random, hand, net or the path of a net; +1 adds a throw of lookahead.
    #[arg(long, short, required = true, num_args = 1..)]
    level: Vec<String>,
    /// Give the players exact endgames with at most this many pieces per side. The page uses 2, which
    /// it solves on the device.
    #[arg(long, default_value_t = 0, value_parser = within(0..=u8::MAX))]
    knowing: u8,
    /// The number of pairs of games against perfect play.
    #[arg(long, short, default_value_t = 1_000, value_parser = within(2..=MAX_GAMES))]
    pairs: u64,
    #[command(flatten)]
    running: Running,
    /// The folder of layers written by `senet solve --out`, with a subfolder for each ruleset. Missing
    /// layers are solved and saved there.
    #[arg(long)]
    layers: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Solves the ruleset, plays the games and prints the losses.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let ruleset = Ruleset::parse(&options.ruleset)?;
    let players = options.level.iter();
    let players = players.map(|name| contestant(&ruleset, name));
    // Whatever can be refused is refused now: solving may take hours.
    let players = players.collect::<Result<Vec<Contestant>, SenetError>>()?;
    let pieces = ruleset.rules().pieces;
    if options.knowing > pieces {
        let message =
            format!("these rules have {pieces} pieces per side: --knowing can be 0 to {pieces}");
        return Err(SenetError::new(ErrorKind::BadOption, message).at("knowing"));
    }
    let pool = options.running.pool()?;
    let table = pool.install(|| solved(&ruleset, pieces, options.layers.as_deref()))?;
    let known = match options.knowing {
        0 => None,
        most => Some(pool.install(|| solved(&ruleset, most, options.layers.as_deref()))?),
    };
    let error = table
        .layers()
        .iter()
        .map(|layer| layer.width)
        .fold(0.0, f64::max);
    if !options.json {
        writeln!(
            out,
            "{}: judge: solved, exact within {error:.1e}",
            ruleset.name()
        )?;
        writeln!(
            out,
            "{:<14} {:>9} {:>9} {:>21} {:>19} {:>8} {:>16}",
            "player", "decisions", "wrong", "loss / decision", "loss / game", "worst", "score"
        )?;
    }
    for (name, mut player) in options.level.iter().zip(players) {
        if let Some(known) = &known {
            player = player.with_tablebase(known);
        }
        let given: Vec<PairLoss> = pool.install(|| {
            let pairs = (0..options.pairs).into_par_iter();
            pairs
                .map(|pair| scored_pair(&ruleset, &player, &table, options.running.seed, pair))
                .collect()
        });
        let quality = Quality::from_pairs(&given);
        if options.json {
            let line = serde_json::json!({
                "ruleset": ruleset.name(), "player": name, "pairs": options.pairs,
                "seed": options.running.seed, "knowing": options.knowing, "judge": "solved", "judge_error": error, "quality": quality,
            });
            writeln!(out, "{line}")?;
        } else {
            print(name, &quality, out)?;
        }
    }
    Ok(())
}

fn print(name: &str, quality: &Quality, out: &mut Output) -> Result<(), SenetError> {
    let percent = |share: f64, digits| format!("{:.digits$} %", 100.0 * share);
    let estimate = |estimate: Estimate, digits| {
        let [mean, margin] = [estimate.mean, estimate.margin].map(|share| 100.0 * share);
        format!("{mean:.digits$} ± {margin:.digits$} %")
    };
    // Without a decision nothing is known about decisions.
    let known = |figure: Option<String>| figure.unwrap_or("-".into());
    writeln!(
        out,
        "{name:<14} {:>9} {:>9} {:>21} {:>19} {:>8} {:>16}",
        quality.decisions,
        known(quality.wrong.map(|wrong| percent(wrong, 2))),
        known(quality.loss_a_decision.map(|loss| estimate(loss, 4))),
        estimate(quality.loss_a_game, 3),
        percent(quality.worst, 2),
        estimate(quality.score, 2),
    )
}

//! `senet quality`.

use crate::arena::contestant;
use crate::solve::solved;
use clap::Args;
use rayon::prelude::*;
use senet::quality::{PairLoss, Quality, scored_pair};
use senet::{Ruleset, SenetError};
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
    #[arg(long, default_value_t = 0)]
    knowing: u8,
    /// The number of pairs of games against perfect play.
    #[arg(long, short, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(2..))]
    pairs: u64,
    /// The seed: the same seed gives the same figures for any number of threads.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The number of threads; 0 for one per core.
    #[arg(long, short, default_value_t = 0)]
    threads: usize,
    /// The folder of layers written by `senet solve --out`, with a subfolder for each ruleset. Missing
    /// layers are solved and saved there.
    #[arg(long)]
    layers: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Solves the ruleset, plays the games and prints the losses.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let ruleset = Ruleset::parse(&options.ruleset)?;
    let pool = crate::simulate::pool(options.threads)?;
    let pieces = ruleset.rules().pieces;
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
        println!(
            "{}: judge: solved, exact within {error:.1e}",
            ruleset.name()
        );
        println!(
            "{:<14} {:>9} {:>9} {:>21} {:>19} {:>8} {:>16}",
            "player", "decisions", "wrong", "loss / decision", "loss / game", "worst", "score"
        );
    }
    for name in &options.level {
        let mut player = contestant(&ruleset, name)?;
        if let Some(known) = &known {
            player = player.with_tablebase(known);
        }
        let given: Vec<PairLoss> = pool.install(|| {
            let pairs = (0..options.pairs).into_par_iter();
            pairs
                .map(|pair| scored_pair(&ruleset, &player, &table, options.seed, pair))
                .collect()
        });
        let quality = Quality::from_pairs(&given);
        if options.json {
            let line = serde_json::json!({
                "ruleset": ruleset.name(), "player": name, "pairs": options.pairs,
                "seed": options.seed, "knowing": options.knowing, "judge": "solved", "judge_error": error, "quality": quality,
            });
            println!("{line}");
        } else {
            print(name, &quality);
        }
    }
    Ok(())
}

fn print(name: &str, quality: &Quality) {
    let percent = |share: f64| 100.0 * share;
    println!(
        "{name:<14} {:>9} {:>7.2} % {:>8.4} ± {:.4} % {:>9.3} ± {:.3} % {:>6.2} % {:>7.2} ± {:.2} %",
        quality.decisions,
        percent(quality.wrong),
        percent(quality.loss_a_decision.mean),
        percent(quality.loss_a_decision.margin),
        percent(quality.loss_a_game.mean),
        percent(quality.loss_a_game.margin),
        percent(quality.worst),
        percent(quality.score.mean),
        percent(quality.score.margin),
    );
}

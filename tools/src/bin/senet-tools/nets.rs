//! `senet-tools nets`: measures the nets of single readings, and prints the page about them.

use crate::arena::load_nets;
use crate::arguments::pool;
use clap::Args;
use rayon::prelude::*;
use senet::lab::{Cast, Chances, Player, play_game};
use senet::matches::arena::{Contestant, Estimate, pair};
use senet::players::{BestEvaluator, Evaluator, Net};
use senet::{ErrorKind, Ruleset, SenetError};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The file of the measured figures, beside the nets.
const FIGURES: &str = "figures.json";
/// Rulesets in which the nets' self-play is much longer than that of the hand-made evaluation, with fewer
/// pieces first.
const STANDOFFS: [&str; 6] = [
    "jequier-masters[pieces=3]",
    "jequier-masters[pieces=4]",
    "jequier-masters",
    "piccione[pieces=2]",
    "piccione[pieces=3]",
    "piccione",
];
const SEED: u64 = 7;
/// The trainings whose nets are not in the folder.
const NOT_KEPT: &str = "\nA new net is kept if it is trusted and scores at least 50 % against the hand-made evaluation and against the net of the unchanged \
     rules. The same training, of 120 rounds, gave no such net for `bell[stop=26]`, `jequier-masters[stop=26]`, `jequier-masters[hit=none]`, \
     `jequier-masters[fall_back]`, `jequier-masters[may_decline_off]` and `kendall-masters[clear_first=1-20]`, under which no game ended. \
     Nets also learn from games with fewer pieces, which therefore need no net of their own.\n";

/// The folder, and whether to measure.
#[derive(Args)]
pub struct Options {
    /// The folder of the nets.
    #[arg(long, default_value = "tools/nets")]
    folder: PathBuf,
    /// Measure all nets with this many pairs of games, and store the figures in the folder.
    #[arg(long, value_name = "PAIRS")]
    measure: Option<u64>,
    /// The number of threads; 0 for one per core.
    #[arg(long, short, default_value_t = 0)]
    threads: usize,
}

/// The measured figures.
#[derive(Serialize, Deserialize)]
struct Figures {
    pairs: u64,
    nets: Vec<OfNet>,
    standoffs: Vec<Standoff>,
}

/// A net beside the hand-made evaluation and the net of the unchanged rules.
#[derive(Serialize, Deserialize)]
struct OfNet {
    ruleset: String,
    checksum: String,
    bytes: u64,
    command: String,
    against_hand_made: Estimate,
    against_base_net: Estimate,
    /// The median throws of the unchanged rules by their net and by the hand-made evaluation.
    unchanged: [u64; 2],
    /// The median throws of the reading by the net of the unchanged rules, by its own net and by the
    /// hand-made evaluation.
    reading: [u64; 3],
}

/// Self-play by the net and by the hand-made evaluation.
#[derive(Serialize, Deserialize)]
struct Standoff {
    ruleset: String,
    /// The median throws by either.
    lengths: [u64; 2],
    /// The score of the net against the hand-made evaluation.
    score: Estimate,
}

/// The part of a net's provenance that is shown.
#[derive(Deserialize)]
struct Provenance {
    command: String,
}

/// Measures the nets if asked to, and prints the page.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let file = options.folder.join(FIGURES);
    if let Some(pairs) = options.measure {
        let figures = pool(options.threads)?.install(|| measure(&options.folder, pairs))?;
        let text = serde_json::to_string_pretty(&figures).expect("numbers and texts") + "\n";
        fs::write(&file, text).map_err(|error| refused(&file, &error.to_string()))?;
    }
    let figures = fs::read_to_string(&file).map_err(|error| refused(&file, &error.to_string()))?;
    let figures: Figures =
        serde_json::from_str(&figures).map_err(|error| refused(&file, &error.to_string()))?;
    print!("{}", page(&figures));
    Ok(())
}

fn refused(file: &Path, problem: &str) -> SenetError {
    SenetError::new(ErrorKind::BadFile, format!("{}: {problem}", file.display()))
}

fn measure(folder: &Path, pairs: u64) -> Result<Figures, SenetError> {
    let mut nets = Vec::new();
    for net in load_nets(folder)? {
        nets.push(of_net(&net, folder, pairs)?);
    }
    let standoffs = STANDOFFS.iter().map(|name| standoff(name, pairs));
    Ok(Figures {
        pairs,
        nets,
        standoffs: standoffs.collect::<Result<Vec<Standoff>, SenetError>>()?,
    })
}

fn of_net(net: &Net, folder: &Path, pairs: u64) -> Result<OfNet, SenetError> {
    let ruleset = net.ruleset();
    let name = ruleset
        .name()
        .replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let file = folder.join(format!("{name}.json"));
    let text = fs::read_to_string(&file).map_err(|error| refused(&file, &error.to_string()))?;
    let provenance: Provenance =
        serde_json::from_str(&text).map_err(|error| refused(&file, &error.to_string()))?;
    let bytes = fs::metadata(folder.join(format!("{name}.net")))
        .map_err(|error| refused(&file, &error.to_string()))?
        .len();
    let unchanged = Ruleset::parse(ruleset.id())?;
    let own = BestEvaluator::heuristic().with_net(ruleset, net.clone());
    let base = BestEvaluator::built_in(ruleset);
    let hand_made = BestEvaluator::heuristic();
    Ok(OfNet {
        ruleset: ruleset.name().into(),
        checksum: format!("{:08x}", net.checksum()),
        bytes,
        command: provenance.command,
        against_hand_made: score(ruleset, &own, &hand_made, pairs),
        against_base_net: score(ruleset, &own, &base, pairs),
        unchanged: [&BestEvaluator::built_in(&unchanged), &hand_made]
            .map(|evaluator| median(&unchanged, evaluator, pairs)),
        reading: [&base, &own, &hand_made].map(|evaluator| median(ruleset, evaluator, pairs)),
    })
}

fn standoff(name: &str, pairs: u64) -> Result<Standoff, SenetError> {
    let ruleset = Ruleset::parse(name)?;
    let (net, hand_made) = (
        BestEvaluator::built_in(&ruleset),
        BestEvaluator::heuristic(),
    );
    Ok(Standoff {
        ruleset: name.into(),
        lengths: [&net, &hand_made].map(|evaluator| median(&ruleset, evaluator, pairs)),
        score: score(&ruleset, &net, &hand_made, pairs),
    })
}

/// The first one's score against the second, neither with lookahead.
fn score(
    ruleset: &Ruleset,
    one: &(dyn Evaluator + Sync),
    other: &(dyn Evaluator + Sync),
    pairs: u64,
) -> Estimate {
    let points = (0..pairs).into_par_iter().map(|number| {
        let players = [one, other].map(|one| Contestant::Search(Box::new(one), 0));
        pair(ruleset, [&players[0], &players[1]], SEED, number)
    });
    Estimate::from_samples(&points.collect::<Vec<f64>>())
}

/// The median throws of self-play.
fn median(ruleset: &Ruleset, evaluator: &(dyn Evaluator + Sync), games: u64) -> u64 {
    let lengths = (0..games).into_par_iter().map(|game| {
        let cast = Cast {
            player: Player::NET,
            evaluator,
            chances: Chances::Unknown,
        };
        play_game(ruleset, &cast, SEED, game).throws
    });
    let mut lengths: Vec<u64> = lengths.collect();
    lengths.sort_unstable();
    lengths[lengths.len() / 2]
}

fn percent(estimate: Estimate) -> String {
    format!(
        "{:.1} ± {:.1} %",
        100.0 * estimate.mean,
        100.0 * estimate.margin
    )
}

fn page(figures: &Figures) -> String {
    let mut text = format!(
        "# Nets of single readings\n\n\
         A net can play badly under rules that it was not trained with, and then a great effect of a reading shows only that it was never \
         learnt. The readings with the greatest effects therefore have nets of their own, in [`tools/nets`](../../tools/nets): \
         `senet lab … --nets tools/nets` uses each of them for exactly its rules. The page of the game does not load them. A reading \
         without such a net is played by the net of the unchanged rules, and marked in the tables of the sweeps.\n\n\
         Generated by `senet-tools nets --measure {pairs}`: {pairs} pairs of games for a score, {pairs} games for a median, seed {SEED}, no \
         lookahead. A score is followed by its 95 % interval, for this score alone.\n\n\
         | net | bytes | score against hand-made | against the net of the unchanged rules | unchanged, by its net | reading, by the net of \
         the unchanged rules | reading, by its own net | unchanged, by hand-made | reading, by hand-made |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
        pairs = figures.pairs
    );
    for net in &figures.nets {
        let [base, own, hand_made] = net.reading;
        writeln!(
            text,
            "| `{}` | {} | {} | {} | {} | {base} | **{own}** | {} | {hand_made} |",
            net.ruleset,
            net.bytes,
            percent(net.against_hand_made),
            percent(net.against_base_net),
            net.unchanged[0],
            net.unchanged[1],
        )
        .expect("a text");
    }
    text += "\nThe last five columns are median throws of self-play; 5000 stands for games that were stopped. If a side may keep its pieces on the \
             board (`may_decline_off`), many games of a net never end, and the median says little. Each net was made by the command in its \
             file beside it:\n\n";
    for net in &figures.nets {
        writeln!(text, "- `{}` ({})", net.command, net.checksum).expect("a text");
    }
    text += NOT_KEPT;
    text += &standoffs(figures);
    text
}

/// Whether the long games of nets are skill.
fn standoffs(figures: &Figures) -> String {
    let mut text = String::from(
        "\n## Are the long standoffs of nets skill, or a fault of training?\n\n\
         In Jéquier's and Piccione's rules, a game between two nets takes much longer than a game between two hand-made players.\n\n\
         | rules | median throws, net | hand-made | score of the net against hand-made |\n\
         | --- | ---: | ---: | ---: |\n",
    );
    for one in &figures.standoffs {
        let [net, hand_made] = one.lengths;
        writeln!(
            text,
            "| `{}` | {net} | {hand_made} | {} |",
            one.ruleset,
            percent(one.score)
        )
        .expect("a text");
    }
    text += "\nIn Piccione's rules they are skill: the net waits, and wins most games against a player that does not. In Jéquier's rules there is no \
             evidence of that. With three pieces the net was trained on solved endgames, hardly errs (see `src/players/nets/jequier-masters.json`), and does not \
             stand off; with more pieces its games grow much longer, and its score does not grow with them. So lengths of Jéquier's game by the \
             net are those of players who wait for each other, not of the best play.\n";
    text
}

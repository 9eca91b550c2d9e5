//! `senet strength`: how strong the levels are, as a page and as data.

use crate::arena::contestant;
use crate::solve::solved;
use clap::Args;
use rayon::prelude::*;
use senet::ai::{Evaluator, Level, Strongest};
use senet::arena::{Estimate, pair};
use senet::quality::{Given, Quality, judged_pair};
use senet::rules::CATALOGUE;
use senet::{Ruleset, SenetError};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// The players whose decisions are judged.
const JUDGED: [&str; 11] = [
    "random", "beginner", "runner", "hitter", "casual", "builder", "cautious", "hand", "skilled",
    "expert", "master",
];

/// What to measure, and how well.
#[derive(Args)]
pub struct Options {
    /// Pairs of games from one level to the next, at seven-piece Kendall.
    #[arg(long, default_value_t = 10_000)]
    ladder: u64,
    /// Pairs of games of the strongest level against the skilled one, in every ruleset.
    #[arg(long, default_value_t = 1_000)]
    rulesets: u64,
    /// Pairs of games against perfect play.
    #[arg(long, default_value_t = 1_000)]
    judged: u64,
    /// The rulesets whose players are judged, with so many pieces that they can be solved.
    #[arg(long, num_args = 0.., default_values = ["kendall-masters[pieces=2]", "kendall-modern[pieces=2]"])]
    solved: Vec<String>,
    /// Measure only these anew: `ladder`, the ids of rulesets, or solved rulesets as above. The rest
    /// stays as strength.json has it.
    #[arg(long, num_args = 1..)]
    again: Vec<String>,
    /// The folder of solved layers, with a folder a ruleset.
    #[arg(long)]
    layers: Option<PathBuf>,
    /// The seed.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The folder for strength.md and strength.json.
    #[arg(long, short, default_value = "docs")]
    out: PathBuf,
}

#[derive(Serialize, Deserialize)]
struct Match {
    ruleset: String,
    judge: String,
    a: String,
    b: String,
    pairs: u64,
    seed: u64,
    score: Estimate,
}

#[derive(Serialize, Deserialize)]
struct Judged {
    ruleset: String,
    judge_error: f64,
    player: String,
    quality: Quality,
}

#[derive(Default, Serialize, Deserialize)]
struct Report {
    machine: String,
    ladder: Vec<Match>,
    rulesets: Vec<Match>,
    judged: Vec<Judged>,
}

/// Measures and writes.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let data = options.out.join("strength.json");
    let refused = |error: std::io::Error| SenetError {
        code: "file",
        message: format!("{}: {error}", options.out.display()),
        field: Some("out".into()),
    };
    let all = options.again.is_empty();
    let mut report = if all {
        Report::default()
    } else {
        let known = fs::read(&data).map_err(refused)?;
        serde_json::from_slice(&known).map_err(|error| refused(error.into()))?
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let system = std::env::consts::OS;
    report.machine = format!("{system} {}, {cores} cores", std::env::consts::ARCH);
    measure(options, all, &mut report)?;
    fs::create_dir_all(&options.out).map_err(refused)?;
    let json = format!("{:#}\n", serde_json::json!(report));
    fs::write(&data, json).map_err(refused)?;
    fs::write(options.out.join("strength.md"), page(&report, options)).map_err(refused)
}

/// Measures all, or what is asked for again.
fn measure(options: &Options, all: bool, report: &mut Report) -> Result<(), SenetError> {
    let again = |name: &str| all || options.again.iter().any(|asked| asked == name);
    if again("ladder") {
        report.ladder.clear();
        for levels in Level::ALL.windows(2) {
            let players = [levels[1].name(), levels[0].name()];
            let played = play("kendall-masters", players, options.ladder, options.seed)?;
            report.ladder.push(played);
        }
    }
    let pair = [Level::Master.name(), Level::Skilled.name()];
    for entry in CATALOGUE.iter().filter(|entry| again(entry.id)) {
        let played = play(entry.id, pair, options.rulesets, options.seed)?;
        let mut known = report.rulesets.iter_mut();
        match known.find(|known| known.ruleset == played.ruleset) {
            Some(known) => *known = played,
            None => report.rulesets.push(played),
        }
    }
    let is_solved = |name: &&String| {
        let matched = CATALOGUE.iter().any(|entry| entry.id == name.as_str());
        !matched && name.as_str() != "ladder"
    };
    let solved: Vec<&String> = if all {
        options.solved.iter().collect()
    } else {
        options.again.iter().filter(is_solved).collect()
    };
    for ruleset in solved {
        let judged = judge(options, ruleset)?;
        let is_new = |known: &Judged| known.ruleset != judged[0].ruleset;
        let place = report
            .judged
            .iter()
            .take_while(|known| is_new(known))
            .count();
        report.judged.retain(is_new);
        report.judged.splice(place..place, judged);
    }
    Ok(())
}

fn play(
    ruleset: &str,
    [a, b]: [&'static str; 2],
    pairs: u64,
    seed: u64,
) -> Result<Match, SenetError> {
    let ruleset = Ruleset::parse(ruleset)?;
    let (first, second) = (contestant(&ruleset, a)?, contestant(&ruleset, b)?);
    let numbers = (0..pairs).into_par_iter();
    let shares: Vec<f64> = numbers
        .map(|number| pair(&ruleset, [&first, &second], seed, number))
        .collect();
    let score = Estimate::of(&shares);
    eprintln!("{}: {a} against {b}: {}", ruleset.name(), percent(&score));
    Ok(Match {
        judge: Strongest::of(&ruleset).name().into(),
        ruleset: ruleset.name().into(),
        a: a.into(),
        b: b.into(),
        pairs,
        seed,
        score,
    })
}

fn judge(options: &Options, written: &str) -> Result<Vec<Judged>, SenetError> {
    let ruleset = Ruleset::parse(written)?;
    let table = solved(&ruleset, ruleset.rules().pieces, options.layers.as_deref())?;
    let widths = table.layers().into_iter().map(|layer| layer.width);
    let judge_error = widths.fold(0.0, f64::max);
    let judge_one = |player: &'static str| {
        let contestant = contestant(&ruleset, player)?;
        let numbers = (0..options.judged).into_par_iter();
        let given: Vec<Given> = numbers
            .map(|pair| judged_pair(&ruleset, &contestant, &table, options.seed, pair))
            .collect();
        eprintln!("{}: {player} judged", ruleset.name());
        Ok(Judged {
            ruleset: ruleset.name().into(),
            judge_error,
            player: player.into(),
            quality: Quality::of(&given),
        })
    };
    JUDGED.into_iter().map(judge_one).collect()
}

fn percent(estimate: &Estimate) -> String {
    format!(
        "{:.2} ± {:.2} %",
        100.0 * estimate.mean,
        100.0 * estimate.margin
    )
}

fn page(report: &Report, options: &Options) -> String {
    let mut page = String::from(
        "# How strong the computer plays\n\nMade by `senet strength`; do not edit. \
         Intervals are 95 %, from the spread over pairs of games with the same throws and the \
         sides exchanged.\n\n",
    );
    page += &format!("Machine: {}. Seed {}.\n\n", report.machine, options.seed);
    page += "## The ladder\n\nSeven-piece Kendall (`kendall-masters`): each level's share of the \
             points against the one before.\n\n| level | against | pairs | score |\n\
             | --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.ladder, |one| one.a.clone());
    page += "\n## The strongest level in every ruleset\n\nIts share of the points against \
             `skilled`, the hand-made evaluation with one throw of lookahead.\n\n\
             | ruleset | against | pairs | score |\n| --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.rulesets, |one| one.ruleset.clone());
    page += "\n## What is given away\n\nDecisions with at least two options, in games against \
             perfect play; the judge is the solved game. `hand` is the hand-made evaluation \
             without lookahead, `skilled` the same with one throw, `expert` the net, `master` the \
             net with two throws, where a throw is one move.\n";
    let mut of = "";
    for judged in &report.judged {
        if judged.ruleset != of {
            of = &judged.ruleset;
            let error = judged.judge_error;
            page += &format!(
                "\n`{of}`, {} games each, judge exact within {error:.0e}:\n\n| player | decisions \
                 wrong | loss a decision | loss a game | worst one | score against perfect |\n\
                 | --- | --: | --: | --: | --: | --: |\n",
                judged.quality.games
            );
        }
        add_judged(&mut page, judged);
    }
    page
}

fn add_matches(page: &mut String, matches: &[Match], name: fn(&Match) -> String) {
    for one in matches {
        let (name, score) = (name(one), percent(&one.score));
        // Writing to a string cannot fail.
        let _ = writeln!(page, "| {name} | {} | {} | {score} |", one.b, one.pairs);
    }
}

fn add_judged(page: &mut String, judged: &Judged) {
    let quality = &judged.quality;
    let _ = writeln!(
        page,
        "| {} | {:.2} % | {:.4} ± {:.4} % | {} | {:.2} % | {} |",
        judged.player,
        100.0 * quality.wrong,
        100.0 * quality.loss_a_decision.mean,
        100.0 * quality.loss_a_decision.margin,
        percent(&quality.loss_a_game),
        100.0 * quality.worst,
        percent(&quality.score),
    );
}

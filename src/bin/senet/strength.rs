//! `senet strength`: how strong the levels are, as a page and as data.

use crate::arena::contestant;
use crate::layer_files::LayerFiles;
use crate::solve::solve_layers;
use clap::Args;
use rayon::prelude::*;
use senet::ai::exact::Solver;
use senet::ai::{Evaluator, Level, Strongest};
use senet::arena::{Estimate, pair};
use senet::quality::{Given, Quality, judged_pair};
use senet::rules::CATALOGUE;
use senet::{Ruleset, SenetError};
use serde::Serialize;
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

#[derive(Serialize)]
struct Match {
    ruleset: String,
    judge: String,
    a: &'static str,
    b: &'static str,
    pairs: u64,
    seed: u64,
    score: Estimate,
}

#[derive(Serialize)]
struct Judged {
    ruleset: String,
    judge_error: f64,
    player: &'static str,
    quality: Quality,
}

#[derive(Serialize)]
struct Report {
    machine: String,
    ladder: Vec<Match>,
    rulesets: Vec<Match>,
    judged: Vec<Judged>,
}

/// Measures and writes.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut report = Report {
        machine: format!(
            "{} {}, {cores} cores",
            std::env::consts::OS,
            std::env::consts::ARCH
        ),
        ladder: Vec::new(),
        rulesets: Vec::new(),
        judged: Vec::new(),
    };
    for levels in Level::ALL.windows(2) {
        let players = [levels[1].name(), levels[0].name()];
        let played = play("kendall-masters", players, options.ladder, options.seed)?;
        report.ladder.push(played);
    }
    let pair = [Level::Master.name(), Level::Skilled.name()];
    for entry in &CATALOGUE {
        let played = play(entry.id, pair, options.rulesets, options.seed)?;
        report.rulesets.push(played);
    }
    for ruleset in &options.solved {
        report.judged.extend(judge(options, ruleset)?);
    }
    let refused = |error: std::io::Error| SenetError {
        code: "file",
        message: format!("{}: {error}", options.out.display()),
        field: Some("out".into()),
    };
    fs::create_dir_all(&options.out).map_err(refused)?;
    let json = format!("{:#}\n", serde_json::json!(report));
    fs::write(options.out.join("strength.json"), json).map_err(refused)?;
    fs::write(options.out.join("strength.md"), page(&report, options)).map_err(refused)
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
        a,
        b,
        pairs,
        seed,
        score,
    })
}

fn judge(options: &Options, written: &str) -> Result<Vec<Judged>, SenetError> {
    let ruleset = Ruleset::parse(written)?;
    let folder = options
        .layers
        .as_ref()
        .map(|layers| layers.join(ruleset.id()));
    let mut files = folder.map(|folder| LayerFiles::new(&folder)).transpose()?;
    let mut solver = Solver::new(&ruleset, ruleset.rules().pieces)?;
    solve_layers(&mut solver, files.as_mut())?;
    let table = solver.finish();
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
            player,
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
    add_matches(&mut page, &report.ladder, |one| one.a.to_owned());
    page += "\n## The strongest level in every ruleset\n\nIts share of the points against \
             `skilled`, the hand-made evaluation with one throw of lookahead.\n\n\
             | ruleset | against | pairs | score |\n| --- | --- | --: | --: |\n";
    add_matches(&mut page, &report.rulesets, |one| one.ruleset.clone());
    page += "\n## What is given away\n\nDecisions with at least two options, in games against \
             perfect play; the judge is the solved game. `hand` is the hand-made evaluation \
             without lookahead, `skilled` the same with one throw, `expert` the net, `master` the \
             net with one throw.\n";
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

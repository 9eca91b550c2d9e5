//! `senet-tools strength`: how strong the levels are, as a page and as data.

mod goals;
mod page;
mod report;
mod text;

use crate::arena::contestant;
use crate::solve::solved;
use clap::Args;
use rayon::prelude::*;
use report::{Judged, Match, Report, SolvedGame};
use senet::matches::arena::{Estimate, pair};
use senet::matches::quality::{PairLoss, Quality, scored_pair};
use senet::players::endgames::Solver;
use senet::players::{BestEvaluator, Evaluator, Level};
use senet::rules::CATALOGUE;
use senet::{ErrorKind, Ruleset, SenetError};
use std::fs;
use std::path::PathBuf;

/// The players whose decisions are judged against perfect play.
const JUDGED: [&str; 11] = [
    "random", "beginner", "runner", "hitter", "casual", "builder", "cautious", "hand", "skilled",
    "expert", "master",
];

/// The name of the ladder for `--again`.
const LADDER: &str = "ladder";
const GAMES: &str = "games";
/// The name of the page for `--again`, which only writes it and measures nothing.
const PAGE: &str = "page";

/// The largest table, in bytes, that is solved unless named explicitly.
const MOST_BYTES: u64 = 1 << 30;

/// The options of `senet-tools strength`.
#[derive(Args)]
pub struct Options {
    /// Pairs of games between neighbouring levels, under seven-piece Kendall rules.
    #[arg(long, default_value_t = 10_000)]
    ladder: u64,
    /// Pairs of games of the strongest level against the skilled one, in every ruleset.
    #[arg(long, default_value_t = 1_000)]
    rulesets: u64,
    /// Pairs of games against perfect play.
    #[arg(long, default_value_t = 1_000)]
    judged: u64,
    /// The rulesets whose players are judged, with few enough pieces to be solved.
    #[arg(long, num_args = 0.., default_values = ["kendall-masters[pieces=2]", "kendall-modern[pieces=2]"])]
    solved: Vec<String>,
    /// The rulesets whose small games are solved; `all` skips those beyond a gigabyte.
    #[arg(long, num_args = 0.., default_values = ["all"])]
    games: Vec<String>,
    /// The numbers of pieces per side in these games.
    #[arg(long, num_args = 1.., default_values_t = [1, 2])]
    pieces: Vec<u8>,
    /// Measure only these parts again: `ladder`, the name of a level on it, ids of rulesets, solved
    /// rulesets as above, `games`, or only the `page`. The other results in strength.json are kept.
    #[arg(long, num_args = 1..)]
    again: Vec<String>,
    /// The folder of solved layers, with a subfolder per ruleset.
    #[arg(long)]
    layers: Option<PathBuf>,
    /// The seed.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The folder for strength.md and strength.json.
    #[arg(long, short, default_value = "docs")]
    out: PathBuf,
}

/// Measures and writes the results.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let data = options.out.join("strength.json");
    let refused = |error: std::io::Error| {
        SenetError::new(
            ErrorKind::BadFile,
            format!("{}: {error}", options.out.display()),
        )
        .at("out")
    };
    let mut report = if options.again.is_empty() {
        Report::default()
    } else {
        Report::read(&data).map_err(refused)?
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let system = std::env::consts::OS;
    report.machine = format!("{system} {}, {cores} cores", std::env::consts::ARCH);
    measure(options, &mut report)?;
    fs::create_dir_all(&options.out).map_err(refused)?;
    report.write(&data).map_err(refused)?;
    let page = page::page(&report, options.seed);
    fs::write(options.out.join("strength.md"), page).map_err(refused)
}

/// Measures everything, or the parts named in `--again`.
fn measure(options: &Options, report: &mut Report) -> Result<(), SenetError> {
    let all = options.again.is_empty();
    let again = |name: &str| all || options.again.iter().any(|asked| asked == name);
    for levels in Level::ALL.windows(2) {
        let [b, a] = [levels[0].name(), levels[1].name()];
        if again(LADDER) || again(a) {
            report.add_step(play(
                "kendall-masters",
                [a, b],
                options.ladder,
                options.seed,
            )?);
        }
    }
    let pair = [Level::Master.name(), Level::Skilled.name()];
    for entry in CATALOGUE.iter().filter(|entry| again(entry.id)) {
        report.add_match(play(entry.id, pair, options.rulesets, options.seed)?);
    }
    let is_solved = |name: &&String| {
        let matched = CATALOGUE.iter().any(|entry| entry.id == name.as_str());
        let step = name.parse::<Level>().is_ok();
        !matched && !step && ![LADDER, GAMES, PAGE].contains(&name.as_str())
    };
    let solved: Vec<&String> = if all {
        options.solved.iter().collect()
    } else {
        options.again.iter().filter(is_solved).collect()
    };
    for ruleset in solved {
        report.add_judged(judge(options, ruleset)?);
    }
    if again(GAMES) {
        for game in solved_games(options)? {
            report.add_solved(game);
        }
    }
    Ok(())
}

/// The games selected by the options.
fn solved_games(options: &Options) -> Result<Vec<SolvedGame>, SenetError> {
    let all = options.games == ["all"];
    let ids: Vec<&str> = if all {
        CATALOGUE.iter().map(|entry| entry.id).collect()
    } else {
        options.games.iter().map(String::as_str).collect()
    };
    let mut games = Vec::new();
    for id in ids {
        for &pieces in &options.pieces {
            let ruleset = Ruleset::parse(&format!("{id}[pieces={pieces}]"))?;
            if all && Solver::bytes(&ruleset, pieces)? > MOST_BYTES {
                eprintln!("{}: left out, too large", ruleset.name());
                continue;
            }
            let table = solved(&ruleset, pieces, options.layers.as_deref())?;
            games.push(SolvedGame::measure(&ruleset, id, &table)?);
            eprintln!("{}: solved", ruleset.name());
        }
    }
    Ok(games)
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
    let score = Estimate::from_samples(&shares);
    eprintln!(
        "{}: {a} against {b}: {}",
        ruleset.name(),
        text::percent(&score)
    );
    Ok(Match {
        judge: BestEvaluator::built_in(&ruleset).name().into(),
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
        let given: Vec<PairLoss> = numbers
            .map(|pair| scored_pair(&ruleset, &contestant, &table, options.seed, pair))
            .collect();
        eprintln!("{}: {player} judged", ruleset.name());
        Ok(Judged {
            ruleset: ruleset.name().into(),
            judge_error,
            player: player.into(),
            quality: Quality::from_pairs(&given),
        })
    };
    JUDGED.into_iter().map(judge_one).collect()
}

//! `senet-tools catalogue`: the table of all rulesets with the lengths of their games.

use crate::arguments::pool;
use crate::{playouts, simulate};
use clap::Args;
use senet::lab::{Spread, Summary};
use senet::matches::arena::THROW_CAP;
use senet::rules::{CATALOGUE, CatalogueEntry};
use senet::{ErrorKind, Ruleset, SenetError};
use senet_tools::examples::passes;
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Seconds per throw and move on the page for a person who takes two for each action, measured in whole
/// games of `kendall-masters` by `./build.sh minutes`.
const SECONDS_A_THROW: f64 = 3.5;
/// Number of random games for the speed measurement.
const RANDOM_GAMES: u64 = 50_000;

/// The inputs of the table.
#[derive(Args)]
pub struct Options {
    /// Games of each variant.
    #[arg(long, short, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the games.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The policy of both sides: random, or the name of a level.
    #[arg(long, short, default_value = "casual")]
    policy: String,
    /// The number of threads; 0 for one per core.
    #[arg(long, short, default_value_t = 0)]
    threads: usize,
    /// The worked examples to check the engine with.
    #[arg(long, default_value = "tests/data/vectors.json")]
    examples: PathBuf,
    /// The file for the table.
    #[arg(long, default_value = "docs/rulesets.md")]
    out: PathBuf,
    /// The file for the lengths of games, for the page.
    #[arg(long)]
    lengths: Option<PathBuf>,
}

/// Plays the games and writes the table.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let text = fs::read_to_string(&options.examples);
    let text = text.map_err(|error| file_error(&options.examples, &error))?;
    let examples: Vec<Value> =
        serde_json::from_str(&text).map_err(|error| file_error(&options.examples, &error))?;
    let pool = pool(options.threads)?;
    let mut figures = Vec::new();
    for variant in CATALOGUE.iter().flat_map(CatalogueEntry::variants) {
        let ruleset = Ruleset::parse(&variant)?;
        eprintln!("{}", ruleset.name());
        let Options {
            policy,
            seed,
            games,
            ..
        } = options;
        figures.push(Figures {
            summary: pool.install(|| simulate::summary(&ruleset, policy, *seed, *games))?,
            playouts_a_second: playouts::measured(&ruleset, RANDOM_GAMES).0,
        });
    }
    write(&options.out, &document(options, &examples, &figures))?;
    match &options.lengths {
        Some(path) => write(path, &lengths(&figures)),
        None => Ok(()),
    }
}

struct Figures {
    summary: Summary,
    playouts_a_second: f64,
}

impl Figures {
    /// The minutes of a game of median length, if known.
    fn minutes(&self) -> Option<f64> {
        let throws = self.summary.throws.median?;
        Some((throws * SECONDS_A_THROW / 60.0).ceil())
    }
}

fn file_error(path: &Path, error: &dyn std::error::Error) -> SenetError {
    SenetError::new(ErrorKind::BadFile, format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), SenetError> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder
        .and_then(|()| fs::write(path, text))
        .map_err(|error| file_error(path, &error))
}

/// This machine's processor, if the system reports it.
fn processor() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"))
        .and_then(|rest| rest.split_once(':'))
        .map_or("unknown processor", |(_, name)| name.trim());
    format!("{name}, {cores} cores")
}

/// The examples of a ruleset, or of one with the same rules under another name.
fn examples_of(entry: &CatalogueEntry, examples: &[Value]) -> Vec<Value> {
    let alike = |example: &&Value| {
        let named = example["ruleset"].as_str().and_then(CatalogueEntry::by_id);
        named.is_some_and(|named| (named.rules)() == (entry.rules)())
    };
    let renamed = |example: &Value| {
        let mut example = example.clone();
        example["ruleset"] = entry.id.into();
        example
    };
    examples.iter().filter(alike).map(renamed).collect()
}

fn document(options: &Options, examples: &[Value], figures: &[Figures]) -> String {
    let mut text = String::from(
        "# The rulesets\n\n\
         For players and scholars: whose rules these are, and how their games go.\n\n\
         **Nobody knows the ancient rules.** They were never written down, or have not been found. Every ruleset\n\
         here is a modern reconstruction and names its author. For boards without any published rules, the rules\n\
         are our own. [The specification](rules/README.md) gives every rule with its source.\n\n\
         This page is generated; all figures are measured.\n\n",
    );
    let Options {
        games,
        seed,
        policy,
        ..
    } = options;
    let _ = write!(
        text,
        "```sh\n./build.sh tables --games {games} --seed {seed} --policy {policy}\n```\n\n\
         ## Who proposed which rules?\n\n\
         *Examples* counts the worked examples of the specification (passed / all): positions with the complete list\n\
         of legal moves and their results. Rulesets with the same rules share them.\n\n\
         | ruleset | name | author | source | board | options | examples |\n\
         | --- | --- | --- | --- | --- | --- | ---: |\n",
    );
    for entry in CATALOGUE {
        let own = examples_of(entry, examples);
        let passed = own.iter().filter(|example| passes(example)).count();
        let all = own.len();
        let options = match entry.options {
            [] => "–".into(),
            options => options.join(", "),
        };
        let _ = writeln!(
            text,
            "| `{}` | {} | {} | {} | {} | {options} | {passed} / {all} |",
            entry.id, entry.name, entry.author, entry.source, entry.board
        );
    }
    let _ = write!(
        text,
        "\n## How long and how lively are the games?\n\n\
         {games} games of each variant, seed {seed}, both sides played by the level `{policy}`. The same command gives\n\
         the same figures on every machine, except for the last column.\n\n\
         - **throws, turns**: of both sides together: the median, the range of 90 % of the games, and the mean\n\
         - **minutes**: {SECONDS_A_THROW} seconds for each throw of the median and its move, as `./build.sh minutes` measured on the page\n\
         - **stopped**: the share of games stopped after {THROW_CAP} throws. They count as longer than all others. Figures that depend on their result are a dash\n\
         - **score**: the points of the side that begins in finished games, with a win as one and a draw as a half, and the 95 % interval. If many games are stopped, the finished ones are short and may not be typical\n\
         - **draws**: the share of finished games\n\
         - **choices**: the mean number of legal moves, if there is one\n\
         - **real, none**: the shares of decisions with at least two legal moves, and without one\n\
         - **hits, drowned**: per game\n\
         - **comeback**: the share of wins by the side that was behind at half-time, counted in steps\n\
         - **repeated**: the share of games in which a position occurred twice\n\
         - **random**: random games per second on one core ({})\n\n\
         | variant | throws | 90 % | mean | turns | 90 % | mean | minutes | stopped | score | draws | choices | real | none | hits | drowned | comeback | repeated | random |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
        processor()
    );
    for figures in figures {
        text.push_str(&row(figures));
    }
    text
}

/// Formats a statistic, or a dash if it is unknown.
fn known<T>(figure: Option<T>, written: impl Fn(T) -> String) -> String {
    figure.map_or("–".into(), written)
}

/// The median, the 90 % range, and the mean.
fn spread(spread: &Spread) -> [String; 3] {
    let whole = |figure: Option<f64>| known(figure, |figure| figure.to_string());
    let nine_in_ten = known(spread.low, |low| match spread.high {
        Some(high) => format!("{low}–{high}"),
        None => format!("{low} and more"),
    });
    let mean = known(spread.mean, |mean| format!("{mean:.1}"));
    [whole(spread.median), nine_in_ten, mean]
}

fn row(figures: &Figures) -> String {
    let summary = &figures.summary;
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let mut cells = vec![format!("`{}`", summary.ruleset)];
    cells.extend(spread(&summary.throws));
    cells.extend(spread(&summary.turns));
    cells.push(known(figures.minutes(), |minutes| minutes.to_string()));
    cells.push(percent(summary.stopped));
    let score = summary.first_score.zip(summary.first_score_interval);
    cells.push(known(score, |(score, [low, high])| {
        format!(
            "{} ({:.1}–{:.1})",
            percent(score),
            100.0 * low,
            100.0 * high
        )
    }));
    cells.push(known(summary.draws, percent));
    cells.push(format!("{:.2}", summary.branching));
    cells.extend([summary.real_choices, summary.without_move].map(percent));
    for figure in [summary.hits, summary.drownings] {
        cells.push(known(figure, |figure| format!("{figure:.1}")));
    }
    cells.push(known(summary.comebacks, percent));
    cells.push(percent(summary.repeated));
    cells.push(format!("{:.0}", figures.playouts_a_second));
    format!("| {} |\n", cells.join(" | "))
}

/// The median length of a game of each ruleset with its default options, as JSON.
fn lengths(figures: &[Figures]) -> String {
    let bare = figures
        .iter()
        .filter(|figures| !figures.summary.ruleset.contains('['));
    let lines = bare.filter_map(|figures| {
        let Summary {
            ruleset, throws, ..
        } = &figures.summary;
        let (median, minutes) = (throws.median?, figures.minutes()?);
        Some(format!(
            "  \"{ruleset}\": {{ \"throws_median\": {median}, \"minutes\": {minutes} }}"
        ))
    });
    format!("{{\n{}\n}}\n", lines.collect::<Vec<String>>().join(",\n"))
}

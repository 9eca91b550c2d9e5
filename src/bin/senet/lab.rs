//! `senet lab`: measures how a disputed rule affects the game.

mod check;
mod evidence_page;
mod games;
mod lists;
mod metadata;
mod page;
mod part;
mod picture;
mod plan;
mod playing;
mod provenance;
mod report;
mod stored;
mod sweep_table;
mod tables;
mod values;
mod values_page;

use super::arguments::within;
use super::output::Output;
use check::CheckOptions;
use clap::{Args, Subcommand};
use part::{Kind, Part, Shard};
use plan::{MAX_SHARDS, Plan, ShardOptions};
use playing::{Playing, Rows, Untrusted, bad_player, names_of};
use report::Report;
use senet::lab::{
    Across, Comparison, Grid, Run, Sweep, across, compare, grid, grid_rulesets, sweep,
    sweep_rulesets,
};
use senet::{ErrorKind, SenetError};
use serde::Serialize;
use std::path::PathBuf;
use stored::{Made, Picture, Stored};

/// The subcommands of the laboratory.
#[derive(Subcommand)]
pub enum Command {
    /// Compare the first ruleset with each of the others, using the same throws.
    #[command(
        after_help = "Example:\n  senet lab compare -r simple -r bell -p random --measures counts -g 500 -s 1"
    )]
    Compare(CompareOptions),
    /// Change every disputed point of a ruleset separately and rank the points by their effect on the
    /// game.
    #[command(
        after_help = "Example:\n  senet lab sweep -r bell -p hand-made --judge hand-made -g 20 -s 1 -o hand-made.json"
    )]
    Sweep(SweepOptions),
    /// Change two points at once and see whether the effect of one depends on the other.
    #[command(
        after_help = "Example:\n  senet lab grid -r kendall-masters -r jequier-masters --point pairs=off -p random --measures counts -g 100 -s 1"
    )]
    Grid(GridOptions),
    /// Combine the parts written by shards and print the result of the whole run.
    #[command(after_help = "Example:\n  senet lab merge run")]
    Merge(MergeOptions),
    /// Play one part of a plan, as far as it is not finished.
    #[command(after_help = "Example:\n  senet lab shard run 1 --until 25m")]
    Shard(ShardOptions),
    /// Print the numbers of the parts of a plan that are missing or damaged, as array jobs take them: 3,7-9.
    #[command(after_help = "Example:\n  senet lab missing run")]
    Missing {
        /// The folder of the plan.
        folder: PathBuf,
    },
    /// Play a share of the games of finished parts again and compare all counts.
    #[command(after_help = "Example:\n  senet lab check run --share 5")]
    Check(CheckOptions),
    /// Combine whole sweeps by different players and judges and print what holds for all of them.
    #[command(
        after_help = "Example:\n  senet lab across --report hand-made.json human-like.json > report.json"
    )]
    Across(AcrossOptions),
    /// Print the documentation page of a report that `across --report` or `values` printed.
    #[command(after_help = "Example:\n  senet lab page report.json > bell.md")]
    Page {
        /// The report.
        file: PathBuf,
        /// Print all figures as CSV instead.
        #[arg(long)]
        csv: bool,
        /// Print the description of the CSV file instead, by the vocabulary of CSV on the Web.
        #[arg(long, conflicts_with = "csv")]
        metadata: bool,
        /// Print a picture in SVG instead.
        #[arg(long, conflicts_with_all = ["csv", "metadata"])]
        picture: Option<Picture>,
    },
    /// Print the page about evidence and effect of sweeps' reports.
    #[command(after_help = "Example:\n  senet lab evidence report.json > evidence.md")]
    Evidence {
        /// The reports.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Print the report of several rulesets by several players and judges, without a comparison.
    #[command(
        after_help = "Example:\n  senet lab values -r simple -r bell --by random/hand-made -g 20 -s 1 > values.json"
    )]
    Values(values::Options),
    /// Say whether the nets of rulesets are trusted under their rules.
    #[command(after_help = "Example:\n  senet lab trust -r bell")]
    Trust {
        /// A ruleset, with options or house rules.
        #[arg(long = "ruleset", short, required = true)]
        rulesets: Vec<String>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the disputed points of a ruleset.
    #[command(after_help = "Example:\n  senet lab points -r bell")]
    Points {
        /// The ruleset, with options or house rules.
        #[arg(long, short)]
        ruleset: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the measures with their definitions.
    #[command(after_help = "Example:\n  senet lab measures")]
    Measures {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print the counts of each game as CSV.
    #[command(
        after_help = "Example:\n  senet lab games -r bell -p random --measures counts -g 100 -s 1 > games.csv"
    )]
    Games {
        /// The ruleset, with options or house rules.
        #[arg(long, short)]
        ruleset: String,
        #[command(flatten)]
        playing: Playing,
    },
}

/// The output format.
#[derive(Args)]
pub struct OutputOptions {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Play only part K of N, e.g. 2/8, and write it to a file for `senet lab merge`.
    #[arg(long, value_name = "K/N", requires = "output")]
    shard: Option<Shard>,
    /// The file to write the part to.
    #[arg(long, short, value_name = "FILE", conflicts_with = "json")]
    output: Option<PathBuf>,
    /// Play nothing if the file already contains this part of this run.
    #[arg(long, requires = "output")]
    resume: bool,
    /// Take the first games from a shorter run with the same seed: its parts, or the folder of its plan.
    #[arg(long, value_name = "FILE", conflicts_with = "shard", num_args = 1..)]
    reuse: Vec<PathBuf>,
    /// Play nothing: write a plan to this folder, whose parts `senet lab shard` plays.
    #[arg(long, value_name = "FOLDER", requires = "shards", conflicts_with_all = ["json", "shard", "output"])]
    plan: Option<PathBuf>,
    /// The number of parts of the plan.
    #[arg(long, requires = "plan", value_parser = within(1..=MAX_SHARDS))]
    shards: Option<u64>,
}

/// The rulesets to compare.
#[derive(Args)]
pub struct CompareOptions {
    /// A ruleset, with options or house rules; the others are compared with the first.
    #[arg(long = "ruleset", short, required = true)]
    rulesets: Vec<String>,
    #[command(flatten)]
    playing: Playing,
    #[command(flatten)]
    output: OutputOptions,
}

/// The ruleset to sweep.
#[derive(Args)]
pub struct SweepOptions {
    /// The ruleset, with options or house rules.
    #[arg(long, short)]
    ruleset: String,
    /// Leave out the readings whose net is not trusted, instead of replacing the nets in all readings.
    #[arg(long)]
    leave_out: bool,
    #[command(flatten)]
    playing: Playing,
    #[command(flatten)]
    output: OutputOptions,
    /// Print the documentation page in Markdown.
    #[arg(long, conflicts_with_all = ["json", "output"])]
    markdown: bool,
}

/// The rulesets and points of a grid.
#[derive(Args)]
pub struct GridOptions {
    /// A ruleset, with options or house rules; two if only one point is changed.
    #[arg(long = "ruleset", short, required = true)]
    rulesets: Vec<String>,
    /// A changed point, such as pairs=off; two if there is only one ruleset.
    #[arg(long = "point", required = true)]
    points: Vec<String>,
    #[command(flatten)]
    playing: Playing,
    #[command(flatten)]
    output: OutputOptions,
}

/// The parts to merge.
#[derive(Args)]
pub struct MergeOptions {
    /// The files of all parts of a run, in any order, or the folder of its plan.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Print the documentation page of a sweep in Markdown.
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
}

/// The sweeps to combine.
#[derive(Args)]
pub struct AcrossOptions {
    /// The files of whole sweeps, each by another player or judge.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Print the report from which `senet lab page` makes the documentation page.
    #[arg(long, conflicts_with = "json")]
    report: bool,
}

/// The format of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Table,
    Json,
    Markdown,
}

impl Form {
    fn new(json: bool, markdown: bool) -> Form {
        match (json, markdown) {
            (true, _) => Form::Json,
            (_, true) => Form::Markdown,
            _ => Form::Table,
        }
    }
}

/// Runs a subcommand.
pub fn run(command: &Command, out: &mut Output) -> Result<(), SenetError> {
    let replace = Untrusted::Replace;
    let text = match command {
        Command::Compare(CompareOptions {
            rulesets,
            playing,
            output,
        }) => {
            let names = names_of(rulesets)?;
            if names.len() < 2 {
                let message = "a comparison needs two rulesets: give -r twice";
                return Err(SenetError::new(ErrorKind::BadOption, message).at("ruleset"));
            }
            let form = Form::new(output.json, false);
            played(Kind::Compare, &names, playing, output, form, replace)?
        }
        Command::Sweep(options) => {
            let names = sweep_rulesets(&options.ruleset)?;
            let form = Form::new(options.output.json, options.markdown);
            let untrusted = match options.leave_out {
                true => Untrusted::LeaveOut,
                false => replace,
            };
            let (playing, output) = (&options.playing, &options.output);
            played(Kind::Sweep, &names, playing, output, form, untrusted)?
        }
        Command::Grid(GridOptions {
            rulesets,
            points,
            playing,
            output,
        }) => {
            let names = grid_rulesets(rulesets, points)?;
            let form = Form::new(output.json, false);
            played(Kind::Grid, &names, playing, output, form, replace)?
        }
        Command::Merge(options) => {
            let merged = part::merge(&plan::part_files(&options.files)?)?;
            let form = Form::new(options.json, options.markdown);
            result(merged.kind, vec![(merged.run, merged.rows)], form)?
        }
        Command::Shard(options) => {
            plan::shard(options)?;
            String::new()
        }
        Command::Missing { folder } => plan::missing(folder)?,
        Command::Check(options) => check::check(options)?,
        Command::Across(options) => {
            let mut runs = Vec::new();
            for file in &options.files {
                let merged = part::merge(std::slice::from_ref(file))?;
                runs.push((merged.run, merged.rows));
            }
            if options.report {
                Report::new(&runs)?.to_text()
            } else if options.json {
                json_of(&across(&runs)?)
            } else {
                tables::across(&across(&runs)?)
            }
        }
        Command::Page {
            file,
            csv,
            metadata,
            picture,
        } => {
            let made = match (csv, metadata, picture) {
                (true, ..) => Made::Csv,
                (_, true, _) => Made::Metadata,
                (.., Some(picture)) => Made::Picture(*picture),
                _ => Made::Page,
            };
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            Stored::read(file)?.make(made, &name)?
        }
        Command::Evidence { files } => {
            let reports = files.iter().map(|file| Stored::read(file)?.sweep());
            evidence_page::markdown(&reports.collect::<Result<Vec<Report>, SenetError>>()?)
        }
        Command::Values(options) => json_of(&values::play(options)?),
        Command::Trust { rulesets, json } => lists::trust(rulesets, *json)?,
        Command::Points { ruleset, json } => lists::points(ruleset, *json)?,
        Command::Measures { json } => lists::measures(*json),
        Command::Games { ruleset, playing } => games::rows(ruleset, playing)?,
    };
    write!(out, "{text}")
}

/// Plays a run and returns its result as text, or writes it to a file.
fn played(
    kind: Kind,
    rulesets: &[String],
    playing: &Playing,
    output: &OutputOptions,
    form: Form,
    untrusted: Untrusted,
) -> Result<String, SenetError> {
    let [player] = playing.players()?[..] else {
        let is_one_run =
            output.output.is_some() || output.plan.is_some() || !output.reuse.is_empty();
        if kind == Kind::Grid || is_one_run {
            return Err(bad_player(
                "‘all’ players are allowed only for a whole comparison or sweep: name one player here",
            ));
        }
        return result(kind, playing.play_all(rulesets, untrusted)?, form);
    };
    let set_up = playing.set_up(rulesets, player, untrusted)?;
    let mut rows = plan::reused(&output.reuse, kind, &set_up.run)?;
    if let (Some(folder), Some(shards)) = (&output.plan, output.shards) {
        if playing.nets.is_some() {
            let message =
                "the parts of a plan are played with the program’s own nets: leave out --nets";
            return Err(SenetError::new(ErrorKind::BadOption, message).at("nets"));
        }
        Plan::create(folder, kind, set_up.run, shards, &rows)?;
        return Ok(String::new());
    }
    let range = output.shard.unwrap_or(Shard::WHOLE).games(playing.games);
    let file = output.output.as_deref();
    if let Some(file) = file.filter(|_| output.resume) {
        let part = Part::read(file);
        if part.is_ok_and(|part| part.is(kind, &set_up.run, &range)) {
            return Ok(String::new());
        }
    }
    let games: Vec<u64> = (range.start + rows[0].len() as u64..range.end).collect();
    let played = set_up.play(playing.running.threads, &games, None)?;
    for (rows, played) in rows.iter_mut().zip(played) {
        rows.extend(played);
    }
    if let Some(file) = file {
        Part::new(kind, set_up.run, range, &rows).write(file)?;
        return Ok(String::new());
    }
    result(kind, vec![(set_up.run, rows)], form)
}

/// The result of one run, or of the same games by several players.
fn result(kind: Kind, runs: Vec<(Run, Rows)>, form: Form) -> Result<String, SenetError> {
    if kind == Kind::Sweep && form == Form::Markdown {
        return Ok(page::markdown(&Report::new(&runs)?));
    }
    let together = match runs.len() {
        1 => None,
        _ => Some(across(&runs)?),
    };
    let mut results = Vec::new();
    for (run, rows) in &runs {
        match kind {
            Kind::Compare => {
                results.extend(compare(run, rows)?.into_iter().map(Outcome::Comparison))
            }
            Kind::Grid => results.push(Outcome::Grid(grid(run, rows)?)),
            Kind::Sweep => results.push(Outcome::Sweep(sweep(run, rows)?)),
        }
    }
    if form == Form::Json {
        return Ok(match (together, &results[..]) {
            (Some(across), _) => json_of(&Together { results, across }),
            (None, [one]) => json_of(one),
            (None, all) => json_of(all),
        });
    }
    let mut texts: Vec<String> = results.iter().map(Outcome::table).collect();
    texts.extend(together.as_ref().map(tables::across));
    Ok(texts.join("\n"))
}

/// The result of one run.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome {
    Comparison(Comparison),
    Grid(Grid),
    Sweep(Sweep),
}

impl Outcome {
    fn table(&self) -> String {
        match self {
            Outcome::Comparison(comparison) => tables::comparison(comparison),
            Outcome::Grid(grid) => tables::grid(grid),
            Outcome::Sweep(sweep) => sweep_table::sweep(sweep),
        }
    }
}

/// The results by several players, and what they say together.
#[derive(Serialize)]
struct Together {
    results: Vec<Outcome>,
    across: Across,
}

/// JSON with a line break at the end.
fn json_of<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string_pretty(value).expect("numbers and texts") + "\n"
}

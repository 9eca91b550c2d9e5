//! `senet lab`: measures how a disputed rule affects the game.

mod part;
mod tables;

use super::arguments::{MAX_GAMES, pool, seed, within};
use super::output::Output;
use clap::{Args, Subcommand};
use part::{Kind, Part, Shard};
use rayon::prelude::*;
use senet::ai::BestEvaluator;
use senet::net_check::best_for;
use senet::rules::evidence::Evidence;
use senet::sim::{
    GameRow, MEASURES, Player, Run, Versions, compare, disputes, grid, grid_rulesets, judge_name,
    parse_variant, play_game, sweep, sweep_rulesets,
};
use senet::{ErrorKind, Ruleset, SenetError};
use serde_json::json;
use std::ops::Range;
use std::path::PathBuf;

/// The subcommands of the laboratory.
#[derive(Subcommand)]
pub enum Command {
    /// Compare the first ruleset with each of the others, using the same throws.
    Compare(CompareOptions),
    /// Change every disputed point of a ruleset separately and rank the points by their effect on the
    /// game.
    Sweep(SweepOptions),
    /// Change two points at once and see whether the effect of one depends on the other.
    Grid(GridOptions),
    /// Combine the parts written by shards and print the result of the whole run.
    Merge(MergeOptions),
    /// List the disputed points of a ruleset.
    Points {
        /// The ruleset, with options or house rules.
        #[arg(long, short)]
        ruleset: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the measures with their definitions.
    Measures {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print the counts of each game as CSV.
    Games {
        /// The ruleset, with options or house rules.
        #[arg(long, short)]
        ruleset: String,
        #[command(flatten)]
        playing: Playing,
    },
}

/// The players and the number of games.
#[derive(Args)]
pub struct Playing {
    /// The players: near-perfect, hand-made, human-like or random; `all` compares with each of the
    /// first three.
    #[arg(long, short, default_value = "near-perfect")]
    player: String,
    /// The number of games for each ruleset: choose 500, 2000 or 10000 before you look at results.
    #[arg(long, short, default_value_t = 2_000, value_parser = within(1..=MAX_GAMES))]
    games: u64,
    /// The seed: the same seed gives the same results on any machine and with any number of threads.
    #[arg(long, short, default_value_t = 1, value_parser = seed)]
    seed: u64,
    /// The number of threads, at most four per core; 0 for one per core.
    #[arg(long, short, default_value_t = 0, value_parser = within(0..=usize::MAX))]
    threads: usize,
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
    /// The files of all parts of a run, in any order.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Print the documentation page of a sweep in Markdown.
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
}

/// The name that stands for all kinds of player except random.
const EVERYONE: &str = "all";

/// The format of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Table,
    Json,
    Markdown,
}

impl Form {
    fn json_if(json: bool) -> Form {
        if json { Form::Json } else { Form::Table }
    }
}

/// Runs a subcommand.
pub fn run(command: &Command, out: &mut Output) -> Result<(), SenetError> {
    match command {
        Command::Compare(options) => {
            let rulesets = options.rulesets.iter();
            let names = rulesets.map(|text| Ok(parse_variant(text)?.name().to_owned()));
            let names = names.collect::<Result<Vec<String>, SenetError>>()?;
            if names.len() < 2 {
                let message = "a comparison needs two rulesets: give -r twice";
                return Err(SenetError::new(ErrorKind::BadOption, message).at("ruleset"));
            }
            let form = Form::json_if(options.output.json);
            play_and_print(
                Kind::Compare,
                names,
                &options.playing,
                &options.output,
                form,
                out,
            )
        }
        Command::Sweep(options) => {
            let names = sweep_rulesets(&options.ruleset)?;
            let form = if options.markdown {
                Form::Markdown
            } else {
                Form::json_if(options.output.json)
            };
            play_and_print(
                Kind::Sweep,
                names,
                &options.playing,
                &options.output,
                form,
                out,
            )
        }
        Command::Grid(options) => {
            let names = grid_rulesets(&options.rulesets, &options.points)?;
            let form = Form::json_if(options.output.json);
            play_and_print(
                Kind::Grid,
                names,
                &options.playing,
                &options.output,
                form,
                out,
            )
        }
        Command::Merge(options) => {
            let merged = part::merge(&options.files)?;
            let form = if options.markdown {
                Form::Markdown
            } else {
                Form::json_if(options.json)
            };
            print(merged.kind, &merged.run, &merged.rows, form, out)
        }
        Command::Points { ruleset, json } => print_points(ruleset, *json, out),
        Command::Measures { json } => print_measures(*json, out),
        Command::Games { ruleset, playing } => print_games(ruleset, playing, out),
    }
}

/// A ruleset with its evaluator.
struct Table {
    ruleset: Ruleset,
    judge: BestEvaluator,
}

fn tables(names: &[String]) -> Result<Vec<Table>, SenetError> {
    let table = |name: &String| {
        let ruleset = parse_variant(name)?;
        let judge = best_for(&ruleset);
        Ok(Table { ruleset, judge })
    };
    names.par_iter().map(table).collect()
}

fn play_and_print(
    kind: Kind,
    rulesets: Vec<String>,
    playing: &Playing,
    output: &OutputOptions,
    form: Form,
    out: &mut Output,
) -> Result<(), SenetError> {
    if playing.player == EVERYONE {
        return compare_everyone(kind, &rulesets, playing, output, form, out);
    }
    let player: Player = playing.player.parse()?;
    let shard = output.shard.unwrap_or(Shard::WHOLE);
    let range = shard.games(playing.games);
    let (run, rows) = play(rulesets, player, playing, &range)?;
    match &output.output {
        Some(file) => Part::new(kind, run, range, &rows).write(file),
        None => print(kind, &run, &rows, form, out),
    }
}

/// Plays a range of games for every ruleset.
fn play(
    rulesets: Vec<String>,
    player: Player,
    playing: &Playing,
    range: &Range<u64>,
) -> Result<(Run, Vec<Vec<GameRow>>), SenetError> {
    let (judges, rows) = pool(playing.threads)?.install(|| {
        let tables = tables(&rulesets)?;
        let judges = tables
            .iter()
            .map(|table| judge_name(&table.judge))
            .collect();
        let rows = tables.iter().map(|table| {
            let games = range.clone().into_par_iter();
            let play = |game| play_game(&table.ruleset, &table.judge, player, playing.seed, game);
            games.map(play).collect()
        });
        Ok::<_, SenetError>((judges, rows.collect::<Vec<Vec<GameRow>>>()))
    })?;
    let run = Run {
        rulesets,
        player,
        games: playing.games,
        seed: playing.seed,
        versions: Versions::with_judges(judges),
    };
    Ok((run, rows))
}

/// Compares with each of the three kinds of player, and reports where the results depend on the kind.
fn compare_everyone(
    kind: Kind,
    rulesets: &[String],
    playing: &Playing,
    output: &OutputOptions,
    form: Form,
    out: &mut Output,
) -> Result<(), SenetError> {
    if kind != Kind::Compare || output.output.is_some() {
        let message = "‘all’ players are allowed only for a whole comparison: name one player here";
        return Err(SenetError::new(ErrorKind::BadOption, message).at("player"));
    }
    let mut all = Vec::new();
    for player in [Player::NearPerfect, Player::HandMade, Player::HumanLike] {
        let (run, rows) = play(rulesets.to_vec(), player, playing, &(0..playing.games))?;
        all.extend(compare(&run, &rows)?);
    }
    if form == Form::Json {
        print_json(out, &json_of(&all))
    } else {
        for comparison in &all {
            tables::print_comparison(comparison, out)?;
        }
        tables::print_disagreements(&all, out)
    }
}

fn print(
    kind: Kind,
    run: &Run,
    rows: &[Vec<GameRow>],
    form: Form,
    out: &mut Output,
) -> Result<(), SenetError> {
    match kind {
        Kind::Compare => {
            let comparisons = compare(run, rows)?;
            match (form, &comparisons[..]) {
                (Form::Json, [comparison]) => print_json(out, &json_of(comparison)),
                (Form::Json, all) => print_json(out, &json_of(all)),
                (_, all) => all
                    .iter()
                    .try_for_each(|one| tables::print_comparison(one, out)),
            }
        }
        Kind::Grid => {
            let grid = grid(run, rows)?;
            match form {
                Form::Json => print_json(out, &json_of(&grid)),
                Form::Table | Form::Markdown => tables::print_grid(&grid, out),
            }
        }
        Kind::Sweep => {
            let sweep = sweep(run, rows)?;
            match form {
                Form::Json => print_json(out, &json_of(&sweep)),
                Form::Table => tables::print_sweep(&sweep, out),
                Form::Markdown => tables::print_sweep_page(&sweep, out),
            }
        }
    }
}

/// Serializes the fields in declaration order.
fn json_of<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string_pretty(value).expect("numbers and texts")
}

fn print_json(out: &mut Output, text: &str) -> Result<(), SenetError> {
    writeln!(out, "{text}")
}

fn print_points(ruleset: &str, json: bool, out: &mut Output) -> Result<(), SenetError> {
    let disputes = disputes(ruleset)?;
    if json {
        return print_json(out, &json_of(&disputes));
    }
    for dispute in disputes {
        let own = dispute.evidence.map_or("-", Evidence::name);
        writeln!(
            out,
            "{:<36} {own:<14} {}",
            dispute.option,
            dispute.sources.join(", ")
        )?;
    }
    Ok(())
}

fn print_measures(json: bool, out: &mut Output) -> Result<(), SenetError> {
    if json {
        let measures = MEASURES.iter().map(|measure| {
            json!({
                "id": measure.id,
                "unit": measure.unit.name(),
                "definition": measure.definition,
                "source": measure.source,
            })
        });
        return print_json(out, &json_of(&measures.collect::<Vec<_>>()));
    }
    for measure in MEASURES {
        writeln!(out, "{} ({})", measure.id, measure.unit.name())?;
        writeln!(out, "    {}", measure.definition)?;
        writeln!(out, "    Source: {}.", measure.source)?;
    }
    Ok(())
}

fn print_games(ruleset: &str, playing: &Playing, out: &mut Output) -> Result<(), SenetError> {
    let player: Player = playing.player.parse()?;
    let rows: Vec<GameRow> = pool(playing.threads)?.install(|| {
        let ruleset = parse_variant(ruleset)?;
        let judge = best_for(&ruleset);
        let games = (0..playing.games).into_par_iter();
        let play = |game| play_game(&ruleset, &judge, player, playing.seed, game);
        Ok::<_, SenetError>(games.map(play).collect())
    })?;
    writeln!(out, "game,{}", GameRow::COLUMNS.join(","))?;
    for (game, row) in rows.iter().enumerate() {
        let fields = row.to_array().map(|field| field.to_string());
        writeln!(out, "{game},{}", fields.join(","))?;
    }
    Ok(())
}

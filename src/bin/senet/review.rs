//! `senet review`.

use crate::arguments::within;
use crate::input;
use crate::layer_files::LayerFiles;
use crate::output::Output;
use clap::Args;
use senet::matches::net_check::best_for;
use senet::players::Endgames;
use senet::players::endgames::Tablebase;
use senet::review::{BestJudge, Review, ReviewReport, ReviewRow, SameSticks, same_sticks};
use senet::{Game, Ruleset, SenetError, Side};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The game and the output format.
#[derive(Args)]
pub struct Options {
    /// The file of a record; standard input if absent or `-`.
    record: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Print CSV: a header line, then one line per row.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// The record of a rematch with the sticks exchanged. Only reports which player used the same
    /// sticks better.
    #[arg(long)]
    rematch: Option<PathBuf>,
    /// The folder of layers written by `senet solve --out`, with a subfolder for each ruleset.
    /// Positions found there are judged exactly. Without this option the command solves the endgames
    /// that the page solves.
    #[arg(long)]
    layers: Option<PathBuf>,
    /// The judge's lookahead in throws where nothing is solved; the same for the whole review.
    #[arg(long, value_parser = within(0..=3_u8))]
    ahead: Option<u8>,
    /// Do not solve endgames.
    #[arg(long, conflicts_with = "layers")]
    no_endgames: bool,
}

/// Prints the review, or compares the game with its rematch.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let game = game_of(options.record.as_deref(), "record")?;
    let endgames = endgames(options, game.ruleset())?;
    let mut review = review_of(options, &game, endgames.clone());
    let text = if let Some(rematch) = &options.rematch {
        let rematch = game_of(Some(rematch), "rematch")?;
        let endgames = if rematch.ruleset() == game.ruleset() {
            endgames
        } else {
            self::endgames(options, rematch.ruleset())?
        };
        let mut rematch = review_of(options, &rematch, endgames);
        let compared = same_sticks(&mut review, &mut rematch)?;
        if options.json {
            json(&compared)
        } else {
            compared_text(&compared)
        }
    } else {
        let report = review.report();
        if options.json {
            json(&report)
        } else if options.csv {
            csv(&report.rows)
        } else {
            table(&report, &review)
        }
    };
    writeln!(out, "{}", text.trim_end())
}

fn game_of(record: Option<&Path>, field: &str) -> Result<Game, SenetError> {
    Game::from_record(&input::text(record, field)?)
}

/// The endgames for reviews of games with these rules.
fn endgames(options: &Options, ruleset: &Ruleset) -> Result<Option<Arc<Tablebase>>, SenetError> {
    Ok(match &options.layers {
        Some(folder) => {
            let files = LayerFiles::for_ruleset(ruleset, folder, "layers");
            let pieces = ruleset.rules().pieces;
            Some(Arc::new(files.table(ruleset, pieces)?))
        }
        None if options.no_endgames => None,
        None => Endgames::on_demand(ruleset).map(Arc::new),
    })
}

fn review_of(options: &Options, game: &Game, endgames: Option<Arc<Tablebase>>) -> Review {
    let ruleset = game.ruleset();
    let mut judge = BestJudge::new(ruleset, best_for(ruleset), endgames);
    if let Some(throws) = options.ahead {
        judge = judge.looking_ahead(throws);
    }
    Review::new(game, Box::new(judge))
}

fn json(report: &impl Serialize) -> String {
    serde_json::to_string(report).expect("it is plain data")
}

fn compared_text(compared: &SameSticks) -> String {
    let mut text = String::new();
    for (player, (points, loss)) in (1..).zip(compared.points.iter().zip(compared.loss)) {
        text += &format!(
            "With the same sticks player {player} scored {points} of 2 points and lost {:.2}.\n",
            100.0 * loss
        );
    }
    text + &match compared.better {
        Some(player) => format!("Player {player} used them better."),
        None => "Both used them equally well.".into(),
    }
}

fn csv(rows: &[ReviewRow]) -> String {
    let mut lines = String::from(
        "n,side,sticks,value,before,expected,best,played,luck,gap,loss,stakes,from,to,best_from,best_to\n",
    );
    for row in rows {
        let [from, to] = from_and_to(row.moves.as_deref());
        let [best_from, best_to] = from_and_to(row.best_moves.as_deref());
        let fields = [
            row.n.to_string(),
            row.side.letter().into(),
            row.sticks.clone().unwrap_or_default(),
            row.value.map_or(String::new(), |value| value.to_string()),
            row.before.to_string(),
            row.expected.to_string(),
            row.best.to_string(),
            row.played.to_string(),
            row.luck.to_string(),
            row.gap.to_string(),
            row.loss.to_string(),
            row.stakes.to_string(),
            from,
            to,
            best_from,
            best_to,
        ];
        lines += &fields.join(",");
        lines.push('\n');
    }
    lines
}

/// The moves of a row in two columns: a spreadsheet would read `11-15` as a date. A move without houses,
/// such as `rescue`, stands in both.
fn from_and_to(moves: Option<&str>) -> [String; 2] {
    let moves = moves.unwrap_or_default().split(' ');
    let parts = moves.map(|written| match written.split_once('-') {
        Some((from, to)) if !from.contains('x') => (from, to.replace('-', ">")),
        _ => match written.split_once('x') {
            Some((from, _)) => (from, written[from.len()..].replace('-', ">")),
            None => (written, written.to_owned()),
        },
    });
    let (from, to): (Vec<&str>, Vec<String>) = parts.unzip();
    [from.join(" "), to.join(" ")]
}

/// Formats the review as a table, in percentage points.
fn table(report: &ReviewReport, review: &Review) -> String {
    let mut lines = vec![
        format!("{}, judged by: {}", report.ruleset, report.judge),
        "Chances and luck are White’s, in percent; a loss is that of the side to move.".into(),
        format!(
            "{:>4} {:<4} {:<14} {:>6} {:>7} {:>6} {:>7} {:>7}  {:<20} {}",
            "n", "side", "sticks", "before", "luck", "gap", "loss", "stakes", "played", "better"
        ),
    ];
    lines.extend(report.rows.iter().map(line));
    let sum = &report.sum;
    lines.push(format!(
        "start {:.2}, sticks {:+.2}, not sure {:+.2}, White’s choices {:+.2}, Black’s choices {:+.2}: {} {:.2}",
        100.0 * report.start,
        100.0 * sum.luck,
        100.0 * sum.gap,
        -100.0 * sum.loss.white,
        100.0 * sum.loss.black,
        if review.is_finished() {
            "result"
        } else {
            "not finished, now"
        },
        100.0 * report.result,
    ));
    lines.extend(Side::BOTH.map(|side| {
        let found = review.found(side);
        let name = ["White", "Black"][side.index()];
        let (best, choices) = (found.best, found.choices);
        format!("{name} found the best move in {best} of {choices} choices.")
    }));
    lines.join("\n")
}

fn line(row: &ReviewRow) -> String {
    let played = row.moves.as_deref().unwrap_or("-");
    let better = row.best_moves.as_deref().filter(|_| row.loss > 0.0);
    let throw = match (&row.sticks, row.value) {
        (Some(sticks), Some(value)) => format!("{sticks}={value}"),
        _ => String::new(),
    };
    let line = format!(
        "{:>4} {:<4} {throw:<14} {:>6.2} {:>+7.2} {:>+6.2} {:>7.2} {:>7.2}  {played:<20} {}",
        row.n,
        row.side.letter(),
        100.0 * row.before,
        100.0 * row.luck,
        100.0 * row.gap,
        100.0 * row.loss,
        100.0 * row.stakes,
        better.unwrap_or_default(),
    );
    line.trim_end().into()
}

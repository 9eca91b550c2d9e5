//! Pictures of a report about several rulesets, in SVG.

use super::tables::{distinct, line};
use super::values::{OneValue, ValuesReport};
use super::values_page::{axis, randomness};
use senet::lab::SCORE;
use std::fmt::Write;

/// The colours of the players, which also differ in shape or brightness.
const COLOURS: [&str; 4] = ["#0b4f8a", "#b3541e", "#3c7a3c", "#777777"];
const INK: &str = "#222222";
const GRID: &str = "#d8d8d8";

/// The measures of the picture of players: the name, the heading, and the ends of the axis.
const COLUMNS: [(&str, &str, [f64; 2]); 4] = [
    ("length", "median throws", [50.0, 5_000.0]),
    ("skill_beginner", "skill, %", [0.4, 1.0]),
    ("late_luck", "luck in the last ten throws, %", [0.0, 1.0]),
    ("choices", "decisions with a choice, %", [0.4, 1.0]),
];
const LEFT: f64 = 130.0;
const WIDTH: f64 = 170.0;
const GAP: f64 = 30.0;
const ROW: f64 = 30.0;
const TOP: f64 = 74.0;

fn begin(width: f64, height: f64, title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         role=\"img\" font-family=\"sans-serif\" font-size=\"12\" fill=\"{INK}\">\n<title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    )
}

fn text_at(svg: &mut String, [x, y]: [f64; 2], anchor: &str, text: &str) {
    line!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
    );
}

fn stroke(svg: &mut String, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], colour: &str) {
    line!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{colour}\"/>"
    );
}

/// Draws a point of the plot. Each player has a shape and a colour.
fn mark(svg: &mut String, [x, y]: [f64; 2], player: usize) {
    let colour = COLOURS[player % COLOURS.len()];
    match player % 3 {
        0 => line!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"{colour}\"/>"
        ),
        1 => line!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"8\" height=\"8\" fill=\"{colour}\"/>",
            x - 4.0,
            y - 4.0
        ),
        _ => line!(
            svg,
            "<path d=\"M{:.1} {:.1}l5 9h-10z\" fill=\"{colour}\"/>",
            x,
            y - 5.0
        ),
    }
}

/// The place of a value on an axis, from 0 to 1; lengths are on a logarithmic one.
fn place(unit: &str, [least, most]: [f64; 2], value: f64) -> f64 {
    let scale = |value: f64| if unit == "throws" { value.ln() } else { value };
    ((scale(value) - scale(least)) / (scale(most) - scale(least))).clamp(0.0, 1.0)
}

/// How long, how skilful and how lucky the games of each kind of player are: a row for each ruleset, and a
/// mark for each player and judge.
pub fn players(report: &ValuesReport) -> String {
    let deliberate = report.samples.iter().filter(|one| one.deliberate);
    let players = distinct(deliberate.map(|one| &*one.player));
    let rulesets = report.rulesets();
    let width = LEFT + 4.0 * WIDTH + 4.0 * GAP;
    let height = TOP + ROW * rulesets.len() as f64 + 34.0;
    let mut svg = begin(width, height, "How the reconstructions play");
    for (number, player) in players.iter().enumerate() {
        let x = LEFT + 130.0 * number as f64;
        mark(&mut svg, [x, 20.0], number);
        text_at(&mut svg, [x + 10.0, 24.0], "start", player);
    }
    text_at(
        &mut svg,
        [LEFT + 130.0 * players.len() as f64, 24.0],
        "start",
        "several marks of a kind: several judges; skill is the judges' own",
    );
    let bottom = TOP + ROW * rulesets.len() as f64;
    for (column, (_, heading, ends)) in COLUMNS.iter().enumerate() {
        let left = LEFT + column as f64 * (WIDTH + GAP);
        text_at(&mut svg, [left, TOP - 24.0], "start", heading);
        let ticks: &[f64] = match column {
            0 => &[50.0, 100.0, 200.0, 500.0, 1_000.0, 5_000.0],
            2 => &[0.0, 0.25, 0.5, 0.75, 1.0],
            _ => &[0.4, 0.6, 0.8, 1.0],
        };
        for tick in ticks {
            let unit = if column == 0 { "throws" } else { "share" };
            let x = left + WIDTH * place(unit, *ends, *tick);
            stroke(&mut svg, [x, TOP - 8.0], [x, bottom], GRID);
            let label = if column == 0 {
                format!("{tick}")
            } else {
                format!("{:.0}", 100.0 * tick)
            };
            text_at(&mut svg, [x, bottom + 16.0], "middle", &label);
        }
    }
    for (row, ruleset) in rulesets.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        text_at(&mut svg, [LEFT - 14.0, y + 4.0], "end", ruleset);
        for (column, (id, _, ends)) in COLUMNS.iter().enumerate() {
            let left = LEFT + column as f64 * (WIDTH + GAP);
            let samples = report.samples_of(ruleset).filter(|one| one.deliberate);
            for sample in samples {
                let Some((one, value)) = sample.of(id).and_then(|one| Some((one, one.value?)))
                else {
                    continue;
                };
                // Skill is that of the judge.
                let who = if *id == "skill_beginner" {
                    &sample.judge
                } else {
                    &sample.player
                };
                let Some(player) = players.iter().position(|player| player == who) else {
                    continue;
                };
                let x = left + WIDTH * place(&one.unit, *ends, value);
                mark(&mut svg, [x, y], player);
            }
        }
    }
    svg + "</svg>\n"
}

const PANEL: [f64; 2] = [210.0, 110.0];
const PANELS: usize = 4;

/// How strength changes the length of a game and the score against random play: a panel for each ruleset.
pub fn strength(report: &ValuesReport) -> String {
    let rulesets = report.rulesets();
    let axis = axis(report);
    let rows = rulesets.len().div_ceil(PANELS);
    let [wide, high] = PANEL;
    let width = PANELS as f64 * (wide + 40.0) + 20.0;
    let height = rows as f64 * (high + 62.0) + 44.0;
    let mut svg = begin(width, height, "How strength changes the game");
    mark(&mut svg, [24.0, 18.0], 0);
    text_at(
        &mut svg,
        [34.0, 22.0],
        "start",
        "median throws, 50 to 5,000",
    );
    mark(&mut svg, [244.0, 18.0], 1);
    text_at(
        &mut svg,
        [254.0, 22.0],
        "start",
        "score against random play, 50 to 100 %; from left to right fewer choices at random, from all to none",
    );
    for (number, ruleset) in rulesets.iter().enumerate() {
        let left = 30.0 + (number % PANELS) as f64 * (wide + 40.0);
        let top = 60.0 + (number / PANELS) as f64 * (high + 62.0);
        text_at(&mut svg, [left, top - 8.0], "start", ruleset);
        for share in [0.0, 0.5, 1.0] {
            let y = top + high * share;
            stroke(&mut svg, [left, y], [left + wide, y], GRID);
        }
        for (colour, id, ends) in [(0, "length", [50.0, 5_000.0]), (1, SCORE, [0.5, 1.0])] {
            let points = axis.iter().filter_map(|player| {
                let mut samples = report.samples_of(ruleset);
                let sample = samples.find(|one| one.player == *player)?;
                let one: &OneValue = sample.of(id)?;
                let x = left + wide * (1.0 - randomness(player)?);
                let y = top + high * (1.0 - place(&one.unit, ends, one.value?));
                Some([x, y])
            });
            let points: Vec<[f64; 2]> = points.collect();
            for pair in points.windows(2) {
                stroke(&mut svg, pair[0], pair[1], COLOURS[colour]);
            }
            for point in points {
                mark(&mut svg, point, colour);
            }
        }
        text_at(&mut svg, [left, top + high + 16.0], "start", "random");
        text_at(&mut svg, [left + wide, top + high + 16.0], "end", "net");
    }
    svg + "</svg>\n"
}

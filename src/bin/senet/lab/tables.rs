//! Laboratory results as text.

use senet::lab::{
    Across, AcrossMeasure, AcrossVerdict, Compared, Comparison, Doubt, Evaluators, Grid,
    GridEffect, SECONDS_PER_THROW, Trust, Verdict, Versions,
};
use std::fmt::{Display, Write};

/// Appends a line. A text takes every line.
macro_rules! line {
    ($text:expr) => { $text.push('\n') };
    ($text:expr, $($format:tt)+) => {{
        let _ = writeln!($text, $($format)+);
    }};
}
pub(super) use line;

/// Appends the head of a Markdown table. Columns whose heading ends with a colon are aligned right, for numbers.
pub fn head(text: &mut String, headings: &[&str]) {
    row(
        text,
        headings.iter().map(|heading| heading.trim_end_matches(':')),
    );
    row(
        text,
        headings.iter().map(|heading| {
            if heading.ends_with(':') {
                "---:"
            } else {
                "---"
            }
        }),
    );
}

/// Appends a row of a table in Markdown.
pub fn row(text: &mut String, cells: impl IntoIterator<Item = impl Display>) {
    text.push('|');
    for cell in cells {
        let _ = write!(text, " {cell} |");
    }
    text.push('\n');
}

/// Appends the section on contradictions.
pub fn contradictions(text: &mut String, meaning: &str, found: &[String]) {
    line!(text, "## Contradictions of the judges\n\n{meaning}\n");
    for one in found {
        line!(text, "- {one}");
    }
    if found.is_empty() {
        line!(text, "None was found.");
    }
}

/// The first of equal values.
pub fn distinct<T: PartialEq>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for value in values {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    found
}

/// Formats a value in its unit; shares and chances in percent.
pub fn shown(unit: &str, value: f64) -> String {
    match unit {
        "share" | "chance" => format!("{:.1} %", 100.0 * value),
        "throws" => format!("{value:.0}"),
        _ => format!("{value:.2}"),
    }
}

/// A value that can be unknown, or only bounded.
pub fn value(unit: &str, value: Option<f64>, beyond_cap: bool) -> String {
    let text = value.map_or("-".into(), |value| shown(unit, value));
    if beyond_cap {
        format!("> {text}")
    } else {
        text
    }
}

/// A number of throws as time of play, for example `13 min` or `4.9 h`.
pub fn time(throws: f64) -> String {
    let minutes = throws * SECONDS_PER_THROW / 60.0;
    if minutes.abs() < 100.0 {
        format!("{minutes:.0} min")
    } else {
        format!("{:.1} h", minutes / 60.0)
    }
}

/// A range of numbers of throws as time of play, for example `6 to 7 min`.
pub fn times(range: [f64; 2]) -> String {
    let [least, most] = range.map(time);
    if least == most {
        return most;
    }
    match least.split_once(' ') {
        Some((number, unit)) if most.ends_with(unit) => format!("{number} to {most}"),
        _ => format!("{least} to {most}"),
    }
}

/// Formats a difference with its sign.
pub fn signed(unit: &str, value: f64) -> String {
    let sign = if value > 0.0 { "+" } else { "" };
    format!("{sign}{}", shown(unit, value))
}

fn bound(unit: &str, value: Option<f64>) -> String {
    value.map_or("?".into(), |value| signed(unit, value))
}

fn interval(measure: &Compared) -> String {
    let Compared {
        unit, low, high, ..
    } = measure;
    format!("{} to {}", bound(unit, *low), bound(unit, *high))
}

/// The verdict on a measure, in words.
fn verdict(measure: &Compared) -> String {
    match (measure.verdict, measure.low, measure.high) {
        (Verdict::Differs, ..) if measure.unit == "throws" => {
            let minutes = measure.difference.map_or(String::new(), time);
            format!("differs ({minutes})")
        }
        (Verdict::NotSeen, Some(low), Some(high)) => {
            let most = shown(measure.unit, low.abs().max(high.abs()));
            format!("no difference seen; it could be up to ±{most}")
        }
        (verdict, ..) => plain(verdict).into(),
    }
}

/// A verdict in words.
pub fn plain(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Differs => "differs",
        Verdict::Equivalent => "equivalent (within ±5 %)",
        Verdict::NotSeen => "no difference seen",
        Verdict::Doubtful => "no verdict: the judge's chances contradict theory",
        Verdict::NotTypical => "no verdict: too many games were stopped",
        Verdict::Unknown => "not known",
    }
}

/// Lines about who plays and who judges, and whether a net had to be replaced.
pub fn who(evaluators: &Evaluators, versions: &Versions) -> String {
    let mut text = format!(
        "player: {}, judge: {}; the same for every ruleset\n",
        evaluators.player, evaluators.judge
    );
    let judges = versions.judges.iter().filter(|judge| !judge.is_empty());
    for judge in distinct(judges).iter().take(3) {
        line!(text, "chances by: {judge}");
    }
    let asked = [
        evaluators.asked_player.map(|player| player.to_string()),
        evaluators.asked_judge.map(|judge| judge.to_string()),
    ];
    if asked.iter().any(Option::is_some) {
        line!(
            text,
            "The nets were replaced by the hand-made evaluation in the whole run, because they are not trusted in:"
        );
        for one in evaluators.distrusted() {
            text += &trust(one);
        }
    }
    text
}

/// One line about the net of a ruleset.
pub fn trust(trust: &Trust) -> String {
    format!(
        "  {}: {}{}; score against the hand-made evaluation {:.1} ± {:.1} % in {} pairs\n",
        trust.ruleset,
        trust.verdict.name(),
        if trust.trained {
            ", trained for these rules"
        } else {
            ""
        },
        100.0 * trust.score,
        100.0 * trust.margin,
        trust.pairs
    )
}

/// Warnings about the judge.
pub fn doubts(doubts: &[Doubt]) -> String {
    let mut text = String::new();
    for doubt in doubts {
        let expected = match doubt.measure {
            "comebacks" => "at most",
            _ => "exactly",
        };
        line!(
            text,
            "WARNING {}: {} {:.1} %, where correct chances give {expected} {:.1} %. The judge or the players err; \
             read no measure of chances here.",
            doubt.ruleset,
            doubt.measure,
            100.0 * doubt.value,
            100.0 * doubt.expected
        );
    }
    text
}

/// The rulesets and the games of a result.
fn intro(rulesets: &[String], games: u64, seed: u64) -> String {
    let mut text = String::new();
    for (letter, ruleset) in ('A'..).zip(rulesets) {
        line!(text, "{letter}: {ruleset}");
    }
    line!(
        text,
        "{games} games each, seed {seed}; the 95 % intervals hold simultaneously"
    );
    text
}

/// A comparison.
pub fn comparison(comparison: &Comparison) -> String {
    let mut text = intro(&comparison.rulesets, comparison.games, comparison.seed);
    text += &who(&comparison.evaluators, &comparison.versions);
    text += &doubts(&comparison.doubts);
    line!(
        text,
        "{:<15} {:>9} {:>9} {:>9}  {:<20} verdict",
        "measure",
        "A",
        "B",
        "B - A",
        "interval"
    );
    for measure in &comparison.measures {
        let values =
            [0, 1].map(|at| value(measure.unit, measure.values[at], measure.beyond_cap[at]));
        line!(
            text,
            "{:<15} {:>9} {:>9} {:>9}  {:<20} {}",
            measure.id,
            values[0],
            values[1],
            bound(measure.unit, measure.difference).replace('?', "-"),
            interval(measure),
            verdict(measure)
        );
    }
    if let Some([Some(one), Some(other)]) = comparison.measures.first().map(|one| one.values) {
        line!(
            text,
            "At {SECONDS_PER_THROW} s a throw the median games take {} and {}.",
            time(one),
            time(other)
        );
    }
    text
}

/// What holds for all players, in a sentence without the name of the measure.
pub fn together(measure: &AcrossMeasure) -> String {
    match (measure.verdict, measure.least, measure.most) {
        (AcrossVerdict::Holds, Some(least), Some(most)) => {
            let sizes = if measure.sizes_differ {
                ", size depends on who plays"
            } else {
                ""
            };
            format!(
                "holds: {} to {}{sizes}",
                signed(measure.unit, least),
                signed(measure.unit, most)
            )
        }
        (AcrossVerdict::Equivalent, ..) => "equivalent (within ±5 %) for all".into(),
        (AcrossVerdict::DependsOnPlayer, ..) => "depends on who plays".into(),
        (AcrossVerdict::SeenForSome, ..) => "seen for some players only".into(),
        (AcrossVerdict::NotSeen, ..) => "no difference seen".into(),
        _ => "not known for all players".into(),
    }
}

/// What several players say together.
pub fn across(across: &Across) -> String {
    let mut text = String::from("What holds for every deliberate player:\n");
    for (number, run) in across.runs.iter().enumerate() {
        line!(
            text,
            "  run {}: player {}, judge {}",
            number + 1,
            run.player,
            run.judge
        );
    }
    for other in &across.rulesets {
        line!(text, "{} compared with {}:", other.ruleset, across.ruleset);
        for measure in &other.measures {
            let effects = measure.effects.iter().map(|effect| {
                format!(
                    "{}: {}",
                    effect.run + 1,
                    bound(measure.unit, effect.difference)
                )
            });
            line!(
                text,
                "  {:<15} {:<44} {}",
                measure.id,
                together(measure),
                effects.collect::<Vec<_>>().join(", ")
            );
        }
    }
    text
}

/// A grid: for each measure the effect of the columns in both rows, and how far the two differ.
pub fn grid(grid: &Grid) -> String {
    let mut text = intro(grid.rulesets.as_flattened(), grid.games, grid.seed);
    text += &who(&grid.evaluators, &grid.versions);
    text += &doubts(&grid.doubts);
    line!(
        text,
        "{:<15} {:<30} {:<30} {:<30} verdict",
        "measure",
        "B - A",
        "D - C",
        "(D - C) - (B - A)"
    );
    for measure in &grid.measures {
        let effect = |effect: &GridEffect| {
            let [difference, low, high] = [effect.difference, effect.low, effect.high]
                .map(|value| bound(measure.unit, value));
            format!("{difference} ({low} to {high})")
        };
        let [first, second] = &measure.effects;
        let verdict = match measure.interaction.verdict {
            Verdict::Differs => "one depends on the other",
            Verdict::Equivalent | Verdict::NotSeen => "no dependence seen",
            other => plain(other),
        };
        line!(
            text,
            "{:<15} {:<30} {:<30} {:<30} {verdict}",
            measure.id,
            effect(first),
            effect(second),
            effect(&measure.interaction)
        );
    }
    text
}

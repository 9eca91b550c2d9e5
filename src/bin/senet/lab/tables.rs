//! Prints laboratory results as text.

use crate::output::Output;
use senet::SenetError;
use senet::sim::{Compared, Comparison, Grid, GridEffect, Sweep, SweptPoint};

/// Formats a value in its unit; shares and chances in percent.
fn shown(unit: &str, value: f64) -> String {
    match unit {
        "share" | "chance" => format!("{:.1} %", 100.0 * value),
        "throws" => format!("{value:.0}"),
        _ => format!("{value:.2}"),
    }
}

fn known(unit: &str, value: Option<f64>) -> String {
    value.map_or("-".into(), |value| shown(unit, value))
}

fn signed(unit: &str, value: f64) -> String {
    let sign = if value > 0.0 { "+" } else { "" };
    format!("{sign}{}", shown(unit, value))
}

fn interval(measure: &Compared) -> String {
    let bound = |bound: Option<f64>| bound.map_or("?".into(), |bound| signed(measure.unit, bound));
    format!("{} to {}", bound(measure.low), bound(measure.high))
}

/// The verdict on a measure.
fn verdict(measure: &Compared) -> String {
    match (measure.difference, measure.low, measure.high) {
        (Some(_), ..) if measure.clear => "differs".into(),
        (Some(_), Some(low), Some(high)) => {
            let most = low.abs().max(high.abs());
            format!(
                "no difference seen; it could be up to ±{}",
                shown(measure.unit, most)
            )
        }
        _ => "not known".into(),
    }
}

/// Prints a comparison.
pub fn print_comparison(comparison: &Comparison, out: &mut Output) -> Result<(), SenetError> {
    let [first, second] = &comparison.rulesets;
    writeln!(out, "A: {first}\nB: {second}")?;
    writeln!(
        out,
        "{} games each, {} player, seed {}; the 95 % intervals hold simultaneously",
        comparison.games, comparison.player, comparison.seed
    )?;
    for (name, judge) in ["A", "B"].iter().zip(&comparison.versions.judges) {
        writeln!(out, "{name}'s chances by: {judge}")?;
    }
    writeln!(
        out,
        "{:<15} {:>9} {:>9} {:>9}  {:<20} verdict",
        "measure", "A", "B", "B - A", "interval"
    )?;
    for measure in &comparison.measures {
        let difference = measure.difference;
        writeln!(
            out,
            "{:<15} {:>9} {:>9} {:>9}  {:<20} {}",
            measure.id,
            known(measure.unit, measure.values[0]),
            known(measure.unit, measure.values[1]),
            difference.map_or("-".into(), |difference| signed(measure.unit, difference)),
            interval(measure),
            verdict(measure)
        )?;
    }
    writeln!(out)
}

/// Prints the measures whose direction depends on the kind of player.
pub fn print_disagreements(comparisons: &[Comparison], out: &mut Output) -> Result<(), SenetError> {
    for (number, one) in comparisons.iter().enumerate() {
        let others = comparisons[number + 1..].iter();
        for other in others.filter(|other| other.rulesets == one.rulesets) {
            let pairs = one.measures.iter().zip(&other.measures);
            let opposed = pairs.filter(|(one, other)| {
                let clear = one.clear && other.clear;
                let signs = one.difference.zip(other.difference);
                clear && signs.is_some_and(|(one, other)| one * other < 0.0)
            });
            for (measure, _) in opposed {
                writeln!(
                    out,
                    "{} depends on who plays: {} and {} players differ in sign ({} and {})",
                    measure.id, one.player, other.player, one.rulesets[0], one.rulesets[1]
                )?;
            }
        }
    }
    Ok(())
}

/// Prints a grid: for each measure the effect of the columns in both rows, and how far the two differ.
pub fn print_grid(grid: &Grid, out: &mut Output) -> Result<(), SenetError> {
    let [[a, b], [c, d]] = &grid.rulesets;
    writeln!(out, "A: {a}\nB: {b}\nC: {c}\nD: {d}")?;
    writeln!(
        out,
        "{} games each, {} player, seed {}; the 95 % intervals hold simultaneously",
        grid.games, grid.player, grid.seed
    )?;
    writeln!(
        out,
        "{:<15} {:<30} {:<30} {:<30} verdict",
        "measure", "B - A", "D - C", "(D - C) - (B - A)"
    )?;
    for measure in &grid.measures {
        let effect = |effect: &GridEffect| {
            let [difference, low, high] = [effect.difference, effect.low, effect.high]
                .map(|value| value.map_or("?".into(), |value| signed(measure.unit, value)));
            format!("{difference} ({low} to {high})")
        };
        let [first, second] = &measure.effects;
        let verdict = match &measure.interaction {
            interaction if interaction.clear => "one depends on the other",
            interaction if interaction.low.is_none() || interaction.high.is_none() => "not known",
            _ => "no dependence seen",
        };
        writeln!(
            out,
            "{:<15} {:<30} {:<30} {:<30} {verdict}",
            measure.id,
            effect(first),
            effect(second),
            effect(&measure.interaction)
        )?;
    }
    Ok(())
}

/// The measures in the table of a sweep, with their headings.
const SWEPT: [(&str, &str); 8] = [
    ("length", "median throws"),
    ("stopped", "stopped"),
    ("first_score", "first side"),
    ("skill_random", "skill"),
    ("late_luck", "late luck"),
    ("comebacks", "comebacks"),
    ("choices", "real choices"),
    ("hits", "hits"),
];

fn of<'a>(point: &'a SweptPoint, id: &str) -> &'a Compared {
    let found = point.measures.iter().find(|measure| measure.id == id);
    found.expect("every measure is there")
}

/// Formats a value; a star marks a clear difference from the base ruleset.
fn cell(measure: &Compared) -> String {
    let star = if measure.clear { "*" } else { "" };
    format!("{}{star}", known(measure.unit, measure.values[1]))
}

/// Prints a sweep.
pub fn print_sweep(sweep: &Sweep, out: &mut Output) -> Result<(), SenetError> {
    writeln!(
        out,
        "{}: {} games for each reading, {} player, seed {}",
        sweep.ruleset, sweep.games, sweep.player, sweep.seed
    )?;
    writeln!(
        out,
        "* differs from the unchanged ruleset; the 95 % intervals of all points hold simultaneously"
    )?;
    write!(out, "{:<36} {:>6} {:>5}", "reading", "effect", "clear")?;
    for (_, heading) in SWEPT {
        write!(out, " {heading:>13}")?;
    }
    writeln!(out)?;
    if let Some(point) = sweep.points.first() {
        write!(out, "{:<36} {:>6} {:>5}", "unchanged", "", "")?;
        for (id, _) in SWEPT {
            let measure = of(point, id);
            write!(out, " {:>13}", known(measure.unit, measure.values[0]))?;
        }
        writeln!(out)?;
    }
    for point in &sweep.points {
        write!(
            out,
            "{:<36} {:>6.2} {:>5}",
            point.option, point.effect, point.clear
        )?;
        for (id, _) in SWEPT {
            write!(out, " {:>13}", cell(of(point, id)))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Prints a sweep as a documentation page.
pub fn print_sweep_page(sweep: &Sweep, out: &mut Output) -> Result<(), SenetError> {
    writeln!(
        out,
        "# What the disputed points of `{}` do to the game\n",
        sweep.ruleset
    )?;
    writeln!(
        out,
        "Generated by `senet lab sweep -r '{}' -p {} -g {} -s {} --markdown` (engine {}, method {}, rules {}). \
         Definitions, players and statistics: [the laboratory](../lab.md).\n",
        sweep.ruleset,
        sweep.player,
        sweep.games,
        sweep.seed,
        sweep.versions.engine,
        sweep.versions.method,
        sweep.versions.rules
    )?;
    if let Some(finding) = finding(sweep) {
        writeln!(out, "{finding}\n")?;
    }
    writeln!(
        out,
        "Each row changes one point and keeps all others. **Bold** values differ clearly from those in the first row: the 95 % \
         confidence intervals of all points and all measures hold simultaneously. The effect is the mean size of the \
         differences over all measures, in standard deviations of a game. A dash means that too many games were stopped.\n"
    )?;
    let headings = SWEPT.map(|(_, heading)| heading).join(" | ");
    writeln!(out, "| reading | read this way by | effect | {headings} |")?;
    writeln!(out, "| --- | --- | ---: |{}", " ---: |".repeat(SWEPT.len()))?;
    if let Some(point) = sweep.points.first() {
        let values = SWEPT.map(|(id, _)| {
            let measure = of(point, id);
            known(measure.unit, measure.values[0])
        });
        writeln!(out, "| unchanged | | | {} |", values.join(" | "))?;
    }
    for point in &sweep.points {
        let values = SWEPT.map(|(id, _)| {
            let measure = of(point, id);
            let value = known(measure.unit, measure.values[1]);
            if measure.clear {
                format!("**{value}**")
            } else {
                value
            }
        });
        writeln!(
            out,
            "| `{}` | {} | {:.2} | {} |",
            point.option,
            point.sources.join(", "),
            point.effect,
            values.join(" | ")
        )?;
    }
    writeln!(out, "\n## Judges\n")?;
    writeln!(
        out,
        "These evaluators estimate the chances and choose the near-perfect player's moves:\n"
    )?;
    writeln!(out, "| ruleset | judge |\n| --- | --- |")?;
    let rulesets = core::iter::once(&sweep.ruleset);
    let mut judged: Vec<(&String, &String)> = Vec::new();
    let disputes = senet::sim::disputes(&sweep.ruleset).unwrap_or_default();
    let others = disputes.iter().map(|dispute| &dispute.ruleset);
    judged.extend(rulesets.chain(others).zip(&sweep.versions.judges));
    for (ruleset, judge) in judged {
        writeln!(out, "| `{ruleset}` | {judge} |")?;
    }
    Ok(())
}

/// The summary sentence of the page: the reading that affects the length of the game most.
fn finding(sweep: &Sweep) -> Option<String> {
    let lengths = sweep
        .points
        .iter()
        .map(|point| (point, of(point, "length")));
    let clear = lengths.filter(|(_, length)| length.clear);
    let size = |length: &Compared| length.difference.unwrap_or(0.0).abs();
    let (point, length) = clear.max_by(|(_, a), (_, b)| size(a).total_cmp(&size(b)))?;
    let [before, after] = length.values;
    let (low, high) = (length.low?, length.high?);
    let unclear = sweep.points.iter().filter(|point| point.clear == 0).count();
    let difference = length.difference?;
    let word = if difference > 0.0 { "more" } else { "fewer" };
    // Lists the smaller bound first, whatever the sign of the difference.
    let (least, most) = if difference > 0.0 {
        (low, high)
    } else {
        (-high, -low)
    };
    Some(format!(
        "**With `{}` the median game takes {:.0} throws instead of {:.0}: {:.0} {word}, interval {least:.0} to {most:.0}.** \
         Of {} readings, {} differ clearly in some measure, and {unclear} in none.",
        point.option,
        after?,
        before?,
        difference.abs(),
        sweep.points.len(),
        sweep.points.len() - unclear
    ))
}

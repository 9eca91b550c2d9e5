//! A sweep as text.

use super::tables::{doubts, line, value, who};
use senet::lab::{Compared, Doubt, PointKind, Sweep, SweptPoint};
use senet::rules::evidence::Evidence;
use std::fmt::Write;

/// The measures in the table, with their headings.
const SHOWN: [(&str, &str); 8] = [
    ("length", "median throws"),
    ("over_1_hour", "over 1 hour"),
    ("first_score", "first side"),
    ("skill_random", "skill"),
    ("late_luck", "late luck"),
    ("comebacks", "comebacks"),
    ("choices", "real choices"),
    ("hits", "hits"),
];
/// The number of readings in the list of those attested worst.
const WEAKEST: usize = 10;

fn of<'a>(point: &'a SweptPoint, id: &str) -> Option<&'a Compared> {
    point.measures.iter().find(|measure| measure.id == id)
}

/// Formats one of the two values; a star marks a clear difference from the base ruleset.
fn cell(measure: Option<&Compared>, at: usize) -> String {
    let Some(measure) = measure else {
        return "-".into();
    };
    let star = if measure.clear && at == 1 { "*" } else { "" };
    let text = value(measure.unit, measure.values[at], measure.beyond_cap[at]);
    format!("{text}{star}")
}

fn row(text: &mut String, point: &SweptPoint) {
    let effect = format!(
        "{:.2} ({:.2} to {:.2})",
        point.effect.size, point.effect.low, point.effect.high
    );
    let cells = SHOWN.map(|(id, _)| format!(" {:>13}", cell(of(point, id), 1)));
    line!(
        text,
        "{:<36} {effect:>20} {:>5}{}",
        point.option,
        point.clear,
        cells.concat()
    );
}

/// Why a reading is listed apart.
pub fn reason(kind: PointKind, same_as: Option<&str>) -> String {
    match (kind, same_as) {
        (PointKind::NobodyWins, _) => "nobody wins any game".into(),
        (PointKind::NeverEnds, _) => "no game ends".into(),
        (PointKind::NeverInPlay, _) => "never came into play in these games".into(),
        (_, Some(twin)) => format!("the same games as {twin}"),
        _ => "no reading".into(),
    }
}

/// What a ruleset's own reading rests on, in words.
pub fn evidence(evidence: Option<Evidence>) -> String {
    evidence.map_or("not mentioned".into(), |one| one.name().replace('_', " "))
}

/// A contradiction of a judge's chances with theory.
pub fn doubt_in_words(doubt: &Doubt) -> String {
    format!(
        "`{}`: {} {:.1} % instead of {}{:.1} %",
        doubt.ruleset,
        doubt.measure,
        100.0 * doubt.value,
        if doubt.measure == "comebacks" {
            "at most "
        } else {
            ""
        },
        100.0 * doubt.expected
    )
}

/// A sweep with its controls, the readings that are listed apart, and those attested worst.
pub fn sweep(sweep: &Sweep) -> String {
    let mut text = format!(
        "{}: {} games for each reading, seed {}\n",
        sweep.ruleset, sweep.games, sweep.seed
    );
    text += &who(&sweep.evaluators, &sweep.versions);
    text += &doubts(&sweep.doubts);
    line!(
        text,
        "* differs from the unchanged ruleset; the 95 % intervals of all points hold simultaneously"
    );
    let headings = SHOWN.map(|(_, heading)| format!(" {heading:>13}")).concat();
    line!(
        text,
        "{:<36} {:>20} {:>5}{headings}",
        "reading",
        "effect",
        "clear"
    );
    let any = sweep.points.iter().chain(&sweep.controls).next();
    if let Some(point) = any {
        let cells = SHOWN.map(|(id, _)| format!(" {:>13}", cell(of(point, id), 0)));
        line!(
            text,
            "{:<36} {:>20} {:>5}{}",
            "unchanged",
            "",
            "",
            cells.concat()
        );
    }
    for point in &sweep.points {
        row(&mut text, point);
    }
    line!(
        text,
        "\nControls: an effect here is due to chance or to the judge. The effects above are without what chance adds, \
         about {:.2} on average.",
        sweep
            .controls
            .first()
            .map_or(0.0, |control| control.effect.noise)
    );
    for control in &sweep.controls {
        row(&mut text, control);
    }
    for point in sweep.points.iter().chain(&sweep.controls) {
        text += &doubts(&point.doubts);
    }
    if !sweep.apart.is_empty() {
        line!(text, "\nListed apart:");
    }
    for point in &sweep.apart {
        line!(
            text,
            "{:<36} {}",
            point.option,
            reason(point.kind, point.same_as.as_deref())
        );
    }
    if !sweep.left_out.is_empty() {
        line!(text, "\nNot played, because the net is not trusted:");
    }
    for ruleset in &sweep.left_out {
        line!(text, "{ruleset}");
    }
    line!(text, "\nAttested worst, then the greatest effect:");
    for point in sweep.by_evidence().iter().take(WEAKEST) {
        line!(
            text,
            "{:<36} {:<14} {:.2}",
            point.option,
            evidence(point.evidence),
            point.effect.size
        );
    }
    text
}

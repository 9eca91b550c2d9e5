//! Grids: two points changed at once, to see whether the effect of one depends on the other.

use super::comparison::{Run, check};
use super::disputes::with_option;
use super::estimate::{Confidence, Difference, rounded};
use super::game_row::GameRow;
use super::judge::Judge;
use super::measures::measures_by;
use super::player::Player;
use super::sample::{Doubt, Sample};
use super::trust::Evaluators;
use super::variant::parse_variant;
use super::verdict::{Verdict, verdict};
use super::versions::Versions;
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use serde::Serialize;

/// A difference with its confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct GridEffect {
    /// The difference; `None` if the games do not determine it.
    pub difference: Option<f64>,
    /// The lower bound of the confidence interval.
    pub low: Option<f64>,
    /// The upper bound of the confidence interval.
    pub high: Option<f64>,
    /// What the interval allows one to say.
    pub verdict: Verdict,
    /// Whether the verdict is that there is a difference.
    pub clear: bool,
}

/// One measure in the four cells of a grid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct GridMeasure {
    /// The name of the measure.
    pub id: &'static str,
    /// The unit of its values.
    pub unit: &'static str,
    /// The value in each cell, by row and column; `None` if the games do not determine it.
    pub values: [[Option<f64>; 2]; 2],
    /// For each row, the second column minus the first.
    pub effects: [GridEffect; 2],
    /// The second effect minus the first: how much the effect of the columns depends on the row.
    pub interaction: GridEffect,
}

/// Two points changed at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct Grid {
    /// The written forms of the rulesets, by row and column.
    pub rulesets: [[String; 2]; 2],
    /// The kind of player, the same in all cells.
    #[cfg_attr(feature = "web", tsify(type = "string"))]
    pub player: Player,
    /// The kind of judge, the same in all cells.
    pub judge: Judge,
    /// How these two were settled.
    pub evaluators: Evaluators,
    /// The number of games for each ruleset.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The versions that the result depends on. The judges are those of the four rulesets, row by
    /// row.
    pub versions: Versions,
    /// Signs that the judge's chances do not fit the games of a cell.
    pub doubts: Vec<Doubt>,
    /// All measures. Their 95 % confidence intervals hold simultaneously.
    pub measures: Vec<GridMeasure>,
}

/// The four rulesets of a grid, row by row. With two rulesets and one point, the rulesets are the rows
/// and the point is changed in the second column. With one ruleset and two points, the first point is
/// changed in the second row and the second point in the second column. A point is written as an option,
/// such as `pairs=off`.
///
/// # Errors
/// Same as [`parse_variant`]. Also returns an error for any other number of rulesets and points, or
/// if two cells are equal.
pub fn grid_rulesets<S: AsRef<str>>(
    rulesets: &[S],
    points: &[S],
) -> Result<Vec<String>, SenetError> {
    let bad = |message: &str| SenetError::new(ErrorKind::BadOption, message).at("point");
    let rows = match (rulesets, points) {
        ([one, other], [_]) => [one.as_ref().to_owned(), other.as_ref().to_owned()],
        ([one], [point, _]) => [
            one.as_ref().to_owned(),
            with_option(one.as_ref(), point.as_ref()),
        ],
        _ => {
            return Err(bad(
                "a grid needs one ruleset and two points, or two rulesets and one point",
            ));
        }
    };
    let column = points[points.len() - 1].as_ref();
    let mut cells: Vec<String> = Vec::new();
    for row in &rows {
        for ruleset in [row.clone(), with_option(row, column)] {
            let name = parse_variant(&ruleset)?.name().to_owned();
            if cells.contains(&name) {
                let ruleset = excerpt(&ruleset);
                return Err(bad(&format!("‘{ruleset}’ occurs twice in the grid")));
            }
            cells.push(name);
        }
    }
    Ok(cells)
}

/// Compares the four rulesets of a run, which [`grid_rulesets`] lists. `rows` contains the games of each,
/// in order.
///
/// # Errors
/// Returns an error if there are not four rulesets, or the rows do not match the run.
pub fn grid(run: &Run, rows: &[Vec<GameRow>]) -> Result<Grid, SenetError> {
    check(run, rows)?;
    let [a, b, c, d] = &run.rulesets[..] else {
        let message = "a grid needs four rulesets";
        return Err(SenetError::new(ErrorKind::BadInput, message).at("rulesets"));
    };
    let judge = run.evaluators.judge;
    let confidence = Confidence::for_all(3 * measures_by(judge).count());
    let cells = run.rulesets.iter().zip(rows);
    let cells: Vec<Sample> = cells
        .map(|(ruleset, rows)| Sample::new(ruleset, rows, judge, confidence))
        .collect();
    let measures = measures_by(judge).enumerate().map(|(index, measure)| {
        let cell = |at: usize| &cells[at].estimates[index];
        let effects = [(0, 1), (2, 3)].map(|(before, after)| cell(after).minus(cell(before)));
        let interaction = effects[1].minus(&effects[0]);
        let effect_of = |at: &[usize], first: Option<f64>, difference: Difference| {
            let verdicts = at.iter().map(|&at| &cells[at]).collect::<Vec<_>>();
            effect_of(&difference, verdict(measure, &verdicts, first, &difference))
        };
        GridMeasure {
            id: measure.id,
            unit: measure.unit.name(),
            values: [[0, 1], [2, 3]].map(|row| row.map(|at| cell(at).value.map(rounded))),
            effects: [
                effect_of(&[0, 1], cell(0).value, effects[0].as_difference()),
                effect_of(&[2, 3], cell(2).value, effects[1].as_difference()),
            ],
            interaction: effect_of(&[0, 1, 2, 3], cell(0).value, interaction.as_difference()),
        }
    });
    Ok(Grid {
        rulesets: [[a.clone(), b.clone()], [c.clone(), d.clone()]],
        player: run.evaluators.player,
        judge,
        evaluators: run.evaluators.clone(),
        games: run.games,
        seed: run.seed,
        versions: run.versions.clone(),
        doubts: cells.iter().flat_map(|cell| cell.doubts.clone()).collect(),
        measures: measures.collect(),
    })
}

fn effect_of(difference: &Difference, verdict: Verdict) -> GridEffect {
    GridEffect {
        difference: difference.difference.map(rounded),
        low: difference.low.map(rounded),
        high: difference.high.map(rounded),
        verdict,
        clear: verdict == Verdict::Differs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_has_rows_and_columns() {
        let both = grid_rulesets(&["kendall-masters"], &["pairs=off", "again=none"]);
        assert_eq!(
            both.expect("a grid"),
            [
                "kendall-masters",
                "kendall-masters[again=none]",
                "kendall-masters[pairs=off]",
                "kendall-masters[again=none,pairs=off]",
            ]
        );
        let across = grid_rulesets(&["kendall-masters", "jequier-masters"], &["pairs=off"]);
        assert_eq!(
            across.expect("a grid")[2..],
            ["jequier-masters", "jequier-masters[pairs=off]"]
        );
    }

    #[test]
    fn what_makes_no_grid_is_refused() {
        for (rulesets, points) in [
            (&["bell"][..], &["vacate=none"][..]),
            (&["bell", "simple"], &[]),
            (&["bell", "simple"], &["pieces=3", "pieces=4"]),
            (&["kendall-masters"], &["pairs=off", "pairs=off"]),
            (&["kendall-masters"], &["pairs=on", "again=none"]),
            (&["kendall-masters"], &["pairs=off", "nonsense=1"]),
            (&["bell", "bell"], &["pieces=5"]),
        ] {
            assert!(
                grid_rulesets(rulesets, points).is_err(),
                "{rulesets:?} {points:?}"
            );
        }
    }
}

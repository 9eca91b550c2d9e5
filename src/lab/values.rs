//! The measures of single rulesets, without a comparison, and the strength of their players.

use super::comparison::{Run, check_rows};
use super::estimate::{Confidence, Estimate, rounded};
use super::game_row::GameRow;
use super::judge::Judge;
use super::measures::{Unit, measures_by};
use super::player::Player;
use super::sample::{Doubt, Sample};
use crate::error::SenetError;
use serde::Serialize;

/// The name of the [score](super::Table::score) of a player against random play.
pub const SCORE: &str = "score_random";

/// One measure of a ruleset's games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Value {
    /// The name of the measure, or [`SCORE`].
    pub id: &'static str,
    /// The unit.
    pub unit: &'static str,
    /// The value; `None` if the games do not determine it, or do not represent it.
    pub value: Option<f64>,
    /// The lower bound of the confidence interval.
    pub low: Option<f64>,
    /// The upper bound of the confidence interval.
    pub high: Option<f64>,
    /// Whether the value is a lower bound: a length of more than the throws at which games are stopped.
    pub beyond_cap: bool,
}

/// The measures of one ruleset's games by one player and one judge.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Values {
    /// The written form of the ruleset.
    pub ruleset: String,
    /// The kind of player.
    pub player: Player,
    /// The kind of judge.
    pub judge: Judge,
    /// Signs that the judge's chances do not fit the games. Then no measure of chances has a value.
    pub doubts: Vec<Doubt>,
    /// All measures, and the score of the player against random play.
    pub values: Vec<Value>,
}

/// The measures of every ruleset of a run. `rows` contains the games of each, and `scores` the
/// [scores](super::Table::score) of the player. `intervals` is the number of intervals that hold
/// simultaneously with a probability of 95 %.
///
/// # Errors
/// Returns an error if the rows do not match the run.
pub fn values(
    run: &Run,
    rows: &[Vec<GameRow>],
    scores: &[Vec<Option<f64>>],
    intervals: usize,
) -> Result<Vec<Values>, SenetError> {
    check_rows(run, rows)?;
    let confidence = Confidence::for_all(intervals);
    let samples = run.rulesets.iter().zip(rows).zip(scores);
    Ok(samples
        .map(|((ruleset, rows), scores)| {
            let evaluators = &run.evaluators;
            let sample = Sample::new(ruleset, rows, evaluators.judge, confidence);
            Values {
                ruleset: ruleset.clone(),
                player: evaluators.player,
                judge: evaluators.judge,
                values: of_sample(&sample, evaluators.judge)
                    .chain([score(scores, confidence)])
                    .collect(),
                doubts: sample.doubts,
            }
        })
        .collect())
}

fn of_sample(sample: &Sample, judge: Judge) -> impl Iterator<Item = Value> {
    let measures = measures_by(judge).zip(&sample.estimates);
    measures.map(|(measure, estimate)| {
        let known = sample.represents(measure);
        let nothing = Estimate::default();
        value(
            measure.id,
            measure.unit,
            if known { estimate } else { &nothing },
        )
    })
}

fn value(id: &'static str, unit: Unit, estimate: &Estimate) -> Value {
    Value {
        id,
        unit: unit.name(),
        value: estimate.value.map(rounded),
        low: estimate.low.map(rounded),
        high: estimate.high.map(rounded),
        beyond_cap: estimate.beyond_cap,
    }
}

fn score(scores: &[Option<f64>], confidence: Confidence) -> Value {
    let rows: Vec<GameRow> = scores
        .iter()
        .map(|score| GameRow {
            random_points: (4.0 * score.unwrap_or_default()) as u64,
            random_ended: u64::from(score.is_some()),
            ..GameRow::default()
        })
        .collect();
    let skill = measures_by(Judge::HandMade).find(|measure| measure.id == "skill_random");
    let estimator = skill.expect("a measure").estimator;
    value(SCORE, Unit::Share, &estimator.estimate(&rows, confidence))
}

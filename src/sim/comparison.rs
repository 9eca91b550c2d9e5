//! Comparisons: how the measures of one ruleset differ from those of another, with the same throws.

use super::estimate::{Confidence, Estimate};
use super::game_row::GameRow;
use super::measures::MEASURES;
use super::player::Player;
use super::versions::Versions;
use crate::error::SenetError;
use serde::{Deserialize, Serialize};

/// What was played: everything that the rows of a game follow from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The written forms of the rulesets.
    pub rulesets: Vec<String>,
    /// Who plays.
    pub player: Player,
    /// The number of games by each ruleset.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// With what it was made.
    pub versions: Versions,
}

/// One measure of two rulesets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Compared {
    /// The name of the measure.
    pub id: &'static str,
    /// What its values count.
    pub unit: &'static str,
    /// Of each ruleset its value; `None` where the games do not tell.
    pub values: [Option<f64>; 2],
    /// The second value less the first; `None` where one is not known.
    pub difference: Option<f64>,
    /// The lower bound of its interval.
    pub low: Option<f64>,
    /// The upper bound of its interval.
    pub high: Option<f64>,
    /// Whether the interval leaves out zero.
    pub clear: bool,
}

/// Two rulesets compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Comparison {
    /// The written forms of the two rulesets.
    pub rulesets: [String; 2],
    /// Who played.
    pub player: Player,
    /// The number of games by each ruleset.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// With what it was made.
    pub versions: Versions,
    /// Every measure. The intervals hold for all of them together with 95 %.
    pub measures: Vec<Compared>,
}

/// Every measure of one ruleset's games.
pub(super) fn estimates(rows: &[GameRow], confidence: Confidence) -> Vec<Estimate> {
    MEASURES
        .iter()
        .map(|measure| measure.estimator.estimate(rows, confidence))
        .collect()
}

/// Every measure of two rulesets, from their [`estimates`].
pub(super) fn compared(before: &[Estimate], after: &[Estimate]) -> Vec<Compared> {
    let pairs = MEASURES.iter().zip(before.iter().zip(after));
    pairs
        .map(|(measure, (before, after))| {
            let difference = after.less(before);
            Compared {
                id: measure.id,
                unit: measure.unit.name(),
                values: [before.value, after.value].map(|value| value.map(rounded)),
                difference: difference.difference.map(rounded),
                low: difference.low.map(rounded),
                high: difference.high.map(rounded),
                clear: difference.clear,
            }
        })
        .collect()
}

/// Six decimals: more than any sample tells. `+ 0.0` turns −0.0 into 0.0.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

/// Compares the first ruleset of a run with each of the others. `rows` has the games of each ruleset,
/// in order.
///
/// # Errors
/// Fewer than two rulesets, or rows that are not those of the run.
pub fn compare(run: &Run, rows: &[Vec<GameRow>]) -> Result<Vec<Comparison>, SenetError> {
    check(run, rows)?;
    let comparisons = MEASURES.len() * (rows.len() - 1);
    let confidence = Confidence::for_all(comparisons);
    let estimates: Vec<Vec<Estimate>> = rows
        .iter()
        .map(|rows| estimates(rows, confidence))
        .collect();
    let others = run.rulesets.iter().zip(&estimates).skip(1);
    let comparisons = others.map(|(ruleset, after)| Comparison {
        rulesets: [run.rulesets[0].clone(), ruleset.clone()],
        player: run.player,
        games: run.games,
        seed: run.seed,
        versions: run.versions.clone(),
        measures: compared(&estimates[0], after),
    });
    Ok(comparisons.collect())
}

pub(super) fn check(run: &Run, rows: &[Vec<GameRow>]) -> Result<(), SenetError> {
    if run.rulesets.len() < 2 {
        let message = "a comparison needs two rulesets at least";
        return Err(SenetError::new("bad_option", message).at("ruleset"));
    }
    let whole = |rows: &Vec<GameRow>| rows.len() as u64 == run.games;
    if rows.len() != run.rulesets.len() || run.games == 0 || !rows.iter().all(whole) {
        let message = "these are not the games of this run";
        return Err(SenetError::new("bad_input", message).at("games"));
    }
    Ok(())
}

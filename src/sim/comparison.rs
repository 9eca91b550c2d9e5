//! Comparisons: how the measures of two rulesets differ when both are played with the same throws.

use super::estimate::{Confidence, Estimate};
use super::game_row::GameRow;
use super::measures::MEASURES;
use super::player::Player;
use super::versions::Versions;
use crate::error::{ErrorKind, SenetError};
use serde::{Deserialize, Serialize};

/// The parameters of a run, which determine the rows of its games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The written forms of the rulesets.
    pub rulesets: Vec<String>,
    /// The kind of player.
    pub player: Player,
    /// The number of games for each ruleset.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The versions that the result depends on.
    pub versions: Versions,
}

/// One measure of two rulesets.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Compared {
    /// The name of the measure.
    pub id: &'static str,
    /// The unit of its values.
    pub unit: &'static str,
    /// The value for each ruleset; `None` if the games do not determine it.
    pub values: [Option<f64>; 2],
    /// The second value minus the first; `None` if either is unknown.
    pub difference: Option<f64>,
    /// The lower bound of the confidence interval.
    pub low: Option<f64>,
    /// The upper bound of the confidence interval.
    pub high: Option<f64>,
    /// Whether the interval excludes zero.
    pub clear: bool,
}

/// Two rulesets compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Comparison {
    /// The written forms of the two rulesets.
    pub rulesets: [String; 2],
    /// The kind of player.
    pub player: Player,
    /// The number of games for each ruleset.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The versions that the result depends on.
    pub versions: Versions,
    /// All measures. Their 95 % confidence intervals hold simultaneously.
    pub measures: Vec<Compared>,
}

/// Estimates all measures from one ruleset's games.
pub(super) fn estimates(rows: &[GameRow], confidence: Confidence) -> Vec<Estimate> {
    MEASURES
        .iter()
        .map(|measure| measure.estimator.estimate(rows, confidence))
        .collect()
}

/// Compares all measures of two rulesets, given their [`estimates`].
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

/// Rounds to six decimals, more than any sample can resolve. `+ 0.0` turns −0.0 into 0.0.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

/// Compares the first ruleset of a run with each of the others. `rows` contains the games of each
/// ruleset, in order.
///
/// # Errors
/// Returns an error if there are fewer than two rulesets, or the rows do not match the run.
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
        let message = "a comparison needs at least two rulesets";
        return Err(SenetError::new(ErrorKind::BadOption, message).at("ruleset"));
    }
    let whole = |rows: &Vec<GameRow>| rows.len() as u64 == run.games;
    if rows.len() != run.rulesets.len() || run.games == 0 || !rows.iter().all(whole) {
        let message = "these are not the games of this run";
        return Err(SenetError::new(ErrorKind::BadInput, message).at("games"));
    }
    Ok(())
}

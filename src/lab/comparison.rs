//! Comparisons: how the measures of two rulesets differ when both are played with the same throws.

use super::estimate::{Confidence, rounded};
use super::game_row::GameRow;
use super::judge::Judge;
use super::measures::measures_by;
use super::player::Player;
use super::sample::{Doubt, Sample};
use super::trust::Evaluators;
use super::verdict::{Verdict, verdict};
use super::versions::Versions;
use crate::error::{ErrorKind, SenetError};
use serde::{Deserialize, Serialize};

/// The parameters of a run, which determine the rows of its games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// The written forms of the rulesets.
    pub rulesets: Vec<String>,
    /// Who plays and who judges, in all rulesets.
    pub evaluators: Evaluators,
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
    /// Whether each value is a lower bound: a length of more than the throws at which games are
    /// stopped.
    pub beyond_cap: [bool; 2],
    /// The second value minus the first; `None` if either is unknown. A bound if a value is one.
    pub difference: Option<f64>,
    /// The lower bound of the confidence interval.
    pub low: Option<f64>,
    /// The upper bound of the confidence interval.
    pub high: Option<f64>,
    /// What the interval allows one to say.
    pub verdict: Verdict,
    /// Whether the verdict is that the rulesets differ.
    pub clear: bool,
}

/// Two rulesets compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct Comparison {
    /// The written forms of the two rulesets.
    pub rulesets: [String; 2],
    /// The kind of player, the same for both rulesets.
    #[cfg_attr(feature = "web", tsify(type = "string"))]
    pub player: Player,
    /// The kind of judge, the same for both rulesets.
    pub judge: Judge,
    /// How these two were settled.
    pub evaluators: Evaluators,
    /// The number of games for each ruleset.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The versions that the result depends on.
    pub versions: Versions,
    /// Signs that the judge's chances do not fit the games of either ruleset.
    pub doubts: Vec<Doubt>,
    /// All measures. Their 95 % confidence intervals hold simultaneously.
    pub measures: Vec<Compared>,
}

/// Compares all measures of two samples.
pub(super) fn compared(before: &Sample, after: &Sample, judge: Judge) -> Vec<Compared> {
    let pairs = before.estimates.iter().zip(&after.estimates);
    measures_by(judge)
        .zip(pairs)
        .map(|(measure, (one, other))| {
            let difference = other.less(one);
            let verdict = verdict(measure, &[before, after], one.value, &difference);
            Compared {
                id: measure.id,
                unit: measure.unit.name(),
                values: [one.value, other.value].map(|value| value.map(rounded)),
                beyond_cap: [one.beyond_cap, other.beyond_cap],
                difference: difference.difference.map(rounded),
                low: difference.low.map(rounded),
                high: difference.high.map(rounded),
                verdict,
                clear: verdict == Verdict::Differs,
            }
        })
        .collect()
}

/// Compares the first ruleset of a run with each of the others. `rows` contains the games of each
/// ruleset, in order.
///
/// # Errors
/// Returns an error if there are fewer than two rulesets, or the rows do not match the run.
pub fn compare(run: &Run, rows: &[Vec<GameRow>]) -> Result<Vec<Comparison>, SenetError> {
    check(run, rows)?;
    let judge = run.evaluators.judge;
    let comparisons = measures_by(judge).count() * (rows.len() - 1);
    let confidence = Confidence::for_all(comparisons);
    let samples = run.rulesets.iter().zip(rows);
    let samples: Vec<Sample> = samples
        .map(|(ruleset, rows)| Sample::new(ruleset, rows, judge, confidence))
        .collect();
    let others = run.rulesets.iter().zip(&samples).skip(1);
    let comparisons = others.map(|(ruleset, after)| Comparison {
        rulesets: [run.rulesets[0].clone(), ruleset.clone()],
        player: run.evaluators.player,
        judge,
        evaluators: run.evaluators.clone(),
        games: run.games,
        seed: run.seed,
        versions: run.versions.clone(),
        doubts: [&samples[0].doubts[..], &after.doubts].concat(),
        measures: compared(&samples[0], after, judge),
    });
    Ok(comparisons.collect())
}

pub(super) fn check(run: &Run, rows: &[Vec<GameRow>]) -> Result<(), SenetError> {
    if run.rulesets.len() < 2 {
        let message = "a comparison needs at least two rulesets";
        return Err(SenetError::new(ErrorKind::BadOption, message).at("ruleset"));
    }
    check_rows(run, rows)
}

/// Whether the rows are the games of this run.
pub(super) fn check_rows(run: &Run, rows: &[Vec<GameRow>]) -> Result<(), SenetError> {
    let whole = |rows: &Vec<GameRow>| rows.len() as u64 == run.games;
    if rows.len() != run.rulesets.len() || run.games == 0 || !rows.iter().all(whole) {
        let message = "these are not the games of this run";
        return Err(SenetError::new(ErrorKind::BadInput, message).at("games"));
    }
    Ok(())
}

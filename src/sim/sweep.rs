//! Sweeps: the effect of each disputed point on the game.

use super::comparison::{Compared, Run, check, compared, estimates, rounded};
use super::disputes::{Dispute, disputes};
use super::estimate::{Confidence, Estimate};
use super::game_row::GameRow;
use super::measures::MEASURES;
use super::player::Player;
use super::variant::parse_variant;
use super::versions::Versions;
use crate::error::{ErrorKind, SenetError};
use crate::rules::evidence::Evidence;
use serde::Serialize;

/// The maximum contribution of one measure to the effect of a point.
const MOST_EFFECT: f64 = 3.0;

/// One reading of a disputed point, compared with the ruleset's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct SweptPoint {
    /// The point: the name of the changed option, or names joined with `+`.
    pub point: String,
    /// The other reading in the syntax of options, e.g. `pairs=off`.
    pub option: String,
    /// The ruleset with this reading, in its written form.
    pub ruleset: String,
    /// The sources of this reading, as in [`Dispute`].
    pub sources: Vec<String>,
    /// What the ruleset's own reading rests on, as in [`Dispute`].
    pub evidence: Option<Evidence>,
    /// The effect: the mean absolute difference over all measures, in standard deviations of a
    /// game.
    pub effect: f64,
    /// The number of measures that differ clearly.
    pub clear: usize,
    /// All measures, for the ruleset itself and for this reading. The 95 % confidence intervals hold
    /// simultaneously for all measures of all points.
    pub measures: Vec<Compared>,
}

/// The disputed points of a ruleset, those with the greatest effect first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Sweep {
    /// The written form of the ruleset.
    pub ruleset: String,
    /// The kind of player.
    pub player: Player,
    /// The number of games for each reading.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The versions that the result depends on. The judges are those of the ruleset and of its
    /// disputes in the order of [`disputes`].
    pub versions: Versions,
    /// The points.
    pub points: Vec<SweptPoint>,
}

/// The rulesets of a sweep: the ruleset itself and every reading of its disputed points.
///
/// # Errors
/// Same as [`disputes`].
pub fn sweep_rulesets(ruleset: &str) -> Result<Vec<String>, SenetError> {
    let base = parse_variant(ruleset)?.name().to_owned();
    let others = disputes(&base)?.into_iter().map(|dispute| dispute.ruleset);
    Ok(core::iter::once(base.clone()).chain(others).collect())
}

/// Ranks the disputed points of the first ruleset of a run whose rulesets are those of
/// [`sweep_rulesets`]. `rows` contains the games of each, in order.
///
/// # Errors
/// Returns an error if the rulesets or rows do not match a sweep.
pub fn sweep(run: &Run, rows: &[Vec<GameRow>]) -> Result<Sweep, SenetError> {
    check(run, rows)?;
    let base = &run.rulesets[0];
    if sweep_rulesets(base)? != run.rulesets {
        let message = "these are not the disputed points of this version";
        return Err(SenetError::new(ErrorKind::BadInput, message).at("rulesets"));
    }
    let disputes = disputes(base)?;
    let confidence = Confidence::for_all(MEASURES.len() * disputes.len());
    let before = estimates(&rows[0], confidence);
    let points = disputes.into_iter().zip(&rows[1..]);
    let mut points: Vec<SweptPoint> = points
        .map(|(dispute, rows)| {
            let after = estimates(rows, confidence);
            let measures = compared(&before, &after);
            let Dispute {
                point,
                option,
                ruleset,
                sources,
                evidence,
            } = dispute;
            SweptPoint {
                point,
                option,
                ruleset,
                sources,
                evidence,
                effect: rounded(effect(&before, &after, rows.len(), confidence)),
                clear: measures.iter().filter(|one| one.clear).count(),
                measures,
            }
        })
        .collect();
    points.sort_by(|a, b| b.effect.total_cmp(&a.effect));
    Ok(Sweep {
        ruleset: base.clone(),
        player: run.player,
        games: run.games,
        seed: run.seed,
        versions: run.versions.clone(),
        points,
    })
}

/// The mean absolute difference, in standard deviations of a game.
fn effect(before: &[Estimate], after: &[Estimate], games: usize, confidence: Confidence) -> f64 {
    let sizes = before.iter().zip(after).filter_map(|(before, after)| {
        let difference = (after.value? - before.value?).abs();
        let [one, other] = [before, after].map(|one| one.deviation(games, confidence));
        let (one, other) = (one?, other?);
        let deviation = ((one * one + other * other) / 2.0).sqrt();
        Some(if difference == 0.0 {
            0.0
        } else {
            (difference / deviation).min(MOST_EFFECT)
        })
    });
    let (sum, count) = sizes.fold((0.0, 0.0), |(sum, count), size| (sum + size, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

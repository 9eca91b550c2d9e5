//! The size of the effect of a reading over all measures, without the part that chance contributes.

use super::estimate::{Confidence, rounded};
use super::judge::Judge;
use super::measures::measures_by;
use super::sample::Sample;
use serde::Serialize;

/// The measures that do not count: one that examines the judge, and those that repeat the length.
const NOT_COUNTED: [&str; 5] = [
    "luck",
    "length_5",
    "length_95",
    "over_1_hour",
    "over_2_hours",
];
/// The maximum standardized difference of one measure.
const MOST: f64 = 3.0;
/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959_963_985;

/// The root of the mean squared difference over the measures, in standard deviations of a single game.
/// What chance contributes on average is subtracted, so the effect does not depend on the number of
/// games and is 0 for unchanged rules.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Effect {
    /// The effect.
    pub size: f64,
    /// The lower bound of its 95 % confidence interval, for this reading alone.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
    /// The root of what was subtracted: the size that chance alone would show.
    pub noise: f64,
    /// The number of measures that count; others are unknown, or do not hold for these games.
    pub measures: usize,
}

/// A standardized difference with each game's contribution to its error.
struct Term {
    difference: f64,
    errors: Vec<f64>,
}

/// The effect of the second sample's reading.
pub(super) fn effect(
    before: &Sample,
    after: &Sample,
    judge: Judge,
    games: usize,
    confidence: Confidence,
) -> Effect {
    let doubted = !before.doubts.is_empty() || !after.doubts.is_empty();
    let pairs = before.estimates.iter().zip(&after.estimates);
    let counted = measures_by(judge).zip(pairs).filter(|(measure, _)| {
        !(NOT_COUNTED.contains(&measure.id) || measure.uses_chances() && doubted)
    });
    let terms: Vec<Term> = counted
        .filter_map(|(_, (one, other))| {
            let [a, b] = [one, other].map(|sample| sample.deviation(games, confidence));
            let (a, b) = (a?, b?);
            let deviation = ((a * a + b * b) / 2.0).sqrt();
            let difference = other.minus(one);
            let errors = difference.error_vector(confidence)?;
            let scale = if deviation > 0.0 {
                1.0 / deviation
            } else {
                0.0
            };
            Some(Term {
                difference: (difference.value? * scale).clamp(-MOST, MOST),
                errors: errors.iter().map(|error| error * scale).collect(),
            })
        })
        .collect();
    combined(&terms)
}

fn combined(terms: &[Term]) -> Effect {
    let count = terms.len().max(1) as f64;
    let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let (mut square, mut noise, mut variance) = (0.0, 0.0, 0.0);
    for one in terms {
        square += one.difference * one.difference;
        noise += dot(&one.errors, &one.errors);
        for other in terms {
            let covariance = dot(&one.errors, &other.errors);
            variance += 4.0 * one.difference * other.difference * covariance
                + 2.0 * covariance * covariance;
        }
    }
    let (square, noise) = (square / count, noise / count);
    let margin = Z * variance.max(0.0).sqrt() / count;
    let root = |value: f64| rounded(value.max(0.0).sqrt());
    Effect {
        size: root(square - noise),
        low: root(square - noise - margin),
        high: root(square - noise + margin),
        noise: root(noise),
        measures: terms.len(),
    }
}

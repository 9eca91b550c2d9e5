//! A small neural net that estimates win chances.
//!
//! Uses only 32-bit additions, multiplications, divisions and square roots in a fixed order, so results
//! are bit-identical on every platform.

use super::features::Encoder;
use super::{Chance, Evaluator};
use crate::position::Position;
use crate::rules::Ruleset;

/// Maximum number of units in the first layer; unused units are zero.
pub const FIRST: usize = 96;
/// Number of units in the second layer.
pub const SECOND: usize = 32;

/// Largest weight of a net that [`Net::from_bytes`] accepts, far above any trained weight. No sum of such
/// weights overflows.
pub const LARGEST_WEIGHT: f32 = 1e6;

/// The weights of a net: features → at most 96 → 32 → 1, plus a direct connection from every feature to
/// the output.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// One row per feature.
    pub first: Vec<[f32; FIRST]>,
    /// Bias of the first layer.
    pub first_bias: [f32; FIRST],
    /// One row per unit of the first layer.
    pub second: Vec<[f32; SECOND]>,
    /// Bias of the second layer.
    pub second_bias: [f32; SECOND],
    /// One weight per unit of the second layer.
    pub third: [f32; SECOND],
    /// One weight per feature.
    pub direct: Vec<f32>,
    /// Bias of the output.
    pub bias: f32,
}

/// The intermediate results of a net.
#[derive(Clone, Debug)]
pub struct Activations {
    /// The first layer before activation.
    pub first: [f32; FIRST],
    /// The second layer before activation.
    pub second: [f32; SECOND],
    /// The output before the sigmoid.
    pub result: f32,
}

impl Weights {
    /// The number of units used in the first layer.
    #[must_use]
    pub fn units(&self) -> usize {
        let used = |&unit: &usize| {
            self.first_bias[unit] != 0.0
                || self.second[unit] != [0.0; SECOND]
                || self.first.iter().any(|row| row[unit] != 0.0)
        };
        (0..FIRST).rev().find(used).map_or(1, |unit| unit + 1)
    }

    /// Whether all weights are numbers up to [`LARGEST_WEIGHT`], so that every result is finite.
    #[must_use]
    pub fn are_bounded(&self) -> bool {
        let layers = [&self.first_bias[..], &self.second_bias, &self.third];
        (self.first.as_flattened().iter())
            .chain(self.second.as_flattened())
            .chain(layers.into_iter().flatten())
            .chain(&self.direct)
            .chain([&self.bias])
            .all(|weight| weight.abs() <= LARGEST_WEIGHT)
    }

    /// Evaluates the net for these active features.
    #[must_use]
    #[inline]
    pub fn activations(&self, features: &[u16]) -> Activations {
        let mut first = self.first_bias;
        let mut result = self.bias;
        for &feature in features {
            let row = &self.first[usize::from(feature)];
            for (sum, weight) in first.iter_mut().zip(row) {
                *sum += weight;
            }
            result += self.direct[usize::from(feature)];
        }
        let mut second = self.second_bias;
        for (unit, row) in first.iter().zip(&self.second) {
            let unit = screlu(*unit);
            if unit > 0.0 {
                for (sum, weight) in second.iter_mut().zip(row) {
                    *sum += unit * weight;
                }
            }
        }
        for (unit, weight) in second.iter().zip(&self.third) {
            result += screlu(*unit) * weight;
        }
        Activations {
            first,
            second,
            result,
        }
    }
}

/// Squared clipped ReLU: clamps to 0..1 and squares.
#[inline]
pub fn screlu(unit: f32) -> f32 {
    let unit = unit.clamp(0.0, 1.0);
    unit * unit
}

/// Maps the output to a chance. Approximates the logistic curve of twice the output with the first
/// terms of the hyperbolic sine instead of exponentials. Never falls as the output grows, except for
/// rounding in the last bits.
#[must_use]
#[inline]
pub fn sigmoid(result: f32) -> f32 {
    // Beyond 13 the chance is 0 or 1. Far beyond, the square below would overflow.
    let result = result.clamp(-20.0, 20.0);
    let square = result * result;
    let sinh = result * (1.0 + square * (1.0 / 6.0 + square * (1.0 / 120.0)));
    0.5 + 0.5 * sinh / (1.0 + sinh * sinh).sqrt()
}

/// A net for one entry of the catalogue with all its options, or for one ruleset with house rules.
#[derive(Clone, Debug)]
pub struct Net {
    /// The rules it was trained with: an entry of the catalogue without options, or house rules.
    pub(crate) ruleset: Ruleset,
    name: String,
    #[doc(hidden)]
    pub encoder: Encoder,
    #[doc(hidden)]
    pub weights: Weights,
}

impl Net {
    /// Creates a net for this ruleset if it has house rules, otherwise for its entry with all options.
    #[doc(hidden)]
    #[must_use]
    pub fn new(ruleset: &Ruleset, encoder: Encoder, weights: Weights) -> Net {
        let ruleset = if ruleset.has_house_rules() {
            ruleset.clone()
        } else {
            Ruleset::from_entry(ruleset.entry())
        };
        Net {
            name: format!("net of {ruleset}"),
            ruleset,
            encoder,
            weights,
        }
    }

    /// The rules it was trained with: an entry of the catalogue without options, or house rules.
    #[doc(hidden)]
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Whether the net can evaluate positions of this ruleset, even if it was trained with others.
    #[must_use]
    pub fn fits(&self, ruleset: &Ruleset) -> bool {
        let only_for_others = self.ruleset.has_house_rules() && self.ruleset != *ruleset;
        self.encoder.fits(ruleset) && !only_for_others
    }

    /// Whether the net was trained with exactly these rules.
    #[must_use]
    pub fn knows(&self, ruleset: &Ruleset) -> bool {
        if ruleset.has_house_rules() {
            self.ruleset == *ruleset
        } else {
            self.ruleset == Ruleset::from_entry(ruleset.entry())
        }
    }

    /// The winning chance of the side to throw.
    #[must_use]
    #[inline]
    pub fn chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        let features = self.encoder.encode(ruleset, position);
        sigmoid(self.weights.activations(&features).result)
    }
}

impl Evaluator for Net {
    fn name(&self) -> &str {
        &self.name
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.chance(ruleset, position).for_side(position.side())
    }
}

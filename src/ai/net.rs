//! A small neural net that estimates win chances, and its arithmetic.
//!
//! Only additions, multiplications, divisions and square roots of 32 bits, in a fixed order: the
//! same bits on every platform.

use super::Evaluator;
use super::features::Encoder;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::side::Side;

/// Units of the first layer, at most; those a net does not use are zero.
pub const FIRST: usize = 96;
/// Units of the second layer.
pub const SECOND: usize = 32;

/// The numbers of a net: features → at most 96 → 32 → 1, and a direct way from every feature to the
/// result.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// One row a feature.
    pub first: Vec<[f32; FIRST]>,
    /// Added to the first layer.
    pub first_bias: [f32; FIRST],
    /// One row a unit of the first layer.
    pub second: Vec<[f32; SECOND]>,
    /// Added to the second layer.
    pub second_bias: [f32; SECOND],
    /// One number a unit of the second layer.
    pub third: [f32; SECOND],
    /// One number a feature.
    pub direct: Vec<f32>,
    /// Added to the result.
    pub bias: f32,
}

/// What a net works out on the way to its result.
#[derive(Clone, Debug)]
pub struct Activations {
    /// The first layer before it is squashed.
    pub first: [f32; FIRST],
    /// The second layer before it is squashed.
    pub second: [f32; SECOND],
    /// The result before it is made a chance.
    pub result: f32,
}

impl Weights {
    /// The units of the first layer that are used.
    #[must_use]
    pub fn units(&self) -> usize {
        let used = |&unit: &usize| {
            self.first_bias[unit] != 0.0
                || self.second[unit] != [0.0; SECOND]
                || self.first.iter().any(|row| row[unit] != 0.0)
        };
        (0..FIRST).rev().find(used).map_or(1, |unit| unit + 1)
    }

    /// Works the net out for the features that hold.
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

/// The square of the number, which is first brought between 0 and 1.
#[inline]
pub fn screlu(unit: f32) -> f32 {
    let unit = unit.clamp(0.0, 1.0);
    unit * unit
}

/// A chance from the result of a net: close to the logistic curve of twice the result, with the
/// first terms of the hyperbolic sine in place of exponentials.
#[must_use]
#[inline]
pub fn sigmoid(result: f32) -> f32 {
    let square = result * result;
    let sinh = result * (1.0 + square * (1.0 / 6.0 + square * (1.0 / 120.0)));
    0.5 + 0.5 * sinh / (1.0 + sinh * sinh).sqrt()
}

/// A net for the positions of one entry of the catalogue, with all its options; or of one ruleset
/// with house rules.
#[derive(Clone, Debug)]
pub struct Net {
    /// What it has learned: an entry of the catalogue without options, or house rules.
    pub(crate) ruleset: Ruleset,
    name: String,
    #[doc(hidden)]
    pub encoder: Encoder,
    #[doc(hidden)]
    pub weights: Weights,
}

impl Net {
    /// A net of these numbers, for this ruleset or, without house rules, for its entry with all options.
    #[doc(hidden)]
    #[must_use]
    pub fn new(ruleset: &Ruleset, encoder: Encoder, weights: Weights) -> Net {
        let ruleset = if ruleset.has_house_rules() {
            ruleset.clone()
        } else {
            Ruleset::of_entry(ruleset.entry())
        };
        Net {
            name: format!("net of {ruleset}"),
            ruleset,
            encoder,
            weights,
        }
    }

    /// What it has learned: an entry of the catalogue without options, or house rules.
    #[doc(hidden)]
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Whether it can judge positions of this ruleset, if only as the nearest there is.
    #[must_use]
    pub fn fits(&self, ruleset: &Ruleset) -> bool {
        let only_for_others = self.ruleset.has_house_rules() && self.ruleset != *ruleset;
        self.encoder.fits(ruleset) && !only_for_others
    }

    /// Whether it has learned exactly these rules.
    #[must_use]
    pub fn knows(&self, ruleset: &Ruleset) -> bool {
        if ruleset.has_house_rules() {
            self.ruleset == *ruleset
        } else {
            self.ruleset == Ruleset::of_entry(ruleset.entry())
        }
    }

    /// The chance of the side that throws.
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
        let chance = self.chance(ruleset, position);
        match position.side() {
            Side::White => chance,
            Side::Black => 1.0 - chance,
        }
    }
}

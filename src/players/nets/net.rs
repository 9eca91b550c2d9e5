//! A small neural net that estimates win chances.
//!
//! Sums integers in the first layer. The rest uses only 32-bit additions, multiplications, divisions and
//! square roots in a fixed order, so results are bit-identical on every platform.

use super::features::Encoder;
use super::layers::{Layers, Rounded};
use super::weights::Weights;
use crate::players::{Chance, Evaluator};
use crate::position::Position;
use crate::rules::Ruleset;

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
    pub(super) layers: Layers,
}

impl Net {
    /// Creates a net for this ruleset if it has house rules, otherwise for its entry with all options.
    /// The weights of the first layer are rounded to 8 bits.
    #[doc(hidden)]
    #[must_use]
    pub fn new(ruleset: &Ruleset, encoder: Encoder, weights: &Weights) -> Net {
        let first = Rounded::new(&weights.first);
        Net::from_layers(ruleset, encoder, Layers::new(&first, weights))
    }

    pub(super) fn from_layers(ruleset: &Ruleset, encoder: Encoder, layers: Layers) -> Net {
        let ruleset = if ruleset.has_house_rules() {
            ruleset.clone()
        } else {
            Ruleset::from_entry(ruleset.entry())
        };
        Net {
            name: format!("net of {ruleset}"),
            ruleset,
            encoder,
            layers,
        }
    }

    /// The weights, with those of the first layer as rounded.
    #[doc(hidden)]
    #[must_use]
    pub fn weights(&self) -> Weights {
        self.layers.weights()
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
        sigmoid(self.layers.result(&features))
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

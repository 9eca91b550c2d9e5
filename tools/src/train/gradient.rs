//! Gradients of a net's error, and gradient descent (Adam, Kingma and Ba 2014).

use senet::players::nets::features::Encoder;
use senet::players::nets::{FIRST, SECOND, Weights, screlu, sigmoid};
use senet::players::{Chance, Evaluator};
use senet::position::Position;
use senet::rules::Ruleset;

const MOMENTUM: f32 = 0.9;
const SPREAD: f32 = 0.999;
const SMALLEST: f32 = 1e-8;

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

/// Operations of training on the weights of a net.
pub trait Trainable: Sized {
    /// All zero, for this number of features.
    fn zero(features: usize) -> Weights;

    /// Copies the weights of another net that uses `units` units in its first layer. Other units keep
    /// their weights.
    fn copy_units(&mut self, other: &Weights, units: usize);

    /// All weights, part by part in a fixed order.
    fn parts(&self) -> [&[f32]; 7];

    /// Like [`parts`](Self::parts), but mutable.
    fn parts_mut(&mut self) -> [&mut [f32]; 7];

    /// Evaluates the weights, unrounded, for these active features.
    fn activations(&self, features: &[u16]) -> Activations;

    /// Adds the gradient of the error at one example to `gradient`. Returns the error: estimated minus
    /// target chance.
    fn add_gradient(&self, features: &[u16], wanted: f32, gradient: &mut Weights) -> f32;

    /// Adds the gradient of an error, given the activations.
    fn add_error(&self, features: &[u16], found: &Activations, error: f32, gradient: &mut Weights);
}

impl Trainable for Weights {
    fn zero(features: usize) -> Weights {
        Weights {
            first: vec![[0.0; FIRST]; features],
            first_bias: [0.0; FIRST],
            second: vec![[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            third: [0.0; SECOND],
            direct: vec![0.0; features],
            bias: 0.0,
        }
    }

    fn copy_units(&mut self, other: &Weights, units: usize) {
        for (row, known) in self.first.iter_mut().zip(&other.first) {
            row[..units].copy_from_slice(&known[..units]);
        }
        self.first_bias[..units].copy_from_slice(&other.first_bias[..units]);
        self.second[..units].copy_from_slice(&other.second[..units]);
        // The outputs of the additional units start with weight zero.
        self.second[units..].as_flattened_mut().fill(0.0);
        (self.second_bias, self.third, self.bias) = (other.second_bias, other.third, other.bias);
        self.direct.copy_from_slice(&other.direct);
    }

    fn parts(&self) -> [&[f32]; 7] {
        [
            self.first.as_flattened(),
            &self.first_bias,
            self.second.as_flattened(),
            &self.second_bias,
            &self.third,
            &self.direct,
            core::slice::from_ref(&self.bias),
        ]
    }

    fn parts_mut(&mut self) -> [&mut [f32]; 7] {
        [
            self.first.as_flattened_mut(),
            &mut self.first_bias,
            self.second.as_flattened_mut(),
            &mut self.second_bias,
            &mut self.third,
            &mut self.direct,
            core::slice::from_mut(&mut self.bias),
        ]
    }

    fn activations(&self, features: &[u16]) -> Activations {
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

    fn add_gradient(&self, features: &[u16], wanted: f32, gradient: &mut Weights) -> f32 {
        let found = self.activations(features);
        let error = sigmoid(found.result) - wanted;
        self.add_error(features, &found, error, gradient);
        error
    }

    fn add_error(&self, features: &[u16], found: &Activations, error: f32, gradient: &mut Weights) {
        gradient.bias += error;
        let mut to_second = [0.0; SECOND];
        for (k, &unit) in found.second.iter().enumerate() {
            gradient.third[k] += error * screlu(unit);
            to_second[k] = error * self.third[k] * slope(unit);
            gradient.second_bias[k] += to_second[k];
        }
        let mut to_first = [0.0; FIRST];
        for (j, &unit) in found.first.iter().enumerate() {
            let squashed = screlu(unit);
            if squashed == 0.0 {
                continue;
            }
            let mut sum = 0.0;
            let rows = self.second[j].iter().zip(&mut gradient.second[j]);
            for (error, (weight, slope)) in to_second.iter().zip(rows) {
                sum += error * weight;
                *slope += squashed * error;
            }
            to_first[j] = sum * slope(unit);
            gradient.first_bias[j] += to_first[j];
        }
        for &feature in features {
            let feature = usize::from(feature);
            gradient.direct[feature] += error;
            for (sum, part) in gradient.first[feature].iter_mut().zip(&to_first) {
                *sum += part;
            }
        }
    }
}

/// Plays with weights that are not rounded yet.
pub struct Unrounded<'a> {
    /// The input of the net.
    pub encoder: &'a Encoder,
    /// The weights.
    pub weights: &'a Weights,
}

impl Evaluator for Unrounded<'_> {
    fn name(&self) -> &str {
        "net in training"
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        let features = self.encoder.encode(ruleset, position);
        sigmoid(self.weights.activations(&features).result).for_side(position.side())
    }
}

/// The derivative of [`screlu`].
fn slope(unit: f32) -> f32 {
    if unit > 0.0 && unit < 1.0 {
        2.0 * unit
    } else {
        0.0
    }
}

/// The Adam optimiser.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    /// The moving average of the gradient.
    pub mean: Weights,
    /// The moving average of its square.
    pub square: Weights,
    /// The number of steps.
    pub steps: u32,
}

impl Adam {
    /// Creates the optimiser for this number of features.
    #[must_use]
    pub fn new(features: usize) -> Adam {
        Adam {
            mean: Weights::zero(features),
            square: Weights::zero(features),
            steps: 0,
        }
    }

    /// Takes a step at this rate and zeroes the gradient.
    pub fn step(&mut self, weights: &mut Weights, gradient: &mut Weights, rate: f32) {
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let rate = rate * (1.0 - SPREAD.powi(steps)).sqrt() / (1.0 - MOMENTUM.powi(steps));
        let segments = self
            .mean
            .parts_mut()
            .into_iter()
            .zip(self.square.parts_mut());
        let parts = weights.parts_mut().into_iter().zip(gradient.parts_mut());
        for ((weights, gradient), (mean, square)) in parts.zip(segments) {
            let numbers = weights.iter_mut().zip(gradient);
            for ((weight, slope), (mean, square)) in numbers.zip(mean.iter_mut().zip(square)) {
                *mean += (1.0 - MOMENTUM) * (*slope - *mean);
                *square += (1.0 - SPREAD) * (*slope * *slope - *square);
                *weight -= rate * *mean / (square.sqrt() + SMALLEST);
                *slope = 0.0;
            }
        }
    }
}

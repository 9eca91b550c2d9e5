//! The weights of a net as numbers.

/// Maximum number of units in the first layer.
pub const FIRST: usize = 96;
/// Number of units in the second layer.
pub const SECOND: usize = 32;

/// Largest weight of a net that `Net::from_bytes` accepts, far above any trained weight. No sum of such
/// weights overflows.
pub const LARGEST_WEIGHT: f32 = 1e6;

/// The weights of a net as numbers, for training: features → at most 96 → 32 → 1, plus a direct
/// connection from every feature to the output. Unused units of the first layer are zero.
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
}

/// Squared clipped ReLU: clamps to 0..1 and squares.
#[inline]
pub fn screlu(unit: f32) -> f32 {
    let unit = unit.clamp(0.0, 1.0);
    unit * unit
}

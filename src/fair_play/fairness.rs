//! Compares the throws so far with the odds of the sticks.
//!
//! Uses Pearson's chi-square over the possible values. Rare values share a cell, so that at least
//! [`LEAST_EXPECTED`] throws are expected in each.

use crate::base::sticks::{Randomizer, Throw};
use crate::game::Game;

/// The minimum number of expected throws in a cell for a meaningful chi-square value.
pub const LEAST_EXPECTED: f64 = 5.0;

/// The count of one value.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct ThrowCount {
    /// The value, 1 to 6.
    pub value: u8,
    /// How often it was thrown.
    pub thrown: u32,
    /// The expected number of throws.
    pub expected: f64,
}

/// A chi-square value and its significance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquare {
    /// The sum of the squared differences, each divided by the expected number.
    pub figure: f64,
    /// Degrees of freedom: the number of cells minus one.
    pub freedom: u8,
    /// The p-value: the probability that fair sticks differ this much or more.
    pub chance: f64,
}

/// A verbal classification of the p-value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum FairnessVerdict {
    /// Too few throws for a test.
    TooFew,
    /// p > 5 %.
    AsExpected,
    /// p ≤ 5 %.
    Unusual,
    /// p ≤ 0.1 %.
    VeryUnusual,
}

/// The throws of a game compared with the odds.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Fairness {
    /// The count of each possible value, ascending.
    pub counts: Vec<ThrowCount>,
    /// The test, or `None` if there are too few throws.
    pub chi_square: Option<ChiSquare>,
}

impl Fairness {
    /// Counts the throws of a game.
    #[must_use]
    pub fn new(game: &Game) -> Fairness {
        Fairness::from_throws(game.ruleset().rules().sticks, game.thrown())
    }

    /// Counts these throws.
    #[must_use]
    pub fn from_throws(sticks: Randomizer, throws: impl Iterator<Item = Throw>) -> Fairness {
        let mut thrown = [0_u32; 8];
        throws.for_each(|throw| thrown[usize::from(throw.value & 7)] += 1);
        let total: u32 = thrown.iter().sum();
        let counts: Vec<ThrowCount> = sticks
            .values()
            .iter()
            .map(|value| ThrowCount {
                value,
                thrown: thrown[usize::from(value)],
                expected: f64::from(total) * sticks.chance(value),
            })
            .collect();
        Fairness {
            chi_square: ChiSquare::from_counts(&counts),
            counts,
        }
    }

    /// Classifies the result.
    #[must_use]
    pub fn verdict(&self) -> FairnessVerdict {
        match self.chi_square {
            None => FairnessVerdict::TooFew,
            Some(ChiSquare { chance, .. }) if chance > 0.05 => FairnessVerdict::AsExpected,
            Some(ChiSquare { chance, .. }) if chance > 0.001 => FairnessVerdict::Unusual,
            Some(_) => FairnessVerdict::VeryUnusual,
        }
    }
}

impl ChiSquare {
    fn from_counts(counts: &[ThrowCount]) -> Option<ChiSquare> {
        let cells = pooled(counts);
        let freedom = u8::try_from(cells.len()).ok()?.checked_sub(1)?;
        if freedom == 0 {
            return None;
        }
        let figure = cells
            .iter()
            .map(|(thrown, expected)| (thrown - expected).powi(2) / expected)
            .sum();
        Some(ChiSquare {
            figure,
            freedom,
            chance: chance_beyond(figure, freedom),
        })
    }
}

/// Observed and expected counts, with the rarest cells merged until enough throws are expected in each.
fn pooled(counts: &[ThrowCount]) -> Vec<(f64, f64)> {
    let mut cells: Vec<(f64, f64)> = counts
        .iter()
        .map(|count| (f64::from(count.thrown), count.expected))
        .collect();
    loop {
        cells.sort_by(|(_, left), (_, right)| right.total_cmp(left));
        match cells.last() {
            Some((_, rarest)) if *rarest < LEAST_EXPECTED && cells.len() > 1 => {}
            _ => return cells,
        }
        if let (Some(rarest), Some(next)) = (cells.pop(), cells.last_mut()) {
            *next = (next.0 + rarest.0, next.1 + rarest.1);
        }
    }
}

/// The probability that a chi-square variable with this many degrees of freedom exceeds `figure`: the
/// regularised upper gamma function at half of each, by its exact recurrence.
#[must_use]
pub fn chance_beyond(figure: f64, freedom: u8) -> f64 {
    let half = figure / 2.0;
    // Not the platform's, so that every machine prints the same digits.
    let fall = libm::exp(-half);
    let odd = freedom % 2 == 1;
    let mut shape = if odd { 0.5 } else { 1.0 };
    let mut chance = if odd { libm::erfc(half.sqrt()) } else { fall };
    // half^shape · e^-half / Γ(shape + 1)
    let mut term = if odd {
        (half / core::f64::consts::PI).sqrt() * 2.0 * fall
    } else {
        half * fall
    };
    while shape < f64::from(freedom) / 2.0 {
        chance += term;
        shape += 1.0;
        term *= half / shape;
    }
    chance.min(1.0)
}

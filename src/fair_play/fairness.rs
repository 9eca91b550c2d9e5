//! The throws so far beside what the odds of the sticks lead one to expect.
//!
//! Pearson's chi-square over the values that can be thrown. Values that are too rare so far are
//! counted together, so that at least [`LEAST_EXPECTED`] throws are expected in each cell.

use crate::game::Game;
use crate::sticks::{Sticks, Throw};

/// With fewer expected throws in a cell the chi-square figure would say nothing.
pub const LEAST_EXPECTED: f64 = 5.0;

/// How often one value was thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// The value, 1 to 6.
    pub value: u8,
    /// How often it was thrown.
    pub thrown: u32,
    /// How often the odds lead one to expect it.
    pub expected: f64,
}

/// The figure, and what it means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquare {
    /// The sum of the squared differences, each divided by what was expected.
    pub figure: f64,
    /// The cells compared, less one.
    pub freedom: u8,
    /// The chance that fair sticks differ this much or more.
    pub chance: f64,
}

/// What can be said in plain words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Too few throws to say anything.
    TooFew,
    /// Fair sticks differ so much in more than 5 games of 100.
    AsExpected,
    /// … in 5 games of 100 or fewer.
    Unusual,
    /// … in 1 game of 1000 or fewer.
    VeryUnusual,
}

/// The throws of a game beside the odds.
#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    /// For each value that can be thrown, in ascending order.
    pub counts: Vec<Count>,
    /// None while there are too few throws.
    pub chi_square: Option<ChiSquare>,
}

impl Fairness {
    /// Counts the throws of this game so far.
    #[must_use]
    pub fn of(game: &Game) -> Fairness {
        Fairness::of_throws(game.ruleset().rules().sticks, game.thrown())
    }

    /// Counts these throws.
    #[must_use]
    pub fn of_throws(sticks: Sticks, throws: impl Iterator<Item = Throw>) -> Fairness {
        let mut thrown = [0_u32; 8];
        throws.for_each(|throw| thrown[usize::from(throw.value & 7)] += 1);
        let total: u32 = thrown.iter().sum();
        let counts: Vec<Count> = sticks
            .values()
            .iter()
            .map(|value| Count {
                value,
                thrown: thrown[usize::from(value)],
                expected: f64::from(total) * sticks.chance(value),
            })
            .collect();
        Fairness {
            chi_square: ChiSquare::of(&counts),
            counts,
        }
    }

    /// What can be said in plain words.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.chi_square {
            None => Verdict::TooFew,
            Some(ChiSquare { chance, .. }) if chance > 0.05 => Verdict::AsExpected,
            Some(ChiSquare { chance, .. }) if chance > 0.001 => Verdict::Unusual,
            Some(_) => Verdict::VeryUnusual,
        }
    }
}

impl ChiSquare {
    fn of(counts: &[Count]) -> Option<ChiSquare> {
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

/// Thrown and expected, the rarest cells put together until enough is expected in each.
fn pooled(counts: &[Count]) -> Vec<(f64, f64)> {
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

/// The chance that a chi-square variable of this freedom exceeds the figure: the upper regularised
/// gamma function of half of each, by its exact recurrence in steps of one.
#[must_use]
pub fn chance_beyond(figure: f64, freedom: u8) -> f64 {
    let half = figure / 2.0;
    let odd = freedom % 2 == 1;
    let mut shape = if odd { 0.5 } else { 1.0 };
    let mut chance = if odd {
        libm::erfc(half.sqrt())
    } else {
        (-half).exp()
    };
    // half^shape · e^-half / Γ(shape + 1)
    let mut term = if odd {
        (half / core::f64::consts::PI).sqrt() * 2.0 * (-half).exp()
    } else {
        half * (-half).exp()
    };
    while shape < f64::from(freedom) / 2.0 {
        chance += term;
        shape += 1.0;
        term *= half / shape;
    }
    chance.min(1.0)
}

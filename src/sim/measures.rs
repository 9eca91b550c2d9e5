//! The measures of the laboratory: each has a name, a unit and a one-sentence definition.

use super::estimate::{Estimator, Field};
use super::game_row::{GameRow, MILLION};

/// One measure of games.
pub struct Measure {
    /// The measure's name, as used by programs. Names are stable.
    pub id: &'static str,
    /// The unit of its values.
    pub unit: Unit,
    /// The definition in one sentence.
    pub definition: &'static str,
    /// The source of the definition.
    pub source: &'static str,
    pub(super) estimator: Estimator,
}

/// The unit of a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Throws per game.
    Throws,
    /// A share, 0 to 1.
    Share,
    /// A number per hundred throws.
    PerHundredThrows,
    /// A winning chance, or a difference of chances, 0 to 1.
    Chance,
    /// A number per game.
    PerGame,
}

impl Unit {
    /// The unit's name, as used by programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Unit::Throws => "throws",
            Unit::Share => "share",
            Unit::PerHundredThrows => "per_100_throws",
            Unit::Chance => "chance",
            Unit::PerGame => "per_game",
        }
    }
}

const ALL: Field = |_| 1.0;
const ENDED: Field = |row| 1.0 - row.stopped as f64;
const WON: Field = |row| row.won as f64;
const HUNDREDS: Field = |row| row.throws as f64 / 100.0;
const WEIGHED: Field = |row| row.weighed as f64;
const REAL: Field = |row| row.real_choices as f64;

fn ended(row: &GameRow, value: u64) -> f64 {
    if row.stopped == 1 { 0.0 } else { value as f64 }
}

const OURS: &str = "this project";
const ELY: &str =
    "Ely, Frankel and Kamenica, Suspense and Surprise, Journal of Political Economy 123 (2015)";
const LUDII: &str = "after the metrics of Ludii (Browne and others)";

/// All measures, in display order.
pub static MEASURES: &[Measure] = &[
    Measure {
        id: "length",
        unit: Unit::Throws,
        definition: "The median number of throws per game; a stopped game counts as longer than all others.",
        source: LUDII,
        estimator: Estimator::Quantile(0.5),
    },
    Measure {
        id: "length_5",
        unit: Unit::Throws,
        definition: "The number of throws that one game in twenty does not exceed.",
        source: OURS,
        estimator: Estimator::Quantile(0.05),
    },
    Measure {
        id: "length_95",
        unit: Unit::Throws,
        definition: "The number of throws that one game in twenty exceeds.",
        source: OURS,
        estimator: Estimator::Quantile(0.95),
    },
    Measure {
        id: "stopped",
        unit: Unit::Share,
        definition: "The share of games stopped after 5,000 throws.",
        source: LUDII,
        estimator: Estimator::Share(|row| row.stopped as f64, ALL),
    },
    Measure {
        id: "first_score",
        unit: Unit::Share,
        definition: "The mean score of the side that begins, in games that ended: 1 for a win, a half for a draw.",
        source: LUDII,
        estimator: Estimator::Share(|row| row.first_points as f64 / 2.0, ENDED),
    },
    Measure {
        id: "skill_random",
        unit: Unit::Share,
        definition: "The near-perfect player's mean score against random play, in pairs of games with the same throws and the sides exchanged.",
        source: "duplicate matches, as in backgammon",
        estimator: Estimator::Ratio(
            |row| row.random_points as f64 / 4.0,
            |row| row.random_ended as f64,
        ),
    },
    Measure {
        id: "skill_beginner",
        unit: Unit::Share,
        definition: "The near-perfect player's mean score in such pairs against a beginner who always plays the hindmost piece.",
        source: "duplicate matches, as in backgammon",
        estimator: Estimator::Ratio(
            |row| row.beginner_points as f64 / 4.0,
            |row| row.beginner_ended as f64,
        ),
    },
    Measure {
        id: "luck",
        unit: Unit::Chance,
        definition: "The square root of the mean, over the games that ended, of the sum of squared luck; the luck of a throw is how much it changes the chance of winning with the best moves.",
        source: "the variance of a martingale, which under perfect play is p(1 − p) for a chance p at the start",
        estimator: Estimator::RootRatio(|row| ended(row, row.luck_squared) / MILLION, ENDED),
    },
    Measure {
        id: "late_luck",
        unit: Unit::Share,
        definition: "The share of all squared luck that comes from the last ten throws of each game.",
        source: OURS,
        estimator: Estimator::Ratio(
            |row| ended(row, row.late_luck_squared),
            |row| ended(row, row.luck_squared),
        ),
    },
    Measure {
        id: "suspense",
        unit: Unit::Chance,
        definition: "The mean, over all throws, of the standard deviation of the chance of winning after the throw.",
        source: ELY,
        estimator: Estimator::Ratio(|row| row.suspense as f64 / MILLION, WEIGHED),
    },
    Measure {
        id: "surprise",
        unit: Unit::Chance,
        definition: "The mean change, up or down, in the chance of winning from one throw to the next.",
        source: ELY,
        estimator: Estimator::Ratio(|row| row.surprise as f64 / MILLION, WEIGHED),
    },
    Measure {
        id: "drama",
        unit: Unit::Chance,
        definition: "The mean, over won games, of the highest chance of winning that the loser had before a throw.",
        source: LUDII,
        estimator: Estimator::Ratio(
            |row| row.won as f64 * (1.0 - row.winner_lowest as f64 / MILLION),
            WON,
        ),
    },
    Measure {
        id: "comebacks",
        unit: Unit::Share,
        definition: "The share of won games whose winner once had a chance below 25 percent; under perfect play from an even start at most a third.",
        source: "the maximal inequality for martingales (Ville 1939)",
        estimator: Estimator::Share(|row| f64::from(u8::from(row.winner_lowest < 250_000)), WON),
    },
    Measure {
        id: "lead_changes",
        unit: Unit::PerGame,
        definition: "The mean number of times that the lead changes sides in a game that ended; a side takes the lead above 52 percent.",
        source: LUDII,
        estimator: Estimator::Ratio(|row| ended(row, row.lead_changes), ENDED),
    },
    Measure {
        id: "decided",
        unit: Unit::Share,
        definition: "The mean share of the throws of a won game that are made before the winner's chance stays at 90 percent or above.",
        source: OURS,
        estimator: Estimator::Ratio(
            |row| row.won as f64 * row.decided as f64 / (row.throws as f64).max(1.0),
            WON,
        ),
    },
    Measure {
        id: "choices",
        unit: Unit::Share,
        definition: "The share of decisions with at least two legal choices.",
        source: LUDII,
        estimator: Estimator::Ratio(REAL, |row| row.decisions as f64),
    },
    Measure {
        id: "stakes",
        unit: Unit::Chance,
        definition: "The mean loss, in chance of winning, of a random choice compared with the best one, over decisions with at least two choices.",
        source: OURS,
        estimator: Estimator::Ratio(|row| row.stakes as f64 / MILLION, REAL),
    },
    Measure {
        id: "passes",
        unit: Unit::Share,
        definition: "The share of decisions without a legal choice, in which the throw is lost.",
        source: OURS,
        estimator: Estimator::Ratio(|row| row.passes as f64, |row| row.decisions as f64),
    },
    Measure {
        id: "hits",
        unit: Unit::PerHundredThrows,
        definition: "Pieces hit per hundred throws.",
        source: OURS,
        estimator: Estimator::Ratio(|row| row.hits as f64, HUNDREDS),
    },
    Measure {
        id: "drownings",
        unit: Unit::PerHundredThrows,
        definition: "Pieces that fall into the water per hundred throws.",
        source: OURS,
        estimator: Estimator::Ratio(|row| row.drownings as f64, HUNDREDS),
    },
];

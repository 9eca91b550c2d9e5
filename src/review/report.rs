//! The review of a game: one row per throw, and their sums.

use super::judge::Judge;
use super::row::{ReviewOption, ReviewRow, row};
use super::segments::{Segment, segments};
use super::values::Valuation;
use crate::base::seed::Seed;
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::game::{Game, ThrowSource};
use crate::position::Position;
use crate::rules::Ruleset;

/// One loss for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct ReviewLosses {
    /// White's loss.
    #[cfg_attr(feature = "serde", serde(rename = "W"))]
    pub white: f64,
    /// Black's loss.
    #[cfg_attr(feature = "serde", serde(rename = "B"))]
    pub black: f64,
}

/// The sums of the rows: *result − start = luck + gap − White's loss + Black's loss*.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct ReviewSum {
    /// The luck of the throws, from White's point of view.
    pub luck: f64,
    /// The sum of the changes between successive estimates of the judge, in White's favour.
    pub gap: f64,
    /// The loss of each side's choices.
    pub loss: ReviewLosses,
}

impl ReviewSum {
    fn add(&mut self, row: &ReviewRow) {
        self.luck += row.luck;
        self.gap += row.gap;
        match row.side {
            Side::White => self.loss.white += row.loss,
            Side::Black => self.loss.black += row.loss,
        }
    }
}

/// How often a side found the best move among the choices that mattered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct ReviewFound {
    /// Choices in which it found the best move.
    pub best: u32,
    /// All choices that mattered.
    pub choices: u32,
}

/// The turning points of a game, as row numbers; `None` if there is no such row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct TurningPoints {
    /// White's biggest loss.
    #[cfg_attr(feature = "serde", serde(rename = "white_slip"))]
    pub white_blunder: Option<u32>,
    /// Black's biggest loss.
    #[cfg_attr(feature = "serde", serde(rename = "black_slip"))]
    pub black_blunder: Option<u32>,
    /// The luckiest throw, for either side.
    pub throw: Option<u32>,
    /// The last row in which the chance crossed one half.
    pub crossing: Option<u32>,
}

/// A complete review in serializable form.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct ReviewReport {
    /// The ruleset in its written form.
    pub ruleset: String,
    /// The name of the judge.
    pub judge: String,
    /// White's chance at the start.
    pub start: f64,
    /// White's points, 1, 0.5 or 0; in an unfinished game, White's chance at the end.
    pub result: f64,
    /// The rows in order.
    pub rows: Vec<ReviewRow>,
    /// The sums of the rows.
    pub sum: ReviewSum,
}

/// A review of one game by one judge. Rows are computed from the end of the game, in batches of any
/// size, because people ask about the latest moves first.
pub struct Review {
    values: Valuation,
    seed: Seed,
    source: ThrowSource,
    /// The index, 0 or 1, of the player who has White.
    white: u8,
    start: Position,
    end: Position,
    segments: Vec<Segment>,
    /// The rows computed so far, the last row of the game first.
    computed: Vec<ReviewRow>,
}

impl Review {
    /// Creates a review of the game so far.
    #[must_use]
    pub fn new(game: &Game, judge: Box<dyn Judge>) -> Review {
        Review {
            values: Valuation::new(game.ruleset().clone(), judge),
            seed: game.seed(),
            source: game.throw_source(),
            white: game.player_of(Side::White),
            start: *game.start(),
            end: *game.position(),
            segments: segments(game),
            computed: Vec::new(),
        }
    }

    /// The ruleset of the game.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.values.ruleset
    }

    /// The name of the judge.
    #[must_use]
    pub fn judge(&self) -> String {
        self.values.judge.name(&self.values.ruleset, &self.start)
    }

    /// The seed of the game's throws.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Which throws of its seed the game uses.
    #[must_use]
    pub fn throw_source(&self) -> ThrowSource {
        self.source
    }

    /// The index, 0 or 1, of the player who has this side.
    #[must_use]
    pub fn player_of(&self, side: Side) -> u8 {
        match side {
            Side::White => self.white,
            Side::Black => 1 - self.white,
        }
    }

    /// The starting position of the game.
    #[must_use]
    pub fn start_position(&self) -> &Position {
        &self.start
    }

    /// White's chance at the start.
    pub fn start(&mut self) -> f64 {
        self.values.value(&self.start)
    }

    /// White's points, 1, 0.5 or 0; in an unfinished game, White's chance at the end.
    pub fn result(&mut self) -> f64 {
        self.values.value(&self.end)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.end.outcome().is_some()
    }

    /// The total number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.segments.len()
    }

    /// Whether the game has no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// Computes up to `rows` more rows, from the end of the game towards its start, and returns them in
    /// that order. Returns an empty slice when the review is complete.
    pub fn step(&mut self, rows: usize) -> &[ReviewRow] {
        let done = self.computed.len();
        for _ in 0..rows.min(self.len() - done) {
            let number = self.len() - self.computed.len();
            let computed = row(&mut self.values, &self.segments[number - 1], number as u32);
            self.computed.push(computed);
        }
        &self.computed[done..]
    }

    /// All rows in order; computes the missing ones.
    pub fn rows(&mut self) -> impl DoubleEndedIterator<Item = &ReviewRow> {
        self.step(self.len());
        self.computed.iter().rev()
    }

    /// The complete review; computes the missing rows.
    pub fn report(&mut self) -> ReviewReport {
        ReviewReport {
            ruleset: self.ruleset().name().into(),
            judge: self.judge(),
            start: self.start(),
            result: self.result(),
            rows: self.rows().cloned().collect(),
            sum: self.sum(),
        }
    }

    /// The sums of the rows computed so far.
    #[must_use]
    pub fn sum(&self) -> ReviewSum {
        let mut sum = ReviewSum::default();
        self.computed.iter().rev().for_each(|row| sum.add(row));
        sum
    }

    /// How often a side found the best move, in the rows computed so far.
    #[must_use]
    pub fn found(&self, side: Side) -> ReviewFound {
        let own = self.computed.iter().filter(|row| row.side == side);
        own.filter(|row| row.is_choice())
            .fold(ReviewFound::default(), |found, row| ReviewFound {
                best: found.best + u32::from(row.found_best()),
                choices: found.choices + 1,
            })
    }

    /// The turning points of the game, in the rows computed so far.
    #[must_use]
    pub fn turning_points(&self) -> TurningPoints {
        let greatest = |of: &dyn Fn(&ReviewRow) -> f64| {
            let rows = self.computed.iter().rev();
            let greatest = rows.fold((0.0, None), |(most, found), row| {
                if of(row) > most {
                    (of(row), Some(row.n))
                } else {
                    (most, found)
                }
            });
            greatest.1
        };
        let blunder =
            |side: Side| greatest(&|row: &ReviewRow| if row.side == side { row.loss } else { 0.0 });
        let crosses = |row: &&ReviewRow| (row.before - 0.5) * (row.played - 0.5) < 0.0;
        TurningPoints {
            white_blunder: blunder(Side::White),
            black_blunder: blunder(Side::Black),
            throw: greatest(&|row| row.luck.abs()),
            crossing: self.computed.iter().find(crosses).map(|row| row.n),
        }
    }

    /// Row number `n`.
    ///
    /// # Errors
    /// Returns an error if the row does not exist or has not been computed yet.
    pub fn row(&self, n: u32) -> Result<&ReviewRow, SenetError> {
        let row = self.computed.iter().find(|row| row.n == n);
        row.ok_or_else(|| {
            let message = format!(
                "row {n} has not been computed yet: there are {} rows, and the last ones are computed first",
                self.len()
            );
            SenetError::new(ErrorKind::NoSuchRow, message).at("row")
        })
    }

    /// The options in a row, best first.
    ///
    /// # Errors
    /// Returns an error if the row does not exist.
    pub fn options(&mut self, n: u32) -> Result<Vec<ReviewOption>, SenetError> {
        let segment = usize::try_from(n)
            .ok()
            .and_then(|n| self.segments.get(n.checked_sub(1)?));
        let segment = segment.ok_or_else(|| {
            let message = format!(
                "row {n} does not exist: this review has rows 1 to {}",
                self.len()
            );
            SenetError::new(ErrorKind::NoSuchRow, message).at("row")
        })?;
        Ok(super::row::options(&mut self.values, segment))
    }

    /// White's chance in any position of this ruleset according to the same judge, assuming the
    /// best moves up to the end of the turn.
    pub fn chance(&mut self, position: &Position) -> f64 {
        self.values.value(position)
    }
}

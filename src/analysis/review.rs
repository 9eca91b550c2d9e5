//! A game told: a row a throw, and what the rows come to together.

use super::judge::Judge;
use super::moments::{Moment, moments};
use super::row::{ReviewRow, row};
use super::values::Valuation;
use crate::error::SenetError;
use crate::game::{Game, Streams};
use crate::position::Position;
use crate::rules::Ruleset;
use crate::side::Side;
use serde::Serialize;

/// One loss for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct ReviewLosses {
    /// White's.
    #[serde(rename = "W")]
    pub white: f64,
    /// Black's.
    #[serde(rename = "B")]
    pub black: f64,
}

/// What the rows come to: *result − start = luck + gap − White's loss + Black's loss*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct ReviewSum {
    /// What the sticks gave White.
    pub luck: f64,
    /// How far the judge disagreed with itself, to White's good.
    pub gap: f64,
    /// What each side gave away.
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

/// How often a side found the best move, where there was a choice that mattered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct ReviewFound {
    /// So often.
    pub best: u32,
    /// Of so many choices.
    pub choices: u32,
}

/// Where a game turned, each as the number of a row; none where there is no such row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ReviewTurns {
    /// White's costliest choice.
    pub white_slip: Option<u32>,
    /// Black's.
    pub black_slip: Option<u32>,
    /// The throw that gave most, to either side.
    pub throw: Option<u32>,
    /// The last row in which the chance crossed one half.
    pub crossing: Option<u32>,
}

/// A whole review, as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ReviewTold {
    /// The ruleset in its written form.
    pub ruleset: String,
    /// What the judge goes by.
    pub judge: String,
    /// White's chance at the start.
    pub start: f64,
    /// White's points: 1, 0.5 or 0; of a game not finished, White's chance at the end.
    pub result: f64,
    /// The rows in order.
    pub rows: Vec<ReviewRow>,
    /// What they come to.
    pub sum: ReviewSum,
}

/// The review of one game by one judge. Rows are worked out from the end on, as many at a time as
/// the caller likes: what came last is what people ask about first.
pub struct Review {
    values: Valuation,
    seed: [u8; 32],
    streams: Streams,
    /// The player, 0 or 1, who has White.
    white: u8,
    start: Position,
    end: Position,
    moments: Vec<Moment>,
    /// Those told, the last first.
    told: Vec<ReviewRow>,
}

impl Review {
    /// A review of what has been played of a game so far.
    #[must_use]
    pub fn new(game: &Game, judge: Box<dyn Judge>) -> Review {
        Review {
            values: Valuation::new(game.ruleset().clone(), judge),
            seed: game.seed(),
            streams: game.streams(),
            white: game.player_of(Side::White),
            start: *game.start(),
            end: *game.position(),
            moments: moments(game),
            told: Vec::new(),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.values.ruleset
    }

    /// What the judge goes by.
    #[must_use]
    pub fn judge(&self) -> String {
        self.values.judge.name(&self.values.ruleset, &self.start)
    }

    /// The seed of the game's throws.
    #[must_use]
    pub fn seed(&self) -> [u8; 32] {
        self.seed
    }

    /// Which throws of its seed the game made.
    #[must_use]
    pub fn streams(&self) -> Streams {
        self.streams
    }

    /// The player, 0 or 1, who plays this side.
    #[must_use]
    pub fn player_of(&self, side: Side) -> u8 {
        match side {
            Side::White => self.white,
            Side::Black => 1 - self.white,
        }
    }

    /// The position the game started from.
    #[must_use]
    pub fn start_position(&self) -> &Position {
        &self.start
    }

    /// White's chance at the start.
    pub fn start(&mut self) -> f64 {
        self.values.value(&self.start)
    }

    /// White's points: 1, 0.5 or 0; of a game not finished, White's chance at the end.
    pub fn result(&mut self) -> f64 {
        self.values.value(&self.end)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.end.outcome().is_some()
    }

    /// The rows in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether nothing has been played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    /// Works out so many rows more, from the end of the game towards its start: those told by this
    /// call, the later ones first. None when all are told.
    pub fn step(&mut self, rows: usize) -> &[ReviewRow] {
        let done = self.told.len();
        for _ in 0..rows.min(self.len() - done) {
            let number = self.len() - self.told.len();
            let told = row(&mut self.values, &self.moments[number - 1], number as u32);
            self.told.push(told);
        }
        &self.told[done..]
    }

    /// Every row in order, those not yet worked out included.
    pub fn rows(&mut self) -> impl DoubleEndedIterator<Item = &ReviewRow> {
        self.step(self.len());
        self.told.iter().rev()
    }

    /// All of it.
    pub fn told(&mut self) -> ReviewTold {
        ReviewTold {
            ruleset: self.ruleset().name().into(),
            judge: self.judge(),
            start: self.start(),
            result: self.result(),
            rows: self.rows().cloned().collect(),
            sum: self.sum(),
        }
    }

    /// What the rows told so far come to.
    #[must_use]
    pub fn sum(&self) -> ReviewSum {
        let mut sum = ReviewSum::default();
        self.told.iter().rev().for_each(|row| sum.add(row));
        sum
    }

    /// How often a side found the best move, in the rows told so far.
    #[must_use]
    pub fn found(&self, side: Side) -> ReviewFound {
        let own = self.told.iter().filter(|row| row.side == side);
        own.filter(|row| row.is_choice())
            .fold(ReviewFound::default(), |found, row| ReviewFound {
                best: found.best + u32::from(row.found_best()),
                choices: found.choices + 1,
            })
    }

    /// Where the game turned, by the rows told so far.
    #[must_use]
    pub fn turns(&self) -> ReviewTurns {
        let greatest = |of: &dyn Fn(&ReviewRow) -> f64| {
            let rows = self.told.iter().rev();
            let greatest = rows.fold((0.0, None), |(most, found), row| {
                if of(row) > most {
                    (of(row), Some(row.n))
                } else {
                    (most, found)
                }
            });
            greatest.1
        };
        let slip =
            |side: Side| greatest(&|row: &ReviewRow| if row.side == side { row.loss } else { 0.0 });
        let crosses = |row: &&ReviewRow| (row.before - 0.5) * (row.played - 0.5) < 0.0;
        ReviewTurns {
            white_slip: slip(Side::White),
            black_slip: slip(Side::Black),
            throw: greatest(&|row| row.luck.abs()),
            crossing: self.told.iter().find(crosses).map(|row| row.n),
        }
    }

    /// Row number `n`, once it is told.
    ///
    /// # Errors
    /// When there is no such row, or it is not told yet.
    pub fn row(&self, n: u32) -> Result<&ReviewRow, SenetError> {
        let row = self.told.iter().find(|row| row.n == n);
        row.ok_or_else(|| {
            let message = format!(
                "row {n} is not told: there are {} rows, the last are told first",
                self.len()
            );
            SenetError::new("no_such_row", message).at("row")
        })
    }

    /// What could be played in a row: the moves as records write them, or `throw`, each with the
    /// chance of the side that plays them, the best first.
    ///
    /// # Errors
    /// When there is no such row.
    pub fn options(&mut self, n: u32) -> Result<Vec<(String, f64)>, SenetError> {
        let moment = usize::try_from(n)
            .ok()
            .and_then(|n| self.moments.get(n.checked_sub(1)?));
        let moment = moment.ok_or_else(|| {
            let message = format!(
                "this review has rows 1 to {}, but none of number {n}",
                self.len()
            );
            SenetError::new("no_such_row", message).at("row")
        })?;
        Ok(super::row::options(&mut self.values, moment))
    }

    /// White's chance of any position of these rules by the same judge, with the best moves to the
    /// end of its turn.
    pub fn chance(&mut self, position: &Position) -> f64 {
        self.values.value(position)
    }
}

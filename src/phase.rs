//! What a turn waits for: a throw, a move with the throws in hand, or nothing, the game being over.

use crate::side::Side;
use crate::sticks::Values;
use serde::Serialize;

/// Throws in hand: the number of each value 1 to 6, at most [`Bag::FULL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bag(u32);

impl Bag {
    /// No throw.
    pub const EMPTY: Bag = Bag(0);

    /// The most throws of one value. A series ends with the throw that reaches it, so that no throw is lost.
    pub const FULL: u8 = 15;

    /// The bag of these values; those other than 1 to 6 are left out.
    #[must_use]
    pub fn of(values: &[u8]) -> Bag {
        values
            .iter()
            .fold(Bag::EMPTY, |bag, &value| bag.with(value))
    }

    /// How often the value is in the bag.
    #[must_use]
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        if Values::ALL.has(value) {
            (self.0 >> (4 * value)) as u8 & Bag::FULL
        } else {
            0
        }
    }

    /// The bag with one more of the value; the same bag if it is full of it, or for a value other than 1 to 6.
    #[must_use]
    pub const fn with(self, value: u8) -> Bag {
        if self.count(value) == Bag::FULL || !Values::ALL.has(value) {
            self
        } else {
            Bag(self.0 + (1 << (4 * value)))
        }
    }

    /// The bag with one less of the value; the same, where it is not in it.
    #[must_use]
    pub const fn without(self, value: u8) -> Bag {
        if self.count(value) == 0 {
            return self;
        }
        Bag(self.0 - (1 << (4 * value)))
    }

    /// Whether it can hold no further throw of some value.
    #[must_use]
    pub fn is_full(self) -> bool {
        (1..=6).any(|value| self.count(value) == Bag::FULL)
    }

    /// Whether no throw is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its different values in ascending order.
    pub fn values(self) -> Values {
        (1..=6).filter(|&value| self.count(value) > 0).collect()
    }

    /// All its throws in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |value| core::iter::repeat_n(value, self.count(value).into()))
    }
}

/// The way along the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Direction {
    /// Towards the last house.
    Forward,
    /// Towards house 1.
    Backward,
}

/// A throw that may be divided, partly used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Divided {
    /// The value thrown.
    pub throw: u8,
    /// The steps not yet used.
    pub left: u8,
    /// The direction its first portion took; none before that.
    pub direction: Option<Direction>,
    /// Another throw is owed after it: for its value, or for a house landed on.
    pub extra: bool,
}

impl Divided {
    /// A throw of which nothing has been used.
    #[must_use]
    pub const fn whole(throw: u8) -> Divided {
        Divided {
            throw,
            left: throw,
            direction: None,
            extra: false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side has won.
    Won(Side),
    /// Neither has.
    Drawn,
}

impl Outcome {
    /// White's points: 1, a half, or 0.
    #[must_use]
    pub const fn white_points(self) -> f64 {
        match self {
            Outcome::Won(Side::White) => 1.0,
            Outcome::Drawn => 0.5,
            Outcome::Won(Side::Black) => 0.0,
        }
    }
}

/// What the turn waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A throw of the opening ceremony by player 1 (`White` in
    /// [`Position::side`](crate::position::Position::side)) or player 2.
    /// With [`Opening::HigherThrow`](crate::rules::Opening::HigherThrow), the first player's throw once it is made.
    Opening(Option<u8>),
    /// A throw, or the rescue of a piece in the water.
    Throw,
    /// A throw for the piece just entered.
    ThrowEntered,
    /// The next throw of a series, these being in hand.
    Series(Bag),
    /// A move with this throw.
    Play(u8),
    /// A move with one of these throws.
    Pool(Bag),
    /// A portion of this throw, by the piece just entered on house 1.
    Entered(u8),
    /// A portion of a throw.
    Divided(Divided),
    /// Nothing: the game is over.
    Over(Outcome),
}

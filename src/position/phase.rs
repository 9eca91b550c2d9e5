//! The phase of a turn: waiting for a throw, waiting for a move, or game over.

use crate::base::side::Side;
use crate::base::sticks::ThrowSet;

/// Throws in hand: a count for each value 1 to 6, at most [`Bag::FULL`].
///
/// ```
/// use senet::phase::Bag;
///
/// let bag = Bag::from_values(&[1, 4, 4]).expect("values from 1 to 6");
/// assert_eq!(bag.count(4), 2);
/// let rest = bag.without(4).expect("it has a 4");
/// assert_eq!(rest.iter().collect::<Vec<_>>(), [1, 4]);
/// assert_eq!(Bag::from_values(&[9]), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bag(u32);

impl Bag {
    /// No throw.
    pub const EMPTY: Bag = Bag(0);

    /// The maximum number of throws of one value. A series ends with the throw that reaches it, so no
    /// throw is lost.
    pub const FULL: u8 = 15;

    /// The bag of these throws. Returns `None` if a value is not 1 to 6 or occurs more than
    /// [`Bag::FULL`] times.
    #[must_use]
    pub fn from_values(values: &[u8]) -> Option<Bag> {
        let mut values = values.iter();
        values.try_fold(Bag::EMPTY, |bag, &value| bag.with(value))
    }

    /// The number of throws of this value.
    #[must_use]
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        if ThrowSet::ALL.contains(value) {
            (self.0 >> (4 * value)) as u8 & Bag::FULL
        } else {
            0
        }
    }

    /// Adds a throw of this value. Returns `None` if the value is not 1 to 6 or the bag has
    /// [`Bag::FULL`] throws of it.
    #[must_use]
    pub const fn with(self, value: u8) -> Option<Bag> {
        if self.count(value) == Bag::FULL || !ThrowSet::ALL.contains(value) {
            None
        } else {
            Some(Bag(self.0 + (1 << (4 * value))))
        }
    }

    /// Removes a throw of this value. Returns `None` if the bag has none.
    #[must_use]
    pub const fn without(self, value: u8) -> Option<Bag> {
        if self.count(value) == 0 {
            return None;
        }
        Some(Bag(self.0 - (1 << (4 * value))))
    }

    /// Whether some value has reached [`Bag::FULL`].
    #[must_use]
    pub fn is_full(self) -> bool {
        (1..=6).any(|value| self.count(value) == Bag::FULL)
    }

    /// Whether the bag is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The distinct values, ascending.
    pub fn values(self) -> ThrowSet {
        ThrowSet::ALL.filter(|value| self.count(value) > 0)
    }

    /// All throws, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |value| core::iter::repeat_n(value, self.count(value).into()))
    }
}

/// The direction along the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Direction {
    /// Towards the last house.
    Forward,
    /// Towards house 1.
    Backward,
}

/// A divisible throw, possibly used in part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Divided {
    /// The value thrown.
    pub throw: u8,
    /// The steps not yet used.
    pub left: u8,
    /// The direction of the first portion; `None` before it is played.
    pub direction: Option<Direction>,
    /// Whether another throw follows, earned by the value or by landing on a house.
    pub owes_throw: bool,
}

impl Divided {
    /// A throw that has not been used yet.
    #[must_use]
    pub const fn unused(throw: u8) -> Divided {
        Divided {
            throw,
            left: throw,
            direction: None,
            owes_throw: false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// The game is drawn.
    Drawn,
}

impl Outcome {
    /// White's points: 1, 0.5 or 0.
    #[must_use]
    pub const fn white_points(self) -> f64 {
        match self {
            Outcome::Won(Side::White) => 1.0,
            Outcome::Drawn => 0.5,
            Outcome::Won(Side::Black) => 0.0,
        }
    }
}

/// The phase of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A throw of the opening ceremony by player 1 (`White` in
    /// [`Position::side`](crate::position::Position::side)) or player 2.
    /// With [`Opening::HigherThrow`](crate::rules::Opening::HigherThrow), the first player's throw once it is made.
    Opening(Option<u8>),
    /// Waiting for a throw, or for the rescue of a piece in the water.
    Throw,
    /// Waiting for a throw for the piece that has just entered.
    ThrowEntered,
    /// Waiting for the next throw of a series, with these throws in hand.
    Series(Bag),
    /// Waiting for a move with this throw.
    Play(u8),
    /// Waiting for a move with one of these throws.
    Pool(Bag),
    /// Waiting for a move with a portion of this throw, by the piece that has just entered on house 1.
    Entered(u8),
    /// Waiting for a move with a portion of a throw.
    Divided(Divided),
    /// The game is over.
    Over(Outcome),
}

//! The two sides.

use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::fmt;
use core::str::FromStr;

/// A side. White has the cones and Black the spools; the rules decide which begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Side {
    /// White: the cones.
    White,
    /// Black: the spools.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of records and positions: `W` or `B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }

    /// Parses a letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'W' => Some(Side::White),
            'B' => Some(Side::Black),
            _ => None,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> From<[T; 2]> for BySide<T> {
    /// Takes White's value from the first element.
    fn from([white, black]: [T; 2]) -> BySide<T> {
        BySide { white, black }
    }
}

impl<T> From<BySide<T>> for [T; 2] {
    /// White's value first.
    fn from(BySide { white, black }: BySide<T>) -> [T; 2] {
        [white, black]
    }
}

impl fmt::Display for Side {
    /// Writes the [letter](Side::letter).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(out)
    }
}

impl FromStr for Side {
    type Err = SenetError;

    /// Parses a [letter](Side::letter).
    ///
    /// ```
    /// use senet::Side;
    ///
    /// let side: Side = "B".parse()?;
    /// assert_eq!(side, Side::Black);
    /// assert_eq!(side.to_string(), "B");
    /// assert_eq!(side.opponent(), Side::White);
    /// # Ok::<(), senet::SenetError>(())
    /// ```
    fn from_str(letter: &str) -> Result<Side, SenetError> {
        let mut letters = letter.chars();
        match (letters.next().and_then(Side::from_letter), letters.next()) {
            (Some(side), None) => Ok(side),
            _ => {
                let message = format!("‘{}’ is not a side: use W or B", excerpt(letter));
                Err(SenetError::new(ErrorKind::BadSide, message))
            }
        }
    }
}

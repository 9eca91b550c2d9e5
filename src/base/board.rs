//! Houses, sets of houses, and the board as an object: its shape and its marks.
//!
//! Houses are numbered along the track, 1 to 30 in three rows of ten that turn at 10|11 and 20|21
//! (the double board continues to 60).

use crate::base::text::{self, excerpt};
use crate::error::{ErrorKind, SenetError};
use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr, Sub};
use core::str::FromStr;

/// The number of a house along the track, 1 to 60.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct House(u8);

impl House {
    /// The last house of the longest track.
    pub const MAX: u8 = 60;

    /// The house with this number, or `None` if it is out of range.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Option<House> {
        if number >= 1 && number <= House::MAX {
            Some(House(number))
        } else {
            None
        }
    }

    /// Creates a house from a number known to be valid.
    #[inline]
    pub(crate) const fn new_unchecked(number: u8) -> House {
        debug_assert!(number >= 1 && number <= House::MAX);
        House(number)
    }

    /// The number of this house, 1 to 60.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for House {
    /// Writes the number.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl TryFrom<u8> for House {
    type Error = SenetError;

    fn try_from(number: u8) -> Result<House, SenetError> {
        House::new(number).ok_or_else(|| no_house(&number.to_string()))
    }
}

impl FromStr for House {
    type Err = SenetError;

    /// Parses the number.
    ///
    /// ```
    /// use senet::board::House;
    ///
    /// let house: House = "26".parse()?;
    /// assert_eq!(house.number(), 26);
    /// assert_eq!(house.to_string(), "26");
    /// assert_eq!(House::try_from(26)?, house);
    /// assert!("61".parse::<House>().is_err());
    /// # Ok::<(), senet::SenetError>(())
    /// ```
    fn from_str(number: &str) -> Result<House, SenetError> {
        let house = text::number(number).and_then(House::new);
        house.ok_or_else(|| no_house(number))
    }
}

fn no_house(number: &str) -> SenetError {
    let number = excerpt(number);
    let message = format!(
        "‘{number}’ is not a house: houses are numbered from 1 to {}",
        House::MAX
    );
    SenetError::new(ErrorKind::BadHouse, message)
}

/// A set of houses: bit *h* stands for house *h*, so a step along the track is a shift. All other bits
/// are zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(type = "number[]"))]
pub struct HouseSet(pub(crate) u64);

/// A bit for each house.
const HOUSES: u64 = (u64::MAX >> (63 - House::MAX)) & !1;

impl HouseSet {
    /// No house.
    pub const EMPTY: HouseSet = HouseSet(0);

    /// The houses from `first` to `last` that exist; empty if `first` is after `last`.
    #[must_use]
    #[inline(never)]
    pub const fn range(first: u8, last: u8) -> HouseSet {
        let last = if last > House::MAX { House::MAX } else { last };
        if first > last {
            HouseSet(0)
        } else {
            HouseSet::from_bits_truncate((u64::MAX >> (63 - last)) & (u64::MAX << first))
        }
    }

    /// Clears the bits that do not stand for a house.
    #[inline]
    const fn from_bits_truncate(bits: u64) -> HouseSet {
        HouseSet(bits & HOUSES)
    }

    /// The set of houses with these numbers. Returns `None` if one is not 1 to 60.
    ///
    /// ```
    /// use senet::board::{House, HouseSet};
    ///
    /// let last_row = HouseSet::range(21, 30);
    /// let pieces = HouseSet::from_numbers(&[5, 26, 28]).expect("numbers of houses");
    /// let houses: Vec<u8> = (pieces & last_row).iter().map(House::number).collect();
    /// assert_eq!(houses, [26, 28]);
    /// assert_eq!(pieces - last_row, HouseSet::range(5, 5));
    /// assert_eq!(Some(pieces << 2), HouseSet::from_numbers(&[7, 28, 30]));
    /// assert_eq!(HouseSet::from_numbers(&[61]), None);
    /// ```
    #[must_use]
    pub const fn from_numbers(numbers: &[u8]) -> Option<HouseSet> {
        let (mut bits, mut i) = (0, 0);
        while i < numbers.len() {
            if House::new(numbers[i]).is_none() {
                return None;
            }
            bits |= 1 << numbers[i];
            i += 1;
        }
        Some(HouseSet(bits))
    }

    /// The set containing only this house.
    #[must_use]
    #[inline]
    pub const fn from_house(house: House) -> HouseSet {
        HouseSet(1 << house.0)
    }

    /// Whether the set contains the house.
    #[must_use]
    #[inline]
    pub const fn contains(self, house: House) -> bool {
        self.0 >> house.0 & 1 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of houses in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest house of the set.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<House> {
        if self.0 == 0 {
            None
        } else {
            Some(House(self.0.trailing_zeros() as u8))
        }
    }

    /// The highest house of the set.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<House> {
        if self.0 == 0 {
            None
        } else {
            Some(House(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The houses of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: HouseSet) -> HouseSet {
        HouseSet(self.0 & !other.0)
    }

    /// The houses in ascending order.
    #[inline]
    pub fn iter(self) -> Houses {
        Houses(self)
    }
}

/// The houses of a set in ascending order. See [`HouseSet::iter`].
#[derive(Clone, Debug)]
pub struct Houses(HouseSet);

impl Iterator for Houses {
    type Item = House;

    #[inline]
    fn next(&mut self) -> Option<House> {
        let house = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(house)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl DoubleEndedIterator for Houses {
    #[inline]
    fn next_back(&mut self) -> Option<House> {
        let house = self.0.last()?;
        self.0.0 ^= 1 << house.0;
        Some(house)
    }
}

impl ExactSizeIterator for Houses {}
impl core::iter::FusedIterator for Houses {}

impl IntoIterator for HouseSet {
    type Item = House;
    type IntoIter = Houses;

    #[inline]
    fn into_iter(self) -> Houses {
        self.iter()
    }
}

impl From<House> for HouseSet {
    #[inline]
    fn from(house: House) -> HouseSet {
        HouseSet::from_house(house)
    }
}

impl Extend<House> for HouseSet {
    fn extend<I: IntoIterator<Item = House>>(&mut self, houses: I) {
        *self |= houses.into_iter().collect();
    }
}

impl FromIterator<House> for HouseSet {
    fn from_iter<I: IntoIterator<Item = House>>(houses: I) -> HouseSet {
        houses.into_iter().fold(HouseSet::EMPTY, |set, house| {
            set | HouseSet::from_house(house)
        })
    }
}

macro_rules! forward_operator {
    ($($trait:ident $method:ident $operator:tt),*) => {$(
        impl $trait for HouseSet {
            type Output = HouseSet;
            #[inline]
            fn $method(self, other: HouseSet) -> HouseSet { HouseSet(self.0 $operator other.0) }
        }
    )*};
}
forward_operator!(BitAnd bitand &, BitOr bitor |, BitXor bitxor ^);

/// The houses of the first set that are not in the second: [`HouseSet::without`].
impl Sub for HouseSet {
    type Output = HouseSet;
    #[inline]
    fn sub(self, other: HouseSet) -> HouseSet {
        self.without(other)
    }
}

impl BitAndAssign for HouseSet {
    #[inline]
    fn bitand_assign(&mut self, other: HouseSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for HouseSet {
    #[inline]
    fn bitor_assign(&mut self, other: HouseSet) {
        self.0 |= other.0;
    }
}

/// The complement within houses 1 to 60, regardless of the board.
impl Not for HouseSet {
    type Output = HouseSet;
    #[inline]
    fn not(self) -> HouseSet {
        HouseSet::from_bits_truncate(!self.0)
    }
}

/// Moves every house `steps` forward; drops those past the last house.
impl Shl<u8> for HouseSet {
    type Output = HouseSet;
    #[inline]
    fn shl(self, steps: u8) -> HouseSet {
        HouseSet::from_bits_truncate(self.0.checked_shl(steps.into()).unwrap_or(0))
    }
}

/// Moves every house `steps` back; drops those before the first house.
impl Shr<u8> for HouseSet {
    type Output = HouseSet;
    #[inline]
    fn shr(self, steps: u8) -> HouseSet {
        HouseSet(self.0.checked_shr(steps.into()).unwrap_or(0) & !1)
    }
}

/// A sign on a house. Its effect, if any, depends on the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum Mark {
    /// The sign of life.
    Ankh,
    /// The sign for "good".
    Nefer,
    /// Zigzags of water.
    Water,
    /// An X.
    Cross,
    /// Three strokes.
    Three,
    /// Two strokes.
    Two,
    /// One stroke.
    One,
    /// Three birds.
    ThreeBirds,
    /// Two seated men.
    TwoMen,
    /// Three gods.
    ThreeGods,
    /// Two gods.
    TwoGods,
    /// The falcon of Horus.
    Horus,
    /// The sun disc.
    Circle,
}

/// The orientation of the track on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Orientation {
    /// House 1 top left, the last house bottom right.
    Standard,
    /// Rotated by 180 degrees: play ends at the top left.
    Turned,
    /// Three columns of ten, house 1 top left.
    Vertical,
}

/// A physical board: its track, orientation and marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Board {
    /// Stable id, e.g. `late-nk`.
    pub id: &'static str,
    /// Number of houses: 30, or 60 on the double board.
    pub houses: u8,
    /// The orientation of the track.
    pub orientation: Orientation,
    /// Whether the houses are hollows in stone instead of squares.
    pub hollows: bool,
    /// The signs, by house.
    pub marks: &'static [(u8, Mark)],
}

macro_rules! boards {
    ($($id:literal $houses:literal $orientation:ident $hollows:literal [$($house:literal $mark:ident)*];)+) => {
        &[$(Board {
            id: $id,
            houses: $houses,
            orientation: Orientation::$orientation,
            hollows: $hollows,
            marks: &[$(($house, Mark::$mark)),*],
        }),+]
    };
}

/// All boards. Marks and orientation follow Ludii's board records and the objects they describe;
/// `modern` is the marked board of modern sets.
pub static BOARDS: &[Board] = boards! {
    "modern" 30 Standard false [15 Ankh 26 Circle 27 Water 28 Three 29 Two 30 One];
    "simple" 30 Standard false [];
    "simple-marked" 30 Standard false [26 Nefer 27 Cross 28 Three 29 Two];
    "middle-kingdom" 30 Turned false [26 Nefer 27 Cross 28 Three 29 Two];
    "early-nk" 30 Standard false [26 Nefer 27 Water 28 ThreeBirds 29 TwoMen];
    "late-nk" 30 Standard false [26 Nefer 27 Water 28 ThreeGods 29 TwoGods 30 Horus];
    "vertical" 30 Vertical false [27 Nefer 28 Nefer 30 Nefer];
    "double" 60 Standard false [];
    "cypriot" 30 Standard true [];
};

impl Board {
    /// The board with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<&'static Board> {
        BOARDS.iter().find(|board| board.id == id)
    }
}

//! Sticks and die: their faces, values and odds.

use super::seed::Seed;
use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// The throwing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Randomizer {
    /// Four fair two-sided sticks: the number of light sides, or `blank_value` if none is light. Created
    /// by [`Randomizer::sticks`].
    #[cfg_attr(feature = "serde", serde(rename = "four"))]
    #[non_exhaustive]
    Sticks {
        /// The value of no light side: 4, 5 or 6.
        #[cfg_attr(feature = "serde", serde(rename = "zero"))]
        #[cfg_attr(feature = "serde", serde(deserialize_with = "read_blank_value"))]
        blank_value: u8,
    },
    /// One fair four-sided die.
    Die,
}

#[cfg(feature = "serde")]
fn read_blank_value<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let value = <u8 as serde::Deserialize>::deserialize(deserializer)?;
    let sticks = Randomizer::sticks(value);
    sticks.map(|_| value).ok_or_else(|| {
        let message = format!("{value} is not the value of four dark sides: 4, 5 or 6 are");
        serde::de::Error::custom(message)
    })
}

/// A set of throw values 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(type = "number[]"))]
pub struct ThrowSet(u8);

impl ThrowSet {
    /// No value.
    pub const EMPTY: ThrowSet = ThrowSet(0);
    /// Every value.
    pub const ALL: ThrowSet = ThrowSet(0b111_1110);

    /// The set of these values. Returns `None` if one is not 1 to 6.
    ///
    /// ```
    /// use senet::sticks::ThrowSet;
    ///
    /// let again = ThrowSet::from_values(&[1, 4, 5]).expect("values from 1 to 6");
    /// assert!(again.contains(4));
    /// assert_eq!(again.iter().collect::<Vec<_>>(), [1, 4, 5]);
    /// assert_eq!(ThrowSet::from_values(&[9]), None);
    /// ```
    #[must_use]
    pub const fn from_values(values: &[u8]) -> Option<ThrowSet> {
        let (mut bits, mut i) = (0, 0);
        while i < values.len() {
            if !ThrowSet::ALL.contains(values[i]) {
                return None;
            }
            bits |= 1 << values[i];
            i += 1;
        }
        Some(ThrowSet(bits))
    }

    /// The set containing only this value, 1 to 6.
    #[inline]
    pub(crate) const fn from_value(value: u8) -> ThrowSet {
        ThrowSet(1 << (value & 7))
    }

    /// Whether the set contains the value.
    #[must_use]
    #[inline]
    pub const fn contains(self, value: u8) -> bool {
        value < 8 && self.0 >> value & 1 != 0
    }

    /// The values of this set for which `keep` returns `true`.
    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(u8) -> bool) -> ThrowSet {
        let kept = self.iter().filter(|&value| keep(value));
        ThrowSet(kept.fold(0, |bits, value| bits | 1 << value))
    }

    /// The values in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let value = rest.trailing_zeros() as u8;
            rest &= rest.checked_sub(1)?;
            Some(value)
        })
    }
}

/// One throw: the faces of the sticks, and the value under the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Bit *i* is set if stick *i* shows its light side; for the die, the value minus one.
    pub faces: u8,
    /// The value, 1 to 6.
    pub value: u8,
}

impl Randomizer {
    /// Four sticks with this value for no light side. Returns `None` if it is not 4, 5 or 6.
    #[must_use]
    pub const fn sticks(blank_value: u8) -> Option<Randomizer> {
        match blank_value {
            4..=6 => Some(Randomizer::Sticks { blank_value }),
            _ => None,
        }
    }

    /// All equally likely throws: 16 for the sticks, 4 for the die.
    pub fn throws(self) -> impl ExactSizeIterator<Item = Throw> {
        (0..self.outcome_count()).map(move |faces| self.throw_with_faces(faces))
    }

    /// The number of equally likely throws.
    #[must_use]
    #[inline]
    pub const fn outcome_count(self) -> u8 {
        match self {
            Randomizer::Sticks { .. } => 16,
            Randomizer::Die => 4,
        }
    }

    /// The throw with these `faces`. Returns `None` if they are not below
    /// [`outcome_count`](Randomizer::outcome_count). RULES 0.4.
    #[must_use]
    #[inline]
    pub const fn throw_from_faces(self, faces: u8) -> Option<Throw> {
        if faces < self.outcome_count() {
            Some(self.throw_with_faces(faces))
        } else {
            None
        }
    }

    /// The throw with these `faces`, which must be below the number of outcomes.
    #[inline]
    pub(crate) const fn throw_with_faces(self, faces: u8) -> Throw {
        let value = match self {
            Randomizer::Sticks { blank_value } if faces == 0 => blank_value,
            // The number of light sides, four bits for each combination of faces.
            Randomizer::Sticks { .. } => (0x4332_3221_3221_2110_u64 >> (4 * faces)) as u8 & 15,
            Randomizer::Die => faces + 1,
        };
        Throw { faces, value }
    }

    /// The possible values.
    #[must_use]
    pub fn values(self) -> ThrowSet {
        let values = self.throws().map(|throw| throw.value);
        ThrowSet(values.fold(0, |bits, value| bits | 1 << value))
    }

    /// The probability of a value, 0 to 1. RULES 0.4.
    ///
    /// ```
    /// use senet::sticks::Randomizer;
    ///
    /// let sticks = Randomizer::sticks(5).expect("4, 5 or 6");
    /// assert_eq!(sticks.chance(2), 6.0 / 16.0);
    /// assert_eq!(sticks.throw_from_faces(0b0000).map(|throw| throw.value), Some(5));
    /// assert_eq!(sticks.throw_from_faces(0b1101).map(|throw| throw.value), Some(3));
    /// assert_eq!(sticks.throw_from_faces(16), None);
    /// ```
    #[must_use]
    pub fn chance(self, value: u8) -> f64 {
        let ways = self.throws().filter(|throw| throw.value == value).count();
        ways as f64 / f64::from(self.outcome_count())
    }

    /// A throw with this value, if possible: for positions of which only the value is known.
    #[must_use]
    pub fn throw_with_value(self, value: u8) -> Option<Throw> {
        self.throws().find(|throw| throw.value == value)
    }
}

/// Throws as a pure function of a seed and a throw number.
///
/// Throw *n* (from 0) of a seed is word *n* of the ChaCha20 key stream with the seed as key and a zero
/// nonce: its four highest bits are the sticks, its two highest the die. The same seed therefore gives
/// the same throws on every platform, and undoing a move does not change them. Nothing that chooses
/// moves holds a `ThrowStream`.
///
/// ```
/// use senet::sticks::{Randomizer, ThrowStream};
///
/// let sticks = Randomizer::sticks(5).expect("4, 5 or 6");
/// let mut stream = ThrowStream::new([7; 32]);
/// let third = stream.throw(sticks, 2);
/// assert_eq!(ThrowStream::new(stream.seed()).throw(sticks, 2), third);
/// ```
#[derive(Debug)]
pub struct ThrowStream {
    seed: Seed,
    key_stream: ChaCha20Rng,
}

impl Clone for ThrowStream {
    fn clone(&self) -> ThrowStream {
        // The key stream has no state that a throw depends on.
        ThrowStream::new(self.seed)
    }
}

impl ThrowStream {
    /// Creates the stream of this seed.
    #[must_use]
    pub fn new(seed: impl Into<Seed>) -> ThrowStream {
        let seed = seed.into();
        ThrowStream {
            seed,
            key_stream: ChaCha20Rng::from_seed(seed.to_bytes()),
        }
    }

    /// The streams of both players, for games in which each player has a stream of the same seed.
    ///
    /// They use derived seeds: the first 32 bytes of the ChaCha20 key stream with the common seed as
    /// key and `rematch1` or `rematch2` as the eight-byte nonce.
    #[must_use]
    pub fn for_players(seed: Seed) -> [ThrowStream; 2] {
        [b"rematch1", b"rematch2"].map(|nonce| {
            let mut key_stream = ChaCha20Rng::from_seed(seed.to_bytes());
            key_stream.set_stream(u64::from_le_bytes(*nonce));
            let mut own = [0; 32];
            key_stream.fill_bytes(&mut own);
            ThrowStream::new(own)
        })
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Throw number `number` (from 0).
    pub fn throw(&mut self, sticks: Randomizer, number: u32) -> Throw {
        self.key_stream.set_word_pos(number.into());
        let word = self.key_stream.next_u32();
        sticks.throw_with_faces(match sticks {
            Randomizer::Sticks { .. } => (word >> 28) as u8,
            Randomizer::Die => (word >> 30) as u8,
        })
    }
}

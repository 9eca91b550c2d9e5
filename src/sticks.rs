//! Sticks and die: their faces, values and odds.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Serialize, Serializer};

/// The throwing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Sticks {
    /// Four fair two-sided sticks: the number of light sides, or `zero` when none is light.
    Four {
        /// The value of no light side: 4, 5 or 6.
        zero: u8,
    },
    /// One fair four-sided die.
    Die,
}

/// A set of throw values 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(type = "number[]"))]
pub struct Values(u8);

impl Values {
    /// No value.
    pub const NONE: Values = Values(0);
    /// Every value.
    pub const ALL: Values = Values(0b111_1110);

    /// The set of these values.
    ///
    /// # Panics
    /// If a value is not 1 to 6.
    #[must_use]
    pub const fn of(values: &[u8]) -> Values {
        let (mut bits, mut i) = (0, 0);
        while i < values.len() {
            assert!(Values::ALL.has(values[i]), "a value that is never thrown");
            bits |= 1 << values[i];
            i += 1;
        }
        Values(bits)
    }

    /// The set containing only this value, 1 to 6.
    #[inline]
    pub(crate) const fn one(value: u8) -> Values {
        Values(1 << (value & 7))
    }

    /// Whether the set contains the value.
    #[must_use]
    #[inline]
    pub const fn has(self, value: u8) -> bool {
        value < 8 && self.0 >> value & 1 != 0
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

impl FromIterator<u8> for Values {
    /// Collects values; ignores those other than 1 to 6.
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Values {
        let bit = |value: u8| 1_u8.checked_shl(value.into()).unwrap_or(0);
        let all = values.into_iter().fold(0, |bits, value| bits | bit(value));
        Values(all & Values::ALL.0)
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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

impl Sticks {
    /// All equally likely throws: 16 for the sticks, 4 for the die.
    pub fn throws(self) -> impl ExactSizeIterator<Item = Throw> {
        (0..self.ways()).map(move |faces| self.read(faces))
    }

    /// The number of equally likely throws.
    #[must_use]
    #[inline]
    pub const fn ways(self) -> u8 {
        match self {
            Sticks::Four { .. } => 16,
            Sticks::Die => 4,
        }
    }

    /// The throw with these `faces`, which must be below [`ways`](Sticks::ways). RULES 0.4.
    #[must_use]
    #[inline]
    pub const fn read(self, faces: u8) -> Throw {
        let value = match self {
            Sticks::Four { zero } if faces == 0 => zero,
            // The number of light sides, four bits for each combination of faces.
            Sticks::Four { .. } => (0x4332_3221_3221_2110_u64 >> (4 * faces)) as u8 & 15,
            Sticks::Die => faces + 1,
        };
        Throw { faces, value }
    }

    /// The possible values.
    #[must_use]
    pub fn values(self) -> Values {
        self.throws().map(|throw| throw.value).collect()
    }

    /// The probability of a value, 0 to 1. RULES 0.4.
    #[must_use]
    pub fn chance(self, value: u8) -> f64 {
        let ways = self.throws().filter(|throw| throw.value == value).count();
        ways as f64 / f64::from(self.ways())
    }

    /// A throw with this value, if possible: for positions of which only the value is known.
    #[must_use]
    pub fn showing(self, value: u8) -> Option<Throw> {
        self.throws().find(|throw| throw.value == value)
    }
}

/// Throws as a pure function of a seed and a throw number.
///
/// Throw *n* (from 0) of a seed is word *n* of the ChaCha20 key stream with the seed as key and a zero
/// nonce: its four highest bits are the sticks, its two highest the die. The same seed therefore gives
/// the same throws on every platform, and undoing a move does not change them. Nothing that chooses
/// moves holds a `ThrowStream`.
#[derive(Debug)]
pub struct ThrowStream {
    seed: [u8; 32],
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
    pub fn new(seed: [u8; 32]) -> ThrowStream {
        ThrowStream {
            seed,
            key_stream: ChaCha20Rng::from_seed(seed),
        }
    }

    /// The stream of one player, 0 or 1, for games in which each player has a stream of the same seed.
    ///
    /// It uses a derived seed: the first 32 bytes of the ChaCha20 key stream with the common seed as
    /// key and `rematch1` or `rematch2` as the eight-byte nonce.
    #[must_use]
    pub fn of_player(seed: &[u8; 32], player: u8) -> ThrowStream {
        let nonce = if player == 0 {
            b"rematch1"
        } else {
            b"rematch2"
        };
        let mut key_stream = ChaCha20Rng::from_seed(*seed);
        key_stream.set_stream(u64::from_le_bytes(*nonce));
        let mut own = [0; 32];
        key_stream.fill_bytes(&mut own);
        ThrowStream::new(own)
    }

    /// A random seed from the operating system or the browser.
    ///
    /// # Errors
    /// The platform provides no randomness.
    pub fn random_seed() -> Result<[u8; 32], getrandom::Error> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed)?;
        Ok(seed)
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> [u8; 32] {
        self.seed
    }

    /// Throw number `number` (from 0).
    pub fn throw(&mut self, sticks: Sticks, number: u32) -> Throw {
        self.key_stream.set_word_pos(number.into());
        let word = self.key_stream.next_u32();
        sticks.read(match sticks {
            Sticks::Four { .. } => (word >> 28) as u8,
            Sticks::Die => (word >> 30) as u8,
        })
    }
}

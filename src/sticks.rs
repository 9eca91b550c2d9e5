//! Sticks and die: what they show, what it counts, and how often.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Serialize, Serializer};

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Sticks {
    /// Four fair two-sided sticks: the number of light sides, or `zero` when none is light.
    Four {
        /// What no light side counts: 4, 5 or 6.
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

    /// The set of these values, each 1 to 6.
    ///
    /// # Panics
    /// When there is another among them.
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

    /// The set of one value, which is 1 to 6.
    #[inline]
    pub(crate) const fn one(value: u8) -> Values {
        Values(1 << (value & 7))
    }

    /// Whether the value is in the set.
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
    /// Those other than 1 to 6 are left out.
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

/// One throw: how the sticks fell, and what the ruleset counts for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Bit *i* is set when stick *i* shows its light side; with the die, the value less one.
    pub faces: u8,
    /// What it counts, 1 to 6.
    pub value: u8,
}

impl Sticks {
    /// The throws that can come, each equally likely: 16 ways the sticks fall, 4 of the die.
    pub fn throws(self) -> impl ExactSizeIterator<Item = Throw> {
        (0..self.ways()).map(move |faces| self.read(faces))
    }

    /// How many equally likely ways there are to fall.
    #[must_use]
    #[inline]
    pub const fn ways(self) -> u8 {
        match self {
            Sticks::Four { .. } => 16,
            Sticks::Die => 4,
        }
    }

    /// What `faces` (below [`ways`](Sticks::ways)) counts. RULES 0.4.
    #[must_use]
    #[inline]
    pub const fn read(self, faces: u8) -> Throw {
        let value = match self {
            Sticks::Four { zero } if faces == 0 => zero,
            // The number of light sides, four bits for each way to fall.
            Sticks::Four { .. } => (0x4332_3221_3221_2110_u64 >> (4 * faces)) as u8 & 15,
            Sticks::Die => faces + 1,
        };
        Throw { faces, value }
    }

    /// The values that can be thrown.
    #[must_use]
    pub fn values(self) -> Values {
        self.throws().map(|throw| throw.value).collect()
    }

    /// The chance of a value, between 0 and 1. RULES 0.4.
    #[must_use]
    pub fn chance(self, value: u8) -> f64 {
        let ways = self.throws().filter(|throw| throw.value == value).count();
        ways as f64 / f64::from(self.ways())
    }

    /// Some way to throw this value, if there is one: for set positions, where only the value is known.
    #[must_use]
    pub fn showing(self, value: u8) -> Option<Throw> {
        self.throws().find(|throw| throw.value == value)
    }
}

/// Throws as a pure function of a seed and the number of the throw.
///
/// Throw *n* (from 0) of a seed is word *n* of the key stream of ChaCha20 with the seed as key
/// and a zero nonce: its four highest bits are the sticks, its two highest the die. So the same
/// seed gives the same throws on every platform, and taking a move back never changes them.
/// Nothing that chooses moves ever holds a `ThrowStream`.
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
    /// The throws of this seed.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> ThrowStream {
        ThrowStream {
            seed,
            key_stream: ChaCha20Rng::from_seed(seed),
        }
    }

    /// The throws of one player, 0 or 1, where each player has a stream of throws of the same seed.
    ///
    /// They are the throws of a seed of its own: the first 32 bytes of the key stream of ChaCha20
    /// with the common seed as key and, as nonce of eight bytes, `rematch1` or `rematch2`.
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

    /// A seed from the operating system's or the browser's randomness.
    ///
    /// # Errors
    /// When the platform has no source of randomness.
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

//! Sticks and die: their faces, values and odds.

use super::seed::Seed;
use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Device {
    /// Two fair two-sided sticks.
    TwoSticks,
    /// Four fair two-sided sticks.
    FourSticks,
    /// Five fair two-sided sticks.
    FiveSticks,
    /// One fair four-sided die.
    FourSidedDie,
    /// One fair six-sided die.
    SixSidedDie,
}

impl Device {
    /// The number of sticks; 0 for a die.
    #[must_use]
    #[inline]
    pub const fn sticks(self) -> u8 {
        match self {
            Device::TwoSticks => 2,
            Device::FourSticks => 4,
            Device::FiveSticks => 5,
            Device::FourSidedDie | Device::SixSidedDie => 0,
        }
    }

    /// Whether it is a die.
    #[must_use]
    pub const fn is_die(self) -> bool {
        self.sticks() == 0
    }

    /// The number of equally likely outcomes.
    #[must_use]
    #[inline]
    pub const fn outcome_count(self) -> u8 {
        match self {
            Device::TwoSticks | Device::FourSidedDie => 4,
            Device::SixSidedDie => 6,
            Device::FourSticks => 16,
            Device::FiveSticks => 32,
        }
    }
}

/// What each number of light sides counts, from none to all.
///
/// ```
/// use senet::sticks::LightValues;
///
/// let values = LightValues::new(&[5, 1, 2, 3, 4]).expect("a value for each number of light sides");
/// assert_eq!(values.iter().collect::<Vec<_>>(), [5, 1, 2, 3, 4]);
/// assert_eq!(LightValues::new(&[1, 2]), None); // one stick
/// assert_eq!(LightValues::new(&[9, 1, 2]), None);
/// ```
#[cfg(feature = "house-rules")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LightValues {
    values: [u8; 6],
    sticks: u8,
}

#[cfg(feature = "house-rules")]
impl LightValues {
    /// The values of no light side, one light side, and so on; each from 0 to 6. Returns `None` if there
    /// are not as many as two, four or five sticks need, or one is above 6.
    #[must_use]
    pub fn new(values: &[u8]) -> Option<LightValues> {
        let sticks = match values.len() {
            3 => 2,
            5 => 4,
            6 => 5,
            _ => return None,
        };
        let mut padded = [0; 6];
        padded[..values.len()].copy_from_slice(values);
        let fits = values.iter().all(|&value| value <= 6);
        fits.then_some(LightValues {
            values: padded,
            sticks,
        })
    }

    /// The number of sticks that these values are for.
    #[must_use]
    pub fn sticks(self) -> u8 {
        self.sticks
    }

    /// The values of no light side, one light side, and so on.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.values.into_iter().take(usize::from(self.sticks) + 1)
    }
}

/// The sticks or the die, with what each throw counts and which throws are made again.
///
/// [`Randomizer::sticks`] and [`Randomizer::DIE`] are those of the reconstructions; house rules set others
/// through their [parameters](crate::rules::parameters).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "web",
    derive(tsify::Tsify),
    tsify(type = "\"die\" | { four: { zero: number } } | { other: unknown }")
)]
pub struct Randomizer {
    pub(crate) device: Device,
    /// The value of no light side: 0, 4, 5 or 6.
    pub(crate) blank_value: u8,
    /// `None` if every number of light sides counts itself and none counts `blank_value`.
    #[cfg(feature = "house-rules")]
    pub(crate) light_values: Option<LightValues>,
    /// Throws of these values are made again until another value falls.
    #[cfg(feature = "house-rules")]
    pub(crate) rethrow: ThrowSet,
}

/// A set of throw values. Rules name values from 1 to 6; the possible throws may include 0.
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

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
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

impl core::ops::BitOr for ThrowSet {
    type Output = ThrowSet;

    fn bitor(self, other: ThrowSet) -> ThrowSet {
        ThrowSet(self.0 | other.0)
    }
}

impl core::ops::BitAnd for ThrowSet {
    type Output = ThrowSet;

    fn bitand(self, other: ThrowSet) -> ThrowSet {
        ThrowSet(self.0 & other.0)
    }
}

/// One throw: the faces of the sticks, and the value under the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// Bit *i* is set if stick *i* shows its light side; for the die, the value minus one.
    pub faces: u8,
    /// The value, 0 to 6.
    pub value: u8,
}

impl Randomizer {
    /// One fair four-sided die.
    pub const DIE: Randomizer = Randomizer {
        device: Device::FourSidedDie,
        ..Randomizer::four_sticks(5)
    };

    /// Four fair sticks with this value for no light side. Returns `None` if it is not 0, 4, 5 or 6.
    #[must_use]
    pub const fn sticks(blank_value: u8) -> Option<Randomizer> {
        match blank_value {
            0 | 4..=6 => Some(Randomizer::four_sticks(blank_value)),
            _ => None,
        }
    }

    /// Four fair sticks with a valid value for no light side.
    pub(crate) const fn four_sticks(blank_value: u8) -> Randomizer {
        Randomizer {
            device: Device::FourSticks,
            blank_value,
            #[cfg(feature = "house-rules")]
            light_values: None,
            #[cfg(feature = "house-rules")]
            rethrow: ThrowSet::EMPTY,
        }
    }

    /// What is thrown.
    #[must_use]
    pub const fn device(self) -> Device {
        self.device
    }

    /// The values that are thrown again.
    #[cfg(feature = "house-rules")]
    #[must_use]
    pub const fn rethrow(self) -> ThrowSet {
        self.rethrow
    }

    /// All equally likely throws: 16 for four sticks, fewer if some are made again.
    pub fn throws(self) -> impl Iterator<Item = Throw> {
        (0..self.outcome_count()).filter_map(move |faces| self.throw_from_faces(faces))
    }

    /// The number of equally likely throws that count.
    #[must_use]
    pub fn ways(self) -> u8 {
        #[cfg(feature = "house-rules")]
        return self.throws().count() as u8;
        // Without house rules no throw is made again, and the page's first load has no room to count.
        #[cfg(not(feature = "house-rules"))]
        return self.outcome_count();
    }

    /// The number of equally likely outcomes, including those that are thrown again.
    #[must_use]
    #[inline]
    pub const fn outcome_count(self) -> u8 {
        self.device.outcome_count()
    }

    /// The throw with these `faces`. Returns `None` if they are not below
    /// [`outcome_count`](Randomizer::outcome_count), or are thrown again. RULES 0.4.
    #[must_use]
    // Not inlined, to keep the modules small: simulations look the values up in a table.
    #[inline(never)]
    pub const fn throw_from_faces(self, faces: u8) -> Option<Throw> {
        if faces >= self.outcome_count() {
            return None;
        }
        let throw = self.throw_with_faces(faces);
        #[cfg(feature = "house-rules")]
        if self.rethrow.contains(throw.value) {
            return None;
        }
        Some(throw)
    }

    /// The throw with these `faces`, which must be below the number of outcomes.
    #[inline]
    pub(crate) const fn throw_with_faces(self, faces: u8) -> Throw {
        let light = faces.count_ones() as u8;
        let value = if self.device.is_die() {
            faces + 1
        } else if light == 0 {
            self.blank_value
        } else {
            light
        };
        #[cfg(feature = "house-rules")]
        let value = match self.light_values {
            Some(LightValues { values, .. }) if !self.device.is_die() => {
                values[light as usize % values.len()]
            }
            _ => value,
        };
        Throw { faces, value }
    }

    /// The possible values.
    #[must_use]
    #[inline(never)]
    pub fn values(self) -> ThrowSet {
        let values = self.throws().map(|throw| throw.value);
        ThrowSet(values.fold(0, |bits, value| bits | 1 << value))
    }

    /// The probability of a value, 0 to 1. RULES 0.4.
    ///
    /// ```
    /// use senet::sticks::Randomizer;
    ///
    /// let sticks = Randomizer::sticks(5).expect("0, 4, 5 or 6");
    /// assert_eq!(sticks.chance(2), 6.0 / 16.0);
    /// assert_eq!(sticks.throw_from_faces(0b0000).map(|throw| throw.value), Some(5));
    /// assert_eq!(sticks.throw_from_faces(0b1101).map(|throw| throw.value), Some(3));
    /// assert_eq!(sticks.throw_from_faces(16), None);
    /// ```
    #[must_use]
    #[inline(never)]
    pub fn chance(self, value: u8) -> f64 {
        let ways = self.throws().filter(|throw| throw.value == value).count();
        ways as f64 / f64::from(self.ways())
    }

    /// A throw with this value, if possible: for positions of which only the value is known.
    #[must_use]
    pub fn throw_with_value(self, value: u8) -> Option<Throw> {
        self.throws().find(|throw| throw.value == value)
    }

    /// The four letters that begin the nonce of the key stream of these throws; `None` for the throws
    /// that are words of the stream without a nonce.
    #[cfg(feature = "house-rules")]
    pub(crate) fn domain(self) -> Option<&'static [u8; 4]> {
        match self.device {
            Device::FourSticks | Device::FourSidedDie if self.rethrow == ThrowSet::EMPTY => None,
            Device::TwoSticks => Some(b"two_"),
            Device::FourSticks => Some(b"four"),
            Device::FiveSticks => Some(b"five"),
            Device::FourSidedDie => Some(b"die4"),
            Device::SixSidedDie => Some(b"die6"),
        }
    }

    /// The faces that a random word gives; `None` if another word must be drawn, because the word would
    /// favour some faces or its throw is made again.
    #[cfg(feature = "house-rules")]
    pub(crate) fn throw_from_word(self, word: u32) -> Option<Throw> {
        let faces = match self.device {
            Device::SixSidedDie if word >= u32::MAX - u32::MAX % 6 => return None,
            Device::SixSidedDie => (word % 6) as u8,
            device => (word >> (32 - device.outcome_count().trailing_zeros())) as u8,
        };
        self.throw_from_faces(faces)
    }
}

/// Throws as a pure function of a seed and a throw number.
///
/// Throw *n* (from 0) of a seed is word *n* of the ChaCha20 key stream with the seed as key and a zero
/// nonce: its four highest bits are the four sticks, its two highest the
/// four-sided die. The same seed therefore gives
/// the same throws on every platform, and undoing a move does not change them. Nothing that chooses
/// moves holds a `ThrowStream`.
///
/// Other devices, and throws that are made again, need an unknown number of words. Their throw *n* has a
/// key stream of its own, whose eight-byte nonce is `two_`, `four`, `five`, `die4` or `die6` followed by *n*
/// in four bytes, least significant first. Its words are taken in order until one gives a throw: its
/// highest bits are the sticks or the four-sided die; for the six-sided die it is the remainder of the division
/// by six, and 4,294,967,292 and higher words are skipped, so that no side is favoured.
///
/// ```
/// use senet::sticks::{Randomizer, ThrowStream};
///
/// let sticks = Randomizer::sticks(5).expect("0, 4, 5 or 6");
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
    ///
    /// # Panics
    /// Panics if every throw of these sticks is made again.
    pub fn throw(&mut self, sticks: Randomizer, number: u32) -> Throw {
        #[cfg(feature = "house-rules")]
        if let Some(domain) = sticks.domain() {
            return self.draw(sticks, domain, number);
        }
        self.key_stream.set_word_pos(number.into());
        let word = self.key_stream.next_u32();
        sticks.throw_with_faces((word >> (32 - sticks.outcome_count().trailing_zeros())) as u8)
    }

    /// A throw of devices that draw an unknown number of words.
    #[cfg(feature = "house-rules")]
    fn draw(&self, sticks: Randomizer, domain: &[u8; 4], number: u32) -> Throw {
        assert!(sticks.ways() > 0, "every throw is made again");
        let [a, b, c, d] = *domain;
        let nonce = u64::from_le_bytes([a, b, c, d, 0, 0, 0, 0]) | u64::from(number) << 32;
        let mut key_stream = ChaCha20Rng::from_seed(self.seed.to_bytes());
        key_stream.set_stream(nonce);
        loop {
            if let Some(throw) = sticks.throw_from_word(key_stream.next_u32()) {
                return throw;
            }
        }
    }
}

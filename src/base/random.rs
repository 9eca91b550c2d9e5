//! Random numbers for simulations; never used for the throws of a real game.

use super::seed::Seed;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

/// A fast random number generator that gives the same numbers on every platform.
#[derive(Clone, Debug)]
pub struct PlayoutRng(Xoroshiro128PlusPlus);

impl PlayoutRng {
    /// Creates the generator of this seed.
    #[must_use]
    pub fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }

    /// Creates the generator of one game of this seed, independent of all other games.
    #[must_use]
    pub fn for_game(seed: u64, game: u64) -> PlayoutRng {
        PlayoutRng::new(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17))
    }

    /// A random number below `bound`. `bound` must be small; the bias is below 2⁻²⁰.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let high = self.0.next_u64() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }

    /// A random number from 0 (inclusive) to 1 (exclusive).
    #[inline]
    pub fn unit_f32(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1 << 24) as f32
    }

    /// A random seed for a stream of throws.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        seed.into()
    }

    /// A random number of 32 bits.
    #[inline]
    pub(crate) fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// Derives four sticks from a random word, each with `light` chances in 256 to show its light side.
/// Fair sticks use the four highest bits.
#[inline]
pub(crate) fn uneven_faces(word: u32, light: u8) -> u8 {
    let dark = 256 - u32::from(light);
    (0..4).fold(0, |faces, stick| {
        let byte = (word >> (28 + stick) & 1) << 7 | (word >> (7 * stick) & 127);
        faces | u8::from(byte >= dark) << stick
    })
}

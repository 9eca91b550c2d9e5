//! Random numbers for playing many games: never those of a game people play.

use crate::rules::{FAIR, Ruleset};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

/// The random numbers of playouts: fast, and the same on every platform for the same seed.
#[derive(Clone, Debug)]
pub struct Dice(Xoroshiro128PlusPlus);

impl Dice {
    /// The numbers of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Dice {
        Dice(Xoroshiro128PlusPlus::seed_from_u64(seed))
    }

    /// The numbers of game `game` of this seed, independent of those of other games.
    #[must_use]
    pub fn of_game(seed: u64, game: u64) -> Dice {
        Dice::new(seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17))
    }

    /// A number below `bound`, which is small (the bias is below 2⁻²⁰).
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let high = self.0.next_u64() >> 32;
        ((high * u64::from(bound)) >> 32) as u32
    }

    /// A number from 0 to just below 1.
    #[inline]
    pub fn share(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1 << 24) as f32
    }

    /// A seed for a stream of throws.
    pub fn seed(&mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        seed
    }

    /// A throw's value.
    #[inline]
    pub fn throw(&mut self, ruleset: &Ruleset) -> u8 {
        let sticks = ruleset.rules().sticks;
        if ruleset.tables.light != FAIR {
            let word = self.0.next_u64() >> 32;
            return sticks
                .read(uneven_faces(word as u32, ruleset.tables.light))
                .value;
        }
        sticks.read(self.below(sticks.ways().into()) as u8).value
    }
}

/// How four sticks fall by a random word, of which `light` of 256 show the light side. Fair sticks
/// fall as the four highest bits say.
#[inline]
pub(crate) fn uneven_faces(word: u32, light: u8) -> u8 {
    let dark = 256 - u32::from(light);
    (0..4).fold(0, |faces, stick| {
        let byte = (word >> (28 + stick) & 1) << 7 | (word >> (7 * stick) & 127);
        faces | u8::from(byte >= dark) << stick
    })
}

//! Where a game's throws come from: its seed, and before that the record it was read from.

use crate::sticks::{Caster, Sticks, Throw};

/// The throws of a record by number, then those of the seed.
#[derive(Clone, Debug)]
pub(crate) struct Throws {
    recorded: Vec<Throw>,
    caster: Caster,
}

impl Throws {
    pub(crate) fn from_seed(caster: Caster) -> Throws {
        Throws {
            recorded: Vec::new(),
            caster,
        }
    }

    /// Throw number `number`, from 0.
    pub(crate) fn next(&mut self, sticks: Sticks, number: u32) -> Throw {
        let recorded = self.recorded.get(number as usize).copied();
        recorded.unwrap_or_else(|| self.caster.cast(sticks, number))
    }

    /// Throw number `number` was this one.
    pub(crate) fn remember(&mut self, number: u32, throw: Throw) {
        self.recorded.truncate(number as usize);
        self.recorded.push(throw);
    }

    /// These throws were made; those to come are of this seed.
    #[cfg(feature = "fair-play")]
    pub(crate) fn made_before(recorded: Vec<Throw>, seed: [u8; 32]) -> Throws {
        Throws {
            recorded,
            caster: Caster::new(seed),
        }
    }

    pub(crate) fn seed(&self) -> [u8; 32] {
        self.caster.seed()
    }
}

//! Random throws for simulations.

use super::{FAIR, MADE_AGAIN, Ruleset};
use crate::base::random::{PlayoutRng, uneven_faces};

impl PlayoutRng {
    /// A random throw's value.
    #[inline]
    pub fn throw(&mut self, ruleset: &Ruleset) -> u8 {
        let tables = &ruleset.tables;
        if tables.light != FAIR {
            return tables.values[usize::from(uneven_faces(self.word(), tables.light))];
        }
        let outcomes = u32::from(ruleset.rules().sticks.outcome_count());
        loop {
            let value = tables.values[self.below(outcomes) as usize & 31];
            if value != MADE_AGAIN {
                return value;
            }
        }
    }
}

//! Random throws for simulations.

use super::{FAIR, Ruleset};
use crate::base::random::{PlayoutRng, uneven_faces};

impl PlayoutRng {
    /// A random throw's value.
    #[inline]
    pub fn throw(&mut self, ruleset: &Ruleset) -> u8 {
        let sticks = ruleset.rules().sticks;
        if ruleset.tables.light != FAIR {
            let faces = uneven_faces(self.word(), ruleset.tables.light);
            return sticks.throw_with_faces(faces).value;
        }
        let faces = self.below(sticks.outcome_count().into()) as u8;
        sticks.throw_with_faces(faces).value
    }
}

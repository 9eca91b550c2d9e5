//! An evaluator that remembers its latest results.

use super::{Chance, Evaluator};
use crate::base::hashing::FastHash;
use crate::position::Position;
use crate::rules::Ruleset;
use core::hash::BuildHasher;

/// The number of remembered chances at first and at most; powers of two. A decision without lookahead
/// evaluates a few positions, one with lookahead thousands, up to seven in ten of them repeatedly.
const FEWEST: usize = 64;
const MAX_ENTRIES: usize = 4096;

/// Evaluates positions of one ruleset with one evaluator. Remembers the latest results.
pub struct CachedEvaluator<'a> {
    ruleset: &'a Ruleset,
    evaluator: &'a dyn Evaluator,
    /// Each position has one place, determined by its hash.
    entries: Vec<Option<(Position, f32)>>,
    evaluated: usize,
}

impl<'a> CachedEvaluator<'a> {
    /// Creates an evaluator that remembers nothing yet.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, evaluator: &'a dyn Evaluator) -> CachedEvaluator<'a> {
        CachedEvaluator {
            ruleset,
            evaluator,
            entries: vec![None; FEWEST],
            evaluated: 0,
        }
    }

    /// The ruleset of all positions.
    #[must_use]
    pub fn ruleset(&self) -> &'a Ruleset {
        self.ruleset
    }

    /// White's chance, as in [`Evaluator::white_chance`], rounded so that the difference to 1 is exact.
    /// Otherwise small chances of White would differ where those of Black are equal, and the same game
    /// would be played otherwise with the names of the sides exchanged.
    pub fn white_chance(&mut self, position: &Position) -> f32 {
        let hash = FastHash::default().hash_one(position) as usize;
        match &self.entries[self.place(hash)] {
            Some((known, chance)) if known == position => *chance,
            _ => self.evaluate(position, hash),
        }
    }

    fn evaluate(&mut self, position: &Position, hash: usize) -> f32 {
        let chance = self
            .evaluator
            .white_chance(self.ruleset, position)
            .flipped()
            .flipped();
        if self.evaluated == self.entries.len() && self.evaluated < MAX_ENTRIES {
            self.entries = vec![None; 4 * self.evaluated];
        }
        self.evaluated += 1;
        let place = self.place(hash);
        self.entries[place] = Some((*position, chance));
        chance
    }

    #[inline]
    fn place(&self, hash: usize) -> usize {
        hash & (self.entries.len() - 1)
    }
}

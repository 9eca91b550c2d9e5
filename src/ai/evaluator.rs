//! Static evaluation of positions, without lookahead.

use crate::position::Position;
use crate::rules::Ruleset;

/// Estimates win chances.
pub trait Evaluator: Sync {
    /// The name displayed beside the evaluator's numbers.
    fn name(&self) -> &str;

    /// White's winning chance, 0 to 1 with a draw counted as a half, in a position that is not over.
    /// Usually the position waits for a throw, but it can be in the middle of a turn.
    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32;

    /// White's chances of many positions at once, each as in [`white_chance`](Self::white_chance).
    fn white_chances(&self, ruleset: &Ruleset, positions: &[Position], chances: &mut Vec<f32>) {
        chances.clear();
        let one = |position| self.white_chance(ruleset, position);
        chances.extend(positions.iter().map(one));
    }
}

impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn name(&self) -> &str {
        (**self).name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        (**self).white_chance(ruleset, position)
    }

    fn white_chances(&self, ruleset: &Ruleset, positions: &[Position], chances: &mut Vec<f32>) {
        (**self).white_chances(ruleset, positions, chances);
    }
}

impl<E: Evaluator + ?Sized> Evaluator for Box<E> {
    fn name(&self) -> &str {
        (**self).name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        (**self).white_chance(ruleset, position)
    }

    fn white_chances(&self, ruleset: &Ruleset, positions: &[Position], chances: &mut Vec<f32>) {
        (**self).white_chances(ruleset, positions, chances);
    }
}

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
}

impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn name(&self) -> &str {
        (**self).name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        (**self).white_chance(ruleset, position)
    }
}

impl<E: Evaluator + ?Sized> Evaluator for Box<E> {
    fn name(&self) -> &str {
        (**self).name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        (**self).white_chance(ruleset, position)
    }
}

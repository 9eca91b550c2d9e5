//! What a position is worth, without looking ahead.

use crate::position::Position;
use crate::rules::Ruleset;

/// Something that estimates win chances.
pub trait Evaluator: Sync {
    /// Its name, as it is quoted beside every number it gives.
    fn name(&self) -> &str;

    /// White's chance to win, 0 to 1 with a draw counted as a half, of a position that is
    /// not over: mostly one that waits for a throw, but also one in the middle of a turn.
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

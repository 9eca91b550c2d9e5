//! What a position is worth, without looking ahead.

use crate::position::Position;
use crate::rules::Ruleset;

/// Something that estimates win chances.
pub trait Evaluator {
    /// Its name, as it is quoted beside every number it gives.
    fn name(&self) -> &str;

    /// White's chance to win, 0 to 1 with a draw counted as a half, of a position that waits for a
    /// throw and is not over.
    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32;
}

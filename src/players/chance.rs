//! Win chances from the point of view of either side.

use super::endgames::Interval;
use crate::base::side::Side;

/// A win chance, 0 to 1. Evaluators and solved endgames give White's.
pub trait Chance: Copy {
    /// The other side's chance.
    #[must_use]
    fn flipped(self) -> Self;

    /// Converts White's chance to this side's, or this side's to White's.
    #[must_use]
    #[inline]
    fn for_side(self, side: Side) -> Self {
        match side {
            Side::White => self,
            Side::Black => self.flipped(),
        }
    }
}

impl Chance for f32 {
    #[inline]
    fn flipped(self) -> f32 {
        1.0 - self
    }
}

impl Chance for f64 {
    #[inline]
    fn flipped(self) -> f64 {
        1.0 - self
    }
}

impl Chance for Interval {
    fn flipped(self) -> Interval {
        Interval {
            low: 1.0 - self.high,
            high: 1.0 - self.low,
        }
    }
}

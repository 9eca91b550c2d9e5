//! Win chances as intervals that always contain the true value.
//!
//! The solver uses integers in units of `1 / ONE`, rounding lower bounds down and upper bounds up, so
//! results are bit-identical on every machine.

/// The chance 1.
pub(super) const ONE: u32 = 1 << 31;

/// Proven bounds of a winning chance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// The middle.
    #[must_use]
    pub fn middle(self) -> f64 {
        0.5 * (self.low + self.high)
    }

    /// The difference between the bounds.
    #[must_use]
    pub fn width(self) -> f64 {
        self.high - self.low
    }
}

impl From<Bounds> for Interval {
    fn from(bounds: Bounds) -> Interval {
        Interval {
            low: fraction(bounds.win),
            high: fraction(ONE - bounds.loss),
        }
    }
}

/// Converts units of `1 / ONE` to a chance, 0 to 1.
pub(super) fn fraction(units: u32) -> f64 {
    f64::from(units) / f64::from(ONE)
}

/// The same interval in units of `1 / ONE`, as used by the solver and stored in files. From the other side's
/// point of view the two numbers are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// A lower bound of the chance to win.
    pub win: u32,
    /// A lower bound of the chance to lose.
    pub loss: u32,
}

impl Bounds {
    pub const UNKNOWN: Bounds = Bounds { win: 0, loss: 0 };
    pub const LOST: Bounds = Bounds { win: 0, loss: ONE };
    pub const DRAWN: Bounds = Bounds {
        win: ONE / 2,
        loss: ONE / 2,
    };

    /// The bounds for the other side.
    #[inline]
    pub fn flipped(self) -> Bounds {
        Bounds {
            win: self.loss,
            loss: self.win,
        }
    }

    /// The bounds of the maximum of two chances.
    #[inline]
    pub fn max(self, other: Bounds) -> Bounds {
        Bounds {
            win: self.win.max(other.win),
            loss: self.loss.min(other.loss),
        }
    }

    /// The intersection of two proven intervals.
    #[inline]
    pub fn intersect(self, other: Bounds) -> Bounds {
        Bounds {
            win: self.win.max(other.win),
            loss: self.loss.max(other.loss),
        }
    }

    #[inline]
    pub fn width(self) -> u32 {
        ONE - self.win - self.loss
    }

    /// Packs the bounds into one number; 0 means unknown.
    #[inline]
    pub fn to_bits(self) -> u64 {
        u64::from(self.win) << 32 | u64::from(self.loss)
    }

    /// Unpacks the bounds.
    #[inline]
    pub fn from_bits(bits: u64) -> Bounds {
        Bounds {
            win: (bits >> 32) as u32,
            loss: bits as u32,
        }
    }
}

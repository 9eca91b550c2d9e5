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
            low: fraction(bounds.low),
            high: fraction(bounds.high),
        }
    }
}

/// Converts units of `1 / ONE` to a chance, 0 to 1.
pub(super) fn fraction(units: u32) -> f64 {
    f64::from(units) / f64::from(ONE)
}

/// The same interval in units of `1 / ONE`, as used by the solver and stored in files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub low: u32,
    pub high: u32,
}

impl Bounds {
    pub const UNKNOWN: Bounds = Bounds { low: 0, high: ONE };
    pub const LOST: Bounds = Bounds::exactly(0);
    pub const DRAWN: Bounds = Bounds::exactly(ONE / 2);

    const fn exactly(chance: u32) -> Bounds {
        Bounds {
            low: chance,
            high: chance,
        }
    }

    /// The bounds for the other side.
    #[inline]
    pub fn flipped(self) -> Bounds {
        Bounds {
            low: ONE - self.high,
            high: ONE - self.low,
        }
    }

    /// The bounds of the maximum of two chances.
    #[inline]
    pub fn max(self, other: Bounds) -> Bounds {
        Bounds {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The intersection of two proven intervals.
    #[inline]
    pub fn intersect(self, other: Bounds) -> Bounds {
        Bounds {
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        }
    }

    #[inline]
    pub fn width(self) -> u32 {
        self.high - self.low
    }

    /// Packs the bounds into one number; 0 means unknown. The upper half is the lower bound, the lower
    /// half is one minus the upper bound.
    #[inline]
    pub fn to_bits(self) -> u64 {
        u64::from(self.low) << 32 | u64::from(ONE - self.high)
    }

    /// Unpacks the bounds.
    #[inline]
    pub fn from_bits(bits: u64) -> Bounds {
        Bounds {
            low: (bits >> 32) as u32,
            high: ONE - bits as u32,
        }
    }
}

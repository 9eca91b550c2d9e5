//! Win chances as two bounds that are never on the wrong side.
//!
//! The solver counts in whole numbers of `1 / ONE`, lower bounds rounded down and upper bounds up:
//! the bits are the same on every machine.

/// The chance 1.
pub(super) const ONE: u32 = 1 << 31;

/// What is proven of a chance to win: it lies between these two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// It is not less than this.
    pub low: f64,
    /// It is not more than this.
    pub high: f64,
}

impl Interval {
    /// The middle.
    #[must_use]
    pub fn middle(self) -> f64 {
        0.5 * (self.low + self.high)
    }

    /// How far apart the bounds are.
    #[must_use]
    pub fn width(self) -> f64 {
        self.high - self.low
    }

    /// The same for the other side.
    #[must_use]
    pub fn flipped(self) -> Interval {
        Interval {
            low: 1.0 - self.high,
            high: 1.0 - self.low,
        }
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

/// A number of units of `1 / ONE` as a chance, 0 to 1.
pub(super) fn fraction(units: u32) -> f64 {
    f64::from(units) / f64::from(ONE)
}

/// The same interval in whole units of `1 / ONE`, as the solver reckons and files hold it.
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

    /// The same for the other side.
    #[inline]
    pub fn flipped(self) -> Bounds {
        Bounds {
            low: ONE - self.high,
            high: ONE - self.low,
        }
    }

    /// The bounds of the greater of two chances.
    #[inline]
    pub fn or_better(self, other: Bounds) -> Bounds {
        Bounds {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The bounds when both are proven.
    #[inline]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds {
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        }
    }

    #[inline]
    pub fn width(self) -> u32 {
        self.high - self.low
    }

    /// The bounds as one number, 0 where nothing is known: the lower bound in the upper half, what is
    /// left above the upper bound in the lower.
    #[inline]
    pub fn to_bits(self) -> u64 {
        u64::from(self.low) << 32 | u64::from(ONE - self.high)
    }

    /// The bounds of such a number.
    #[inline]
    pub fn from_bits(bits: u64) -> Bounds {
        Bounds {
            low: (bits >> 32) as u32,
            high: ONE - bits as u32,
        }
    }
}

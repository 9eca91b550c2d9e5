//! A chance to win as two bounds that are never on the wrong side.
//!
//! Chances are whole numbers of `1 / ONE`, and so is everything a sweep computes from them: lower
//! bounds are rounded down, upper bounds up, and the bits are the same on every machine.

/// The chance 1.
pub(crate) const ONE: u32 = 1 << 31;

/// What is known of a chance to win: it lies between two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub low: u32,
    pub high: u32,
}

impl Span {
    pub const UNKNOWN: Span = Span { low: 0, high: ONE };
    pub const LOST: Span = Span::exactly(0);
    pub const DRAWN: Span = Span::exactly(ONE / 2);

    const fn exactly(chance: u32) -> Span {
        Span {
            low: chance,
            high: chance,
        }
    }

    /// The same for the other side.
    #[inline]
    pub fn flipped(self) -> Span {
        Span {
            low: ONE - self.high,
            high: ONE - self.low,
        }
    }

    /// What is known of the greater of two chances.
    #[inline]
    pub fn or_better(self, other: Span) -> Span {
        Span {
            low: self.low.max(other.low),
            high: self.high.max(other.high),
        }
    }

    /// What is known when both are.
    #[inline]
    pub fn and(self, other: Span) -> Span {
        Span {
            low: self.low.max(other.low),
            high: self.high.min(other.high),
        }
    }

    #[inline]
    pub fn width(self) -> u32 {
        self.high - self.low
    }
    /// The span as one number, 0 where nothing is known: the lower bound in the upper half, what is
    /// left above the upper bound in the lower.
    #[inline]
    pub fn to_bits(self) -> u64 {
        u64::from(self.low) << 32 | u64::from(ONE - self.high)
    }

    /// The span of such a number.
    #[inline]
    pub fn from_bits(bits: u64) -> Span {
        Span {
            low: (bits >> 32) as u32,
            high: ONE - bits as u32,
        }
    }
}

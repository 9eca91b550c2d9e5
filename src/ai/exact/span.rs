//! A chance to win as two bounds that are never on the wrong side.
//!
//! Chances are whole numbers of `1 / ONE`, and so is everything a sweep computes from them: lower
//! bounds are rounded down, upper bounds up, and the bits are the same on every machine.

use core::sync::atomic::{AtomicU64, Ordering};

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
}

/// A span that several threads read while one writes it: in one piece, so that no reader ever
/// sees the bounds of two different moments.
#[derive(Debug)]
pub(crate) struct Cell(AtomicU64);

impl Cell {
    pub fn new(span: Span) -> Cell {
        Cell(AtomicU64::new(pack(span)))
    }

    #[inline]
    pub fn get(&self) -> Span {
        unpack(self.0.load(Ordering::Relaxed))
    }

    /// The span as it is stored: what files hold.
    #[cfg(feature = "house-rules")]
    pub fn bits(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Takes a span as it is stored.
    #[cfg(feature = "house-rules")]
    pub fn set_bits(&self, bits: u64) {
        self.0.store(bits, Ordering::Relaxed);
    }

    #[inline]
    pub fn set(&self, span: Span) {
        self.0.store(pack(span), Ordering::Relaxed);
    }
}

/// The span as one number, 0 where nothing is known: the lower bound in the upper half, what is
/// left above the upper bound in the lower.
#[inline]
fn pack(span: Span) -> u64 {
    u64::from(span.low) << 32 | u64::from(ONE - span.high)
}

#[inline]
fn unpack(bits: u64) -> Span {
    Span {
        low: (bits >> 32) as u32,
        high: ONE - bits as u32,
    }
}

//! A fast hash function for tables of positions.

use core::hash::{BuildHasherDefault, Hasher};

/// Builds hash tables with [`FastHasher`].
pub(crate) type FastHash = BuildHasherDefault<FastHasher>;

/// Rotates, adds and multiplies, like the hash function of the Rust compiler. Whoever chooses the keys can
/// make them collide, so it is only for tables of bounded size.
#[derive(Clone, Copy, Default)]
pub(crate) struct FastHasher(u64);

impl FastHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for FastHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }

    /// Moves the highest bits, which depend on all input, to the low end, which selects the place.
    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

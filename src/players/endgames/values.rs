//! The values of positions, in memory.

use super::index::{IndexedLayer, Successor};
use super::interval::Bounds;
use core::sync::atomic::{AtomicU64, Ordering};

/// A value that several threads read while one writes it. Access is atomic, so no reader combines
/// bounds of different visits.
#[derive(Debug)]
pub(super) struct AtomicBounds(AtomicU64);

impl AtomicBounds {
    pub fn new(bounds: Bounds) -> AtomicBounds {
        AtomicBounds(AtomicU64::new(bounds.to_bits()))
    }

    #[inline]
    pub fn get(&self) -> Bounds {
        Bounds::from_bits(self.0.load(Ordering::Relaxed))
    }

    #[inline]
    pub fn set(&self, bounds: Bounds) {
        self.0.store(bounds.to_bits(), Ordering::Relaxed);
    }

    /// The value in file format.
    #[cfg(feature = "layers")]
    pub fn bits(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Sets the value from file format.
    #[cfg(feature = "layers")]
    pub fn set_bits(&self, bits: u64) {
        self.0.store(bits, Ordering::Relaxed);
    }
}

/// One value per position, by number.
#[derive(Debug)]
pub(super) struct Values(Vec<AtomicBounds>);

impl Values {
    /// Creates the storage with the constant values only.
    pub fn new() -> Values {
        Values(vec![
            AtomicBounds::new(Bounds::LOST),
            AtomicBounds::new(Bounds::DRAWN),
        ])
    }

    /// Adds unknown values up to a total of `values`.
    pub fn grow(&mut self, values: u64) {
        let values = values as usize;
        self.0.reserve_exact(values - self.0.len());
        self.0
            .resize_with(values, || AtomicBounds::new(Bounds::UNKNOWN));
    }

    /// Removes the values from this number on.
    #[cfg(feature = "layers")]
    pub fn truncate(&mut self, values: u64) {
        self.0.truncate(values as usize);
    }

    /// The bounds of a successor, from its point of view.
    #[inline]
    pub fn bounds(&self, successor: Successor) -> Bounds {
        successor.seen(self.get(successor.number()))
    }

    /// The bounds of the value with this number.
    #[inline]
    pub fn get(&self, number: usize) -> Bounds {
        self.0[number].get()
    }

    /// Tightens the bounds of the value with this number. Returns the greater change of the two.
    #[inline]
    pub fn tighten(&self, number: u32, bounds: Bounds) -> u32 {
        let value = &self.0[number as usize];
        let before = value.get();
        let bounds = before.intersect(bounds);
        if bounds != before {
            value.set(bounds);
        }
        (bounds.win - before.win).max(bounds.loss - before.loss)
    }

    /// The width of the widest interval among a layer's positions awaiting a throw.
    pub fn widest(&self, indexed: &IndexedLayer) -> u32 {
        let values = &self.0[indexed.base as usize..][..indexed.layer.len as usize];
        let widths = values.iter().map(|value| value.get().width());
        widths.max().unwrap_or(0)
    }

    /// All values of a layer.
    #[cfg(feature = "layers")]
    pub fn of(&self, indexed: &IndexedLayer) -> &[AtomicBounds] {
        &self.0[indexed.values()]
    }
}

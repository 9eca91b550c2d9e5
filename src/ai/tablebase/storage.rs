//! Where the values of positions lie: in memory, as a solver leaves them, or in mapped files.

use super::index::{IndexedLayer, Successor};
use super::interval::Bounds;
#[cfg(feature = "layers")]
use super::mapped_values::MappedValues;
use core::sync::atomic::{AtomicU64, Ordering};

/// The values of all positions of a table.
#[derive(Debug)]
pub(super) enum Storage {
    Memory(MemoryValues),
    #[cfg(feature = "layers")]
    Mapped(MappedValues),
}

impl Storage {
    /// The value of a successor, for the side that sees it.
    #[inline]
    pub fn bounds(&self, successor: Successor) -> Bounds {
        match self {
            Storage::Memory(values) => values.bounds(successor),
            #[cfg(feature = "layers")]
            Storage::Mapped(values) => values.bounds(successor),
        }
    }

    /// The width of the widest value of a layer's positions that wait for a throw.
    pub fn widest(&self, indexed: &IndexedLayer) -> u32 {
        match self {
            Storage::Memory(values) => values.widest(indexed),
            #[cfg(feature = "layers")]
            Storage::Mapped(values) => values.widest(indexed),
        }
    }
}

/// A value that several threads read while one writes it: in one piece, so that no reader ever
/// sees the bounds of two different moments.
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

    /// The value as files hold it.
    #[cfg(feature = "layers")]
    pub fn bits(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Takes a value as files hold it.
    #[cfg(feature = "layers")]
    pub fn set_bits(&self, bits: u64) {
        self.0.store(bits, Ordering::Relaxed);
    }
}

/// One value for each position, by its number.
#[derive(Debug)]
pub(super) struct MemoryValues(Vec<AtomicBounds>);

impl MemoryValues {
    /// Those that are no position's.
    pub fn new() -> MemoryValues {
        MemoryValues(vec![
            AtomicBounds::new(Bounds::LOST),
            AtomicBounds::new(Bounds::DRAWN),
        ])
    }

    /// Adds values of which nothing is known, until there are so many.
    pub fn grow(&mut self, values: u64) {
        let values = values as usize;
        self.0.reserve_exact(values - self.0.len());
        self.0
            .resize_with(values, || AtomicBounds::new(Bounds::UNKNOWN));
    }

    /// The value of a successor, for the side that sees it.
    #[inline]
    pub fn bounds(&self, successor: Successor) -> Bounds {
        successor.seen(self.get(successor.number()))
    }

    /// The value of this number.
    #[inline]
    pub fn get(&self, number: usize) -> Bounds {
        self.0[number].get()
    }

    /// Tightens the value of this number; the greater change of its two bounds.
    #[inline]
    pub fn tighten(&self, number: u32, bounds: Bounds) -> u32 {
        let value = &self.0[number as usize];
        let before = value.get();
        let bounds = before.and(bounds);
        if bounds != before {
            value.set(bounds);
        }
        (bounds.low - before.low).max(before.high - bounds.high)
    }

    fn widest(&self, indexed: &IndexedLayer) -> u32 {
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

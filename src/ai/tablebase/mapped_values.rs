//! Values read on demand from the files of finished layers.

use super::index::{IndexedLayer, Successor};
use super::interval::Bounds;
use core::fmt;

/// The content of a layer's file, in memory or memory-mapped.
pub type LayerBytes = Box<dyn AsRef<[u8]> + Send + Sync>;

/// Values in the files of finished layers, in the order of their numbers.
#[derive(Debug, Default)]
pub(super) struct MappedValues(Vec<MappedFile>);

/// A layer's file.
pub(super) struct MappedFile {
    /// The number of its first value.
    pub first: usize,
    /// The width of the widest interval among positions awaiting a throw.
    pub widest: u32,
    /// The length of its header in bytes.
    pub head: usize,
    pub bytes: LayerBytes,
}

impl MappedValues {
    /// Appends the file of the next layer.
    pub fn push(&mut self, file: MappedFile) {
        self.0.push(file);
    }

    #[inline]
    pub fn bounds(&self, successor: Successor) -> Bounds {
        successor.seen(match successor.number() {
            Successor::LOST_VALUE => Bounds::LOST,
            Successor::DRAWN_VALUE => Bounds::DRAWN,
            number => self.file_of(number).bounds(number),
        })
    }

    pub fn widest(&self, indexed: &IndexedLayer) -> u32 {
        self.file_of(indexed.values().start).widest
    }

    #[inline]
    fn file_of(&self, number: usize) -> &MappedFile {
        let behind = self.0.partition_point(|file| file.first <= number);
        &self.0[behind - 1]
    }
}

impl MappedFile {
    #[inline]
    fn bounds(&self, number: usize) -> Bounds {
        let bytes = &(*self.bytes).as_ref()[self.head + 8 * (number - self.first)..];
        let bits = bytes.first_chunk().expect("a file has all its values");
        Bounds::from_bits(u64::from_le_bytes(*bits))
    }
}

impl fmt::Debug for MappedFile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} bytes", (*self.bytes).as_ref().len())
    }
}

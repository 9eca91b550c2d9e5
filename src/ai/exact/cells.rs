//! What is known of positions while they are solved.

use super::numbering::{End, Placed};
use super::span::Span;
use core::sync::atomic::{AtomicU64, Ordering};

/// A span that several threads read while one writes it: in one piece, so that no reader ever
/// sees the bounds of two different moments.
#[derive(Debug)]
pub(crate) struct Cell(AtomicU64);

impl Cell {
    pub fn new(span: Span) -> Cell {
        Cell(AtomicU64::new(span.to_bits()))
    }

    #[inline]
    pub fn get(&self) -> Span {
        Span::from_bits(self.0.load(Ordering::Relaxed))
    }

    /// The span as it is stored: what files hold.
    #[cfg(feature = "layers")]
    pub fn bits(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Takes a span as it is stored.
    #[cfg(feature = "layers")]
    pub fn set_bits(&self, bits: u64) {
        self.0.store(bits, Ordering::Relaxed);
    }

    #[inline]
    pub fn set(&self, span: Span) {
        self.0.store(span.to_bits(), Ordering::Relaxed);
    }
}

/// One cell for each position, by its number.
#[derive(Debug)]
pub(crate) struct Cells(Vec<Cell>);

impl Cells {
    /// Those that are no position's.
    pub fn new() -> Cells {
        Cells(vec![Cell::new(Span::LOST), Cell::new(Span::DRAWN)])
    }

    /// Adds cells of which nothing is known, until there are so many.
    pub fn grow(&mut self, cells: u64) {
        let cells = cells as usize;
        self.0.reserve_exact(cells - self.0.len());
        self.0.resize_with(cells, || Cell::new(Span::UNKNOWN));
    }

    /// What is known of an end, for the side that sees it.
    #[inline]
    pub fn span(&self, end: End) -> Span {
        end.seen(self.get(end.number()))
    }

    /// What the cell of this number says.
    #[inline]
    pub fn get(&self, number: usize) -> Span {
        self.0[number].get()
    }

    /// Narrows the cell of this number; the greater change of its two bounds.
    #[inline]
    pub fn narrow(&self, number: u32, span: Span) -> u32 {
        let cell = &self.0[number as usize];
        let before = cell.get();
        let span = before.and(span);
        if span != before {
            cell.set(span);
        }
        (span.low - before.low).max(before.high - span.high)
    }

    /// The width of the widest span of a layer's positions that wait for a throw.
    pub fn widest(&self, placed: &Placed) -> u32 {
        let cells = &self.0[placed.base as usize..][..placed.layer.len as usize];
        let widths = cells.iter().map(|cell| cell.get().width());
        widths.max().unwrap_or(0)
    }

    /// All cells of a layer.
    #[cfg(feature = "layers")]
    pub fn of(&self, placed: &Placed) -> &[Cell] {
        &self.0[placed.cells()]
    }
}

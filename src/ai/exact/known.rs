//! Where a table finds what is known: in memory, as a solver left it, or in files.

use super::cells::Cells;
#[cfg(feature = "layers")]
use super::kept::Kept;
use super::numbering::{End, Placed};
use super::span::Span;

#[derive(Debug)]
pub(crate) enum Known {
    Solved(Cells),
    #[cfg(feature = "layers")]
    Kept(Kept),
}

impl Known {
    /// What is known of an end, for the side that sees it.
    #[inline]
    pub fn span(&self, end: End) -> Span {
        match self {
            Known::Solved(cells) => cells.span(end),
            #[cfg(feature = "layers")]
            Known::Kept(kept) => kept.span(end),
        }
    }

    /// The width of the widest span of a layer's positions that wait for a throw.
    pub fn widest(&self, placed: &Placed) -> u32 {
        match self {
            Known::Solved(cells) => cells.widest(placed),
            #[cfg(feature = "layers")]
            Known::Kept(kept) => kept.widest(placed),
        }
    }
}

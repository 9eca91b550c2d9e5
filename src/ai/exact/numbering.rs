//! The layers of a ruleset, and which cell belongs to which position.

use super::layer::{Found, Layer};
use super::span::{ONE, Span};
use crate::position::Position;
use crate::side::Side;

/// Layers by pieces left, and the number of a cell for each of their positions.
#[derive(Debug)]
pub(crate) struct Numbering {
    layers: Vec<Option<Placed>>,
    /// How many cells there are.
    pub cells: u64,
}

/// A layer, where its cells are, and how far it is solved.
#[derive(Debug)]
pub(crate) struct Placed {
    pub layer: Layer,
    /// The number of its first cell.
    pub base: u32,
    /// The number of the first cell of its positions with throws in hand.
    pub pools: u32,
    /// How many such cells each position has.
    pub bags: u32,
    /// Sweeps that are complete.
    pub sweeps: u32,
    /// The greatest change of the last sweep.
    pub residual: u32,
}

/// Where a turn can end: a cell, seen by the side that throws there or by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct End(pub u32);

impl End {
    pub const LOST: End = End(0);
    pub const WON: End = End(1);
    pub const DRAWN: End = End(2);
    /// The most cells there can be.
    pub const MOST: u64 = 1 << 31;
    /// The cell of [`LOST`](End::LOST) and [`WON`](End::WON), and that of [`DRAWN`](End::DRAWN).
    pub const LOST_CELL: usize = 0;
    pub const DRAWN_CELL: usize = 1;
    /// The cells that are no position's.
    const FIXED: u64 = 2;

    #[inline]
    pub fn cell(number: u32) -> End {
        End(number << 1)
    }

    /// The same for the other side.
    #[inline]
    pub fn flipped(self) -> End {
        End(self.0 ^ 1)
    }

    /// What its cell says, for the side that sees it.
    #[inline]
    pub fn seen(self, span: Span) -> Span {
        if self.0 & 1 == 0 {
            span
        } else {
            span.flipped()
        }
    }

    #[inline]
    pub fn number(self) -> usize {
        (self.0 >> 1) as usize
    }
}

/// The place of the layer with these pieces left, in either order.
#[inline]
fn place(one: u8, other: u8) -> usize {
    let (more, fewer) = (one.max(other), one.min(other));
    usize::from(more) * (usize::from(more) + 1) / 2 + usize::from(fewer)
}

/// A side's pieces that are still to be borne off.
#[inline]
pub(crate) fn left(position: &Position, side: Side) -> u8 {
    position.pieces(side).len() + position.hand(side)
}

impl Placed {
    /// The numbers of its cells, those of throws in hand included.
    pub fn cells(&self) -> core::ops::Range<usize> {
        let first = self.base as usize;
        first..first + self.layer.len as usize * (1 + self.bags as usize)
    }
}

impl Numbering {
    pub fn new() -> Numbering {
        Numbering {
            layers: Vec::new(),
            cells: End::FIXED,
        }
    }

    /// The layer behind those there are, of which nothing is known, with cells for so many bags of
    /// throws in hand.
    pub fn place(&self, layer: Layer, bags: u32) -> Placed {
        let base = self.cells as u32;
        Placed {
            base,
            pools: base + layer.len as u32,
            layer,
            bags,
            sweeps: 0,
            residual: ONE,
        }
    }

    /// Adds a layer that was placed behind those there are.
    pub fn add(&mut self, placed: Placed) {
        let [one, other] = placed.layer.pieces;
        let place = place(one, other);
        if self.layers.len() <= place {
            self.layers.resize_with(place + 1, || None);
        }
        self.cells = placed.cells().end as u64;
        self.layers[place] = Some(placed);
    }

    pub fn get(&self, one: u8, other: u8) -> Option<&Placed> {
        self.layers.get(place(one, other))?.as_ref()
    }

    pub fn get_mut(&mut self, one: u8, other: u8) -> Option<&mut Placed> {
        self.layers.get_mut(place(one, other))?.as_mut()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Placed> {
        self.layers.iter().flatten()
    }

    /// The cell of a position with throws in hand: those of this number.
    pub fn find_pool(&self, position: &Position, bag: u32) -> Option<End> {
        let side = position.side();
        let (mine, theirs) = (left(position, side), left(position, side.opponent()));
        let placed = self.get(mine, theirs)?;
        Some(match placed.layer.find(position, mine)? {
            Found::At(number) => End::cell(placed.pools + number as u32 * placed.bags + bag),
            Found::Won => End::WON,
            Found::Lost => End::LOST,
        })
    }

    /// The cell of a position that waits for a throw, as the side that throws sees it; none where
    /// the layers do not reach.
    #[inline]
    pub fn find(&self, position: &Position) -> Option<End> {
        let side = position.side();
        let (mine, theirs) = (left(position, side), left(position, side.opponent()));
        let placed = self.get(mine, theirs)?;
        Some(match placed.layer.find(position, mine)? {
            Found::At(number) => End::cell(placed.base + number as u32),
            Found::Won => End::WON,
            Found::Lost => End::LOST,
        })
    }
}

const _: () = {
    assert!(End::LOST.0 >> 1 == End::LOST_CELL as u32);
    assert!(End::DRAWN.0 >> 1 == End::DRAWN_CELL as u32);
};

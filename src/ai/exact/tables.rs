//! The layers of a ruleset and what is known of their positions.

use super::layer::{Found, Layer};
use super::span::{Cell, ONE, Span};
use crate::position::Position;
use crate::side::Side;

/// Layers by pieces left, and one cell for each of their positions.
#[derive(Debug)]
pub(crate) struct Tables {
    layers: Vec<Option<Placed>>,
    pub cells: Vec<Cell>,
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
    /// The cells of [`LOST`](End::LOST) and [`DRAWN`](End::DRAWN).
    const FIXED: u32 = 2;

    #[inline]
    pub fn cell(number: u32) -> End {
        End(number << 1)
    }

    /// The same for the other side.
    #[inline]
    pub fn flipped(self) -> End {
        End(self.0 ^ 1)
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

impl Tables {
    pub fn new() -> Tables {
        Tables {
            layers: Vec::new(),
            cells: vec![Cell::new(Span::LOST), Cell::new(Span::DRAWN)],
        }
    }

    /// Adds a layer of which nothing is known, with cells for so many bags of throws in hand.
    pub fn add(&mut self, layer: Layer, bags: u32) {
        let place = place(layer.pieces[0], layer.pieces[1]);
        if self.layers.len() <= place {
            self.layers.resize_with(place + 1, || None);
        }
        let base = self.cells.len() as u32;
        let pools = base + layer.len as u32;
        let len = pools as usize + layer.len as usize * bags as usize;
        self.cells.reserve_exact(len - self.cells.len());
        self.cells.resize_with(len, || Cell::new(Span::UNKNOWN));
        self.layers[place] = Some(Placed {
            layer,
            base,
            pools,
            bags,
            sweeps: 0,
            residual: ONE,
        });
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

    /// The cells of a layer.
    pub fn cells_of(&self, placed: &Placed) -> &[Cell] {
        &self.cells[placed.base as usize..][..placed.layer.len as usize]
    }

    /// The cells of a layer with those of throws in hand.
    #[cfg(feature = "house-rules")]
    pub fn all_cells_of(&self, placed: &Placed) -> &[Cell] {
        let count = placed.layer.len as usize * (1 + placed.bags as usize);
        &self.cells[placed.base as usize..][..count]
    }

    /// What is known of an end, for the side that sees it.
    #[inline]
    pub fn span(&self, end: End) -> Span {
        let span = self.cells[end.number()].get();
        if end.0 & 1 == 0 { span } else { span.flipped() }
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

const _: () = assert!(End::FIXED as usize == 2 && End::LOST.0 >> 1 == 0 && End::DRAWN.0 >> 1 == 1);

//! The layers of a ruleset, and the mapping from positions to values.

use super::interval::{Bounds, ONE};
use super::layer::{Found, Layer};
use super::series::Bags;
use crate::base::side::Side;
use crate::error::SenetError;
use crate::position::Position;
use crate::rules::Ruleset;
use core::sync::atomic::{AtomicU32, Ordering};

/// Layers by pieces left, with the numbers of their values.
#[derive(Debug)]
pub(super) struct Index {
    layers: Vec<Option<IndexedLayer>>,
    /// The total number of values.
    pub values: u64,
}

/// A layer, the location of its values, and its progress.
#[derive(Debug)]
pub(super) struct IndexedLayer {
    pub layer: Layer,
    /// The number of its first value.
    pub base: u32,
    /// The number of the first value of its positions with throws in hand.
    pub pools: u32,
    /// The number of such values per position.
    pub bags: u32,
    /// The number of completed sweeps; atomic because other threads read the index while a layer is solved.
    pub sweeps: AtomicU32,
    /// The greatest change of the last sweep.
    pub residual: AtomicU32,
}

/// The value reached by a turn, from the point of view of the side to throw or of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Successor(pub u32);

impl Successor {
    pub const LOST: Successor = Successor(0);
    pub const WON: Successor = Successor(1);
    pub const DRAWN: Successor = Successor(2);
    /// The maximum number of values.
    pub const MAX_VALUES: u64 = 1 << 31;
    /// The number of constant values: lost and drawn. A win is a loss seen from the other side.
    const FIXED: u64 = 2;

    #[inline]
    pub fn value(number: u32) -> Successor {
        Successor(number << 1)
    }

    /// The same value from the other side's point of view.
    #[inline]
    pub fn flipped(self) -> Successor {
        Successor(self.0 ^ 1)
    }

    /// The bounds from the point of view of this successor.
    #[inline]
    pub fn seen(self, bounds: Bounds) -> Bounds {
        if self.0 & 1 == 0 {
            bounds
        } else {
            bounds.flipped()
        }
    }

    #[inline]
    pub fn number(self) -> usize {
        (self.0 >> 1) as usize
    }
}

/// The index of the layer with these pieces left, in either order.
#[inline]
fn place(one: u8, other: u8) -> usize {
    let (more, fewer) = (one.max(other), one.min(other));
    usize::from(more) * (usize::from(more) + 1) / 2 + usize::from(fewer)
}

/// The number of a side's pieces still to be borne off.
#[inline]
pub(super) fn left(position: &Position, side: Side) -> u8 {
    position.pieces(side).len() + position.hand(side)
}

impl IndexedLayer {
    /// Counts a completed sweep with this greatest change.
    pub fn end_sweep(&self, change: u32) {
        self.sweeps.fetch_add(1, Ordering::Relaxed);
        self.residual.store(change, Ordering::Relaxed);
    }

    /// The number of completed sweeps.
    pub fn sweeps(&self) -> u32 {
        self.sweeps.load(Ordering::Relaxed)
    }

    /// The greatest change of the last sweep.
    pub fn residual(&self) -> u32 {
        self.residual.load(Ordering::Relaxed)
    }

    /// The range of its values, including those of throws in hand.
    pub fn values(&self) -> core::ops::Range<usize> {
        let first = self.base as usize;
        first..first + self.layer.len as usize * (1 + self.bags as usize)
    }
}

impl Index {
    pub fn new() -> Index {
        Index {
            layers: Vec::new(),
            values: Successor::FIXED,
        }
    }

    /// Appends a layer with unknown values, including one per bag of throws in hand.
    ///
    /// # Errors
    /// Returns an error if the layer is too large to be numbered.
    pub fn place(
        &self,
        ruleset: &Ruleset,
        pieces: [u8; 2],
        bags: &Bags,
    ) -> Result<IndexedLayer, SenetError> {
        let bags = bags.list.len() as u32;
        let room = (Successor::MAX_VALUES - self.values) / (1 + u64::from(bags));
        let layer = Layer::of_at_most(ruleset, pieces, room)?;
        let base = self.values as u32;
        Ok(IndexedLayer {
            base,
            pools: base + layer.len as u32,
            layer,
            bags,
            sweeps: 0.into(),
            residual: ONE.into(),
        })
    }

    /// Appends a layer indexed elsewhere.
    pub fn add(&mut self, indexed: IndexedLayer) {
        let [one, other] = indexed.layer.pieces;
        let place = place(one, other);
        if self.layers.len() <= place {
            self.layers.resize_with(place + 1, || None);
        }
        self.values = indexed.values().end as u64;
        self.layers[place] = Some(indexed);
    }

    pub fn get(&self, one: u8, other: u8) -> Option<&IndexedLayer> {
        self.layers.get(place(one, other))?.as_ref()
    }

    /// The layer of a value. Returns `None` if the result is certain.
    pub fn layer_of(&self, value: Successor) -> Option<[u8; 2]> {
        let mut layers = self.iter();
        let indexed = layers.find(|indexed| indexed.values().contains(&value.number()))?;
        Some(indexed.layer.pieces)
    }

    pub fn iter(&self) -> impl Iterator<Item = &IndexedLayer> {
        self.layers.iter().flatten()
    }

    /// The value of a position with the bag of throws of this number.
    pub fn find_pool(&self, position: &Position, bag: u32) -> Option<Successor> {
        let side = position.side();
        let (mine, theirs) = (left(position, side), left(position, side.opponent()));
        let indexed = self.get(mine, theirs)?;
        Some(match indexed.layer.find(position, mine)? {
            Found::At(number) => {
                Successor::value(indexed.pools + number as u32 * indexed.bags + bag)
            }
            Found::Won => Successor::WON,
            Found::Lost => Successor::LOST,
        })
    }

    /// The value of a position awaiting a throw, from the point of view of the side to throw.
    /// Returns `None` if no layer contains it.
    #[inline]
    pub fn find(&self, position: &Position) -> Option<Successor> {
        let side = position.side();
        let (mine, theirs) = (left(position, side), left(position, side.opponent()));
        let indexed = self.get(mine, theirs)?;
        Some(match indexed.layer.find(position, mine)? {
            Found::At(number) => Successor::value(indexed.base + number as u32),
            Found::Won => Successor::WON,
            Found::Lost => Successor::LOST,
        })
    }
}

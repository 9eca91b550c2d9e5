//! Exact play: win chances under perfect play of both sides, for every ruleset, as far as its
//! positions can be numbered.
//!
//! A game's pieces leave one by one, so it is solved from the end: a [`Solver`] takes *layers*,
//! positions with the same number of pieces left, from the smallest on, and gives an [`ExactTable`].
//! It does whole-number arithmetic only, so it gives the same bits everywhere; it can be driven in
//! small steps, and with feature `threads` it uses every core.

mod block;
mod cells;
mod chance;
#[cfg(feature = "layers")]
mod file;
#[cfg(feature = "layers")]
mod kept;
mod known;
mod layer;
mod numbering;
mod roads;
mod series;
mod shorthand;
mod solver;
mod span;
mod sweep;
mod table;
mod turn;

#[cfg(feature = "layers")]
pub use kept::{FiledLayers, LayerBytes};
pub use solver::{Progress, Solver};
pub use table::{Bracket, ExactFirst, ExactTable, LayerSummary};

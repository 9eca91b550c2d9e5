//! Exact play: win chances under perfect play of both sides, for every ruleset, as far as its
//! positions can be numbered.
//!
//! A [`Tablebase`] holds the values of endgames, like the tablebases of chess and the bear-off
//! databases of backgammon. A game's pieces leave one by one, so it is solved from the end: a
//! [`Solver`] takes *layers*, positions with the same number of pieces left, from the smallest on.
//! Since throws can lead back, a layer is solved by sweeps of value iteration, with
//! [intervals](Interval) that the truth never leaves.
//! It does whole-number arithmetic only, so it gives the same bits everywhere; it can be driven in
//! small steps, and with feature `threads` it uses every core.

mod block;
mod expectation;
mod index;
mod interval;
mod layer;
#[cfg(feature = "layers")]
mod layer_file;
#[cfg(feature = "layers")]
mod mapped_layers;
#[cfg(feature = "layers")]
mod mapped_values;
mod odds;
mod packed;
mod series;
mod solver;
mod storage;
mod successors;
mod sweep;
mod table;
mod transitions;

pub use interval::Interval;
#[cfg(feature = "layers")]
pub use layer_file::is_of_other_rules;
#[cfg(feature = "layers")]
pub use mapped_layers::MappedLayers;
#[cfg(feature = "layers")]
pub use mapped_values::LayerBytes;
pub use solver::{Solver, SolverProgress};
pub use table::{LayerSummary, Tablebase};

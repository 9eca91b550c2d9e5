//! Exact endgames: win chances under perfect play, for every ruleset whose positions can be numbered.
//!
//! A [`Tablebase`] holds the values of endgames, like the tablebases of chess and the bear-off
//! databases of backgammon. Pieces leave the game one by one, so a [`Solver`] works backward
//! through *layers*, sets of positions with the same number of pieces left, starting with the
//! smallest. Because throws can lead back to earlier positions, it solves a layer by sweeps of
//! value iteration on [intervals](Interval) that always contain the true value. It uses integer
//! arithmetic only, so results are bit-identical everywhere. It can run in small steps, and with
//! feature `threads` it uses every core.

mod block;
mod expectation;
mod index;
mod interval;
mod layer;
#[cfg(feature = "layers")]
mod layer_file;
mod odds;
mod on_demand;
mod packed;
mod series;
mod solver;
mod successors;
mod sweep;
mod table;
mod transitions;
mod values;

pub use interval::Interval;
#[cfg(feature = "layers")]
pub use layer_file::is_of_other_rules;
pub use solver::{Solver, SolverProgress};
pub use table::{LayerSummary, Tablebase};

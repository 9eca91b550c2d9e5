//! Computer players. Nothing here can reach a [`ThrowStream`](crate::sticks::ThrowStream): a player
//! receives a position and returns a choice, so it cannot know future throws.

mod advice;
pub(crate) mod afterstates;
mod best_evaluator;
pub(crate) mod cached_evaluator;
mod chance;
pub(crate) mod chance_outcomes;
mod consequences;
mod endgames;
mod evaluator;
pub mod features;
mod heuristic;
mod levels;
pub mod net;
mod net_file;
mod net_layers;
mod net_weights;
mod nets;
pub(crate) mod search;
pub mod tablebase;
mod tablebase_first;

pub use advice::{Advice, Explanation, advise, explain};
pub use best_evaluator::BestEvaluator;
pub use chance::Chance;
pub use consequences::{Consequences, Danger};
pub use endgames::Endgames;
pub use evaluator::Evaluator;
pub use heuristic::Heuristic;
pub use levels::{Level, search_depth};
pub use net::Net;
#[cfg(feature = "nets")]
pub use nets::nearest_net;
pub use search::{ScoredChoice, best, rank, value};
pub(crate) use tablebase_first::NARROW;
pub use tablebase_first::TablebaseFirst;

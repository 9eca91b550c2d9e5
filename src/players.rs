//! Computer players. Nothing here can reach a [`ThrowStream`](crate::base::sticks::ThrowStream): a player
//! receives a position and returns a choice, so it cannot know future throws.

mod advice;
pub(crate) mod afterstates;
mod best_evaluator;
pub(crate) mod cached_evaluator;
mod chance;
pub(crate) mod chance_outcomes;
mod consequences;
pub mod endgames;
mod evaluator;
mod heuristic;
mod levels;
pub mod nets;
mod on_device;
pub(crate) mod search;
mod tablebase_first;
#[cfg(feature = "lab")]
#[doc(hidden)]
pub mod training;

pub use advice::{Advice, Explanation, advise, explain};
pub use best_evaluator::BestEvaluator;
pub use chance::Chance;
pub use consequences::{Consequences, Danger};
pub use evaluator::Evaluator;
pub use heuristic::Heuristic;
pub use levels::{Level, search_depth};
pub use nets::Net;
#[cfg(feature = "nets")]
pub use nets::nearest_net;
pub use on_device::Endgames;
pub use search::{ScoredChoice, best, rank, value};
pub(crate) use tablebase_first::NARROW;
pub use tablebase_first::TablebaseFirst;

//! Computer players. Nothing here can reach a [`ThrowStream`](crate::base::sticks::ThrowStream): a player
//! receives a position and returns a choice, so it cannot know future throws.
//!
//! Two levels play a game:
//!
//! ```
//! use senet::players::{BestEvaluator, Level};
//! use senet::{Game, Ruleset};
//!
//! let ruleset = Ruleset::parse("kendall-masters")?;
//! let evaluator = BestEvaluator::built_in(&ruleset);
//! let levels = [Level::Casual, Level::Skilled]; // White's, then Black's
//! let mut game = Game::new(ruleset.clone(), [7; 32]);
//! while game.position().outcome().is_none() {
//!     let level = levels[game.position().side().index()];
//!     match level.choose(&ruleset, game.position(), &evaluator) {
//!         Some(choice) => game.play(choice)?,
//!         None => game.throw()?, // turns without a move end by themselves
//!     };
//! }
//! # Ok::<(), senet::SenetError>(())
//! ```

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

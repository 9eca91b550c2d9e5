//! Computer players. Nothing here can reach a [`Caster`](crate::sticks::Caster): a player is given
//! a position and answers with a choice, so it cannot know the throws to come.

mod advice;
mod consequences;
mod endgames;
mod evaluator;
pub mod exact;
pub mod features;
mod handmade;
mod levels;
pub mod net;
mod net_file;
mod nets;
mod search;
mod strongest;
pub(crate) mod turn;

pub use advice::{Advice, Because, Considered, advise, because};
pub use consequences::{Consequences, Danger};
pub use endgames::Endgames;
pub use evaluator::Evaluator;
pub use handmade::Handmade;
pub use levels::{Level, throws_weighed};
pub use net::Net;
#[cfg(feature = "nets")]
pub use nets::of as nearest_net;
pub use search::{Ranked, best, rank, value, value_of_throwing};
pub use strongest::Strongest;

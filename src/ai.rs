//! Computer players. Nothing here can reach a [`Caster`](crate::sticks::Caster): a player is given
//! a position and answers with a choice, so it cannot know the throws to come.

#[cfg(feature = "strong")]
mod advice;
#[cfg(feature = "strong")]
mod consequences;
mod evaluator;
#[cfg(feature = "strong")]
pub mod features;
mod handmade;
mod levels;
#[cfg(feature = "strong")]
pub mod net;
#[cfg(feature = "strong")]
mod net_file;
#[cfg(feature = "strong")]
mod nets;
mod search;
mod strongest;
pub(crate) mod turn;

#[cfg(feature = "strong")]
pub use advice::{Advice, Considered, Reason, advise, reason};
#[cfg(feature = "strong")]
pub use consequences::{Consequences, Danger};
pub use evaluator::Evaluator;
pub use handmade::Handmade;
pub use levels::Level;
#[cfg(feature = "strong")]
pub use net::Net;
pub use search::{Ranked, best, rank, value, value_of_throwing};
pub use strongest::Strongest;

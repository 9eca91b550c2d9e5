//! Computer players. Nothing here can reach a [`Caster`](crate::sticks::Caster): a player is given
//! a position and answers with a choice, so it cannot know the throws to come.

mod evaluator;
mod handmade;
mod levels;
mod search;

pub use evaluator::Evaluator;
pub use handmade::Handmade;
pub use levels::Level;
pub use search::{Ranked, best, rank, value};

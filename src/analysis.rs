//! A game told afterwards: what was luck, and what was choice.
//!
//! One [`Judge`] gives White's chance before a throw. From it alone follows all that is told of a
//! game: what the sticks gave, what a choice gave away, and how far the judge disagreed with itself.
//! The three add up to the result, exactly:
//!
//! *result − chance at the start = Σ luck + Σ gap − Σ loss of White + Σ loss of Black*
//!
//! Each module depends only on those before it.
//!
//! - `judge`: White's chance before a throw, always looked for in the same way.
//! - `turn_ends`: every way a turn can end, and the moves that lead there.
//! - `series_outcomes`: what throwing leads to, whole series of throws too.
//! - `values`: what positions, throws and choices are worth to a judge.
//! - `moments`: a game's history cut into throws and choices.
//! - `row`: a moment told.
//! - `review`: the game told, a row a throw.
//! - `same_sticks`: two games with the same sticks, and who used them better.
//! - `rollout`: what may still become of a position, in a hundred games.

mod judge;
mod moments;
mod review;
mod rollout;
mod row;
mod same_sticks;
mod series_outcomes;
mod turn_ends;
mod values;

pub use judge::{BestJudge, Judge};
pub use review::{Review, ReviewFound, ReviewLosses, ReviewSum, ReviewTold, ReviewTurns};
pub use rollout::Rollout;
pub use row::{POINT, ReviewRow};
pub use same_sticks::{SameSticks, same_sticks};

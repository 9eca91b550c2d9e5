//! Game review: separates luck from choice.
//!
//! A [`Judge`] estimates White's chance before each throw. Everything else follows from these
//! estimates: the luck of the throws, the loss of each choice, and the gap between successive
//! estimates. The three add up to the result exactly:
//!
//! *result − chance at the start = Σ luck + Σ gap − Σ loss of White + Σ loss of Black*
//!
//! Each module depends only on those before it.
//!
//! - `judge`: White's chance before a throw, always computed in the same way.
//! - `turn_ends`: every way a turn can end, and the moves that lead there.
//! - `series_outcomes`: the outcomes of throwing, including whole series of throws.
//! - `values`: the values of positions, throws and choices according to a judge.
//! - `segments`: a game's history divided into throws and choices.
//! - `row`: one row of a review.
//! - `report`: the review of a game, one row per throw.
//! - `same_sticks`: compares two games with the same sticks.
//! - `rollout`: simulates games from a position.

mod judge;
mod report;
mod rollout;
mod row;
mod same_sticks;
mod segments;
mod series_outcomes;
mod turn_ends;
mod values;

pub use judge::{BestJudge, Judge};
pub use report::{Review, ReviewFound, ReviewLosses, ReviewReport, ReviewSum, TurningPoints};
pub use rollout::Rollout;
pub use row::{POINT, ReviewOption, ReviewRow};
pub use same_sticks::{SameSticks, same_sticks};

//! The weakest player, small enough for the page's first load. The others are in [`players`](crate::players). It
//! receives a position and cannot see future throws.

use crate::position::Position;
use crate::position::moves::{Choice, MoveKind};
use crate::rules::Ruleset;

/// Moves the hindmost piece, but bears off whenever possible. Returns `None` if no move is legal.
#[must_use]
pub fn choose(ruleset: &Ruleset, position: &Position) -> Option<Choice> {
    let moves = position.moves(ruleset);
    let rank = |choice: &Choice| {
        let kind = match choice.kind {
            MoveKind::BearOff => 0,
            MoveKind::Decline | MoveKind::Pass => 2,
            _ => 1,
        };
        (kind, choice.from, u8::MAX - choice.steps)
    };
    moves.iter().min_by_key(rank)
}

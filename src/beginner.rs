//! The gentlest player: small enough to come with the page's first load. The others are in
//! [`ai`](crate::ai). It is given a position, and can never see the throws to come.

use crate::moves::{Choice, MoveKind};
use crate::position::Position;
use crate::rules::Ruleset;

/// The move of the hindmost piece; bearing off before all, because everybody sees that. None where
/// nothing is legal.
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

//! Engine internals for the training of nets. Hidden: not part of the stable API.

use crate::base::board::HouseSet;
pub use crate::base::bytes::Bytes;
use crate::base::random::PlayoutRng;
use crate::base::side::Side;
pub use crate::players::afterstates::Afterstates;
pub use crate::players::cached_evaluator::CachedEvaluator;
pub use crate::players::chance_outcomes::{ChanceOutcomes, chance_outcomes};
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::{End, Ruleset};

/// The start of a game with `pieces` pieces per side; the front ones are missing.
#[must_use]
pub fn with_pieces(ruleset: &Ruleset, pieces: [u8; 2], rng: &mut PlayoutRng) -> Position {
    let rules = ruleset.rules();
    let mut position = Position::start(ruleset);
    for (side, left) in pieces.into_iter().enumerate() {
        while position.on[side].len() + position.hand[side] > left {
            match position.on[side].last() {
                Some(front) => position.on[side].0 ^= 1 << front.number(),
                None => position.hand[side] -= 1,
            }
            if rules.end == End::BoardEmpty && rng.below(2) == 0 {
                position.taken[side] += 1;
            } else {
                position.off[side] += 1;
            }
        }
    }
    if position.on[0].len() != position.on[1].len() {
        // The ceremony would move a front piece, which may not have room.
        position.phase = Phase::Throw;
        position.side = Side::BOTH[rng.below(2) as usize];
        position.started[position.side.index()] = true;
    }
    let untouched = |houses: &u8| {
        let locked = HouseSet::range(1, *houses);
        (0..2).all(|side| (ruleset.tables.start[side] & locked & !position.on[side]).is_empty())
    };
    position.unmoved = (0..=position.unmoved).rev().find(untouched).unwrap_or(0);
    position
}

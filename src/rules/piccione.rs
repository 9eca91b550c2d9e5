//! Piccione's reconstruction. RULES 2.6.

use super::{
    Backward, Entry, Hit, Line, Opening, Rules, Start, Turn, Water, houses, kendall, throws,
};
use crate::base::board::HouseSet;

/// Peter Piccione's "King Tut's Game". RULES 2.6.
#[must_use]
pub fn king_tut() -> Rules {
    Rules {
        pieces: 5,
        start: Start::Hand,
        opening: Opening::HigherThrow,
        entry: Entry::WithOne,
        again: throws(&[5]),
        again_without_move: throws(&[5]),
        again_on: houses(&[15, 26]),
        turn: Turn::Divided,
        stop: 0,
        pairs: Line::OFF,
        unprotected: HouseSet::EMPTY,
        hit: Hit::None,
        hit_to_water: HouseSet::EMPTY,
        backward: Backward::ToEmpty,
        backward_from: 26,
        water: Water::ToHand,
        return_house: 0,
        fixed: HouseSet::EMPTY,
        stuck_to_water: HouseSet::EMPTY,
        exits: Vec::new(),
        ..kendall::masters()
    }
}

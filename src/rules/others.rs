//! Piccione's and Bell's reconstructions. RULES 2.6, 2.7.

use super::{Backward, BearOff, End, Entry, Hit, Opening, Rules, Start, Turn, Water, kendall};
use crate::board::HouseSet;
use crate::side::Side;
use crate::sticks::{Sticks, Values};

/// Peter Piccione's "King Tut's Game". RULES 2.6.
#[must_use]
pub fn piccione() -> Rules {
    Rules {
        pieces: 5,
        start: Start::Hand,
        opening: Opening::HigherThrow,
        entry: Entry::WithOne,
        again: Values::of(&[5]),
        again_without_move: Values::of(&[5]),
        again_on: HouseSet::of(&[15, 26]),
        turn: Turn::Divided,
        stop: 0,
        pairs: false,
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

/// R. C. Bell's reconstruction. RULES 2.7.
#[must_use]
pub fn bell() -> Rules {
    Rules {
        pieces: 10,
        start: Start::Alternating { odd: Side::White },
        opening: Opening::HigherThrow,
        sticks: Sticks::Die,
        again: Values::NONE,
        stop: 0,
        pairs: false,
        unprotected: HouseSet::EMPTY,
        safe: HouseSet::range(26, 29),
        hit: Hit::Taken,
        hit_to_water: HouseSet::EMPTY,
        backward: Backward::None,
        backward_from: 0,
        water_house: 0,
        water: Water::None,
        return_house: 0,
        fixed: HouseSet::EMPTY,
        stuck_to_water: HouseSet::EMPTY,
        bear_off: BearOff::Exact,
        exits: Vec::new(),
        vacate: HouseSet::range(26, 29),
        end: End::BoardEmpty,
        ..kendall::masters()
    }
}

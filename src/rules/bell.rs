//! Bell's reconstruction. RULES 2.7.

use super::{Backward, BearOff, End, Hit, Line, Opening, Rules, Start, Water, kendall};
use crate::base::board::HouseSet;
use crate::base::side::Side;
use crate::base::sticks::{Randomizer, ThrowSet};

/// R. C. Bell's reconstruction. RULES 2.7.
#[must_use]
pub fn bell_1979() -> Rules {
    Rules {
        pieces: 10,
        start: Start::Alternating { odd: Side::White },
        opening: Opening::HigherThrow,
        sticks: Randomizer::DIE,
        again: ThrowSet::EMPTY,
        stop: 0,
        pairs: Line::OFF,
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

//! The reconstructions after Gustave Jéquier. RULES 2.4, 2.5.

use super::{Backward, BearOff, Hit, Line, Opening, Rules, Start, Water, houses, kendall, throws};
use crate::base::board::HouseSet;
use crate::base::side::Side;
use crate::base::sticks::Randomizer;

/// Jéquier's rules as Botermans and others report them. RULES 2.4.
#[must_use]
pub fn masters() -> Rules {
    Rules {
        pieces: 5,
        start: Start::Alternating { odd: Side::White },
        opening: Opening::FirstOne(Side::Black),
        sticks: Randomizer::four_sticks(6),
        again: throws(&[1, 4, 6]),
        stop: 0,
        blockade: Line::ON,
        unprotected: HouseSet::EMPTY,
        safe: HouseSet::range(26, 30),
        hit_to_water: HouseSet::EMPTY,
        backward: Backward::ToEmpty,
        backward_from: 30,
        water: Water::ToLowest,
        return_house: 0,
        fixed: HouseSet::EMPTY,
        stuck_to_water: HouseSet::EMPTY,
        bear_off: BearOff::OntoLast,
        exits: Vec::new(),
        clear_first: HouseSet::range(1, 20),
        ..kendall::masters()
    }
}

/// Jéquier's rules as in Ludii's description. RULES 2.5.
#[must_use]
pub fn ludii() -> Rules {
    Rules {
        start_lock: true,
        safe: houses(&[26, 28, 29, 30]),
        hit: Hit::LowestEmpty,
        bear_off: BearOff::Overshoot,
        score: true,
        ..masters()
    }
}

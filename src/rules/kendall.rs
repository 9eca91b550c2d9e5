//! The reconstructions after Timothy Kendall. RULES 2.1, 2.2, 2.3, 2.10.

use super::{
    Backward, BearOff, End, Entry, Exit, Hit, Line, Opening, Rules, Start, Turn, Water, houses,
    throws,
};
use crate::base::board::HouseSet;
use crate::base::side::Side;
use crate::base::sticks::{Randomizer, ThrowSet};

const ANY_THROW_LEAVES_30: Exit = Exit {
    house: 30,
    with: ThrowSet::ALL,
    any_if_first_row_empty: false,
};

/// Kendall's rules, the text of 1978. RULES 2.1.
#[must_use]
pub fn masters() -> Rules {
    Rules {
        houses: 30,
        pieces: 7,
        start: Start::Alternating { odd: Side::White },
        start_house: 1,
        opening: Opening::Begins(Side::Black),
        starting_throw: false,
        start_lock: false,
        entry: Entry::None,
        #[cfg(feature = "house-rules")]
        entry_throws: ThrowSet::ALL,
        #[cfg(feature = "house-rules")]
        entry_at: 1,
        sticks: Randomizer::four_sticks(5),
        again: throws(&[1, 4, 5]),
        again_without_move: ThrowSet::EMPTY,
        again_on: HouseSet::EMPTY,
        lost: ThrowSet::EMPTY,
        #[cfg(feature = "house-rules")]
        ends_turn: HouseSet::EMPTY,
        turn: Turn::Single,
        stop: 26,
        #[cfg(feature = "house-rules")]
        stop_over: super::StopOver::Lost,
        trap: false,
        blockade: Line::OFF,
        pairs: Line::ON,
        #[cfg(feature = "house-rules")]
        corners: true,
        unprotected: houses(&[27]),
        water_suspends_pairs: false,
        safe: HouseSet::EMPTY,
        safe_while_water: HouseSet::EMPTY,
        hit: Hit::Swap,
        hit_to_water: houses(&[28, 29, 30]),
        may_decline_hit: false,
        fall_back: false,
        backward: Backward::MayHit,
        backward_from: 26,
        water_house: 27,
        water: Water::Prison,
        return_house: 15,
        #[cfg(feature = "house-rules")]
        return_full: super::ReturnFull::Below,
        rescued_moves_first: false,
        fixed: houses(&[28, 29, 30]),
        stuck_to_water: houses(&[28, 29]),
        #[cfg(feature = "house-rules")]
        last_chance: HouseSet::EMPTY,
        bear_off: BearOff::Exact,
        exits: vec![ANY_THROW_LEAVES_30],
        clear_first: HouseSet::EMPTY,
        may_decline_off: false,
        vacate: HouseSet::EMPTY,
        end: End::FirstOff,
        score: false,
    }
}

/// Kendall's rules as a wiki article reports them. RULES 2.2.
#[must_use]
pub fn wiki() -> Rules {
    Rules {
        pieces: 5,
        start: Start::Hand,
        opening: Opening::HigherThrow,
        entry: Entry::AnyThrow,
        again: ThrowSet::EMPTY,
        blockade: Line::ON,
        pairs: Line::OFF,
        unprotected: HouseSet::EMPTY,
        safe: houses(&[28, 29]),
        hit: Hit::EmptyBehind,
        hit_to_water: HouseSet::EMPTY,
        may_decline_hit: true,
        fall_back: true,
        backward: Backward::None,
        backward_from: 0,
        water: Water::ToReturn,
        stuck_to_water: HouseSet::EMPTY,
        exits: vec![Exit {
            house: 30,
            with: throws(&[1]),
            any_if_first_row_empty: true,
        }],
        ..masters()
    }
}

/// Kendall's rules, the text of 1979. RULES 2.3.
#[must_use]
pub fn of_1979() -> Rules {
    Rules {
        start: Start::Alternating { odd: Side::Black },
        opening: Opening::FirstOne(Side::White),
        turn: Turn::Series,
        water_suspends_pairs: true,
        safe_while_water: houses(&[28, 29, 30]),
        rescued_moves_first: true,
        stuck_to_water: HouseSet::EMPTY,
        may_decline_off: true,
        ..masters()
    }
}

/// The modern five-piece reading that has been solved. RULES 2.10.
#[must_use]
pub fn modern() -> Rules {
    Rules {
        pieces: 5,
        opening: Opening::Begins(Side::White),
        blockade: Line::ON,
        unprotected: HouseSet::EMPTY,
        hit_to_water: HouseSet::EMPTY,
        water: Water::ToReturn,
        stuck_to_water: HouseSet::EMPTY,
        exits: Vec::new(),
        ..masters()
    }
}

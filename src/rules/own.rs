//! This project's own rules for boards without a published reconstruction. RULES 2.9.

use super::{Backward, BearOff, Exit, Line, Rules, Water, houses, kendall, throws};
use crate::base::board::HouseSet;

/// An unmarked board: simple and Cypriot.
#[must_use]
pub fn simple() -> Rules {
    Rules {
        pieces: 5,
        stop: 0,
        blockade: Line::ON,
        unprotected: HouseSet::EMPTY,
        hit_to_water: HouseSet::EMPTY,
        backward: Backward::ToEmpty,
        backward_from: 30,
        water_house: 0,
        water: Water::None,
        return_house: 0,
        fixed: HouseSet::EMPTY,
        stuck_to_water: HouseSet::EMPTY,
        bear_off: BearOff::Overshoot,
        exits: Vec::new(),
        ..kendall::masters()
    }
}

/// A marked board with an X on 27: simple marked and Middle Kingdom.
#[must_use]
pub fn marked() -> Rules {
    Rules {
        stop: 26,
        safe: houses(&[26, 28, 29]),
        backward_from: 26,
        water_house: 27,
        water: Water::ToLowest,
        fixed: houses(&[28, 29, 30]),
        exits: [(26, 5), (28, 3), (29, 2)]
            .map(|(house, throw)| Exit {
                house,
                with: throws(&[throw]),
                any_if_first_row_empty: false,
            })
            .to_vec(),
        ..simple()
    }
}

/// The board of the early New Kingdom: water on 27.
#[must_use]
pub fn early_new_kingdom() -> Rules {
    Rules {
        water: Water::ToReturn,
        return_house: 15,
        ..marked()
    }
}

/// The board of the late New Kingdom: Horus on 30.
#[must_use]
pub fn late_new_kingdom() -> Rules {
    let mut rules = Rules {
        safe: houses(&[26, 28, 29, 30]),
        ..early_new_kingdom()
    };
    rules.exits.push(Exit {
        house: 30,
        with: throws(&[1]),
        any_if_first_row_empty: false,
    });
    rules
}

/// The vertical board: three good houses.
#[must_use]
pub fn vertical() -> Rules {
    let good = houses(&[27, 28, 30]);
    Rules {
        safe: good,
        again_on: good,
        ..simple()
    }
}

/// Two boards in a row.
#[must_use]
pub fn double() -> Rules {
    Rules {
        houses: 60,
        pieces: 7,
        backward_from: 60,
        ..simple()
    }
}

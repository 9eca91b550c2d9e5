//! Where a throw takes a piece near the stop and the end of the board, whatever other pieces are there.

#[cfg(feature = "house-rules")]
use super::StopOver;
use super::{BearOff, Rules};

impl Rules {
    /// Whether the throw would lead past the house on which every piece must stop.
    pub(crate) fn passes_stop(&self, house: u8, throw: u8) -> bool {
        house < self.stop && house + throw > self.stop
    }

    /// Whether the throw bears off from the house, if the first row is empty or not.
    pub(crate) fn bears_off(&self, house: u8, throw: u8, row_empty: bool) -> bool {
        let to = house + throw;
        match self.exits.iter().find(|exit| exit.house == house) {
            Some(exit) => exit.with.contains(throw) || (row_empty && exit.any_if_first_row_empty),
            None => match self.bear_off {
                _ if self.passes_stop(house, throw) => false,
                BearOff::Exact => to == self.houses + 1,
                BearOff::Overshoot => to > self.houses,
                BearOff::OntoLast => to == self.houses,
                #[cfg(feature = "house-rules")]
                BearOff::Bounce => to == self.houses + 1,
            },
        }
    }

    /// The house to which a throw past the stop or the end takes the piece; `None` if the throw is not too
    /// large, or cannot be played.
    #[cfg(feature = "house-rules")]
    pub(crate) fn too_large_leads_to(&self, house: u8, throw: u8) -> Option<u8> {
        if self.bears_off(house, throw, true) {
            return None;
        }
        let sum = house + throw;
        let turn = match self.bear_off {
            _ if self.passes_stop(house, throw) => match self.stop_over {
                StopOver::Lost => return None,
                StopOver::Halt => return Some(self.stop),
                StopOver::Bounce => self.stop,
            },
            BearOff::Bounce if sum > self.houses + 1 => self.houses + 1,
            _ => return None,
        };
        (2 * turn).checked_sub(sum).filter(|&to| to > 0)
    }

    /// The house at which a piece with such a throw stops or turns back; at the end of the board, one past
    /// the last house.
    #[cfg(feature = "house-rules")]
    pub(crate) fn turns_at(&self, house: u8) -> u8 {
        if house < self.stop {
            self.stop
        } else {
            self.houses + 1
        }
    }
}

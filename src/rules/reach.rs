//! Where a throw takes a piece near the stop and the end of the board, whatever other pieces are there.

#[cfg(feature = "house-rules")]
use super::StopOver;
use super::{BearOff, Rules};
#[cfg(feature = "house-rules")]
use crate::base::board::House;

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

    /// Whether a throw that is too large can take a piece back to one that is hit there and has no empty house
    /// behind it.
    #[cfg(feature = "house-rules")]
    pub(crate) fn bounces_onto_cornered(&self) -> bool {
        let most = self.sticks.values().iter().max().unwrap_or(0);
        // All pieces but the mover and the hit one can stand behind it.
        let cornered = self.pieces.saturating_mul(2).saturating_sub(1);
        let turns = [
            (
                self.stop_over == StopOver::Bounce && self.stop != 0,
                self.stop,
            ),
            (
                self.bear_off == BearOff::Bounce,
                self.houses.saturating_add(1),
            ),
        ];
        turns.into_iter().any(|(bounces, turn)| {
            let lowest = turn.saturating_add(1).saturating_sub(most).max(1);
            let highest = cornered.min(turn.saturating_sub(1));
            let is_open = |house| House::new(house).is_some_and(|house| !self.safe.contains(house));
            bounces && (lowest..=highest).any(is_open)
        })
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

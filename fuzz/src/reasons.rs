//! Verifies reasons against the rules as data and the board, square by square, without the engine's
//! masks.

use senet::Ruleset;
use senet::board::{House, HouseSet};
use senet::moves::{Choice, MoveKind};
use senet::phase::Phase;
use senet::position::{Place, Position};
use senet::reasons::{Reason, WhyNot};
use senet::rules::{Backward, BearOff, Hit, ReturnFull, StopOver, Water};

/// Returns what is wrong with the reason given for a blocked piece, if anything.
pub fn holds(
    ruleset: &Ruleset,
    position: &Position,
    house: House,
    why: &WhyNot,
    listed: &[Choice],
) -> Result<(), &'static str> {
    let claim = Claim {
        ruleset,
        position,
        house: house.number(),
        throw: why.throw.unwrap_or(0),
        why,
        listed,
    };
    match claim.is_true() {
        true => Ok(()),
        false => Err("this is not why"),
    }
}

struct Claim<'a> {
    ruleset: &'a Ruleset,
    position: &'a Position,
    house: u8,
    throw: u8,
    why: &'a WhyNot,
    listed: &'a [Choice],
}

impl Claim<'_> {
    fn is_true(&self) -> bool {
        let (rules, position) = (self.ruleset.rules(), self.position);
        let sum = self.house + self.throw;
        let target = self.goal().unwrap_or(sum);
        let named = self.named();
        match self.why.code {
            Reason::Legal => true,
            Reason::Empty => !self.own(self.house) && !self.enemy(self.house),
            Reason::NotYours => self.enemy(self.house),
            Reason::GameOver => position.outcome().is_some(),
            Reason::ThrowFirst => position.awaits_throw(),
            Reason::InWater => {
                rules.water == Water::Prison
                    && self.own(rules.water_house)
                    && self.house != rules.water_house
                    && named == [rules.water_house]
            }
            Reason::MustMoveFirst => {
                position.must_move(position.side())
                    && self.house != rules.return_house
                    && named == [rules.return_house]
            }
            Reason::StartLocked => {
                rules.start_lock && self.house < position.unmoved() && named == [self.house + 1]
            }
            Reason::EnteredFirst => {
                matches!(position.phase(), Phase::Entered(_)) && self.house != 1 && named == [1]
            }
            Reason::OwnPiece => {
                self.steps_to(target) && self.own(target) && !rules.fall_back && named == [target]
            }
            Reason::NothingIsHit => {
                self.steps_to(target)
                    && self.enemy(target)
                    && rules.hit == Hit::None
                    && named == [target]
            }
            Reason::Protected => {
                let pair = |house: &u8| *house != target && house.abs_diff(target) == 1;
                self.steps_to(target)
                    && self.is_protected(target)
                    && named.contains(&target)
                    && named.iter().any(pair)
                    && named.iter().all(|&house| self.enemy(house))
            }
            Reason::Safe => self.steps_to(target) && self.is_safe(target) && named == [target],
            Reason::Blockade => {
                let turn = self.turn().unwrap_or(target);
                let passes = self.passes_line(self.house, turn) || self.passes_line(target, turn);
                passes && self.is_line(&named)
            }
            Reason::MustStop => {
                let trapped = rules.trap && !self.occupied(rules.water_house);
                self.passes_stop(sum)
                    && self.goal().is_none()
                    && !trapped
                    && !self.leaves()
                    && !self.stays()
                    && named == [rules.stop]
            }
            Reason::WaterOccupied => {
                rules.trap
                    && self.passes_stop(sum)
                    && self.occupied(rules.water_house)
                    && named == [rules.water_house]
            }
            Reason::Overshoot => {
                sum > self.last_rest() && self.goal().is_none() && !self.leaves() && !self.stays()
            }
            Reason::WaitsFor => {
                let waits_for = &self.why.waits_for;
                let known = |&throw: &u8| Claim { throw, ..*self }.leaves();
                let only_off = self.stays() || sum > self.last_rest();
                only_off
                    && !waits_for.is_empty()
                    && !waits_for.contains(&self.throw)
                    && waits_for.iter().all(known)
            }
            Reason::HomeNotClear => {
                let in_the_way = |&house: &u8| self.own(house) && has(rules.clear_first, house);
                self.leaves() && !named.is_empty() && named.iter().all(in_the_way)
            }
            Reason::HandNotEmpty => {
                let first = |house| self.own(house) && has(rules.clear_first, house);
                self.leaves()
                    && !rules.clear_first.is_empty()
                    && position.hand(position.side()) > 0
                    && !(1..=rules.houses).any(first)
            }
            Reason::ReturnOccupied => {
                let falls = rules.trap && self.passes_stop(sum) && !self.leaves();
                (falls || (self.steps_to(target) && target == rules.water_house))
                    && self.water_is_closed()
                    && named == [rules.return_house]
            }
            Reason::MustVacate => {
                let goes = |&house: &u8| {
                    has(rules.vacate, house)
                        && self
                            .listed
                            .iter()
                            .any(|choice| choice.from().and_then(Place::house) == House::new(house))
                };
                !has(rules.vacate, self.house) && !named.is_empty() && named.iter().all(goes)
            }
            Reason::ChangesNothing if self.goal() == Some(self.house) => !self.stays(),
            Reason::ChangesNothing => {
                let house = House::new(self.house);
                let choice = Choice::new(MoveKind::Forward, self.throw, house);
                let effect = position.legal_effect(self.ruleset, choice);
                rules.fall_back && effect.rest == effect.from && !self.listed.is_empty()
            }
            Reason::NeverMovesBack => {
                let leaves = |throw| Claim { throw, ..*self }.leaves();
                let for_good = self.stays() && !rules.sticks.values().iter().any(leaves);
                !self.goes_back_at_all() && (self.nothing_goes_forward() || for_good)
            }
            Reason::BackBlocked => {
                let into_water = has(rules.stuck_to_water, self.house);
                let behind = self
                    .house
                    .checked_sub(self.throw)
                    .filter(|&house| house > 0);
                let blocked = match behind {
                    _ if into_water && !self.goes_back_at_all() => {
                        named == [rules.water_house] && !self.may_land_back(rules.water_house)
                    }
                    None => named.is_empty(),
                    Some(behind) if self.passes_line(behind, self.house) => self.is_line(&named),
                    Some(behind) if behind == rules.water_house && self.water_is_closed() => {
                        named == [rules.return_house]
                    }
                    Some(behind) => named.contains(&behind) && !self.may_land_back(behind),
                };
                self.nothing_goes_forward() && blocked
            }
            unknown => panic!("the fuzzer has no check for {unknown:?}"),
        }
    }

    fn named(&self) -> Vec<u8> {
        self.why.houses.iter().map(|house| house.number()).collect()
    }

    fn own(&self, house: u8) -> bool {
        has(self.position.pieces(self.position.side()), house)
    }

    fn enemy(&self, house: u8) -> bool {
        has(self.position.pieces(self.position.side().opponent()), house)
    }

    fn occupied(&self, house: u8) -> bool {
        self.own(house) || self.enemy(house)
    }

    /// The last house a piece can move onto.
    fn last_rest(&self) -> u8 {
        let rules = self.ruleset.rules();
        rules.houses - u8::from(rules.bear_off == BearOff::OntoLast)
    }

    fn passes_stop(&self, target: u8) -> bool {
        let stop = self.ruleset.rules().stop;
        self.house < stop && target > stop
    }

    /// Whether a piece on the house can only bear off.
    fn stays(&self) -> bool {
        let rules = self.ruleset.rules();
        let held = rules.water == Water::Prison && self.house == rules.water_house;
        held || has(rules.fixed, self.house)
    }

    /// Where a throw that is too large stops or turns back, if it is played.
    fn turn(&self) -> Option<u8> {
        let rules = self.ruleset.rules();
        let exit = rules.exits.iter().find(|exit| exit.house == self.house);
        if exit.is_some_and(|exit| exit.with.contains(self.throw) || exit.any_if_first_row_empty) {
            return None;
        }
        let sum = self.house + self.throw;
        if self.passes_stop(sum) {
            (rules.stop_over != StopOver::Lost).then_some(rules.stop)
        } else {
            let end = rules.houses + 1;
            (rules.bear_off == BearOff::Bounce && sum > end).then_some(end)
        }
    }

    /// Where a throw that is too large leads, if it is played.
    fn goal(&self) -> Option<u8> {
        let turn = self.turn()?;
        if turn == self.ruleset.rules().stop && self.ruleset.rules().stop_over == StopOver::Halt {
            return Some(turn);
        }
        let back = self.house + self.throw - turn;
        turn.checked_sub(back).filter(|&goal| goal > 0)
    }

    /// Whether the throw leads onto this house, regardless of the other pieces.
    fn steps_to(&self, target: u8) -> bool {
        target <= self.last_rest() && !self.passes_stop(target) && !self.stays()
    }

    /// Whether the throw bears off from here, regardless of the other pieces.
    fn leaves(&self) -> bool {
        let rules = self.ruleset.rules();
        let to = self.house + self.throw;
        match rules.exits.iter().find(|exit| exit.house == self.house) {
            Some(exit) => {
                let first_row = (1..=10).any(|house| self.occupied(house));
                exit.with.contains(self.throw) || (exit.any_if_first_row_empty && !first_row)
            }
            None if self.passes_stop(to) => false,
            None => match rules.bear_off {
                BearOff::Exact | BearOff::Bounce => to == rules.houses + 1,
                BearOff::Overshoot => to > rules.houses,
                BearOff::OntoLast => to == rules.houses,
            },
        }
    }

    /// Whether no piece may go into the water because the return house is occupied.
    fn water_is_closed(&self) -> bool {
        let rules = self.ruleset.rules();
        rules.water == Water::ToReturn
            && rules.return_full == ReturnFull::Closed
            && self.occupied(rules.return_house)
    }

    fn someone_in_water(&self) -> bool {
        let rules = self.ruleset.rules();
        rules.water == Water::Prison && self.occupied(rules.water_house)
    }

    fn is_protected(&self, house: u8) -> bool {
        let rules = self.ruleset.rules();
        let owner = self.position.side().opponent();
        let weak = rules.water_suspends_pairs
            && (self.position.must_move(owner)
                || (rules.water == Water::Prison && self.enemy(rules.water_house)));
        rules
            .pairs
            .pieces()
            .is_some_and(|pieces| self.row(house).len() >= usize::from(pieces))
            && !weak
            && !has(rules.unprotected, house)
    }

    fn is_safe(&self, house: u8) -> bool {
        let rules = self.ruleset.rules();
        let safe = has(rules.safe, house)
            || (has(rules.safe_while_water, house) && self.someone_in_water());
        self.enemy(house) && safe
    }

    /// The unbroken line of enemies that includes this house, in order; empty if no enemy stands on it.
    fn row(&self, house: u8) -> Vec<u8> {
        let corners = self.ruleset.rules().corners;
        let joined =
            |first: u8| (corners || first % 10 != 0) && self.enemy(first) && self.enemy(first + 1);
        if !self.enemy(house) {
            return Vec::new();
        }
        let first = (1..house).rev().take_while(|&first| joined(first)).last();
        let last = (house..60).take_while(|&first| joined(first)).last();
        (first.unwrap_or(house)..=last.map_or(house, |first| first + 1)).collect()
    }

    /// Whether a blocking line of enemies stands strictly between two houses.
    fn passes_line(&self, low: u8, high: u8) -> bool {
        let Some(pieces) = self.ruleset.rules().blockade.pieces() else {
            return false;
        };
        (low + 1..high).any(|house| {
            let row = self.row(house);
            row.len() >= usize::from(pieces)
                && row.iter().all(|house| (low + 1..high).contains(house))
        })
    }

    fn is_line(&self, named: &[u8]) -> bool {
        let pieces = self.ruleset.rules().blockade.pieces();
        pieces.is_some_and(|pieces| named.len() >= usize::from(pieces))
            && named.first().is_some_and(|&first| named == self.row(first))
    }

    fn nothing_goes_forward(&self) -> bool {
        use MoveKind::{BearOff, Enter, Forward};
        let backward = self.ruleset.rules().backward != Backward::None;
        let kinds = [Forward, BearOff, Enter];
        backward
            && !self
                .listed
                .iter()
                .any(|choice| kinds.contains(&choice.kind))
    }

    /// Whether pieces on the house may move backward with any throw.
    fn goes_back_at_all(&self) -> bool {
        !self.stays() && self.house <= self.ruleset.rules().backward_from
    }

    fn may_land_back(&self, house: u8) -> bool {
        let rules = self.ruleset.rules();
        let hit = has(rules.stuck_to_water, self.house) || rules.backward == Backward::MayHit;
        let exposed = rules.hit != Hit::None && !self.is_protected(house) && !self.is_safe(house);
        !self.own(house) && (!self.enemy(house) || (hit && exposed))
    }
}

fn has(set: HouseSet, house: u8) -> bool {
    House::new(house).is_some_and(|house| set.contains(house))
}

//! Position validity: every reason why a position is invalid.

use crate::board::{House, HouseSet};
use crate::error::{ErrorKind, SenetError};
use crate::phase::{Direction, Divided, Outcome, Phase};
use crate::position::Position;
use crate::rules::{BearOff, End, Entry, Hit, Opening, Ruleset, Turn, Water};
use crate::side::Side;
use crate::sticks::ThrowSet;

impl Position {
    /// Returns the position if it is valid under this ruleset. RULES 3 r2.
    ///
    /// # Errors
    /// The first invalid point, with the field concerned.
    pub fn checked(self, ruleset: &Ruleset) -> Result<Position, SenetError> {
        self.check_houses(ruleset)?;
        self.check_counts(ruleset)?;
        self.check_end(ruleset)?;
        self.check_flags(ruleset)?;
        self.check_phase(ruleset)?;
        Ok(self)
    }

    fn check_houses(&self, ruleset: &Ruleset) -> Result<(), SenetError> {
        let rules = ruleset.rules();
        if let Some(house) = (self.on[0] & self.on[1]).first() {
            return Err(invalid(
                "W",
                format!("house {} holds a piece of both sides", house.number()),
            ));
        }
        for side in Side::BOTH {
            if let Some(house) = self.pieces(side).without(ruleset.board()).first() {
                let message = format!("house {} is not on the board", house.number());
                return Err(invalid(side_field(side), message));
            }
        }
        let never_rested_on = match rules.water {
            Water::ToReturn | Water::ToLowest | Water::ToHand => ruleset.tables.water,
            Water::None | Water::Prison => HouseSet::EMPTY,
        } | match rules.bear_off {
            BearOff::OntoLast => HouseSet::from_house(House::new_unchecked(rules.houses)),
            BearOff::Exact | BearOff::Overshoot => HouseSet::EMPTY,
        };
        for side in Side::BOTH {
            if let Some(house) = (self.pieces(side) & never_rested_on).first() {
                let message = format!("no piece can rest on house {}", house.number());
                return Err(invalid(side_field(side), message));
            }
        }
        Ok(())
    }

    fn check_counts(&self, ruleset: &Ruleset) -> Result<(), SenetError> {
        let rules = ruleset.rules();
        for side in Side::BOTH {
            let i = side.index();
            let sum = [
                self.pieces(side).len(),
                self.hand[i],
                self.off[i],
                self.taken[i],
            ]
            .iter()
            .map(|&count| u32::from(count))
            .sum::<u32>();
            if sum != u32::from(rules.pieces) {
                let message = format!(
                    "{} has {sum} pieces on the board, in hand, off and taken together instead of {}",
                    name(side),
                    rules.pieces
                );
                return Err(invalid(side_field(side), message));
            }
            if self.hand[i] > 0 && rules.entry == Entry::None {
                return Err(invalid("hand", "these rules have no pieces in hand"));
            }
            if self.taken[i] > 0 && rules.hit != Hit::Taken {
                return Err(invalid(
                    "taken",
                    "these rules take no piece out of the game",
                ));
            }
        }
        Ok(())
    }

    /// Checks that the game is over exactly if the rules end it, with the outcome they give.
    fn check_end(&self, ruleset: &Ruleset) -> Result<(), SenetError> {
        let rules = ruleset.rules();
        let first_off = rules.end == End::FirstOff;
        let all_off = Side::BOTH.map(|side| self.off(side) == rules.pieces);
        if first_off && all_off == [true; 2] {
            let message = "the game ends with the first side that has all its pieces off";
            return Err(invalid("off", message));
        }
        let is_last = |side: Side| {
            if first_off {
                all_off[side.index()]
            } else {
                self.off(side) > 0
            }
        };
        match (self.ending(rules), self.outcome()) {
            (None, None) => Ok(()),
            (Some(_), None) => Err(invalid("off", "the game is already over in this position")),
            (None, Some(_)) if first_off => {
                let message = "the game is not over: neither side has all its pieces off";
                Err(invalid("off", message))
            }
            (None, Some(_)) => {
                let message = "the game is not over: there are pieces on the board or in hand";
                Err(invalid("off", message))
            }
            (Some(ending), Some(outcome)) if ending != outcome => {
                let who = match ending {
                    Outcome::Won(side) => name(side),
                    Outcome::Drawn => "nobody",
                };
                let message = format!("with these pieces off, {who} has won");
                Err(invalid("off", message))
            }
            (Some(_), Some(_)) if !is_last(self.side) => {
                let message = "a game ends with a move of the side that bears its last piece off";
                Err(invalid("to_move", message))
            }
            (Some(_), Some(_)) => Ok(()),
        }
    }

    fn check_flags(&self, ruleset: &Ruleset) -> Result<(), SenetError> {
        let rules = ruleset.rules();
        for side in Side::BOTH {
            let returned = self.pieces(side) & ruleset.tables.return_to;
            if self.must_move(side) && (!rules.rescued_moves_first || returned.is_empty()) {
                let message = format!("{} has no piece that must move first", name(side));
                return Err(invalid("must_move_flag", message));
            }
            if !self.started(side) && !rules.starting_throw {
                return Err(invalid("started", "these rules need no 1 to start"));
            }
        }
        let started_by_opening = match rules.opening {
            Opening::FirstOne(side) if !matches!(self.phase, Phase::Opening(_)) => Some(side),
            _ => None,
        };
        if started_by_opening.is_some_and(|side| !self.started(side)) {
            return Err(invalid(
                "started",
                "the side that won the opening has started",
            ));
        }
        let untouched = |locked: HouseSet| {
            let mut sides = Side::BOTH.iter();
            sides.all(|side| {
                let first = ruleset.tables.start[side.index()] & locked;
                first.without(self.pieces(*side)).is_empty()
            })
        };
        let can_be = self.unmoved == 0
            || (rules.start_lock
                && self.unmoved <= 2 * rules.pieces
                && untouched(HouseSet::range(1, self.unmoved)));
        if !can_be {
            let message = format!(
                "houses 1 to {} do not all hold their first pieces",
                self.unmoved
            );
            return Err(invalid("unmoved_prefix", message));
        }
        Ok(())
    }

    /// Whether this is the starting position, regardless of the phase.
    fn is_start(&self, ruleset: &Ruleset) -> bool {
        let start = Position::start(ruleset);
        let (side, phase) = (self.side, self.phase);
        *self
            == Position {
                side,
                phase,
                ..start
            }
    }

    fn check_phase(&self, ruleset: &Ruleset) -> Result<(), SenetError> {
        let rules = ruleset.rules();
        let values = rules.sticks.values();
        let entered = || !(self.pieces(self.side) & HouseSet::range(1, 1)).is_empty();
        let fits = match self.phase {
            Phase::Opening(None) => {
                !matches!(rules.opening, Opening::Begins(_)) && self.is_start(ruleset)
            }
            Phase::Opening(Some(throw)) => {
                rules.opening == Opening::HigherThrow
                    && self.side == Side::Black
                    && values.contains(throw)
                    && self.is_start(ruleset)
            }
            Phase::Throw | Phase::Over(_) => true,
            Phase::Play(throw) => rules.turn == Turn::Single && values.contains(throw),
            Phase::Series(bag) => {
                let earns = bag
                    .values()
                    .iter()
                    .all(|value| values.contains(value) && rules.again.contains(value));
                rules.turn == Turn::Series && earns && !bag.is_full()
            }
            Phase::Pool(bag) => {
                rules.turn == Turn::Series
                    && bag.values().iter().all(|value| values.contains(value))
            }
            Phase::ThrowEntered => rules.entry == Entry::WithOne && entered(),
            Phase::Entered(throw) => {
                rules.entry == Entry::WithOne && values.contains(throw) && entered()
            }
            Phase::Divided(divided) => rules.turn == Turn::Divided && fits_throw(divided, values),
        };
        if fits {
            Ok(())
        } else {
            Err(invalid(
                "throw",
                "this throw is impossible at this stage of a turn under these rules",
            ))
        }
    }
}

fn fits_throw(divided: Divided, values: ThrowSet) -> bool {
    let untouched = divided.left == divided.throw && !divided.owes_throw;
    values.contains(divided.throw)
        && match divided.direction {
            None => untouched,
            Some(Direction::Forward | Direction::Backward) => {
                divided.left > 0 && divided.left < divided.throw
            }
        }
}

fn invalid(field: &str, message: impl Into<String>) -> SenetError {
    SenetError::new(ErrorKind::InvalidPosition, message).at(field)
}

fn side_field(side: Side) -> &'static str {
    match side {
        Side::White => "W",
        Side::Black => "B",
    }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

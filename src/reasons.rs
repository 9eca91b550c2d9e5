//! Why a piece cannot move: the reason, and the houses responsible.

use crate::board::{House, HouseSet};
use crate::moves::MoveKind;
use crate::position::{Phase, Place, Position};
use crate::rules::{Backward, Hit, Ruleset};
use serde::Serialize;

/// A reason, stable for programs; the page has a sentence for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Reason {
    /// It can move.
    Legal,
    /// No piece stands there.
    Empty,
    /// The piece is the other side's.
    NotYours,
    /// The sticks must be thrown first.
    ThrowFirst,
    /// The game is over.
    GameOver,
    /// An own piece stands on the target.
    OwnPiece,
    /// The enemy piece on the target is protected by a neighbour.
    Protected,
    /// The enemy piece on the target stands on a safe house.
    Safe,
    /// Nothing is ever hit.
    NoCapture,
    /// A line of three or more enemies bars the way.
    Blockade,
    /// The house to stop on may not be passed.
    MustStop,
    /// The throw leads past the end.
    Overshoot,
    /// The house is left with certain throws only.
    WaitsFor,
    /// The side's piece in the water comes first.
    InWater,
    /// The rescued piece comes first.
    MustMoveFirst,
    /// The piece in front has not moved yet.
    StartLocked,
    /// Own pieces stand where none may while bearing off.
    HomeNotClear,
    /// A piece on a house to vacate comes first.
    MustVacate,
    /// The piece just entered comes first.
    EnteredFirst,
    /// A throw that can be played forward is not played backward.
    ForwardFirst,
    /// The house behind is occupied, protected or off the board.
    BackBlocked,
    /// From there no piece goes back.
    NeverMovesBack,
    /// The move would change nothing.
    ChangesNothing,
}

/// Why the piece cannot move with one throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WhyNot {
    /// The throw; none when the reason holds for all.
    pub throw: Option<u8>,
    /// Where the throw would lead.
    pub target: Option<Place>,
    /// The reason.
    pub code: Reason,
    /// The houses responsible.
    pub houses: Vec<House>,
    /// The throws that would take the piece off the board, where it waits for them.
    pub waits_for: Vec<u8>,
}

impl Position {
    /// Why the piece on a house cannot move, for each throw that could be played now; a single
    /// reason without a throw where it holds for all.
    #[must_use]
    pub fn why_not(&self, ruleset: &Ruleset, house: House) -> Vec<WhyNot> {
        if let Some((code, houses)) = self.held_back(ruleset, house) {
            let houses = houses.iter().collect();
            return vec![WhyNot {
                throw: None,
                target: None,
                code,
                houses,
                waits_for: Vec::new(),
            }];
        }
        self.throws_to_play()
            .into_iter()
            .map(|throw| self.why_not_with(ruleset, house, throw))
            .collect()
    }

    fn throws_to_play(&self) -> Vec<u8> {
        match self.phase {
            Phase::Play(throw) => vec![throw],
            Phase::Entered(throw) => (1..=throw).collect(),
            Phase::Pool(bag) => bag.values().iter().collect(),
            Phase::Divided(divided) => (1..=divided.left).collect(),
            _ => Vec::new(),
        }
    }

    /// Reasons that hold whatever the throw.
    fn held_back(&self, ruleset: &Ruleset, house: House) -> Option<(Reason, HouseSet)> {
        let (own, me) = (self.pieces(self.side), self.side.index());
        let none = HouseSet::EMPTY;
        let drowned = own & ruleset.tables.prison;
        if self.outcome().is_some() {
            Some((Reason::GameOver, none))
        } else if !self.occupied().has(house) {
            Some((Reason::Empty, none))
        } else if !own.has(house) {
            Some((Reason::NotYours, none))
        } else if self.awaits_throw() {
            Some((Reason::ThrowFirst, none))
        } else if !drowned.is_empty() && !drowned.has(house) {
            Some((Reason::InWater, drowned))
        } else if drowned.is_empty() && self.must_move[me] && !ruleset.tables.return_to.has(house) {
            Some((Reason::MustMoveFirst, ruleset.tables.return_to))
        } else if self.unmoved > 1 && house.number() < self.unmoved {
            Some((
                Reason::StartLocked,
                HouseSet::range(house.number() + 1, house.number() + 1),
            ))
        } else if matches!(self.phase, Phase::Entered(_)) && house.number() != 1 {
            Some((Reason::EnteredFirst, HouseSet::range(1, 1)))
        } else {
            None
        }
    }

    fn why_not_with(&self, ruleset: &Ruleset, house: House, throw: u8) -> WhyNot {
        let moves = self.moves(ruleset);
        let from_here = moves
            .iter()
            .find(|choice| choice.from == house.number() && choice.steps == throw);
        let forward = moves.iter().any(|choice| choice.kind != MoveKind::Backward);
        let target =
            House::new(house.number() + throw).filter(|target| ruleset.board().has(*target));
        let (code, houses) = match from_here {
            Some(_) => (Reason::Legal, HouseSet::EMPTY),
            None => match self.forward_reason(ruleset, house, throw) {
                (Reason::Legal, _) => self.set_aside(ruleset, house, forward),
                reason if forward => reason,
                reason => self
                    .backward_reason(ruleset, house, throw)
                    .unwrap_or(reason),
            },
        };
        let backward = matches!(code, Reason::BackBlocked | Reason::NeverMovesBack);
        let behind = house.number().checked_sub(throw).and_then(House::new);
        let target = if backward { behind } else { target };
        WhyNot {
            throw: Some(throw),
            target: target.map(Place::House),
            code,
            houses: houses.iter().collect(),
            waits_for: match code {
                Reason::WaitsFor => ruleset.bears_off_with(house).iter().collect(),
                _ => Vec::new(),
            },
        }
    }

    /// Why a move that is possible in itself is not among the legal ones.
    fn set_aside(&self, ruleset: &Ruleset, house: House, forward: bool) -> (Reason, HouseSet) {
        let vacate = ruleset.rules().vacate & self.pieces(self.side);
        if !vacate.is_empty() && !vacate.has(house) {
            (Reason::MustVacate, vacate)
        } else if ruleset.rules().fall_back {
            (Reason::ChangesNothing, HouseSet::EMPTY)
        } else if forward {
            (Reason::ForwardFirst, HouseSet::EMPTY)
        } else {
            (Reason::BackBlocked, HouseSet::EMPTY)
        }
    }

    /// Why the throw does not lead forward from there; `Legal` when nothing is in the way.
    fn forward_reason(&self, ruleset: &Ruleset, house: House, throw: u8) -> (Reason, HouseSet) {
        let (rules, tables) = (ruleset.rules(), &ruleset.tables);
        let steps = usize::from(throw);
        let own = self.pieces(self.side);
        let leaves =
            tables.off_from[steps].has(house) || self.leaves_empty_row(ruleset, house, steps);
        let passed = HouseSet::range(
            house.number() + 1,
            (house.number() + throw - 1).min(rules.houses),
        );
        let line = self.line_within(ruleset, passed, house.number() + throw);
        if leaves {
            return if !(own & rules.clear_first).is_empty() {
                (Reason::HomeNotClear, own & rules.clear_first)
            } else if let Some(line) = line {
                (Reason::Blockade, line)
            } else {
                (Reason::Legal, HouseSet::EMPTY)
            };
        }
        if !tables.step_from[steps].has(house) && !tables.trap_from[steps].has(house) {
            let target = house.number() + throw;
            return if rules.fixed.has(house) || tables.prison.has(house) {
                (Reason::WaitsFor, HouseSet::EMPTY)
            } else if house.number() < rules.stop && target > rules.stop {
                (Reason::MustStop, HouseSet::range(rules.stop, rules.stop))
            } else {
                (Reason::Overshoot, HouseSet::EMPTY)
            };
        }
        if let Some(line) = line {
            return (Reason::Blockade, line);
        }
        self.landing_reason(ruleset, House::known(house.number() + throw))
    }

    fn leaves_empty_row(&self, ruleset: &Ruleset, house: House, steps: usize) -> bool {
        (self.occupied() & crate::rules::FIRST_ROW).is_empty()
            && ruleset.tables.off_from_row_empty[steps].has(house)
    }

    /// A line of three or more enemies all of whose houses are passed.
    fn line_within(&self, ruleset: &Ruleset, passed: HouseSet, target: u8) -> Option<HouseSet> {
        let reaches = |line: &HouseSet| House::new(target).is_some_and(|target| line.has(target));
        self.blockades(ruleset, self.side.opponent())
            .into_iter()
            .find(|line| (*line & passed).len() >= 3 && !reaches(line))
    }

    fn landing_reason(&self, ruleset: &Ruleset, target: House) -> (Reason, HouseSet) {
        let rules = ruleset.rules();
        let enemy = self.side.opponent();
        let there = HouseSet::one(target);
        if self.pieces(self.side).has(target) {
            let reason = if rules.fall_back {
                Reason::Legal
            } else {
                Reason::OwnPiece
            };
            return (reason, there);
        }
        if !self.pieces(enemy).has(target) || self.exposed(ruleset, enemy).has(target) {
            return (Reason::Legal, HouseSet::EMPTY);
        }
        if rules.hit == Hit::None {
            (Reason::NoCapture, there)
        } else if self.protected(ruleset, enemy).has(target) {
            (
                Reason::Protected,
                there | ((there << 1 | there >> 1) & self.pieces(enemy)),
            )
        } else {
            (Reason::Safe, there)
        }
    }

    /// Why the piece does not go back either, once nothing goes forward; none where no piece does.
    fn backward_reason(
        &self,
        ruleset: &Ruleset,
        house: House,
        throw: u8,
    ) -> Option<(Reason, HouseSet)> {
        let rules = ruleset.rules();
        if rules.backward == Backward::None {
            return None;
        }
        if !ruleset.tables.back_from.has(house) {
            return Some((Reason::NeverMovesBack, HouseSet::EMPTY));
        }
        let Some(target) = house.number().checked_sub(throw).and_then(House::new) else {
            return Some((Reason::BackBlocked, HouseSet::EMPTY));
        };
        let blockers = match self.landing_reason(ruleset, target) {
            (_, houses) if !houses.is_empty() => houses,
            _ if self.occupied().has(target) => HouseSet::one(target),
            _ => {
                let passed = HouseSet::range(target.number() + 1, house.number() - 1);
                self.line_within(ruleset, passed, target.number())
                    .unwrap_or_default()
            }
        };
        Some((Reason::BackBlocked, blockers))
    }
}

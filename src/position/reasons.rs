//! Why a piece cannot move: the reason, and the houses responsible.

use crate::base::board::{House, HouseSet};
use crate::base::sticks::ThrowSet;
use crate::position::moves::{Choice, MoveGenerator, MoveKind, MoveSet, Restriction};
use crate::position::phase::{Direction, Phase};
use crate::position::{Place, Position};
use crate::rules::{Backward, Hit, Ruleset};

/// A reason. Codes are stable; the page has a sentence for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum Reason {
    /// The piece can move.
    Legal,
    /// No piece stands there.
    Empty,
    /// The piece is the other side's.
    NotYours,
    /// The sticks must be thrown first.
    ThrowFirst,
    /// The game is over.
    GameOver,
    /// Nothing can be moved with this throw.
    ThrowLost,
    /// A piece of the same side stands on the target.
    OwnPiece,
    /// The enemy piece on the target is protected by a neighbour.
    Protected,
    /// The enemy piece on the target stands on a safe house.
    Safe,
    /// These rules have no hits.
    #[cfg_attr(feature = "serde", serde(rename = "no_capture"))]
    NothingIsHit,
    /// A line of three or more enemies blocks the way.
    Blockade,
    /// The piece may not pass the stop.
    MustStop,
    /// The throw leads past the last house.
    Overshoot,
    /// The piece leaves this house with certain throws only.
    WaitsFor,
    /// The side's piece in the water must move first.
    InWater,
    /// The rescued piece must move first.
    MustMoveFirst,
    /// The piece in front has not moved yet.
    StartLocked,
    /// Pieces of the side stand on houses that must be clear for bearing off.
    HomeNotClear,
    /// Pieces of the side are still in hand, so none may bear off.
    HandNotEmpty,
    /// The throw falls into the water, which is occupied.
    WaterOccupied,
    /// The water is closed, because the house where a piece would return from it is occupied.
    ReturnOccupied,
    /// A piece on a house to vacate must move first.
    MustVacate,
    /// The piece that has just entered must move first.
    EnteredFirst,
    /// The house behind is occupied, protected or off the board.
    BackBlocked,
    /// Pieces do not move backward from there.
    NeverMovesBack,
    /// The move would have no effect.
    ChangesNothing,
}

/// Why a piece cannot move with a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WhyNot {
    /// The throw; `None` if the reason applies to all throws.
    pub throw: Option<u8>,
    /// The house or place the throw would lead to.
    pub target: Option<Place>,
    /// The reason.
    pub code: Reason,
    /// The houses responsible.
    pub houses: Vec<House>,
    /// The throws that would bear the piece off, if it waits for them.
    pub waits_for: Vec<u8>,
}

impl Position {
    /// Why the piece on a house cannot move: one reason for each throw available now, or a single one
    /// without a throw if it applies to all.
    #[must_use]
    pub fn why_not(&self, ruleset: &Ruleset, house: House) -> Vec<WhyNot> {
        let generator = MoveGenerator::at_phase(self, ruleset);
        if let Some((code, houses)) = self.held_back(ruleset, &generator, house) {
            return vec![WhyNot {
                throw: None,
                target: None,
                code,
                houses: houses.iter().collect(),
                waits_for: Vec::new(),
            }];
        }
        let moves = self.moves(ruleset);
        let with = |throw| Piece {
            position: self,
            ruleset,
            generator,
            moves: &moves,
            house,
            throw,
        };
        let throws = self.throws_to_play().into_iter();
        throws.map(|throw| with(throw).why_not()).collect()
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

    /// The reasons that apply to every throw.
    fn held_back(
        &self,
        ruleset: &Ruleset,
        generator: &MoveGenerator,
        house: House,
    ) -> Option<Obstacle> {
        let tables = &ruleset.tables;
        let none = HouseSet::EMPTY;
        if self.outcome().is_some() {
            Some((Reason::GameOver, none))
        } else if !self.occupied().contains(house) {
            Some((Reason::Empty, none))
        } else if !generator.own.contains(house) {
            Some((Reason::NotYours, none))
        } else if self.awaits_throw() {
            Some((Reason::ThrowFirst, none))
        } else if self.throw_is_lost(ruleset) {
            Some((Reason::ThrowLost, none))
        } else if generator.movable.contains(house) {
            None
        } else {
            Some(match generator.restriction {
                Restriction::Water => (Reason::InWater, tables.prison),
                Restriction::Rescue => (Reason::MustMoveFirst, tables.return_to),
                Restriction::Entry => (Reason::EnteredFirst, HouseSet::range(1, 1)),
                Restriction::Start | Restriction::Nothing => {
                    (Reason::StartLocked, HouseSet::from_house(house) << 1)
                }
            })
        }
    }
}

/// A reason and the houses responsible.
type Obstacle = (Reason, HouseSet);

/// A movable piece and an available throw.
struct Piece<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
    generator: MoveGenerator<'a>,
    moves: &'a MoveSet,
    house: House,
    throw: u8,
}

impl Piece<'_> {
    fn why_not(&self) -> WhyNot {
        let (house, throw) = (self.house.number(), self.throw);
        let listed = self
            .moves
            .iter()
            .find(|choice| choice.from == house && choice.steps == throw);
        let (target, (code, houses)) = match listed {
            Some(choice) => {
                let effect = self.position.legal_effect(self.ruleset, choice);
                (effect.to, (Reason::Legal, HouseSet::EMPTY))
            }
            None => self.obstacle(),
        };
        WhyNot {
            throw: Some(throw),
            target,
            code,
            houses: houses.iter().collect(),
            waits_for: match code {
                Reason::WaitsFor => self.ruleset.bears_off_with(self.house).iter().collect(),
                _ => Vec::new(),
            },
        }
    }

    /// Where the throw would lead, and why it is not a legal move: the forward obstacle if any piece
    /// can move forward, otherwise the backward obstacle.
    fn obstacle(&self) -> (Option<Place>, Obstacle) {
        let (forward, backward) = self.directions();
        let ahead = forward.then(|| self.obstacle_ahead());
        if let Some(obstacle) = ahead.filter(|obstacle| obstacle.is_none() || !backward) {
            return (self.ahead(), obstacle.unwrap_or_else(|| self.set_aside()));
        }
        let behind = self.house.number().checked_sub(self.throw);
        let behind = behind.and_then(House::new).map(Place::House);
        match (self.obstacle_behind(), ahead.flatten()) {
            (None, _) => (behind, self.set_aside()),
            (Some((Reason::NeverMovesBack, _)), Some(obstacle)) if self.is_stuck() => {
                let water = self.ruleset.tables.water;
                if self.moves.is_empty() {
                    (
                        water.first().map(Place::House),
                        (Reason::BackBlocked, water),
                    )
                } else {
                    // The piece may return to the water once no other piece can move backward.
                    (self.ahead(), obstacle)
                }
            }
            (Some((Reason::NeverMovesBack, _)), Some(obstacle @ (Reason::WaitsFor, _))) => {
                (self.ahead(), obstacle)
            }
            (Some(obstacle), _) => (behind, obstacle),
        }
    }

    /// Whether the throw may be played forward, and backward.
    fn directions(&self) -> (bool, bool) {
        let goes_forward = |choice: Choice| {
            use MoveKind::{BearOff, Enter, Forward};
            matches!(choice.kind, Forward | BearOff | Enter)
        };
        let knows_back = self.ruleset.rules().backward != Backward::None;
        let may_go_back = knows_back && !self.moves.iter().any(goes_forward);
        match self.position.phase {
            Phase::Entered(_) => (true, false),
            Phase::Divided(divided) => match divided.direction {
                Some(Direction::Forward) => (true, false),
                Some(Direction::Backward) => (false, true),
                None => (true, may_go_back),
            },
            _ => (true, may_go_back),
        }
    }

    fn is_stuck(&self) -> bool {
        self.ruleset.rules().stuck_to_water.contains(self.house)
    }

    /// Where the throw leads forward, if anywhere.
    fn ahead(&self) -> Option<Place> {
        let (tables, steps) = (&self.ruleset.tables, usize::from(self.throw));
        let sum = self.house.number() + self.throw;
        if tables.step_from[steps].contains(self.house)
            || tables.trap_from[steps].contains(self.house)
            || self.is_too_large()
        {
            let to = tables.leads_to(self.ruleset.rules(), self.house.number(), self.throw);
            House::new(to).map(Place::House)
        } else if self.generator.exits(self.throw).contains(self.house) {
            Some(Place::Off)
        } else {
            let sum = House::new(sum).filter(|sum| self.ruleset.board().contains(*sum));
            sum.map(Place::House)
        }
    }

    /// Why an otherwise possible move is not legal.
    fn set_aside(&self) -> Obstacle {
        let vacate = self.ruleset.rules().vacate;
        let listed = self.moves.iter();
        let listed: HouseSet = listed
            .filter_map(|choice| House::new(choice.from))
            .collect();
        let first = listed & vacate;
        if first.is_empty() || vacate.contains(self.house) {
            (Reason::ChangesNothing, HouseSet::EMPTY)
        } else {
            (Reason::MustVacate, first)
        }
    }

    /// The obstacle to a forward move, if any.
    fn obstacle_ahead(&self) -> Option<Obstacle> {
        let (generator, tables) = (&self.generator, &self.ruleset.tables);
        let (house, steps) = (self.house, self.throw);
        #[cfg(feature = "house-rules")]
        if self.is_too_large() {
            return self.obstacle_to_too_large();
        }
        let leaves = generator.exits(steps).contains(house);
        let steps_on = tables.step_from[usize::from(steps)].contains(house);
        let falls = tables.trap_from[usize::from(steps)].contains(house);
        if !leaves && !steps_on && !falls {
            return Some(self.no_way_ahead());
        }
        if generator.barred_forward(steps).houses().contains(house) {
            let target = house.number() + steps;
            let last = self.ruleset.rules().houses;
            let passed = HouseSet::range(house.number() + 1, (target - 1).min(last));
            return Some((Reason::Blockade, self.line_within(passed)));
        }
        let target = HouseSet::from_house(house) << steps;
        let closed = self.generator.closed_water();
        let open = (leaves && generator.may_bear_off())
            || (falls && generator.trap_is_open())
            || (steps_on && !(generator.landing() & target).is_empty());
        if open {
            None
        } else if steps_on && (target & closed).is_empty() {
            target.first().map(|target| self.no_landing(target))
        } else if !closed.is_empty() && (falls || steps_on) {
            Some((Reason::ReturnOccupied, tables.closing))
        } else if falls {
            Some((Reason::WaterOccupied, tables.water))
        } else {
            let in_the_way = generator.own & self.ruleset.rules().clear_first;
            let reason = if in_the_way.is_empty() {
                Reason::HandNotEmpty
            } else {
                Reason::HomeNotClear
            };
            Some((reason, in_the_way))
        }
    }

    /// Whether the throw is too large for the stop or the end, but moves the piece to another house.
    fn is_too_large(&self) -> bool {
        #[cfg(feature = "house-rules")]
        let from = self.ruleset.tables.too_large_from[usize::from(self.throw)];
        #[cfg(not(feature = "house-rules"))]
        let from = HouseSet::EMPTY;
        from.contains(self.house)
    }

    /// The obstacle to a move with a throw that is too large, if any.
    #[cfg(feature = "house-rules")]
    fn obstacle_to_too_large(&self) -> Option<Obstacle> {
        let (generator, tables) = (&self.generator, &self.ruleset.tables);
        let to = tables.leads_to(self.ruleset.rules(), self.house.number(), self.throw);
        let target = House::new_unchecked(to);
        if let Some(passed) = generator.jumped(self.house, to) {
            Some((Reason::Blockade, self.line_within(passed)))
        } else if generator.landing().contains(target) {
            None
        } else if generator.closed_water().contains(target) {
            Some((Reason::ReturnOccupied, tables.closing))
        } else {
            Some(self.no_landing(target))
        }
    }

    /// Whether the throw is too large and would bring the piece back to its own house.
    fn comes_back(&self) -> bool {
        #[cfg(feature = "house-rules")]
        let to = self
            .ruleset
            .rules()
            .too_large_leads_to(self.house.number(), self.throw);
        #[cfg(not(feature = "house-rules"))]
        let to = None;
        to == Some(self.house.number())
    }

    /// Why the throw leads nowhere, regardless of the other pieces.
    fn no_way_ahead(&self) -> Obstacle {
        let (rules, tables) = (self.ruleset.rules(), &self.ruleset.tables);
        let (house, target) = (self.house.number(), self.house.number() + self.throw);
        let stays = rules.fixed.contains(self.house) || tables.prison.contains(self.house);
        let has_exit = rules.exits.iter().any(|exit| exit.house == house);
        let beyond = target > rules.houses;
        if !stays && self.comes_back() {
            (Reason::ChangesNothing, HouseSet::EMPTY)
        } else if !stays && house < rules.stop && target > rules.stop {
            (Reason::MustStop, HouseSet::range(rules.stop, rules.stop))
        } else if (stays || (has_exit && beyond))
            && self.ruleset.bears_off_with(self.house) != ThrowSet::EMPTY
        {
            (Reason::WaitsFor, HouseSet::EMPTY)
        } else if stays {
            (Reason::NeverMovesBack, HouseSet::EMPTY)
        } else {
            (Reason::Overshoot, HouseSet::EMPTY)
        }
    }

    /// Why no piece may land on a house within reach.
    fn no_landing(&self, target: House) -> Obstacle {
        let (position, ruleset) = (self.position, self.ruleset);
        let enemy = position.side.opponent();
        let there = HouseSet::from_house(target);
        if self.generator.own.contains(target) {
            (Reason::OwnPiece, there)
        } else if ruleset.rules().hit == Hit::None {
            (Reason::NothingIsHit, there)
        } else if position.protected(ruleset, enemy).contains(target) {
            let (joined, pieces) = (ruleset.tables.joined(), position.pieces(enemy));
            let next_to =
                |row: HouseSet| row | ((row & joined) << 1 | (row >> 1) & joined) & pieces;
            let pair = next_to(there);
            let needed = ruleset.rules().pairs.pieces();
            let row = if needed == Some(3) {
                next_to(pair)
            } else {
                pair
            };
            (Reason::Protected, row)
        } else {
            (Reason::Safe, there)
        }
    }

    /// The obstacle to a backward move, if any.
    fn obstacle_behind(&self) -> Option<Obstacle> {
        if !self.ruleset.tables.back_from.contains(self.house) {
            return Some((Reason::NeverMovesBack, HouseSet::EMPTY));
        }
        let behind = self.house.number().checked_sub(self.throw);
        let Some(target) = behind.and_then(House::new) else {
            return Some((Reason::BackBlocked, HouseSet::EMPTY));
        };
        if self
            .generator
            .barred_backward(self.throw)
            .contains(self.house)
        {
            let passed = HouseSet::range(target.number() + 1, self.house.number() - 1);
            Some((Reason::BackBlocked, self.line_within(passed)))
        } else if self.generator.back_landing().contains(target) {
            None
        } else if self.generator.closed_water().contains(target) {
            Some((Reason::BackBlocked, self.ruleset.tables.closing))
        } else {
            Some((Reason::BackBlocked, self.no_landing(target).1))
        }
    }

    /// The blocking line of enemies among the houses passed.
    fn line_within(&self, passed: HouseSet) -> HouseSet {
        let lines = self
            .position
            .blockades(self.ruleset, self.position.side.opponent());
        let passed = lines.into_iter().find(|&line| line & passed == line);
        passed.unwrap_or_default()
    }
}

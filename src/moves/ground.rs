//! Generating moves: all pieces at once, by throw.

use super::{HAND, MoveKind, MoveSet, first_empty_behind};
use crate::board::{House, HouseSet};
use crate::position::{Direction, Divided, Position};
use crate::rules::{Backward, Entry, FIRST_ROW, Ruleset};
use crate::sticks::Values;
use core::ops::BitOr;

/// What all throws of a position have in common.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
    /// Pieces of the mover that may move at all.
    movable: HouseSet,
    own: HouseSet,
    enemy: HouseSet,
    empty: HouseSet,
    /// The houses of enemy pieces that can be hit.
    exposed: HouseSet,
}

impl<'a> Ground<'a> {
    #[inline(always)]
    pub(super) fn new(position: &'a Position, ruleset: &'a Ruleset) -> Ground<'a> {
        let tables = &ruleset.tables;
        let side = position.side;
        let own = position.on[side.index()];
        let enemy = position.on[side.opponent().index()];
        let drowned = own & tables.prison;
        let movable = if !drowned.is_empty() {
            drowned
        } else if position.must_move[side.index()] {
            own & tables.return_to
        } else if position.unmoved > 1 {
            own & unlocked(position.unmoved)
        } else {
            own
        };
        Ground {
            position,
            ruleset,
            movable,
            own,
            enemy,
            empty: tables.board & !(own | enemy),
            exposed: position.exposed(ruleset, side.opponent()),
        }
    }

    /// Houses a forward move may land on.
    #[inline]
    fn landing(&self) -> HouseSet {
        self.empty | self.exposed | (self.own & self.ruleset.tables.fall_back)
    }

    /// Houses a backward move may land on.
    #[inline]
    fn back_landing(&self) -> HouseSet {
        match self.ruleset.rules().backward {
            Backward::None => HouseSet::EMPTY,
            Backward::ToEmpty => self.empty,
            Backward::MayHit => self.empty | self.exposed,
        }
    }

    fn hand(&self) -> u8 {
        self.position.hand[self.position.side.index()]
    }

    /// Whether no own piece stands where none may while pieces are borne off.
    #[inline]
    fn may_bear_off(&self) -> bool {
        let clear_first = self.ruleset.rules().clear_first;
        clear_first.is_empty() || ((self.own & clear_first).is_empty() && self.hand() == 0)
    }

    /// Origins from which `steps` forward would pass a line of three or more enemies. A line that
    /// reaches to the target itself is not passed. RULES 2.2 r8, 2.4 r4, 2.10 r5.
    #[inline]
    fn barred_forward(&self, steps: u8) -> HouseSet {
        if steps >= self.ruleset.tables.barred_from {
            barred_forward(self.enemy, steps)
        } else {
            HouseSet::EMPTY
        }
    }

    /// The same for `steps` backward.
    #[inline]
    fn barred_backward(&self, steps: u8) -> HouseSet {
        if steps >= self.ruleset.tables.barred_from {
            barred_backward(self.enemy, steps)
        } else {
            HouseSet::EMPTY
        }
    }

    /// Adds the forward moves with a throw.
    #[inline(always)]
    fn add_forward(&self, steps: u8, moves: &mut MoveSet) {
        let tables = &self.ruleset.tables;
        let throw = usize::from(steps);
        let free = self.movable & !self.barred_forward(steps);
        let mut from = free & tables.step_from[throw] & (self.landing() >> steps);
        if self.ruleset.rules().trap && !(tables.water & self.empty).is_empty() {
            from |= free & tables.trap_from[throw];
        }
        moves.add(MoveKind::Forward, steps, from);
        let row_empty = ((self.own | self.enemy) & FIRST_ROW).is_empty();
        let exits = if row_empty {
            &tables.off_from_row_empty
        } else {
            &tables.off_from
        };
        let leaving = free & exits[throw];
        if !leaving.is_empty() && self.may_bear_off() {
            moves.add(MoveKind::BearOff, steps, leaving);
        }
    }

    #[inline]
    fn add_backward(&self, steps: u8, moves: &mut MoveSet) {
        let free = self.movable & !self.barred_backward(steps);
        let from = free & self.ruleset.tables.back_from & (self.back_landing() << steps);
        moves.add(MoveKind::Backward, steps, from);
    }

    /// The moves with a single throw.
    #[inline(always)]
    pub(super) fn add_single(self, throw: u8, moves: &mut MoveSet) {
        self.add_forward(throw, moves);
        if moves.is_empty() || !self.ruleset.tables.plain_lists {
            self.add_rest(Values::of(&[throw]), moves);
        }
    }

    /// The moves with any one of these throws.
    pub(super) fn add_pool(self, throws: Values, moves: &mut MoveSet) {
        for throw in throws.iter() {
            self.add_forward(throw, moves);
        }
        self.add_rest(throws, moves);
    }

    /// What comes after the forward moves from the board: entries, what is done when nothing goes
    /// forward, and what depends on all the moves found.
    #[inline(never)]
    fn add_rest(self, throws: Values, moves: &mut MoveSet) {
        let rules = self.ruleset.rules();
        if rules.entry == Entry::AnyThrow {
            self.add_entries(throws, moves);
        }
        if rules.fall_back {
            self.drop_null_moves(moves);
        }
        if moves.is_empty() {
            for throw in throws.iter() {
                self.add_backward(throw, moves);
            }
        }
        if moves.is_empty() {
            self.add_falls_back(throws, moves);
        } else {
            self.keep_to_vacate(moves);
            self.add_declining(moves);
        }
    }

    /// A piece from hand onto 1 + throw. RULES 2.2 r4, r5.
    fn add_entries(&self, throws: Values, moves: &mut MoveSet) {
        if self.hand() == 0 || self.movable != self.own {
            return;
        }
        for throw in throws.iter() {
            let target = House::known(1 + throw);
            let way_free = (HAND & self.barred_forward(throw + 1)).is_empty();
            let blocked_behind =
                self.own.has(target) && first_empty_behind(self.empty, target).is_none();
            if way_free && self.landing().has(target) && !blocked_behind {
                moves.add(MoveKind::Forward, throw, HAND);
            }
        }
    }

    /// Pieces stuck near the end go back into the water when nothing else can be done.
    fn add_falls_back(&self, throws: Values, moves: &mut MoveSet) {
        let stuck = self.movable & self.ruleset.rules().stuck_to_water;
        if !(self.ruleset.tables.water & self.landing()).is_empty() {
            for throw in throws.iter() {
                moves.add(MoveKind::FallBack, throw, stuck);
            }
        }
    }

    /// Where a piece on a house to vacate can move, no other may.
    fn keep_to_vacate(&self, moves: &mut MoveSet) {
        let vacate = self.ruleset.rules().vacate;
        let groups = &mut moves.groups;
        if groups.iter().any(|group| !(group.from & vacate).is_empty()) {
            groups.iter_mut().for_each(|group| group.from &= vacate);
            groups.retain(|group| !group.from.is_empty());
        }
    }

    /// Declining, where all that can be done may be declined.
    fn add_declining(&self, moves: &mut MoveSet) {
        let rules = self.ruleset.rules();
        let only_off = |moves: &MoveSet| {
            let mut groups = moves.groups.iter();
            groups.all(|group| group.kind == MoveKind::BearOff)
        };
        if rules.may_decline_off && only_off(moves) {
            moves.add(MoveKind::Decline, 0, HAND);
        } else if rules.may_decline_hit && self.only_hits(moves) {
            moves.add(MoveKind::Pass, 0, HAND);
        }
    }

    /// Portions of a throw for the piece just entered. RULES 2.6 r4.
    pub(super) fn add_entered(self, throw: u8, moves: &mut MoveSet) {
        let entered = Ground {
            movable: self.own & HouseSet::range(1, 1),
            ..self
        };
        for steps in 1..=throw {
            entered.add_forward(steps, moves);
        }
    }

    /// Portions of a throw. RULES 2.6 r2 to r4.
    pub(super) fn add_divided(self, divided: Divided, moves: &mut MoveSet) {
        if divided.direction != Some(Direction::Backward) {
            let whole = divided.direction.is_none() && divided.throw == 1;
            let first_empty = !(self.empty & HouseSet::range(1, 1)).is_empty();
            let enters = self.ruleset.rules().entry == Entry::WithOne;
            if enters && whole && self.hand() > 0 && first_empty {
                moves.add(MoveKind::Enter, 1, HAND);
            }
            for steps in 1..=divided.left {
                self.add_forward(steps, moves);
            }
        }
        if moves.is_empty() && divided.direction != Some(Direction::Forward) {
            for steps in 1..=divided.left {
                self.add_backward(steps, moves);
            }
        }
    }

    /// Whether every move found is a hit.
    fn only_hits(&self, moves: &MoveSet) -> bool {
        moves.groups.iter().all(|group| {
            let reach = group.steps;
            let houses = group.from & !HAND;
            let hits_from_hand =
                (group.from & HAND).is_empty() || self.enemy.has(House::known(1 + group.steps));
            group.kind == MoveKind::Forward
                && (houses & !(self.enemy >> reach)).is_empty()
                && hits_from_hand
        })
    }

    /// Drops moves that fall back to where they started, unless there is nothing else. RULES A-KW-9.
    fn drop_null_moves(&self, moves: &mut MoveSet) {
        let is_null = |steps: u8, house: House| {
            let target = House::known(house.number() + steps);
            let from = HouseSet::one(house);
            self.own.has(target) && first_empty_behind(self.empty | from, target) == Some(house)
        };
        let mut useful = moves.clone();
        for group in useful
            .groups
            .iter_mut()
            .filter(|group| group.kind == MoveKind::Forward)
        {
            let (steps, houses) = (group.steps, group.from & !HAND);
            group.from &= !houses
                .iter()
                .filter(|&house| is_null(steps, house))
                .collect::<HouseSet>();
        }
        useful.groups.retain(|group| !group.from.is_empty());
        if !useful.is_empty() {
            *moves = useful;
        }
    }
}

/// Houses on which a line of `length` of these begins.
#[inline]
fn line(houses: HouseSet, length: u8) -> HouseSet {
    (1..length).fold(houses, |line, ahead| line & (houses >> ahead))
}

#[inline(never)]
fn barred_forward(enemy: HouseSet, steps: u8) -> HouseSet {
    let three = line(enemy, 3);
    if three.is_empty() {
        return three;
    }
    let barred = (1..=steps - 3).map(|ahead| (three & !line(enemy, steps - ahead + 1)) >> ahead);
    barred.fold(HouseSet::EMPTY, BitOr::bitor)
}

#[inline(never)]
fn barred_backward(enemy: HouseSet, steps: u8) -> HouseSet {
    let three = line(enemy, 3);
    if three.is_empty() {
        return three;
    }
    let barred = (3..steps).map(|behind| {
        let rest = steps - behind;
        (three & !(line(enemy, rest + 3) << rest)) << behind
    });
    barred.fold(HouseSet::EMPTY, BitOr::bitor)
}

/// Houses of pieces that have moved, or whose front piece has.
#[cold]
fn unlocked(unmoved: u8) -> HouseSet {
    !HouseSet::range(1, unmoved - 1)
}

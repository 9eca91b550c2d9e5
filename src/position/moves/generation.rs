//! Move generation: all pieces at once, per throw.

use super::{MoveGroup, MoveKind, MoveSet, Origins, first_empty_behind};
use crate::base::board::{House, HouseSet};
use crate::base::sticks::ThrowSet;
use crate::position::Position;
use crate::position::phase::{Direction, Divided, Phase};
use crate::rules::{Backward, Entry, FIRST_ROW, HOUSE_RULES, Ruleset};
use core::ops::BitOr;

/// A restriction on which pieces may move, independent of the throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Restriction {
    /// None: every piece may move.
    Nothing,
    /// A piece in the water must move first.
    Water,
    /// A rescued piece must move first.
    Rescue,
    /// Under the start lock, front pieces must leave their starting houses first.
    Start,
    /// The throw belongs to the piece that has just entered.
    Entry,
}

/// The data shared by all throws of a position. Legality is defined only here;
/// [`reasons`](crate::position::reasons) uses the same predicates.
#[derive(Clone, Copy)]
pub(crate) struct MoveGenerator<'a> {
    position: &'a Position,
    ruleset: &'a Ruleset,
    /// The mover's pieces that no restriction holds.
    pub movable: HouseSet,
    /// Why the other pieces may not move.
    pub restriction: Restriction,
    /// All pieces of the mover.
    pub own: HouseSet,
    enemy: HouseSet,
    empty: HouseSet,
    /// The houses of enemy pieces that can be hit.
    exposed: HouseSet,
}

impl<'a> MoveGenerator<'a> {
    #[inline(always)]
    pub(super) fn new(position: &'a Position, ruleset: &'a Ruleset) -> MoveGenerator<'a> {
        let tables = &ruleset.tables;
        let side = position.side;
        let own = position.on[side.index()];
        let enemy = position.on[side.opponent().index()];
        let drowned = own & tables.prison;
        let (restriction, movable) = if !drowned.is_empty() {
            (Restriction::Water, drowned)
        } else if position.must_move[side.index()] {
            (Restriction::Rescue, own & tables.return_to)
        } else if position.unmoved > 1 {
            (Restriction::Start, own & unlocked(position.unmoved))
        } else {
            (Restriction::Nothing, own)
        };
        MoveGenerator {
            position,
            ruleset,
            movable,
            restriction,
            own,
            enemy,
            empty: tables.board.without(own | enemy),
            exposed: position.exposed(ruleset, side.opponent()),
        }
    }

    /// The generator for the current phase.
    pub(crate) fn at_phase(position: &'a Position, ruleset: &'a Ruleset) -> MoveGenerator<'a> {
        let generator = MoveGenerator::new(position, ruleset);
        match position.phase {
            Phase::Entered(_) => MoveGenerator {
                movable: generator.own & HouseSet::range(1, 1),
                restriction: Restriction::Entry,
                ..generator
            },
            _ => generator,
        }
    }

    /// Houses that a forward move may land on.
    #[inline]
    pub(crate) fn landing(&self) -> HouseSet {
        let landing = self.empty | self.exposed | (self.own & self.ruleset.tables.fall_back);
        landing.without(self.closed_water())
    }

    /// The water house while it is closed because the return house is occupied.
    #[inline]
    pub(crate) fn closed_water(&self) -> HouseSet {
        let tables = &self.ruleset.tables;
        if HOUSE_RULES && !((self.own | self.enemy) & tables.closing).is_empty() {
            tables.water
        } else {
            HouseSet::EMPTY
        }
    }

    /// Houses that a backward move may land on.
    #[inline]
    pub(crate) fn back_landing(&self) -> HouseSet {
        match self.ruleset.rules().backward {
            Backward::None => HouseSet::EMPTY,
            Backward::ToEmpty => self.empty.without(self.closed_water()),
            Backward::MayHit => (self.empty | self.exposed).without(self.closed_water()),
        }
    }

    fn hand(&self) -> u8 {
        self.position.hand[self.position.side.index()]
    }

    /// Whether no piece of the mover stands on a house that must be cleared before bearing off.
    #[inline]
    pub(crate) fn may_bear_off(&self) -> bool {
        let clear_first = self.ruleset.rules().clear_first;
        clear_first.is_empty() || ((self.own & clear_first).is_empty() && self.hand() == 0)
    }

    /// The houses from which a move of `steps` forward would jump over a blocking line of enemies. A move may
    /// end on the line. RULES 2.2 r8, 2.4 r4, 2.10 r5.
    #[inline]
    pub(crate) fn barred_forward(&self, steps: u8) -> Origins {
        if steps >= self.ruleset.tables.min_blocked_throw {
            barred_forward(self.enemy, steps, self.ruleset)
        } else {
            HouseSet::EMPTY.into()
        }
    }

    /// Like [`barred_forward`](Self::barred_forward), for `steps` backward.
    #[inline]
    pub(crate) fn barred_backward(&self, steps: u8) -> HouseSet {
        if steps >= self.ruleset.tables.min_blocked_throw {
            barred_backward(self.enemy, steps, self.ruleset)
        } else {
            HouseSet::EMPTY
        }
    }

    /// Whether a throw past the stop may fall into the water.
    #[inline]
    pub(crate) fn trap_is_open(&self) -> bool {
        let open = self.empty.without(self.closed_water());
        self.ruleset.rules().trap && !(self.ruleset.tables.water & open).is_empty()
    }

    /// Origins from which the throw bears off if the side may bear off at all.
    #[inline]
    pub(crate) fn exits(&self, steps: u8) -> HouseSet {
        let tables = &self.ruleset.tables;
        let row_empty = ((self.own | self.enemy) & FIRST_ROW).is_empty();
        let exits = if row_empty {
            &tables.off_from_row_empty
        } else {
            &tables.off_from
        };
        exits[usize::from(steps)]
    }

    /// Adds the forward moves for a throw.
    #[inline(always)]
    fn add_forward(&self, steps: u8, moves: &mut MoveSet) {
        let tables = &self.ruleset.tables;
        let throw = usize::from(steps);
        let free = self.movable.without(self.barred_forward(steps).houses());
        let mut from = free & tables.step_from[throw] & (self.landing() >> steps);
        if tables.plays_too_large {
            from |= self.too_large(steps, free);
        }
        moves.add(MoveKind::Forward, steps, from);
        let leaving = free & self.exits(steps);
        if !leaving.is_empty() && self.may_bear_off() {
            moves.add(MoveKind::BearOff, steps, leaving);
        }
    }

    /// The free pieces that a throw beyond the stop or the end moves into the trap or to another house.
    #[inline(never)]
    fn too_large(&self, steps: u8, free: HouseSet) -> HouseSet {
        let tables = &self.ruleset.tables;
        let throw = usize::from(steps);
        let mut from = HouseSet::EMPTY;
        if self.trap_is_open() {
            from = free & tables.trap_from[throw];
        }
        #[cfg(feature = "house-rules")]
        {
            let moves = |house: &House| {
                let to = tables.leads_to(self.ruleset.rules(), house.number(), steps);
                self.landing().contains(House::new_unchecked(to))
                    && self.jumped(*house, to).is_none()
            };
            let movable = self.movable & tables.too_large_from[throw];
            from |= movable.iter().filter(moves).collect();
        }
        from
    }

    /// The houses passed, if a throw that is too large would take the piece over a blocking line of enemies,
    /// on its way to the house where it stops or turns back, or on its way back. A move may begin or end on
    /// the line.
    #[cfg(feature = "house-rules")]
    pub(crate) fn jumped(&self, from: House, to: u8) -> Option<HouseSet> {
        let rules = self.ruleset.rules();
        let turn = rules.turns_at(from.number());
        let blocks = |low: u8| {
            let passed = HouseSet::range(low + 1, turn - 1);
            let mut inside = self.enemy & passed;
            let mut edge = self.enemy & (HouseSet::range(low, low) | HouseSet::range(turn, turn));
            let joined = self.ruleset.tables.joined;
            while !edge.is_empty() {
                edge = ((edge & joined) << 1 | (edge >> 1) & joined) & inside;
                inside = inside.without(edge);
            }
            let length = rules.blockade.pieces()?;
            (!line(inside, length, joined).is_empty()).then_some(passed)
        };
        blocks(from.number()).or_else(|| blocks(to))
    }

    #[inline]
    fn add_backward(&self, steps: u8, moves: &mut MoveSet) {
        let free = self.movable.without(self.barred_backward(steps));
        let from = free & self.ruleset.tables.back_from & (self.back_landing() << steps);
        moves.add(MoveKind::Backward, steps, from);
    }

    /// Adds the moves for a single throw.
    #[inline(always)]
    pub(super) fn add_single(self, throw: u8, moves: &mut MoveSet) {
        self.add_forward(throw, moves);
        if moves.is_empty() || !self.ruleset.tables.forward_is_complete {
            self.add_rest(ThrowSet::from_value(throw), moves);
        }
    }

    /// Adds the moves for any one of these throws.
    pub(super) fn add_pool(self, throws: ThrowSet, moves: &mut MoveSet) {
        for throw in throws.iter() {
            self.add_forward(throw, moves);
        }
        self.add_rest(throws, moves);
    }

    /// Adds all moves except forward moves from the board: entries, and the moves allowed if there
    /// is no forward move. Then applies the rules about the move list as a whole.
    #[inline(never)]
    fn add_rest(self, throws: ThrowSet, moves: &mut MoveSet) {
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
        }
        if !moves.is_empty() {
            self.keep_to_vacate(moves);
            self.add_declining(moves);
        }
    }

    /// Adds entries from hand, but not past the stop. RULES 2.2 r4, r5.
    fn add_entries(&self, throws: ThrowSet, moves: &mut MoveSet) {
        if self.hand() == 0 || matches!(self.restriction, Restriction::Water | Restriction::Rescue)
        {
            return;
        }
        let rules = self.ruleset.rules();
        for throw in throws.iter().filter(|&throw| rules.enters_with(throw)) {
            let steps = rules.entry_house(throw);
            let target = House::new_unchecked(steps);
            let way_free = !self.barred_forward(steps).hand();
            let blocked_behind =
                self.own.contains(target) && first_empty_behind(self.empty, target).is_none();
            if way_free && self.landing().contains(target) && !blocked_behind {
                moves.add(MoveKind::Forward, throw, Origins::HAND);
            }
        }
    }

    /// Adds returns to the water for stuck pieces if there is no other move.
    fn add_falls_back(&self, throws: ThrowSet, moves: &mut MoveSet) {
        let stuck = self.movable & self.ruleset.rules().stuck_to_water;
        if !(self.ruleset.tables.water & self.landing()).is_empty() {
            for throw in throws.iter() {
                moves.add(MoveKind::FallBack, throw, stuck);
            }
        }
    }

    /// If a piece on a house to vacate can move, keeps only such moves.
    fn keep_to_vacate(&self, moves: &mut MoveSet) {
        let vacate = self.ruleset.rules().vacate;
        let groups = &mut moves.groups;
        let vacating = |group: &MoveGroup| group.from.houses() & vacate;
        if groups.iter().any(|group| !vacating(group).is_empty()) {
            groups
                .iter_mut()
                .for_each(|group| group.from = vacating(group).into());
            groups.retain(|group| !group.from.is_empty());
        }
    }

    /// Adds the option to decline if every move may be declined.
    fn add_declining(&self, moves: &mut MoveSet) {
        let rules = self.ruleset.rules();
        let all = |holds: &dyn Fn(&MoveGroup) -> bool| moves.groups.iter().all(holds);
        if rules.may_decline_off && all(&|group| group.kind == MoveKind::BearOff) {
            moves.add(MoveKind::Decline, 0, Origins::HAND);
        } else if rules.may_decline_hit && all(&|group| self.hitting(group) == group.from) {
            moves.add(MoveKind::Pass, 0, Origins::HAND);
        }
    }

    /// Adds the portions of a throw for the piece that has just entered. RULES 2.6 r4.
    pub(super) fn add_entered(self, throw: u8, moves: &mut MoveSet) {
        for steps in 1..=throw {
            self.add_forward(steps, moves);
        }
    }

    /// Adds the portions of a throw. RULES 2.6 r2 to r4.
    pub(super) fn add_divided(self, divided: Divided, moves: &mut MoveSet) {
        if divided.direction != Some(Direction::Backward) {
            let whole = divided.direction.is_none() && divided.throw == 1;
            let first_empty = !(self.empty & HouseSet::range(1, 1)).is_empty();
            let enters = self.ruleset.rules().entry == Entry::WithOne;
            if enters && whole && self.hand() > 0 && first_empty {
                moves.add(MoveKind::Enter, 1, Origins::HAND);
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

    /// The origins of the hitting moves in a group. A throw into the trap hits nothing.
    fn hitting(&self, group: &MoveGroup) -> Origins {
        let tables = &self.ruleset.tables;
        let (from, steps) = (group.from.houses(), group.steps);
        let hitting = match group.kind {
            MoveKind::Forward => {
                let stepping = from & tables.step_from[usize::from(steps)] & (self.enemy >> steps);
                #[cfg(feature = "house-rules")]
                let stepping = stepping | self.hitting_too_large(from, steps);
                return Origins(stepping.0 | self.entering(group, self.enemy).0);
            }
            MoveKind::Backward => from & (self.enemy << steps),
            MoveKind::FallBack if !(self.enemy & tables.water).is_empty() => from,
            _ => HouseSet::EMPTY,
        };
        hitting.into()
    }

    /// The pieces that would hit an enemy with a throw that is too large.
    #[cfg(feature = "house-rules")]
    fn hitting_too_large(&self, from: HouseSet, steps: u8) -> HouseSet {
        let tables = &self.ruleset.tables;
        let hits = |house: &House| {
            let to = tables.leads_to(self.ruleset.rules(), house.number(), steps);
            self.enemy.contains(House::new_unchecked(to))
        };
        let from = from & tables.too_large_from[usize::from(steps)];
        from.iter().filter(hits).collect()
    }

    /// The hand, if the group has an entry onto one of these houses.
    fn entering(&self, group: &MoveGroup, targets: HouseSet) -> Origins {
        let house = self.ruleset.rules().entry_house(group.steps);
        let enters = group.from.hand() && targets.contains(House::new_unchecked(house));
        Origins(u64::from(enters))
    }

    /// Removes moves that end where they began, unless there are no others. RULES A-KW-9.
    fn drop_null_moves(&self, moves: &mut MoveSet) {
        let tables = &self.ruleset.tables;
        let mut useful = moves.clone();
        let forward = |group: &&mut MoveGroup| group.kind == MoveKind::Forward;
        for group in useful.groups.iter_mut().filter(forward) {
            let steps = group.steps;
            // Only a piece that lands on its own side or in the water is sent back.
            let sent_back = self.own | tables.water;
            let from_board = (sent_back >> steps) | tables.trap_from[usize::from(steps)];
            #[cfg(feature = "house-rules")]
            let from_board = from_board | tables.too_large_from[usize::from(steps)];
            let from_board = from_board & group.from.houses();
            let suspects = Origins(from_board.0 | self.entering(group, sent_back).0);
            for choice in (MoveGroup {
                from: suspects,
                ..*group
            })
            .iter()
            {
                let effect = self.position.legal_effect(self.ruleset, choice);
                if effect.rest == effect.from {
                    group.from = group.from.without(Origins(1 << choice.from));
                }
            }
        }
        useful.groups.retain(|group| !group.from.is_empty());
        if !useful.is_empty() {
            *moves = useful;
        }
    }
}

/// Houses on which a line of `length` pieces begins.
#[inline]
fn line(houses: HouseSet, length: u8, joined: HouseSet) -> HouseSet {
    let two = houses & (houses >> 1) & joined;
    (1..length - 1).fold(two, |line, ahead| line & (two >> ahead))
}

#[inline(never)]
fn barred_forward(enemy: HouseSet, steps: u8, ruleset: &Ruleset) -> Origins {
    let (length, joined) = lines_of(ruleset);
    let lines = line(enemy, length, joined);
    if lines.is_empty() {
        return lines.into();
    }
    // This includes entries: a line on house 1 blocks a piece entering beyond it.
    let barred = (1..=steps - length)
        .map(|ahead| lines.without(line(enemy, steps - ahead + 1, joined)).0 >> ahead);
    Origins(barred.fold(0, BitOr::bitor))
}

#[inline(never)]
fn barred_backward(enemy: HouseSet, steps: u8, ruleset: &Ruleset) -> HouseSet {
    let (length, joined) = lines_of(ruleset);
    let lines = line(enemy, length, joined);
    if lines.is_empty() {
        return lines;
    }
    let barred = (length..steps).map(|behind| {
        let rest = steps - behind;
        lines.without(line(enemy, rest + length, joined) << rest) << behind
    });
    barred.fold(HouseSet::EMPTY, BitOr::bitor)
}

/// The length of the shortest line that blocks, and the houses that count as next to the following house.
#[inline]
fn lines_of(ruleset: &Ruleset) -> (u8, HouseSet) {
    let length = if HOUSE_RULES {
        ruleset.tables.min_blocked_throw - 1
    } else {
        3
    };
    (length, ruleset.tables.joined())
}

/// Houses of pieces that have moved, or whose front piece has moved.
#[cold]
fn unlocked(unmoved: u8) -> HouseSet {
    !HouseSet::range(1, unmoved - 1)
}

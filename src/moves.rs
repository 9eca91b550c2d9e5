//! Legal moves and their effects: the hot path. Nothing here allocates.
//!
//! Legal choices are generated for all pieces at once, as sets of origins ([`MoveSet`]);
//! the effect of one of them is worked out only when it is asked for ([`Position::effect`])
//! or it is played ([`Position::play`]).

use crate::board::{House, HouseSet};
use crate::position::{Direction, Divided, Phase, Place, Position};
use crate::rules::{Backward, Entry, FIRST_ROW, Rules, Ruleset};
use arrayvec::ArrayVec;
use core::iter::once;
use serde::Serialize;

/// What a choice does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum MoveKind {
    /// A piece goes forward onto a house (from hand, too, with any throw).
    Forward,
    /// A piece goes backward because nothing goes forward.
    Backward,
    /// A piece stuck near the end goes back into the water because nothing else moves.
    FallBack,
    /// A piece is borne off.
    BearOff,
    /// A piece enters on house 1 with a throw of 1.
    Enter,
    /// The piece in the water goes to the return house instead of a throw.
    Rescue,
    /// Bearing off is declined: the turn ends.
    Decline,
    /// A hit is declined: the turn ends.
    Pass,
}

/// One legal choice, without its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// What it does.
    pub kind: MoveKind,
    /// The throw or portion used; 0 for those that use none.
    pub steps: u8,
    /// The house of the mover; 0 for a piece in hand or none.
    pub from: u8,
}

/// Choices of one kind with the same throw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub kind: MoveKind,
    pub steps: u8,
    /// Origins; bit 0 stands for the hand, or for no piece.
    pub from: HouseSet,
}

/// All legal choices of a position, by kind and throw.
#[derive(Clone, Debug, Default)]
pub struct MoveSet {
    pub(crate) groups: ArrayVec<Group, 16>,
}

/// A piece that is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Victim {
    /// Where it was hit.
    pub from: House,
    /// Where it goes.
    pub to: Place,
}

/// One legal choice with its whole effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// What it is.
    pub choice: Choice,
    /// Where the mover comes from; none without a mover.
    pub from: Option<Place>,
    /// The house or place the throw leads to.
    pub to: Option<Place>,
    /// Where the mover ends: differs from `to` after the water, the trap or a fall back.
    pub rest: Option<Place>,
    /// The piece that is hit.
    pub victim: Option<Victim>,
}

pub(crate) const HAND: HouseSet = HouseSet(1);

impl MoveSet {
    #[inline]
    fn add(&mut self, kind: MoveKind, steps: u8, from: HouseSet) {
        if !from.is_empty() {
            self.groups.push(Group { kind, steps, from });
        }
    }

    /// Whether nothing is legal.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// The number of legal choices.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.groups
            .iter()
            .map(|group| usize::from(group.from.len()))
            .sum()
    }

    /// The choices, by kind, then throw, then house.
    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        self.groups.iter().flat_map(|group| {
            let hand = (group.from & HAND).0 != 0;
            let houses = group.from & !HAND;
            let origins = hand
                .then_some(0)
                .into_iter()
                .chain(houses.iter().map(House::number));
            origins.map(|from| Choice {
                kind: group.kind,
                steps: group.steps,
                from,
            })
        })
    }

    /// Choice number `index` of [`iter`](MoveSet::iter).
    #[must_use]
    #[inline]
    pub fn nth(&self, mut index: usize) -> Option<Choice> {
        for group in &self.groups {
            let count = usize::from(group.from.len());
            if index < count {
                let mut bits = group.from.0;
                for _ in 0..index {
                    bits &= bits - 1;
                }
                let from = bits.trailing_zeros() as u8;
                return Some(Choice {
                    kind: group.kind,
                    steps: group.steps,
                    from,
                });
            }
            index -= count;
        }
        None
    }

    /// Whether this choice is among them.
    #[must_use]
    pub fn has(&self, choice: Choice) -> bool {
        self.groups.iter().any(|group| {
            group.kind == choice.kind
                && group.steps == choice.steps
                && group.from.0 >> (choice.from & 63) & 1 != 0
        })
    }
}

/// What all throws of a position have in common.
struct Ground {
    /// Pieces of the mover that may move at all.
    movable: HouseSet,
    own: HouseSet,
    enemy: HouseSet,
    empty: HouseSet,
    /// Houses a forward move may land on.
    landing: HouseSet,
    /// Houses a backward move may land on.
    back_landing: HouseSet,
    may_bear_off: bool,
    row_empty: bool,
}

impl Ground {
    #[inline]
    fn new(position: &Position, ruleset: &Ruleset) -> Ground {
        let (rules, tables) = (ruleset.rules(), &ruleset.tables);
        let side = position.side;
        let own = position.on[side.index()];
        let enemy = position.on[side.opponent().index()];
        let empty = tables.board & !(own | enemy);
        let mut landing = empty | position.exposed(ruleset, side.opponent());
        let back_landing = match rules.backward {
            Backward::None => HouseSet::EMPTY,
            Backward::ToEmpty => empty,
            Backward::MayHit => landing,
        };
        if rules.fall_back {
            landing |= own;
        }
        let drowned = own & tables.prison;
        let movable = if !drowned.is_empty() {
            drowned
        } else if position.must_move[side.index()] {
            own & tables.return_to
        } else if position.unmoved > 1 {
            own & !HouseSet::range(1, position.unmoved - 1)
        } else {
            own
        };
        Ground {
            movable,
            own,
            enemy,
            empty,
            landing,
            back_landing,
            may_bear_off: (own & rules.clear_first).is_empty()
                && (rules.clear_first.is_empty() || position.hand[side.index()] == 0),
            row_empty: ((own | enemy) & FIRST_ROW).is_empty(),
        }
    }

    /// Origins from which `steps` forward would pass a line of three or more enemies. A line that
    /// reaches to the target itself is not passed. RULES 2.2 r8, 2.4 r4, 2.10 r5.
    #[inline]
    fn barred_forward(&self, rules: &Rules, steps: u8) -> HouseSet {
        let mut barred = HouseSet::EMPTY;
        if rules.blockade && steps > 3 {
            let three = line(self.enemy, 3);
            if !three.is_empty() {
                for ahead in 1..=steps - 3 {
                    barred |= (three & !line(self.enemy, steps - ahead + 1)) >> ahead;
                }
            }
        }
        barred
    }

    /// The same for `steps` backward.
    #[inline]
    fn barred_backward(&self, rules: &Rules, steps: u8) -> HouseSet {
        let mut barred = HouseSet::EMPTY;
        if rules.blockade && steps > 3 {
            let three = line(self.enemy, 3);
            if !three.is_empty() {
                for behind in 3..steps {
                    let rest = steps - behind;
                    barred |= (three & !(line(self.enemy, rest + 3) << rest)) << behind;
                }
            }
        }
        barred
    }

    /// Adds the forward moves with a throw.
    #[inline]
    fn add_forward(&self, ruleset: &Ruleset, steps: u8, moves: &mut MoveSet) {
        let (rules, tables) = (ruleset.rules(), &ruleset.tables);
        let throw = usize::from(steps);
        let free = self.movable & !self.barred_forward(rules, steps);
        let mut from = free & tables.step_from[throw] & (self.landing >> steps);
        if rules.trap && !(tables.water & self.empty).is_empty() {
            from |= free & tables.trap_from[throw];
        }
        moves.add(MoveKind::Forward, steps, from);
        if self.may_bear_off {
            let exits = if self.row_empty {
                &tables.off_from_row_empty
            } else {
                &tables.off_from
            };
            moves.add(MoveKind::BearOff, steps, free & exits[throw]);
        }
    }

    #[inline]
    fn add_backward(&self, ruleset: &Ruleset, steps: u8, moves: &mut MoveSet) {
        let free = self.movable & !self.barred_backward(ruleset.rules(), steps);
        let from = free & ruleset.tables.back_from & (self.back_landing << steps);
        moves.add(MoveKind::Backward, steps, from);
    }
}

/// The first of the empty houses behind `target`.
#[inline]
pub(crate) fn first_empty_behind(empty: HouseSet, target: House) -> Option<House> {
    (empty & HouseSet::range(1, target.number() - 1)).last()
}

/// Houses on which a line of `length` of these begins.
#[inline]
fn line(houses: HouseSet, length: u8) -> HouseSet {
    (1..length).fold(houses, |line, ahead| line & (houses >> ahead))
}

impl Position {
    /// Every legal choice. Empty while a throw is awaited (but for a rescue) and when the game is over.
    #[must_use]
    pub fn moves(&self, ruleset: &Ruleset) -> MoveSet {
        let mut moves = MoveSet::default();
        self.moves_into(ruleset, &mut moves);
        moves
    }

    /// The same into a set that is used again and again.
    #[inline]
    pub fn moves_into(&self, ruleset: &Ruleset, moves: &mut MoveSet) {
        moves.groups.clear();
        match self.phase {
            Phase::Play(throw) => self.add_throws(ruleset, once(throw), moves),
            Phase::Pool(bag) => self.add_throws(ruleset, bag.values(), moves),
            Phase::Throw => self.add_rescue(ruleset, moves),
            Phase::Divided(divided) => self.add_divided(ruleset, divided, moves),
            Phase::Entered(throw) => {
                let ground = Ground::new(self, ruleset);
                let entered = Ground {
                    movable: ground.own & HouseSet::range(1, 1),
                    ..ground
                };
                for steps in 1..=throw {
                    entered.add_forward(ruleset, steps, moves);
                }
            }
            Phase::Opening(_) | Phase::ThrowEntered | Phase::Series(_) | Phase::Over(_) => {}
        }
    }

    /// Whether the side may put its piece from the water on the return house instead of throwing.
    #[must_use]
    #[inline]
    pub fn may_be_rescued(&self, ruleset: &Ruleset) -> bool {
        let tables = &ruleset.tables;
        let drowned = self.on[self.side.index()] & tables.prison;
        self.phase == Phase::Throw
            && !drowned.is_empty()
            && (self.occupied() & tables.return_to).is_empty()
    }

    fn add_rescue(&self, ruleset: &Ruleset, moves: &mut MoveSet) {
        if self.may_be_rescued(ruleset) {
            moves.add(MoveKind::Rescue, 0, ruleset.tables.prison);
        }
    }

    /// The moves with any one of these throws.
    #[inline]
    fn add_throws(
        &self,
        ruleset: &Ruleset,
        throws: impl Iterator<Item = u8> + Clone,
        moves: &mut MoveSet,
    ) {
        let rules = ruleset.rules();
        let ground = Ground::new(self, ruleset);
        for throw in throws.clone() {
            ground.add_forward(ruleset, throw, moves);
            if rules.entry == Entry::AnyThrow {
                self.add_entry(ruleset, &ground, throw, moves);
            }
        }
        if rules.fall_back {
            drop_null_moves(&ground, moves);
        }
        if moves.is_empty() {
            for throw in throws.clone() {
                ground.add_backward(ruleset, throw, moves);
            }
        }
        self.add_last_resorts(ruleset, &ground, throws, moves);
    }

    /// What depends on all the moves found so far: houses to vacate, pieces that fall back into
    /// the water, and what may be declined.
    #[inline]
    fn add_last_resorts(
        &self,
        ruleset: &Ruleset,
        ground: &Ground,
        throws: impl Iterator<Item = u8>,
        moves: &mut MoveSet,
    ) {
        let rules = ruleset.rules();
        if moves.is_empty() && !rules.stuck_to_water.is_empty() {
            if !(ruleset.tables.water & (ground.empty | ground.landing)).is_empty() {
                for throw in throws {
                    moves.add(
                        MoveKind::FallBack,
                        throw,
                        ground.movable & rules.stuck_to_water,
                    );
                }
            }
            return;
        }
        if !rules.vacate.is_empty()
            && moves
                .groups
                .iter()
                .any(|g| !(g.from & rules.vacate).is_empty())
        {
            moves
                .groups
                .iter_mut()
                .for_each(|group| group.from &= rules.vacate);
            moves.groups.retain(|group| !group.from.is_empty());
        }
        if rules.may_decline_off
            && !moves.is_empty()
            && moves
                .groups
                .iter()
                .all(|group| group.kind == MoveKind::BearOff)
        {
            moves.add(MoveKind::Decline, 0, HAND);
        } else if rules.may_decline_hit && !moves.is_empty() && ground.only_hits(moves) {
            moves.add(MoveKind::Pass, 0, HAND);
        }
    }

    /// A piece from hand onto 1 + throw. RULES 2.2 r4, r5.
    fn add_entry(&self, ruleset: &Ruleset, ground: &Ground, throw: u8, moves: &mut MoveSet) {
        let rules = ruleset.rules();
        let target = House::known(1 + throw);
        let free = self.hand[self.side.index()] > 0
            && ground.movable == ground.own
            && (HAND & ground.barred_forward(rules, throw + 1)).is_empty()
            && ground.landing.has(target);
        let blocked_behind =
            ground.own.has(target) && first_empty_behind(ground.empty, target).is_none();
        if free && !blocked_behind {
            moves.add(MoveKind::Forward, throw, HAND);
        }
    }

    /// Portions of a throw. RULES 2.6 r2 to r4.
    fn add_divided(&self, ruleset: &Ruleset, divided: Divided, moves: &mut MoveSet) {
        let rules = ruleset.rules();
        let ground = Ground::new(self, ruleset);
        if divided.direction != Some(Direction::Backward) {
            let first = HouseSet::range(1, 1);
            let whole = divided.direction.is_none() && divided.throw == 1;
            if rules.entry == Entry::WithOne
                && whole
                && self.hand[self.side.index()] > 0
                && !(ground.empty & first).is_empty()
            {
                moves.add(MoveKind::Enter, 1, HAND);
            }
            for steps in 1..=divided.left {
                ground.add_forward(ruleset, steps, moves);
            }
        }
        if moves.is_empty() && divided.direction != Some(Direction::Forward) {
            for steps in 1..=divided.left {
                ground.add_backward(ruleset, steps, moves);
            }
        }
    }
}

impl Ground {
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
}

/// Drops moves that fall back to where they started, unless there is nothing else. RULES A-KW-9.
fn drop_null_moves(ground: &Ground, moves: &mut MoveSet) {
    let is_null = |steps: u8, house: House| {
        let target = House::known(house.number() + steps);
        let from = HouseSet::one(house);
        ground.own.has(target) && first_empty_behind(ground.empty | from, target) == Some(house)
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

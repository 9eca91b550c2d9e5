//! Legal moves and their effects: the hot path. Nothing here allocates.
//!
//! Legal choices are generated for all pieces at once, as sets of origins ([`MoveSet`]). The effect of
//! a choice is computed only on request ([`Position::legal_effect`]) or when it is played
//! ([`Position::play`]).

mod generation;

use crate::base::board::{House, HouseSet};
#[cfg(feature = "house-rules")]
use crate::position::phase::Divided;
use crate::position::phase::Phase;
use crate::position::{Place, Position};
use crate::rules::{Ruleset, Turn};
use arrayvec::ArrayVec;
pub(crate) use generation::{MoveGenerator, Restriction};

/// What a choice does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum MoveKind {
    /// A piece moves forward onto a house; this includes entering from hand with any throw.
    Forward,
    /// A piece moves backward because no forward move exists.
    Backward,
    /// A piece stuck near the end returns to the water because no other move exists.
    FallBack,
    /// A piece is borne off.
    BearOff,
    /// A piece enters on house 1 with a throw of 1.
    Enter,
    /// The piece in the water moves to the return house instead of a throw.
    Rescue,
    /// Bearing off is declined: the turn ends.
    Decline,
    /// A hit is declined: the turn ends.
    Pass,
}

/// One legal choice, without its effect.
///
/// ```
/// use senet::Ruleset;
/// use senet::position::Position;
///
/// let ruleset = Ruleset::parse("kendall-masters")?;
/// let mut position = Position::start(&ruleset);
/// position.throw_legal(&ruleset, 2);
/// for choice in position.moves(&ruleset).iter() {
///     let text = position.legal_effect(&ruleset, choice).id(&ruleset);
///     assert_eq!(position.find_move(&ruleset, &text), Some(choice));
/// }
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Choice {
    /// What the choice does.
    pub kind: MoveKind,
    /// The throw, or the portion of it, that is used; 0 if the move uses none.
    pub steps: u8,
    /// The house of the mover; 0 for a piece in hand or no piece.
    pub(crate) from: u8,
}

impl Choice {
    /// A choice, legal or not: `house` is the mover's, or `None` for a piece in hand or no piece.
    #[must_use]
    pub fn new(kind: MoveKind, steps: u8, house: Option<House>) -> Choice {
        Choice {
            kind,
            steps,
            from: house.map_or(0, House::number),
        }
    }

    /// Where the mover starts; `None` if no piece moves.
    #[must_use]
    pub fn from(self) -> Option<Place> {
        match self.kind {
            MoveKind::Decline | MoveKind::Pass => None,
            _ => Some(House::new(self.from).map_or(Place::Hand, Place::House)),
        }
    }
}

/// The origins of movers: one bit per house, and bit 0 for the hand or no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origins(u64);

/// Choices of one kind with the same throw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveGroup {
    pub kind: MoveKind,
    pub steps: u8,
    pub from: Origins,
}

/// All legal choices of a position, by kind and throw.
#[derive(Clone, Debug, Default)]
pub struct MoveSet {
    pub(crate) groups: ArrayVec<MoveGroup, 16>,
}

/// A piece that is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Victim {
    /// Where it was hit.
    pub from: House,
    /// Where it is sent.
    pub to: Place,
}

/// A piece that falls into the water because the throw did not move it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Fall {
    /// Where it stood.
    pub from: House,
    /// The water.
    pub water: House,
    /// Where it comes to rest.
    pub to: Place,
}

/// A legal choice with what it does to the mover and to a piece that it hits. Other pieces may
/// [fall into the water](Position::falls).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The choice.
    pub choice: Choice,
    /// Where the mover starts; `None` if no piece moves.
    pub from: Option<Place>,
    /// The house or place the throw leads to.
    pub to: Option<Place>,
    /// Where the mover comes to rest: differs from `to` after the water, the trap or a fall back.
    pub rest: Option<Place>,
    /// The piece that is hit.
    pub victim: Option<Victim>,
}

impl Move {
    /// The house to which the throw takes the piece, before anything moves it on. In the trap, this is the water.
    pub(crate) fn landed(&self, ruleset: &Ruleset) -> Option<House> {
        let Choice { kind, steps, from } = self.choice;
        if kind == MoveKind::Forward && ruleset.tables.falls_into_trap(from, steps) {
            ruleset.tables.water.first()
        } else {
            self.to.and_then(Place::house)
        }
    }

    /// Whether the move ends the turn because of the house it leads to. In a series the throws in hand
    /// are played nonetheless.
    #[inline]
    pub(crate) fn ends_turn(&self, ruleset: &Ruleset) -> bool {
        let rules = ruleset.rules();
        !rules.ends_turn().is_empty()
            && rules.turn != Turn::Series
            && self
                .landed(ruleset)
                .is_some_and(|house| rules.ends_turn().contains(house))
    }

    /// Whether the house where the mover comes to rest earns another throw.
    #[inline]
    pub(crate) fn house_earns_throw(&self, ruleset: &Ruleset) -> bool {
        let house = self.rest.and_then(Place::house);
        house.is_some_and(|house| ruleset.rules().again_on.contains(house))
    }
}

impl Origins {
    const HAND: Origins = Origins(1);

    #[inline]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    fn hand(self) -> bool {
        self.0 & 1 != 0
    }

    #[inline]
    pub(crate) fn houses(self) -> HouseSet {
        HouseSet(self.0 & !1)
    }

    fn without(self, other: Origins) -> Origins {
        Origins(self.0 & !other.0)
    }
}

impl From<HouseSet> for Origins {
    #[inline]
    fn from(houses: HouseSet) -> Origins {
        Origins(houses.0)
    }
}

impl MoveSet {
    #[inline]
    fn add(&mut self, kind: MoveKind, steps: u8, from: impl Into<Origins>) {
        let from = from.into();
        if !from.is_empty() {
            self.groups.push(MoveGroup { kind, steps, from });
        }
    }

    /// Whether no choice is legal.
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
    #[inline]
    pub fn iter(&self) -> Choices<'_> {
        Choices {
            current: None,
            groups: self.groups.iter(),
        }
    }

    /// Returns choice number `index` in the order of [`iter`](MoveSet::iter).
    #[must_use]
    #[inline]
    pub fn nth(&self, mut index: usize) -> Option<Choice> {
        let (last, others) = self.groups.split_last()?;
        for group in others {
            let count = usize::from(group.from.len());
            if index < count {
                return group.nth(index);
            }
            index -= count;
        }
        last.nth(index)
    }

    /// Whether the set contains this choice.
    #[must_use]
    pub fn contains(&self, choice: Choice) -> bool {
        self.groups.iter().any(|group| {
            group.kind == choice.kind
                && group.steps == choice.steps
                && choice.from < 64
                && group.from.0 >> choice.from & 1 != 0
        })
    }
}

/// The choices of a [`MoveSet`], in its order.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    /// The rest of the current group.
    current: Option<MoveGroup>,
    groups: core::slice::Iter<'a, MoveGroup>,
}

impl Iterator for Choices<'_> {
    type Item = Choice;

    #[inline]
    fn next(&mut self) -> Option<Choice> {
        loop {
            if let Some(choice) = self.current.as_mut().and_then(MoveGroup::take_first) {
                return Some(choice);
            }
            self.current = Some(*self.groups.next()?);
        }
    }
}

impl<'a> IntoIterator for &'a MoveSet {
    type Item = Choice;
    type IntoIter = Choices<'a>;

    #[inline]
    fn into_iter(self) -> Choices<'a> {
        self.iter()
    }
}

impl MoveGroup {
    /// The choices, ascending by origin.
    pub(crate) fn iter(mut self) -> impl Iterator<Item = Choice> {
        core::iter::from_fn(move || self.take_first())
    }

    /// Removes the choice with the lowest origin.
    #[inline]
    fn take_first(&mut self) -> Option<Choice> {
        let bits = self.from.0;
        self.from.0 &= bits.checked_sub(1)?;
        Some(Choice {
            kind: self.kind,
            steps: self.steps,
            from: bits.trailing_zeros() as u8,
        })
    }

    /// Returns choice number `index`. Clears three bits per round without branching: the index is
    /// unpredictable.
    #[inline]
    fn nth(&self, mut index: usize) -> Option<Choice> {
        let mut bits = self.from.0;
        loop {
            for step in 0..3 {
                bits &= bits.wrapping_sub(u64::from(step < index));
            }
            if index <= 3 || bits == 0 {
                break;
            }
            index -= 3;
        }
        (bits != 0).then_some(Choice {
            kind: self.kind,
            steps: self.steps,
            from: bits.trailing_zeros() as u8,
        })
    }
}

/// The nearest empty house behind `target`.
#[inline]
pub(crate) fn first_empty_behind(empty: HouseSet, target: House) -> Option<House> {
    (empty & HouseSet::range(1, target.number() - 1)).last()
}

impl Position {
    /// All legal choices. Empty when the game is over, and while a throw is awaited unless a rescue is
    /// legal.
    #[must_use]
    pub fn moves(&self, ruleset: &Ruleset) -> MoveSet {
        let mut moves = MoveSet::default();
        self.moves_into(ruleset, &mut moves);
        moves
    }

    /// Writes the legal choices into `moves`, replacing its content; reusing one set is faster.
    #[inline(always)]
    pub fn moves_into(&self, ruleset: &Ruleset, moves: &mut MoveSet) {
        moves.groups = ArrayVec::new();
        match self.phase {
            #[cfg(feature = "house-rules")]
            Phase::Play(throw) if ruleset.tables.lost.contains(throw) => {}
            Phase::Play(throw) => MoveGenerator::new(self, ruleset).add_single(throw, moves),
            Phase::Throw => self.add_rescue(ruleset, moves),
            Phase::Pool(_) | Phase::Divided(_) | Phase::Entered(_) => {
                self.add_several(ruleset, moves);
            }
            Phase::Opening(_) | Phase::ThrowEntered | Phase::Series(_) | Phase::Over(_) => {}
        }
    }

    /// Whether nothing can be moved with the throw in hand, wherever the pieces stand.
    #[cfg(not(feature = "house-rules"))]
    pub(crate) fn throw_is_lost(&self, _ruleset: &Ruleset) -> bool {
        false
    }

    /// Whether nothing can be moved with the throw in hand, wherever the pieces stand.
    #[cfg(feature = "house-rules")]
    pub(crate) fn throw_is_lost(&self, ruleset: &Ruleset) -> bool {
        match self.phase {
            Phase::Play(throw) | Phase::Entered(throw) | Phase::Divided(Divided { throw, .. }) => {
                ruleset.tables.lost.contains(throw)
            }
            _ => false,
        }
    }

    /// Adds the moves of a phase with several throws or portions to choose from.
    #[inline(never)]
    fn add_several(&self, ruleset: &Ruleset, moves: &mut MoveSet) {
        let generator = MoveGenerator::at_phase(self, ruleset);
        match self.phase {
            Phase::Pool(bag) => generator.add_pool(bag.values(), moves),
            #[cfg(feature = "house-rules")]
            _ if self.throw_is_lost(ruleset) => {}
            Phase::Divided(divided) => generator.add_divided(divided, moves),
            Phase::Entered(throw) => generator.add_entered(throw, moves),
            _ => {}
        }
    }

    /// Whether the side may move its piece from the water to the return house instead of throwing.
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
}

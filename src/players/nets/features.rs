//! The input of a net: numbered binary features of a position awaiting a throw.
//!
//! Features are relative to the side to throw: its own pieces come first, the other side's second.

use crate::base::board::HouseSet;
use crate::base::side::Side;
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::{CatalogueEntry, End, Entry, FIRST_ROW, Hit, Rules, Ruleset};
use arrayvec::ArrayVec;
use core::ops::Range;

/// The maximum number of active features.
pub const MAX_FEATURES: usize = 128;

/// The numbers of the active features.
pub type Features = ArrayVec<u16, MAX_FEATURES>;

/// Piece counts are capped at this number.
const MOST_PIECES: u16 = 10;
/// Throw values 1 to 6.
const THROWS: u16 = 6;

/// The feature numbering of a catalogue entry. Blocks that its rules do not use have no numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoder {
    houses: u16,
    pairs: Option<u16>,
    lines: Option<u16>,
    threats: Option<u16>,
    left: u16,
    hand: Option<u16>,
    lead: Option<u16>,
    must_move: Option<u16>,
    started: Option<u16>,
    unmoved: Option<u16>,
    entered: Option<u16>,
    options: u16,
    flags: Vec<fn(&Ruleset) -> bool>,
    len: u16,
}

/// Assigns consecutive numbers to blocks.
struct Numbering(u16);

impl Numbering {
    fn block(&mut self, size: u16) -> u16 {
        let first = self.0;
        self.0 += size;
        first
    }

    fn block_if(&mut self, needed: bool, size: u16) -> Option<u16> {
        needed.then(|| self.block(size))
    }
}

impl Encoder {
    /// The encoder of an entry, shared by all its options.
    #[must_use]
    pub fn new(entry: &CatalogueEntry) -> Encoder {
        Encoder::numbered(&(entry.rules)(), entry.options)
    }

    /// The encoder of a ruleset: that of its entry, or one for exactly its house rules.
    #[must_use]
    pub fn for_ruleset(ruleset: &Ruleset) -> Encoder {
        let entry = ruleset.entry();
        if ruleset.has_house_rules() {
            Encoder::numbered(ruleset.rules(), entry.options)
        } else {
            Encoder::new(entry)
        }
    }

    fn numbered(rules: &Rules, options: &[&str]) -> Encoder {
        let houses = u16::from(rules.houses);
        let count = MOST_PIECES + 1;
        let flags = options.iter().filter_map(|&option| flag(option));
        let mut numbering = Numbering(2 * houses);
        let mut encoder = Encoder {
            houses,
            pairs: numbering.block_if(rules.pairs.is_on() || rules.blockade.is_on(), 2 * houses),
            lines: numbering.block_if(rules.blockade.is_on(), 2 * houses),
            threats: numbering.block_if(rules.hit != Hit::None, 2 * (houses + THROWS)),
            left: numbering.block(2 * count),
            hand: numbering.block_if(rules.entry != Entry::None, 2 * count),
            lead: numbering.block_if(rules.end == End::BoardEmpty, 2 * MOST_PIECES + 1),
            must_move: numbering.block_if(rules.rescued_moves_first, 2),
            started: numbering.block_if(
                rules.starting_throw || options.contains(&"starting_throw"),
                2,
            ),
            unmoved: numbering.block_if(rules.start_lock, 2 * MOST_PIECES + 1),
            entered: numbering.block_if(rules.entry == Entry::WithOne, 1),
            options: 0,
            flags: flags.collect(),
            len: 0,
        };
        encoder.options = numbering.block(encoder.flags.len() as u16);
        encoder.len = numbering.0;
        encoder
    }

    /// The number of features.
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// For each feature, its number in another encoder of the same entry, if present there.
    #[must_use]
    pub fn numbers_in(&self, other: &Encoder) -> Vec<Option<u16>> {
        let mut numbers = vec![None; self.len()];
        if self.houses != other.houses {
            return numbers;
        }
        for (own, others) in self.blocks().into_iter().zip(other.blocks()) {
            for (feature, number) in own.zip(others) {
                numbers[usize::from(feature)] = Some(number);
            }
        }
        numbers
    }

    /// The numbers of each block, in the order of the fields; empty for an unused block.
    fn blocks(&self) -> [Range<u16>; 12] {
        let mut end = self.len;
        let mut blocks = [
            Some(0),
            self.pairs,
            self.lines,
            self.threats,
            Some(self.left),
            self.hand,
            self.lead,
            self.must_move,
            self.started,
            self.unmoved,
            self.entered,
            Some(self.options),
        ]
        .map(|first| first.unwrap_or(u16::MAX)..0);
        for block in blocks
            .iter_mut()
            .rev()
            .filter(|block| block.start < u16::MAX)
        {
            block.end = end;
            end = block.start;
        }
        blocks
    }

    /// Whether this encoder can represent positions of the ruleset.
    #[must_use]
    pub fn fits(&self, ruleset: &Ruleset) -> bool {
        u16::from(ruleset.rules().houses) == self.houses
    }

    /// The active features of a position awaiting a throw.
    #[must_use]
    pub fn encode(&self, ruleset: &Ruleset, position: &Position) -> Features {
        let mut features = Features::new();
        let me = position.side();
        for (block, side) in [(0, me), (1, me.opponent())] {
            self.add_side(ruleset, position, side, block, &mut features);
        }
        self.add_rest(ruleset, position, &mut features);
        features
    }

    fn add_side(
        &self,
        ruleset: &Ruleset,
        position: &Position,
        side: Side,
        block: u16,
        features: &mut Features,
    ) {
        let pieces = position.pieces(side);
        let houses = block * self.houses;
        add_houses(features, houses, pieces);
        let pairs = pieces & (pieces >> 1);
        if let Some(first) = self.pairs {
            add_houses(features, first + houses, pairs);
        }
        if let Some(first) = self.lines {
            add_houses(features, first + houses, pairs & (pieces >> 2));
        }
        if let Some(first) = self.threats {
            let first = first + block * (self.houses + THROWS);
            self.add_threats(ruleset, position, side, first, features);
        }
        let count = |count: u8| block * (MOST_PIECES + 1) + u16::from(count).min(MOST_PIECES);
        let left = ruleset.rules().pieces - position.off(side) - position.taken(side);
        features.push(self.left + count(left));
        if let Some(first) = self.hand {
            features.push(first + count(position.hand(side)));
        }
    }

    /// Adds the pieces of a side that a single throw of the other could hit, and those throws.
    fn add_threats(
        &self,
        ruleset: &Ruleset,
        position: &Position,
        side: Side,
        first: u16,
        features: &mut Features,
    ) {
        let exposed = position.exposed(ruleset, side);
        let attackers = position.pieces(side.opponent());
        let mut threatened = HouseSet::EMPTY;
        for throw in ruleset.tables.throws.iter() {
            let hit =
                exposed & ((attackers & ruleset.tables.step_from[usize::from(throw)]) << throw);
            if !hit.is_empty() {
                threatened |= hit;
                features.push(first + self.houses + u16::from(throw) - 1);
            }
        }
        add_houses(features, first, threatened);
    }

    fn add_rest(&self, ruleset: &Ruleset, position: &Position, features: &mut Features) {
        let (me, other) = (position.side(), position.side().opponent());
        if let Some(first) = self.lead {
            let lead = MOST_PIECES + u16::from(position.off(me)) - u16::from(position.off(other));
            features.push(first + lead.min(2 * MOST_PIECES));
        }
        let mut flag = |first: Option<u16>, number: u16, holds: bool| {
            if let (Some(first), true) = (first, holds) {
                features.push(first + number);
            }
        };
        flag(self.must_move, 0, position.must_move(me));
        flag(self.must_move, 1, position.must_move(other));
        flag(self.started, 0, position.started(me));
        flag(self.started, 1, position.started(other));
        flag(self.unmoved, position.unmoved().into(), true);
        flag(self.entered, 0, position.phase() == Phase::ThrowEntered);
        for (number, holds) in (0..).zip(&self.flags) {
            flag(Some(self.options), number, holds(ruleset));
        }
    }
}

#[inline]
fn add_houses(features: &mut Features, first: u16, houses: HouseSet) {
    features.extend(
        houses
            .iter()
            .map(|house| first + u16::from(house.number()) - 1),
    );
}

/// A test for an option of the catalogue entry.
fn flag(option: &str) -> Option<fn(&Ruleset) -> bool> {
    match option {
        "trap" => Some(|ruleset| ruleset.rules().trap),
        "home_row" => Some(|ruleset| ruleset.rules().clear_first == FIRST_ROW),
        "starting_throw" => Some(|ruleset| ruleset.rules().starting_throw),
        _ => None,
    }
}

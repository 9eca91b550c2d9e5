//! Transitions: the successors of positions, recorded once so that later sweeps need no move
//! generation.
//!
//! The words of a position, in order: the numbers of its own value and of the value after a pass, each
//! with its throws; for each throw the number of choices, then the values to choose among. With series,
//! the same position with throws in hand follows: for each bag the values to choose among.

use super::block::Block;
use super::expectation::Expectation;
use super::index::{IndexedLayer, Successor, left};
use super::interval::Bounds;
use super::layer::Found;
use super::odds::ThrowOdds;
use super::packed::{self, Packed, Writer};
use super::successors::{Continuation, Expander};
use super::values::Values;
use crate::base::board::HouseSet;
use crate::position::Position;
use crate::position::phase::Phase;

/// The greatest counts are reserved for special continuations.
const TO_AGAIN: u32 = u32::MAX;
const TO_PASS: u32 = TO_AGAIN - 1;

/// A position's counts take two words: the bit that selects its list of throws; the bit that says
/// whether the counts follow as two words each; the number of rescues in the lowest bits; and above
/// them the counts of up to a few throws if they are small, as in nearly every position.
const LIST: u32 = 31;
const COUNTS_FOLLOW: u32 = 1 << 30;
const SMALL_BITS: u32 = 5;
const SMALL: u32 = (1 << SMALL_BITS) - 1;
const FEW_THROWS: usize = 5;

/// Longer lists of successors are deduplicated.
const MAX_UNSORTED: usize = 4;

/// The subject of the next words: a single position, a position with the one after a pass, or a
/// position with every bag of throws in hand.
const SINGLE: u16 = 0;
const PAIR: u16 = 1;
const POOLS: u16 = 2;

/// A row of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub houses: HouseSet,
    /// The number of the row in the block.
    pub number: u32,
    pub block: u16,
    pub pips: u16,
}

/// Records the transitions of the positions in rows.
pub(super) struct Recorder<'a> {
    expander: Expander<'a>,
    indexed: &'a IndexedLayer,
    transitions: Writer,
    /// The successors of the current position, for all throws in sequence.
    successors: Vec<Successor>,
    /// The number of successors of each throw.
    counts: Vec<u32>,
}

impl<'a> Recorder<'a> {
    pub fn new(expander: Expander<'a>, indexed: &'a IndexedLayer) -> Recorder<'a> {
        Recorder {
            expander,
            indexed,
            transitions: Writer::new(),
            successors: Vec::new(),
            counts: Vec::new(),
        }
    }

    /// Returns the recorded words.
    pub fn finish(self) -> Packed {
        self.transitions.finish()
    }

    /// Records the positions of a row, each together with the one after a pass.
    pub fn record(&mut self, row: &Row) {
        let IndexedLayer { layer, base, .. } = self.indexed;
        let block: &Block = &layer.blocks[usize::from(row.block)];
        let in_block = u64::from(row.number) * block.row_len() as u64;
        let first = base + (layer.first[usize::from(row.block)] + in_block) as u32;
        for (number, position) in (first..).zip(block.positions(self.expander.ruleset, row.houses))
        {
            if position.started(position.side()) {
                self.record_pools(number - base, &position);
            }
            if position.phase() != Phase::Throw {
                self.write_kind(SINGLE, number);
                self.record_throws(&position);
                continue;
            }
            let mut passed = position;
            passed.pass_turn();
            let found = layer.find(&passed, left(&passed, passed.side()));
            let Some(Found::At(after)) = found else {
                unreachable!("a pass stays in the layer")
            };
            let after = base + after as u32;
            // The two numbers are equal if neither side has pieces on the board and both have the same
            // in hand.
            if number <= after {
                self.write_kind(PAIR, number);
                self.transitions.successor(Successor::value(after));
                self.record_throws(&position);
                self.record_throws(&passed);
            }
        }
    }

    fn record_pools(&mut self, number: u32, position: &Position) {
        let IndexedLayer { pools, bags, .. } = self.indexed;
        if *bags == 0 {
            return;
        }
        self.write_kind(POOLS, pools + number * bags);
        let odds = self.expander.odds;
        for &bag in &odds.bags().list {
            let mut in_hand = *position;
            in_hand.phase = Phase::Pool(bag);
            let found = &mut |successor| self.successors.push(successor);
            self.expander.expand_turn(&in_hand, position.side(), found);
            let count = unique_from(&mut self.successors, 0);
            self.transitions.number(count);
            self.write_ends();
        }
    }

    fn record_throws(&mut self, position: &Position) {
        let odds = self.expander.odds;
        let list = odds.list_of(position);
        self.expander
            .rescue(position, &mut |successor| self.successors.push(successor));
        let rescues = self.successors.len() as u32;
        self.counts.clear();
        for &throw in odds.throws(list) {
            let start = self.successors.len();
            let found = &mut |successor| self.successors.push(successor);
            let count = match self.expander.play(position, throw, found) {
                Continuation::Branches => unique_from(&mut self.successors, start),
                Continuation::Passes => TO_PASS,
                Continuation::Repeats => TO_AGAIN,
            };
            self.counts.push(count);
        }
        let first = rescues | (list as u32) << LIST;
        if let Some(packed) = packed(first, &self.counts) {
            self.transitions.number(packed);
        } else {
            self.transitions.number(first | COUNTS_FOLLOW);
            self.counts
                .iter()
                .for_each(|&count| self.transitions.number(count));
        }
        self.write_ends();
    }

    fn write_kind(&mut self, kind: u16, value: u32) {
        self.transitions.word(kind);
        self.transitions.successor(Successor::value(value));
    }

    fn write_ends(&mut self) {
        for successor in self.successors.drain(..) {
            self.transitions.successor(successor);
        }
    }
}

/// Packs a position's counts into one number if they fit.
fn packed(first: u32, counts: &[u32]) -> Option<u32> {
    if counts.len() > FEW_THROWS || first & !(1 << LIST) > SMALL {
        return None;
    }
    let shifts = (SMALL_BITS..).step_by(SMALL_BITS as usize);
    let mut counts = counts.iter().zip(shifts);
    counts.try_fold(first, |word, (&count, shift)| {
        let small = match count {
            TO_PASS | TO_AGAIN => count & SMALL,
            successors if successors < TO_PASS & SMALL => successors,
            _ => return None,
        };
        Some(word | small << shift)
    })
}

/// Deduplicates the successors from `start` on if there are many, and returns how many remain.
fn unique_from(successors: &mut Vec<Successor>, start: usize) -> u32 {
    if successors.len() - start > MAX_UNSORTED {
        successors[start..].sort_unstable();
        let mut kept = start;
        for i in start + 1..successors.len() {
            if successors[i] != successors[kept] {
                kept += 1;
                successors[kept] = successors[i];
            }
        }
        successors.truncate(kept + 1);
    }
    (successors.len() - start) as u32
}

/// Tightens the bounds of all positions of one recorder. Returns the greatest change.
pub(super) fn tighten(transitions: &Packed, odds: &ThrowOdds, values: &Values) -> u32 {
    let mut reader = TransitionReader {
        transitions: transitions.reader(),
        odds,
        values,
    };
    let mut change = 0;
    while let Some(kind) = reader.transitions.word() {
        let mine = reader.transitions.successor().number() as u32;
        match kind {
            SINGLE => {
                let bounds = reader.expectation().with_passed(Bounds::UNKNOWN);
                change = change.max(values.tighten(mine, bounds));
            }
            PAIR => {
                let theirs = reader.transitions.successor().number() as u32;
                change = change.max(tighten_pair(&mut reader, [mine, theirs]));
            }
            _ => {
                for number in (mine..).take(odds.bags().list.len()) {
                    let count = reader.transitions.number();
                    let bounds = reader.best(count);
                    change = change.max(values.tighten(number, bounds));
                }
            }
        }
    }
    change
}

fn tighten_pair(reader: &mut TransitionReader, [mine, theirs]: [u32; 2]) -> u32 {
    let values = reader.values;
    let (before, after) = (reader.expectation(), reader.expectation());
    let bounds = if before.rescue.is_none() && after.rescue.is_none() {
        [before.with_loop(&after), after.with_loop(&before)]
    } else {
        let bounds = before.with_passed(values.get(theirs as usize));
        [bounds, after.with_passed(bounds)]
    };
    let change = values.tighten(mine, bounds[0]);
    change.max(values.tighten(theirs, bounds[1]))
}

struct TransitionReader<'a> {
    transitions: packed::Reader<'a>,
    odds: &'a ThrowOdds,
    values: &'a Values,
}

impl TransitionReader<'_> {
    /// The maximum of the next `count` successors.
    #[inline(always)]
    fn best(&mut self, count: u32) -> Bounds {
        let mut best = Bounds::LOST;
        for _ in 0..count {
            best = best.max(self.values.bounds(self.transitions.successor()));
        }
        best
    }

    /// The expectation of the next position.
    #[inline(never)]
    fn expectation(&mut self) -> Expectation {
        // A local copy stays in registers.
        let mut reader = TransitionReader {
            transitions: self.transitions.clone(),
            ..*self
        };
        let first = reader.transitions.number();
        let throws = reader.odds.throws((first >> LIST) as usize);
        let mut counts = reader.transitions.clone();
        let follow = first & COUNTS_FOLLOW != 0;
        let mut rescues = first & SMALL;
        if follow {
            rescues = first & (COUNTS_FOLLOW - 1);
            for _ in throws {
                reader.transitions.number();
            }
        }
        let mut sum = Expectation::new(reader.odds.ways);
        if rescues > 0 {
            sum.rescue = Some(reader.best(rescues));
        }
        let mut small = first;
        for throw in throws {
            small >>= SMALL_BITS;
            let count = match small & SMALL {
                _ if follow => counts.number(),
                special if special >= TO_PASS & SMALL => special | !SMALL,
                count => count,
            };
            match count {
                TO_PASS => sum.add_pass(throw.weight),
                TO_AGAIN => sum.add_again(throw.weight),
                count => sum.add(reader.best(count), throw.weight),
            }
        }
        self.transitions = reader.transitions;
        sum
    }
}

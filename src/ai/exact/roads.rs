//! Where the throws of positions lead, written down once so that sweeps need not play.
//!
//! For a position, one after the other in words: its cell and that of the one after a pass, each with
//! its lots; for all lots how many cells the side can choose among, then these cells. Where series are
//! played, the same position with throws in hand: for each bag the cells to choose among.

use super::block::Block;
use super::cells::Cells;
use super::chance::Sum;
use super::layer::Found;
use super::numbering::{End, Placed, left};

use super::shorthand::{self, Words, Writer};
use super::span::Span;
use super::turn::{Odds, Throw, Turns};
use crate::board::HouseSet;
use crate::position::{Phase, Position};

/// The greatest counts stand for what is no number of ends.
const TO_AGAIN: u32 = u32::MAX;
const TO_PASS: u32 = TO_AGAIN - 1;

/// A position's counts, two words: the bit that tells its list of lots; the bit that says that the
/// lots' counts follow, two words each; the number of rescues in the lowest bits; and above them small
/// counts of few lots, which is what nearly every position has.
const LIST: u32 = 31;
const COUNTS_FOLLOW: u32 = 1 << 30;
const SMALL_BITS: u32 = 5;
const SMALL: u32 = (1 << SMALL_BITS) - 1;
const FEW_LOTS: usize = 5;

/// Lists of ends that are longer are looked through for equal ones.
const FEW: usize = 4;

/// What the next words are about: a position by itself, one and the one after a pass, or one with
/// every bag of throws in hand.
const SINGLE: u16 = 0;
const PAIR: u16 = 1;
const POOLS: u16 = 2;

/// A row of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub houses: HouseSet,
    /// Its number in the block.
    pub number: u32,
    pub block: u16,
    pub pips: u16,
}

/// Writes the roads of the positions of rows.
pub(crate) struct Tracer<'a> {
    turns: Turns<'a>,
    placed: &'a Placed,
    roads: Writer,
    /// Of the position at hand: its ends, those of all lots one after the other.
    ends: Vec<End>,
    /// How many of them each lot has.
    counts: Vec<u32>,
}

impl<'a> Tracer<'a> {
    pub fn new(turns: Turns<'a>, placed: &'a Placed) -> Tracer<'a> {
        Tracer {
            turns,
            placed,
            roads: Writer::new(),
            ends: Vec::new(),
            counts: Vec::new(),
        }
    }

    /// All that was written.
    pub fn finish(self) -> Words {
        self.roads.finish()
    }

    /// Adds the roads of a row's positions; those after a pass stand with the ones before it.
    pub fn trace(&mut self, row: &Row) {
        let Placed { layer, base, .. } = self.placed;
        let block: &Block = &layer.blocks[usize::from(row.block)];
        let in_block = u64::from(row.number) * block.row_len() as u64;
        let first = base + (layer.first[usize::from(row.block)] + in_block) as u32;
        for (number, position) in (first..).zip(block.positions(self.turns.ruleset, row.houses)) {
            if position.started(position.side()) {
                self.trace_pools(number - base, &position);
            }
            if position.phase() != Phase::Throw {
                self.write_kind(SINGLE, number);
                self.trace_lots(&position);
                continue;
            }
            let mut passed = position;
            passed.pass_turn();
            let found = layer.find(&passed, left(&passed, passed.side()));
            let Some(Found::At(after)) = found else {
                unreachable!("a pass stays in the layer")
            };
            let after = base + after as u32;
            // Equal where the sides have nothing on the board and the same in hand.
            if number <= after {
                self.write_kind(PAIR, number);
                self.roads.end(End::cell(after));
                self.trace_lots(&position);
                self.trace_lots(&passed);
            }
        }
    }

    fn trace_pools(&mut self, number: u32, position: &Position) {
        let Placed { pools, bags, .. } = self.placed;
        if *bags == 0 {
            return;
        }
        self.write_kind(POOLS, pools + number * bags);
        let odds = self.turns.odds;
        for &bag in &odds.bags.list {
            let mut in_hand = *position;
            in_hand.phase = Phase::Pool(bag);
            let found = &mut |end| self.ends.push(end);
            self.turns.go_on(&in_hand, position.side(), found);
            let count = unique_from(&mut self.ends, 0);
            self.roads.number(count);
            self.write_ends();
        }
    }

    fn trace_lots(&mut self, position: &Position) {
        let odds = self.turns.odds;
        let list = odds.list_of(position);
        self.turns.rescue(position, &mut |end| self.ends.push(end));
        let rescues = self.ends.len() as u32;
        self.counts.clear();
        for &lot in odds.lots(list) {
            let start = self.ends.len();
            let found = &mut |end| self.ends.push(end);
            let count = match self.turns.play(position, lot, found) {
                Throw::Leads => unique_from(&mut self.ends, start),
                Throw::Passes => TO_PASS,
                Throw::Repeats => TO_AGAIN,
            };
            self.counts.push(count);
        }
        let first = rescues | (list as u32) << LIST;
        if let Some(packed) = packed(first, &self.counts) {
            self.roads.number(packed);
        } else {
            self.roads.number(first | COUNTS_FOLLOW);
            self.counts
                .iter()
                .for_each(|&count| self.roads.number(count));
        }
        self.write_ends();
    }

    fn write_kind(&mut self, kind: u16, cell: u32) {
        self.roads.word(kind);
        self.roads.end(End::cell(cell));
    }

    fn write_ends(&mut self) {
        for end in self.ends.drain(..) {
            self.roads.end(end);
        }
    }
}

/// A position's counts in one number, if there is room for them.
fn packed(first: u32, counts: &[u32]) -> Option<u32> {
    if counts.len() > FEW_LOTS || first & !(1 << LIST) > SMALL {
        return None;
    }
    let shifts = (SMALL_BITS..).step_by(SMALL_BITS as usize);
    let mut counts = counts.iter().zip(shifts);
    counts.try_fold(first, |word, (&count, shift)| {
        let small = match count {
            TO_PASS | TO_AGAIN => count & SMALL,
            ends if ends < TO_PASS & SMALL => ends,
            _ => return None,
        };
        Some(word | small << shift)
    })
}

/// The count that such a number holds for this lot.
#[inline]
fn unpacked(word: u32, lot: usize) -> u32 {
    match word >> (SMALL_BITS * (1 + lot as u32)) & SMALL {
        small if small >= TO_PASS & SMALL => small | !SMALL,
        ends => ends,
    }
}

/// Drops equal ends behind `start`, where there are many, and counts the others.
fn unique_from(ends: &mut Vec<End>, start: usize) -> u32 {
    if ends.len() - start > FEW {
        ends[start..].sort_unstable();
        let mut kept = start;
        for i in start + 1..ends.len() {
            if ends[i] != ends[kept] {
                kept += 1;
                ends[kept] = ends[i];
            }
        }
        ends.truncate(kept + 1);
    }
    (ends.len() - start) as u32
}

/// Narrows what is known of the positions whose roads these are, all that one tracer wrote: the
/// greatest change.
pub(crate) fn narrow(roads: &Words, odds: &Odds, cells: &Cells) -> u32 {
    let mut reader = Reader {
        roads: roads.reader(),
        odds,
        cells,
    };
    let mut change = 0;
    while let Some(kind) = reader.roads.word() {
        let mine = reader.roads.end().number() as u32;
        match kind {
            SINGLE => {
                let span = reader.sum().with_passed(Span::UNKNOWN);
                change = change.max(cells.narrow(mine, span));
            }
            PAIR => {
                let theirs = reader.roads.end().number() as u32;
                change = change.max(narrow_pair(&mut reader, [mine, theirs]));
            }
            _ => {
                for number in (mine..).take(odds.bags.list.len()) {
                    let count = reader.roads.number();
                    let span = reader.best(count);
                    change = change.max(cells.narrow(number, span));
                }
            }
        }
    }
    change
}

fn narrow_pair(reader: &mut Reader, [mine, theirs]: [u32; 2]) -> u32 {
    let cells = reader.cells;
    let (before, after) = (reader.sum(), reader.sum());
    let spans = if before.rescue.is_none() && after.rescue.is_none() {
        [before.with_loop(&after), after.with_loop(&before)]
    } else {
        let span = before.with_passed(cells.get(theirs as usize));
        [span, after.with_passed(span)]
    };
    let change = cells.narrow(mine, spans[0]);
    change.max(cells.narrow(theirs, spans[1]))
}

struct Reader<'a> {
    roads: shorthand::Reader<'a>,
    odds: &'a Odds,
    cells: &'a Cells,
}

impl Reader<'_> {
    /// The best of the next ends.
    #[inline]
    fn best(&mut self, count: u32) -> Span {
        (0..count)
            .map(|_| {
                let end = self.roads.end();
                self.cells.span(end)
            })
            .fold(Span::LOST, Span::or_better)
    }

    fn sum(&mut self) -> Sum {
        let odds = self.odds;
        let first = self.roads.number();
        let lots = odds.lots((first >> LIST) as usize);
        let mut counts = self.roads.clone();
        let follow = first & COUNTS_FOLLOW != 0;
        let rescues = if follow {
            lots.iter().for_each(|_| _ = self.roads.number());
            first & (COUNTS_FOLLOW - 1)
        } else {
            first & SMALL
        };
        let mut sum = Sum::new(odds.ways);
        if rescues > 0 {
            sum.rescue = Some(self.best(rescues));
        }
        for (number, lot) in lots.iter().enumerate() {
            let count = if follow {
                counts.number()
            } else {
                unpacked(first, number)
            };
            match count {
                TO_PASS => sum.add_pass(lot.weight),
                TO_AGAIN => sum.add_again(lot.weight),
                count => sum.add(self.best(count), lot.weight),
            }
        }
        sum
    }
}

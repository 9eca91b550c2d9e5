//! Where the throws of positions lead, written down once so that sweeps need not play.
//!
//! For a row of positions, one after the other as 32-bit words: a position and the one after a pass,
//! each with its lots; for all lots how many cells the side can choose among, then these cells. Where
//! series are played, the same position with throws in hand: for each bag the cells to choose among.

use super::block::Block;
use super::cells::Cells;
use super::chance::Sum;
use super::layer::Found;
use super::numbering::{End, Placed, left};
use super::span::Span;
use super::turn::{Odds, Throw, Turns};
use crate::board::HouseSet;
use crate::position::{Phase, Position};

/// The greatest counts stand for what is no number of ends.
const TO_AGAIN: u32 = u32::MAX;
const TO_PASS: u32 = TO_AGAIN - 1;

/// A position's first word: the bit that tells its list of lots; the bit that says that the counts
/// follow, a word each; the number of rescues in the lowest bits; and above them small counts of few
/// lots, which is what nearly every position has.
const LIST: u32 = 31;
const COUNTS_FOLLOW: u32 = 1 << 30;
const SMALL_BITS: u32 = 5;
const SMALL: u32 = (1 << SMALL_BITS) - 1;
const FEW_LOTS: usize = 5;

/// Lists of ends that are longer are looked through for equal ones.
const FEW: usize = 4;

/// What the next words are about: a position by itself, one and the one after a pass, or one with
/// every bag of throws in hand.
const SINGLE: u32 = 0;
const PAIR: u32 = 1;
const POOLS: u32 = 2;

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
    pub turns: Turns<'a>,
    pub placed: &'a Placed,
}

impl Tracer<'_> {
    /// Adds the roads of a row's positions; those after a pass stand with the ones before it.
    pub fn trace(&self, row: &Row, words: &mut Vec<u32>) {
        let Placed { layer, base, .. } = self.placed;
        let block: &Block = &layer.blocks[usize::from(row.block)];
        let in_block = u64::from(row.number) * block.row_len() as u64;
        let first = base + (layer.first[usize::from(row.block)] + in_block) as u32;
        for (number, position) in (first..).zip(block.positions(self.turns.ruleset, row.houses)) {
            if position.started(position.side()) {
                self.trace_pools(number - base, &position, words);
            }
            if position.phase() != Phase::Throw {
                words.extend([SINGLE, number]);
                self.trace_lots(&position, words);
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
                words.extend([PAIR, number, after]);
                self.trace_lots(&position, words);
                self.trace_lots(&passed, words);
            }
        }
    }

    fn trace_pools(&self, number: u32, position: &Position, words: &mut Vec<u32>) {
        let Placed { pools, bags, .. } = self.placed;
        if *bags == 0 {
            return;
        }
        words.extend([POOLS, pools + number * bags]);
        for &bag in &self.turns.odds.bags.list {
            let head = words.len();
            words.push(0);
            let mut in_hand = *position;
            in_hand.phase = Phase::Pool(bag);
            let side = position.side();
            self.turns
                .go_on(&in_hand, side, &mut |end: End| words.push(end.0));
            words[head] = unique_from(words, head + 1);
        }
    }

    fn trace_lots(&self, position: &Position, words: &mut Vec<u32>) {
        let list = self.turns.odds.list_of(position);
        let lots = self.turns.odds.lots(list);
        let first = words.len();
        let ends = first + 1 + lots.len();
        words.resize(ends, 0);
        self.turns
            .rescue(position, &mut |end: End| words.push(end.0));
        words[first] = (words.len() - ends) as u32 | (list as u32) << LIST;
        for (&lot, at) in lots.iter().zip(first + 1..) {
            let start = words.len();
            let throw = self
                .turns
                .play(position, lot, &mut |end: End| words.push(end.0));
            words[at] = match throw {
                Throw::Leads => unique_from(words, start),
                Throw::Passes => TO_PASS,
                Throw::Repeats => TO_AGAIN,
            };
        }
        if let Some(packed) = packed(words[first], &words[first + 1..ends]) {
            words[first] = packed;
            words.drain(first + 1..ends);
        } else {
            words[first] |= COUNTS_FOLLOW;
        }
    }
}

/// A position's first word with all counts in it, if there is room for them.
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

/// The count that a packed word holds for this lot.
#[inline]
fn unpacked(word: u32, lot: usize) -> u32 {
    match word >> (SMALL_BITS * (1 + lot as u32)) & SMALL {
        small if small >= TO_PASS & SMALL => small | !SMALL,
        ends => ends,
    }
}

/// Drops equal ends behind `start`, and counts the others.
fn unique_from(words: &mut Vec<u32>, start: usize) -> u32 {
    if words.len() - start > FEW {
        words[start..].sort_unstable();
        let mut kept = start;
        for i in start + 1..words.len() {
            if words[i] != words[kept] {
                kept += 1;
                words[kept] = words[i];
            }
        }
        words.truncate(kept + 1);
    }
    (words.len() - start) as u32
}

/// Narrows what is known of the positions whose roads these are: the greatest change.
pub(crate) fn narrow(words: &[u32], odds: &Odds, cells: &Cells) -> u32 {
    let mut reader = Reader { words, odds, cells };
    let mut change = 0;
    while let Some(kind) = reader.next() {
        let mine = reader.next().expect("a cell's number");
        match kind {
            SINGLE => {
                let span = reader.sum().with_passed(Span::UNKNOWN);
                change = change.max(cells.narrow(mine, span));
            }
            PAIR => {
                let theirs = reader.next().expect("a pair has two cells");
                change = change.max(narrow_pair(&mut reader, [mine, theirs]));
            }
            _ => {
                for number in (mine..).take(odds.bags.list.len()) {
                    let count = reader.next().expect("a bag has a count");
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
    words: &'a [u32],
    odds: &'a Odds,
    cells: &'a Cells,
}

impl Reader<'_> {
    #[inline]
    fn next(&mut self) -> Option<u32> {
        let (&word, rest) = self.words.split_first()?;
        self.words = rest;
        Some(word)
    }

    /// The best of the next ends.
    #[inline]
    fn best(&mut self, count: u32) -> Span {
        let (ends, rest) = self.words.split_at(count as usize);
        self.words = rest;
        ends.iter()
            .map(|&end| self.cells.span(End(end)))
            .fold(Span::LOST, Span::or_better)
    }

    fn sum(&mut self) -> Sum {
        let odds = self.odds;
        let first = self.next().expect("roads end with a whole position");
        let lots = odds.lots((first >> LIST) as usize);
        let follow = first & COUNTS_FOLLOW != 0;
        let (counts, rest) = self.words.split_at(if follow { lots.len() } else { 0 });
        self.words = rest;
        let rescues = if follow {
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
                counts[number]
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

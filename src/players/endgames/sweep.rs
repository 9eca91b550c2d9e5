//! Sweeps over one layer.
//!
//! A few positions converge far more slowly than the rest: those where a side waits for the one throw
//! that frees it. Each full sweep is therefore followed by sweeps over the chunks that changed most, if
//! those are few, until they have caught up.

use super::index::IndexedLayer;
use super::packed::Packed;
use super::successors::Expander;
use super::transitions::{Recorder, Row, tighten};
use super::values::Values;
use core::cmp::Reverse;

/// Number of rows per chunk.
const ROWS: usize = 64;

/// Chunks with large changes are swept separately if they hold at most one in this many words of
/// transitions.
const HOT_SHARE: usize = 5;

/// Fewer positions are not worth distributing to threads.
#[cfg(feature = "threads")]
const MIN_PARALLEL: u64 = 1 << 14;

/// A layer being solved.
#[derive(Debug)]
pub(super) struct Sweep {
    pub pieces: [u8; 2],
    chunks: Vec<Chunk>,
    next: usize,
    /// The greatest change in this sweep so far.
    change: u32,
    /// Only chunks whose last change was at least this are swept; 0 sweeps all.
    least: u32,
    /// Words of transitions that may still be stored.
    room: usize,
}

/// Rows with the same sum of houses.
#[derive(Debug)]
struct Chunk {
    rows: Vec<Row>,
    positions: u64,
    /// The stored transitions, if any.
    transitions: Option<Packed>,
    /// The number of words of transitions, once known.
    words: usize,
    /// The greatest change at the last visit.
    change: u32,
}

impl Sweep {
    /// Starts a layer. Stores at most `memory` bytes of transitions.
    pub fn new(indexed: &IndexedLayer, memory: u64) -> Sweep {
        Sweep {
            pieces: indexed.layer.pieces,
            chunks: chunks(indexed),
            next: 0,
            change: 0,
            least: 0,
            room: usize::try_from(memory / 2).unwrap_or(usize::MAX),
        }
    }

    /// Visits about `positions` positions, at most to the end of the sweep. Returns the actual number,
    /// at least 1.
    pub fn visit(&mut self, expander: Expander, values: &Values, positions: u64) -> u64 {
        let rest = &mut self.chunks[self.next..];
        let pips = rest[0].rows[0].pips;
        let least = self.least;
        let (mut count, mut visited) = (0, 0);
        while visited < positions
            && rest
                .get(count)
                .is_some_and(|chunk| chunk.rows[0].pips == pips)
        {
            if rest[count].change >= least {
                visited += rest[count].positions;
            }
            count += 1;
        }
        let [more, fewer] = self.pieces;
        let indexed = expander.index.get(more, fewer).expect("the layer is begun");
        let keep = self.room > 0;
        let visit = |chunk: &mut Chunk| chunk.visit(expander, indexed, values, keep);
        let chunks = rest[..count].iter_mut();
        let chunks = chunks.filter(|chunk| chunk.change >= least);
        let (change, kept) = visit_all(chunks, visited, visit);
        self.room = self.room.saturating_sub(kept);
        self.change = self.change.max(change);
        self.next += count;
        visited.max(1)
    }

    /// If a full sweep is complete, returns its greatest change and starts the next one.
    pub fn complete(&mut self) -> Option<u32> {
        if self.next < self.chunks.len() {
            return None;
        }
        self.next = 0;
        let change = core::mem::take(&mut self.change);
        let all = self.least == 0;
        if all {
            self.least = self.hot_chunk_threshold();
        } else if change < self.least {
            self.least = 0;
        }
        all.then_some(change)
    }

    /// The lowest threshold, a power of two, that only a few chunks reach; 0 if there is none.
    fn hot_chunk_threshold(&self) -> u32 {
        let mut words = [0; u32::BITS as usize];
        for chunk in self.chunks.iter().filter(|chunk| chunk.change > 0) {
            words[chunk.change.ilog2() as usize] += chunk.words;
        }
        let all: usize = self.chunks.iter().map(|chunk| chunk.words).sum();
        let mut slow = 0;
        let few = (0..u32::BITS).rev().take_while(|&log| {
            slow += words[log as usize];
            slow * HOT_SHARE <= all
        });
        few.filter(|&log| words[log as usize] > 0)
            .last()
            .map_or(0, |log| 1 << log)
    }

    /// The completed share of the current sweep, 0 to 1.
    pub fn swept(&self) -> f64 {
        self.next as f64 / self.chunks.len() as f64
    }
}

impl Chunk {
    /// Visits a chunk. Returns the greatest change, and the words of transitions newly stored.
    fn visit(
        &mut self,
        expander: Expander,
        indexed: &IndexedLayer,
        values: &Values,
        keep: bool,
    ) -> (u32, usize) {
        if let Some(transitions) = &self.transitions {
            self.change = tighten(transitions, expander.odds, values);
            return (self.change, 0);
        }
        let mut recorder = Recorder::new(expander, indexed);
        self.rows.iter().for_each(|row| recorder.record(row));
        let transitions = recorder.finish();
        self.change = tighten(&transitions, expander.odds, values);
        self.words = transitions.len();
        if !keep {
            return (self.change, 0);
        }
        self.transitions = Some(transitions);
        (self.change, self.words)
    }
}

/// Combines the results of two chunks.
fn both(one: (u32, usize), other: (u32, usize)) -> (u32, usize) {
    (one.0.max(other.0), one.1 + other.1)
}

/// All rows of a layer in descending order of the sum of their houses.
fn chunks(indexed: &IndexedLayer) -> Vec<Chunk> {
    let blocks = &indexed.layer.blocks;
    let mut rows = Vec::new();
    for (number, block) in (0..).zip(blocks) {
        rows.extend((0..).zip(block.rows()).map(|(row, houses)| Row {
            houses,
            number: row,
            block: number,
            pips: block.pips(houses),
        }));
    }
    rows.sort_by_key(|row| Reverse(row.pips));
    rows.chunk_by(|one, other| one.pips == other.pips)
        .flat_map(|level| level.chunks(ROWS))
        .map(|rows| Chunk {
            rows: rows.to_vec(),
            positions: rows
                .iter()
                .map(|row| blocks[usize::from(row.block)].row_len() as u64)
                .sum(),
            transitions: None,
            words: 0,
            change: 0,
        })
        .collect()
}

/// Visits the chunks of one sum of houses, which do not depend on each other.
fn visit_all<'a>(
    chunks: impl Iterator<Item = &'a mut Chunk>,
    #[cfg_attr(not(feature = "threads"), allow(unused_variables))] positions: u64,
    visit: impl Fn(&mut Chunk) -> (u32, usize) + Send + Sync,
) -> (u32, usize) {
    #[cfg(feature = "threads")]
    if positions >= MIN_PARALLEL {
        use rayon::prelude::*;
        let chunks: Vec<_> = chunks.collect();
        return chunks.into_par_iter().map(visit).reduce(|| (0, 0), both);
    }
    chunks.map(visit).fold((0, 0), both)
}

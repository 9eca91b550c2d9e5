//! Solves only what is asked for: the positions that can follow a question, in all layers.
//!
//! These positions lead to no others, so they have the same values as in a table that is solved
//! completely. In a game they are few, because pieces seldom go far back.

use super::block::Row;
use super::index::{Index, Successor};
use super::successors::Expander;
use super::sweep::Sweep;
use super::values::Values;
use std::collections::BTreeMap;

/// Memory limit for the transitions of the rows solved together, in bytes.
const MEMORY: u64 = 64 << 20;

/// What has been solved of a table.
#[derive(Debug)]
pub(super) struct OnDemand {
    /// By the number of a value: whether it was solved, with its row.
    solved: Vec<bool>,
    /// Visits of positions left. Afterwards new rows keep the bounds proven so far.
    visits_left: u64,
    /// Rows are solved once a sweep changes no bound by more than this.
    tolerance: u32,
}

impl OnDemand {
    /// Nothing is solved yet.
    pub fn new(index: &Index, tolerance: u32, visits: u64) -> OnDemand {
        OnDemand {
            solved: vec![false; index.values as usize],
            visits_left: visits,
            tolerance,
        }
    }

    /// Solves these values and all that they depend on, unless they are solved.
    pub fn solve(&mut self, expander: Expander, values: &Values, asked: &[Successor]) {
        for ([more, fewer], rows) in self.new_rows(expander, asked) {
            let indexed = expander
                .index
                .get(more, fewer)
                .expect("a layer of the rows");
            let mut sweep = Sweep::of_rows(indexed, rows, MEMORY);
            let mut change = u32::MAX;
            while change > self.tolerance && self.visits_left > 0 {
                let visited = sweep.visit(expander, values, u64::MAX);
                self.visits_left = self.visits_left.saturating_sub(visited);
                change = sweep.complete().unwrap_or(change);
            }
        }
    }

    /// The rows of these values, and all rows that can follow them, which were not solved before. A layer
    /// comes after those it leads to.
    fn new_rows(&mut self, expander: Expander, asked: &[Successor]) -> BTreeMap<[u8; 2], Vec<Row>> {
        let mut found: BTreeMap<[u8; 2], Vec<Row>> = BTreeMap::new();
        let mut open = asked.to_vec();
        while let Some(successor) = open.pop() {
            if self.solved[successor.number()] {
                continue;
            }
            let Some((indexed, row)) = expander.index.row(successor) else {
                continue;
            };
            let block = &indexed.layer.blocks[usize::from(row.block)];
            let first = indexed.first_value(&row) as usize;
            self.solved[first..][..block.row_len()].fill(true);
            for position in block.positions(expander.ruleset, row.houses) {
                let mut passed = position;
                passed.pass_turn();
                open.extend(expander.index.find(&passed));
                expander.rescue(&position, &mut |successor| open.push(successor));
                for &throw in expander.odds.throws(expander.odds.list_of(&position)) {
                    expander.play(&position, throw, &mut |successor| open.push(successor));
                }
            }
            found.entry(indexed.layer.pieces).or_default().push(row);
        }
        found
    }
}

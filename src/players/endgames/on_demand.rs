//! Solves the layers of a table when they are asked for. Few games reach all of them.

use super::index::Successor;
use super::successors::Expander;
use super::sweep::Sweep;
use super::values::Values;

/// The layers of a table that are left to solve, and how.
#[derive(Debug)]
pub(super) struct OnDemand {
    /// Layers left, the next one last.
    pub plan: Vec<[u8; 2]>,
    /// Visits of positions left. Afterwards layers keep the bounds proven so far.
    pub visits_left: u64,
    /// A layer is solved once a sweep changes no bound by more than this.
    pub tolerance: u32,
    /// Memory limit for the transitions of a layer, in bytes.
    pub memory: u64,
}

impl OnDemand {
    /// Solves the layers of these values and those below them, unless they are solved.
    pub fn solve(&mut self, expander: Expander, values: &Values, asked: &[Successor]) {
        for &value in asked {
            let asked = expander.index.layer_of(value);
            while asked.is_some_and(|pieces| self.plan.contains(&pieces)) {
                self.solve_next(expander, values);
            }
        }
    }

    fn solve_next(&mut self, expander: Expander, values: &Values) {
        let [more, fewer] = self.plan.pop().expect("a layer is left");
        let indexed = expander
            .index
            .get(more, fewer)
            .expect("every layer has its place");
        let mut sweep = Sweep::new(indexed, self.memory);
        let mut change = u32::MAX;
        while change > self.tolerance && self.visits_left > 0 {
            let visited = sweep.visit(expander, values, u64::MAX);
            self.visits_left = self.visits_left.saturating_sub(visited);
            if let Some(completed) = sweep.complete() {
                change = completed;
                indexed.end_sweep(change);
            }
        }
    }
}

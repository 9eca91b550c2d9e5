//! The exact endgames a device solves for itself while a game goes on, a little at a time.

use super::tablebase::{Solver, Tablebase};
use super::{Evaluator, TablebaseFirst};
use crate::rules::{Ruleset, Turn};
use std::sync::Arc;

/// Pieces left a side.
const PIECES: u8 = 2;
/// Larger endgames are left alone: they would take too long, and too much memory.
const MOST_POSITIONS: u64 = 400_000;
/// Visits of positions after which the solving ends with what is proven by then. Counted, not
/// timed: every device ends at the same.
const MOST_VISITS: u64 = 60_000_000;
/// Positions between two looks at the clock.
const BETWEEN_LOOKS: u64 = 500;
/// Bounds that a sweep changes by no more than this are good enough to play by.
const STEADY: f64 = 1e-6;
/// A chance is taken for known when it is proven to this width.
const NARROW: f64 = 1e-4;
/// Bytes a layer may take to remember where throws lead.
const MEMORY: u64 = 64 << 20;

/// The endgames of one ruleset, solved or being solved.
#[derive(Debug)]
pub struct Endgames {
    solver: Option<Solver>,
    visits_left: u64,
    table: Option<Arc<Tablebase>>,
}

impl Endgames {
    /// Nothing solved yet; nothing ever, where even the smallest endgames are too many, or where
    /// throws are made in series: there a single position can take seconds.
    #[must_use]
    pub fn new(ruleset: &Ruleset) -> Endgames {
        let rules = ruleset.rules();
        let most = if rules.turn == Turn::Series {
            0
        } else {
            PIECES
        };
        let pieces = (1..=most.min(rules.pieces)).rev().find(|&pieces| {
            let count = Solver::count(ruleset, [pieces, pieces]);
            count.is_ok_and(|count| count <= MOST_POSITIONS)
        });
        let solver = pieces.and_then(|pieces| Solver::new(ruleset, pieces).ok());
        Endgames {
            solver: solver.map(|solver| solver.with_tolerance(STEADY).with_memory(MEMORY)),
            visits_left: MOST_VISITS,
            table: None,
        }
    }

    /// Visits about this many positions more. False when there is nothing left to do.
    pub fn solve_on(&mut self, positions: u64) -> bool {
        let Some(mut solver) = self.solver.take() else {
            return false;
        };
        self.visits_left = self.visits_left.saturating_sub(positions);
        match solver.step(positions) {
            Ok(progress) if progress.layers_left > 0 && self.visits_left > 0 => {
                self.solver = Some(solver);
                true
            }
            _ => {
                self.table = Some(Arc::new(solver.finish()));
                false
            }
        }
    }

    /// Solves on while `in_time` says so, which is asked after every few positions. False when there
    /// is nothing left to do. How often it is interrupted does not change what comes of it.
    pub fn solve_while(&mut self, mut in_time: impl FnMut() -> bool) -> bool {
        while self.solve_on(BETWEEN_LOOKS) {
            if !in_time() {
                return true;
            }
        }
        false
    }

    /// What is solved, once the solving has ended.
    #[must_use]
    pub fn table(&self) -> Option<Arc<Tablebase>> {
        self.table.clone()
    }

    /// An evaluator that knows these endgames, and asks another elsewhere.
    #[must_use]
    pub fn before<E: Evaluator>(&self, otherwise: E) -> TablebaseFirst<'_, E> {
        TablebaseFirst::new(self.table.as_deref(), otherwise).up_to_width(NARROW)
    }
}

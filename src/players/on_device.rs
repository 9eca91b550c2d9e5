//! Solves endgames exactly on the device, in small steps during a game.

use super::endgames::{Solver, Tablebase};
use super::{Evaluator, NARROW, TablebaseFirst};
use crate::rules::{Ruleset, Turn};
use std::sync::Arc;

/// Pieces left per side.
const PIECES: u8 = 2;
/// Larger endgames are skipped; they would take too much time and memory.
const MAX_POSITIONS: u64 = 400_000;
/// Solving stops after this many visits of positions and keeps the bounds proven so far. A limit in
/// visits instead of seconds makes every device stop at the same point.
const VISIT_BUDGET: u64 = 60_000_000;
/// The number of positions between two checks of the clock.
const CLOCK_INTERVAL: u64 = 500;
/// Solving ends when a sweep changes no bound by more than this.
const TOLERANCE: f64 = 1e-6;
/// Memory limit for the transitions of a layer, in bytes.
const MEMORY: u64 = 64 << 20;

/// The endgames of one ruleset, solved or in progress.
#[derive(Debug)]
pub struct Endgames {
    solver: Option<Solver>,
    visits_left: u64,
    table: Option<Arc<Tablebase>>,
}

impl Endgames {
    /// Creates a set with nothing solved. Stays empty if even the smallest endgames are too large,
    /// or if throws are made in series, where a single position can take seconds.
    #[must_use]
    pub fn new(ruleset: &Ruleset) -> Endgames {
        Endgames {
            solver: solver(ruleset),
            visits_left: VISIT_BUDGET,
            table: None,
        }
    }

    /// A table with the same chances that solves a layer when it is asked for one of its positions. Many
    /// games need only the smallest layers, or none. Returns `None` where nothing would be solved.
    #[must_use]
    pub fn on_demand(ruleset: &Ruleset) -> Option<Tablebase> {
        solver(ruleset)?.on_demand(VISIT_BUDGET).ok()
    }

    /// Visits about `positions` more positions. Returns `false` when the work is done.
    pub fn advance(&mut self, positions: u64) -> bool {
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

    /// Solves while `in_time`, which is called every few positions, returns `true`. Returns `false`
    /// when the work is done. The result does not depend on interruptions.
    pub fn advance_while(&mut self, mut in_time: impl FnMut() -> bool) -> bool {
        while self.advance(CLOCK_INTERVAL) {
            if !in_time() {
                return true;
            }
        }
        false
    }

    /// The solved table, once solving has ended.
    #[must_use]
    pub fn table(&self) -> Option<Arc<Tablebase>> {
        self.table.clone()
    }

    /// An evaluator that uses these endgames where possible and `fallback` elsewhere.
    #[must_use]
    pub fn with_fallback<E: Evaluator>(&self, fallback: E) -> TablebaseFirst<'_, E> {
        TablebaseFirst::new(self.table.as_deref(), fallback).max_width(NARROW)
    }
}

/// A solver of the endgames that suit a device, if there are any.
fn solver(ruleset: &Ruleset) -> Option<Solver> {
    let rules = ruleset.rules();
    let most = if rules.turn == Turn::Series {
        0
    } else {
        PIECES
    };
    let pieces = (1..=most.min(rules.pieces)).rev().find(|&pieces| {
        let count = Solver::count(ruleset, [pieces, pieces]);
        count.is_ok_and(|count| count <= MAX_POSITIONS)
    });
    let solver = Solver::new(ruleset, pieces?).ok()?;
    Some(solver.with_tolerance(TOLERANCE).with_memory(MEMORY))
}

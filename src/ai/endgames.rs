//! The exact endgames a device solves for itself while a game goes on, a little at a time.

use super::Evaluator;
use super::exact::{ExactTable, Solver};
use crate::position::Position;
use crate::rules::{Ruleset, Turn};

/// Pieces left a side.
const PIECES: u8 = 2;
/// Larger endgames are left alone: they would take too long, and too much memory.
const MOST_POSITIONS: u64 = 400_000;
/// Visits of positions after which the solving ends with what is proven by then. Counted, not
/// timed: every device ends at the same.
const MOST_VISITS: u64 = 60_000_000;
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
    table: Option<ExactTable>,
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
            solver: solver.map(|solver| solver.ending_at(STEADY).keeping(MEMORY)),
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
                self.table = Some(solver.finish());
                false
            }
        }
    }

    /// White's chance to win under perfect play, where it is known.
    #[must_use]
    pub fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> Option<f32> {
        let bracket = self.table.as_ref()?.white_chance(ruleset, position)?;
        (bracket.width() <= NARROW).then_some(bracket.middle() as f32)
    }

    /// A judge that knows these endgames and asks another elsewhere.
    #[must_use]
    pub fn before<'a>(&'a self, otherwise: &'a dyn Evaluator) -> Knowing<'a> {
        Knowing {
            endgames: self,
            otherwise,
        }
    }
}

/// Judges by exact endgames where they are known, and as another elsewhere.
pub struct Knowing<'a> {
    endgames: &'a Endgames,
    otherwise: &'a dyn Evaluator,
}

impl Evaluator for Knowing<'_> {
    fn name(&self) -> &str {
        self.otherwise.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.endgames
            .white_chance(ruleset, position)
            .unwrap_or_else(|| self.otherwise.white_chance(ruleset, position))
    }
}

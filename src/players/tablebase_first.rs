//! Combines a tablebase with an evaluator for the positions outside it.

use super::Evaluator;
use super::endgames::Tablebase;
use crate::position::Position;
use crate::rules::Ruleset;

/// A solved chance counts as exact if its interval is at most this wide.
pub(crate) const NARROW: f64 = 1e-4;

/// Uses a tablebase first, and another evaluator for positions outside it.
#[derive(Clone, Copy, Debug)]
pub struct TablebaseFirst<'a, E> {
    table: Option<&'a Tablebase>,
    widest: f64,
    fallback: E,
}

impl<'a, E: Evaluator> TablebaseFirst<'a, E> {
    /// Uses all values of the table; without a table, only `fallback`.
    pub fn new(table: Option<&'a Tablebase>, fallback: E) -> TablebaseFirst<'a, E> {
        TablebaseFirst {
            table,
            widest: 1.0,
            fallback,
        }
    }

    /// Uses only values whose interval is at most this wide, in win chance.
    #[must_use]
    pub fn max_width(self, widest: f64) -> TablebaseFirst<'a, E> {
        TablebaseFirst { widest, ..self }
    }

    /// White's winning chance under perfect play, if known.
    #[must_use]
    pub fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<f32> {
        let interval = self.table?.white_chance(ruleset, position)?;
        (interval.width() <= self.widest).then_some(interval.middle() as f32)
    }
}

impl<E: Evaluator> Evaluator for TablebaseFirst<'_, E> {
    fn name(&self) -> &str {
        self.fallback.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.proven(ruleset, position)
            .unwrap_or_else(|| self.fallback.white_chance(ruleset, position))
    }
}

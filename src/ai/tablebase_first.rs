//! What is proven where a tablebase reaches, and what another evaluator makes of it elsewhere.

use super::Evaluator;
use super::tablebase::Tablebase;
use crate::position::Position;
use crate::rules::Ruleset;

/// Asks a tablebase first, and another evaluator where that does not reach.
#[derive(Clone, Copy, Debug)]
pub struct TablebaseFirst<'a, E> {
    table: Option<&'a Tablebase>,
    widest: f64,
    otherwise: E,
}

impl<'a, E: Evaluator> TablebaseFirst<'a, E> {
    /// With everything that the table holds; without a table as `otherwise` alone.
    pub fn new(table: Option<&'a Tablebase>, otherwise: E) -> TablebaseFirst<'a, E> {
        TablebaseFirst {
            table,
            widest: 1.0,
            otherwise,
        }
    }

    /// The same, but a chance counts as known only when it is proven to this width, in win chance.
    #[must_use]
    pub fn up_to_width(self, widest: f64) -> TablebaseFirst<'a, E> {
        TablebaseFirst { widest, ..self }
    }

    /// White's chance to win under perfect play, where it is known.
    #[must_use]
    pub fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<f32> {
        let interval = self.table?.white_chance(ruleset, position)?;
        (interval.width() <= self.widest).then_some(interval.middle() as f32)
    }
}

impl<E: Evaluator> Evaluator for TablebaseFirst<'_, E> {
    fn name(&self) -> &str {
        self.otherwise.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.proven(ruleset, position)
            .unwrap_or_else(|| self.otherwise.white_chance(ruleset, position))
    }
}

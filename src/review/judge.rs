//! White's chance before a throw.

use crate::base::side::Side;
use crate::players::endgames::Tablebase;
use crate::players::{BestEvaluator, Evaluator, NARROW, TablebaseFirst, value};
use crate::position::Position;
use crate::rules::{Ruleset, Turn};
use std::sync::Arc;

/// Judges positions awaiting a throw. The whole review is derived from these judgements.
pub trait Judge {
    /// A short description, displayed beside the judge's numbers.
    fn name(&self, ruleset: &Ruleset, start: &Position) -> String;

    /// White's winning chance, 0 to 1 with a draw counted as a half, in a position awaiting the
    /// first throw of a turn, another throw, or the throw of a piece that has just entered. The
    /// result for a position never changes.
    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f64;

    /// Whether the judge searches ahead. In a turn with hundreds of possible ends it then judges only
    /// those that are best [without lookahead](Judge::at_sight).
    fn looks_ahead(&self) -> bool {
        false
    }

    /// An estimate of [`white_chance`](Judge::white_chance) without looking ahead.
    fn at_sight(&self, ruleset: &Ruleset, position: &Position) -> f64 {
        self.white_chance(ruleset, position)
    }
}

/// The best available judge: solved endgames within their reach, otherwise the strongest evaluation
/// with the same lookahead everywhere.
#[derive(Clone, Debug)]
pub struct BestJudge {
    evaluator: BestEvaluator,
    throws: u8,
    table: Option<Arc<Tablebase>>,
}

impl BestJudge {
    /// Creates a judge from an evaluation and, for proven endgames, a tablebase.
    #[must_use]
    pub fn new(
        ruleset: &Ruleset,
        evaluator: BestEvaluator,
        table: Option<Arc<Tablebase>>,
    ) -> BestJudge {
        BestJudge {
            evaluator,
            throws: throws_ahead(ruleset),
            table,
        }
    }

    /// Sets the lookahead, in throws.
    #[must_use]
    pub fn looking_ahead(self, throws: u8) -> BestJudge {
        BestJudge { throws, ..self }
    }

    /// The lookahead in throws for positions that are not solved.
    #[must_use]
    pub fn throws_ahead(&self) -> u8 {
        self.throws
    }

    fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<f64> {
        let interval = self.table.as_ref()?.white_chance(ruleset, position)?;
        (interval.width() <= NARROW).then_some(interval.middle())
    }
}

/// One throw, so that a whole game can be judged at once. Series of throws branch too widely for that
/// and are judged without lookahead.
fn throws_ahead(ruleset: &Ruleset) -> u8 {
    match ruleset.rules().turn {
        Turn::Single | Turn::Divided => 1,
        Turn::Series => 0,
    }
}

impl Judge for BestJudge {
    fn name(&self, ruleset: &Ruleset, start: &Position) -> String {
        if self.proven(ruleset, start).is_some() {
            return "solved".into();
        }
        let ahead: String = match self.throws {
            0 => "at sight".into(),
            1 => "1 throw ahead".into(),
            throws => format!("{throws} throws ahead"),
        };
        let endgames = if self.table.is_some() {
            ", solved endgames"
        } else {
            ""
        };
        format!("{}, {ahead}{endgames}", self.evaluator.name())
    }

    fn looks_ahead(&self) -> bool {
        self.throws > 0
    }

    fn at_sight(&self, ruleset: &Ruleset, position: &Position) -> f64 {
        let proven = self.proven(ruleset, position);
        proven.unwrap_or_else(|| self.evaluator.white_chance(ruleset, position).into())
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f64 {
        self.proven(ruleset, position).unwrap_or_else(|| {
            // The lookahead uses the solved endgames too.
            let table = self.table.as_deref();
            let knowing = TablebaseFirst::new(table, &self.evaluator).max_width(NARROW);
            value(ruleset, position, Side::White, &knowing, self.throws).into()
        })
    }
}

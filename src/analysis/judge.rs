//! White's chance before a throw.

use crate::ai::tablebase::Tablebase;
use crate::ai::{BestEvaluator, Evaluator, TablebaseFirst, value};
use crate::position::Position;
use crate::rules::{Ruleset, Turn};
use crate::side::Side;
use std::sync::Arc;

/// Judges positions that wait for a throw. What else there is to say of a game follows from it.
pub trait Judge {
    /// What it goes by, in words, as it is quoted beside its numbers.
    fn name(&self, ruleset: &Ruleset, start: &Position) -> String;

    /// White's chance to win, 0 to 1 with a draw counted as a half, of a position that waits for
    /// the first throw of a turn, for a further one, or for the throw of a piece just entered. The
    /// same position always has the same chance.
    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f64;

    /// Whether it plays on from a position to judge it. Of a turn that can end in hundreds of ways it is then asked only
    /// about those that are best [at sight](Judge::at_sight).
    fn looks_ahead(&self) -> bool {
        false
    }

    /// An estimate of [`white_chance`](Judge::white_chance) without looking ahead.
    fn at_sight(&self, ruleset: &Ruleset, position: &Position) -> f64 {
        self.white_chance(ruleset, position)
    }
}

/// The best judge there is: solved endgames where they reach, elsewhere the strongest evaluation
/// with the same lookahead everywhere.
#[derive(Clone, Debug)]
pub struct BestJudge {
    evaluator: BestEvaluator,
    throws: u8,
    table: Option<Arc<Tablebase>>,
}

/// A solved chance is taken for known when it is proven to this width.
pub(super) const NARROW: f64 = 1e-4;

impl BestJudge {
    /// By this evaluation, and by the endgames of this table where they are proven.
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

    /// The same with another lookahead.
    #[must_use]
    pub fn looking_ahead(self, throws: u8) -> BestJudge {
        BestJudge { throws, ..self }
    }

    /// The throws it looks ahead where nothing is solved.
    #[must_use]
    pub fn throws_ahead(&self) -> u8 {
        self.throws
    }

    fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<f64> {
        let bracket = self.table.as_ref()?.white_chance(ruleset, position)?;
        (bracket.width() <= NARROW).then_some(bracket.middle())
    }
}

/// One throw: with it a whole game is judged at once. What series of throws lead to is too much for
/// that; there the evaluation is asked at sight.
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
            // The lookahead sees the solved endgames too.
            let table = self.table.as_deref();
            let knowing = TablebaseFirst::new(table, &self.evaluator).up_to_width(NARROW);
            value(ruleset, position, Side::White, &knowing, self.throws).into()
        })
    }
}

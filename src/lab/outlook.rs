//! Values a position before a throw, and each choice in it, using one evaluator without
//! lookahead. Chances are between 0 and 1, with a draw counted as a half.

use crate::players::chance_outcomes::{SERIES, chance_outcomes};
use crate::players::search::Search;
use crate::players::{Chance, Evaluator};
use crate::position::Position;
use crate::position::moves::{Choice, MoveSet};
use crate::position::phase::Phase;
use crate::rules::Ruleset;

/// The possible outcomes of throwing: White's chances after the best moves with each throw or series.
#[derive(Clone, Debug, Default)]
pub(super) struct Throwing {
    outcomes: Vec<(Position, f64)>,
    /// White's mean chance before the throw.
    pub expected: f64,
    /// The standard deviation.
    pub deviation: f64,
}

impl Throwing {
    /// White's chance after this throw; `None` for a series too rare to be listed.
    pub fn after(&self, thrown: &Position) -> Option<f64> {
        let found = self.outcomes.iter().find(|(outcome, _)| outcome == thrown);
        found.map(|&(_, value)| value)
    }
}

/// The options in a position, each with the chance of the side to choose. `None` stands for throwing
/// instead of a rescue.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlook {
    choices: Vec<(Option<Choice>, f64)>,
}

impl Outlook {
    /// The best choice; the first among equals.
    pub fn best_choice(&self, position: &Position) -> Option<Choice> {
        debug_assert!(position.outcome().is_none());
        let better = |best: (Option<Choice>, f64), next: (Option<Choice>, f64)| {
            if next.1 > best.1 { next } else { best }
        };
        self.choices.iter().copied().reduce(better)?.0
    }

    /// The chance of the best choice.
    pub fn best(&self) -> f64 {
        self.choices
            .iter()
            .map(|&(_, chance)| chance)
            .fold(0.0, f64::max)
    }

    /// The mean loss of a random choice.
    pub fn stakes(&self) -> f64 {
        let sum: f64 = self.choices.iter().map(|&(_, chance)| chance).sum();
        self.best() - sum / self.choices.len() as f64
    }
}

/// Values positions of one ruleset with one judge, whose judgements it remembers.
pub(super) struct Valuer<'a> {
    pub ruleset: &'a Ruleset,
    search: Search<'a>,
}

impl<'a> Valuer<'a> {
    pub fn new(ruleset: &'a Ruleset, judge: &'a dyn Evaluator) -> Valuer<'a> {
        Valuer {
            ruleset,
            search: Search::new(ruleset, judge),
        }
    }

    /// The possible outcomes of throwing in a position awaiting a throw.
    pub fn throwing(&mut self, position: &Position) -> Throwing {
        let opening = matches!(position.phase(), Phase::Opening(_));
        let side = position.side();
        let outcomes = chance_outcomes(self.ruleset, position, SERIES);
        let mut throwing = Throwing::default();
        let (mut mean, mut square) = (0.0, 0.0);
        for (after, share) in outcomes {
            let value = if opening {
                self.throwing(&after).expected
            } else {
                self.turn(&after)
            };
            let (share, own) = (f64::from(share), value.for_side(side));
            mean += share * own;
            square += share * own * own;
            throwing.outcomes.push((after, value));
        }
        // Averaged for the side that throws and rounded, so that exchanged names give exactly the rest.
        throwing.expected = mean.flipped().flipped().for_side(side);
        throwing.deviation = (square - mean * mean).max(0.0).sqrt();
        throwing
    }

    /// White's chance after the best moves of the rest of a turn; without lookahead if a throw is
    /// awaited.
    pub fn turn(&mut self, position: &Position) -> f64 {
        self.search.turn(position)
    }

    /// The best choice in a position with legal choices; `None` for throwing instead of a rescue.
    pub fn best_choice(&mut self, position: &Position, moves: &MoveSet) -> Option<Choice> {
        let throwing = if position.awaits_throw() {
            self.throwing(position).expected
        } else {
            0.0
        };
        self.choices(position, moves, throwing)
            .best_choice(position)
    }

    /// The chance after each legal choice. If a throw is awaited, throwing is an additional option with
    /// White's chance `throwing`.
    pub fn choices(&mut self, position: &Position, moves: &MoveSet, throwing: f64) -> Outlook {
        let side = position.side();
        let mut choices = Vec::with_capacity(moves.len() + 1);
        if position.awaits_throw() {
            choices.push((None, throwing.for_side(side)));
        }
        for choice in moves.iter() {
            let mut after = *position;
            after.play_legal(self.ruleset, choice);
            choices.push((Some(choice), self.turn(&after).for_side(side)));
        }
        Outlook { choices }
    }
}

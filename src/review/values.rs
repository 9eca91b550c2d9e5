//! The values of positions, throws and choices according to a judge. All chances are White's.

use super::judge::Judge;
use super::series_outcomes::series_outcomes;
use super::turn_ends::TurnEnds;
use crate::base::hashing::FastHash;
use crate::base::side::Side;
use crate::position::Position;
use crate::position::moves::Choice;
use crate::position::phase::Phase;
use crate::rules::Ruleset;
use std::collections::HashMap;

/// The maximum number of cached chances.
const MAX_CACHED: usize = 1 << 16;
/// The maximum number of ends per turn for a judge with lookahead.
const MAX_ENDS: usize = 60;

/// Computes and caches one judge's values.
pub(super) struct Valuation {
    pub ruleset: Ruleset,
    pub judge: Box<dyn Judge>,
    known: HashMap<Position, f64, FastHash>,
}

/// The value of throwing.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThrowValue {
    /// The mean over all throws.
    pub expected: f64,
    /// The standard deviation.
    pub stakes: f64,
}

/// The value of the rest of a turn.
pub(super) struct TurnValue {
    ends: TurnEnds,
    /// The chance of each end, in their order.
    pub chances: Vec<f64>,
    /// The index of the best end for the side to move.
    best: usize,
}

impl TurnValue {
    /// The chance after the best moves.
    pub fn best(&self) -> f64 {
        self.chances[self.best]
    }

    /// The chance after the worst moves.
    pub fn worst(&self) -> f64 {
        let best = self.best();
        let from_best = |chance: &f64| (chance - best).abs();
        let further = |one: f64, other: f64| {
            if from_best(&other) > from_best(&one) {
                other
            } else {
                one
            }
        };
        self.chances.iter().copied().fold(best, further)
    }

    /// The best moves.
    pub fn best_way(&self) -> Vec<Choice> {
        self.ends.way_to(self.best)
    }

    /// All ends with their moves and chances.
    pub fn ways(&self) -> impl Iterator<Item = (Vec<Choice>, f64)> {
        let chances = self.chances.iter().enumerate();
        chances.map(|(end, &chance)| (self.ends.way_to(end), chance))
    }
}

impl Valuation {
    pub fn new(ruleset: Ruleset, judge: Box<dyn Judge>) -> Valuation {
        Valuation {
            ruleset,
            judge,
            known: HashMap::default(),
        }
    }

    /// White's chance in any position, assuming best play to the end of the turn.
    pub fn value(&mut self, position: &Position) -> f64 {
        match position.phase() {
            Phase::Over(outcome) => outcome.white_points(),
            Phase::Throw | Phase::ThrowEntered => self.judged(position),
            Phase::Opening(_) | Phase::Series(_) => self.thrown(position).expected,
            Phase::Play(_) | Phase::Pool(_) | Phase::Entered(_) | Phase::Divided(_) => {
                self.turn(position, &[]).best()
            }
        }
    }

    /// The value of throwing in a position awaiting a throw.
    pub fn thrown(&mut self, position: &Position) -> ThrowValue {
        let values: Vec<(f64, f64)> = series_outcomes(&self.ruleset, position)
            .iter()
            .map(|(after, chance)| (self.value(after), *chance))
            .collect();
        let mean = |of: &dyn Fn(f64) -> f64| values.iter().map(|(v, chance)| chance * of(*v)).sum();
        let expected: f64 = mean(&|value| value);
        let square: f64 = mean(&|value| (value - expected).powi(2));
        ThrowValue {
            expected,
            stakes: square.sqrt(),
        }
    }

    /// The value of the rest of a turn whose throws are made. The end that was played is always
    /// included.
    pub fn turn(&mut self, position: &Position, played: &[Choice]) -> TurnValue {
        let side = position.side();
        let mut ends = TurnEnds::find(&self.ruleset, position);
        let played = ends.played(&self.ruleset, position, played);
        let judge = &self.judge;
        if judge.looks_ahead() {
            ends.keep_best(MAX_ENDS, played, |end| {
                let white = match end.outcome() {
                    Some(outcome) => outcome.white_points(),
                    None => judge.at_sight(&self.ruleset, end),
                };
                good_for(side, white)
            });
        }
        let chances: Vec<f64> = ends.positions().map(|end| self.value(end)).collect();
        let mine = |chance: f64| good_for(position.side(), chance);
        let mut best = 0;
        for (end, &chance) in chances.iter().enumerate() {
            if mine(chance) > mine(chances[best]) {
                best = end;
            }
        }
        TurnValue {
            ends,
            chances,
            best,
        }
    }

    fn judged(&mut self, position: &Position) -> f64 {
        if let Some(&known) = self.known.get(position) {
            return known;
        }
        if self.known.len() >= MAX_CACHED {
            self.known.clear();
        }
        let chance = self.judge.white_chance(&self.ruleset, position);
        self.known.insert(*position, chance);
        chance
    }
}

/// White's chance, or a difference of chances, signed so that more is better for this side.
pub(super) fn good_for(side: Side, white: f64) -> f64 {
    match side {
        Side::White => white,
        Side::Black => -white,
    }
}

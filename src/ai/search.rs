//! Expectimax: the best of the moves, then the expectation over the throws that may follow.
//!
//! A depth counts throws: at 0 the evaluator judges where the turn stops, at 1 it judges after one
//! throw more, and so on.

use super::Evaluator;
use super::afterstates::{Afterstates, stopped};
use super::chance_outcomes::{SERIES, chance_outcomes};
use crate::moves::Choice;
use crate::phase::{Outcome, Phase};
use crate::position::Position;
use crate::rules::Ruleset;
use crate::side::Side;

/// Positions kept between two moves of one turn.
const BEAM: usize = 24;
/// Of the afterstates of a turn, those that are looked at further.
const DEEPENED: usize = 3;
/// Of the legal choices, those that are looked at further by who only wants the best.
const CANDIDATES: usize = 6;
/// The most positions that one search reaches, shared equally among the choices it ranks. Once a choice's share is spent,
/// the evaluator judges what is left of its tree at sight.
const MOST: usize = 400_000;

/// A legal choice and the chance it leaves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The choice.
    pub choice: Choice,
    /// The chance to win, 0 to 1, of the side that makes it.
    pub chance: f32,
}

/// The side's chance to win a position, expecting over so many throws before the evaluator is
/// asked.
#[must_use]
pub fn value(
    ruleset: &Ruleset,
    position: &Position,
    side: Side,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> f32 {
    let mut search = Search::new(ruleset, evaluator);
    for_side(side, search.white_chance(position, depth))
}

/// The chance of the side that waits for a throw if it throws, although it might be rescued
/// instead.
#[must_use]
pub fn value_of_throwing(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> f32 {
    let mut search = Search::new(ruleset, evaluator);
    for_side(position.side(), search.thrown(position, depth.max(1)))
}

/// The legal choices with their chances, best first; equal ones in the order of
/// [`MoveSet::iter`](crate::moves::MoveSet::iter).
#[must_use]
pub fn rank(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> Vec<Ranked> {
    let moves = position.moves(ruleset);
    let choices: Vec<Choice> = moves.iter().collect();
    Search::new(ruleset, evaluator).rank(position, &choices, depth)
}

/// The best choice; none where throwing is better than the rescue, or nothing is legal.
#[must_use]
pub fn best(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> Option<Choice> {
    let moves = position.moves(ruleset);
    if moves.len() == 1 && !position.awaits_throw() {
        return moves.nth(0);
    }
    let mut search = Search::new(ruleset, evaluator);
    let choices: Vec<Choice> = moves.iter().collect();
    let mut ranked = search.rank(position, &choices, 0);
    if depth > 0 {
        ranked.truncate(CANDIDATES);
        let candidates: Vec<Choice> = ranked.iter().map(|ranked| ranked.choice).collect();
        ranked = search.rank(position, &candidates, depth);
    }
    let first = ranked.first()?;
    if position.awaits_throw() {
        search.left = MOST;
        let throwing = search.thrown(position, depth + 1);
        if for_side(position.side(), throwing) >= first.chance {
            return None;
        }
    }
    Some(first.choice)
}

fn for_side(side: Side, white: f32) -> f32 {
    match side {
        Side::White => white,
        Side::Black => 1.0 - white,
    }
}

struct Search<'a> {
    ruleset: &'a Ruleset,
    evaluator: &'a dyn Evaluator,
    afterstates: Afterstates,
    chances: Vec<f32>,
    /// The positions that may still be reached.
    left: usize,
}

impl<'a> Search<'a> {
    fn new(ruleset: &'a Ruleset, evaluator: &'a dyn Evaluator) -> Search<'a> {
        Search {
            ruleset,
            evaluator,
            afterstates: Afterstates::default(),
            chances: Vec::new(),
            left: MOST,
        }
    }

    fn rank(&mut self, position: &Position, choices: &[Choice], depth: u8) -> Vec<Ranked> {
        let mut ranked: Vec<Ranked> = Vec::new();
        let share = MOST / choices.len().max(1);
        for &choice in choices {
            self.left = share;
            let mut after = *position;
            after.play_unchecked(self.ruleset, choice);
            let chance = for_side(position.side(), self.white_chance(&after, depth));
            let place = ranked.partition_point(|better| better.chance >= chance);
            ranked.insert(place, Ranked { choice, chance });
        }
        ranked
    }

    /// White's chance, at this depth. A turn that has begun is always rolled out.
    fn white_chance(&mut self, position: &Position, depth: u8) -> f32 {
        match position.phase() {
            Phase::Over(outcome) => points(outcome),
            Phase::Opening(_) => self.beginning(position, depth),
            Phase::Series(_) => self.thrown(position, depth.max(1)),
            Phase::Throw | Phase::ThrowEntered if depth == 0 => {
                self.evaluator.white_chance(self.ruleset, position)
            }
            Phase::Throw | Phase::ThrowEntered => self.thrown_or_rescued(position, depth),
            _ => self.played(position, depth),
        }
    }

    /// Over the sides that may begin.
    fn beginning(&mut self, position: &Position, depth: u8) -> f32 {
        chance_outcomes(self.ruleset, position, SERIES)
            .iter()
            .map(|(begun, chance)| chance * self.white_chance(begun, depth))
            .sum()
    }

    fn thrown_or_rescued(&mut self, position: &Position, depth: u8) -> f32 {
        let thrown = self.thrown(position, depth);
        let rescue = position.moves(self.ruleset).nth(0);
        rescue.map_or(thrown, |rescue| {
            let mut after = *position;
            after.play_unchecked(self.ruleset, rescue);
            let rescued = self.white_chance(&after, depth - 1);
            better(position.side(), thrown, rescued)
        })
    }

    /// Over the throws that may come.
    fn thrown(&mut self, position: &Position, depth: u8) -> f32 {
        chance_outcomes(self.ruleset, position, SERIES)
            .iter()
            .map(|(after, chance)| chance * self.white_chance(after, depth - 1))
            .sum()
    }

    /// After the best moves of the rest of the turn.
    fn played(&mut self, position: &Position, depth: u8) -> f32 {
        let (ruleset, side) = (self.ruleset, position.side());
        if self.left == 0 {
            return self.evaluator.white_chance(ruleset, &stopped(position));
        }
        let best = |a: f32, b: f32| better(side, a, b);
        self.afterstates
            .find(ruleset, position, self.evaluator, BEAM);
        self.left = self.left.saturating_sub(self.afterstates.reached);
        let over = self
            .afterstates
            .endings
            .iter()
            .map(|(outcome, _)| points(*outcome));
        let over = over.reduce(best);
        let afterstates = &self.afterstates.positions;
        self.evaluator
            .white_chances(ruleset, afterstates, &mut self.chances);
        let going_on = if depth == 0 {
            self.chances.iter().copied().reduce(best)
        } else {
            let judged = afterstates
                .iter()
                .copied()
                .zip(self.chances.iter().copied());
            let mut judged: Vec<(Position, f32)> = judged.collect();
            judged.sort_by(|a, b| for_side(side, b.1).total_cmp(&for_side(side, a.1)));
            judged.truncate(DEEPENED);
            let deeper = judged
                .iter()
                .map(|(after, _)| self.white_chance(after, depth));
            deeper.reduce(best)
        };
        let chances = over.into_iter().chain(going_on);
        chances.reduce(best).expect("a turn stops somewhere")
    }
}

/// White's points of a game that is over.
fn points(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Won(side) => for_side(side, 1.0),
        Outcome::Drawn => 0.5,
    }
}

fn better(side: Side, a: f32, b: f32) -> f32 {
    match side {
        Side::White => a.max(b),
        Side::Black => a.min(b),
    }
}

//! Looking ahead: every move, then expectation over the throws that may follow.

use super::Evaluator;
use super::turn::{SERIES, Stops, casts};
use crate::moves::Choice;
use crate::position::{Outcome, Phase, Position};
use crate::rules::Ruleset;
use crate::side::Side;

/// Positions kept between two moves of one turn.
const BEAM: usize = 24;
/// Of the positions in which a turn can stop, those that are looked at further.
const DEEPENED: usize = 3;
/// Of the legal choices, those that are looked at further by who only wants the best.
const CANDIDATES: usize = 6;

/// A legal choice and the chance it leaves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The choice.
    pub choice: Choice,
    /// The chance to win, 0 to 1, of the side that makes it.
    pub chance: f32,
}

/// The side's chance to win a position, expecting over `throws` throws ahead before the evaluator
/// is asked.
#[must_use]
pub fn value(
    ruleset: &Ruleset,
    position: &Position,
    side: Side,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> f32 {
    let mut search = Search::new(ruleset, evaluator);
    for_side(side, search.white_chance(position, throws))
}

/// The chance of the side that waits for a throw if it throws, although it might be rescued
/// instead.
#[must_use]
pub fn value_of_throwing(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> f32 {
    let mut search = Search::new(ruleset, evaluator);
    for_side(position.side(), search.thrown(position, throws.max(1)))
}

/// The legal choices with their chances, best first; equal ones in the order of
/// [`MoveSet::iter`](crate::moves::MoveSet::iter).
#[must_use]
pub fn rank(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> Vec<Ranked> {
    let moves = position.moves(ruleset);
    Search::new(ruleset, evaluator).rank(position, moves.iter(), throws)
}

/// The best choice; none where throwing is better than the rescue, or nothing is legal.
#[must_use]
pub fn best(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> Option<Choice> {
    let moves = position.moves(ruleset);
    if moves.len() == 1 && !position.awaits_throw() {
        return moves.nth(0);
    }
    let mut search = Search::new(ruleset, evaluator);
    let mut ranked = search.rank(position, moves.iter(), 0);
    if throws > 0 {
        ranked.truncate(CANDIDATES);
        let candidates = ranked.iter().map(|ranked| ranked.choice);
        ranked = search.rank(position, candidates, throws);
    }
    let first = ranked.first()?;
    if position.awaits_throw() {
        let throwing = search.thrown(position, throws + 1);
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
    stops: Stops,
    chances: Vec<f32>,
}

impl<'a> Search<'a> {
    fn new(ruleset: &'a Ruleset, evaluator: &'a dyn Evaluator) -> Search<'a> {
        Search {
            ruleset,
            evaluator,
            stops: Stops::default(),
            chances: Vec::new(),
        }
    }

    fn rank(
        &mut self,
        position: &Position,
        choices: impl Iterator<Item = Choice>,
        throws: u8,
    ) -> Vec<Ranked> {
        let mut ranked: Vec<Ranked> = Vec::new();
        for choice in choices {
            let mut after = *position;
            after.play(self.ruleset, choice);
            let chance = for_side(position.side(), self.white_chance(&after, throws));
            let place = ranked.partition_point(|better| better.chance >= chance);
            ranked.insert(place, Ranked { choice, chance });
        }
        ranked
    }

    /// White's chance, looking `throws` throws ahead. A turn that has begun is always rolled out.
    fn white_chance(&mut self, position: &Position, throws: u8) -> f32 {
        match position.phase() {
            Phase::Over(outcome) => points(outcome),
            Phase::Opening(_) => self.beginning(position, throws),
            Phase::Series(_) => self.thrown(position, throws.max(1)),
            Phase::Throw | Phase::ThrowEntered if throws == 0 => {
                self.evaluator.white_chance(self.ruleset, position)
            }
            Phase::Throw | Phase::ThrowEntered => self.thrown_or_rescued(position, throws),
            _ => self.played(position, throws),
        }
    }

    /// Over the sides that may begin.
    fn beginning(&mut self, position: &Position, throws: u8) -> f32 {
        casts(self.ruleset, position, SERIES)
            .iter()
            .map(|(begun, chance)| chance * self.white_chance(begun, throws))
            .sum()
    }

    fn thrown_or_rescued(&mut self, position: &Position, throws: u8) -> f32 {
        let thrown = self.thrown(position, throws);
        let rescue = position.moves(self.ruleset).nth(0);
        rescue.map_or(thrown, |rescue| {
            let mut after = *position;
            after.play(self.ruleset, rescue);
            let rescued = self.white_chance(&after, throws - 1);
            better(position.side(), thrown, rescued)
        })
    }

    /// Over the throws that may come.
    fn thrown(&mut self, position: &Position, throws: u8) -> f32 {
        casts(self.ruleset, position, SERIES)
            .iter()
            .map(|(after, chance)| chance * self.white_chance(after, throws - 1))
            .sum()
    }

    /// After the best moves of the rest of the turn.
    fn played(&mut self, position: &Position, throws: u8) -> f32 {
        let (ruleset, side) = (self.ruleset, position.side());
        let best = |a: f32, b: f32| better(side, a, b);
        self.stops.find(ruleset, position, self.evaluator, BEAM);
        let over = self
            .stops
            .endings
            .iter()
            .map(|(outcome, _)| points(*outcome));
        let over = over.reduce(best);
        let stops = &self.stops.positions;
        self.evaluator
            .white_chances(ruleset, stops, &mut self.chances);
        let going_on = if throws == 0 {
            self.chances.iter().copied().reduce(best)
        } else {
            let stops = stops.iter().copied().zip(self.chances.iter().copied());
            let mut stops: Vec<(Position, f32)> = stops.collect();
            stops.sort_by(|a, b| for_side(side, b.1).total_cmp(&for_side(side, a.1)));
            stops.truncate(DEEPENED);
            let deeper = stops
                .iter()
                .map(|(stop, _)| self.white_chance(stop, throws));
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

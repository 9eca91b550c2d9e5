//! Looking ahead: every move, then expectation over the throws that may follow.

use super::Evaluator;
use crate::moves::Choice;
use crate::position::{Outcome, Position};
use crate::rules::Ruleset;
use crate::side::Side;

/// Further choices looked at inside one turn, where a turn has several (throws in hand, divided
/// throws): behind them the evaluator is asked, or the work would have no bound.
const CHOICES_AHEAD: u8 = 1;

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
    let search = Search { ruleset, evaluator };
    for_side(side, search.white_chance(position, throws, CHOICES_AHEAD))
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
    let mut ranked: Vec<Ranked> = Vec::new();
    for choice in position.moves(ruleset).iter() {
        let mut after = *position;
        after.play(ruleset, choice);
        let chance = value(ruleset, &after, position.side(), evaluator, throws);
        let place = ranked.partition_point(|better| better.chance >= chance);
        ranked.insert(place, Ranked { choice, chance });
    }
    ranked
}

/// The best choice; none where throwing is better than the rescue, or nothing is legal.
#[must_use]
pub fn best(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> Option<Choice> {
    let first = rank(ruleset, position, evaluator, throws)
        .first()
        .copied()?;
    if position.awaits_throw() {
        let throwing = value(ruleset, position, position.side(), evaluator, throws.max(1));
        if throwing >= first.chance {
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
}

impl Search<'_> {
    /// White's chance, looking `throws` throws and `choices` further choices of this turn ahead.
    fn white_chance(&self, position: &Position, throws: u8, choices: u8) -> f32 {
        match position.outcome() {
            Some(Outcome::Won(side)) => return for_side(side, 1.0),
            Some(Outcome::Drawn) => return 0.5,
            None => {}
        }
        let out_of_sight = if position.awaits_throw() {
            throws == 0
        } else {
            choices == 0
        };
        if out_of_sight {
            self.evaluator.white_chance(self.ruleset, position)
        } else if position.awaits_throw() {
            self.expectation(position, throws - 1)
        } else {
            self.best_reply(position, throws, choices - 1)
        }
    }

    /// Over the throws that may come; or the rescue, where it is better.
    fn expectation(&self, position: &Position, throws: u8) -> f32 {
        let after_throw = |(throw, chance): (u8, f32)| {
            let mut after = *position;
            after.throw(self.ruleset, throw);
            chance * self.white_chance(&after, throws, CHOICES_AHEAD)
        };
        let thrown: f32 = self.ruleset.odds().map(after_throw).sum();
        let rescue = position.moves(self.ruleset);
        rescue.iter().fold(thrown, |best, choice| {
            let mut after = *position;
            after.play(self.ruleset, choice);
            better(
                position.side(),
                best,
                self.white_chance(&after, throws, CHOICES_AHEAD),
            )
        })
    }

    fn best_reply(&self, position: &Position, throws: u8, choices: u8) -> f32 {
        let moves = position.moves(self.ruleset);
        let after_choice = |choice: Choice| {
            let mut after = *position;
            after.play(self.ruleset, choice);
            self.white_chance(&after, throws, choices)
        };
        let chances = moves.iter().map(after_choice);
        chances
            .reduce(|best, chance| better(position.side(), best, chance))
            .unwrap_or_else(|| {
                let mut after = *position;
                after.forfeit(self.ruleset);
                self.white_chance(&after, throws, choices)
            })
    }
}

fn better(side: Side, a: f32, b: f32) -> f32 {
    match side {
        Side::White => a.max(b),
        Side::Black => a.min(b),
    }
}

//! Looking ahead: every move, then expectation over the throws that may follow.

use super::Evaluator;
use crate::moves::Choice;
use crate::position::{Outcome, Position};
use crate::rules::Ruleset;
use crate::side::Side;

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
    for_side(side, white_chance(ruleset, position, evaluator, throws))
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

fn white_chance(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> f32 {
    match position.outcome() {
        Some(Outcome::Won(side)) => return for_side(side, 1.0),
        Some(Outcome::Drawn) => return 0.5,
        None => {}
    }
    if position.awaits_move() {
        return best_reply(ruleset, position, evaluator, throws);
    }
    if throws == 0 {
        return evaluator.white_chance(ruleset, position);
    }
    let sticks = ruleset.rules().sticks;
    let thrown: f32 = sticks
        .values()
        .iter()
        .map(|throw| {
            let mut after = *position;
            after.throw(ruleset, throw);
            sticks.chance(throw) as f32 * white_chance(ruleset, &after, evaluator, throws - 1)
        })
        .sum();
    let rescue = position.moves(ruleset);
    rescue.iter().fold(thrown, |best, choice| {
        let mut after = *position;
        after.play(ruleset, choice);
        better(
            position.side(),
            best,
            white_chance(ruleset, &after, evaluator, throws - 1),
        )
    })
}

fn best_reply(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    throws: u8,
) -> f32 {
    let moves = position.moves(ruleset);
    let after_choice = |choice: Choice| {
        let mut after = *position;
        after.play(ruleset, choice);
        white_chance(ruleset, &after, evaluator, throws)
    };
    let chances = moves.iter().map(after_choice);
    chances
        .reduce(|best, chance| better(position.side(), best, chance))
        .unwrap_or_else(|| {
            let mut after = *position;
            after.forfeit(ruleset);
            white_chance(ruleset, &after, evaluator, throws)
        })
}

fn better(side: Side, a: f32, b: f32) -> f32 {
    match side {
        Side::White => a.max(b),
        Side::Black => a.min(b),
    }
}

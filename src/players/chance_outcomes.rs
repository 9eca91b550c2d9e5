//! The chance nodes of the search: outcomes of throwing, with their probabilities.

use crate::base::side::Side;
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::{Opening, Ruleset};
use arrayvec::ArrayVec;

/// The maximum number of distinct outcomes, reached by the longest series considered.
const MAX_OUTCOMES: usize = 40;
/// The maximum length of a series considered.
pub(crate) const SERIES: u8 = 3;

/// Outcomes of throwing, with their probabilities.
pub type ChanceOutcomes = ArrayVec<(Position, f32), MAX_OUTCOMES>;

/// The outcomes of throwing in a position awaiting a throw. A series longer than `series` throws is
/// treated as if it ended there.
pub fn chance_outcomes(ruleset: &Ruleset, position: &Position, series: u8) -> ChanceOutcomes {
    let mut outcomes = ChanceOutcomes::new();
    if let Phase::Opening(first) = position.phase() {
        add_beginnings(ruleset, position, first, &mut outcomes);
    } else {
        add_throws(ruleset, position, 1.0, series, &mut outcomes);
    }
    outcomes
}

fn add_throws(
    ruleset: &Ruleset,
    position: &Position,
    chance: f32,
    series: u8,
    outcomes: &mut ChanceOutcomes,
) {
    for (throw, part) in ruleset.odds() {
        let mut after = *position;
        after.throw_legal(ruleset, throw);
        match after.phase() {
            Phase::Series(_) if series > 1 => {
                add_throws(ruleset, &after, chance * part, series - 1, outcomes);
                continue;
            }
            Phase::Series(bag) => after.phase = Phase::Pool(bag),
            _ => {}
        }
        add(after, chance * part, outcomes);
    }
}

/// Adds the possible ends of an opening ceremony.
fn add_beginnings(
    ruleset: &Ruleset,
    position: &Position,
    first: Option<u8>,
    outcomes: &mut ChanceOutcomes,
) {
    let begins = |side| Position {
        side,
        phase: Phase::Throw,
        ..*position
    };
    if let Opening::FirstOne(_) = ruleset.rules().opening {
        let mut after = *position;
        after.throw_legal(ruleset, 1);
        return add(after, 1.0, outcomes);
    }
    let share = |wins: &dyn Fn(u8) -> bool| -> f32 {
        let odds = ruleset.odds();
        odds.map(|(throw, chance)| if wins(throw) { chance } else { 0.0 })
            .sum()
    };
    let (white, black) = match first {
        Some(first) => (share(&|throw| throw < first), share(&|throw| throw > first)),
        None => (0.5, 0.5),
    };
    let again = 0.5 * (1.0 - white - black);
    add(begins(Side::White), white + again, outcomes);
    add(begins(Side::Black), black + again, outcomes);
}

fn add(position: Position, chance: f32, outcomes: &mut ChanceOutcomes) {
    match outcomes.iter_mut().find(|(known, _)| *known == position) {
        Some((_, sum)) => *sum += chance,
        None => outcomes.push((position, chance)),
    }
}

//! The possible outcomes of throwing, with their probabilities.

use crate::players::chance_outcomes::chance_outcomes;
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::Ruleset;

/// A series less likely than this is treated as if it ended there.
const MIN_CHANCE: f64 = 1.0 / 256.0;

/// The outcomes of throwing, with their probabilities: single throws, whole series of throws, or the
/// end of an opening ceremony.
pub(super) fn series_outcomes(ruleset: &Ruleset, position: &Position) -> Vec<(Position, f64)> {
    if let Phase::Opening(_) = position.phase() {
        let begun = chance_outcomes(ruleset, position, 1);
        return begun
            .into_iter()
            .map(|(position, chance)| (position, chance.into()))
            .collect();
    }
    let mut outcomes = Vec::new();
    let mut going_on = vec![(*position, 1.0)];
    while !going_on.is_empty() {
        for (so_far, chance) in core::mem::take(&mut going_on) {
            for (throw, part) in ruleset.odds() {
                let chance = chance * f64::from(part);
                let mut after = so_far;
                after.throw_legal(ruleset, throw);
                match after.phase() {
                    Phase::Series(_) if chance >= MIN_CHANCE => add(&mut going_on, after, chance),
                    Phase::Series(bag) => {
                        add(&mut outcomes, after.at_phase(Phase::Pool(bag)), chance)
                    }
                    _ => add(&mut outcomes, after, chance),
                }
            }
        }
    }
    outcomes
}

fn add(list: &mut Vec<(Position, f64)>, position: Position, chance: f64) {
    match list.iter_mut().find(|(known, _)| *known == position) {
        Some((_, sum)) => *sum += chance,
        None => list.push((position, chance)),
    }
}

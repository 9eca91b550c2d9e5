//! One game under observation.

use super::{Dice, Figures};
use crate::ai::{BestEvaluator, Level};
use crate::arena::THROW_CAP;
use crate::board::House;
use crate::error::SenetError;
use crate::moves::Choice;
use crate::phase::{Outcome, Phase};
use crate::position::{Place, Position};
use crate::rules::Ruleset;
use crate::side::Side;
use std::collections::HashSet;

/// How both sides choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Uniformly at random.
    Random,
    /// As this computer player.
    Level(Level),
}

impl Policy {
    /// The policy of this name: `random`, or a level's.
    ///
    /// # Errors
    /// A name that is none.
    pub fn by_name(name: &str) -> Result<Policy, SenetError> {
        if name == "random" {
            Ok(Policy::Random)
        } else {
            Level::by_name(name).map(Policy::Level)
        }
    }

    fn choose(
        self,
        ruleset: &Ruleset,
        position: &Position,
        evaluator: &BestEvaluator,
        dice: &mut Dice,
    ) -> Option<Choice> {
        match self {
            Policy::Level(level) => level.choose(ruleset, position, evaluator),
            Policy::Random => {
                let moves = position.moves(ruleset);
                let throwing = u32::from(position.awaits_throw());
                moves.nth(dice.below(moves.len() as u32 + throwing) as usize)
            }
        }
    }
}

/// Plays game number `game` of a seed and tells what happened in it; `evaluator` is what the experts
/// among the levels go by.
#[must_use]
pub fn simulate(
    ruleset: &Ruleset,
    policy: Policy,
    evaluator: &BestEvaluator,
    seed: u64,
    game: u64,
) -> Figures {
    let mut dice = Dice::of_game(seed, game);
    let mut position = Position::start(ruleset);
    let mut figures = Figures::default();
    let mut leads: Vec<i32> = Vec::new();
    let mut seen = HashSet::new();
    let mut first = None;
    while position.outcome().is_none() && figures.throws < THROW_CAP {
        if position.phase() == Phase::Throw {
            first.get_or_insert(position.side());
            figures.repeated |= !seen.insert(position);
        }
        let before = position;
        let moves = position.moves(ruleset);
        let choice = if moves.is_empty() {
            None
        } else {
            policy.choose(ruleset, &position, evaluator, &mut dice)
        };
        match choice {
            Some(choice) => {
                figures.note_decision(moves.len());
                let effect = position.effect(ruleset, choice);
                figures.hits += u32::from(effect.victim.is_some());
                let wet = |place: Option<Place>| {
                    place
                        .and_then(Place::house)
                        .is_some_and(|h| Some(h) == ruleset.water())
                };
                figures.drownings += u32::from(wet(effect.to) || wet(effect.rest));
                position.carry_out(ruleset, &effect);
            }
            None if position.awaits_throw() => {
                let opening = matches!(position.phase(), Phase::Opening(_));
                position.throw(ruleset, dice.throw(ruleset));
                figures.throws += 1;
                if !opening {
                    leads.push(lead(&position, ruleset));
                }
            }
            None => {
                figures.note_decision(0);
                position.forfeit(ruleset);
            }
        }
        let turn_over = position.side() != before.side() || position.outcome().is_some();
        figures.turns += u32::from(turn_over && !matches!(before.phase(), Phase::Opening(_)));
    }
    figures.capped = position.outcome().is_none();
    figures.drawn = position.outcome() == Some(Outcome::Drawn);
    if let Some(Outcome::Won(winner)) = position.outcome() {
        figures.first_won = first == Some(winner);
        let half_time = leads.get(leads.len() / 2).copied().unwrap_or(0);
        figures.comeback = if winner == Side::White {
            half_time < 0
        } else {
            half_time > 0
        };
    }
    figures
}

/// White's lead in steps.
fn lead(position: &Position, ruleset: &Ruleset) -> i32 {
    let steps = |side| {
        let on: i32 = position
            .pieces(side)
            .iter()
            .map(|house: House| i32::from(house.number()))
            .sum();
        on + i32::from(position.off(side)) * i32::from(ruleset.rules().houses + 1)
    };
    steps(Side::White) - steps(Side::Black)
}

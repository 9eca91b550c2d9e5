//! Statistics of a ruleset: many games, and what they have in common.

mod figures;
mod simulate;

pub use crate::dice::Dice;
pub use figures::{Figures, Spread, Summary};
pub use simulate::{Policy, simulate};

use crate::moves::MoveSet;
use crate::phase::{Outcome, Phase};
use crate::position::Position;
use crate::rules::Ruleset;

/// Plays a game to its end with uniformly random choices (between a rescue and a throw, too);
/// gives its number of throws and its outcome.
#[inline]
pub fn playout(ruleset: &Ruleset, start: &Position, dice: &mut Dice) -> (u32, Outcome) {
    let mut position = *start;
    let throws = play_on(ruleset, &mut position, u32::MAX, dice);
    let outcome = position.outcome().expect("every game ends");
    (throws, outcome)
}

/// The position after so many throws of random play, or earlier if the game ends: over, or
/// waiting for a throw at the beginning of a turn.
#[must_use]
pub fn playout_until(
    ruleset: &Ruleset,
    start: &Position,
    throws: u32,
    dice: &mut Dice,
) -> Position {
    let mut position = *start;
    play_on(ruleset, &mut position, throws, dice);
    position
}

/// Goes on until the game is over, or so many throws have been made and their turn is over.
#[inline]
fn play_on(ruleset: &Ruleset, position: &mut Position, most: u32, dice: &mut Dice) -> u32 {
    let mut throws = 0;
    let mut moves = MoveSet::default();
    loop {
        match position.phase() {
            Phase::Over(_) => return throws,
            Phase::Throw if throws >= most => return throws,
            _ if position.awaits_move()
                || (position.may_be_rescued(ruleset) && dice.below(2) == 0) =>
            {
                position.moves_into(ruleset, &mut moves);
                let chosen = dice.below(moves.len() as u32);
                match moves.nth(chosen as usize) {
                    Some(choice) => position.play_unchecked(ruleset, choice),
                    None => position.forfeit(ruleset),
                }
            }
            _ => {
                throws += 1;
                position.throw(ruleset, dice.throw(ruleset));
            }
        }
    }
}

/// Plays so many random games from the start, with the dice of a seed; gives the throws in them.
#[must_use]
pub fn playouts(ruleset: &Ruleset, games: u64, seed: u64) -> u64 {
    let start = Position::start(ruleset);
    let mut dice = Dice::new(seed);
    (0..games)
        .map(|_| u64::from(playout(ruleset, &start, &mut dice).0))
        .sum()
}

/// So many positions from random games of different lengths, the same ones each time, that wait for
/// a throw: for benchmarks.
#[must_use]
pub fn scattered(ruleset: &Ruleset, count: usize) -> Vec<Position> {
    let start = Position::start(ruleset);
    let mut dice = Dice::new(1);
    let reached = (0..).map(|number| playout_until(ruleset, &start, number % 80, &mut dice));
    let going_on = reached.filter(|position| position.outcome().is_none());
    going_on.take(count).collect()
}

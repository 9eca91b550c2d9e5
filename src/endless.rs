//! Tests house rules with a few short games: do games end at all?

use crate::beginner;
use crate::moves::Choice;
use crate::playout_rng::PlayoutRng;
use crate::position::Position;
use crate::rules::Ruleset;

/// The number of games by each of the two kinds of player.
const GAMES: u64 = 8;
/// A game that needs more throws than this counts as endless; ordinary games take a few hundred.
const THROWS: u32 = 3_000;
const SEED: u64 = 1;

/// Whether games under these rules hardly ever end: at most a quarter of a few games between random
/// players, and at most a quarter between [beginners](beginner). The result is the same on every
/// device.
#[must_use]
pub fn hardly_ever_ends(ruleset: &Ruleset) -> bool {
    let mostly_goes_on = |choose: fn(&Ruleset, &Position, &mut PlayoutRng) -> Option<Choice>| {
        let ended = |game: &u64| ends(ruleset, &mut PlayoutRng::for_game(SEED, *game), choose);
        (0..GAMES).filter(ended).take(3).count() < 3
    };
    mostly_goes_on(random)
        && mostly_goes_on(|ruleset, position, _| beginner::choose(ruleset, position))
}

fn random(ruleset: &Ruleset, position: &Position, dice: &mut PlayoutRng) -> Option<Choice> {
    let moves = position.moves(ruleset);
    // A rescue may be declined.
    let throwing = u32::from(position.awaits_throw());
    moves.nth(dice.below(moves.len() as u32 + throwing) as usize)
}

/// Plays a game and returns whether it ended.
fn ends(
    ruleset: &Ruleset,
    dice: &mut PlayoutRng,
    choose: impl Fn(&Ruleset, &Position, &mut PlayoutRng) -> Option<Choice>,
) -> bool {
    let mut position = Position::start(ruleset);
    let mut throws = 0;
    while position.outcome().is_none() {
        match choose(ruleset, &position, dice) {
            Some(choice) => position.play_unchecked(ruleset, choice),
            None if !position.awaits_throw() => position.forfeit_unchecked(ruleset),
            None if throws == THROWS => return false,
            None => {
                position.throw_unchecked(ruleset, dice.throw(ruleset));
                throws += 1;
            }
        }
    }
    true
}

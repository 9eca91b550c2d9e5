//! Tests house rules with a few short games: do games end at all?

use crate::base::random::PlayoutRng;
use crate::matches::arena::Contestant;
use crate::players::{Heuristic, Level};
use crate::position::Position;
use crate::rules::Ruleset;

/// The number of games by each of the two kinds of player.
const GAMES: u64 = 8;
/// A game that needs more throws than this counts as endless; ordinary games take a few hundred.
const THROWS: u32 = 3_000;
const SEED: u64 = 1;

/// Whether games under these rules hardly ever end: at most a quarter of a few games between random
/// players, and at most a quarter between [beginners](Level::Beginner). The result is the same on every
/// device.
#[must_use]
pub fn hardly_ever_ends(ruleset: &Ruleset) -> bool {
    let beginner = Contestant::Level(Level::Beginner, Box::new(Heuristic::CAREFUL));
    [Contestant::Random, beginner].iter().all(|player| {
        let ended = |game: &u64| ends(ruleset, &mut PlayoutRng::for_game(SEED, *game), player);
        (0..GAMES).filter(ended).take(3).count() < 3
    })
}

/// Plays a game and returns whether it ended.
fn ends(ruleset: &Ruleset, rng: &mut PlayoutRng, player: &Contestant) -> bool {
    let mut position = Position::start(ruleset);
    let mut throws = 0;
    while position.outcome().is_none() {
        let choice = player.choose(ruleset, &position, &position.moves(ruleset), rng);
        if throws == THROWS && choice.is_none() && position.awaits_throw() {
            return false;
        }
        let threw = position.act_legal(ruleset, choice, || rng.throw(ruleset));
        throws += u32::from(threw);
    }
    true
}

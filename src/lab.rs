//! Simulation: random playouts, and statistics of many games under one ruleset.

mod across;
mod comparison;
mod disputes;
mod effect;
mod estimate;
mod game_row;
mod grid;
mod judge;
mod measures;
mod observe;
mod outlook;
mod player;
mod sample;
mod simulate;
mod summary;
mod sweep;
mod table;
mod trust;
mod values;
mod variant;
mod verdict;
mod versions;

pub use across::{
    Across, AcrossEffect, AcrossMeasure, AcrossRuleset, AcrossRun, AcrossVerdict, across,
};
pub use comparison::{Compared, Comparison, Run, compare};
pub use disputes::{Dispute, disputes};
pub use effect::Effect;
pub use game_row::{GameRow, MILLION};
pub use grid::{Grid, GridEffect, GridMeasure, grid, grid_rulesets};
pub use judge::Judge;
pub use measures::{MEASURES, Measure, SECONDS_PER_THROW, Unit, measures_by};
pub use observe::{Cast, Chances, game_of, play_game, throw_seed};
pub use player::{Player, Style};
pub use sample::Doubt;
pub use simulate::{SimulatedGame, simulate};
pub use summary::{Spread, Summary};
pub use sweep::{PointKind, Sweep, SweptPoint, sweep, sweep_rulesets};
pub use table::Table;
pub use trust::{Evaluators, Trust, TrustVerdict, stored_trust};
pub use values::{SCORE, Value, Values, values};
pub use variant::parse_variant;
pub use verdict::Verdict;
pub use versions::Versions;

/// The greatest seed of a run of many games. Seeds are results too: readers of JSON keep integers below
/// 2⁵³, spreadsheets fifteen digits.
pub const MAX_SEED: u64 = 999_999_999_999_999;

use crate::base::random::PlayoutRng;
use crate::matches::arena::THROW_CAP;
use crate::position::Position;
use crate::position::moves::MoveSet;
use crate::position::phase::{Outcome, Phase};
use crate::rules::Ruleset;

/// Plays a game with uniformly random choices (also between a rescue and a throw). Returns its
/// number of throws and its outcome, or `None` if it was stopped after [`THROW_CAP`] throws.
#[inline]
pub fn playout(
    ruleset: &Ruleset,
    start: &Position,
    rng: &mut PlayoutRng,
) -> (u32, Option<Outcome>) {
    let mut position = *start;
    let throws = play_on(ruleset, &mut position, THROW_CAP, rng);
    (throws, position.outcome())
}

/// The position after `throws` throws of random play: waiting for a throw at the beginning of a
/// turn, or earlier if the game ends or reaches [`THROW_CAP`] throws.
#[must_use]
pub fn playout_until(
    ruleset: &Ruleset,
    start: &Position,
    throws: u32,
    rng: &mut PlayoutRng,
) -> Position {
    let mut position = *start;
    play_on(ruleset, &mut position, throws, rng);
    position
}

/// Continues until the game is over, until `most` throws have been made and their turn is over, or
/// until [`THROW_CAP`] throws have been made. Returns the number of throws.
#[inline]
fn play_on(ruleset: &Ruleset, position: &mut Position, most: u32, rng: &mut PlayoutRng) -> u32 {
    let mut throws = 0;
    let mut moves = MoveSet::default();
    loop {
        match position.phase() {
            Phase::Over(_) => return throws,
            Phase::Throw if throws >= most => return throws,
            _ if position.awaits_move()
                || (position.may_be_rescued(ruleset) && rng.below(2) == 0) =>
            {
                position.moves_into(ruleset, &mut moves);
                let chosen = rng.below(moves.len() as u32);
                match moves.nth(chosen as usize) {
                    Some(choice) => position.play_legal(ruleset, choice),
                    None => position.forfeit_legal(ruleset),
                }
            }
            // Stops in the middle of a turn that never ends.
            _ if throws >= THROW_CAP => return throws,
            _ => {
                throws += 1;
                position.throw_legal(ruleset, rng.throw(ruleset));
            }
        }
    }
}

/// Plays `games` random games from the start with a seed. Returns the total number of throws, at
/// most [`THROW_CAP`] per game.
#[must_use]
pub fn playouts(ruleset: &Ruleset, games: u64, seed: u64) -> u64 {
    let (start, mut rng) = (Position::start(ruleset), PlayoutRng::new(seed));
    (0..games)
        .map(|_| u64::from(playout(ruleset, &start, &mut rng).0))
        .sum()
}

/// A fixed sample of `count` positions awaiting a throw, from random games of different lengths:
/// for benchmarks.
#[must_use]
pub fn sample_positions(ruleset: &Ruleset, count: usize) -> Vec<Position> {
    let start = Position::start(ruleset);
    let mut rng = PlayoutRng::new(1);
    let reached = (0..).map(|number| playout_until(ruleset, &start, number % 80, &mut rng));
    let going_on = reached.filter(|position| position.outcome().is_none());
    going_on.take(count).collect()
}

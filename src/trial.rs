//! A short trial for house rules: does a net that was trained without them still judge better than
//! the hand-made evaluation?
//!
//! A net knows nothing of a rule it has never played by: where pieces that are hit leave the game it
//! can be worth next to nothing. The trial is a bounded amount of work and comes out the same everywhere.

use crate::ai::{BestEvaluator, Evaluator};
use crate::arena::{Contestant, watched_pair};
use crate::position::Position;
use crate::rules::Ruleset;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Pairs of games at most.
const PAIRS: u64 = 32;
/// The most positions that are judged. The pair that is played then does not count.
const MOST: u64 = 300_000;
const SEED: u64 = 1;

/// What is built in for a ruleset, tried where the ruleset has house rules.
#[must_use]
pub fn strongest_of(ruleset: &Ruleset) -> BestEvaluator {
    tried(ruleset, BestEvaluator::of(ruleset))
}

/// The same evaluator, or the hand-made evaluation if the evaluator is a net trained without these house
/// rules and does worse without lookahead.
#[must_use]
pub fn tried(ruleset: &Ruleset, evaluator: BestEvaluator) -> BestEvaluator {
    if evaluator.knows(ruleset) || share(ruleset, &evaluator) >= 0.5 {
        return evaluator;
    }
    evaluator.beaten()
}

/// The evaluator's share of the points against the hand-made evaluation; none of them if not one pair could be played.
fn share(ruleset: &Ruleset, evaluator: &BestEvaluator) -> f64 {
    let judged = AtomicU64::new(0);
    let player = |evaluator| {
        let counted = Counted {
            evaluator,
            judged: &judged,
        };
        Contestant::Search(Box::new(counted), 0)
    };
    let players = [
        player(evaluator.clone()),
        player(BestEvaluator::heuristic()),
    ];
    let mut go_on = |_: &_, _| judged.load(Relaxed) < MOST;
    let pairs = (0..PAIRS).map_while(|pair| {
        watched_pair(ruleset, [&players[0], &players[1]], SEED, pair, &mut go_on)
    });
    let (count, points) = pairs.fold((0, 0.0), |(count, sum), points| (count + 1, sum + points));
    points / f64::from(count.max(1))
}

/// An evaluator that counts the positions it judges.
struct Counted<'a> {
    evaluator: BestEvaluator,
    judged: &'a AtomicU64,
}

impl Evaluator for Counted<'_> {
    fn name(&self) -> &str {
        self.evaluator.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.judged.fetch_add(1, Relaxed);
        self.evaluator.white_chance(ruleset, position)
    }
}

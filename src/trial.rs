//! A short trial for house rules: does a net that was trained without them still judge better than
//! the hand-made evaluation?
//!
//! A net knows nothing of a rule it has never played by: where pieces that are hit leave the game it
//! can be worth next to nothing. The trial takes a fraction of a second and comes out the same
//! everywhere.

use crate::ai::BestEvaluator;
use crate::arena::{Contestant, watched_pair};
use crate::rules::Ruleset;

/// Pairs of games at most.
const PAIRS: u64 = 32;
/// After so many of the net's decisions no further pair is begun.
const DECISIONS: u32 = 20_000;
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

/// The evaluator's share of the points against the hand-made evaluation.
fn share(ruleset: &Ruleset, evaluator: &BestEvaluator) -> f64 {
    let evaluator = Contestant::Search(Box::new(evaluator.clone()), 0);
    let handmade = Contestant::Search(Box::new(BestEvaluator::heuristic()), 0);
    let (mut decisions, mut pairs, mut points) = (0, 0, 0.0);
    while pairs < PAIRS && decisions < DECISIONS {
        let mut count = |_: &_, _| decisions += 1;
        points += watched_pair(ruleset, [&evaluator, &handmade], SEED, pairs, &mut count);
        pairs += 1;
    }
    points / pairs as f64
}

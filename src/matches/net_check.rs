//! A short match for house rules: does a net that was trained without them still beat the hand-made
//! evaluation?
//!
//! A net cannot judge a rule that it was not trained with: under rules where hit pieces leave the game
//! it can be worthless. The match has a fixed limit in positions, so its result is the same on every
//! device.

use crate::matches::arena::{Contestant, pair_with_observer};
use crate::players::{BestEvaluator, Evaluator};
use crate::position::Position;
use crate::rules::Ruleset;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The maximum number of pairs of games.
const MAX_PAIRS: u64 = 32;
/// The maximum number of positions judged. A pair that exceeds it is not counted.
const MAX_EVALUATIONS: u64 = 300_000;
const SEED: u64 = 1;

/// The built-in evaluator of a ruleset, checked by a match if the ruleset has house rules.
#[must_use]
pub fn best_for(ruleset: &Ruleset) -> BestEvaluator {
    vet(ruleset, BestEvaluator::built_in(ruleset))
}

/// Returns the evaluator, or the hand-made evaluation if the evaluator is a net trained without these
/// house rules that does worse in the match.
#[must_use]
pub fn vet(ruleset: &Ruleset, evaluator: BestEvaluator) -> BestEvaluator {
    if evaluator.knows(ruleset) || share(ruleset, &evaluator) >= 0.5 {
        return evaluator;
    }
    evaluator.reject_net()
}

/// The evaluator's share of the points against the hand-made evaluation; 0 if no pair could be
/// completed.
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
    let mut go_on = |_: &_, _| judged.load(Relaxed) < MAX_EVALUATIONS;
    let pairs = (0..MAX_PAIRS).map_while(|pair| {
        pair_with_observer(ruleset, [&players[0], &players[1]], SEED, pair, &mut go_on)
    });
    let (count, points) = pairs.fold((0, 0.0), |(count, sum), points| (count + 1, sum + points));
    points / f64::from(count.max(1))
}

/// An evaluator that counts the positions it judges.
pub(crate) struct Counted<'a> {
    pub(crate) evaluator: BestEvaluator,
    pub(crate) judged: &'a AtomicU64,
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

//! Training is reproducible bit by bit, learns from solved endgames, and uses correct gradients.

use crate::playing::{PlayoutRng, ruleset, solved, step, wander};
use senet::matches::arena::{Contestant, Estimate, pair};
use senet::matches::quality::{PairLoss, Quality, scored_pair};
use senet::phase::Phase;
use senet::players::endgames::Tablebase;
use senet::players::nets::features::Encoder;
use senet::players::nets::{Weights, sigmoid};
use senet::players::{Evaluator, Heuristic, Level, Net, nearest_net};
use senet::position::Position;
use senet::{Ruleset, Side};
use senet_tools::train::{Plan, Trainable, Training};

/// Rules of their own, so that only games of two pieces are learned from.
const RULES: &str = "kendall-modern[pieces=2,again=1.4]";

fn plan(rounds: u32, exact: u8) -> Plan {
    Plan {
        ruleset: RULES.into(),
        seed: 5,
        rounds,
        exact,
        units: 24,
        from: 0,
        warm_up: 0,
    }
}

/// Continues a net for some rounds with exactly judged games; with or without solved examples.
fn continued(begun: &Net, examples: bool) -> Net {
    let plan = plan(2, if examples { 2 } else { 1 });
    let mut training = Training::resume_from(plan, begun).expect("a net of these rules");
    training
        .solve_endgames(|ruleset, _| Ok(solved(ruleset, 2)))
        .expect("small enough");
    while !training.is_done() {
        training.step();
    }
    training.net()
}

/// The mean loss per decision of a player that uses a net.
fn given_away(net: Net, ruleset: &Ruleset, table: &Tablebase) -> Estimate {
    let player = Contestant::Search(Box::new(net), 0);
    let given: Vec<PairLoss> = (0..400)
        .map(|pair| scored_pair(ruleset, &player, table, 4, pair))
        .collect();
    let quality = Quality::from_pairs(&given);
    quality.loss_a_decision.expect("some decisions")
}

/// From the same beginning, with games that are judged exactly in both cases.
#[test]
fn solved_examples_teach_to_give_less_away() {
    let ruleset = ruleset(RULES);
    let table = solved(&ruleset, 2);
    let mut training = Training::new(plan(1, 0)).expect("sound rules");
    training.step();
    let begun = training.net();
    let [without, with] =
        [false, true].map(|examples| given_away(continued(&begun, examples), &ruleset, &table));
    assert!(
        with.mean + with.margin < without.mean - without.margin,
        "{with:?} instead of {without:?}"
    );
}

/// Random weights that keep every unit in the range with a gradient.
fn random_weights(features: usize, rng: &mut PlayoutRng) -> Weights {
    let mut weights = Weights::zero(features);
    for part in weights.parts_mut() {
        for number in part {
            *number = rng.below(1_000) as f32 / 10_000.0 - 0.05;
        }
    }
    for bias in weights
        .first_bias
        .iter_mut()
        .chain(&mut weights.second_bias)
    {
        *bias += 0.5;
    }
    weights
}

/// Compares the gradient of every weight with the finite difference.
#[test]
fn a_gradient_is_the_slope_of_the_result() {
    const STEP: f32 = 0.01;
    let ruleset = ruleset(RULES);
    let encoder = Encoder::for_ruleset(&ruleset);
    let mut rng = PlayoutRng::new(3);
    let mut weights = random_weights(encoder.len(), &mut rng);
    let mut position = Position::start(&ruleset);
    while position.phase() != Phase::Throw || position.pieces(Side::White).len() < 2 {
        step(&ruleset, &mut position, &mut rng);
    }
    let features = encoder.encode(&ruleset, &position);
    let mut gradient = Weights::zero(encoder.len());
    let error = weights.add_gradient(&features, 0.2, &mut gradient);
    assert_eq!(error, sigmoid(weights.activations(&features).result) - 0.2);
    let mut slopes = 0;
    for (part, expected) in gradient.parts().into_iter().enumerate() {
        for (number, expected) in expected.iter().enumerate() {
            let mut result_at = |change: f32| {
                let before = weights.parts()[part][number];
                weights.parts_mut()[part][number] = before + change;
                let result = weights.activations(&features).result;
                weights.parts_mut()[part][number] = before;
                result
            };
            let slope = (result_at(STEP) - result_at(-STEP)) / (2.0 * STEP);
            assert!(
                (error * slope - expected).abs() < 1e-4,
                "part {part}, number {number}: {} instead of {expected}",
                error * slope
            );
            slopes += u32::from(expected.abs() > 1e-3);
        }
    }
    assert!(slopes > 1_000, "{slopes}");
}

fn self_play(ruleset: &str, rounds: u32) -> Plan {
    Plan {
        ruleset: ruleset.into(),
        seed: 5,
        rounds,
        exact: 0,
        units: 40,
        from: 0,
        warm_up: 0,
    }
}

fn trained(ruleset: &str, rounds: u32) -> Net {
    let mut training = Training::new(self_play(ruleset, rounds)).expect("the ruleset exists");
    while !training.is_done() {
        training.step();
    }
    training.net()
}

#[test]
#[ignore = "runs every night"]
fn a_training_that_was_broken_off_goes_on_as_if_it_had_not_been() {
    let whole = trained("simple", 2);
    let mut training = Training::new(self_play("simple", 2)).expect("the ruleset exists");
    training.step();
    let mut training = Training::from_bytes(&training.to_bytes()).expect("a whole file");
    assert_eq!(training.round(), 1);
    training.step();
    assert_eq!(training.net().to_bytes(), whole.to_bytes());
    let bytes = training.to_bytes();
    assert!(Training::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    assert!(Training::new(self_play("draughts", 2)).is_err());
}

/// Seconds of learning are enough to beat the weak levels.
#[test]
#[ignore = "runs every night"]
fn a_net_learns_to_win() {
    let ruleset = ruleset("kendall-modern");
    let net = Contestant::Search(Box::new(trained("kendall-modern", 8)), 0);
    let other = Contestant::Level(Level::Beginner, Box::new(Heuristic::CAREFUL));
    let shares: Vec<f64> = (0..400)
        .map(|number| pair(&ruleset, [&net, &other], 1, number))
        .collect();
    let score = Estimate::from_samples(&shares);
    assert!(score.mean - score.margin > 0.5, "{score:?}");
}

/// Features that the base net does not have start with weight zero.
#[test]
fn training_begins_with_what_the_nearest_net_knows() {
    let written = "simple[again_on=5,hit=swap,pairs]";
    let house = ruleset(written);
    let nearest = nearest_net(&house).expect("the entry has a net");
    let begun = Training::new(self_play(written, 1)).expect("sound rules");
    let begun = begun.with_weights_of(&nearest);
    let mut judged = 0;
    wander(&house, 3, 300, |position| {
        if position.phase() == Phase::Throw {
            let chances = [&begun.net(), &nearest].map(|net| net.white_chance(&house, position));
            assert_eq!(chances[0], chances[1]);
            judged += 1;
        }
    });
    assert!(judged > 50, "{judged}");
}

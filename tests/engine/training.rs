//! What a net learns from the decisions of solved endgames, and by what slopes.

use crate::playing::{Dice, ruleset, solved, step};
use senet::ai::features::Encoder;
use senet::ai::net::{Weights, sigmoid};
use senet::ai::tablebase::Tablebase;
use senet::ai::{BestEvaluator, Net};
use senet::arena::{Contestant, Estimate};
use senet::phase::Phase;
use senet::position::Position;
use senet::quality::{Given, Quality, judged_pair};
use senet::rules::CATALOGUE;
use senet::train::{Plan, Training};
use senet::{Ruleset, Side};

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

/// The net after some rounds more of games that are judged exactly; with solved examples or without.
fn continued(begun: &Net, examples: bool) -> Net {
    let plan = plan(2, if examples { 2 } else { 1 });
    let mut training = Training::continuing(plan, begun).expect("a net of these rules");
    training
        .solve_endgames(|ruleset, _| Ok(solved(ruleset, 2)))
        .expect("small enough");
    while !training.is_done() {
        training.step();
    }
    training.net().clone()
}

/// What a player that judges by a net loses a decision, on average.
fn given_away(net: Net, ruleset: &Ruleset, table: &Tablebase) -> Estimate {
    let player = Contestant::Search(Box::new(net), 0);
    let given: Vec<Given> = (0..400)
        .map(|pair| judged_pair(ruleset, &player, table, 4, pair))
        .collect();
    Quality::of(&given).loss_a_decision
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
        [false, true].map(|examples| given_away(continued(begun, examples), &ruleset, &table));
    assert!(
        with.mean + with.margin < without.mean - without.margin,
        "{with:?} instead of {without:?}"
    );
}

/// Numbers that leave every unit of the net where it has a slope.
fn random_weights(features: usize, dice: &mut Dice) -> Weights {
    let mut weights = Weights::zero(features);
    for part in weights.parts_mut() {
        for number in part {
            *number = dice.below(1_000) as f32 / 10_000.0 - 0.05;
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

/// Rules may have a name that the catalogue does not know: a net of theirs sees what they have a use for.
#[test]
fn rules_of_ones_own_name_can_be_encoded() {
    for entry in &CATALOGUE {
        let own = Ruleset::new("aunt Mary's", (entry.rules)()).expect("no contradiction");
        assert!(own.has_house_rules());
        let encoder = Encoder::of_ruleset(&own);
        let features = encoder.encode(&own, &Position::start(&own));
        assert!(!features.is_empty(), "{}", entry.id);
        assert!(
            features
                .iter()
                .all(|&feature| usize::from(feature) < encoder.len())
        );
        assert!(BestEvaluator::of(&own).knows(&own));
    }
}

/// The gradient along every number of a net, against the difference that a small change of the
/// number makes.
#[test]
fn a_gradient_is_the_slope_of_the_result() {
    const STEP: f32 = 0.01;
    let ruleset = ruleset(RULES);
    let encoder = Encoder::of_ruleset(&ruleset);
    let mut dice = Dice::new(3);
    let mut weights = random_weights(encoder.len(), &mut dice);
    let mut position = Position::start(&ruleset);
    while position.phase() != Phase::Throw || position.pieces(Side::White).len() < 2 {
        step(&ruleset, &mut position, &mut dice);
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

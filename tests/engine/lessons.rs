//! What a net learns from the decisions of solved endgames, and by what slopes.

use crate::playing::{Dice, ruleset, step};
use senet::ai::Net;
use senet::ai::exact::{ExactTable, Solver};
use senet::ai::features::Layout;
use senet::ai::net::{Weights, chance};
use senet::arena::{Contestant, Estimate};
use senet::position::{Phase, Position};
use senet::quality::{Given, Quality, judged_pair};
use senet::train::{Plan, Training};
use senet::{Ruleset, SenetError, Side};

/// Rules of their own, so that only games of two pieces are learned from.
const RULES: &str = "kendall-modern[pieces=2,again=1.4]";

fn solved(ruleset: &Ruleset) -> Result<ExactTable, SenetError> {
    let mut solver = Solver::new(ruleset, 2)?;
    while solver.step(1 << 20)?.layers_left > 0 {}
    Ok(solver.finish())
}

fn plan(rounds: u32, exact: u8) -> Plan {
    Plan {
        ruleset: RULES.into(),
        seed: 5,
        rounds,
        exact,
        units: 24,
        from: 0,
        shown: 0,
    }
}

/// The net after some rounds more of games that are judged exactly; with lessons or without.
fn gone_on(begun: &Net, lessons: bool) -> Net {
    let plan = plan(2, if lessons { 2 } else { 1 });
    let mut training = Training::going_on(plan, begun).expect("a net of these rules");
    training
        .solve_endgames(|ruleset, _| solved(ruleset))
        .expect("small enough");
    while !training.is_done() {
        training.step();
    }
    training.net().clone()
}

/// What a player that judges by a net loses a decision, on average.
fn given_away(net: Net, ruleset: &Ruleset, table: &ExactTable) -> Estimate {
    let player = Contestant::Search(Box::new(net), 0);
    let given: Vec<Given> = (0..400)
        .map(|pair| judged_pair(ruleset, &player, table, 4, pair))
        .collect();
    Quality::of(&given).loss_a_decision
}

/// From the same beginning, with games that are judged exactly in both cases.
#[test]
fn lessons_teach_to_give_less_away() {
    let ruleset = ruleset(RULES);
    let table = solved(&ruleset).expect("small enough");
    let mut training = Training::new(plan(1, 0)).expect("sound rules");
    training.step();
    let begun = training.net();
    let [without, with] =
        [false, true].map(|lessons| given_away(gone_on(begun, lessons), &ruleset, &table));
    assert!(
        with.mean + with.margin < without.mean - without.margin,
        "{with:?} instead of {without:?}"
    );
}

/// Numbers that leave every unit of the net where it has a slope.
fn random_weights(facts: usize, dice: &mut Dice) -> Weights {
    let mut weights = Weights::zero(facts);
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

/// The gradient along every number of a net, against the difference that a small change of the
/// number makes.
#[test]
fn a_gradient_is_the_slope_of_the_result() {
    const STEP: f32 = 0.01;
    let ruleset = ruleset(RULES);
    let layout = Layout::of_ruleset(&ruleset);
    let mut dice = Dice::new(3);
    let mut weights = random_weights(layout.len(), &mut dice);
    let mut position = Position::start(&ruleset);
    while position.phase() != Phase::Throw || position.pieces(Side::White).len() < 2 {
        step(&ruleset, &mut position, &mut dice);
    }
    let facts = layout.facts(&ruleset, &position);
    let mut gradient = Weights::zero(layout.len());
    let error = weights.add_gradient(&facts, 0.2, &mut gradient);
    assert_eq!(error, chance(weights.activations(&facts).result) - 0.2);
    let mut slopes = 0;
    for (part, expected) in gradient.parts().into_iter().enumerate() {
        for (number, expected) in expected.iter().enumerate() {
            let mut result_at = |change: f32| {
                let before = weights.parts()[part][number];
                weights.parts_mut()[part][number] = before + change;
                let result = weights.activations(&facts).result;
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

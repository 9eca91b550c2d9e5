//! Nets: learned again bit by bit from the same seed, kept in files, fair to both sides.

use crate::playing::{ruleset, variants, wander};
use senet::ai::{BestEvaluator, Evaluator, Heuristic, Level, Net, nearest_net};
use senet::arena::{Contestant, Estimate, pair};
use senet::phase::Phase;
use senet::train::{Plan, Training};

fn plan(ruleset: &str, rounds: u32) -> Plan {
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
    let mut training = Training::new(plan(ruleset, rounds)).expect("the ruleset exists");
    while !training.is_done() {
        training.step();
    }
    training.net().clone()
}

#[test]
fn a_training_that_was_broken_off_goes_on_as_if_it_had_not_been() {
    let whole = trained("simple", 2);
    let mut training = Training::new(plan("simple", 2)).expect("the ruleset exists");
    training.step();
    let mut training = Training::from_bytes(&training.to_bytes()).expect("a whole file");
    assert_eq!(training.round(), 1);
    training.step();
    assert_eq!(training.net().to_bytes(), whole.to_bytes());
    let bytes = training.to_bytes();
    assert!(Training::from_bytes(&bytes[..bytes.len() - 1]).is_err());
    assert!(Training::new(plan("draughts", 2)).is_err());
}

/// Seconds of learning are enough to leave the gentle levels behind.
#[test]
fn a_net_learns_to_win() {
    let ruleset = ruleset("kendall-modern");
    let net = Contestant::Search(Box::new(trained("kendall-modern", 8)), 0);
    let other = Contestant::Level(Level::Beginner, Box::new(Heuristic::CAREFUL));
    let shares: Vec<f64> = (0..400)
        .map(|number| pair(&ruleset, [&net, &other], 1, number))
        .collect();
    let score = Estimate::of(&shares);
    assert!(score.mean - score.margin > 0.5, "{score:?}");
}

/// What the entry's net cannot see weighs nothing before the first round.
#[test]
fn training_begins_with_what_the_nearest_net_knows() {
    let written = "simple[again_on=5,hit=swap,pairs]";
    let house = ruleset(written);
    let nearest = nearest_net(&house).expect("the entry has a net");
    let begun = Training::new(plan(written, 1)).expect("sound rules");
    let begun = begun.initialized_from(&nearest);
    let mut judged = 0;
    wander(&house, 3, 300, |position| {
        if position.phase() == Phase::Throw {
            let chances = [begun.net(), &nearest].map(|net| net.white_chance(&house, position));
            assert_eq!(chances[0], chances[1]);
            judged += 1;
        }
    });
    assert!(judged > 50, "{judged}");
}

#[test]
fn a_file_gives_the_same_net_and_damage_is_seen() {
    let net = Training::new(plan("bell", 1)).expect("the ruleset exists");
    let bytes = net.net().to_bytes();
    assert!(bytes.len() <= 64_000);
    let read = Net::from_bytes(&bytes).expect("the file is whole");
    assert_eq!(read.to_bytes(), bytes);
    for place in [0, 5, 9, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        let refused = Net::from_bytes(&damaged).expect_err("a damaged file");
        assert_eq!(refused.code, "bad_net");
    }
    assert!(Net::from_bytes(&bytes[..bytes.len() / 2]).is_err());
    assert!(Net::from_bytes(&[]).is_err());
}

/// In every variant: a chance, and the other side's chance where the sides are exchanged.
#[test]
fn both_sides_are_judged_alike() {
    for variant in variants() {
        let ruleset = ruleset(&variant);
        let judge = BestEvaluator::of(&ruleset);
        let mut judged = 0;
        wander(&ruleset, 9, 300, |position| {
            if position.phase() == Phase::Throw {
                let chance = judge.white_chance(&ruleset, position);
                let mirrored = judge.white_chance(&ruleset, &position.mirrored());
                assert!((0.0..=1.0).contains(&chance));
                assert!((chance + mirrored - 1.0).abs() < 1e-6, "{variant}");
                judged += 1;
            }
        });
        assert!(judged > 50, "{variant}: {judged}");
    }
}

#[test]
fn the_judge_says_what_it_is() {
    for (written, name) in [
        ("kendall-masters", "net of kendall-masters"),
        (
            "kendall-masters[blockade]",
            "net of kendall-masters, trained without these house rules",
        ),
        ("simple[houses=60]", "hand-made"),
    ] {
        assert_eq!(BestEvaluator::of(&ruleset(written)).name(), name);
    }
}

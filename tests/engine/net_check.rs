//! The check of a net under house rules that it was trained without.

use crate::playing::ruleset;
use senet::matches::arena::{Contestant, pair};
use senet::matches::net_check::{best_for, vet};
use senet::players::{BestEvaluator, Evaluator};

/// The first judge's share of the points against the second, without lookahead.
fn share(written: &str, judges: [BestEvaluator; 2], pairs: u64) -> f64 {
    let rules = ruleset(written);
    let [first, second] = judges.map(|judge| Contestant::Search(Box::new(judge), 0));
    let played = (0..pairs).map(|number| pair(&rules, [&first, &second], 99, number));
    played.sum::<f64>() / pairs as f64
}

#[test]
fn a_net_that_judges_worse_under_house_rules_is_not_used() {
    let written = "kendall-masters[hit=taken,end=board_empty]";
    let net = BestEvaluator::built_in(&ruleset(written));
    let judge = best_for(&ruleset(written));
    assert_eq!(
        judge.name(),
        format!(
            "hand-made, preferred after a short match to the {}",
            net.name()
        )
    );
    let share = share(written, [judge, net], 50);
    assert!(share > 0.6, "{share}");
}

#[test]
fn a_net_that_still_judges_better_is_used() {
    let written = "kendall-masters[blockade]";
    let net = BestEvaluator::built_in(&ruleset(written));
    let judge = best_for(&ruleset(written));
    assert_eq!(
        judge.name(),
        "net of kendall-masters, trained without these house rules"
    );
    let share = share(written, [net, BestEvaluator::heuristic()], 50);
    assert!(share > 0.5, "{share}");
}

#[test]
fn no_check_runs_without_house_rules_or_without_a_net() {
    for written in ["kendall-masters", "bell", "simple[houses=60]"] {
        let house = ruleset(written);
        let judge = BestEvaluator::built_in(&house);
        assert_eq!(vet(&house, judge.clone()).name(), judge.name());
    }
}

#[test]
fn an_unusual_number_of_pieces_is_a_house_rule() {
    for written in [
        "kendall-1979[pieces=8]",
        "kendall-1979[pieces=10,trap]",
        "kendall-masters[pieces=9]",
    ] {
        let house = ruleset(written);
        assert!(house.has_house_rules(), "{written}");
        assert!(!BestEvaluator::built_in(&house).knows(&house), "{written}");
    }
    for written in [
        "kendall-1979[pieces=5,trap]",
        "kendall-wiki[pieces=10]",
        "bell",
    ] {
        let own = ruleset(written);
        assert!(!own.has_house_rules(), "{written}");
        assert!(BestEvaluator::built_in(&own).knows(&own), "{written}");
    }
}

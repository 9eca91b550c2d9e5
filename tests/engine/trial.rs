//! The trial of a net under house rules it was trained without.

use crate::playing::ruleset;
use senet::ai::{Evaluator, Strongest};
use senet::arena::{Contestant, pair};
use senet::trial::{strongest_of, tried};

/// The first judge's share of the points against the second, without lookahead.
fn share(written: &str, judges: [Strongest; 2], pairs: u64) -> f64 {
    let rules = ruleset(written);
    let [first, second] = judges.map(|judge| Contestant::Search(Box::new(judge), 0));
    let played = (0..pairs).map(|number| pair(&rules, [&first, &second], 99, number));
    played.sum::<f64>() / pairs as f64
}

#[test]
fn a_net_that_is_worthless_under_house_rules_is_not_used() {
    let written = "kendall-masters[hit=taken,end=board_empty]";
    let net = Strongest::of(&ruleset(written));
    let judge = strongest_of(&ruleset(written));
    assert_eq!(
        judge.name(),
        format!("hand-made, which beats the {}", net.name())
    );
    let share = share(written, [judge, net], 50);
    assert!(share > 0.6, "{share}");
}

#[test]
fn a_net_that_still_judges_better_is_used() {
    let written = "kendall-masters[blockade]";
    let net = Strongest::of(&ruleset(written));
    let judge = strongest_of(&ruleset(written));
    assert_eq!(
        judge.name(),
        "net of kendall-masters, trained without these house rules"
    );
    let share = share(written, [net, Strongest::handmade()], 50);
    assert!(share > 0.5, "{share}");
}

#[test]
fn without_house_rules_or_a_net_there_is_nothing_to_try() {
    for written in ["kendall-masters", "bell", "simple[houses=60]"] {
        let house = ruleset(written);
        let judge = Strongest::of(&house);
        assert_eq!(tried(&house, judge.clone()).name(), judge.name());
    }
}

//! Nets survive the round trip through files and treat both sides alike.

use crate::playing::{ruleset, variants, wander};
use senet::Ruleset;
use senet::ai::features::Encoder;
use senet::ai::{BestEvaluator, Evaluator, Net, nearest_net};
use senet::phase::Phase;
use senet::position::Position;
use senet::rules::CATALOGUE;

#[test]
fn a_net_survives_its_file_and_damage_is_detected() {
    let net = nearest_net(&ruleset("bell")).expect("the ruleset has a net");
    let bytes = net.to_bytes();
    assert!(bytes.len() <= 64_000);
    let read = Net::from_bytes(&bytes).expect("the file is whole");
    assert_eq!(read.to_bytes(), bytes);
    for place in [0, 5, 9, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        let refused = Net::from_bytes(&damaged).expect_err("a damaged file");
        assert_eq!(refused.code(), "bad_net");
    }
    assert!(Net::from_bytes(&bytes[..bytes.len() / 2]).is_err());
    assert!(Net::from_bytes(&[]).is_err());
}

/// In every variant, exchanging the sides gives the other side's chance.
#[test]
fn both_sides_are_judged_the_same() {
    for variant in variants() {
        let ruleset = ruleset(&variant);
        let judge = BestEvaluator::built_in(&ruleset);
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
fn the_judge_reports_its_kind() {
    for (written, name) in [
        ("kendall-masters", "net of kendall-masters"),
        (
            "kendall-masters[blockade]",
            "net of kendall-masters, trained without these house rules",
        ),
        ("simple[houses=60]", "hand-made"),
    ] {
        assert_eq!(BestEvaluator::built_in(&ruleset(written)).name(), name);
    }
}

/// Whether a net knows a ruleset depends on its rules alone, not on its base.
#[test]
fn a_net_recognises_equal_rules_by_content() {
    for entry in CATALOGUE {
        let rules = (entry.rules)();
        let own = Ruleset::new(rules.clone()).expect("no contradiction");
        assert_eq!(own, Ruleset::parse(entry.id).expect("an entry"));
        assert!(!own.has_house_rules(), "{own}");
        assert!(BestEvaluator::built_in(&own).knows(&own), "{own}");
        for base in CATALOGUE {
            let same = Ruleset::based_on(base, rules.clone()).expect("no contradiction");
            assert_eq!(same, own, "{same}");
            let encoder = Encoder::for_ruleset(&same);
            let features = encoder.encode(&same, &Position::start(&same));
            assert!(
                features
                    .iter()
                    .all(|&feature| usize::from(feature) < encoder.len())
            );
        }
    }
}

//! Nets survive the round trip through files and treat both sides alike.

use crate::playing::{ruleset, variants, wander};
use senet::Ruleset;
use senet::phase::Phase;
use senet::players::nets::features::Encoder;
use senet::players::nets::{LARGEST_WEIGHT, Weights, sigmoid};
use senet::players::{BestEvaluator, Evaluator, Net, nearest_net};
use senet::position::Position;
use senet::rules::CATALOGUE;

#[test]
fn a_net_survives_its_file_and_damage_is_detected() {
    for entry in CATALOGUE {
        let net = nearest_net(&ruleset(entry.id)).expect("the ruleset has a net");
        let bytes = net.to_bytes();
        assert!(bytes.len() <= 64_000);
        let read = Net::from_bytes(&bytes).expect("the file is whole");
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(read.weights(), net.weights());
    }
    let bytes = nearest_net(&ruleset("bell"))
        .expect("the ruleset has a net")
        .to_bytes();
    for place in [0, 5, 9, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        let refused = Net::from_bytes(&damaged).expect_err("a damaged file");
        assert_eq!(refused.code(), "bad_net");
    }
    assert!(Net::from_bytes(&bytes[..bytes.len() / 2]).is_err());
    assert!(Net::from_bytes(&[]).is_err());
}

/// A checksum finds accidents only, so weights that a file cannot mean are refused wherever they stand.
#[test]
fn a_net_with_a_weight_that_is_not_finite_is_refused() {
    let net = nearest_net(&ruleset("bell")).expect("the ruleset has a net");
    for weight in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX] {
        let places: [fn(&mut Weights) -> &mut f32; 7] = [
            |weights| &mut weights.first[5][0],
            |weights| &mut weights.first_bias[1],
            |weights| &mut weights.second[0][2],
            |weights| &mut weights.second_bias[3],
            |weights| &mut weights.third[4],
            |weights| &mut weights.direct[5],
            |weights| &mut weights.bias,
        ];
        for (index, place) in places.into_iter().enumerate() {
            // Rows are stored as multiples of their scale: only an infinite scale survives the file.
            if weight.is_nan() && [0, 2].contains(&index) {
                continue;
            }
            let mut weights = net.weights();
            *place(&mut weights) = weight;
            let broken = Net::new(net.ruleset(), net.encoder.clone(), &weights);
            let refused = Net::from_bytes(&broken.to_bytes()).expect_err("a broken weight");
            assert_eq!(refused.code(), "bad_net", "place {index}: {weight}");
            assert!(refused.message().contains("weight"), "{refused}");
        }
    }
}

#[test]
fn the_chance_of_any_output_is_a_number_that_grows_with_it() {
    let mut before = 0.0;
    let outputs = (0..=u16::MAX).map(|high| f32::from_bits(u32::from(high) << 16));
    let mut outputs: Vec<f32> = outputs.filter(|output| !output.is_nan()).collect();
    outputs.sort_by(f32::total_cmp);
    for output in outputs {
        let chance = sigmoid(output);
        assert!((0.0..=1.0).contains(&chance), "{output}: {chance}");
        assert!(chance >= before - f32::EPSILON, "{output}: {chance}");
        before = chance;
    }
    assert_eq!(sigmoid(f32::NEG_INFINITY), 0.0);
    assert_eq!(sigmoid(f32::INFINITY), 1.0);
}

/// With the largest weights that a file may have, everything is still finite.
#[test]
fn the_largest_weights_give_finite_chances() {
    let ruleset = ruleset("bell");
    let net = nearest_net(&ruleset).expect("the ruleset has a net");
    let mut weights = net.weights();
    weights.first_bias.fill(LARGEST_WEIGHT);
    weights.third.fill(-LARGEST_WEIGHT);
    for (unit, row) in weights.second.iter_mut().enumerate() {
        row.fill(if unit % 2 == 0 {
            LARGEST_WEIGHT
        } else {
            -LARGEST_WEIGHT
        });
    }
    let net = Net::new(&ruleset, net.encoder.clone(), &weights);
    wander(&ruleset, 9, 50, |position| {
        let chance = net.chance(&ruleset, position);
        assert!((0.0..=1.0).contains(&chance), "{chance}");
    });
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

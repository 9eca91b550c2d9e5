//! Reasons for advice: each is given where its difference decides, with exact numbers.

use super::playing;
use senet::moves::Choice;
use senet::phase::Phase;
use senet::players::{Danger, Heuristic, ScoredChoice, explain, rank};
use senet::position::{Place, Position};
use senet::rules::{CATALOGUE, Turn};
use senet::{Ruleset, Side};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn kendall(white: &[u8], black: &[u8], throw: u8) -> Value {
    json!({
        "ruleset": "kendall-masters", "to_move": "B", "stage": "play", "throw": throw,
        "W": white, "B": black, "off": { "W": 7 - white.len(), "B": 7 - black.len() },
    })
}

/// The reason why one move in a question is better than another, as the page receives it.
fn why(question: &Value, best: &str, other: &str) -> Value {
    let asked =
        senet::protocol::read(question).unwrap_or_else(|error| panic!("{question}: {error}"));
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let ranked = |id: &str, chance: f32| {
        let choice = Some(find(ruleset, position, id));
        ScoredChoice { choice, chance }
    };
    let reason = explain(ruleset, position, ranked(best, 0.6), ranked(other, 0.5));
    serde_json::to_value(reason).expect("a reason is plain data")
}

fn find(ruleset: &Ruleset, position: &Position, id: &str) -> Choice {
    let moves = position.moves(ruleset);
    let found = moves
        .iter()
        .find(|&choice| position.legal_effect(ruleset, choice).id(ruleset) == id);
    found.unwrap_or_else(|| {
        let ids: Vec<String> = moves
            .iter()
            .map(|choice| position.legal_effect(ruleset, choice).id(ruleset))
            .collect();
        panic!("{id} is not among {ids:?}")
    })
}

#[test]
fn each_reason_is_given_when_it_decides() {
    let asked = |ruleset: &str, rest: Value| {
        let mut question = json!({ "ruleset": ruleset, "to_move": "W", "stage": "play" });
        let fields = question.as_object_mut().expect("an object");
        fields.extend(rest.as_object().expect("an object").clone());
        question
    };
    let cases = [
        (
            kendall(&[3, 16], &[26, 10], 5),
            "26-off",
            "10-15",
            json!({ "reason": "bears_off" }),
        ),
        (
            kendall(&[12, 20], &[9, 1], 3),
            "9x12",
            "1-4",
            json!({ "reason": "hits", "house": 12, "steps": 3 }),
        ),
        (
            kendall(&[3], &[26, 10], 1),
            "10-11",
            "26-27",
            json!({ "reason": "keeps_out_of_water" }),
        ),
        // White on 8 hits 11 with a 3 (4 of 16 throws) and 13 with a 5 (1 of 16).
        (
            kendall(&[8], &[11, 12, 1], 1),
            "1-2",
            "12-13",
            json!({ "reason": "shelters", "house": 11, "chance": 0.0, "instead": 0.3125 }),
        ),
        (
            kendall(&[21, 1], &[24, 25], 3),
            "25-22<",
            "24x21<",
            json!({ "reason": "keeps_enemy_back", "steps": 3 }),
        ),
        (
            asked(
                "bell",
                json!({ "throw": 3, "W": [5, 9], "B": [8, 20, 22], "taken": { "W": 8, "B": 7 } }),
            ),
            "5x8",
            "9-12",
            json!({ "reason": "removes", "house": 8, "to_hand": false }),
        ),
    ];
    for (question, best, other, expected) in cases {
        assert_eq!(
            why(&question, best, other),
            expected,
            "{question}: {best}, not {other}"
        );
    }
}

/// The chance of a hit, computed independently by trying every move that sends a piece back.
fn chance_of_a_hit(ruleset: &Ruleset, position: &Position, side: Side) -> f32 {
    let hits = |throw: u8| {
        let mut thrown = *position;
        thrown.throw_legal(ruleset, throw);
        thrown.moves(ruleset).iter().any(|choice| {
            let victim = thrown.legal_effect(ruleset, choice).victim;
            victim.is_some_and(|victim| match victim.to {
                Place::House(to) => to < victim.from,
                Place::Off => false,
                Place::Hand | Place::Taken => true,
            })
        })
    };
    assert_eq!(position.side(), side.opponent());
    ruleset
        .odds()
        .filter(|&(throw, _)| hits(throw))
        .map(|(_, chance)| chance)
        .sum()
}

/// Calls `visit` with positions of random games of every ruleset.
fn in_random_games(mut visit: impl FnMut(&Ruleset, &Position)) {
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("a ruleset of the catalogue");
        playing::wander(&ruleset, 7, 400, |position| visit(&ruleset, position));
    }
}

#[test]
fn danger_is_the_chance_of_a_throw_that_sets_a_piece_back() {
    let mut dangerous = 0;
    in_random_games(|ruleset, position| {
        if ruleset.rules().turn != Turn::Single || position.phase() != Phase::Throw {
            return;
        }
        let side = position.side().opponent();
        let danger = Danger::new(ruleset, position, side);
        let expected = chance_of_a_hit(ruleset, position, side);
        assert!(
            (danger.chance - expected).abs() < 1e-6,
            "{}: {position:?}",
            ruleset.name()
        );
        assert_eq!(danger.house.is_some(), danger.chance > 0.0);
        dangerous += u32::from(danger.chance > 0.0);
    });
    assert!(
        dangerous > 200,
        "{dangerous} positions had a danger in them"
    );
}

#[test]
fn every_pair_of_choices_has_a_reason() {
    let mut reasons = BTreeMap::new();
    in_random_games(|ruleset, position| {
        let ranked = rank(ruleset, position, &Heuristic::CAREFUL, 0);
        let [best, .., worst] = &ranked[..] else {
            return;
        };
        let reason = explain(ruleset, position, *best, *worst);
        let shown = serde_json::to_value(reason).expect("a reason is plain data");
        for field in ["chance", "instead"] {
            let chance = shown.get(field).and_then(Value::as_f64).unwrap_or(0.5);
            assert!((0.0..=1.000_001).contains(&chance), "{shown}");
        }
        *reasons
            .entry(shown["reason"].as_str().expect("a name").to_owned())
            .or_insert(0) += 1;
    });
    assert!(reasons.len() >= 9, "{reasons:?}");
    let vague = reasons.get("further_on").copied().unwrap_or(0);
    let all: u32 = reasons.values().sum();
    assert!(
        vague * 4 < all,
        "{vague} of {all} reasons say nothing: {reasons:?}"
    );
}

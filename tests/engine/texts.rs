//! Positions, records, moves and rulesets as text: they survive the round trip, and damaged ones are
//! refused with the reason.

use crate::playing::{PlayoutRng, ruleset, step, variants};
use proptest::prelude::*;
use senet::position::Position;
use senet::{Game, Ruleset, Seed};

/// A game of `actions` random actions.
fn random_game(variant: &str, seed: u8, actions: usize) -> Game {
    let mut game = Game::new(ruleset(variant), [seed; 32]);
    let mut rng = PlayoutRng::new(seed.into());
    for _ in 0..actions {
        let moves = game.legal_moves();
        if game.position().outcome().is_some() {
            break;
        } else if game.position().awaits_throw() && (moves.is_empty() || rng.below(2) == 0) {
            game.throw().expect("a throw is awaited");
        } else {
            game.apply(&moves[rng.below(moves.len())].id)
                .expect("the move is legal");
        }
    }
    game
}

#[test]
fn every_position_of_random_games_survives_its_id() {
    for variant in variants() {
        let ruleset = ruleset(&variant);
        let mut rng = PlayoutRng::new(3);
        let mut position = Position::start(&ruleset);
        let mut longest = 0;
        for _ in 0..5_000 {
            let id = position.id(&ruleset);
            longest = longest.max(id.len());
            assert_eq!(
                Position::from_id(&ruleset, &id),
                Ok(position),
                "{variant} {id}"
            );
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            } else {
                step(&ruleset, &mut position, &mut rng);
            }
        }
        let limit = if ruleset.rules().houses == 30 { 20 } else { 24 };
        assert!(
            longest <= limit,
            "{variant}: an id has {longest} characters"
        );
    }
}

#[test]
fn an_id_of_another_ruleset_is_refused() {
    let id = Position::start(&ruleset("kendall-masters")).id(&ruleset("kendall-masters"));
    let error = Position::from_id(&ruleset("kendall-modern"), &id).expect_err("it is foreign");
    assert_eq!(error.code(), "bad_position");
}

#[test]
fn a_changed_character_is_detected() {
    let ruleset = ruleset("kendall-masters");
    let mut rng = PlayoutRng::new(5);
    let mut position = Position::start(&ruleset);
    let (mut accepted, mut tried) = (0, 0);
    for _ in 0..200 {
        step(&ruleset, &mut position, &mut rng);
        let id = position.id(&ruleset);
        for i in 0..id.len() {
            let mut changed = id.clone().into_bytes();
            changed[i] = if changed[i] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).expect("digits are ASCII");
            tried += 1;
            accepted +=
                usize::from(Position::from_id(&ruleset, &changed).is_ok_and(|p| p != position));
        }
    }
    // A 12-bit check passes one in 4096, and validation rejects most of those.
    assert!(
        accepted * 1000 < tried,
        "{accepted} of {tried} damaged ids were accepted"
    );
}

#[test]
fn records_replay_to_the_same_game() {
    for variant in variants() {
        for seed in 0..4 {
            let game = random_game(&variant, seed, 600);
            let record = game.record();
            let again =
                Game::from_record(&record).unwrap_or_else(|e| panic!("{variant}: {e}\n{record}"));
            assert_eq!(again.record(), record);
            assert_eq!(again.state(), game.state(), "{variant}");
        }
    }
}

#[test]
fn a_record_from_a_set_position_replays() {
    let source = random_game("kendall-masters", 9, 100);
    let position = *source.position();
    let ruleset = ruleset("kendall-masters");
    let mut game = Game::from_position(ruleset, position, [1; 32]).expect("the position is valid");
    while game.position().awaits_throw() {
        game.throw().expect("a throw is awaited");
    }
    let again = Game::from_record(&game.record()).expect("it is our own record");
    assert_eq!(again.position(), game.position());
}

#[test]
fn a_damaged_record_is_refused_with_the_place_of_the_error() {
    let record = random_game("kendall-masters", 2, 60).record();
    let lines: Vec<&str> = record.lines().collect();
    let third_turn = lines
        .iter()
        .position(|line| line.starts_with("3 "))
        .expect("there is a third turn");
    let mut damaged = lines.clone();
    let line = format!("{} 99-100", lines[third_turn]);
    damaged[third_turn] = &line;
    let error = Game::from_record(&damaged.join("\n")).expect_err("no such move");
    assert_eq!(
        error.field(),
        Some(format!("line {}", third_turn + 1).as_str())
    );
    for (text, part) in [
        ("", "empty"),
        ("Chess 1", "must begin with"),
        (
            "Senet 1\nRuleset: checkers\nSeed: 00",
            "line 2: there is no ruleset",
        ),
        ("Senet 1\nRuleset: bell", "‘Seed:’ is missing"),
        ("Senet 1\nRuleset: bell\nSeed: 12", "64 hexadecimal"),
        ("Senet 1\nColour: red", "no header"),
    ] {
        let error = Game::from_record(text).expect_err(text);
        assert!(error.message().contains(part), "{text:?}: {error}");
    }
}

#[test]
fn impossible_throws_are_refused() {
    let head = format!(
        "Senet 1\nRuleset: kendall-masters\nSeed: {}\n",
        "0".repeat(64)
    );
    for turn in [
        "1 B llll=5",
        "1 B ldd=1",
        "1 B xyzw=1",
        "1 B die=1",
        "1 W lddd=1",
        "x B lddd=1",
    ] {
        let error = Game::from_record(&format!("{head}\n{turn}")).expect_err(turn);
        assert_eq!(error.field(), Some("line 5"), "{turn}: {error}");
    }
}

#[test]
fn written_forms_of_rulesets_are_canonical() {
    for (text, canonical) in [
        ("kendall-masters", "kendall-masters"),
        ("kendall-1979[trap,pieces=5]", "kendall-1979[pieces=5,trap]"),
        ("kendall-1979[pieces=7]", "kendall-1979"),
        ("kendall-1979[home_row=on]", "kendall-1979[home_row]"),
        ("kendall-1979[clear_first=1-10]", "kendall-1979[home_row]"),
        (
            "kendall-masters[blockade,again=1.4]",
            "kendall-masters[again=1.4,blockade]",
        ),
    ] {
        let parsed = ruleset(text);
        assert_eq!(parsed.name(), canonical);
        assert_eq!(ruleset(canonical).rules(), parsed.rules());
    }
}

#[test]
fn contradictions_name_both_points() {
    let error = Ruleset::parse("kendall-masters[turn=divided]").expect_err("it hits");
    assert_eq!(error.code(), "contradicting_rules");
    assert!(error.message().contains("turn and hit"), "{error}");
    for (text, code) in [
        ("senet", "unknown_ruleset"),
        ("bell[", "bad_ruleset"),
        ("bell[colour=red]", "unknown_option"),
        ("bell[pieces=many]", "bad_option"),
        ("bell[pieces=11]", "contradicting_rules"),
    ] {
        assert_eq!(Ruleset::parse(text).expect_err(text).code(), code);
    }
}

#[test]
fn a_record_with_refused_rules_keeps_the_error_code() {
    let record = |rules| format!("Senet 1\nRuleset: {rules}\nSeed: {}\n", "0".repeat(64));
    for (rules, code) in [
        ("checkers", "unknown_ruleset"),
        ("bell[colour=red]", "unknown_option"),
        ("bell[turn=divided]", "contradicting_rules"),
    ] {
        let error = Game::from_record(&record(rules)).expect_err(rules);
        assert_eq!((error.code(), error.field()), (code, Some("line 2")));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text_parses_or_is_refused(text in "\\PC{0,40}") {
        let ruleset = ruleset("piccione");
        let _ = Position::from_id(&ruleset, &text);
        let _ = Ruleset::parse(&text);
        let _ = Ruleset::parse(&format!("bell[{text}]"));
        let _ = text.parse::<Seed>();
        let mut game = Game::new(ruleset, [0; 32]);
        prop_assert!(game.apply(&text).is_err());
        let _ = Game::from_record(&text);
        let _ = Game::from_record(&format!("Senet 1\nRuleset: bell\nSeed: {}\n{text}", "0".repeat(64)));
    }

    #[test]
    fn any_digits_parse_to_a_valid_position_or_an_error(id in "[0-9A-Za-z_-]{8,24}") {
        for variant in ["kendall-masters", "kendall-1979[starting_throw]", "jequier-ludii", "double"] {
            let ruleset = ruleset(variant);
            if let Ok(position) = Position::from_id(&ruleset, &id) {
                prop_assert_eq!(position.id(&ruleset), id.clone());
            }
        }
    }
}

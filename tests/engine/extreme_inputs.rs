//! Public functions answer or refuse extreme inputs; none panics, hangs or wraps around.

use crate::playing::{PlayoutRng, ruleset, step, variants, wander};
use senet::board::{Board, House, HouseSet};
use senet::fair_play::commitment::Commitment;
use senet::fair_play::correspondence::Correspondence;
use senet::fair_play::daily;
use senet::game::ThrowSource;
use senet::moves::{Choice, MoveKind};
use senet::phase::Bag;
use senet::players::endgames::Solver;
use senet::players::{BestEvaluator, Net};
use senet::position::Position;
use senet::review::{BestJudge, Review};
use senet::rules::draft::Draft;
use senet::rules::{CATALOGUE, Rules, contradictions, spec};
use senet::sticks::{Randomizer, ThrowSet, ThrowStream};
use senet::{Game, RuledPosition, Ruleset, Seed, Side, text};

const NUMBERS: [u8; 14] = [0, 1, 2, 5, 6, 7, 30, 31, 60, 61, 64, 127, 128, 255];

const KINDS: [MoveKind; 8] = [
    MoveKind::Forward,
    MoveKind::Backward,
    MoveKind::FallBack,
    MoveKind::BearOff,
    MoveKind::Enter,
    MoveKind::Rescue,
    MoveKind::Decline,
    MoveKind::Pass,
];

#[test]
fn sets_take_any_numbers() {
    for one in 0..=u8::MAX {
        assert_eq!(House::new(one).is_some(), (1..=60).contains(&one));
        assert_eq!(
            HouseSet::from_numbers(&[one]).is_some(),
            House::new(one).is_some()
        );
        let is_value = (1..=6).contains(&one);
        assert_eq!(ThrowSet::from_values(&[1, one]).is_some(), is_value);
        assert_eq!(Bag::from_values(&[one]).is_some(), is_value);
        assert_eq!(Bag::EMPTY.with(one).is_some(), is_value);
        assert_eq!(Bag::EMPTY.without(one), None);
        assert_eq!(Bag::EMPTY.count(one), 0);
        assert_eq!(Bag::from_values(&[one; 16]), None);
        assert!(!ThrowSet::EMPTY.contains(one));
        let all = HouseSet::range(0, u8::MAX);
        assert_eq!((all << one).len(), 60_u8.saturating_sub(one));
        assert_eq!((all >> one).len(), 60_u8.saturating_sub(one));
        for other in 0..=u8::MAX {
            let houses = HouseSet::range(one, other);
            assert!(
                houses
                    .iter()
                    .all(|house| (one..=other).contains(&house.number()))
            );
        }
    }
}

#[test]
fn sticks_take_any_numbers() {
    for one in 0..=u8::MAX {
        let sticks = Randomizer::sticks(one);
        assert_eq!(sticks.is_some(), [0, 4, 5, 6].contains(&one));
        for sticks in [Randomizer::DIE].into_iter().chain(sticks) {
            let chances = (0..=u8::MAX).map(|value| sticks.chance(value));
            assert_eq!(chances.sum::<f64>(), 1.0);
            for faces in 0..=u8::MAX {
                let thrown = sticks.throw_from_faces(faces);
                assert_eq!(thrown.is_some(), faces < sticks.outcome_count());
                assert_eq!(
                    sticks.throw_with_value(faces).is_some(),
                    sticks.values().contains(faces)
                );
            }
            for number in [0, 1, u32::MAX - 1, u32::MAX] {
                let mut stream = ThrowStream::new([0xff; 32]);
                assert!(sticks.values().contains(stream.throw(sticks, number).value));
            }
        }
    }
    let from_json = |value: u8| serde_json::from_str(&format!(r#"{{"four":{{"zero":{value}}}}}"#));
    assert_eq!(from_json(5).ok(), Randomizer::sticks(5));
    assert!(from_json(200).ok().is_none_or(|_: Randomizer| false));
}

/// Texts that are nothing, almost something, or far too long.
fn texts() -> Vec<String> {
    let mut texts: Vec<String> = [
        "",
        " ",
        "[",
        "]",
        "=",
        ",",
        "simple[",
        "simple[]",
        "simple[pieces=255]",
        "simple[pieces=256]",
        "simple[pieces=-1]",
        "simple[pieces=99999999999999999999]",
        "double[stop=255]",
        "simple[again=1-255]",
        "simple[exits=255:any]",
        "simple[start_house=255]",
        "0",
        "-",
        "é",
        "\u{0}",
        "\u{feff}",
        "Senet 1",
        "Senet 1\nRuleset: simple",
        "Senet 1\n1 W",
        "2025-12-31",
        "0000-00-00",
        "9999-99-99",
        "+1",
        "٣",
        "255",
        "256",
        "61",
        "-0",
        "1e3",
        "NaN",
        "throw",
        "rescue",
        "hand-1",
        "255-255",
        "1-255",
        "99999-1",
        "1-1",
        "#1.simple.0",
    ]
    .map(String::from)
    .into();
    texts.push("7".repeat(64));
    texts.push("é".repeat(32));
    for part in ["0", "z", "_", "9", "[", "Senet 1\n", "1-2 "] {
        texts.push(part.repeat(20_000));
    }
    texts
}

#[test]
fn readers_take_any_text() {
    let simple = ruleset("simple");
    let thrown = RuledPosition::start(&simple).throw(2).expect("a throw");
    for text in texts() {
        let _ = text.parse::<House>();
        let _ = text.parse::<Side>();
        let _ = text.parse::<ThrowSource>();
        let _ = text.parse::<Commitment>();
        let _ = Ruleset::parse(&text);
        let _ = Draft::new(&text);
        let _ = Draft::change("simple", &text, &text);
        let _ = Draft::change("simple", "pieces", &text);
        let _ = Board::by_id(&text);
        let _ = text.parse::<Seed>();
        let _ = daily::seed_of(&text);
        let _ = Position::from_id(&simple, &text);
        let _ = Game::from_record(&text);
        let _ = Game::from_record(&format!("Senet 1\nRuleset: simple\nSeed: {text}\n"));
        let _ = thrown.find_move(&text);
        let _ = Correspondence::join(&text, [7; 32]);
        let _ = Correspondence::from_saved(&text);
        let _ = Correspondence::id_of(&text);
        let _ = text::plain(&text);
        let _ = text::decode(text.as_bytes());
        let _ = Net::from_bytes(text.as_bytes());
    }
    for seat in 2..=u8::MAX {
        assert!(
            Correspondence::make(&simple, seat, [7; 32]).is_err(),
            "{seat}"
        );
    }
}

/// Any choice and throw, legal or not, in any position, under its own rules or others.
#[test]
fn positions_take_any_choice_even_under_other_rules() {
    let all: Vec<Ruleset> = variants().iter().map(|variant| ruleset(variant)).collect();
    for (index, ruleset) in all.iter().enumerate() {
        let other = &all[(index * 7 + 5) % all.len()];
        wander(ruleset, 5, 60, |position| {
            for rules in [ruleset, other] {
                let moves = position.moves(rules);
                for kind in KINDS {
                    for (steps, from) in NUMBERS.into_iter().flat_map(|s| NUMBERS.map(|f| (s, f))) {
                        let choice = Choice::new(kind, steps, House::new(from));
                        let mut after = *position;
                        let played = after.play(rules, choice);
                        assert_eq!(played.is_ok(), moves.contains(choice));
                        assert_eq!(position.effect(rules, choice).is_some(), played.is_ok());
                    }
                }
                for value in NUMBERS {
                    let _ = { *position }.throw(rules, value);
                }
                let _ = { *position }.forfeit(rules);
                for house in HouseSet::range(1, House::MAX) {
                    let _ = position.why_not(rules, house);
                }
                let _ = position.id(rules);
                let _ = position.mirrored().checked(rules);
                assert!(moves.nth(usize::MAX).is_none());
            }
        });
    }
}

/// Rules with any numbers are valid or contradict themselves, and valid ones can be played.
#[test]
fn rules_take_any_numbers() {
    let mut rng = PlayoutRng::new(91);
    let mut valid = 0;
    for _ in 0..20_000 {
        let entry = &CATALOGUE[rng.below(CATALOGUE.len())];
        let mut rules: Rules = (entry.rules)();
        for _ in 0..1 + rng.below(3) {
            let number = NUMBERS[rng.below(NUMBERS.len())];
            let houses = HouseSet::range(number, NUMBERS[rng.below(NUMBERS.len())]);
            match rng.below(18) {
                0 => rules.houses = number,
                1 => rules.pieces = number,
                2 => rules.start_house = number,
                3 => rules.stop = number,
                4 => rules.backward_from = number,
                5 => rules.water_house = number,
                6 => rules.return_house = number,
                7 => rules.exits.iter_mut().for_each(|exit| exit.house = number),
                8 => rules.safe = houses,
                9 => rules.fixed = houses,
                10 => rules.clear_first = houses,
                11 => rules.again_on = houses,
                12 => rules.stuck_to_water = houses,
                13 => rules.hit_to_water = houses,
                14 => rules.vacate = houses,
                15 => rules.ends_turn = houses,
                16 => rules.last_chance = houses,
                _ => rules.again = ThrowSet::from_values(&[number]).unwrap_or_default(),
            }
        }
        let _ = spec::write(entry, &rules);
        let _ = contradictions(&rules);
        let _ = Ruleset::based_on(entry, rules.clone());
        if let Ok(ruleset) = Ruleset::new(rules) {
            valid += 1;
            let mut position = Position::start(&ruleset);
            for _ in 0..50 {
                if position.outcome().is_none() {
                    step(&ruleset, &mut position, &mut rng);
                }
            }
        }
    }
    assert!(valid > 500, "{valid}");
}

#[test]
fn games_and_reviews_take_any_number() {
    let mut game = Game::new(ruleset("simple"), [7; 32]);
    crate::playing::play_on(&mut game, &mut PlayoutRng::new(3), 30);
    let (record, length) = (game.record(), game.history_len());
    for step in [length + 1, usize::MAX] {
        assert_eq!(game.seek(step).expect_err("too far").code(), "bad_step");
        assert_eq!(game.truncate(step).expect_err("too far").code(), "bad_step");
        assert_eq!(game.record(), record, "the game is unchanged");
    }
    let judge = BestJudge::new(game.ruleset(), BestEvaluator::heuristic(), None);
    let mut review = Review::new(&game, Box::new(judge));
    review.step(0);
    review.step(usize::MAX);
    for row in [u32::MAX, review.len() as u32 + 1] {
        assert!(review.row(row).is_err());
        assert!(review.options(row).is_err());
    }
}

#[test]
fn solvers_take_any_number() {
    let modern = ruleset("kendall-modern");
    for pieces in 0..=u8::MAX {
        assert_eq!(
            Solver::new(&modern, pieces).is_ok(),
            (1..=5).contains(&pieces)
        );
    }
    for tolerance in [f64::NAN, f64::NEG_INFINITY, -1.0, 2.0, f64::INFINITY] {
        for memory in [0, 1, u64::MAX] {
            let solver = Solver::new(&modern, 1).expect("one piece each");
            let mut solver = solver.with_tolerance(tolerance).with_memory(memory);
            solver.step(0).expect("it is small");
            solver.step(u64::MAX).expect("it is small");
            let table = solver.finish();
            for number in [0, u64::MAX] {
                for pieces in [[0, 0], [1, 1], [255, 255], [0, 255]] {
                    let _ = table.position_at(pieces, number);
                }
            }
            let _ = table.number_of(&Position::start(&ruleset("double")));
            let _ = table.white_chance(&modern, &Position::start(&ruleset("bell")));
        }
    }
}

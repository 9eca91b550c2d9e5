//! Standard traits for parsing and formatting.

use senet::board::{House, HouseSet};
use senet::fair_play::commitment::Commitment;
use senet::game::ThrowSource;
use senet::players::Level;
use senet::position::{Place, Position};
use senet::rules::{CATALOGUE, Rules};
use senet::sticks::ThrowSet;
use senet::{Game, RuledPosition, Ruleset, Seed, Side};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

#[test]
fn houses_convert_to_and_from_numbers() {
    for number in 0..=u8::MAX {
        let house = House::try_from(number);
        assert_eq!(house.as_ref().ok().copied(), House::new(number));
        assert_eq!(number.to_string().parse::<House>(), house);
        if let Ok(house) = house {
            assert_eq!(house.to_string(), number.to_string());
        }
    }
    for wrong in ["", "a", "-1", "300"] {
        let error = wrong.parse::<House>().expect_err("no house");
        assert_eq!(error.code(), "bad_house");
    }
}

/// Every operation on sets of houses yields exactly the expected houses.
#[test]
fn sets_of_houses_contain_only_houses() {
    let sets = [
        HouseSet::EMPTY,
        HouseSet::from_numbers(&[1]).expect("houses"),
        HouseSet::from_numbers(&[60]).expect("houses"),
        HouseSet::from_numbers(&[1, 2, 30, 59, 60]).expect("houses"),
        HouseSet::range(0, 255),
        HouseSet::range(7, 63),
        HouseSet::range(0, 3),
    ];
    let numbers = |set: HouseSet| -> Vec<u8> { set.iter().map(House::number).collect() };
    let chosen = |holds: &dyn Fn(u8) -> bool| -> Vec<u8> {
        (1..=House::MAX).filter(|&number| holds(number)).collect()
    };
    for set in sets {
        let has = |number: u8| House::new(number).is_some_and(|house| set.contains(house));
        assert_eq!(numbers(set), chosen(&has));
        assert_eq!(usize::from(set.len()), numbers(set).len());
        assert_eq!(
            set.first().map(House::number),
            numbers(set).first().copied()
        );
        assert_eq!(set.last().map(House::number), numbers(set).last().copied());
        assert_eq!(numbers(!set), chosen(&|number| !has(number)));
        for steps in 0..64 {
            let behind = |number: u8| number > steps && has(number - steps);
            assert_eq!(numbers(set << steps), chosen(&behind), "{steps} on");
            let ahead = |number: u8| number.checked_add(steps).is_some_and(has);
            assert_eq!(numbers(set >> steps), chosen(&ahead), "{steps} back");
        }
        for other in sets {
            assert_eq!(set.without(other), set & !other);
        }
    }
    for no_house in [0, 61, 64, 255] {
        assert_eq!(HouseSet::from_numbers(&[no_house]), None);
    }
}

#[test]
fn sides_convert_to_and_from_letters() {
    for side in Side::BOTH {
        assert_eq!(side.to_string().parse(), Ok(side));
    }
    for wrong in ["", "w", "WB"] {
        let error = wrong.parse::<Side>().expect_err("no side");
        assert_eq!(error.code(), "bad_side");
    }
}

#[test]
fn rulesets_levels_and_positions_convert_to_and_from_text() {
    let text = "kendall-1979[pieces=5,trap]";
    let ruleset: Ruleset = text.parse().expect("a ruleset");
    assert_eq!(ruleset.to_string(), text);
    assert!("draughts".parse::<Ruleset>().is_err());
    for &level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let start = Position::start(&ruleset);
    assert_eq!(start.to_string(), start.describe());
}

/// What is written can be read again, and has the expected form.
#[test]
fn the_vocabulary_survives_a_trip_through_json() {
    fn check<T: serde::Serialize + DeserializeOwned + PartialEq + Debug>(value: T, form: Value) {
        let written = serde_json::to_value(&value).expect("it can be written");
        assert_eq!(written, form);
        assert_eq!(
            serde_json::from_value::<T>(form).expect("it can be read"),
            value
        );
    }
    let house = House::new(26).expect("a house");
    check(house, 26.into());
    check(
        HouseSet::from_numbers(&[1, 26, 60]).expect("houses"),
        vec![1, 26, 60].into(),
    );
    check(
        ThrowSet::from_values(&[1, 4]).expect("throws"),
        vec![1, 4].into(),
    );
    check(Side::Black, "black".into());
    check(Place::House(house), 26.into());
    for (place, word) in [
        (Place::Hand, "hand"),
        (Place::Off, "off"),
        (Place::Taken, "taken"),
    ] {
        check(place, word.into());
    }
    for level in Level::ALL {
        check(*level, level.name().into());
    }
    for source in ThrowSource::ALL {
        check(*source, source.name().into());
    }
    let commitment = Commitment::to([7; 32]);
    check(commitment, commitment.to_string().into());
    for entry in CATALOGUE {
        check(Ruleset::from_entry(entry), entry.id.into());
        let rules = (entry.rules)();
        let form = serde_json::to_value(&rules).expect("rules can be written");
        check::<Rules>(rules, form);
    }
}

/// Values that their constructors refuse are refused here too.
#[test]
fn values_read_from_json_are_checked() {
    fn refused<T: DeserializeOwned>(json: &str) {
        assert!(serde_json::from_str::<T>(json).is_err(), "{json}");
    }
    refused::<House>("0");
    refused::<House>("61");
    refused::<HouseSet>("[26, 61]");
    refused::<ThrowSet>("[7]");
    refused::<Place>("\"board\"");
    refused::<Ruleset>("\"kendall-masters[pieces=0]\"");
    refused::<ThrowSource>("\"two\"");
    refused::<Commitment>("\"07\"");
}

#[test]
fn games_positions_and_seeds_are_serialized_in_their_text_forms() {
    let ruleset = Ruleset::parse("kendall-masters").expect("in the catalogue");
    let mut game = Game::new(ruleset.clone(), [7; 32]);
    for _ in 0..60 {
        match game.legal_moves().first() {
            Some(first) => game.apply(&first.id).expect("legal"),
            None => game.throw().expect("a throw is awaited"),
        };
    }
    let text = serde_json::to_string(&game).expect("plain data");
    let again: Game = serde_json::from_str(&text).expect("a record");
    assert_eq!(again.record(), game.record());
    assert_eq!(
        serde_json::from_str::<Value>(&text).expect("JSON"),
        game.record()
    );
    for damaged in [text.replace("Seed", "Sand"), text.replace("W ", "B ")] {
        assert!(serde_json::from_str::<Game>(&damaged).is_err());
    }
    let start = RuledPosition::start(&ruleset);
    let expected = serde_json::json!({ "ruleset": "kendall-masters", "position": start.id() });
    assert_eq!(serde_json::to_value(start).expect("plain data"), expected);
    let seed = serde_json::to_value(game.seed()).expect("plain data");
    assert_eq!(seed, game.seed().to_string());
    assert_eq!(
        serde_json::from_value::<Seed>(seed).expect("a seed"),
        game.seed()
    );
}

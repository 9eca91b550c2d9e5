//! Short games: fewer pieces, or a later starting house.

use crate::playing::ruleset;
use senet::position::Position;
use senet::{Game, Ruleset, Side};

const SHORT: [&str; 5] = [
    "kendall-masters[pieces=2,start_house=17]",
    "kendall-modern[pieces=3,start_house=15]",
    "bell[pieces=2,start_house=16,opening=white]",
    "simple[pieces=2,start_house=11]",
    "double[pieces=3,start_house=41]",
];

fn houses(position: &Position, side: Side) -> Vec<u8> {
    position
        .pieces(side)
        .iter()
        .map(|house| house.number())
        .collect()
}

#[test]
fn pieces_stand_in_turn_from_the_first_house() {
    for name in SHORT {
        let ruleset = ruleset(name);
        let rules = ruleset.rules();
        let start = Position::start(&ruleset);
        let mut all = [houses(&start, Side::White), houses(&start, Side::Black)].concat();
        all.sort_unstable();
        let expected: Vec<u8> = (rules.start_house..rules.start_house + 2 * rules.pieces).collect();
        assert_eq!(all, expected, "{name}");
        assert_eq!(
            houses(&start, Side::White).len(),
            usize::from(rules.pieces),
            "{name}"
        );
        start
            .checked(&ruleset)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// Records, position ids and written forms restore a short game.
#[test]
fn a_short_game_is_saved_like_any_other() {
    for name in SHORT {
        let mut game = Game::new(ruleset(name), [5; 32]);
        for _ in 0..4000 {
            if game.position().outcome().is_some() {
                break;
            }
            match game.legal_moves().first() {
                Some(first) => game.apply(&first.id).map(drop),
                None => game.throw().map(drop),
            }
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        let record = game.record();
        let again = Game::from_record(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(again.state(), game.state(), "{name}");
        assert_eq!(ruleset(name).name(), name);
    }
}

#[test]
fn a_short_game_is_marked_as_short_and_not_as_house_rules() {
    for name in [
        "kendall-masters[pieces=2,start_house=17]",
        "kendall-modern[pieces=4]",
        "kendall-1979[pieces=3,start_house=15]",
    ] {
        assert!(ruleset(name).is_shortened(), "{name}");
        assert!(!ruleset(name).has_house_rules(), "{name}");
    }
    for name in [
        "kendall-masters",
        "kendall-1979[pieces=5]",
        "kendall-wiki[pieces=10]",
    ] {
        assert!(!ruleset(name).is_shortened(), "{name}");
    }
    for name in [
        "kendall-masters[pieces=8]",
        "kendall-masters[pieces=2,start_house=17,blockade]",
    ] {
        assert!(ruleset(name).has_house_rules(), "{name}");
    }
}

#[test]
fn an_impossible_start_is_refused_with_both_options() {
    for (name, points) in [
        ("kendall-wiki[start_house=3]", ["start_house", "start"]),
        (
            "jequier-ludii[start_house=3]",
            ["start_house", "start_lock"],
        ),
        ("bell[pieces=10,start_house=11]", ["start_house", "pieces"]),
        (
            "kendall-masters[pieces=2,start_house=23]",
            ["start_house", "stop"],
        ),
        (
            "kendall-masters[pieces=2,start_house=25,stop=0]",
            ["start_house", "fixed"],
        ),
    ] {
        let error = Ruleset::parse(name).expect_err(name).to_string();
        for point in points {
            assert!(error.contains(point), "{name}: {error}");
        }
    }
    for name in [
        "bell[start_house=0]",
        "bell[start_house=60]",
        "bell[start_house=x]",
    ] {
        assert!(Ruleset::parse(name).is_err(), "{name}");
    }
}

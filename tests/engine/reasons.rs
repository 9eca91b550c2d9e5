//! Why a piece cannot move: each reason with the houses responsible.

use senet::board::House;
use senet::position::Place;
use senet::reasons::Reason;
use serde_json::{Value, json};

/// The reason for the piece on `house`, with the houses responsible, in the position of a question.
fn why(question: Value, house: u8) -> (Reason, Vec<u8>) {
    let asked =
        senet::protocol::read(&question).unwrap_or_else(|error| panic!("{question}: {error}"));
    let house = House::new(house).expect("a house");
    let reasons = asked.position.why_not(&asked.ruleset, house);
    let [first, ..] = &reasons[..] else {
        panic!("a reason for {question}")
    };
    (
        first.code,
        first.houses.iter().map(|house| house.number()).collect(),
    )
}

fn kendall(white: &[u8], black: &[u8], throw: u8) -> Value {
    json!({
        "ruleset": "kendall-masters", "to_move": "B", "stage": "play", "throw": throw,
        "W": white, "B": black, "off": { "W": 7 - white.len(), "B": 7 - black.len() },
    })
}

#[test]
fn each_reason_is_given_when_it_applies() {
    let cases = [
        (kendall(&[3], &[10, 12], 2), 10, Reason::OwnPiece, vec![12]),
        (
            kendall(&[12, 13], &[5, 10], 2),
            10,
            Reason::Protected,
            vec![12, 13],
        ),
        (kendall(&[3], &[5, 24], 3), 24, Reason::MustStop, vec![26]),
        (kendall(&[3], &[5, 28], 2), 28, Reason::WaitsFor, vec![]),
        (kendall(&[3], &[10, 27], 4), 10, Reason::InWater, vec![27]),
        (kendall(&[3], &[10, 12], 2), 3, Reason::NotYours, vec![]),
        (kendall(&[3], &[10, 12], 2), 4, Reason::Empty, vec![]),
        (kendall(&[3], &[10, 12], 2), 12, Reason::Legal, vec![]),
        (
            kendall(&[20, 21], &[24, 25], 4),
            24,
            Reason::BackBlocked,
            vec![20, 21],
        ),
    ];
    for (question, house, code, houses) in cases {
        assert_eq!(
            why(question.clone(), house),
            (code, houses),
            "{question} from {house}"
        );
    }
}

#[test]
fn other_rulesets_have_their_own_reasons() {
    let case = |ruleset: &str, rest: Value| {
        let mut question = json!({ "ruleset": ruleset, "to_move": "W", "stage": "play" });
        let fields = question.as_object_mut().expect("an object");
        fields.extend(rest.as_object().expect("an object").clone());
        question
    };
    let cases = [
        (
            case(
                "kendall-modern",
                json!({"W": [10, 20], "B": [12, 13, 14], "off": {"W": 3, "B": 2}, "throw": 5}),
            ),
            10,
            Reason::Blockade,
            vec![12, 13, 14],
        ),
        (
            case(
                "bell",
                json!({"W": [3, 25], "B": [26], "off": {"W": 8, "B": 9}, "throw": 1}),
            ),
            25,
            Reason::Safe,
            vec![26],
        ),
        (
            case(
                "bell",
                json!({"W": [3, 27], "B": [5], "off": {"W": 8, "B": 9}, "throw": 2}),
            ),
            3,
            Reason::MustVacate,
            vec![27],
        ),
        (
            case(
                "kendall-1979[home_row]",
                json!({"W": [9, 30], "B": [3], "off": {"W": 5, "B": 6}, "in_hand": [2]}),
            ),
            30,
            Reason::HomeNotClear,
            vec![9],
        ),
        (
            case(
                "jequier-ludii",
                json!({"W": [1, 3, 5, 7, 9], "B": [2, 4, 6, 8, 13], "throw": 3, "unmoved_prefix": 9}),
            ),
            7,
            Reason::StartLocked,
            vec![8],
        ),
        (
            case(
                "piccione",
                json!({"W": [2, 10], "B": [11], "hand": {"W": 3, "B": 4}, "throw": 1}),
            ),
            10,
            Reason::NothingIsHit,
            vec![11],
        ),
        (
            case(
                "kendall-1979",
                json!({"W": [4, 15], "B": [20], "off": {"W": 5, "B": 6}, "in_hand": [2],
                       "must_move_flag": {"W": true, "B": false}}),
            ),
            4,
            Reason::MustMoveFirst,
            vec![15],
        ),
    ];
    for (question, house, code, houses) in cases {
        assert_eq!(
            why(question.clone(), house),
            (code, houses),
            "{question} from {house}"
        );
    }
}

#[test]
fn a_piece_in_the_water_cannot_use_a_throw_into_the_trap() {
    use crate::playing::ruleset;
    use senet::position::Position;
    let ruleset = ruleset("kendall-1979[trap]");
    let position = Position::from_id(&ruleset, "BO0Kg3CZKvZq0").expect("a position");
    let house = House::new(23).expect("a house");
    let reasons = position.why_not(&ruleset, house);
    let with_five = reasons.iter().find(|why| why.throw == Some(5));
    let why = with_five.expect("a 5 is in hand");
    let water = vec![House::new(27).expect("a house")];
    assert_eq!((why.code, &why.houses), (Reason::WaterOccupied, &water));
}

#[test]
fn the_side_in_the_water_waits_for_a_throw_that_bears_its_piece_off() {
    let (code, houses) = why(kendall(&[3], &[10, 27], 1), 27);
    assert_eq!((code, houses), (Reason::WaitsFor, vec![]));
}

#[test]
fn house_rules_have_reasons_of_their_own() {
    let with = |ruleset: &str, rest: Value| {
        let mut question = json!({ "ruleset": ruleset, "to_move": "W", "stage": "play" });
        let fields = question.as_object_mut().expect("an object");
        fields.extend(rest.as_object().expect("an object").clone());
        question
    };
    let in_hand = with(
        "jequier-masters[entry=any_throw,water=to_hand,hit=none,blockade=off]",
        json!({"W": [25, 28], "B": [1], "hand": {"W": 1}, "off": {"W": 2, "B": 4}, "throw": 2}),
    );
    assert_eq!(why(in_hand, 28), (Reason::HandNotEmpty, vec![]));
    let stuck = with(
        "kendall-masters[unprotected=none,backward=to_empty]",
        json!({"W": [28], "B": [26, 27], "off": {"W": 6, "B": 5}, "throw": 1}),
    );
    assert_eq!(why(stuck, 28), (Reason::BackBlocked, vec![27]));
    let one_of_two = with(
        "bell",
        json!({"W": [3, 26, 27], "B": [5], "off": {"W": 7, "B": 9}, "throw": 1}),
    );
    assert_eq!(why(one_of_two, 3), (Reason::MustVacate, vec![27]));
}

#[test]
fn a_piece_is_reported_as_movable_exactly_when_it_can_move() {
    use crate::playing::{PlayoutRng, ruleset, step, variants};
    use senet::position::Position;
    for variant in variants() {
        let ruleset = ruleset(&variant);
        let mut rng = PlayoutRng::new(17);
        let mut position = Position::start(&ruleset);
        for _ in 0..1_500 {
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            }
            if position.awaits_move() {
                let moves = position.moves(&ruleset);
                for house in position.pieces(position.side()).iter() {
                    let can = moves
                        .iter()
                        .any(|choice| choice.from() == Some(Place::House(house)));
                    let reasons = position.why_not(&ruleset, house);
                    let said = reasons.iter().any(|reason| reason.code == Reason::Legal);
                    assert_eq!(
                        said,
                        can,
                        "{variant}: {} from {}",
                        position.describe(),
                        house.number()
                    );
                }
            }
            step(&ruleset, &mut position, &mut rng);
        }
    }
}

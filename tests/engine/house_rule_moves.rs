//! Legal moves under house rules that combine points which no reconstruction combines.

use senet::Ruleset;
use senet::protocol::{BuiltInEvaluators, answer};
use senet::rules::Rules;
use serde_json::{Value, json};

/// The legal choices for White according to the protocol.
fn legal(written: &str, position: Value) -> Vec<String> {
    let mut question = json!({ "ruleset": written, "to_move": "W" });
    let fields = question.as_object_mut().expect("an object");
    fields.extend(position.as_object().expect("an object").clone());
    let answer = answer(&question.to_string(), &mut BuiltInEvaluators);
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let legal = answer["legal"].as_array();
    let legal = legal.unwrap_or_else(|| panic!("{question}: {answer}"));
    let names = legal.iter().map(|choice| choice["move"].as_str());
    names.map(|name| name.expect("a name").into()).collect()
}

#[test]
fn a_throw_into_the_trap_past_the_last_house_leads_straight_into_the_water() {
    for (written, legal_moves) in [
        ("kendall-1979[trap,zero=6]", ["25→27 (6)"]),
        (
            "kendall-modern[trap,zero=6,water=to_return,water_house=27,return_house=15,stop=26]",
            ["25→27→15"],
        ),
    ] {
        let off = if written.starts_with("kendall-1979") {
            6
        } else {
            4
        };
        let position = json!({ "W": [25], "B": [3], "off": { "W": off, "B": off }, "throw": 6 });
        assert_eq!(legal(written, position), legal_moves, "{written}");
    }
    let written = "double[zero=6,stop=59,trap,water_house=60,water=to_return,return_house=15]";
    let position = json!({ "W": [58], "B": [2], "off": { "W": 6, "B": 6 }, "throw": 6 });
    assert_eq!(legal(written, position), ["58→60→15"]);
}

#[test]
fn no_piece_enters_while_the_only_piece_on_the_board_is_in_the_water() {
    let written = "kendall-wiki[fall_back=off,water=prison]";
    let with = |throw: u8| json!({ "W": [27], "B": [3], "hand": { "W": 4 }, "off": { "B": 4 }, "throw": throw });
    assert_eq!(legal(written, with(2)), [""; 0]);
    assert_eq!(legal(written, with(4)), ["27→off"]);
}

#[test]
fn no_piece_enters_while_the_only_piece_on_the_board_was_just_rescued() {
    let written = "kendall-wiki[fall_back=off,water=prison,rescued_moves_first]";
    let position = json!({
        "W": [15], "B": [3], "hand": { "W": 4 }, "off": { "B": 4 }, "throw": 2,
        "must_move_flag": { "W": true, "B": false },
    });
    assert_eq!(legal(written, position), ["15→17"]);
}

#[test]
fn no_piece_enters_past_the_mandatory_stop() {
    let written = "kendall-wiki[stop=3]";
    let with = |throw: u8| json!({ "W": [], "B": [9], "hand": { "W": 5 }, "off": { "B": 4 }, "throw": throw });
    assert_eq!(legal(written, with(2)), ["hand→3"]);
    assert_eq!(legal(written, with(3)), [""; 0]);
}

#[test]
fn pieces_enter_while_others_wait_for_pieces_ahead() {
    let written =
        "jequier-masters[start_lock,hit=none,entry=any_throw,water=to_hand,opening=white]";
    let position = json!({
        "W": [1, 3, 5, 20], "B": [2, 4, 6, 21, 22], "hand": { "W": 1 }, "throw": 6,
        "unmoved_prefix": 5,
    });
    let moves = legal(written, position);
    assert!(moves.contains(&"hand→7".into()), "{moves:?}");
}

#[test]
fn a_throw_into_the_trap_hits_no_piece() {
    let written = "kendall-1979[trap,may_decline_hit]";
    let position = json!({ "W": [25], "B": [28], "off": { "W": 6, "B": 6 }, "throw": 3 });
    assert_eq!(legal(written, position), ["25→28→27 (3)"]);
}

#[test]
fn a_move_through_the_water_back_to_its_start_is_legal_only_if_no_other_is() {
    let written = "kendall-wiki[return_house=26]";
    let with = |white: &[u8]| json!({ "W": white, "B": [9], "off": { "W": 5 - white.len(), "B": 4 }, "throw": 1 });
    assert_eq!(legal(written, with(&[20, 26])), ["20→21"]);
    assert_eq!(legal(written, with(&[26])), ["26→27→26"]);
}

#[test]
fn backward_hits_can_be_declined_like_others() {
    let written = "kendall-masters[may_decline_hit]";
    let position = json!({ "W": [25], "B": [22], "off": { "W": 6, "B": 6 }, "throw": 3 });
    assert_eq!(legal(written, position), ["25×22[25]←", "pass"]);
}

#[test]
fn a_piece_that_must_vacate_its_house_moves_back_into_the_water_first() {
    let written = "kendall-masters[vacate=28]";
    let position = json!({ "W": [28, 29], "B": [5], "off": { "W": 5, "B": 6 }, "throw": 1 });
    assert_eq!(legal(written, position), ["28→27←"]);
}

#[test]
fn rows_of_the_usual_length_keep_their_written_and_serialized_form() {
    for (other, usual) in [
        ("pairs=2", "pairs=on"),
        ("pairs=0", "pairs=off"),
        ("blockade=3", "blockade=on"),
        ("blockade=0", "blockade=off"),
    ] {
        let [other, usual] = [other, usual]
            .map(|option| Ruleset::parse(&format!("kendall-masters[{option}]")).expect("rules"));
        assert_eq!(other.name(), usual.name());
        assert_eq!(other, usual);
    }
    for (written, pairs, blockade) in [
        ("kendall-masters", json!(true), json!(false)),
        ("kendall-masters[blockade=2,pairs=3]", json!(3), json!(2)),
    ] {
        let ruleset = Ruleset::parse(written).expect("rules");
        assert_eq!(ruleset.name(), written);
        let form = serde_json::to_value(ruleset.rules()).expect("rules are JSON");
        assert_eq!([&form["pairs"], &form["blockade"]], [&pairs, &blockade]);
        let read: Rules = serde_json::from_value(form).expect("our own form");
        assert_eq!(&read, ruleset.rules());
    }
    assert!(Ruleset::parse("kendall-masters[pairs=4]").is_err());
}

//! Traces of games, read back as another engine would read them.

use super::command_line::{lines, senet};
use senet::Ruleset;
use senet::position::Position;
use senet::rules::CATALOGUE;
use serde_json::Value;
use std::collections::BTreeSet;

fn text<'a>(trace: &'a Value, field: &str) -> Option<&'a str> {
    trace[field].as_str()
}

/// Replays a line and returns its kind of action.
fn replayed(ruleset: &Ruleset, trace: &Value) -> &'static str {
    let position = |field| {
        Position::from_id(ruleset, text(trace, field).expect("an id")).expect("a valid position")
    };
    let (before, mut after) = (position("position"), position("position"));
    let moves = before.moves(ruleset);
    let legal: Vec<String> = moves
        .iter()
        .map(|choice| before.legal_effect(ruleset, choice).id(ruleset))
        .collect();
    assert_eq!(trace["legal"], serde_json::json!(legal), "{trace}");
    let kind = match (text(trace, "choice"), trace["throw"].as_u64()) {
        (Some(choice), None) => {
            let choice = before.find_move(ruleset, choice).expect("a legal move");
            after.play(ruleset, choice).expect("legal");
            "choice"
        }
        (None, Some(throw)) => {
            after
                .throw(ruleset, throw as u8)
                .expect("a throw is awaited");
            "throw"
        }
        (None, None) => {
            after.forfeit(ruleset).expect("no move is legal");
            "end of the turn"
        }
        both => panic!("{both:?}"),
    };
    assert_eq!(after, position("next"), "{trace}");
    kind
}

#[test]
fn traces_of_every_ruleset_are_read_back() {
    let printed = lines(&senet(&["traces", "-r", "all", "-g", "2", "-s", "7"], ""));
    let traces = printed.iter().map(|line| serde_json::from_str(line));
    let traces: Vec<Value> = traces.collect::<Result<_, _>>().expect("JSON lines");
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("in the catalogue");
        for game in 1..=2 {
            let own = traces
                .iter()
                .filter(|trace| text(trace, "ruleset") == Some(entry.id) && trace["game"] == game);
            let own: Vec<&Value> = own.collect();
            let kinds: BTreeSet<&str> = own.iter().map(|trace| replayed(&ruleset, trace)).collect();
            assert!(kinds.contains("choice") && kinds.contains("throw"));
            let start = Position::start(&ruleset).id(&ruleset);
            assert_eq!(text(own[0], "position"), Some(start.as_str()));
            for pair in own.windows(2) {
                assert_eq!(pair[0]["next"], pair[1]["position"]);
            }
            let last = text(own[own.len() - 1], "next").expect("an id");
            let last = Position::from_id(&ruleset, last).expect("a valid position");
            assert!(last.outcome().is_some());
        }
    }
    let again = lines(&senet(&["traces", "-r", "bell", "-g", "1", "-s", "7"], ""));
    let bell: Vec<&String> = printed
        .iter()
        .filter(|line| line.contains(r#""ruleset":"bell","game":1,"#))
        .collect();
    assert_eq!(again.iter().collect::<Vec<_>>(), bell);
}

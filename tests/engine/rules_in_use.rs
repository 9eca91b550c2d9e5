//! The page of rules in use: its rules can be read, and the named sets are played to their end.

use crate::command_line::{lines, senet};
use crate::playing::{PlayoutRng, ruleset, step};
use senet::Ruleset;
use senet::position::Position;
use senet::rules::in_use::RULES_IN_USE;

const PAGE: &str = include_str!("../../docs/rules-in-use.md");

/// The written forms in the page.
fn written() -> Vec<&'static str> {
    let code = PAGE.split('`').skip(1).step_by(2);
    code.filter(|code| code.ends_with(']')).collect()
}

#[test]
fn the_rules_of_the_page_can_be_read() {
    assert!(written().len() >= 16);
    for rules in written() {
        if let Err(error) = Ruleset::parse(rules) {
            panic!("{rules}: {error}");
        }
    }
}

#[test]
fn every_set_that_can_be_said_has_its_rules() {
    let (_, table) = PAGE.split_once("| set |").expect("the table of sets");
    let rows = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let rows: Vec<Vec<&str>> = rows
        .map(|row| row.split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 24);
    for row in rows {
        let [_, set, said, rules, missing, _] = row[..] else {
            panic!("{row:?}");
        };
        assert_eq!(said == "no", rules.is_empty(), "{set}");
        assert!(rules.is_empty() || rules.ends_with("]`"), "{set}");
        assert!(said.starts_with("exactly") || !missing.is_empty(), "{set}");
    }
}

#[test]
fn the_page_has_the_named_sets() {
    for rules in RULES_IN_USE {
        assert!(written().contains(&rules.ruleset), "{}", rules.id);
    }
}

#[test]
fn a_named_set_is_read_by_its_name_with_options_of_its_own() {
    for rules in RULES_IN_USE {
        assert_eq!(ruleset(rules.id).name(), rules.ruleset);
        let with = |options| format!("{}[{options}]", rules.id);
        let more = ruleset(&with("pieces=3"));
        assert_eq!(more.rules().pieces, 3);
        let mut other = more.rules().clone();
        other.pieces = ruleset(rules.id).rules().pieces;
        assert_eq!(&other, ruleset(rules.id).rules());
        assert!(Ruleset::parse(&with("pieces=3,pieces=4")).is_err());
    }
    let asked = r#"{"ruleset":"boxed-set","W":[3],"B":[5],"off":{"W":4,"B":4},"to_move":"W"}"#;
    let answers = lines(&senet(&["engine"], asked));
    assert!(answers[0].contains("legal"), "{answers:?}");
    let points = |name| lines(&senet(&["lab", "points", "-r", name], ""));
    assert_eq!(points("boxed-set"), points(ruleset("boxed-set").name()));
}

#[test]
fn games_by_the_rules_of_the_page_end() {
    for rules in written() {
        let ruleset = ruleset(rules);
        let mut rng = PlayoutRng::new(44);
        for _ in 0..5 {
            let mut position = Position::start(&ruleset);
            let actions = (0..100_000).find(|_| {
                if position.outcome().is_none() {
                    step(&ruleset, &mut position, &mut rng);
                }
                position.outcome().is_some()
            });
            assert!(actions.is_some(), "{rules}");
        }
    }
}

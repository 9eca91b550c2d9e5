//! `docs/protocol.md` matches the program and the library: every example is run, and every field is
//! documented.

use crate::command_line::{lines, senet};
use senet::Ruleset;
use senet::position::Position;
use senet::{ErrorKind, Game};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../docs/protocol.md");

/// The code blocks of this kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let opening = format!("```{kind}\n");
    let blocks = PAGE.split(&opening).skip(1);
    let ends = blocks.map(|block| block.split("```").next().unwrap_or_default());
    ends.collect()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The cells of every row of a table.
fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| "));
    rows.map(|row| row.trim_end_matches(" |").split(" | ").collect())
}

/// The text between backquotes, if the cell contains nothing else.
fn code(cell: &str) -> Option<&str> {
    let inside = cell.strip_prefix('`')?.strip_suffix('`')?;
    (!inside.contains('`')).then_some(inside)
}

#[test]
fn the_program_answers_every_example_as_documented() {
    let (questions, answers) = (blocks("json question"), blocks("json answer"));
    assert!(questions.len() > 10 && questions.len() == answers.len());
    let input: String = questions
        .iter()
        .map(|question| format!("{}\n", json(question)))
        .collect();
    let said = lines(&senet(&["engine"], &input));
    assert_eq!(said.len(), answers.len());
    for ((question, answer), said) in questions.iter().zip(answers).zip(said) {
        assert_eq!(json(&said), json(answer), "asked {question}");
    }
}

/// Collects the names of all fields, except those of counts by side.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        Value::Object(object) => {
            let sides =
                |map: &Map<String, Value>| map.len() <= 2 && map.keys().all(|key| key.len() == 1);
            for (name, value) in object {
                found.insert(name.clone());
                if !value.as_object().is_some_and(sides) {
                    fields(value, found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn every_field_of_questions_and_answers_is_documented() {
    let mut names = BTreeSet::new();
    let vectors = json(include_str!("../data/vectors.json"));
    fields(&vectors, &mut names);
    for block in blocks("json question").iter().chain(&blocks("json answer")) {
        fields(&json(block), &mut names);
    }
    // The fields of a question, as the program reads them.
    let source = include_str!("../../src/protocol/question.rs");
    let list = source.split("const FIELDS").nth(1).expect("a list");
    let list = list.split("];").next().expect("its end");
    let read: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    assert!(read.len() > 15, "{read:?}");
    names.extend(read.into_iter().map(str::to_owned));
    for of_examples_only in ["pieces", "starting_throw", "trap", "home_row"] {
        names.remove(of_examples_only);
    }
    assert!(names.len() > 30, "{names:?}");
    for name in names {
        assert!(PAGE.contains(&format!("`{name}`")), "{name} is not there");
    }
}

#[test]
fn every_id_matches_the_position_beside_it() {
    let mut ids = 0;
    for row in rows() {
        let [ruleset, id, position] = row[..] else {
            continue;
        };
        let (Some(ruleset), Some(id)) = (code(ruleset), code(id)) else {
            continue;
        };
        if !position.starts_with("W ") {
            continue;
        }
        let ruleset = Ruleset::parse(ruleset).expect("a ruleset");
        let found = Position::from_id(&ruleset, id).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(found.describe(), position);
        assert_eq!(found.id(&ruleset), id);
        ids += 1;
    }
    assert!(ids >= 5);
}

#[test]
fn the_record_replays() {
    let records = blocks("text record");
    assert_eq!(records.len(), 1);
    for record in records {
        let game = Game::from_record(record).expect("a record");
        assert_eq!(game.record(), record);
        let verified = lines(&senet(&["verify", "-"], record));
        assert!(!verified.is_empty());
    }
}

#[test]
fn every_error_code_is_documented() {
    let section = PAGE.split("## Error codes").nth(1).expect("a section");
    let section = section.split("\n## ").next().expect("its end");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let rows: Vec<(&str, &str)> = rows
        .map(|row| {
            row.trim_end_matches(" |")
                .split_once("` | ")
                .expect("two cells")
        })
        .collect();
    let meaning = |kind: &ErrorKind| {
        let meaning = kind.meaning().trim_end_matches('.');
        let (first, rest) = meaning.split_at(1);
        format!("{}{rest}", first.to_lowercase())
    };
    let kinds = ErrorKind::ALL.iter();
    let kinds: Vec<_> = kinds.map(|kind| (kind.code(), meaning(kind))).collect();
    let rows: Vec<_> = rows
        .into_iter()
        .map(|(code, text)| (code, text.to_owned()))
        .collect();
    assert_eq!(rows, kinds);
    assert!(ErrorKind::ALL.is_sorted_by_key(|kind| kind.code()));
}

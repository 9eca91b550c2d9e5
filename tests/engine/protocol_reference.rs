//! `docs/protocol.md` and `docs/formats.md` match the program and the library: every example is run, and every
//! field and error code is documented.

use crate::command_line::{lines, senet};
use senet::Ruleset;
use senet::position::Position;
use senet::{ErrorKind, Game};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../docs/protocol.md");
const FORMATS: &str = include_str!("../../docs/formats.md");

/// The code blocks of this kind.
fn blocks(page: &'static str, kind: &str) -> Vec<&'static str> {
    let opening = format!("```{kind}\n");
    let blocks = page.split(&opening).skip(1);
    let ends = blocks.map(|block| block.split("```").next().unwrap_or_default());
    ends.collect()
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The cells of every row of a table of formats.
fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    let rows = FORMATS.lines().filter_map(|line| line.strip_prefix("| "));
    rows.map(|row| row.trim_end_matches(" |").split(" | ").collect())
}

/// The text between backquotes, if the cell contains nothing else.
fn code(cell: &str) -> Option<&str> {
    let inside = cell.strip_prefix('`')?.strip_suffix('`')?;
    (!inside.contains('`')).then_some(inside)
}

#[test]
fn the_program_answers_every_example_as_documented() {
    let (questions, answers) = (blocks(PAGE, "json question"), blocks(PAGE, "json answer"));
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
    for block in blocks(PAGE, "json question")
        .iter()
        .chain(&blocks(PAGE, "json answer"))
    {
        fields(&json(block), &mut names);
    }
    // The fields of a question, as the program reads them: a name of another form stands above its field.
    let source = include_str!("../../src/protocol/fields.rs");
    let own = source.split("const OWN_FIELDS").nth(1).expect("a list");
    let own = own.split("];").next().expect("its end").split('"');
    let mut read: Vec<&str> = own.skip(1).step_by(2).collect();
    let list = source.split("struct Fields {").nth(1).expect("a list");
    let mut renamed = None;
    for line in list.split("\n}").next().expect("its end").lines() {
        let line = line.trim();
        let name = line
            .strip_prefix("pub ")
            .and_then(|line| line.split(':').next());
        match line.strip_prefix("#[serde(rename = \"") {
            Some(rest) => renamed = rest.split('"').next(),
            None => read.extend(renamed.take().or(name)),
        }
    }
    assert!(read.len() > 20, "{read:?}");
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
    let records = blocks(FORMATS, "text record");
    assert_eq!(records.len(), 1);
    for record in records {
        let game = Game::from_record(record).expect("a record");
        assert_eq!(game.record(), record);
        let verified = lines(&senet(&["verify", "-"], record));
        assert!(!verified.is_empty());
    }
}

/// The codes in the table of error codes, with their meanings.
fn documented_codes() -> Vec<(&'static str, &'static str)> {
    let section = PAGE.split("## Error codes").nth(1).expect("a section");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.map(|row| row.trim_end_matches(" |").split_once("` | "));
    cells.map(|cells| cells.expect("two cells")).collect()
}

#[test]
fn the_meaning_of_an_error_code_is_the_librarys() {
    let rows = documented_codes();
    assert!(rows.len() > 10 && rows.is_sorted());
    for (code, documented) in rows {
        let kind = ErrorKind::ALL.iter().find(|kind| kind.code() == code);
        let meaning = kind.expect(code).meaning().trim_end_matches('.');
        let (first, rest) = meaning.split_at(1);
        assert_eq!(documented, format!("{}{rest}", first.to_lowercase()));
    }
    assert!(ErrorKind::ALL.is_sorted_by_key(|kind| kind.code()));
}

#[test]
fn the_program_gives_every_documented_error_code_and_no_other() {
    let position = r#""W":[3],"B":[28],"off":{"W":6,"B":6},"to_move":"B""#;
    let masters = format!(r#""ruleset":"kendall-masters",{position}"#);
    let rules = |written: &str| format!(r#"{{"ruleset":"{written}",{position}}}"#);
    let questions = [
        "[1".into(),
        format!(r#"{{{masters},"sticks":1}}"#),
        format!(r#"{{{masters},"do":"think"}}"#),
        format!(r#"{{{masters},"do":"choose","level":"best"}}"#),
        format!(r#"{{{masters},"throw":6}}"#),
        rules("nobody"),
        rules("kendall-masters[pairs"),
        rules("kendall-masters[wind]"),
        rules("kendall-masters[again=9]"),
        rules("kendall-masters[pieces=7,start_house=27]"),
    ];
    let answers = lines(&senet(&["engine"], &questions.join("\n")));
    let codes = answers.iter().map(|answer| {
        let code = json(answer)["error"]["code"].clone();
        code.as_str().expect("an error").to_owned()
    });
    let mut given: BTreeSet<String> = codes.collect();
    assert_eq!(given.len(), questions.len());
    // Other tests give these: a line that is not UTF-8, files of layers, a panic of the engine.
    given.extend(["bad_line", "bad_file", "bad_layer_file", "internal"].map(String::from));
    let documented = documented_codes().into_iter();
    let documented: BTreeSet<String> = documented.map(|(code, _)| code.to_owned()).collect();
    assert_eq!(given, documented);
}

/// Codes in the source of the protocol that no question of the test above gives.
#[test]
fn every_error_code_in_the_protocols_source_is_documented() {
    let sources = [
        include_str!("../../src/protocol.rs"),
        include_str!("../../src/protocol/fields.rs"),
        include_str!("../../src/protocol/question.rs"),
        include_str!("../../src/protocol/answers.rs"),
        include_str!("../../src/bin/senet/judge.rs"),
        include_str!("../../src/bin/senet/layer_files.rs"),
    ];
    let documented = documented_codes();
    for kind in ErrorKind::ALL {
        let named = format!("ErrorKind::{kind:?},");
        if sources.iter().any(|source| source.contains(&named)) {
            let code = kind.code();
            assert!(documented.iter().any(|(known, _)| *known == code), "{code}");
        }
    }
}

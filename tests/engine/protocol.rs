//! The JSON protocol: every line gets an answer or an error, and so does the next one.

use senet::players::{Evaluator, Level};
use senet::position::Position;
use senet::protocol::{BuiltInEvaluators, EvaluatorSource, ProvenEvaluator};
use senet::{ErrorKind, Ruleset, SenetError};
use serde_json::{Value, json};

/// The answer to a line, which is one line of JSON.
fn answer(line: &str, evaluators: &mut impl EvaluatorSource) -> Value {
    let answer = senet::protocol::answer(line, evaluators);
    assert!(!answer.contains(['\n', '\r']), "{answer}");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// A judge that panics.
struct Faulty;

impl Evaluator for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn white_chance(&self, _: &Ruleset, position: &Position) -> f32 {
        panic!("cannot judge {}", position.describe())
    }
}

impl ProvenEvaluator for Faulty {}

struct FaultyJudges;

impl EvaluatorSource for FaultyJudges {
    fn judge(&mut self, _: &Ruleset) -> Result<Box<dyn ProvenEvaluator>, SenetError> {
        Ok(Box::new(Faulty))
    }
}

fn question(request: &str) -> String {
    let question = json!({
        "do": request, "ruleset": "kendall-masters", "to_move": "B", "throw": 1,
        "W": [3], "B": [10, 12], "off": { "W": 6, "B": 5 },
    });
    question.to_string()
}

#[test]
fn a_panic_is_answered_with_an_error_and_the_next_line_still_works() {
    for request in ["value", "rank", "choose"] {
        let refused = answer(&question(request), &mut FaultyJudges);
        assert_eq!(refused["error"]["code"], "internal", "{refused}");
        let message = refused["error"]["message"].as_str().expect("a sentence");
        assert!(message.contains("cannot judge W 3"), "{message}");
        let next = answer(&question("legal"), &mut FaultyJudges);
        assert_eq!(next["legal"].as_array().map(Vec::len), Some(2), "{next}");
    }
}

#[test]
fn every_level_answers_when_a_throw_leads_into_the_trap_past_the_last_house() {
    let written = "double[zero=6,stop=59,trap,water_house=60,water=to_return,return_house=15]";
    for &level in Level::ALL {
        let question = json!({
            "do": "choose", "level": level.name(), "ruleset": written, "to_move": "W",
            "throw": 6, "W": [3, 54, 58], "B": [2, 4], "off": { "W": 4, "B": 5 },
        });
        let answer = answer(&question.to_string(), &mut BuiltInEvaluators);
        assert!(
            answer["choice"]["move"].is_string(),
            "{}: {answer}",
            level.name()
        );
    }
}

fn refusal(line: &str) -> (String, String, String) {
    let answer = answer(line, &mut FaultyJudges);
    let part = |name: &str| {
        answer["error"][name]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    (part("code"), part("field"), part("message"))
}

/// Each line with its error code and the field at fault.
#[test]
fn invalid_questions_are_refused_with_the_field_at_fault() {
    let about =
        r#""ruleset":"kendall-masters","W":[3],"B":[10,12],"off":{"W":6,"B":5},"to_move":"B""#;
    let series =
        r#""ruleset":"kendall-1979","W":[3],"B":[10,12],"off":{"W":6,"B":5},"to_move":"B""#;
    let many = "[2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]";
    for (line, code, field) in [
        (
            format!(r#"{{{about},"throw":1,"do":"choose","level":5}}"#),
            "unknown_level",
            "level",
        ),
        (
            format!(r#"{{{about},"throw":1,"do":"choose","level":"best"}}"#),
            "unknown_level",
            "level",
        ),
        (
            format!(r#"{{{about},"throw":1,"level":"master"}}"#),
            "bad_field",
            "level",
        ),
        (
            format!(r#"{{{about},"throw":1,"do":7}}"#),
            "unknown_request",
            "do",
        ),
        (format!(r#"{{{about},"throw":300}}"#), "bad_field", "throw"),
        (format!(r#"{{{about},"throw":0}}"#), "bad_field", "throw"),
        (format!(r#"{{{about},"throw":-1}}"#), "bad_field", "throw"),
        (format!(r#"{{{about},"throw":1.5}}"#), "bad_field", "throw"),
        (format!(r#"{{{about},"throw":"1"}}"#), "bad_field", "throw"),
        (format!(r#"{{{about},"throw":[1]}}"#), "bad_field", "throw"),
        (format!(r#"{{{about},"throws":3}}"#), "bad_field", "throws"),
        (
            format!(r#"{{{about},"throw":1,"stage":"before_throw"}}"#),
            "bad_field",
            "throw",
        ),
        (
            format!(r#"{{{about},"throw":1,"steps_left":1}}"#),
            "bad_field",
            "steps_left",
        ),
        (
            format!(r#"{{{about},"throw":1,"stage":"now"}}"#),
            "bad_field",
            "stage",
        ),
        (
            format!(r#"{{{about},"throw":1,"W":[4]}}"#),
            "bad_field",
            "W",
        ),
        (
            format!(r#"{{{about},"hand":{{"W":0,"W":1}}}}"#),
            "bad_field",
            "W",
        ),
        (
            format!(r#"{{{about},"hand":{{"w":1}}}}"#),
            "bad_field",
            "hand",
        ),
        (
            format!(r#"{{{about},"hand":{{"W":300}}}}"#),
            "bad_field",
            "hand",
        ),
        (
            format!(r#"{{{about},"started":{{"W":true}}}}"#),
            "bad_field",
            "started",
        ),
        (
            format!(r#"{{{about},"options":[1]}}"#),
            "bad_field",
            "options",
        ),
        (
            format!(r#"{{{series},"in_hand":[2],"throw":2}}"#),
            "bad_field",
            "throw",
        ),
        (
            format!(r#"{{{series},"in_hand":{many}}}"#),
            "bad_field",
            "in_hand",
        ),
        (
            format!(r#"{{{series},"stage":"series","throw":[1]}}"#),
            "bad_field",
            "throw",
        ),
        (
            format!(r#"{{{series},"stage":"series","throw":[]}}"#),
            "bad_field",
            "throw",
        ),
        (
            r#"{"ruleset":"kendall-masters","W":[3],"B":[4]}"#.into(),
            "bad_field",
            "to_move",
        ),
        (
            r#"{"ruleset":3,"W":[3],"B":[4],"to_move":"W"}"#.into(),
            "bad_field",
            "ruleset",
        ),
        ("[1]".into(), "bad_json", ""),
        ("{".into(), "bad_json", ""),
    ] {
        let (said_code, said_field, message) = refusal(&line);
        assert_eq!(
            (&*said_code, &*said_field),
            (code, field),
            "{line}: {message}"
        );
        for word in ["enum", "variant", "struct", "u8", "untagged"] {
            assert!(!message.contains(word), "{line}: {message}");
        }
    }
}

#[test]
fn a_callers_own_fields_are_returned_and_null_counts_as_absent() {
    let line = r#"{"ruleset":"kendall-masters","W":[3],"B":[10,12],"off":{"W":6,"B":5},"to_move":"B","throw":1,
        "stage":null,"in_hand":null,"id":{"a":[1]},"note":"mine","cite":2}"#;
    let answer = answer(&line.replace('\n', " "), &mut FaultyJudges);
    assert_eq!(answer["id"], json!({ "a": [1] }));
    assert_eq!(
        (&answer["note"], &answer["cite"]),
        (&json!("mine"), &json!(2))
    );
    assert_eq!(answer["legal"].as_array().map(Vec::len), Some(2));
}

/// Whatever a reader of JSON would make of them.
#[test]
fn fields_come_back_exactly_as_they_were_sent() {
    for value in [
        "0",
        "-0",
        "1.0",
        "1e2",
        "1E+2",
        "-0.0",
        "1e999",
        "0.1000000000000000055511151231257827",
        "123456789012345678901",
        "-170141183460469231731687303715884105728",
        "\"\\u0041\\/é\"",
        "[ 1 , {\"b\":1,\"a\":2} ]",
        "{\"$serde_json::private::RawValue\":\"1\"}",
        "{\"$serde_json::private::Number\":\"1\"}",
        "true",
        "null",
    ] {
        for name in ["id", "cite", "note"] {
            let line = question("legal").replacen('{', &format!(r#"{{"{name}":{value},"#), 1);
            let answer = senet::protocol::answer(&line, &mut FaultyJudges);
            let field = format!(r#""{name}":{value},"#);
            assert!(
                answer.contains(&field) && answer.contains("legal"),
                "{answer}"
            );
        }
    }
    let line = question("legal").replacen('{', "{\"id\":[1,\n\r2],\r\n", 1);
    assert_eq!(answer(&line, &mut FaultyJudges)["id"], json!([1, 2]));
}

#[test]
fn each_option_is_set_by_its_name_and_nothing_else() {
    let asked = |options: &str| {
        let line = format!(
            r#"{{"ruleset":"simple[pieces=4]","options":{options},"W":[3],"B":[5],"off":{{"W":2,"B":2}},"to_move":"W"}}"#
        );
        refusal(&line)
    };
    for (options, code, field) in [
        (r#"{"blockade":"off,pieces=2"}"#, "bad_option", "blockade"),
        (r#"{"blockade":"off]"}"#, "bad_option", "blockade"),
        (
            r#"{"pieces=3,blockade":true}"#,
            "unknown_option",
            "pieces=3,blockade",
        ),
        (r#"{"blockade]":true}"#, "unknown_option", "blockade]"),
        (r#"{"":true}"#, "unknown_option", ""),
        (r#"{"pieces":"+3"}"#, "bad_option", "pieces"),
        (r#"{"pieces":3.0}"#, "bad_option", "pieces"),
        (r#"{"pieces":[3]}"#, "bad_field", "pieces"),
        (r#"{"pieces":3,"pieces":3}"#, "bad_field", "pieces"),
        (r#"{"pieces":3}"#, "", ""),
        (r#"{"pieces":"3","blockade":false}"#, "", ""),
    ] {
        let (said_code, said_field, message) = asked(options);
        assert_eq!(
            (&*said_code, &*said_field),
            (code, field),
            "{options}: {message}"
        );
    }
}

#[test]
fn a_repeated_field_is_named_whatever_its_name() {
    for name in ["a’b", "‘", "twice ‘x’", "a\\\"b", "", "\\u0061", "é"] {
        let own: String = serde_json::from_str(&format!("\"{name}\"")).expect("a name");
        let (code, field, message) = refusal(&format!(r#"{{"{name}":1,"{name}":2}}"#));
        assert_eq!((&*code, &*field), ("bad_field", &*own), "{message}");
        assert!(message.contains("appears twice"), "{message}");
    }
    // Two ways to write one name.
    let (_, field, _) = refusal(r#"{"W":[1],"\u0057":[2]}"#);
    assert_eq!(field, "W");
}

#[test]
fn a_number_that_cannot_be_read_is_blamed_on_its_field() {
    let line = question("legal").replacen('{', r#"{"unmoved_prefix":1e999,"#, 1);
    let (code, field, _) = refusal(&line);
    assert_eq!((&*code, &*field), ("bad_field", "unmoved_prefix"));
}

/// The judge is created only for answers that use it.
#[test]
fn a_level_with_its_own_evaluation_needs_no_judge() {
    struct None;
    impl EvaluatorSource for None {
        fn judge(&mut self, _: &Ruleset) -> Result<Box<dyn ProvenEvaluator>, SenetError> {
            Err(SenetError::new(ErrorKind::BadFile, "no judge is there"))
        }
    }
    for &level in Level::ALL {
        let question = question("choose").replacen('{', &format!(r#"{{"level":"{level}","#), 1);
        let answer = answer(&question, &mut None);
        assert_eq!(
            answer["choice"]["move"].is_string(),
            !level.goes_by_evaluator(),
            "{answer}"
        );
    }
}

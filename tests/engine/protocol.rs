//! The JSON protocol: every line gets an answer or an error, and so does the next one.

use senet::ai::{Evaluator, Level};
use senet::position::Position;
use senet::protocol::{BuiltInEvaluators, EvaluatorSource, ProvenEvaluator, answer};
use senet::{ErrorKind, Ruleset, SenetError};
use serde_json::json;

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

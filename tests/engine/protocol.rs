//! The machine face: whatever the line, an answer or a refusal, and the next line is answered too.

use senet::ai::{Evaluator, Level};
use senet::position::Position;
use senet::protocol::{BuiltIn, Judges, Judging, answer};
use senet::{Ruleset, SenetError};
use serde_json::json;

/// A judge with a fault.
struct Faulty;

impl Evaluator for Faulty {
    fn name(&self) -> &str {
        "faulty"
    }

    fn white_chance(&self, _: &Ruleset, position: &Position) -> f32 {
        panic!("cannot judge {}", position.describe())
    }
}

impl Judging for Faulty {}

struct FaultyJudges;

impl Judges for FaultyJudges {
    fn judge(&mut self, _: &Ruleset) -> Result<Box<dyn Judging>, SenetError> {
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
fn a_fault_of_the_engine_is_an_answer_and_the_next_line_is_answered() {
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
fn every_level_answers_where_a_throw_leads_into_the_trap_past_the_last_house() {
    let written = "double[zero=6,stop=59,trap,water_house=60,water=to_return,return_house=15]";
    for level in Level::ALL {
        let question = json!({
            "do": "choose", "level": level.name(), "ruleset": written, "to_move": "W",
            "throw": 6, "W": [3, 54, 58], "B": [2, 4], "off": { "W": 4, "B": 5 },
        });
        let answer = answer(&question.to_string(), &mut BuiltIn);
        assert!(
            answer["choice"]["move"].is_string(),
            "{}: {answer}",
            level.name()
        );
    }
}

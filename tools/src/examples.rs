//! Worked examples: questions with complete answers, and the comparison with the engine.

use senet::SenetError;
use senet::protocol;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The outcomes of an answer as a set, ignoring notation and the order of lists.
///
/// # Panics
/// Panics if the value is not an answer.
#[must_use]
pub fn outcomes(answer: &Value) -> BTreeSet<String> {
    let outcome = |outcome: &Value| {
        let mut fields: Map<String, Value> = outcome
            .as_object()
            .expect("an outcome is an object")
            .clone();
        fields.remove("move");
        if let Some(Value::Array(throws)) = fields.get_mut("in_hand") {
            throws.sort_by_key(Value::as_u64);
        }
        Value::Object(fields).to_string()
    };
    let legal = answer["legal"].as_array().expect("legal is a list");
    let mut outcomes: BTreeSet<String> = legal.iter().map(outcome).collect();
    if let Some(none) = answer.get("if_none") {
        outcomes.insert(format!("none: {}", outcome(none)));
    }
    outcomes
}

/// The engine's answer to the question of an example.
///
/// # Errors
/// Returns an error if the engine rejects the question.
pub fn answer(example: &Value) -> Result<Value, SenetError> {
    let mut question = example.clone();
    if let Some(fields) = question.as_object_mut() {
        fields.remove("legal");
        fields.remove("if_none");
    }
    protocol::read(&question).map(|asked| Value::Object(asked.legal()))
}

/// Whether the engine gives the example's answer.
#[must_use]
pub fn passes(example: &Value) -> bool {
    answer(example).is_ok_and(|answer| outcomes(&answer) == outcomes(example))
}

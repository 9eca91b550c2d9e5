//! Questions put to the engine, and answers brought into a form that can be compared.

use senet::SenetError;
use senet::protocol;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The engine's answer to a question of the vectors' schema.
pub fn answer_of(question: &Value) -> Result<Value, SenetError> {
    let mut question = question.clone();
    let fields = question.as_object_mut().expect("a vector is an object");
    fields.remove("legal");
    fields.remove("if_none");
    protocol::read(&question).map(|asked| Value::Object(asked.legal()))
}

/// The set of outcomes of an answer: moves' own notation does not count, nor the order of lists.
pub fn comparable(answer: &Value) -> BTreeSet<String> {
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

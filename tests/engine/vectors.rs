//! Every worked example of the specification: exact legal moves, resulting positions, and the side to
//! act next.

use crate::examples::{answer, outcomes};
use serde_json::Value;

#[test]
fn every_worked_example_agrees() {
    let text = include_str!("../data/vectors.json");
    let vectors: Vec<Value> = serde_json::from_str(text).expect("the data file is JSON");
    assert!(!vectors.is_empty());
    let mut wrong = Vec::new();
    for vector in &vectors {
        let expected = outcomes(vector);
        match answer(vector).map(|answer| outcomes(&answer)) {
            Ok(answer) if answer == expected => {}
            Ok(answer) => wrong.push(format!(
                "{}\n  expected {expected:#?}\n  got      {answer:#?}",
                vector["id"]
            )),
            Err(error) => wrong.push(format!("{}: refused, {error}", vector["id"])),
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {} differ:\n{}",
        wrong.len(),
        vectors.len(),
        wrong.join("\n")
    );
}

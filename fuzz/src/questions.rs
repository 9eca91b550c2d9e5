//! The JSON protocol: any line gets a complete answer or an error with a reason.

use senet::protocol;
use serde_json::Value;

/// Treats the bytes as a line of `senet engine`.
pub fn questions(input: &[u8]) {
    let Ok(question) = serde_json::from_slice::<Value>(input) else {
        return;
    };
    let asked = match protocol::read(&question) {
        Ok(asked) => asked,
        Err(error) => {
            assert!(
                !error.code().is_empty() && !error.message().is_empty(),
                "{question}"
            );
            return;
        }
    };
    let answer = asked.legal();
    let legal = answer["legal"].as_array().expect("a list");
    assert_eq!(
        legal.is_empty(),
        answer.contains_key("if_none"),
        "{question}"
    );
    for (i, choice) in legal.iter().enumerate() {
        assert!(
            !legal[..i].contains(choice),
            "{choice} stands twice: {question}"
        );
    }
}

//! Every worked example of the rules' text, answered by the simple second implementation.

use crate::record::Record;

const VECTORS: &str = include_str!("../data/vectors.json");

#[test]
fn the_twin_answers_every_worked_example() {
    let records: Vec<Record> =
        serde_json::from_str(VECTORS).expect("vectors.json follows its schema");
    assert!(!records.is_empty());
    let mut wrong = Vec::new();
    for record in &records {
        let answer = crate::answer(record);
        if crate::normalise(&answer) != crate::normalise(&record.expected()) {
            wrong.push(format!("{}: {answer:#?}", record.id));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn the_twin_writes_the_notation_of_the_text() {
    let records: Vec<Record> =
        serde_json::from_str(VECTORS).expect("vectors.json follows its schema");
    for record in &records {
        let notations = |choices: &[crate::record::Choice]| {
            let mut list: Vec<String> = choices
                .iter()
                .map(|choice| choice.notation.clone())
                .collect();
            list.sort_unstable();
            list
        };
        assert_eq!(
            notations(&crate::answer(record).legal),
            notations(&record.expected().legal),
            "{}",
            record.id
        );
    }
}

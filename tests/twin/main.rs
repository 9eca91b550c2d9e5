//! A second implementation of every ruleset, written from the rules' text alone: simple, slow, and
//! independent of the engine. Each function follows the text and cites its rule.

#![cfg(feature = "cli")]

mod agrees;
mod examples;
mod questions;

mod bell;
mod boards;
mod generate;
mod in_use;
mod jequier;
mod kendall_1979;
mod kendall_masters;
mod kendall_modern;
mod kendall_wiki;
mod piccione;
mod record;
mod small;
mod table;
mod throw_tables;
mod variants;

use record::{Answer, Choice, Next, Outcome, Record};
use std::collections::BTreeSet;

/// The complete answer to a question.
pub fn answer(question: &Record) -> Answer {
    match question.ruleset.as_str() {
        "kendall-masters" => kendall_masters::answer(question),
        "kendall-wiki" => kendall_wiki::answer(question),
        "kendall-1979" => kendall_1979::answer(question),
        "kendall-modern" => kendall_modern::answer(question),
        "jequier-masters" => jequier::answer_masters(question),
        "jequier-ludii" => jequier::answer_ludii(question),
        "piccione" => piccione::answer(question),
        "bell" => bell::answer(question),
        text if text.starts_with("kendall-modern[") => in_use::answer(question),
        _ => boards::answer(question),
    }
}

/// The answer as sets: ignores notation and order, and merges choices with the same outcome.
pub fn normalise(answer: &Answer) -> (BTreeSet<Outcome>, Option<Outcome>) {
    let legal = answer
        .legal
        .iter()
        .map(|choice| sorted(&choice.outcome))
        .collect();
    (legal, answer.if_none.as_ref().map(sorted))
}

fn sorted(outcome: &Outcome) -> Outcome {
    let mut outcome = outcome.clone();
    for list in [&mut outcome.white, &mut outcome.black, &mut outcome.in_hand]
        .into_iter()
        .flatten()
    {
        list.sort_unstable();
    }
    outcome
}

/// An answer with at least one choice, or the one that ends the turn.
fn answer_or(legal: Vec<Choice>, if_none: impl FnOnce() -> Outcome) -> Answer {
    let if_none = legal.is_empty().then(if_none);
    Answer { legal, if_none }
}

/// The decision to throw the sticks, which has no outcome yet.
fn throw_the_sticks() -> Choice {
    Choice {
        notation: "throw".to_owned(),
        outcome: Outcome::default(),
    }
}

/// Who acts after a move, given the throws that earn another.
fn after_move(all_off: bool, value: u8, again: &[u8]) -> Next {
    if all_off {
        Next::Win
    } else if again.contains(&value) {
        Next::Again
    } else {
        Next::Other
    }
}

//! The engine and the plain second implementation answer alike: on small positions and on random ones.

#![cfg(feature = "cli")]

mod twin;

use senet::protocol;
use serde_json::Value;
use twin::generate::Generator;
use twin::record::{Answer, Choice, Record};
use twin::small;
use twin::variants::{self, Variant};

/// Questions of a variant on which the two differ, each with both answers; the first few are kept.
#[derive(Default)]
struct Differences {
    count: u64,
    shown: Vec<String>,
}

impl Differences {
    fn compare(&mut self, variant: &Variant, question: &Record) {
        let twin = twin::answer(question);
        let engine = engine_answer(question);
        if engine
            .as_ref()
            .is_ok_and(|answer| twin::normalise(answer) == twin::normalise(&twin))
        {
            return;
        }
        self.count += 1;
        if self.shown.len() < 3 {
            let question = serde_json::to_string(question).expect("a question is JSON");
            let engine = engine.map_or_else(|refusal| refusal, |answer| describe(&answer));
            self.shown.push(format!(
                "{}: {question}\n  twin   {}\n  engine {engine}",
                variant.name(),
                describe(&twin)
            ));
        }
    }

    fn check(&self) {
        assert_eq!(self.count, 0, "{}", self.shown.join("\n"));
    }
}

fn engine_answer(question: &Record) -> Result<Answer, String> {
    let question = serde_json::to_value(question).expect("a question is JSON");
    let asked = protocol::read(&question).map_err(|error| format!("refused, {error}"))?;
    let mut answer = asked.legal();
    let legal: Vec<Choice> = answer
        .remove("legal")
        .map(|legal| serde_json::from_value(legal).expect("the schema of a choice"))
        .ok_or("no list of choices")?;
    let if_none = answer
        .remove("if_none")
        .filter(|outcome| *outcome != Value::Null)
        .map(|outcome| serde_json::from_value(outcome).expect("the schema of an outcome"));
    Ok(Answer { legal, if_none })
}

fn describe(answer: &Answer) -> String {
    let mut text = String::new();
    for choice in &answer.legal {
        let outcome = serde_json::to_string(&choice.outcome).expect("an outcome is JSON");
        text += &format!("\n    {} {outcome}", choice.notation);
    }
    if let Some(outcome) = &answer.if_none {
        let outcome = serde_json::to_string(outcome).expect("an outcome is JSON");
        text += &format!("\n    if none {outcome}");
    }
    text
}

fn random_questions(each: u32) {
    let mut differences = Differences::default();
    for (seed, variant) in (0x5e4e7..).zip(variants::all()) {
        let mut generator = Generator::new(seed);
        for _ in 0..each {
            differences.compare(&variant, &generator.question(&variant));
        }
    }
    differences.check();
}

fn small_positions(stride: u64) {
    let mut differences = Differences::default();
    for variant in variants::all() {
        small::for_each(&variant, stride, 0, |question| {
            differences.compare(&variant, question);
        });
    }
    differences.check();
}

#[test]
fn on_random_positions() {
    random_questions(5_000);
}

#[test]
fn on_a_sample_of_the_small_positions() {
    small_positions(499);
}

#[test]
#[ignore = "a million questions take minutes"]
fn on_a_million_random_positions() {
    random_questions(28_000);
}

#[test]
#[ignore = "hundreds of millions of questions take hours"]
fn on_every_small_position() {
    small_positions(1);
}

//! `senet engine`: one JSON object a line in, one a line out.

use senet::SenetError;
use senet::ai::{Evaluator, Level, Strongest, rank, value, value_of_throwing};
use senet::protocol::{self, Asked};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write, stdin, stdout};

/// Throws looked ahead after a move, as the strongest player does; before a throw one more, so
/// that the chance before it is the mean of the chances after it.
const THROWS_AHEAD: u8 = 1;

/// Answers every line until the end of input; a line that cannot be served gets an error object.
pub fn serve() -> Result<(), SenetError> {
    let mut out = stdout().lock();
    for line in stdin().lock().lines() {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer(&line).unwrap_or_else(|error| refusal(&error)),
            Err(error) => refusal(&error_of("bad_line", error.to_string())),
        };
        // Whoever asks has gone when its end of the pipe is closed.
        if writeln!(out, "{answer}")
            .and_then(|()| out.flush())
            .is_err()
        {
            break;
        }
    }
    Ok(())
}

fn error_of(code: &'static str, message: String) -> SenetError {
    SenetError {
        code,
        message,
        field: None,
    }
}

fn refusal(error: &SenetError) -> Value {
    json!({ "error": { "code": error.code, "message": error.message, "field": error.field } })
}

fn answer(line: &str) -> Result<Value, SenetError> {
    let question: Value = serde_json::from_str(line)
        .map_err(|error| error_of("bad_json", format!("this line is not JSON: {error}")))?;
    let Value::Object(mut record) = question.clone() else {
        return Err(error_of("bad_json", "a question is a JSON object".into()));
    };
    let asked = protocol::read(&question)?;
    let answer = match record.get("do").map(Value::as_str) {
        None | Some(Some("legal")) => asked.legal(),
        Some(Some("value")) => value_of(&asked),
        Some(Some("rank")) => ranked(&asked),
        Some(Some("choose")) => chosen(&asked, record.get("level"))?,
        Some(_) => {
            let message = "‘do’ is legal, value, rank or choose".into();
            return Err(SenetError {
                field: Some("do".into()),
                ..error_of("unknown_request", message)
            });
        }
    };
    record.extend(answer);
    Ok(Value::Object(record))
}

fn named(judge: &Strongest) -> Value {
    json!(format!("{}, {THROWS_AHEAD} throw ahead", judge.name()))
}

/// The chance of the side whose turn it is.
fn chance_of(asked: &Asked, judge: &Strongest) -> f32 {
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let throws = THROWS_AHEAD + u8::from(position.awaits_throw());
    value(ruleset, position, position.side(), judge, throws)
}

fn value_of(asked: &Asked) -> Map<String, Value> {
    let judge = Strongest::of(&asked.ruleset);
    let chance = chance_of(asked, &judge);
    Map::from_iter([
        ("value".into(), json!(chance)),
        ("judge".into(), named(&judge)),
    ])
}

fn ranked(asked: &Asked) -> Map<String, Value> {
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let judge = Strongest::of(ruleset);
    let mut answer = asked.legal();
    let mut legal: Vec<Value> = rank(ruleset, position, &judge, THROWS_AHEAD)
        .iter()
        .map(|ranked| {
            let mut choice = asked.choice(&position.effect(ruleset, ranked.choice));
            choice["value"] = json!(ranked.chance);
            choice
        })
        .collect();
    if position.awaits_throw() {
        let chance = value_of_throwing(ruleset, position, &judge, THROWS_AHEAD + 1);
        let worse = |choice: &Value| choice["value"].as_f64() <= Some(chance.into());
        let place = legal.iter().position(worse).unwrap_or(legal.len());
        legal.insert(
            place,
            json!({ "move": "throw", "next": null, "value": chance }),
        );
    }
    answer.insert("legal".into(), legal.into());
    answer.insert("judge".into(), named(&judge));
    answer
}

fn chosen(asked: &Asked, level: Option<&Value>) -> Result<Map<String, Value>, SenetError> {
    let level = Level::by_name(level.and_then(Value::as_str).unwrap_or("strongest"))?;
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let choice = match level.choose(ruleset, position, &Strongest::of(ruleset)) {
        Some(choice) => asked.choice(&position.effect(ruleset, choice)),
        None if position.awaits_throw() => json!({ "move": "throw", "next": null }),
        None => Value::Null,
    };
    Ok(Map::from_iter([("choice".into(), choice)]))
}

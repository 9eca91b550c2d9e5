//! `senet engine`: one JSON object a line in, one a line out.

use crate::judge::{Judge, Judges};
use clap::Args;
use senet::SenetError;
use senet::ai::{Evaluator, Level, rank, value, value_of_throwing};
use senet::protocol::{self, Asked};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write, stdin, stdout};
use std::path::PathBuf;

/// What the answers go by.
#[derive(Args)]
pub struct Options {
    /// The folder of layers that `senet solve --out` wrote, one folder in it for each ruleset:
    /// endgames found there are answered exactly.
    #[arg(long)]
    layers: Option<PathBuf>,
}

/// Throws looked ahead after a move, as the strongest player does; before a throw one more, so
/// that the chance before it is the mean of the chances after it.
const THROWS_AHEAD: u8 = 1;

/// Answers every line until the end of input; a line that cannot be served gets an error object.
pub fn serve(options: &Options) -> Result<(), SenetError> {
    let mut judges = Judges::new(options.layers.clone())?;
    let mut out = stdout().lock();
    for line in stdin().lock().lines() {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer(&line, &mut judges).unwrap_or_else(|error| refusal(&error)),
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

fn answer(line: &str, judges: &mut Judges) -> Result<Value, SenetError> {
    let question: Value = serde_json::from_str(line)
        .map_err(|error| error_of("bad_json", format!("this line is not JSON: {error}")))?;
    let Value::Object(mut record) = question.clone() else {
        return Err(error_of("bad_json", "a question is a JSON object".into()));
    };
    let asked = protocol::read(&question)?;
    let answer = match record.get("do").map(Value::as_str) {
        None | Some(Some("legal")) => asked.legal(),
        Some(Some("value")) => value_of(&asked, &judges.of(&asked.ruleset)?),
        Some(Some("rank")) => ranked(&asked, &judges.of(&asked.ruleset)?),
        Some(Some("choose")) => chosen(&asked, record.get("level"), &judges.of(&asked.ruleset)?)?,
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

/// Where the endgame is solved there is no need to look ahead.
fn throws_ahead(asked: &Asked, judge: &Judge) -> u8 {
    match judge.exactly(&asked.ruleset, &asked.position) {
        Some(_) => 0,
        None => THROWS_AHEAD,
    }
}

fn named(asked: &Asked, judge: &Judge) -> Value {
    match throws_ahead(asked, judge) {
        0 => json!("solved"),
        throws => json!(format!("{}, {throws} throw ahead", judge.name())),
    }
}

/// The chance of the side whose turn it is; of a solved endgame also what is proven of it.
fn value_of(asked: &Asked, judge: &Judge) -> Map<String, Value> {
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let mut answer = Map::from_iter([("judge".into(), named(asked, judge))]);
    let exactly = judge.exactly(ruleset, position);
    let chance = if let Some(exact) = exactly {
        answer.insert("proven".into(), json!([exact.low, exact.high]));
        json!(exact.middle())
    } else {
        let throws = THROWS_AHEAD + u8::from(position.awaits_throw());
        json!(value(ruleset, position, position.side(), judge, throws))
    };
    answer.insert("value".into(), chance);
    answer
}

fn ranked(asked: &Asked, judge: &Judge) -> Map<String, Value> {
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let throws = throws_ahead(asked, judge);
    let mut answer = asked.legal();
    let mut legal: Vec<Value> = rank(ruleset, position, judge, throws)
        .iter()
        .map(|ranked| {
            let mut choice = asked.choice(&position.effect(ruleset, ranked.choice));
            choice["value"] = json!(ranked.chance);
            choice
        })
        .collect();
    if position.awaits_throw() {
        let chance = value_of_throwing(ruleset, position, judge, throws + 1);
        let worse = |choice: &Value| choice["value"].as_f64() <= Some(chance.into());
        let place = legal.iter().position(worse).unwrap_or(legal.len());
        legal.insert(
            place,
            json!({ "move": "throw", "next": null, "value": chance }),
        );
    }
    answer.insert("legal".into(), legal.into());
    answer.insert("judge".into(), named(asked, judge));
    answer
}

fn chosen(
    asked: &Asked,
    level: Option<&Value>,
    judge: &Judge,
) -> Result<Map<String, Value>, SenetError> {
    let level = Level::by_name(level.and_then(Value::as_str).unwrap_or("strongest"))?;
    let (ruleset, position) = (&asked.ruleset, &asked.position);
    let choice = match level.choose(ruleset, position, judge) {
        Some(choice) => asked.choice(&position.effect(ruleset, choice)),
        None if position.awaits_throw() => json!({ "move": "throw", "next": null }),
        None => Value::Null,
    };
    Ok(Map::from_iter([("choice".into(), choice)]))
}

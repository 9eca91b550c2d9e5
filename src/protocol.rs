//! The machine face: one question a line in, its complete answer out, as JSON.
//!
//! A question names a ruleset, a position and the stage of a turn. By `"do"` it asks for the exact
//! list of legal choices with the positions they lead to (`legal`, which is also meant when
//! nothing is said), the win chance (`value`), the choices by win chance (`rank`), or what a level
//! plays (`choose`). The answer repeats the question's own fields. `docs/protocol.md` lists the
//! fields, and the codes of refusals.

mod answers;
mod question;

pub use question::{Asked, read};

use crate::ai::tablebase::Interval;
use crate::ai::{BestEvaluator, Evaluator};
use crate::error::SenetError;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::trial::strongest_of;
use serde_json::{Value, json};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What win chances go by: an evaluator that may know some endgames exactly.
pub trait Judging: Evaluator {
    /// What is proven of the chance of the side whose turn it is, where the endgame is solved.
    fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<Interval> {
        let _ = (ruleset, position);
        None
    }
}

impl Judging for BestEvaluator {}

/// Where the judge of a ruleset comes from.
pub trait Judges {
    /// The judge of a ruleset.
    ///
    /// # Errors
    /// What it judges by cannot be read.
    fn judge(&mut self, ruleset: &Ruleset) -> Result<Box<dyn Judging + '_>, SenetError>;
}

/// The judges that are built in.
pub struct BuiltIn;

impl Judges for BuiltIn {
    fn judge(&mut self, ruleset: &Ruleset) -> Result<Box<dyn Judging>, SenetError> {
        Ok(Box::new(strongest_of(ruleset)))
    }
}

/// The answer to a line, whatever the line: a question is answered, what is none or cannot be
/// answered gets an object with `error`. That a question brings the engine to panic is a fault of
/// the engine, and answered with the code `internal`: whoever asks can go on.
#[must_use]
pub fn answer(line: &str, judges: &mut impl Judges) -> Value {
    // Judges keep nothing half-made: what they remember they remember when it is whole.
    let answered = catch_unwind(AssertUnwindSafe(|| try_answer(line, judges)));
    let answered = answered.unwrap_or_else(|panic| Err(internal(panic.as_ref())));
    answered.unwrap_or_else(|error| refusal(&error))
}

/// An object that says why there is no answer: `code`, `message` and, if one is at fault, `field`.
#[must_use]
pub fn refusal(error: &SenetError) -> Value {
    json!({ "error": { "code": error.code, "message": error.message, "field": error.field } })
}

fn internal(panic: &(dyn Any + Send)) -> SenetError {
    let said = panic.downcast_ref::<&str>().copied();
    let said = said.or(panic.downcast_ref::<String>().map(String::as_str));
    let message = format!(
        "a fault of the engine, please report it with this line: {}",
        said.unwrap_or("no reason given")
    );
    SenetError::new("internal", message)
}

fn try_answer(line: &str, judges: &mut impl Judges) -> Result<Value, SenetError> {
    let question: Value = serde_json::from_str(line)
        .map_err(|error| SenetError::new("bad_json", format!("this line is not JSON: {error}")))?;
    let Value::Object(mut record) = question.clone() else {
        return Err(SenetError::new("bad_json", "a question is a JSON object"));
    };
    let asked = read(&question)?;
    let answer = match record.get("do").map(Value::as_str) {
        None | Some(Some("legal")) => asked.legal(),
        Some(Some("value")) => asked.value(&*judges.judge(&asked.ruleset)?),
        Some(Some("rank")) => asked.rank(&*judges.judge(&asked.ruleset)?),
        Some(Some("choose")) => {
            asked.choose(record.get("level"), &*judges.judge(&asked.ruleset)?)?
        }
        Some(_) => {
            let message = "‘do’ is legal, value, rank or choose";
            return Err(SenetError::new("unknown_request", message).at("do"));
        }
    };
    record.extend(answer);
    Ok(Value::Object(record))
}

//! The machine face: one question a line in, its complete answer out, as JSON.
//!
//! A question names a ruleset, a position and the stage of a turn. By `"do"` it asks for the exact
//! list of legal choices with the positions they lead to (`legal`, which is also meant when
//! nothing is said), the win chance (`value`), the choices by win chance (`rank`), or what a level
//! plays (`choose`). The answer repeats the question's fields. `docs/protocol.md` lists the
//! fields, and the codes of refusals.

mod answers;
mod fields;
mod question;

pub use question::{Asked, read};

use crate::ai::tablebase::Interval;
use crate::ai::{BestEvaluator, Evaluator, Level};
use crate::error::SenetError;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::trial::strongest_of;
use fields::Fields;
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
    let mut question = fields::object(line)?;
    let named = Fields(&question);
    let asked = question::read_fields(named)?;
    let request = match question.get("do").filter(|named| !named.is_null()) {
        None => "legal",
        Some(named) => named.as_str().unwrap_or_default(),
    };
    if request != "choose" {
        named.without(&["level"], "but for ‘choose’")?;
    }
    let answer = match request {
        "legal" => asked.legal(),
        "value" => asked.value(&*judges.judge(&asked.ruleset)?),
        "rank" => asked.rank(&*judges.judge(&asked.ruleset)?),
        "choose" => {
            let unknown = |level: &Value| {
                SenetError::new("unknown_level", format!("there is no level {level}")).at("level")
            };
            let level = match named.get("level") {
                None => Level::strongest(),
                Some(level) => level.as_str().ok_or_else(|| unknown(level))?.parse()?,
            };
            if level.goes_by_evaluator() {
                asked.choose(level, &*judges.judge(&asked.ruleset)?)
            } else {
                asked.choose(level, &BestEvaluator::heuristic())
            }
        }
        _ => {
            let message = "‘do’ is legal, value, rank or choose";
            return Err(SenetError::new("unknown_request", message).at("do"));
        }
    };
    question.extend(answer);
    Ok(Value::Object(question))
}

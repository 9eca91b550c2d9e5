//! The JSON protocol: one question per line, one self-contained answer per line.
//!
//! A question names a ruleset, a position and the stage of a turn. Its field `"do"` requests the exact
//! list of legal choices with the resulting positions (`legal`, the default), the win chance (`value`),
//! the choices ranked by win chance (`rank`), or the choice of a level (`choose`). The answer repeats
//! the question's fields exactly as they were sent. `docs/protocol.md` lists the fields and the error codes.

mod answers;
mod fields;
mod question;

pub use question::{Query, read};

use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use crate::matches::net_check::best_for;
use crate::players::endgames::Interval;
use crate::players::{BestEvaluator, Evaluator, Level};
use crate::position::Position;
use crate::rules::Ruleset;
use fields::Sent;
use serde_json::{Value, json};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A source of win chances: an evaluator that may know some endgames exactly.
pub trait ProvenEvaluator: Evaluator {
    /// The proven chance of the side to move if the endgame is solved.
    fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<Interval> {
        let _ = (ruleset, position);
        None
    }
}

impl ProvenEvaluator for BestEvaluator {}

/// Provides the judge of a ruleset.
pub trait EvaluatorSource {
    /// Returns the judge of a ruleset.
    ///
    /// # Errors
    /// Returns an error if the judge's data cannot be read.
    fn judge(&mut self, ruleset: &Ruleset) -> Result<Box<dyn ProvenEvaluator + '_>, SenetError>;
}

/// The built-in judges.
pub struct BuiltInEvaluators;

impl EvaluatorSource for BuiltInEvaluators {
    fn judge(&mut self, ruleset: &Ruleset) -> Result<Box<dyn ProvenEvaluator>, SenetError> {
        Ok(Box::new(best_for(ruleset)))
    }
}

/// Answers any line with a line of JSON, without its end. An invalid question gets an object with `error`. A panic of the engine is a bug;
/// it is answered with the code `internal`, and the caller can continue.
#[must_use]
pub fn answer(line: &str, evaluators: &mut impl EvaluatorSource) -> String {
    // Unwind safe: judges update their caches atomically.
    let answered = catch_unwind(AssertUnwindSafe(|| try_answer(line, evaluators)));
    let answered = answered.unwrap_or_else(|panic| Err(internal(panic.as_ref())));
    answered.unwrap_or_else(|error| refusal(&error))
}

/// A line with an error object: `code`, `message` and, if known, the `field` at fault.
#[must_use]
pub fn refusal(error: &SenetError) -> String {
    let error = json!({ "code": error.code(), "message": error.message(), "field": error.field() });
    json!({ "error": error }).to_string()
}

fn internal(panic: &(dyn Any + Send)) -> SenetError {
    let said = panic.downcast_ref::<&str>().copied();
    let said = said.or(panic.downcast_ref::<String>().map(String::as_str));
    let message = format!(
        "a fault of the engine, please report it with this line: {}",
        said.unwrap_or("no reason given")
    );
    SenetError::new(ErrorKind::Internal, message)
}

fn try_answer(line: &str, evaluators: &mut impl EvaluatorSource) -> Result<String, SenetError> {
    let sent = Sent::from_line(line)?;
    let fields = sent.fields()?;
    let query = question::read_fields(&fields)?;
    let request = match &fields.request {
        None => "legal",
        Some(named) => named.as_str().unwrap_or_default(),
    };
    if request != "choose" && fields.level.is_some() {
        return Err(fields::bad(
            "level",
            "‘level’ means nothing but for ‘choose’",
        ));
    }
    let answer = match request {
        "legal" => query.legal(),
        "value" => query.value(&*evaluators.judge(&query.ruleset)?),
        "rank" => query.rank(&*evaluators.judge(&query.ruleset)?),
        "choose" => {
            let unknown = |level: &Value| {
                SenetError::new(
                    ErrorKind::UnknownLevel,
                    format!("there is no level {}", excerpt(&level.to_string())),
                )
                .at("level")
            };
            let level = match &fields.level {
                None => Level::strongest(),
                Some(level) => level.as_str().ok_or_else(|| unknown(level))?.parse()?,
            };
            if level.goes_by_evaluator() {
                query.choose(level, &evaluators.judge(&query.ruleset)?)
            } else {
                query.choose(level, &BestEvaluator::heuristic())
            }
        }
        _ => {
            let message = "‘do’ must be legal, value, rank or choose";
            return Err(SenetError::new(ErrorKind::UnknownRequest, message).at("do"));
        }
    };
    Ok(sent.answered(answer))
}

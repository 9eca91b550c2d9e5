//! The one error type: a code for programs, a sentence for people.

use thiserror::Error;

/// Why something was refused. The refusal changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct SenetError {
    /// Stable, for programs: `unknown_ruleset`, `illegal_move`, …
    pub code: &'static str,
    /// A sentence that says what is wrong and where.
    pub message: String,
    /// The field or option at fault, if there is one.
    pub field: Option<String>,
}

impl SenetError {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> SenetError {
        SenetError {
            code,
            message: message.into(),
            field: None,
        }
    }

    pub(crate) fn at(self, field: impl Into<String>) -> SenetError {
        SenetError {
            field: Some(field.into()),
            ..self
        }
    }
}

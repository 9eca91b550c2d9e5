//! Advice for JavaScript; only in the full engine.

use super::advisor::{Advisor, position_of};
use super::arguments::optional_text;
use super::{shown, thrown};
use crate::error::{ErrorKind, SenetError};
use crate::players::{Explanation, ScoredChoice, advise, search_depth};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// An option and its value.
#[derive(Serialize, Tsify)]
pub struct AdvisedOption {
    /// The id of the move, or `throw`.
    pub id: String,
    /// The winning chance, 0 to 1, of the side to choose.
    pub chance: f32,
}

/// Advice for the side that has to choose.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Advice {
    /// The options, best first.
    pub options: Vec<AdvisedOption>,
    /// The id of the option that the best is compared with.
    pub other: Option<String>,
    /// Why the best is better.
    pub why: Explanation,
    /// The name of the evaluator if the chances are not exact.
    pub judge: String,
    /// Whether the chances are those of perfect play, proven to within 0.0001.
    pub exact: bool,
}

#[wasm_bindgen]
impl Advisor {
    /// Values the options of a position and explains why the best is better than `other` (the id of a
    /// move, or `throw`), or than the second best if `other` is not an option.
    pub fn advise(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position_id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] other: &JsValue,
    ) -> Result<Ts<Advice>, JsValue> {
        let position = position_of(&self.ruleset, position_id)?;
        let other = optional_text("other", other)?;
        let id = |option: &ScoredChoice| match option.choice {
            Some(choice) => position
                .legal_effect(&self.ruleset, choice)
                .id(&self.ruleset),
            None => "throw".into(),
        };
        let is_other = |option: &ScoredChoice| Some(id(option)) == other;
        let evaluator = self.endgames.with_fallback(&self.evaluator);
        let depth = search_depth(&self.ruleset);
        let advice = advise(&self.ruleset, &position, &evaluator, depth, is_other);
        let advice = advice.ok_or_else(|| {
            let message = "nothing can be chosen in this position";
            thrown(SenetError::new(ErrorKind::NothingToChoose, message))
        })?;
        let advised = |option: &ScoredChoice| AdvisedOption {
            id: id(option),
            chance: option.chance,
        };
        shown(&Advice {
            options: advice.options.iter().map(advised).collect(),
            other: advice.other.as_ref().map(id),
            why: advice.why,
            judge: self.judge(),
            exact: evaluator.proven(&self.ruleset, &position).is_some(),
        })
    }
}

//! Advice, as JavaScript sees it: only the whole engine gives it.

use super::advisor::Advisor;
use super::{shown, thrown};
use crate::ai::{Because, Considered, advise, search_depth};
use crate::error::SenetError;
use crate::position::Position;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Something that can be done, and what it is worth.
#[derive(Serialize, Tsify)]
pub struct AdvisedOption {
    /// The id of the move, or `throw`.
    pub id: String,
    /// The chance to win, 0 to 1, of the side that does it.
    pub chance: f32,
}

/// Advice for the side that is to choose.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Advice {
    /// What can be done, best first.
    pub options: Vec<AdvisedOption>,
    /// The id of what the best was compared with.
    pub other: Option<String>,
    /// Why the best is better.
    pub why: Because,
    /// What judged, where the chances are not exact.
    pub judge: String,
    /// The chances are those of perfect play, proven to a ten-thousandth.
    pub exact: bool,
}

#[wasm_bindgen]
impl Advisor {
    /// What the choices of a position are worth, and why the best is better than `other` (the id
    /// of a move, or `throw`), or than the second best if that is none of them.
    pub fn advise(&self, position_id: &str, other: Option<String>) -> Result<Ts<Advice>, JsValue> {
        let position = Position::from_id(&self.ruleset, position_id).map_err(thrown)?;
        let id = |considered: &Considered| match considered.choice {
            Some(choice) => position.effect(&self.ruleset, choice).id(&self.ruleset),
            None => "throw".into(),
        };
        let is_other = |considered: &Considered| Some(id(considered)) == other;
        let evaluator = self.endgames.before(&self.evaluator);
        let depth = search_depth(&self.ruleset);
        let advice = advise(&self.ruleset, &position, &evaluator, depth, is_other);
        let advice = advice.ok_or_else(|| {
            let message = "nothing can be chosen in this position";
            thrown(SenetError::new("nothing_to_choose", message))
        })?;
        let option = |considered: &Considered| AdvisedOption {
            id: id(considered),
            chance: considered.chance,
        };
        shown(&Advice {
            options: advice.options.iter().map(option).collect(),
            other: advice.other.as_ref().map(id),
            why: advice.why,
            judge: self.judge(),
            exact: evaluator.proven(&self.ruleset, &position).is_some(),
        })
    }
}

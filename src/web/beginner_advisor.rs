//! The computer player of the first load: it knows only how beginners play.

use super::thrown;
use crate::beginner;
use crate::error::SenetError;
use crate::position::Position;
use crate::rules::Ruleset;
use wasm_bindgen::prelude::*;

/// A computer player of one ruleset. It is given positions, and can never see the throws to come.
#[wasm_bindgen]
pub struct Advisor {
    ruleset: Ruleset,
}

#[wasm_bindgen]
impl Advisor {
    /// A player of the ruleset of this written form.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: &str) -> Result<Advisor, JsValue> {
        let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
        Ok(Advisor { ruleset })
    }

    /// The id of the move this level makes, or `throw`.
    pub fn choose(&self, position_id: &str, level: &str) -> Result<String, JsValue> {
        if level != "beginner" {
            let message = "only the beginner is built in";
            return Err(thrown(
                SenetError::new("player_absent", message).at("level"),
            ));
        }
        let position = Position::from_id(&self.ruleset, position_id).map_err(thrown)?;
        let choice = beginner::choose(&self.ruleset, &position);
        Ok(choice.map_or("throw".into(), |choice| {
            position.effect(&self.ruleset, choice).id(&self.ruleset)
        }))
    }
}

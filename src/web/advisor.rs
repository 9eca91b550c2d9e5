//! The computer players.

use super::arguments::{bytes, duration, text};
use super::{chosen, ruleset_of, thrown};
use crate::matches::net_check::{best_for, vet};
use crate::players::{BestEvaluator, Endgames, Evaluator, Level, Net};
use crate::position::Position;
use crate::rules::Ruleset;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    // Available in pages and workers; web-sys offers it only for one or the other.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The position passed as the argument `position_id`.
pub(super) fn position_of(ruleset: &Ruleset, id: &JsValue) -> Result<Position, JsValue> {
    Position::from_id(ruleset, &text("position_id", id)?).map_err(thrown)
}

/// The level passed as the argument `level`.
pub(super) fn level_of(level: &JsValue) -> Result<Level, JsValue> {
    text("level", level)?.parse().map_err(thrown)
}

/// A computer player of one ruleset. It receives positions and cannot see future throws.
#[wasm_bindgen]
pub struct Advisor {
    pub(super) ruleset: Ruleset,
    pub(super) evaluator: BestEvaluator,
    pub(super) endgames: Endgames,
}

#[wasm_bindgen]
impl Advisor {
    /// Creates a player for this ruleset.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
    ) -> Result<Advisor, JsValue> {
        let ruleset = ruleset_of(ruleset)?;
        Ok(Advisor {
            evaluator: best_for(&ruleset),
            endgames: Endgames::new(&ruleset),
            ruleset,
        })
    }

    /// The id of this level's move, or `throw`. Fails if the game is over or no move is legal.
    pub fn choose(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] level: &JsValue,
    ) -> Result<String, JsValue> {
        let level = level_of(level)?;
        let position = position_of(&self.ruleset, position_id)?;
        let evaluator = self.endgames.with_fallback(&self.evaluator);
        let choice = level.choose(&self.ruleset, &position, &evaluator);
        chosen(&self.ruleset, &position, choice)
    }

    /// Solves the endgames for about this many milliseconds of the browser's clock. Returns `false`
    /// when the work is done.
    pub fn solve_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] milliseconds: &JsValue,
    ) -> Result<bool, JsValue> {
        let until = now() + duration("milliseconds", milliseconds)?;
        Ok(self.endgames.advance_while(|| now() < until))
    }

    /// The name of the net file to load. Returns `undefined` if the player already has a net, or no
    /// net exists for its ruleset.
    pub fn net_wanted(&self) -> Option<String> {
        self.evaluator.net_wanted(&self.ruleset).map(Into::into)
    }

    /// Loads a net from the bytes of its file if it fits the ruleset. A net trained without the
    /// ruleset's house rules must win a short match first.
    pub fn load_net(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] file: &JsValue,
    ) -> Result<(), JsValue> {
        let net = Net::from_bytes(&bytes("file", file)?).map_err(thrown)?;
        let evaluator = BestEvaluator::heuristic().with_net(&self.ruleset, net);
        self.evaluator = vet(&self.ruleset, evaluator);
        Ok(())
    }

    /// The name of the evaluator: a net, or the hand-made evaluation.
    pub fn judge(&self) -> String {
        self.evaluator.name().into()
    }
}

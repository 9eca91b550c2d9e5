//! Navigation in a game's history, for replays and looking back.

use super::{Game, Snapshot, arguments, thrown};
use tsify::Ts;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Game {
    /// The number of actions (throws and moves) in effect: the cursor in the history.
    pub fn step(&self) -> u32 {
        self.engine.cursor() as u32
    }

    /// The number of actions in the history, undone ones included.
    pub fn steps(&self) -> u32 {
        self.engine.history_len() as u32
    }

    /// Moves to the point of the history after `step` actions. The history is kept until another action
    /// is taken there; the record covers the game up to there.
    pub fn go_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] step: &JsValue,
    ) -> Result<(), JsValue> {
        let step = arguments::count("step", step)?;
        self.engine.seek(step).map_err(thrown)
    }

    /// Redoes the next action of the history and returns its result, or `undefined` at the end.
    pub fn step_on(&mut self) -> Result<Option<Ts<Snapshot>>, JsValue> {
        let events = self.engine.redo_one();
        events.map(|events| self.after(events)).transpose()
    }
}

//! Going through a game's history: for looking back and for replays.

use super::{Game, Seen, thrown};
use tsify::Ts;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Game {
    /// How many actions (throws and moves) have been done: the place in the history.
    pub fn step(&self) -> u32 {
        self.engine.step() as u32
    }

    /// How many actions there are in all, those undone included.
    pub fn steps(&self) -> u32 {
        self.engine.steps() as u32
    }

    /// Back or forward to where so many actions were done. Nothing is lost by it until something
    /// else is done there; the record tells the game up to there.
    pub fn go_to(&mut self, step: u32) -> Result<(), JsValue> {
        self.engine.go_to(step as usize).map_err(thrown)
    }

    /// Does the next action of the history again and tells what happened; nothing at its end.
    pub fn step_on(&mut self) -> Result<Option<Ts<Seen>>, JsValue> {
        let events = self.engine.step_on();
        events.map(|events| self.after(events)).transpose()
    }
}

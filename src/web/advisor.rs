//! The computer players.

use super::{chosen, thrown};
use crate::ai::{BestEvaluator, Endgames, Evaluator, Level, Net};
use crate::net_check::{best_for, vet};
use crate::position::Position;
use crate::rules::Ruleset;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    // Available in pages and workers; web-sys offers it only for one or the other.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
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
    pub fn new(ruleset: &str) -> Result<Advisor, JsValue> {
        let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
        Ok(Advisor {
            evaluator: best_for(&ruleset),
            endgames: Endgames::new(&ruleset),
            ruleset,
        })
    }

    /// The id of this level's move, or `throw`. Fails if the game is over or no move is legal.
    pub fn choose(&self, position_id: &str, level: &str) -> Result<String, JsValue> {
        let level: Level = level.parse().map_err(thrown)?;
        let position = Position::from_id(&self.ruleset, position_id).map_err(thrown)?;
        let evaluator = self.endgames.with_fallback(&self.evaluator);
        let choice = level.choose(&self.ruleset, &position, &evaluator);
        chosen(&self.ruleset, &position, choice)
    }

    /// Visits about `positions` more positions to solve the endgames exactly. Returns `false` when the
    /// work is done. Play and advice use the solved part from then on.
    pub fn solve_on(&mut self, positions: u32) -> bool {
        self.endgames.advance(positions.into())
    }

    /// Solves the endgames for about this many milliseconds of the browser's clock. Returns `false`
    /// when the work is done.
    pub fn solve_for(&mut self, milliseconds: f64) -> bool {
        let until = now() + milliseconds;
        self.endgames.advance_while(|| now() < until)
    }

    /// The name of the net file to load. Returns `undefined` if the player already has a net, or no
    /// net exists for its ruleset.
    pub fn net_wanted(&self) -> Option<String> {
        self.evaluator.net_wanted(&self.ruleset).map(Into::into)
    }

    /// Loads a net from the bytes of its file if it fits the ruleset. A net trained without the
    /// ruleset's house rules must win a short match first.
    pub fn load_net(&mut self, file: &[u8]) -> Result<(), JsValue> {
        let net = Net::from_bytes(file).map_err(thrown)?;
        let evaluator = BestEvaluator::heuristic().with_net(&self.ruleset, net);
        self.evaluator = vet(&self.ruleset, evaluator);
        Ok(())
    }

    /// The name of the evaluator: a net, or the hand-made evaluation.
    pub fn judge(&self) -> String {
        self.evaluator.name().into()
    }
}

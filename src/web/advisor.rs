//! The computer players.

use super::{chosen, thrown};
use crate::ai::{BestEvaluator, Endgames, Evaluator, Level, Net};
use crate::position::Position;
use crate::rules::Ruleset;
use crate::trial::{strongest_of, tried};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    // In pages and workers alike; web-sys has it only by way of the one or the other.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A computer player of one ruleset. It is given positions, and can never see the throws to come.
#[wasm_bindgen]
pub struct Advisor {
    pub(super) ruleset: Ruleset,
    pub(super) evaluator: BestEvaluator,
    pub(super) endgames: Endgames,
}

#[wasm_bindgen]
impl Advisor {
    /// A player of the ruleset of this written form.
    #[wasm_bindgen(constructor)]
    pub fn new(ruleset: &str) -> Result<Advisor, JsValue> {
        let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
        Ok(Advisor {
            evaluator: strongest_of(&ruleset),
            endgames: Endgames::new(&ruleset),
            ruleset,
        })
    }

    /// The id of the move this level makes, or `throw`; refused where nothing is legal or the game is over.
    pub fn choose(&self, position_id: &str, level: &str) -> Result<String, JsValue> {
        let level = Level::by_name(level).map_err(thrown)?;
        let position = Position::from_id(&self.ruleset, position_id).map_err(thrown)?;
        let evaluator = self.endgames.before(&self.evaluator);
        let choice = level.choose(&self.ruleset, &position, &evaluator);
        chosen(&self.ruleset, &position, choice)
    }

    /// Visits about this many positions more to solve the endgames exactly; false when there is
    /// nothing left to do. What is solved is played and advised by from then on.
    pub fn solve_on(&mut self, positions: u32) -> bool {
        self.endgames.solve_on(positions.into())
    }

    /// Solves the endgames exactly for about so many milliseconds by the browser's clock; false when
    /// there is nothing left to do.
    pub fn solve_for(&mut self, milliseconds: f64) -> bool {
        let until = now() + milliseconds;
        self.endgames.solve_while(|| now() < until)
    }

    /// The net this player would judge by, as the name of its file; none when it has one, or when
    /// there is none for its ruleset.
    pub fn net_wanted(&self) -> Option<String> {
        self.evaluator.net_wanted(&self.ruleset).map(Into::into)
    }

    /// Gives it the net of a file to judge by, if that fits its ruleset. One that was trained without
    /// the ruleset's house rules has to win a short trial first.
    pub fn load_net(&mut self, file: &[u8]) -> Result<(), JsValue> {
        let net = Net::from_bytes(file).map_err(thrown)?;
        let evaluator = BestEvaluator::heuristic().with_net(&self.ruleset, net);
        self.evaluator = tried(&self.ruleset, evaluator);
        Ok(())
    }

    /// What it judges by: a net, or the hand-made evaluation.
    pub fn judge(&self) -> String {
        self.evaluator.name().into()
    }
}

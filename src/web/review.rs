//! Game review: luck and choice; only in the full engine.

use super::advisor::{Advisor, level_of, position_of};
use super::arguments::{count, text, whole32};
use super::{all, shown, thrown};
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::game::Game;
use crate::review::{
    self, BestJudge, ReviewFound, ReviewOption, ReviewReport, ReviewRow, ReviewSum, SameSticks,
    TurningPoints,
};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The place of a review row in its game, and whether it contains a choice.
#[derive(Serialize, Tsify)]
pub struct ReviewPlace {
    /// The number of actions before the row, which is its step in the game's history.
    pub step: u32,
    /// Whether the best and the worst option differ by at least one percentage point.
    pub choice: bool,
    /// Whether the moves played were within one percentage point of the best.
    pub found: bool,
}

/// How often each side found the best move.
#[derive(Serialize, Tsify)]
pub struct FoundBySide {
    /// How often White found it.
    #[serde(rename = "W")]
    pub white: ReviewFound,
    /// How often Black found it.
    #[serde(rename = "B")]
    pub black: ReviewFound,
}

/// A review of one game by one judge. Rows are computed a few at a time, from the end of the game
/// towards its start, so that a worker can answer other requests in between.
#[wasm_bindgen]
pub struct Review {
    review: review::Review,
}

#[wasm_bindgen]
impl Advisor {
    /// Starts the review of a record. The judge is the best available now: the net loaded and the
    /// endgames solved so far. It does not change during the review.
    pub fn review(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
    ) -> Result<Review, JsValue> {
        let game = Game::from_record(&text("record", record)?).map_err(thrown)?;
        if *game.ruleset() != self.ruleset {
            let message = format!(
                "this record is of {}, but the player is for {}",
                game.ruleset().name(),
                self.ruleset.name()
            );
            return Err(thrown(
                SenetError::new(ErrorKind::OtherRuleset, message).at("record"),
            ));
        }
        let judge = BestJudge::new(&self.ruleset, self.evaluator.clone(), self.endgames.table());
        Ok(Review {
            review: review::Review::new(&game, Box::new(judge)),
        })
    }

    /// Simulates games from a position with both sides at this level, and throws from this seed.
    pub fn rollout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] position_id: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] level: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    ) -> Result<Rollout, JsValue> {
        let level = level_of(level)?;
        let position = position_of(&self.ruleset, position_id)?;
        let seed = whole32("seed", seed)?;
        Ok(Rollout {
            games: review::Rollout::new(
                &self.ruleset,
                &position,
                level,
                self.evaluator.clone(),
                self.endgames.table(),
                seed.into(),
            ),
        })
    }
}

#[wasm_bindgen]
impl Review {
    /// The name of the judge; `solved` if solved endgames cover the whole game.
    pub fn judge(&self) -> String {
        self.review.judge()
    }

    /// White's chance at the start, 0 to 1.
    pub fn start(&mut self) -> f64 {
        self.review.start()
    }

    /// White's points, 1, 0.5 or 0; in an unfinished game, White's chance at the end.
    pub fn result(&mut self) -> f64 {
        self.review.result()
    }

    /// Whether the game is over.
    pub fn is_finished(&self) -> bool {
        self.review.is_finished()
    }

    /// The total number of rows.
    pub fn length(&self) -> u32 {
        self.review.len() as u32
    }

    /// Computes up to `rows` more rows, the last of the game first. Returns an empty list when the
    /// review is complete.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    ) -> Result<Vec<Ts<ReviewRow>>, JsValue> {
        all(self.review.step(count("rows", rows)?))
    }

    /// The complete review, as `senet review --json` prints it. Computes the missing rows.
    pub fn report(&mut self) -> Result<Ts<ReviewReport>, JsValue> {
        shown(&self.review.report())
    }

    /// The sums of the rows computed so far.
    pub fn sum(&self) -> Result<Ts<ReviewSum>, JsValue> {
        shown(&self.review.sum())
    }

    /// How often each side found the best move, in the rows computed so far.
    pub fn best_found(&self) -> Result<Ts<FoundBySide>, JsValue> {
        shown(&FoundBySide {
            white: self.review.found(Side::White),
            black: self.review.found(Side::Black),
        })
    }

    /// The turning points of the game, in the rows computed so far.
    pub fn turning_points(&self) -> Result<Ts<TurningPoints>, JsValue> {
        shown(&self.review.turning_points())
    }

    /// The place of row number `n` in the game; the row must have been computed.
    pub fn place(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<Ts<ReviewPlace>, JsValue> {
        let row = self.review.row(whole32("n", n)?).map_err(thrown)?;
        shown(&ReviewPlace {
            step: row.step as u32,
            choice: row.is_choice(),
            found: row.found_best(),
        })
    }

    /// The options in row number `n`, best first.
    pub fn options(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<Vec<Ts<ReviewOption>>, JsValue> {
        let n = whole32("n", n)?;
        all(&self.review.options(n).map_err(thrown)?)
    }

    /// White's chance in any position of this ruleset according to the same judge, assuming the
    /// best moves up to the end of the turn.
    pub fn chance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] position_id: &JsValue,
    ) -> Result<f64, JsValue> {
        let position = position_of(self.review.ruleset(), position_id)?;
        Ok(self.review.chance(&position))
    }
}

/// Compares the players of a game with throws `per-player` and its rematch with throws `exchanged`, in
/// either order. Computes the missing rows of the two reviews.
#[wasm_bindgen]
pub fn same_sticks(first: &mut Review, second: &mut Review) -> Result<Ts<SameSticks>, JsValue> {
    let compared = review::same_sticks(&mut first.review, &mut second.review);
    shown(&compared.map_err(thrown)?)
}

/// Games simulated from one position, one after the other.
#[wasm_bindgen]
pub struct Rollout {
    games: review::Rollout,
}

#[wasm_bindgen]
impl Rollout {
    /// Plays at most `throws` more throws. Returns White's points (1, 0.5 or 0) if that ends a game;
    /// the next call then starts another. Otherwise returns `undefined`.
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] throws: &JsValue,
    ) -> Result<Option<f64>, JsValue> {
        Ok(self.games.step(whole32("throws", throws)?))
    }
}

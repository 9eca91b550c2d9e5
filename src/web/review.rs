//! A game told afterwards: luck and choice. Only the whole engine tells it.

use super::advisor::Advisor;
use super::{all, shown, thrown};
use crate::ai::Level;
use crate::analysis::{
    self, BestJudge, ReviewFound, ReviewRow, ReviewSum, ReviewTold, ReviewTurns, SameSticks,
};
use crate::error::SenetError;
use crate::game::Game;
use crate::position::Position;
use crate::side::Side;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Something that could have been played.
#[derive(Serialize, Tsify)]
pub struct ReviewOption {
    /// The moves, as records write them, or `throw`.
    pub moves: String,
    /// The chance to win, 0 to 1, of the side that plays them.
    pub chance: f64,
}

/// Where a row of a review belongs in its game, and whether something was to be chosen.
#[derive(Serialize, Tsify)]
pub struct ReviewPlace {
    /// The actions before it: the step of the game's history to go to.
    pub step: u32,
    /// The best and the worst choice differ by at least one point of 100.
    pub choice: bool,
    /// What was played was the best, within one point of 100.
    pub found: bool,
}

/// How often each side found the best move.
#[derive(Serialize, Tsify)]
pub struct FoundBySide {
    /// White.
    #[serde(rename = "W")]
    pub white: ReviewFound,
    /// Black.
    #[serde(rename = "B")]
    pub black: ReviewFound,
}

/// The review of one game by one judge. It is told a few rows at a time, from the end of the game
/// towards its start, so that a worker can answer other questions in between.
#[wasm_bindgen]
pub struct Review {
    review: analysis::Review,
}

#[wasm_bindgen]
impl Advisor {
    /// Begins the review of a record. The judge is the best there is now: the net loaded, and the
    /// endgames solved so far; it stays the same for all of the review.
    pub fn review(&self, record: &str) -> Result<Review, JsValue> {
        let game = Game::from_record(record).map_err(thrown)?;
        if *game.ruleset() != self.ruleset {
            let message = format!(
                "this record is of {}, but the player is for {}",
                game.ruleset().name(),
                self.ruleset.name()
            );
            return Err(thrown(
                SenetError::new("other_ruleset", message).at("record"),
            ));
        }
        let judge = BestJudge::new(&self.ruleset, self.evaluator.clone(), self.endgames.table());
        Ok(Review {
            review: analysis::Review::new(&game, Box::new(judge)),
        })
    }

    /// Games from a position, both sides played by this level, with throws of a seed of their own:
    /// what may still become of it.
    pub fn rollout(&self, position_id: &str, level: &str, seed: u32) -> Result<Rollout, JsValue> {
        let level = Level::by_name(level).map_err(thrown)?;
        let position = Position::from_id(&self.ruleset, position_id).map_err(thrown)?;
        Ok(Rollout {
            games: analysis::Rollout::new(
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
    /// What the judge goes by; `solved` where all of the game is judged by solved endgames.
    pub fn judge(&self) -> String {
        self.review.judge()
    }

    /// White's chance at the start, 0 to 1.
    pub fn start(&mut self) -> f64 {
        self.review.start()
    }

    /// White's points: 1, 0.5 or 0; of a game not finished, White's chance at the end.
    pub fn result(&mut self) -> f64 {
        self.review.result()
    }

    /// The game is over.
    pub fn is_finished(&self) -> bool {
        self.review.is_finished()
    }

    /// The rows in all.
    pub fn length(&self) -> u32 {
        self.review.len() as u32
    }

    /// Works out so many rows more, the last of the game first; none when all are told.
    pub fn step(&mut self, rows: u32) -> Result<Vec<Ts<ReviewRow>>, JsValue> {
        all(self.review.step(rows as usize))
    }

    /// All of it, as `senet review --json` prints it. Works out what is left.
    pub fn told(&mut self) -> Result<Ts<ReviewTold>, JsValue> {
        shown(&self.review.told())
    }

    /// What the rows told so far come to.
    pub fn sum(&self) -> Result<Ts<ReviewSum>, JsValue> {
        shown(&self.review.sum())
    }

    /// How often each side found the best move, in the rows told so far.
    pub fn found(&self) -> Result<Ts<FoundBySide>, JsValue> {
        shown(&FoundBySide {
            white: self.review.found(Side::White),
            black: self.review.found(Side::Black),
        })
    }

    /// Where the game turned, by the rows told so far.
    pub fn turns(&self) -> Result<Ts<ReviewTurns>, JsValue> {
        shown(&self.review.turns())
    }

    /// Where row number `n` belongs in the game; it must have been told.
    pub fn place(&self, n: u32) -> Result<Ts<ReviewPlace>, JsValue> {
        let row = self.review.row(n).map_err(thrown)?;
        shown(&ReviewPlace {
            step: row.step as u32,
            choice: row.is_choice(),
            found: row.found_best(),
        })
    }

    /// What could be played in row number `n`, the best first.
    pub fn options(&mut self, n: u32) -> Result<Vec<Ts<ReviewOption>>, JsValue> {
        let options = self.review.options(n).map_err(thrown)?;
        let options: Vec<ReviewOption> = options
            .into_iter()
            .map(|(moves, chance)| ReviewOption { moves, chance })
            .collect();
        all(&options)
    }

    /// White's chance of any position of these rules by the same judge, with the best moves to the
    /// end of its turn.
    pub fn chance(&mut self, position_id: &str) -> Result<f64, JsValue> {
        let position = Position::from_id(self.review.ruleset(), position_id).map_err(thrown)?;
        Ok(self.review.chance(&position))
    }
}

/// Who used the same sticks better: of a game with throws `per-player` and its rematch with throws
/// `exchanged`, in either order. Works out what is left of the two reviews.
#[wasm_bindgen]
pub fn same_sticks(first: &mut Review, second: &mut Review) -> Result<Ts<SameSticks>, JsValue> {
    let compared = analysis::same_sticks(&mut first.review, &mut second.review);
    shown(&compared.map_err(thrown)?)
}

/// Games from one position, one after the other.
#[wasm_bindgen]
pub struct Rollout {
    games: analysis::Rollout,
}

#[wasm_bindgen]
impl Rollout {
    /// Goes on by at most so many throws. White's points (1, 0.5 or 0) when that ends a game, after
    /// which the next one begins; else nothing.
    pub fn step(&mut self, throws: u32) -> Option<f64> {
        self.games.step(throws)
    }
}

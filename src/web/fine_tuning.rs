//! Fine-tuning a net for the visitor's own rules: in a module of its own, which the page loads only
//! for that.

use super::{shown, thrown};
use crate::ai::Net;
use crate::train;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A share of the points, from pairs of games with the same throws and the sides exchanged.
#[derive(Serialize, Tsify)]
pub struct Score {
    /// The share, 0 to 1.
    pub share: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
}

/// A training for house rules.
#[wasm_bindgen]
pub struct FineTuning {
    training: train::FineTuning,
}

#[wasm_bindgen]
impl FineTuning {
    /// For the rules of this written form. It begins with the net of this file, if that sees the
    /// same board. The same seed and rounds give the same net on every device.
    #[wasm_bindgen(constructor)]
    pub fn new(
        ruleset: &str,
        nearest: Option<Vec<u8>>,
        rounds: u32,
        seed: u32,
    ) -> Result<FineTuning, JsValue> {
        let nearest = nearest.map(|file| Net::from_bytes(&file)).transpose();
        let nearest = nearest.map_err(thrown)?;
        let training = train::FineTuning::new(ruleset, nearest.as_ref(), rounds, seed.into());
        Ok(FineTuning {
            training: training.map_err(thrown)?,
        })
    }

    /// Makes a round; gives the mean size of the error before it, in win chance.
    pub fn step(&mut self) -> f32 {
        self.training.step().error
    }

    /// The file of what it has learned.
    pub fn file(&self) -> Vec<u8> {
        self.training.file()
    }

    /// Plays so many pairs of games more against the player it began as.
    pub fn compare(&mut self, pairs: u32) -> Result<Ts<Score>, JsValue> {
        let score = self.training.compare(pairs);
        shown(&Score {
            share: score.mean,
            margin: score.margin,
        })
    }
}

//! Benchmarks for browsers.

use super::arguments::{bytes, whole32};
use super::{ruleset_of, thrown};
use crate::error::{ErrorKind, SenetError};
use crate::lab;
use crate::players::{Evaluator, Net};
use wasm_bindgen::prelude::*;

/// Plays `games` random games and returns the number of their throws.
#[wasm_bindgen]
pub fn playouts(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] games: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
) -> Result<f64, JsValue> {
    let ruleset = ruleset_of(ruleset)?;
    let (games, seed) = (whole32("games", games)?, whole32("seed", seed)?);
    Ok(lab::playouts(&ruleset, games.into(), seed.into()) as f64)
}

/// Evaluates `thousands` thousand positions with a net and returns the last chance.
#[wasm_bindgen]
pub fn evaluations(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] net: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] thousands: &JsValue,
) -> Result<f32, JsValue> {
    let ruleset = ruleset_of(ruleset)?;
    let net = Net::from_bytes(&bytes("net", net)?).map_err(thrown)?;
    let thousands = whole32("thousands", thousands)?;
    if !net.fits(&ruleset) {
        let message = "this net was made for other rules";
        return Err(thrown(
            SenetError::new(ErrorKind::BadNet, message).at("net"),
        ));
    }
    let positions = lab::sample_positions(&ruleset, 1_000);
    let mut last = 0.0;
    for _ in 0..thousands {
        for position in &positions {
            last = net.white_chance(&ruleset, position);
        }
    }
    Ok(last)
}

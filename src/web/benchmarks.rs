//! Benchmarks for browsers.

use super::thrown;
use crate::ai::{Evaluator, Net};
use crate::rules::Ruleset;
use crate::sim;
use wasm_bindgen::prelude::*;

/// Plays `games` random games and returns the number of their throws.
#[wasm_bindgen]
pub fn playouts(ruleset: &str, games: u32, seed: u32) -> Result<f64, JsValue> {
    let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
    Ok(sim::playouts(&ruleset, games.into(), seed.into()) as f64)
}

/// Evaluates `thousands` thousand positions with a net and returns the last chance.
#[wasm_bindgen]
pub fn evaluations(ruleset: &str, net: &[u8], thousands: u32) -> Result<f32, JsValue> {
    let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
    let net = Net::from_bytes(net).map_err(thrown)?;
    let positions = sim::sample_positions(&ruleset, 1_000);
    let mut last = 0.0;
    for _ in 0..thousands {
        for position in &positions {
            last = net.white_chance(&ruleset, position);
        }
    }
    Ok(last)
}

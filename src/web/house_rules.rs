//! The editor of house rules.

use super::{shown, thrown};
#[cfg(feature = "strong")]
use crate::rules::Ruleset;
use crate::rules::draft::Draft;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The draft of a written form; its rules may contradict themselves.
#[wasm_bindgen]
pub fn draft_rules(ruleset: &str) -> Result<Ts<Draft>, JsValue> {
    shown(&Draft::new(ruleset).map_err(thrown)?)
}

/// Changes one point of the rules and returns the new draft.
#[wasm_bindgen]
pub fn change_rules(ruleset: &str, point: &str, value: &str) -> Result<Ts<Draft>, JsValue> {
    shown(&Draft::change(ruleset, point, value).map_err(thrown)?)
}

/// Whether games under these rules hardly ever end, according to a trial of a few milliseconds.
#[cfg(feature = "strong")]
#[wasm_bindgen]
pub fn hardly_ever_ends(ruleset: &str) -> Result<bool, JsValue> {
    let ruleset = Ruleset::parse(ruleset).map_err(thrown)?;
    Ok(crate::endless::hardly_ever_ends(&ruleset))
}

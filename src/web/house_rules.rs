//! The editor of house rules.

use super::arguments::text;
#[cfg(feature = "strong")]
use super::ruleset_of;
use super::{shown, thrown};
use crate::rules::draft::Draft;
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The draft of a written form; its rules may contradict themselves.
#[wasm_bindgen]
pub fn draft_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<Ts<Draft>, JsValue> {
    let ruleset = text("ruleset", ruleset)?;
    shown(&Draft::new(&ruleset).map_err(thrown)?)
}

/// Changes one point of the rules and returns the new draft.
#[wasm_bindgen]
pub fn change_rules(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] point: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] value: &JsValue,
) -> Result<Ts<Draft>, JsValue> {
    let (ruleset, point) = (text("ruleset", ruleset)?, text("point", point)?);
    let value = text("value", value)?;
    shown(&Draft::change(&ruleset, &point, &value).map_err(thrown)?)
}

/// Whether games under these rules hardly ever end, according to a trial of a few milliseconds.
#[cfg(feature = "strong")]
#[wasm_bindgen]
pub fn hardly_ever_ends(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<bool, JsValue> {
    Ok(crate::matches::endless::hardly_ever_ends(&ruleset_of(
        ruleset,
    )?))
}

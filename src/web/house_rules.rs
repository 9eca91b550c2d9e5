//! The editor of house rules.

use super::arguments::text;
#[cfg(feature = "strong")]
use super::ruleset_of;
use super::{all, shown, thrown};
use crate::game::record::throw_text;
use crate::rules::draft::Draft;
use crate::rules::in_use::{RULES_IN_USE, RulesInUse};
use serde::Serialize;
use tsify::{Ts, Tsify};
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

/// One value that can be thrown.
#[derive(Serialize, Tsify)]
pub struct ThrowOdds {
    /// The value, 0 to 6.
    pub value: u8,
    /// In how many ways it falls; all ways of all values are equally likely.
    pub ways: u8,
    /// Whether it earns another throw.
    pub again: bool,
    /// A throw with this value, as in records.
    pub written: String,
}

/// The values that can be thrown under these rules, ascending.
#[cfg(feature = "strong")]
#[wasm_bindgen]
pub fn throw_odds(
    #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
) -> Result<Vec<Ts<ThrowOdds>>, JsValue> {
    let ruleset = ruleset_of(ruleset)?;
    let rules = ruleset.rules();
    let odds = rules.sticks.values().iter().filter_map(|value| {
        let throws = || rules.sticks.throws().filter(|throw| throw.value == value);
        Some(ThrowOdds {
            value,
            ways: throws().count() as u8,
            again: rules.again.contains(value),
            written: throw_text(&ruleset, throws().next()?),
        })
    });
    odds.map(|odds| shown(&odds)).collect()
}

/// The named sets of rules in use, apart from the catalogue of reconstructions.
#[wasm_bindgen]
pub fn rules_in_use() -> Result<Vec<Ts<RulesInUse>>, JsValue> {
    all(RULES_IN_USE)
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

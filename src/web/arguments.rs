//! Checked arguments. JavaScript may pass anything for a number or a text; wasm-bindgen would convert it
//! silently.

use super::thrown;
use crate::error::{ErrorKind, SenetError};
use wasm_bindgen::prelude::*;

fn wrong(name: &str, wanted: &str) -> JsValue {
    let message = format!("{name} must be {wanted}");
    thrown(SenetError::new(ErrorKind::BadArgument, message).at(name))
}

/// The text passed as the argument `name`.
pub(super) fn text(name: &str, value: &JsValue) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| wrong(name, "a string"))
}

/// Arguments that only the larger modules have.
#[cfg(not(feature = "first"))]
mod more {
    use super::wrong;
    use js_sys::Uint8Array;
    #[cfg(feature = "lab")]
    use js_sys::{Array, Float64Array};
    use wasm_bindgen::prelude::*;

    /// The highest whole number that JavaScript tells from its neighbours.
    pub const MAX_SAFE: u64 = (1 << 53) - 1;

    /// The text passed as the argument `name`; `None` for `undefined` and `null`.
    #[cfg(any(feature = "strong", feature = "fair-play"))]
    pub fn optional_text(name: &str, value: &JsValue) -> Result<Option<String>, JsValue> {
        if value.is_undefined() || value.is_null() {
            return Ok(None);
        }
        super::text(name, value).map(Some)
    }

    /// The number passed as the argument `name`, whatever it is.
    pub fn number(name: &str, value: &JsValue) -> Result<f64, JsValue> {
        value.as_f64().ok_or_else(|| wrong(name, "a number"))
    }

    /// A number as JavaScript writes it.
    pub fn written(number: f64) -> String {
        let written = js_sys::Number::from(number).to_string_with_radix(10);
        // Only an impossible radix fails.
        written.map(String::from).unwrap_or_default()
    }

    /// The whole number from 0 to `highest` passed as the argument `name`, not yet as an integer: the script
    /// engine has no 64-bit conversion.
    fn whole_float(name: &str, value: &JsValue, highest: u64) -> Result<f64, JsValue> {
        let given = number(name, value)?;
        if given.fract() == 0.0 && (0.0..=highest as f64).contains(&given) {
            return Ok(given);
        }
        let given = written(given);
        let wanted = format!("a whole number from 0 to {highest}, not {given}");
        Err(wrong(name, &wanted))
    }

    /// The whole number from 0 to `highest` passed as the argument `name`.
    #[cfg(any(feature = "lab", feature = "fair-play"))]
    pub fn whole(name: &str, value: &JsValue, highest: u64) -> Result<u64, JsValue> {
        whole_float(name, value, highest).map(|whole| whole as u64)
    }

    /// The whole number below 2³² passed as the argument `name`.
    #[cfg(feature = "strong")]
    pub fn whole32(name: &str, value: &JsValue) -> Result<u32, JsValue> {
        whole_float(name, value, u32::MAX.into()).map(|whole| whole as u32)
    }

    /// The milliseconds, at most a day, passed as the argument `name`.
    #[cfg(feature = "strong")]
    pub fn duration(name: &str, value: &JsValue) -> Result<f64, JsValue> {
        const DAY: u32 = 86_400_000;
        let given = number(name, value)?;
        if (0.0..=f64::from(DAY)).contains(&given) {
            return Ok(given);
        }
        let given = written(given);
        let wanted = format!("a number of milliseconds from 0 to {DAY}, not {given}");
        Err(wrong(name, &wanted))
    }

    /// A count as the argument `name`. A history or a review has fewer entries than a `usize` can count, so
    /// larger numbers are out of range for their reader as well.
    pub fn count(name: &str, value: &JsValue) -> Result<usize, JsValue> {
        whole_float(name, value, MAX_SAFE).map(|count| count as usize)
    }

    /// The bytes passed as the argument `name`.
    pub fn bytes(name: &str, value: &JsValue) -> Result<Vec<u8>, JsValue> {
        let bytes = value.dyn_ref::<Uint8Array>();
        bytes
            .map(Uint8Array::to_vec)
            .ok_or_else(|| wrong(name, "a Uint8Array"))
    }

    #[cfg(feature = "lab")]
    fn array(name: &str, value: &JsValue, wanted: &str) -> Result<Array, JsValue> {
        let array = value.dyn_ref::<Array>().cloned();
        array.ok_or_else(|| wrong(name, wanted))
    }

    /// The texts passed as the argument `name`.
    #[cfg(feature = "lab")]
    pub fn texts(name: &str, value: &JsValue) -> Result<Vec<String>, JsValue> {
        const WANTED: &str = "an array of strings";
        let array = array(name, value, WANTED)?;
        let texts = array
            .iter()
            .map(|text| text.as_string().ok_or_else(|| wrong(name, WANTED)));
        texts.collect()
    }

    /// The rows of whole numbers, each of `columns` in a row, passed as the argument `name`.
    #[cfg(feature = "lab")]
    pub fn tables(name: &str, value: &JsValue, columns: usize) -> Result<Vec<Vec<u64>>, JsValue> {
        const WANTED: &str = "an array of Float64Array, each the rows of one ruleset's games";
        let whole = |number: f64| {
            // Sums over all games stay far below 2⁶⁴.
            let fits = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
            fits.then_some(number as u64)
        };
        let table = |table: JsValue| -> Option<Vec<u64>> {
            let numbers = table.dyn_ref::<Float64Array>()?.to_vec();
            let numbers: Option<Vec<u64>> = numbers.into_iter().map(whole).collect();
            numbers.filter(|numbers| numbers.len() % columns == 0)
        };
        let tables = array(name, value, WANTED)?;
        let tables: Option<Vec<Vec<u64>>> = tables.iter().map(table).collect();
        tables.ok_or_else(|| wrong(name, WANTED))
    }
}

#[cfg(not(feature = "first"))]
pub(super) use more::*;

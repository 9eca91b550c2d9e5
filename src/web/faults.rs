//! Faults of the engine itself. A panic ends in "unreachable" for JavaScript; what it says and where it
//! happened goes to the console, and stays to be asked for.

use std::panic::set_hook;
use std::sync::Mutex;
use wasm_bindgen::prelude::*;

static LAST: Mutex<Option<String>> = Mutex::new(None);

#[wasm_bindgen(start)]
fn watch() {
    set_hook(Box::new(|fault| {
        let said = fault.to_string();
        web_sys::console::error_1(&said.as_str().into());
        if let Ok(mut last) = LAST.lock() {
            *last = Some(said);
        }
    }));
}

/// What the engine's last fault said, and where in its source it happened; none without a fault.
#[wasm_bindgen]
pub fn last_fault() -> Option<String> {
    LAST.lock().ok()?.clone()
}

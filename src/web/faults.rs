//! Engine faults. JavaScript sees a panic as "unreachable"; its message and location are logged to the
//! console and stored here.

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

/// The message and source location of the engine's last panic, if any.
#[wasm_bindgen]
pub fn last_fault() -> Option<String> {
    LAST.lock().ok()?.clone()
}

//! Runs `#[wasm_bindgen_test]` functions in node or in a headless browser.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())
}

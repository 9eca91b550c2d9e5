//! Turns the compiled engine into a JavaScript module: the `wasm-bindgen` command line.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(std::env::args_os())
}

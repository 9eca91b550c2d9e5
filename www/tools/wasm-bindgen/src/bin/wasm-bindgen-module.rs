//! Turns the compiled engine into a JavaScript module: `wasm-bindgen-module COMPILED FOLDER`. Like the command line of
//! wasm-bindgen with `--target web --omit-default-module-path --out-name senet`, without its many dependencies.

use anyhow::bail;
use std::env;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [compiled, folder] = arguments.as_slice() else {
        bail!("usage: wasm-bindgen-module COMPILED FOLDER");
    };
    Bindgen::new()
        .input_path(compiled)
        .web(true)?
        .omit_default_module_path(true)
        .out_name("senet")
        .typescript(true)
        .generate(folder)
}

//! Results that must be identical natively and in wasm.

mod perft;
mod same_games;

//! Results that must be identical natively and in wasm.

#[cfg(feature = "nets")]
mod net_values;
mod perft;
mod same_games;

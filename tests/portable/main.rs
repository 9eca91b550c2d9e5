//! What must come out the same natively and as wasm.

mod perft;
mod same_games;

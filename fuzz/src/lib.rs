//! What is fuzzed: each function takes any bytes and panics where the engine breaks a promise.
//!
//! The fuzzers (`./build.sh fuzz`) call them with bytes that reach ever more code;
//! `tests/fuzz_corpus.rs` calls them with the saved bytes and with random ones.

mod bytes;
mod house_rules;
mod players;
mod positions;
mod promises;
mod questions;
mod reasons;
mod rules;
mod texts;

pub use bytes::Bytes;
pub use house_rules::house_rules;
pub use positions::positions;
pub use questions::questions;
pub use rules::{changed, differences, reconciled};
pub use texts::texts;

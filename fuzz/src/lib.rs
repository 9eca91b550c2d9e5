//! Fuzz targets: each function accepts any bytes and panics if the engine breaks a promise.
//!
//! The fuzzers (`./build.sh fuzz`) call them with evolving inputs; `tests/fuzz_corpus.rs` calls them
//! with saved and random inputs.

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

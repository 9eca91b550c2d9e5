//! Houses, sides, sticks, random numbers, and the reading of text and bytes.

#[macro_use]
mod names;

pub mod board;
pub(crate) mod bytes;
#[cfg(feature = "strong")]
pub(crate) mod hashing;
#[cfg(feature = "strong")]
pub mod random;
pub(crate) mod seed;
pub mod side;
pub mod sticks;
pub mod text;

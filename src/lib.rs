//! Senet, the ancient Egyptian race game.

pub mod board;
mod error;
pub mod moves;
mod notation;
mod play;
pub mod position;
#[cfg(feature = "cli")]
pub mod protocol;
pub mod rules;
mod side;
pub mod sticks;
mod validity;

pub use error::SenetError;
pub use rules::Ruleset;
pub use side::Side;

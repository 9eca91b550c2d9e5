//! Senet, the ancient Egyptian race game.

pub mod ai;
pub mod board;
mod error;
pub mod game;
#[cfg(feature = "lab")]
pub mod lab;
pub mod moves;
pub mod notation;
pub mod perft;
mod play;
pub mod position;
mod position_id;
#[cfg(feature = "cli")]
pub mod protocol;
pub mod reasons;
mod record;
pub mod rules;
mod side;
pub mod sticks;
mod validity;
#[cfg(feature = "web")]
mod web;

pub use error::SenetError;
pub use game::Game;
pub use record::seed_from_hex;
pub use rules::Ruleset;
pub use side::Side;

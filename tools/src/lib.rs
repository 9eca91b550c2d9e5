//! Generators of Senet's data and documents; not published with it.
//!
//! - [`train`]: trains the nets of the computer players by self-play.
//! - [`puzzles`]: finds puzzles in solved endgames.
//! - [`falls`]: simulates how the four sticks fall.
//! - [`perfect_play`]: computes exact values of the laboratory's measures from solved games.
//! - [`examples`]: compares the engine's answers with worked examples.
//!
//! `cargo run --release -p senet-tools -- help` lists the commands.

#![forbid(unsafe_code)]

pub mod examples;
pub mod falls;
pub mod perfect_play;
pub mod puzzles;
pub mod train;

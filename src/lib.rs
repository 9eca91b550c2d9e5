//! Senet, the ancient Egyptian race game: every reconstruction of its rules as data, and one
//! engine that plays them all.
//!
//! No rules of Senet survive from antiquity. Each [ruleset](rules::CATALOGUE) is a modern
//! reconstruction under the name of whose it is.
//!
//! # A game
//!
//! ```
//! use senet::{Game, Ruleset};
//!
//! let ruleset = Ruleset::parse("kendall-masters")?;
//! let mut game = Game::new(ruleset, [7; 32]); // the seed fixes every throw
//! while game.position().outcome().is_none() {
//!     match game.legal_moves().first() {
//!         Some(first) => game.apply(&first.id)?,
//!         None => game.throw()?, // throws the sticks
//!     };
//! }
//! let record = game.record(); // text that replays
//! assert_eq!(Game::from_record(&record)?.state(), game.state());
//! # Ok::<(), senet::SenetError>(())
//! ```
//!
//! # A tour
//!
//! Dependencies point one way: of two modules at most one uses the other, by whatever way round.
//!
//! - [`board`]: houses, sets of houses, and the boards as objects.
//! - [`sticks`]: what is thrown and how often; [`ThrowStream`](sticks::ThrowStream) makes the throws of a seed.
//! - [`rules`]: every point on which the reconstructions differ, as data; the catalogue.
//! - [`position`]: who stands where, whose turn it is; [`RuledPosition`] carries its rules.
//! - [`phase`]: what a turn waits for, and the throws in hand.
//! - [`moves`]: legal moves and their effects, without allocation.
//! - [`reasons`]: why a piece cannot move.
//! - [`notation`]: moves as text.
//! - [`game`]: actions in, events out; undo and redo, records.
//! - [`text`]: files and pasted text as people have them.
//! - [`perft`](mod@perft): counting, to compare engines.
//! - [`ai`]: computer players, which are given positions and can never see the throws to come.
//! - [`analysis`]: a game told afterwards, what was luck and what was choice.
//! - [`fair_play`]: throws that anybody can check, the game of the day, games by link.
//!
//! Feature `web` adds the JavaScript face, `lab` random playouts and statistics, `cli` the program
//! `senet` with its machine face.

#![forbid(unsafe_code)]

#[cfg(feature = "strong")]
pub mod ai;
#[cfg(feature = "strong")]
pub mod analysis;
#[cfg(feature = "strong")]
pub mod arena;
pub mod beginner;
pub mod board;
mod bytes;
#[cfg(feature = "strong")]
pub mod dice;
mod error;
#[cfg(feature = "fair-play")]
pub mod fair_play;
pub mod game;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod phase;
mod play;
pub mod position;
mod position_id;
#[cfg(feature = "cli")]
pub mod protocol;
#[cfg(feature = "lab")]
pub mod quality;
pub mod reasons;
mod record;
mod ruled_position;
pub mod rules;
mod side;
#[cfg(feature = "lab")]
pub mod sim;
pub mod sticks;
pub mod text;
#[cfg(feature = "lab")]
#[doc(hidden)]
pub mod training;
#[cfg(feature = "strong")]
pub mod trial;
mod validity;
#[cfg(feature = "web")]
mod web;

pub use error::SenetError;
pub use game::Game;
pub use record::seed_from_hex;
pub use ruled_position::RuledPosition;
pub use rules::Ruleset;
pub use side::Side;

//! Senet, the ancient Egyptian race game: reconstructions of its rules as data, and one engine that
//! plays them.
//!
//! No rules of Senet survive from antiquity. Eight [rulesets](rules::CATALOGUE) follow reconstructions
//! by Kendall, Jéquier, Piccione and Bell, as later authors retell them; eight are this project's own,
//! for boards without published rules.
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
//! Dependencies are acyclic: no two modules depend on each other, even indirectly.
//!
//! - [`board`]: houses, sets of houses, and the boards as objects.
//! - [`sticks`]: throws and their odds; [`ThrowStream`](sticks::ThrowStream) makes the throws of a
//!   seed.
//! - [`rules`]: every point on which the reconstructions differ, as data; the catalogue.
//! - [`position`]: the pieces and the side to act; [`RuledPosition`] also carries the rules.
//! - [`phase`]: the phase of a turn, and the throws in hand.
//! - [`moves`]: legal moves and their effects, without allocation.
//! - [`reasons`]: why a piece cannot move.
//! - [`notation`]: moves as text.
//! - [`game`]: actions in, events out; undo and redo, records.
//! - [`text`]: reads files and pasted text in any common encoding.
//! - [`perft`](mod@perft): move-path enumeration, to compare engines.
//! - [`endless`]: whether games under given rules end.
//! - [`ai`]: computer players, which receive positions and cannot see future throws.
//! - [`analysis`]: game review, which separates luck from choice.
//! - [`fair_play`]: verifiable throws, the game of the day, games by link.
//!
//! Feature `serde` serializes rules, moves and results, and deserializes what can be read from a file;
//! `web` adds the JavaScript API, `lab` random playouts and statistics, `cli` the program `senet` with
//! its JSON protocol.

#![forbid(unsafe_code)]

// Runs the example of the crate's page.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct CratePage;

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
pub mod endless;
mod error;
#[cfg(feature = "fair-play")]
pub mod fair_play;
pub mod game;
#[cfg(feature = "strong")]
mod hashing;
pub mod moves;
#[cfg(feature = "strong")]
pub mod net_check;
pub mod notation;
pub mod perft;
pub mod phase;
mod play;
#[cfg(feature = "strong")]
pub mod playout_rng;
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
#[cfg(feature = "serde")]
mod serde_forms;
mod setup;
mod side;
#[cfg(feature = "lab")]
pub mod sim;
pub mod sticks;
pub mod text;
#[cfg(feature = "lab")]
#[doc(hidden)]
pub mod training;
mod validity;
#[cfg(feature = "web")]
mod web;

pub use error::{ErrorKind, SenetError};
pub use game::Game;
pub use record::seed_from_hex;
pub use ruled_position::RuledPosition;
pub use rules::Ruleset;
pub use setup::Setup;
pub use side::{BySide, Side};
pub use validity::PositionError;

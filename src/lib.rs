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
//! Each layer depends only on those above it. Common modules can also be named without their layer.
//!
//! - [`board`]: houses, sets of houses, and the boards as objects. [`sticks`]: throws and their odds;
//!   [`ThrowStream`](sticks::ThrowStream) makes the throws of a seed. [`text`]: reads files and pasted
//!   text in any common encoding.
//! - [`rules`]: every point on which the reconstructions differ, as data; the catalogue.
//! - [`position`](mod@position): the pieces and the side to act; [`RuledPosition`] also carries the rules.
//!   [`phase`]: the phase of a turn, and the throws in hand. [`moves`]: legal moves and their effects,
//!   without allocation. [`reasons`]: why a piece cannot move. [`notation`]: moves as text.
//!   [`perft`](mod@perft): move-path enumeration, to compare engines.
//! - [`game`]: actions in, events out; undo and redo, records.
//! - [`players`]: computer players, which receive positions and cannot see future throws.
//! - [`matches`](mod@matches): matches between players, and whether games under given rules end.
//! - [`review`]: game review, which separates luck from choice. [`fair_play`]: verifiable throws, the
//!   game of the day, games by link. `lab`: games by the thousand, and statistics of rulesets.
//!
//! # Features
//!
//! | feature | adds | by default |
//! | --- | --- | --- |
//! | `house-rules` | every rule option by name; contradictions are explained | yes |
//! | `strong` | all computer players, reviews, the endgame solver | yes |
//! | `nets` | the trained nets, 324 kB | yes |
//! | `fair-play` | verifiable throws, the game of the day, games by link | yes |
//! | `layers` | solved endgames as files | yes |
//! | `serde` | rules, moves and results as data; games, seeds and rulesets in their text form | no |
//! | `threads` | solving on all cores | no |
//! | `lab` | games by the thousand, statistics | no |
//! | `cli` | the program `senet` and its line protocol | no |
//! | `web`, `first` | the WebAssembly modules of the page | no |
//!
//! # Examples
//!
//! The folder `examples` has programs that play a [random game](Game), play by [rules of your
//! own](rules::Ruleset::parse), [review](mod@review) a game, and [solve](players::endgames) an endgame.

#![forbid(unsafe_code)]

// Runs the example of the crate's page.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
struct CratePage;

#[macro_use]
mod base;
mod error;
#[cfg(feature = "fair-play")]
pub mod fair_play;
pub mod game;
#[cfg(feature = "lab")]
pub mod lab;
#[cfg(feature = "strong")]
pub mod matches;
#[cfg(feature = "strong")]
pub mod players;
pub mod position;
#[cfg(feature = "cli")]
pub mod protocol;
#[cfg(feature = "strong")]
pub mod review;
pub mod rules;
#[cfg(feature = "serde")]
mod serde_forms;
#[cfg(feature = "web")]
mod web;

#[cfg(feature = "strong")]
pub use base::random;
pub use base::seed::Seed;
pub use base::side::{BySide, Side};
pub use base::{board, sticks, text};
pub use error::{ErrorKind, SenetError};
pub use game::Game;
#[doc(no_inline)]
pub use position::{
    PositionError, RuledPosition, Setup, beginner, moves, notation, perft, phase, reasons,
};
pub use rules::Ruleset;

//! Plays the first legal move of every turn, and prints the game: `cargo run --example first_game`.

use senet::{Game, Ruleset};

/// Plays one game and prints it.
pub fn main() -> Result<(), senet::SenetError> {
    let mut game = Game::new(Ruleset::parse("kendall-masters")?, [7; 32]); // the seed fixes every throw
    while game.position().outcome().is_none() {
        match game.legal_moves().first() {
            Some(first) => game.apply(&first.id)?,
            None => game.throw()?,
        };
    }
    println!("{}", game.record()); // a text that replays the game
    Ok(())
}

//! Plays a game of random moves and prints its record: `cargo run --example random_game`.

use senet::random::PlayoutRng;
use senet::{Game, Ruleset, SenetError};

/// The record of a game in which both sides choose at random.
pub fn random_game(ruleset: &str, seed: u64) -> Result<String, SenetError> {
    let mut rng = PlayoutRng::new(seed);
    let mut game = Game::new(Ruleset::parse(ruleset)?, rng.seed());
    while game.position().outcome().is_none() {
        let moves = game.position().moves(game.ruleset());
        // While a throw is awaited, the only possible move is a rescue.
        match moves.nth(rng.below(moves.len() as u32) as usize) {
            Some(choice) => game.play(choice)?,
            None => game.throw()?,
        };
    }
    Ok(game.record())
}

/// Prints one game.
pub fn main() -> Result<(), SenetError> {
    println!("{}", random_game("kendall-masters", 1)?);
    Ok(())
}

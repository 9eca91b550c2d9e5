//! Solves the endgames with one piece per side and looks one up: `cargo run --release --example
//! solve`.

use senet::board::HouseSet;
use senet::players::endgames::Solver;
use senet::{Ruleset, Setup};
use std::error::Error;

/// Prints the proven chance of one position.
pub fn main() -> Result<(), Box<dyn Error>> {
    let ruleset = Ruleset::parse("kendall-masters[pieces=1,start_house=21]")?;
    let mut solver = Solver::new(&ruleset, 1)?;
    // Small steps keep a program responsive.
    while solver.step(10_000)?.layers_left > 0 {}
    let table = solver.finish();

    let mut setup = Setup::new(&ruleset);
    setup.pieces.white = HouseSet::from_numbers(&[26]).expect("houses");
    setup.pieces.black = HouseSet::from_numbers(&[28]).expect("houses");
    let position = setup.position(&ruleset)?;
    let chance = table
        .white_chance(&ruleset, &position)
        .ok_or("the position is not solved")?;
    println!("{}", position.describe());
    println!(
        "White wins with probability {:.6} to {:.6}",
        chance.low, chance.high
    );
    Ok(())
}

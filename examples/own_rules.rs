//! Defines rules of your own and lists the moves of a position: `cargo run --example own_rules`.

use senet::board::{House, HouseSet};
use senet::rules::kendall;
use senet::{RuledPosition, Ruleset, Setup};
use std::error::Error;

/// Prints the moves of a position for every throw.
pub fn main() -> Result<(), Box<dyn Error>> {
    // Start from a reconstruction and change what differs. An error names the rules that contradict
    // each other.
    let mut rules = kendall::masters();
    rules.pieces = 5;
    rules.safe |= HouseSet::from_numbers(&[15]).expect("houses");
    let ruleset = Ruleset::new(rules)?;
    println!("rules: {ruleset}");

    let mut setup = Setup::new(&ruleset);
    setup.pieces.white = HouseSet::from_numbers(&[15, 20, 24]).expect("houses");
    setup.pieces.black = HouseSet::from_numbers(&[12, 13]).expect("houses");
    setup.off.white = 2;
    setup.off.black = 3;
    setup.side = senet::Side::Black;
    let position = RuledPosition::from_setup(&ruleset, setup)?;
    for throw in ruleset.rules().sticks.values().iter() {
        let thrown = position.throw(throw)?;
        let moves = thrown.legal_moves();
        let written: Vec<String> = moves.iter().map(|legal| thrown.notation(legal)).collect();
        println!("a {throw}: {}", written.join(", "));
    }
    let safe = position.throw(2)?.why_not(House::try_from(13)?);
    println!("why not 13→15: {:?}", safe[0].code);
    Ok(())
}

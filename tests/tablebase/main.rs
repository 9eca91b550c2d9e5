//! Tests of the endgame solver, against a simple solver and published values.

#![cfg(feature = "cli")]

mod brute;
mod files;
mod numbering;
mod on_device;
mod plain;
mod published;
mod refusals;
mod steps;

use senet::Ruleset;
use senet::players::endgames::{Solver, Tablebase};

fn ruleset(text: &str) -> Ruleset {
    Ruleset::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn solved(solver: Solver) -> Tablebase {
    let mut solver = solver;
    while solver.step(1_000_000).expect("it fits").layers_left > 0 {}
    solver.finish()
}

fn solve(text: &str, pieces: u8) -> Tablebase {
    solved(Solver::new(&ruleset(text), pieces).expect("it fits"))
}

//! Makes data and documents of senet: nets, puzzles, falls of the sticks, tables.

mod catalogue;
mod falls;
mod puzzles;
mod strength;
mod train;

// What the program `senet` does too, from its own sources; its commands are not used here.
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/arena.rs"]
mod arena;
#[path = "../../../../src/bin/senet/layer_files.rs"]
mod layer_files;
#[path = "../../../../src/bin/senet/mapping.rs"]
mod mapping;
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/playouts.rs"]
mod playouts;
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/simulate.rs"]
mod simulate;
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/solve.rs"]
mod solve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Makes data and documents of senet.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write the table of all rulesets: whose, from what source, how their games go.
    Catalogue(catalogue::Options),
    /// Simulate how the four sticks fall, and write the page's data of it.
    Falls(falls::Options),
    /// Choose puzzles from solved endgames, and write the page's data of them.
    Puzzles(puzzles::Options),
    /// Measure all levels and write the page of their strength.
    Strength(strength::Options),
    /// Train a ruleset's net by games against itself.
    Train(train::Options),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Catalogue(options) => catalogue::run(&options),
        Command::Falls(options) => falls::run(&options),
        Command::Puzzles(options) => puzzles::run(&options),
        Command::Strength(options) => strength::run(&options),
        Command::Train(options) => train::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("senet-tools: {error}");
            ExitCode::from(2)
        }
    }
}

//! Generates data and documents of Senet: nets, puzzles, throw animations, tables.

mod catalogue;
mod coverage;
mod falls;
mod house_rules;
mod nets;
mod puzzles;
mod strength;
mod train;
mod trust;
mod worst;

// Modules shared with the program `senet`; its commands are not used here.
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/arena.rs"]
mod arena;
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/arguments.rs"]
mod arguments;
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/layer_files.rs"]
mod layer_files;
#[allow(dead_code)]
#[path = "../../../../src/bin/senet/output.rs"]
mod output;
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

/// Generates data and documents of Senet.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write the table of all rulesets: author, source, and lengths of games.
    Catalogue(catalogue::Options),
    /// Test the laboratory's intervals against solved games and print the page about it.
    Coverage(coverage::Options),
    /// Simulate the four throwing sticks and write the page's animation data.
    Falls(falls::Options),
    /// Write the reference of all rule options.
    HouseRules(house_rules::Options),
    /// Measure the nets of single readings, and print the page about them.
    Nets(nets::Options),
    /// Choose puzzles from solved endgames and write the page's data.
    Puzzles(puzzles::Options),
    /// Measure all levels and write the page about their strength.
    Strength(strength::Options),
    /// Train a ruleset's net by self-play.
    Train(train::Options),
    /// Decide which nets the laboratory trusts under which rules and print the table.
    Trust(trust::Options),
    /// Search for slow answers under random house rules.
    Worst(worst::Options),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Catalogue(options) => catalogue::run(&options),
        Command::Coverage(options) => coverage::run(&options),
        Command::Falls(options) => falls::run(&options),
        Command::HouseRules(options) => house_rules::run(&options),
        Command::Nets(options) => nets::run(&options),
        Command::Puzzles(options) => puzzles::run(&options),
        Command::Strength(options) => strength::run(&options),
        Command::Train(options) => train::run(&options),
        Command::Trust(options) => trust::run(&options),
        Command::Worst(options) => worst::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("senet-tools: {error}");
            ExitCode::from(2)
        }
    }
}

//! The `senet` program: all rulesets on the command line, for people and for other programs.

mod arena;
mod arguments;
mod engine;
mod input;
mod judge;
mod lab;
mod layer_files;
mod output;
mod play;
mod playouts;
mod quality;
mod review;
mod rulesets;
mod simulate;
mod solve;
mod traces;
mod verify;
mod version;

use arguments::within;
use clap::{Parser, Subcommand};
use output::Output;
use senet::perft::perft;
use senet::position::Position;
use senet::{Ruleset, SenetError};
use std::process::ExitCode;

/// Senet, the ancient Egyptian race game: reconstructions of its rules, played and measured.
#[derive(Parser)]
#[command(version = version::LINE.as_str())]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the rulesets: id, author of the reconstruction, board, options.
    Rulesets {
        /// Print JSON, with every parameter of the rules.
        #[arg(long)]
        json: bool,
    },
    /// Answer questions, one JSON object per line, until the end of input.
    Engine(engine::Options),
    /// Count sequences of actions (perft); every possible throw value is a branch.
    Perft {
        /// The ruleset, with options or house rules: kendall-1979[pieces=5,trap].
        #[arg(long, short)]
        ruleset: String,
        /// The number of actions in a sequence.
        #[arg(long, short, value_parser = within(0..=MAX_DEPTH))]
        depth: u8,
        /// The id of the position to start from.
        #[arg(long, short)]
        position: Option<String>,
    },
    /// Print random games as JSON lines, to compare other engines with: position, legal moves, action.
    Traces(traces::Options),
    /// Play random games on one core and report the speed.
    Playouts(playouts::Options),
    /// Play many games and print statistics.
    Simulate(simulate::Options),
    /// Measure how a disputed rule affects the game: the laboratory.
    Lab {
        #[command(subcommand)]
        command: lab::Command,
    },
    /// Match two players: pairs of games with the same throws and the sides exchanged.
    Arena(arena::Options),
    /// Measure the losses of players with solved endgames.
    Quality(quality::Options),
    /// Play a game and write its record.
    Play(play::Options),
    /// Review a game, one row per throw: how much was luck and how much was choice.
    Review(review::Options),
    /// Solve endgames: win chances under perfect play.
    Solve(solve::Options),
    /// Print what identifies this program, and how to cite it.
    Version(version::Options),
    /// Check a record: its moves under the rules and every throw against the seed.
    Verify(verify::Options),
}

/// The longest sequences that `perft` counts. Nobody waits for these, and their number has overflowed.
const MAX_DEPTH: u8 = 100;

fn main() -> ExitCode {
    let done = match Arguments::try_parse() {
        Ok(arguments) => run(arguments.command),
        Err(shown) if shown.use_stderr() => shown.exit(),
        // Help and the version.
        Err(shown) => output::checked(shown.print()),
    };
    match done.and_then(|()| Output::new().flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::message(error);
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<(), SenetError> {
    let out = &mut Output::new();
    match command {
        Command::Rulesets { json } => rulesets::print(json, out),
        Command::Engine(options) => engine::serve(&options, out),
        Command::Perft {
            ruleset,
            depth,
            position,
        } => print_perft(&ruleset, depth, position, out),
        Command::Traces(options) => traces::run(&options, out),
        Command::Playouts(options) => playouts::run(&options, out),
        Command::Simulate(options) => simulate::run(&options, out),
        Command::Lab { command } => lab::run(&command, out),
        Command::Arena(options) => arena::run(&options, out),
        Command::Quality(options) => quality::run(&options, out),
        Command::Play(options) => play::run(&options, out),
        Command::Review(options) => review::run(&options, out),
        Command::Solve(options) => solve::run(&options, out),
        Command::Version(options) => version::print(&options, out),
        Command::Verify(options) => verify::run(&options, out),
    }
}

fn print_perft(
    ruleset: &str,
    depth: u8,
    id: Option<String>,
    out: &mut Output,
) -> Result<(), SenetError> {
    let ruleset = Ruleset::parse(ruleset)?;
    let position = match id {
        Some(id) => Position::from_id(&ruleset, &id)?,
        None => Position::start(&ruleset),
    };
    for depth in 0..=depth {
        writeln!(out, "{depth} {}", perft(&ruleset, &position, depth))?;
    }
    Ok(())
}

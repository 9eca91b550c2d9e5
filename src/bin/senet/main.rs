//! The `senet` program: all rulesets on the command line, for people and for other programs.

mod arena;
mod engine;
mod input;
mod judge;
mod lab;
mod layer_files;
mod mapping;
mod play;
mod playouts;
mod quality;
mod review;
mod rulesets;
mod simulate;
mod solve;
mod verify;

use clap::{Parser, Subcommand};
use senet::perft::perft;
use senet::position::Position;
use senet::{Ruleset, SenetError};
use std::panic;
use std::process::{self, ExitCode};

/// Senet, the ancient Egyptian race game: reconstructions of its rules, played and measured.
#[derive(Parser)]
#[command(version)]
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
        #[arg(long, short)]
        depth: u32,
        /// The id of the position to start from.
        #[arg(long, short)]
        position: Option<String>,
    },
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
    /// Check a record: its moves under the rules and every throw against the seed.
    Verify(verify::Options),
}

fn main() -> ExitCode {
    end_quietly_without_reader();
    let arguments = Arguments::parse();
    let done = match arguments.command {
        Command::Rulesets { json } => rulesets::print(json),
        Command::Engine(options) => engine::serve(&options),
        Command::Perft {
            ruleset,
            depth,
            position,
        } => print_perft(&ruleset, depth, position),
        Command::Playouts(options) => playouts::run(&options),
        Command::Simulate(options) => simulate::run(&options),
        Command::Lab { command } => lab::run(&command),
        Command::Arena(options) => arena::run(&options),
        Command::Quality(options) => quality::run(&options),
        Command::Play(options) => play::run(&options),
        Command::Review(options) => review::run(&options),
        Command::Solve(options) => solve::run(&options),
        Command::Verify(options) => verify::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("senet: {error}");
            ExitCode::from(2)
        }
    }
}

/// Exits quietly when the reader closes the pipe, as in `senet rulesets | head -1`, where `println!`
/// would panic.
fn end_quietly_without_reader() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        let payload = panicked.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let message = text.or_else(|| payload.downcast_ref::<&str>().copied());
        let message = message.unwrap_or_default();
        let closed = ["(os error 32)", "(os error 109)", "(os error 232)"];
        if message.starts_with("failed printing to stdout")
            && closed.iter().any(|code| message.ends_with(code))
        {
            process::exit(0);
        }
        report(panicked);
    }));
}

fn print_perft(ruleset: &str, depth: u32, id: Option<String>) -> Result<(), SenetError> {
    let ruleset = Ruleset::parse(ruleset)?;
    let position = match id {
        Some(id) => Position::from_id(&ruleset, &id)?,
        None => Position::start(&ruleset),
    };
    for depth in 0..=depth {
        println!("{depth} {}", perft(&ruleset, &position, depth));
    }
    Ok(())
}

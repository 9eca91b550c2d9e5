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
use senet::{ErrorKind, Ruleset, SenetError};
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
    #[command(after_help = "Example:\n  senet rulesets")]
    Rulesets {
        /// Print JSON, with every parameter of the rules.
        #[arg(long)]
        json: bool,
    },
    /// Answer questions, one JSON object per line, until the end of input.
    #[command(after_help = r#"Example:
  echo '{"ruleset":"simple","W":[3],"B":[10,27],"to_move":"W"}' | senet engine"#)]
    Engine(engine::Options),
    /// Count sequences of actions (perft); every possible throw value is a branch.
    #[command(after_help = "Example:\n  senet perft -r kendall-modern -d 4")]
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
    #[command(after_help = "Example:\n  senet traces -r bell -g 2 -s 1 > bell.jsonl")]
    Traces(traces::Options),
    /// Play random games on one core and report the speed.
    #[command(after_help = "Example:\n  senet playouts -r simple -g 1000")]
    Playouts(playouts::Options),
    /// Play many games and print statistics.
    #[command(
        after_help = "Example:\n  senet simulate -r 'kendall-masters[pairs=off]' -g 500 -p random"
    )]
    Simulate(simulate::Options),
    /// Measure how a disputed rule affects the game: the laboratory.
    Lab {
        #[command(subcommand)]
        command: lab::Command,
    },
    /// Match two players: pairs of games with the same throws and the sides exchanged.
    #[command(after_help = "Example:\n  senet arena -a expert -b casual -r bell -p 20")]
    Arena(arena::Options),
    /// Measure the losses of players with solved endgames.
    #[command(
        after_help = "Example:\n  senet quality -r 'kendall-modern[pieces=2]' -l casual -p 20"
    )]
    Quality(quality::Options),
    /// Play a game and write its record.
    #[command(
        after_help = "Example:\n  senet play -a expert -b casual -r kendall-masters -s 7 -o game.txt"
    )]
    Play(play::Options),
    /// Review a game, one row per throw: how much was luck and how much was choice.
    #[command(after_help = "Example:\n  senet review game.txt")]
    Review(review::Options),
    /// Solve endgames: win chances under perfect play.
    #[command(after_help = "Example:\n  senet solve -r kendall-modern -p 1 --out endgames")]
    Solve(solve::Options),
    /// Print what identifies this program, and how to cite it.
    #[command(after_help = "Example:\n  senet version --bibtex")]
    Version(version::Options),
    /// Check a record: its moves under the rules and every throw against the seed.
    #[command(after_help = "Example:\n  senet verify game.txt")]
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
            output::message(format_args!("{error}{}", way_on(&error)));
            ExitCode::from(2)
        }
    }
}

/// What to write instead of a ruleset that does not exist.
fn way_on(error: &SenetError) -> String {
    if error.kind() != ErrorKind::UnknownRuleset {
        return String::new();
    }
    ": `senet rulesets` lists them".into()
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

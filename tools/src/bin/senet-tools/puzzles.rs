//! `senet-tools puzzles`.

use crate::solve::solved;
use clap::Args;
use senet::matches::net_check::best_for;
use senet::position::Position;
use senet::{ErrorKind, Ruleset, SenetError};
use senet_tools::puzzles::{Puzzle, PuzzleMaker};
use std::fmt::Write;

/// The puzzles to choose.
#[derive(Args)]
pub struct Options {
    /// The rulesets, each with the number of puzzles wanted: kendall-masters:40.
    #[arg(
        long, short, num_args = 1..,
        default_values = ["kendall-masters:40", "kendall-modern:24", "jequier-masters:10", "simple-marked:10"]
    )]
    ruleset: Vec<String>,
    /// The number of games between players of all levels to search.
    #[arg(long, short, default_value_t = 4_000)]
    games: u64,
    /// The seed of their throws: the same seed gives the same puzzles.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Print the page's data instead of readable lines.
    #[arg(long)]
    data: bool,
}

/// Chooses the puzzles and prints them.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let mut data = String::from("{\n");
    for (place, wanted) in options.ruleset.iter().enumerate() {
        let (name, most) = wanted.split_once(':').unwrap_or((wanted, "20"));
        let most = most.parse().map_err(|_| {
            SenetError::new(
                ErrorKind::BadOption,
                format!("‘{most}’ is not a number of puzzles"),
            )
            .at("ruleset")
        })?;
        let ruleset = Ruleset::parse(name)?;
        let table = solved(&ruleset, 2, None)?;
        let net = best_for(&ruleset);
        let mut maker = PuzzleMaker::new(&ruleset, &table, &net);
        for number in 0..options.games {
            maker.scan_game(options.seed, number);
        }
        let puzzles = maker.chosen(most);
        if options.data {
            let lines: Vec<String> = puzzles
                .iter()
                .map(|puzzle| line(&ruleset, puzzle))
                .collect();
            let comma = if place + 1 < options.ruleset.len() {
                ","
            } else {
                ""
            };
            let list = lines.join("\",\n    \"");
            writeln!(data, "  \"{name}\": [\n    \"{list}\"\n  ]{comma}").expect("a text has room");
        } else {
            for puzzle in &puzzles {
                print(&ruleset, puzzle);
            }
        }
    }
    if options.data {
        println!("{data}}}");
    }
    Ok(())
}

/// Encodes a puzzle: the position's id, the theme's letter with the stars, and each choice in the order
/// of the legal moves (throwing last) with its value in thousandths and, if it is punished, the throw
/// and the index of the reply among the legal moves.
fn line(ruleset: &Ruleset, puzzle: &Puzzle) -> String {
    let mut line = format!(
        "{} {}{}",
        puzzle.position.id(ruleset),
        puzzle.theme.letter(),
        puzzle.stars
    );
    let moves = puzzle.position.moves(ruleset);
    let ids = moves
        .iter()
        .map(|choice| puzzle.position.legal_effect(ruleset, choice).id(ruleset));
    for id in ids.chain(["throw".into()]) {
        let Some(option) = puzzle.options.iter().find(|option| option.id == id) else {
            continue;
        };
        write!(line, " {:03.0}", 1000.0 * option.chance).expect("a text has room");
        if let Some((value, reply)) = &option.punished {
            let number = reply_number(ruleset, &puzzle.position, &id, *value, reply);
            write!(line, "{value}{number}").expect("a text has room");
        }
    }
    line
}

fn reply_number(ruleset: &Ruleset, position: &Position, id: &str, value: u8, reply: &str) -> usize {
    let mut after = *position;
    if let Some(choice) = position.find_move(ruleset, id) {
        after.play(ruleset, choice).expect("it is legal");
    }
    after.throw_legal(ruleset, value);
    let replies = after.moves(ruleset);
    let found = replies
        .iter()
        .position(|choice| after.legal_effect(ruleset, choice).id(ruleset) == reply);
    found.expect("the reply is legal")
}

fn print(ruleset: &Ruleset, puzzle: &Puzzle) {
    let options: Vec<String> = puzzle
        .options
        .iter()
        .map(|option| {
            let punished = option.punished.as_ref();
            let punished = punished.map_or(String::new(), |(value, reply)| {
                format!(" (then {value}: {reply})")
            });
            format!("{} {:.4}{punished}", option.id, option.chance)
        })
        .collect();
    println!(
        "{} {} {:?} {}: {}",
        ruleset.name(),
        puzzle.position.id(ruleset),
        puzzle.theme,
        puzzle.stars,
        options.join(", ")
    );
}

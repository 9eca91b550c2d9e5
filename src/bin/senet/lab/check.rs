//! Plays a share of finished games again and compares them: finds bad memory and foreign programs.

use super::part::Part;
use super::plan::part_files;
use super::playing::SetUp;
use crate::arguments::{Running, within};
use clap::Args;
use senet::lab::GameRow;
use senet::{ErrorKind, SenetError};
use std::path::PathBuf;

/// Which games to play again.
#[derive(Args)]
pub struct CheckOptions {
    /// Part files, or the folder of a plan.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many of a hundred games to play again; at least one of each part.
    #[arg(long, default_value_t = 1, value_parser = within(1..=100_u64))]
    share: u64,
    /// The seed chooses the games.
    #[command(flatten)]
    running: Running,
}

/// Compares the games and returns a sentence about them.
pub fn check(options: &CheckOptions) -> Result<String, SenetError> {
    let mut set_up: Option<SetUp> = None;
    let (mut again, mut all, mut parts) = (0, 0, 0);
    for file in part_files(&options.files)? {
        if !file.exists() {
            continue;
        }
        let part = Part::read(&file)?;
        let set_up = match &mut set_up {
            Some(same) if same.run == *part.run() => same,
            other => other.insert(SetUp::of_run(part.run())?),
        };
        let games = part.games();
        all += games.end - games.start;
        parts += 1;
        let games: Vec<u64> = games
            .clone()
            .filter(|&game| game == games.start || is_chosen(options, game))
            .collect();
        again += games.len();
        let rows = set_up.play(options.running.threads, &games, None)?;
        for (number, (name, rows)) in set_up.run.rulesets.iter().zip(rows).enumerate() {
            let mut compared = games.iter().zip(rows);
            let different = compared.find_map(|(&game, row)| {
                let difference = difference(part.row(number, game), row)?;
                Some(format!("game {game} of {name} {difference}"))
            });
            if let Some(different) = different {
                let message = format!("{}: {different}", file.display());
                return Err(SenetError::new(ErrorKind::BadFile, message).at("files"));
            }
        }
    }
    Ok(format!(
        "{again} of {all} games in {parts} parts were played again: all counts are equal\n"
    ))
}

/// Whether the game belongs to the share, which depends on nothing but the seed and its number.
fn is_chosen(options: &CheckOptions, game: u64) -> bool {
    // A step of the generator SplitMix64.
    let mut mixed = (options.running.seed ^ game)
        .wrapping_add(1)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31)) % 100 < options.share
}

/// Describes the first difference between the stored counts of a game and those of this machine.
fn difference(stored: &[u64], row: GameRow) -> Option<String> {
    let columns = GameRow::COLUMNS.iter().zip(stored).zip(row.to_array());
    let mut different = columns.filter(|((_, stored), here)| **stored != *here);
    different.next().map(|((column, stored), here)| {
        format!("has {stored} in the column {column}, but {here} on this machine")
    })
}

//! `senet playouts`.

use clap::Args;
use senet::rules::CATALOGUE;
use senet::sim::Playouts;
use senet::{Ruleset, SenetError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The seed of all games.
const SEED: u64 = 1;

/// The options of `senet playouts`.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with options or house rules; `all` for every ruleset of the catalogue.
    #[arg(long, short)]
    ruleset: String,
    /// The number of games.
    #[arg(long, short, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
}

/// Plays the games and prints the speed.
pub fn run(options: &Options) -> Result<(), SenetError> {
    if options.ruleset == "all" {
        for entry in CATALOGUE {
            let (games_a_second, _) = measured(&Ruleset::parse(entry.id)?, options.games);
            println!(
                "{:<16} {games_a_second:>8.0} random games per second",
                entry.id
            );
        }
    } else {
        let games = options.games;
        let (games_a_second, throws) = measured(&Ruleset::parse(&options.ruleset)?, games);
        println!("{games_a_second:.0} games per second, {throws} throws in {games} games");
    }
    Ok(())
}

/// Random games per second on one core, and the number of throws in them.
pub fn measured(ruleset: &Ruleset, games: u64) -> (f64, u64) {
    let before = busy();
    let throws = throws(&Playouts::new(ruleset), games);
    (games as f64 / (busy() - before).as_secs_f64(), throws)
}

/// Counts the throws of `games` random games, using the processor's bit-counting instructions if
/// available.
#[cfg(target_arch = "x86_64")]
fn throws(playouts: &Playouts, games: u64) -> u64 {
    let has_all = is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt");
    if !has_all {
        return playouts.throws(games, SEED);
    }
    #[expect(
        unsafe_code,
        reason = "a function with instructions that were just found to be there"
    )]
    // SAFETY: the processor has all features that the function is compiled with.
    unsafe {
        throws_counting_bits(playouts, games)
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn throws(playouts: &Playouts, games: u64) -> u64 {
    playouts.throws(games, SEED)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt")]
fn throws_counting_bits(playouts: &Playouts, games: u64) -> u64 {
    playouts.throws(games, SEED)
}

/// The CPU time of this thread if the system reports it; otherwise wall-clock time, which includes
/// other work on the machine.
fn busy() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(
        || {
            SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default()
        },
        Duration::from_nanos,
    )
}

//! `senet playouts`.

use crate::arguments::{MAX_GAMES, within};
use crate::output::Output;
use clap::Args;
use senet::lab::playouts;
use senet::rules::CATALOGUE;
use senet::text::number;
use senet::{Ruleset, SenetError};
use std::time::{Duration, Instant};

/// The seed of all games.
const SEED: u64 = 1;

/// The options of `senet playouts`.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with options or house rules; `all` for every ruleset of the catalogue.
    #[arg(long, short)]
    ruleset: String,
    /// The number of games.
    #[arg(long, short, default_value_t = 20_000, value_parser = within(1..=MAX_GAMES))]
    games: u64,
}

/// Plays the games and prints the speed.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    if options.ruleset == "all" {
        for entry in CATALOGUE {
            let (games_a_second, _) = measured(&Ruleset::parse(entry.id)?, options.games);
            writeln!(
                out,
                "{:<16} {games_a_second:>8.0} random games per second",
                entry.id
            )?;
        }
    } else {
        let games = options.games;
        let (games_a_second, throws) = measured(&Ruleset::parse(&options.ruleset)?, games);
        writeln!(
            out,
            "{games_a_second:.0} games per second, {throws} throws in {games} games"
        )?;
    }
    Ok(())
}

/// Random games per second on one core, and the number of throws in them.
pub fn measured(ruleset: &Ruleset, games: u64) -> (f64, u64) {
    let begun = Time::now();
    let throws = playouts(ruleset, games, SEED);
    let spent = begun.elapsed().max(Duration::from_micros(1));
    (games as f64 / spent.as_secs_f64(), throws)
}

/// Several steps of the clock that counts a thread's CPU time.
const CPU_STEPS: Duration = Duration::from_millis(50);

/// A moment of this thread.
struct Time {
    wall: Instant,
    /// The CPU time, if the system reports it.
    cpu: Option<Duration>,
}

impl Time {
    fn now() -> Time {
        Time {
            wall: Instant::now(),
            cpu: cpu_time(),
        }
    }

    /// The CPU time since then. Wall-clock time, which includes other work on the machine, if the system reports no
    /// CPU time or has hardly counted any yet.
    fn elapsed(&self) -> Duration {
        let cpu = cpu_time().zip(self.cpu);
        cpu.map(|(now, before)| now.saturating_sub(before))
            .filter(|spent| *spent > CPU_STEPS)
            .unwrap_or_else(|| self.wall.elapsed())
    }
}

fn cpu_time() -> Option<Duration> {
    let report = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = report.split(' ').next()?;
    Some(Duration::from_nanos(number(nanoseconds)?))
}

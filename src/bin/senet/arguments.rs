//! Numbers on the command line, and the threads they ask for.

use clap::Args;
use senet::lab::MAX_SEED;
use senet::text::number;
use senet::{ErrorKind, SenetError};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::thread::available_parallelism;

/// The most games, or pairs of games, in one run: their statistics are kept in memory.
pub const MAX_GAMES: u64 = 10_000_000;

/// The seed and the threads of many games.
#[derive(Args)]
pub struct Running {
    /// The seed: the same seed gives the same results on any machine and with any number of threads.
    #[arg(long, short, default_value_t = 1, value_parser = seed)]
    pub seed: u64,
    /// The number of threads, at most four per core; 0 for one per core.
    #[arg(long, short, default_value_t = 0, value_parser = within(0..=usize::MAX))]
    pub threads: usize,
}

impl Running {
    /// Creates the threads.
    pub fn pool(&self) -> Result<rayon::ThreadPool, SenetError> {
        pool(self.threads)
    }
}

/// The most threads for each core.
const THREADS_A_CORE: usize = 4;

/// Parses a number in this range, written in decimal digits only.
pub fn within<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let valid = number::<T>(text).filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        valid.ok_or_else(|| format!("it must be a whole number from {least} to {most}"))
    }
}

/// Parses a seed of many games.
pub fn seed(text: &str) -> Result<u64, String> {
    within(0..=MAX_SEED)(text)
}

/// Creates a pool with this many threads, at most a few for each core; 0 for one per core.
pub fn pool(threads: usize) -> Result<rayon::ThreadPool, SenetError> {
    let cores = available_parallelism().map_or(1, usize::from);
    let threads = threads.min(THREADS_A_CORE * cores);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| SenetError::new(ErrorKind::NoThreads, error.to_string()).at("threads"))
}

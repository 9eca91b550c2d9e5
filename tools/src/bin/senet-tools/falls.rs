//! `senet-tools falls`.

use clap::Args;
use senet::SenetError;
use senet_tools::falls::module;

/// Which falls.
#[derive(Args)]
pub struct Options {
    /// The seed of the throws that are simulated.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Prints the page's module of falls.
pub fn run(options: &Options) -> Result<(), SenetError> {
    print!("{}", module(options.seed));
    Ok(())
}

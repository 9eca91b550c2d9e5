//! `senet-tools falls`.

use clap::Args;
use senet::SenetError;
use senet_tools::falls::module;

/// The options of the simulation.
#[derive(Args)]
pub struct Options {
    /// The seed of the simulated throws.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Prints the page's module of throw animations.
pub fn run(options: &Options) -> Result<(), SenetError> {
    print!("{}", module(options.seed));
    Ok(())
}

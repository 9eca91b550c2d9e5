//! `senet engine`: reads one JSON object per line and writes one per line.

use crate::input;
use crate::judge::FiledJudges;
use crate::output::Output;
use clap::Args;
use senet::protocol::{answer, refusal};
use senet::{ErrorKind, SenetError};
use std::io::{Error, stdin};
use std::path::PathBuf;

/// The data behind the answers.
#[derive(Args)]
pub struct Options {
    /// The folder of layers written by `senet solve --out`, with a subfolder for each ruleset. Endgames
    /// found there are answered exactly.
    #[arg(long)]
    layers: Option<PathBuf>,
}

/// Answers every line until the end of input; a line that cannot be answered gets an error object.
pub fn serve(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let mut evaluators = FiledJudges::new(options.layers.clone())?;
    let bad_input = |error: Error| SenetError::new(ErrorKind::BadInput, error.to_string());
    for line in input::lines(stdin().lock()).map_err(bad_input)? {
        let line = line.map_err(bad_input)?;
        let answer = match std::str::from_utf8(&line) {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer(line, &mut evaluators),
            Err(_) => refusal(&SenetError::new(
                ErrorKind::BadLine,
                "this line is not UTF-8",
            )),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

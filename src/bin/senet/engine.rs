//! `senet engine`: one JSON object a line in, one a line out.

use crate::judge::FiledJudges;
use clap::Args;
use senet::SenetError;
use senet::protocol::{answer, refusal};
use std::io::{BufRead, ErrorKind, Write, stdin, stdout};
use std::path::PathBuf;

/// What the answers go by.
#[derive(Args)]
pub struct Options {
    /// The folder of layers that `senet solve --out` wrote, one folder in it for each ruleset:
    /// endgames found there are answered exactly.
    #[arg(long)]
    layers: Option<PathBuf>,
}

/// Answers every line until the end of input; a line that cannot be served gets an error object.
pub fn serve(options: &Options) -> Result<(), SenetError> {
    let mut judges = FiledJudges::new(options.layers.clone())?;
    let mut out = stdout().lock();
    for line in stdin().lock().lines() {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer(&line, &mut judges),
            // Such a line has been read, and the next one can be.
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                refusal(&SenetError::new("bad_line", "this line is not UTF-8"))
            }
            Err(error) => return Err(SenetError::new("bad_input", error.to_string())),
        };
        // Whoever asks has gone when its end of the pipe is closed.
        if writeln!(out, "{answer}")
            .and_then(|()| out.flush())
            .is_err()
        {
            break;
        }
    }
    Ok(())
}

//! `senet verify`.

use clap::Args;
use senet::SenetError;
use senet::fair_play::commitment::Commitment;
use senet::fair_play::verification::Verification;
use std::io::Read;
use std::path::PathBuf;

/// What to check.
#[derive(Args)]
pub struct Options {
    /// The file of the record; standard input when it is absent or `-`.
    record: Option<PathBuf>,
    /// The commitment that was shown before the first throw, 64 hexadecimal digits.
    #[arg(long, short)]
    commitment: Option<String>,
}

/// Prints every throw that was checked; refuses at the first that is not the seed's.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let committed = options.commitment.as_deref().map(Commitment::parse);
    let checked = Verification::of_record(&read(options)?)?;
    println!("commitment {}", checked.commitment);
    let confirmed = checked.confirm(committed.transpose()?);
    let agreed = checked.throws.iter().take_while(|throw| throw.agrees());
    for throw in agreed {
        println!("throw {} {}", throw.number, checked.written(throw.recorded));
    }
    confirmed?;
    println!("{} throws, all of them the seed's", checked.throws.len());
    Ok(())
}

fn read(options: &Options) -> Result<String, SenetError> {
    let mut text = String::new();
    let read = match options
        .record
        .as_deref()
        .filter(|path| path.as_os_str() != "-")
    {
        Some(path) => std::fs::read_to_string(path).map(|file| text = file),
        None => std::io::stdin().read_to_string(&mut text).map(drop),
    };
    read.map(|()| text).map_err(|error| SenetError {
        code: "unreadable",
        message: format!("the record cannot be read: {error}"),
        field: Some("record".into()),
    })
}

//! `senet verify`.

use crate::input;
use crate::output::Output;
use clap::Args;
use senet::fair_play::correspondence::witness::Witness;
use senet::fair_play::shared_sticks::SharedSticks;
use senet::fair_play::verification::Verification;
use senet::game::ThrowSource;
use senet::{ErrorKind, Game, SenetError};

/// The options of `senet verify`.
#[derive(Args)]
pub struct Options {
    /// The file of a record or of the links of a game by link, or the links themselves. Standard
    /// input if absent or `-`. A shared-sticks link followed by records checks that each record
    /// used these sticks.
    record: Vec<String>,
    /// The commitment published before the first throw: at least its first 16 hexadecimal digits, with
    /// or without spaces.
    #[arg(long, short)]
    commitment: Option<String>,
}

/// The text before the state of the game in a link.
const MARK: &str = "#senet-link=";

/// Prints every throw checked; fails at the first that differs from the seed's.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    if let Some((link, records)) = options.record.split_first() {
        if let Some(sticks) = SharedSticks::in_link(link)? {
            return check_shared(&sticks, records, options.commitment.as_deref(), out);
        }
    }
    let text = read(&options.record)?;
    let links: Vec<&str> = states(&text).collect();
    match (&links[..], &options.commitment) {
        ([], _) => check_record(&text, options.commitment.as_deref(), out),
        (_, None) => check_links(&links, out),
        (_, Some(_)) => Err(SenetError::new(
            ErrorKind::NoCommitment,
            "a game by link has no commitment: its links carry their own proof",
        )
        .at("commitment")),
    }
}

fn check_record(
    record: &str,
    commitment: Option<&str>,
    out: &mut Output,
) -> Result<(), SenetError> {
    let committed = commitment.map(str::parse);
    let checked = Verification::from_record(record)?;
    writeln!(out, "commitment {}", checked.commitment)?;
    let source = checked.game().throw_source();
    if source != ThrowSource::Shared {
        writeln!(out, "throws {}", source.name())?;
    }
    let confirmed = checked.confirm(committed.transpose()?);
    let agreed = checked.throws.iter().take_while(|throw| throw.agrees());
    for throw in agreed {
        writeln!(
            out,
            "throw {} {}",
            throw.number,
            checked.written(throw.recorded)
        )?;
    }
    confirmed?;
    writeln!(
        out,
        "{} throws, all of which match the seed",
        checked.throws.len()
    )?;
    Ok(())
}

/// Checks each record separately: players of the same sticks need not reach the same end.
fn check_shared(
    sticks: &SharedSticks,
    records: &[String],
    commitment: Option<&str>,
    out: &mut Output,
) -> Result<(), SenetError> {
    writeln!(
        out,
        "sticks {} throws {} ruleset {}",
        sticks.seed,
        sticks.source.name(),
        sticks.ruleset.name()
    )?;
    let each = match records {
        [] => vec![&[][..]],
        records => records.chunks(1).collect(),
    };
    for named in each {
        let record = read(named)?;
        let game = Game::from_record(&record)?;
        let at = named.first().map_or("-", String::as_str);
        sticks.confirm(&game).map_err(|error| {
            error
                .clone()
                .with_message(format!("{at}: {error}"))
                .at("record")
        })?;
        writeln!(out, "record {at}")?;
        check_record(&record, commitment, out)?;
    }
    Ok(())
}

fn check_links(links: &[&str], out: &mut Output) -> Result<(), SenetError> {
    let witness = Witness::of_links(links.iter().copied())?;
    let ruleset = witness.game().ruleset().name();
    writeln!(
        out,
        "game {} ruleset {ruleset} link {}",
        witness.id(),
        witness.number()
    )?;
    let mut throws = 0;
    for throw in witness.throws() {
        throws += 1;
        writeln!(out, "throw {throws} {throw}")?;
    }
    match links.len() {
        1 => writeln!(
            out,
            "{throws} throws, recomputed from the values of the link"
        )?,
        links => writeln!(
            out,
            "{throws} throws, recomputed from the values of {links} links of one game"
        )?,
    }
    Ok(())
}

/// The game states in the links of a text.
fn states(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || "<>\"'".contains(c))
        .filter_map(|word| word.split_once(MARK).map(|(_, state)| state))
}

fn read(named: &[String]) -> Result<String, SenetError> {
    if named.iter().any(|name| name.contains(MARK)) {
        return Ok(named.join("\n"));
    }
    match named {
        [] => input::text(None, "record"),
        files => files
            .iter()
            .map(|path| Ok(input::text(Some(path.as_ref()), "record")? + "\n"))
            .collect(),
    }
}

//! `senet rulesets`.

use crate::output::Output;
use senet::rules::CATALOGUE;
use senet::{Ruleset, SenetError};
use serde_json::json;

/// Prints the catalogue, as a table or as JSON.
pub fn print(as_json: bool, out: &mut Output) -> Result<(), SenetError> {
    if as_json {
        let mut list = Vec::new();
        for entry in CATALOGUE {
            let ruleset = Ruleset::parse(entry.id)?;
            list.push(json!({
                "id": entry.id, "name": entry.name, "author": entry.author,
                "source": entry.source, "board": entry.board, "options": entry.options,
                "rules": ruleset.rules(),
            }));
        }
        writeln!(out, "{:#}", serde_json::Value::from(list))?;
        return Ok(());
    }
    writeln!(
        out,
        "{:<17} {:<28} {:>6}  {:<15} options",
        "id", "name", "pieces", "board"
    )?;
    for entry in CATALOGUE {
        let pieces = (entry.rules)().pieces;
        let options = entry.options.join(", ");
        writeln!(
            out,
            "{:<17} {:<28} {pieces:>6}  {:<15} {options}",
            entry.id, entry.name, entry.board
        )?;
        writeln!(out, "{:<17} {}; {}", "", entry.author, entry.source)?;
    }
    Ok(())
}

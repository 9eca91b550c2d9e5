//! `senet lab games`: the rows behind a ruleset's figures, as CSV.

use super::playing::{Playing, Untrusted, bad_player, names_of};
use senet::SenetError;
use senet::lab::GameRow;

/// Plays a ruleset and prints its games, one row each.
pub fn rows(ruleset: &String, playing: &Playing) -> Result<String, SenetError> {
    let [player] = playing.players()?[..] else {
        return Err(bad_player("name one player here"));
    };
    let names = names_of(std::slice::from_ref(ruleset))?;
    let set_up = playing.set_up(&names, player, Untrusted::Replace)?;
    let numbers: Vec<u64> = (0..playing.games).collect();
    let rows = set_up.play(playing.running.threads, &numbers, None)?;
    let run = &set_up.run;
    let who = format!(
        "{},{},{}",
        quoted(&run.rulesets[0]),
        run.evaluators.player,
        run.evaluators.judge
    );
    let mut text = format!("ruleset,player,judge,game,{}\n", GameRow::COLUMNS.join(","));
    for (game, row) in rows[0].iter().enumerate() {
        let fields = row.to_array().map(|field| field.to_string());
        text += &format!("{who},{game},{}\n", fields.join(","));
    }
    Ok(text)
}

/// A field of a CSV row, in quotes where necessary.
pub fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.into()
    }
}

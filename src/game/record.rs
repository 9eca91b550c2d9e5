//! Game records: readable, replayable text with one line per turn.
//!
//! ```text
//! Senet 1
//! Ruleset: kendall-masters
//! Seed: 00…ff
//!
//! 1 B lddd=1 14-15 lldd=2 15-17
//! 2 W dddd=5 rescue …
//! ```
//!
//! Each line is a turn: its number, who acts (`W`, `B`, or player `1`, `2` in an opening ceremony),
//! then throws and [moves](crate::position::notation) in order. A throw shows its sticks, `l` for a light
//! side and `d` for a dark one (`die` for the die), and its value. The header `Position:` appears
//! if the game began from a position other than the start, `Throws:` if each player has a stream of
//! throws ([`ThrowSource`]). Empty lines and lines that begin with `#` are ignored.
//!
//! A game has exactly one record, the one that [`Game::record`] writes. A reader refuses repeated
//! headers, repeated options of the rules, turns that are not numbered from 1 or not on one line, and
//! throws written in another way. It accepts headers in any order, `Throws: one`, a `Position:` that is
//! the usual start, and any written form of the rules.
//!
//! Records often arrive by mail or from a word processor: see [`text`](crate::base::text).

use crate::base::seed::Seed;
use crate::base::sticks::{Randomizer, Throw};
use crate::base::text::{excerpt, number, plain, record_lines};
use crate::error::{ErrorKind, SenetError};
use crate::game::{Action, Game, ThrowSource};
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::Ruleset;
use std::fmt::Write;

const TITLE: &str = "Senet 1";

impl Game {
    /// The game as text.
    #[must_use]
    pub fn record(&self) -> String {
        let mut text = format!("{TITLE}\nRuleset: {}\n", self.ruleset().name());
        let _ = writeln!(text, "Seed: {}", self.seed());
        if *self.start() != Position::start(self.ruleset()) {
            let _ = writeln!(text, "Position: {}", self.start().id(self.ruleset()));
        }
        if self.throw_source() != ThrowSource::Shared {
            let _ = writeln!(text, "Throws: {}", self.throw_source().name());
        }
        let mut turn = 0;
        let mut actor = None;
        for (before, action) in self.history() {
            let now = actor_of(before);
            if actor != Some(now) {
                turn += 1;
                actor = Some(now);
                let _ = write!(text, "\n{turn} {now}");
            }
            text.push(' ');
            text.push_str(&match action {
                Action::Throw(throw) => throw_text(self.ruleset(), throw),
                Action::Play(choice) => before
                    .legal_effect(self.ruleset(), choice)
                    .id(self.ruleset()),
            });
        }
        text.push('\n');
        text
    }

    /// Parses a record.
    ///
    /// # Errors
    /// Returns an error that names the first invalid line: a damaged header, an unknown ruleset, an
    /// impossible throw, or an illegal move.
    pub fn from_record(text: &str) -> Result<Game, SenetError> {
        let text = plain(text);
        let mut lines = record_lines(&text, TITLE).into_iter();
        match lines.next() {
            Some((_, TITLE)) => {}
            Some((line, _)) => {
                return Err(damaged(line, format!("a record must begin with ‘{TITLE}’")));
            }
            None => return Err(damaged(1, "the record is empty")),
        }
        let mut header = Header::default();
        let mut game = None;
        let mut turns = 0;
        let mut last_actor = None;
        for (number, line) in lines {
            if game.is_none() && header.read(number, line)? {
                continue;
            }
            if game.is_none() {
                game = Some(header.start(number)?);
            }
            if let Some(game) = &mut game {
                turns += 1;
                let begun = last_actor.replace(actor_of(game.position()));
                read_turn(game, turns, begun, line).map_err(|message| damaged(number, message))?;
            }
        }
        game.map_or_else(|| header.start(1), Ok)
    }
}

#[derive(Default)]
struct Header {
    ruleset: Option<Ruleset>,
    seed: Option<Seed>,
    position: Option<(usize, String)>,
    source: Option<ThrowSource>,
}

impl Header {
    /// Reads a header line. Returns `false` if the line is not a header.
    fn read(&mut self, number: usize, line: &str) -> Result<bool, SenetError> {
        let Some((name, value)) = line.split_once(':') else {
            return Ok(false);
        };
        let given = match name {
            "Ruleset" => self.ruleset.is_some(),
            "Seed" => self.seed.is_some(),
            "Position" => self.position.is_some(),
            "Throws" => self.source.is_some(),
            _ => {
                let message = format!("a record has no header ‘{}’", excerpt(name));
                return Err(damaged(number, message));
            }
        };
        if given {
            let message = format!("the header ‘{name}:’ appears twice");
            return Err(damaged(number, message));
        }
        match name {
            "Ruleset" => {
                let ruleset = Ruleset::parse(value.trim());
                // Keeps the kind of error, which shows whether an engine with more rules could read
                // the record.
                self.ruleset = Some(ruleset.map_err(|error| in_line(number, error))?);
            }
            "Seed" => {
                let seed = value
                    .trim()
                    .parse::<Seed>()
                    .map_err(|error| damaged(number, error.message()))?;
                self.seed = Some(seed);
            }
            "Throws" => {
                let source = value.trim().parse::<ThrowSource>();
                let source = source.map_err(|error| damaged(number, error.message()))?;
                self.source = Some(source);
            }
            _ => self.position = Some((number, value.trim().into())),
        }
        Ok(true)
    }

    fn start(&self, number: usize) -> Result<Game, SenetError> {
        let ruleset = self
            .ruleset
            .clone()
            .ok_or_else(|| damaged(number, "the header ‘Ruleset:’ is missing"))?;
        let seed = self
            .seed
            .ok_or_else(|| damaged(number, "the header ‘Seed:’ is missing"))?;
        let mut game = match &self.position {
            None => Game::new(ruleset, seed),
            Some((line, id)) => Position::from_id(&ruleset, id)
                .and_then(|position| Game::from_position(ruleset, position, seed))
                .map_err(|error| damaged(*line, error.message()))?,
        };
        game.set_throw_source(self.source.unwrap_or_default())?;
        Ok(game)
    }
}

/// Reads the line of turn number `turn`: everything that the side to act does. `begun` is the side of
/// the previous line.
fn read_turn(game: &mut Game, turn: u32, begun: Option<char>, line: &str) -> Result<(), String> {
    let mut words = line.split_whitespace();
    let number = words.next().unwrap_or_default();
    if !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("a turn must begin with its number and the side, as in ‘1 B’".into());
    }
    if number != turn.to_string() {
        return Err(format!(
            "turn {turn} comes next, not turn {}",
            excerpt(number)
        ));
    }
    let expected = actor_of(game.position());
    let actor = words.next().unwrap_or_default();
    if actor != expected.to_string() {
        return Err(format!(
            "it is the turn of {expected}, not of ‘{}’",
            excerpt(actor)
        ));
    }
    if begun == Some(expected) {
        return Err(format!(
            "the turn of {expected} continues: write all of it on one line"
        ));
    }
    for word in words {
        if actor_of(game.position()) != expected {
            return Err(format!(
                "the turn of {expected} ends before ‘{}’: write the next turn on its own line",
                excerpt(word)
            ));
        }
        let done = match word.split_once('=') {
            Some((faces, value)) => read_throw(game.ruleset().rules().sticks, faces, value)
                .filter(|throw| throw_text(game.ruleset(), *throw) == word)
                .ok_or_else(|| {
                    SenetError::new(
                        ErrorKind::BadThrow,
                        format!("‘{}’ is not a throw of these rules", excerpt(word)),
                    )
                })
                .and_then(|throw| game.replay_throw(throw)),
            None => game.apply(word).map(drop),
        };
        done.map_err(|error| error.message().to_owned())?;
    }
    Ok(())
}

fn actor_of(position: &Position) -> char {
    match position.phase() {
        Phase::Opening(_) => ['1', '2'][position.side().index()],
        _ => position.side().letter(),
    }
}

pub(crate) fn throw_text(ruleset: &Ruleset, throw: Throw) -> String {
    let face = |stick| {
        if throw.faces >> stick & 1 != 0 {
            'l'
        } else {
            'd'
        }
    };
    let faces: String = match ruleset.rules().sticks.device().sticks() {
        0 => "die".into(),
        sticks => (0..sticks).map(face).collect(),
    };
    format!("{faces}={}", throw.value)
}

fn read_throw(sticks: Randomizer, faces: &str, value: &str) -> Option<Throw> {
    let value = number(value)?;
    let throw = match sticks.device().sticks() {
        0 => (faces == "die").then(|| sticks.throw_with_value(value))??,
        count => {
            let is_face = |face| matches!(face, b'l' | b'd');
            if faces.len() != usize::from(count) || !faces.bytes().all(is_face) {
                return None;
            }
            let bits = faces
                .bytes()
                .enumerate()
                .map(|(stick, face)| u8::from(face == b'l') << stick);
            sticks.throw_from_faces(bits.sum())?
        }
    };
    (throw.value == value).then_some(throw)
}

/// Adds the number of the line to an error.
fn in_line(line: usize, error: SenetError) -> SenetError {
    let message = format!("line {line}: {}", error.message());
    error.with_message(message).at(format!("line {line}"))
}

fn damaged(line: usize, message: impl AsRef<str>) -> SenetError {
    SenetError::new(
        ErrorKind::BadRecord,
        format!("line {line}: {}", message.as_ref()),
    )
    .at(format!("line {line}"))
}

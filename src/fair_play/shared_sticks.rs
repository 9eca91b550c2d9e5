//! A link that gives everybody who opens it the same sticks: the rules, the seed, and whose throws
//! each player makes. What was played with them can be held against the link.

use crate::error::SenetError;
use crate::game::{Game, Streams};
use crate::record::seed_from_hex;
use crate::rules::Ruleset;

/// The sticks of a link.
#[derive(Clone, Debug)]
pub struct SharedSticks {
    /// The rules that are played.
    pub ruleset: Ruleset,
    /// The seed of all throws.
    pub seed: [u8; 32],
    /// Each player's own stream of it, or the other's.
    pub streams: Streams,
}

impl SharedSticks {
    /// Those of a link, as in `https://example.org/?ruleset=simple&sticks=SEED`; none where the text
    /// names no sticks. `throws=exchanged` exchanges the streams.
    ///
    /// # Errors
    /// When the link names sticks, but a part of it is missing or changed.
    pub fn in_link(link: &str) -> Result<Option<SharedSticks>, SenetError> {
        let query = link.split_once('?').map_or("", |(_, query)| query);
        let query = query.split('#').next().unwrap_or_default();
        let value = |name: &str| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        let Some(sticks) = value("sticks") else {
            return Ok(None);
        };
        let damaged = |part: &str| {
            let message = format!(
                "the link’s {part} is missing or changed: copy all of the link, or ask for it again"
            );
            SenetError::new("link_damaged", message).at("link")
        };
        let seed = seed_from_hex(sticks).map_err(|_| damaged("seed"))?;
        let ruleset = value("ruleset").and_then(decoded);
        let ruleset = ruleset.and_then(|written| Ruleset::parse(&written).ok());
        let streams = match value("throws") {
            None => Streams::PerPlayer,
            Some(name) => Streams::by_name(name)
                .ok()
                .filter(|streams| *streams != Streams::One)
                .ok_or_else(|| damaged("‘throws’"))?,
        };
        Ok(Some(SharedSticks {
            ruleset: ruleset.ok_or_else(|| damaged("ruleset"))?,
            seed,
            streams,
        }))
    }

    /// Whether a game was played with these sticks.
    ///
    /// # Errors
    /// When its rules, its seed, its start or its streams are others.
    pub fn confirm(&self, game: &Game) -> Result<(), SenetError> {
        let ruled = *game.ruleset() == self.ruleset;
        let begun = Game::new(self.ruleset.clone(), self.seed);
        let (what, told) = if !ruled {
            ("rules", game.ruleset().name())
        } else if game.seed() != self.seed {
            ("seed", "another")
        } else if game.streams() != self.streams {
            ("throws", game.streams().name())
        } else if game.start() != begun.start() {
            ("start", "another position")
        } else {
            return Ok(());
        };
        let message = format!("this game has not the sticks of the link: its {what}: {told}");
        Err(SenetError::new("other_sticks", message).at("record"))
    }
}

/// A value of an address as it is meant; none where it is no text.
fn decoded(value: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(core::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

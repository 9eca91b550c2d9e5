//! A link that gives everyone who opens it the same sticks: the rules, the seed, and which stream each
//! player uses. A finished game can be checked against the link.

use crate::base::seed::Seed;
use crate::error::{ErrorKind, SenetError};
use crate::game::{Game, ThrowSource};
use crate::rules::Ruleset;

/// The content of such a link.
///
/// ```
/// use senet::fair_play::shared_sticks::SharedSticks;
///
/// let link = format!("https://example.org/?ruleset=simple&sticks={}", "07".repeat(32));
/// let shared = SharedSticks::in_link(&link)?.expect("the link names sticks");
/// assert_eq!(shared.ruleset.name(), "simple");
/// assert_eq!(shared.seed, [7; 32].into());
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SharedSticks {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The seed of all throws.
    pub seed: Seed,
    /// Which stream each player uses: their own or the other's.
    pub source: ThrowSource,
}

impl SharedSticks {
    /// Reads a link such as `https://example.org/?ruleset=simple&sticks=SEED`. Returns `None` if it has
    /// no `sticks` parameter. `throws=exchanged` exchanges the streams.
    ///
    /// # Errors
    /// Returns an error if the link has a `sticks` parameter, but part of it is missing or altered.
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
                "the link’s {part} is missing or changed: copy the whole link, or ask for it again"
            );
            SenetError::new(ErrorKind::LinkDamaged, message).at("link")
        };
        let seed = sticks.parse().map_err(|_| damaged("seed"))?;
        let ruleset = value("ruleset").and_then(decoded);
        let ruleset = ruleset.and_then(|written| Ruleset::parse(&written).ok());
        let source = match value("throws") {
            None => ThrowSource::PerPlayer,
            Some(name) => name
                .parse::<ThrowSource>()
                .ok()
                .filter(|source| *source != ThrowSource::Shared)
                .ok_or_else(|| damaged("‘throws’"))?,
        };
        Ok(Some(SharedSticks {
            ruleset: ruleset.ok_or_else(|| damaged("ruleset"))?,
            seed,
            source,
        }))
    }

    /// Checks that a game was played with these sticks.
    ///
    /// # Errors
    /// Returns an error if the rules, seed, start or streams of the game differ.
    pub fn confirm(&self, game: &Game) -> Result<(), SenetError> {
        let ruled = *game.ruleset() == self.ruleset;
        let fresh = Game::new(self.ruleset.clone(), self.seed);
        let (what, actual) = if !ruled {
            ("rules", game.ruleset().name())
        } else if game.seed() != self.seed {
            ("seed", "another")
        } else if game.throw_source() != self.source {
            ("throws", game.throw_source().name())
        } else if game.start() != fresh.start() {
            ("start", "another position")
        } else {
            return Ok(());
        };
        let message = format!("this game does not match the link: its {what}: {actual}");
        Err(SenetError::new(ErrorKind::OtherSticks, message).at("record"))
    }
}

/// Decodes a percent-encoded value. Returns `None` if it is not valid UTF-8.
fn decoded(value: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                (digit()? << 4 | digit()?) as u8
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

//! The source of a game's throws: a record's throws first, then its seed.

use crate::base::seed::Seed;
use crate::base::sticks::{Randomizer, Throw, ThrowStream};
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::str::FromStr;

/// Which throws of its seed a game uses.
///
/// ```
/// use senet::game::ThrowSource;
///
/// let source: ThrowSource = "per-player".parse()?;
/// assert_eq!(source, ThrowSource::PerPlayer);
/// assert_eq!(source.to_string(), "per-player");
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThrowSource {
    /// A single stream: throw *n* of the game is throw *n* of the seed.
    #[default]
    Shared,
    /// One stream per player: a player's throw *n* is throw *n* of the player's own stream, so the
    /// order of turns does not change either player's luck. Player 1 is White unless the opening
    /// assigns White to player 2.
    PerPlayer,
    /// The same two streams, exchanged between the players: a rematch with the same sticks.
    Swapped,
}

names! {
    ThrowSource {
        Shared = "one",
        PerPlayer = "per-player",
        Swapped = "exchanged",
    }
}

impl FromStr for ThrowSource {
    type Err = SenetError;

    /// Parses a [name](ThrowSource::name).
    fn from_str(name: &str) -> Result<ThrowSource, SenetError> {
        ThrowSource::named(name).ok_or_else(|| {
            let message = format!(
                "‘{}’ is not a throw source: use one, per-player or exchanged",
                excerpt(name)
            );
            SenetError::new(ErrorKind::UnknownThrowSource, message).at("throws")
        })
    }
}

/// Identifies a throw: its player, 0 or 1, and its numbers, counted from 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThrowName {
    pub player: u8,
    /// Number among all throws of the game.
    pub in_game: u32,
    /// Number among the player's throws.
    pub of_player: u32,
}

impl ThrowName {
    /// The name of a player's next throw, given the number of throws made by each player.
    pub(crate) fn next(made: [u32; 2], player: u8) -> ThrowName {
        ThrowName {
            player,
            in_game: made[0] + made[1],
            of_player: made[usize::from(player)],
        }
    }
}

/// Recorded throws by number, followed by those of the seed.
#[derive(Clone, Debug)]
pub(crate) struct Throws {
    seed: Seed,
    source: ThrowSource,
    /// The players' streams; with a shared stream, only the first is used.
    streams: [ThrowStream; 2],
    recorded: [Vec<Throw>; 2],
}

impl Throws {
    pub(crate) fn from_seed(seed: Seed) -> Throws {
        Throws::new(seed, ThrowSource::Shared)
    }

    pub(crate) fn new(seed: Seed, source: ThrowSource) -> Throws {
        Throws {
            seed,
            source,
            streams: match source {
                ThrowSource::Shared => [ThrowStream::new(seed), ThrowStream::new(seed)],
                ThrowSource::PerPlayer => ThrowStream::for_players(seed),
                ThrowSource::Swapped => {
                    let [first, second] = ThrowStream::for_players(seed);
                    [second, first]
                }
            },
            recorded: Default::default(),
        }
    }

    /// The stream of a throw, and its number in it.
    fn place(&self, throw: ThrowName) -> (usize, u32) {
        match self.source {
            ThrowSource::Shared => (0, throw.in_game),
            ThrowSource::PerPlayer | ThrowSource::Swapped => (throw.player.into(), throw.of_player),
        }
    }

    pub(crate) fn next(&mut self, sticks: Randomizer, throw: ThrowName) -> Throw {
        let (stream, number) = self.place(throw);
        let recorded = self.recorded[stream].get(number as usize).copied();
        recorded.unwrap_or_else(|| self.streams[stream].throw(sticks, number))
    }

    /// Stores a throw under its name.
    pub(crate) fn remember(&mut self, name: ThrowName, throw: Throw) {
        let (stream, number) = self.place(name);
        self.recorded[stream].truncate(number as usize);
        self.recorded[stream].push(throw);
    }

    /// Uses recorded throws first and then those of this seed.
    #[cfg(feature = "fair-play")]
    pub(crate) fn made_before(recorded: Vec<Throw>, seed: Seed) -> Throws {
        Throws {
            recorded: [recorded, Vec::new()],
            ..Throws::from_seed(seed)
        }
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed
    }

    pub(crate) fn throw_source(&self) -> ThrowSource {
        self.source
    }
}

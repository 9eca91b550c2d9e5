//! Where a game's throws come from: its seed, and before that the record it was read from.

use crate::error::SenetError;
use crate::sticks::{Sticks, Throw, ThrowStream};

/// Which throws of its seed a game makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Streams {
    /// One stream: throw *n* of the game is throw *n* of the seed.
    #[default]
    One,
    /// A stream for each player: a player's throw *n* is throw *n* of the player's own stream, so
    /// that however the turns fall each keeps the same luck. Player 1 is White, unless the opening
    /// gives White to player 2.
    PerPlayer,
    /// The same two streams, each used by the other player: a rematch with the same sticks.
    Exchanged,
}

impl Streams {
    /// All of them.
    pub const ALL: [Streams; 3] = [Streams::One, Streams::PerPlayer, Streams::Exchanged];

    /// Its name in records and programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Streams::One => "one",
            Streams::PerPlayer => "per-player",
            Streams::Exchanged => "exchanged",
        }
    }

    /// The one of this name.
    ///
    /// # Errors
    /// A name that is none.
    pub fn by_name(name: &str) -> Result<Streams, SenetError> {
        let found = Streams::ALL
            .into_iter()
            .find(|streams| streams.name() == name);
        found.ok_or_else(|| {
            let message = format!(
                "‘{name}’ says not whose throws are made: use one, per-player or exchanged"
            );
            SenetError::new("unknown_streams", message).at("throws")
        })
    }
}

/// Names a throw: the player who makes it, 0 or 1, and its numbers from 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThrowName {
    pub player: u8,
    /// Among all throws of the game.
    pub in_game: u32,
    /// Among the player's.
    pub of_player: u32,
}

impl ThrowName {
    /// The name of a player's next throw, when the players have made this many.
    pub(crate) fn next(made: [u32; 2], player: u8) -> ThrowName {
        ThrowName {
            player,
            in_game: made[0] + made[1],
            of_player: made[usize::from(player)],
        }
    }
}

/// The throws of a record by number, then those of the seed.
#[derive(Clone, Debug)]
pub(crate) struct Throws {
    seed: [u8; 32],
    streams: Streams,
    /// With one stream only the first is used; else each player has one.
    throw_streams: [ThrowStream; 2],
    recorded: [Vec<Throw>; 2],
}

impl Throws {
    pub(crate) fn from_seed(seed: [u8; 32]) -> Throws {
        Throws::of(seed, Streams::One)
    }

    pub(crate) fn of(seed: [u8; 32], streams: Streams) -> Throws {
        let own = |player| ThrowStream::of_player(&seed, player);
        Throws {
            seed,
            streams,
            throw_streams: match streams {
                Streams::One => [ThrowStream::new(seed), ThrowStream::new(seed)],
                Streams::PerPlayer => [own(0), own(1)],
                Streams::Exchanged => [own(1), own(0)],
            },
            recorded: Default::default(),
        }
    }

    /// The stream of a throw, and its number there.
    fn place(&self, throw: ThrowName) -> (usize, u32) {
        match self.streams {
            Streams::One => (0, throw.in_game),
            Streams::PerPlayer | Streams::Exchanged => (throw.player.into(), throw.of_player),
        }
    }

    pub(crate) fn next(&mut self, sticks: Sticks, throw: ThrowName) -> Throw {
        let (stream, number) = self.place(throw);
        let recorded = self.recorded[stream].get(number as usize).copied();
        recorded.unwrap_or_else(|| self.throw_streams[stream].throw(sticks, number))
    }

    /// That throw was this one.
    pub(crate) fn remember(&mut self, name: ThrowName, throw: Throw) {
        let (stream, number) = self.place(name);
        self.recorded[stream].truncate(number as usize);
        self.recorded[stream].push(throw);
    }

    /// These throws were made; those to come are of this seed.
    #[cfg(feature = "fair-play")]
    pub(crate) fn made_before(recorded: Vec<Throw>, seed: [u8; 32]) -> Throws {
        Throws {
            recorded: [recorded, Vec::new()],
            ..Throws::from_seed(seed)
        }
    }

    pub(crate) fn seed(&self) -> [u8; 32] {
        self.seed
    }

    pub(crate) fn streams(&self) -> Streams {
        self.streams
    }
}

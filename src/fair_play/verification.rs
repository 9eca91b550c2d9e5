//! Recomputes every throw of a record from its seed.

use super::commitment::{Commitment, CommitmentDigits};
use crate::base::sticks::Throw;
use crate::error::{ErrorKind, SenetError};
use crate::game::Game;
use crate::game::record::throw_text;
use crate::game::throws::Throws;

/// A recorded throw and the throw of the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckedThrow {
    /// The number of the throw, from 1.
    pub number: u32,
    /// The throw in the record.
    pub recorded: Throw,
    /// The throw computed from the seed.
    pub expected: Throw,
}

impl CheckedThrow {
    /// Whether the two are the same throw.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.recorded == self.expected
    }
}

/// The result of verifying a game.
///
/// ```
/// use senet::fair_play::verification::Verification;
/// use senet::{Game, Ruleset};
///
/// let mut game = Game::new(Ruleset::parse("simple")?, [7; 32]);
/// game.throw()?;
/// let verified = Verification::from_record(&game.record())?;
/// assert!(verified.first_difference().is_none());
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Verification {
    game: Game,
    /// The commitment to the record's seed.
    pub commitment: Commitment,
    /// Every throw, in order.
    pub throws: Vec<CheckedThrow>,
}

impl Verification {
    /// Verifies the throws of a game.
    #[must_use]
    pub fn new(game: &Game) -> Verification {
        let sticks = game.ruleset().rules().sticks;
        let mut throws_of_seed = Throws::new(game.seed(), game.throw_source());
        let throws = game.named_throws().map(|(name, recorded)| CheckedThrow {
            number: name.in_game + 1,
            recorded,
            expected: throws_of_seed.next(sticks, name),
        });
        Verification {
            throws: throws.collect(),
            commitment: Commitment::to(game.seed()),
            game: game.clone(),
        }
    }

    /// Replays a record under its rules and verifies its throws.
    ///
    /// # Errors
    /// Returns an error if the record is damaged or contains an illegal move.
    pub fn from_record(record: &str) -> Result<Verification, SenetError> {
        Game::from_record(record).map(|game| Verification::new(&game))
    }

    /// The verified game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The first throw that differs from the seed's, if any.
    #[must_use]
    pub fn first_difference(&self) -> Option<&CheckedThrow> {
        self.throws.iter().find(|throw| !throw.agrees())
    }

    /// Formats a throw as in records.
    #[must_use]
    pub fn written(&self, throw: Throw) -> String {
        throw_text(self.game.ruleset(), throw)
    }

    /// Returns `Ok` if the seed and all throws agree.
    ///
    /// # Errors
    /// Returns an error if the seed is not the committed one, or a throw differs from the seed's.
    pub fn confirm(&self, committed: Option<CommitmentDigits>) -> Result<(), SenetError> {
        if let Some(committed) = committed.filter(|digits| !digits.begin(&self.commitment)) {
            let message = format!(
                "the seed of this record is not the one committed to: its commitment is {}, not {committed}",
                self.commitment
            );
            return Err(SenetError::new(ErrorKind::OtherSeed, message).at("commitment"));
        }
        match self.first_difference() {
            None => Ok(()),
            Some(throw) => {
                let message = format!(
                    "throw {} of this record is {}, but the seed gives {}",
                    throw.number,
                    self.written(throw.recorded),
                    self.written(throw.expected)
                );
                Err(SenetError::new(ErrorKind::OtherThrow, message).at(throw.number.to_string()))
            }
        }
    }
}

//! A commitment to a seed before the first throw. It proves later that the revealed seed is the
//! original one, but does not reveal the seed itself.

use super::digest;
use crate::base::seed::{Seed, hex};
use crate::base::text::plain;
use crate::error::{ErrorKind, SenetError};
use core::fmt;
use core::str::FromStr;

/// SHA-256 of `senet-commitment-1:` followed by the seed in 64 lower-case hexadecimal digits.
///
/// ```
/// use senet::fair_play::commitment::{Commitment, CommitmentDigits};
///
/// let seed = [7; 32];
/// let commitment = Commitment::to(seed);
/// assert_eq!(commitment.to_string().parse::<Commitment>()?, commitment);
///
/// // What a player noted before the game.
/// let noted: CommitmentDigits = commitment.short().parse()?;
/// assert!(noted.begin(&commitment));
/// assert!(!noted.begin(&Commitment::to([8; 32])));
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// Commits to this seed.
    #[must_use]
    pub fn to(seed: impl Into<Seed>) -> Commitment {
        Commitment(digest("commitment", &seed.into().to_string()))
    }

    /// The first 16 digits in groups of four, short enough to compare by eye or write down.
    #[must_use]
    pub fn short(&self) -> String {
        let digits = hex(&self.0[..8]);
        [0, 4, 8, 12].map(|at| &digits[at..at + 4]).join(" ")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0))
    }
}

fn bad_commitment(message: &str) -> SenetError {
    SenetError::new(ErrorKind::BadCommitment, message).at("commitment")
}

impl FromStr for Commitment {
    type Err = SenetError;

    /// Parses 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Commitment, SenetError> {
        // It is written like a seed.
        let bytes = text.trim().parse::<Seed>();
        bytes
            .map(|bytes| Commitment(bytes.to_bytes()))
            .map_err(|_| bad_commitment("a commitment must be 64 hexadecimal digits"))
    }
}

/// The first digits of a commitment as noted by a person: at least the [short form](Commitment::short).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitmentDigits(String);

impl CommitmentDigits {
    /// Whether the commitment begins with these digits.
    #[must_use]
    pub fn begin(&self, commitment: &Commitment) -> bool {
        commitment.to_string().starts_with(&self.0)
    }
}

impl From<Commitment> for CommitmentDigits {
    fn from(commitment: Commitment) -> CommitmentDigits {
        CommitmentDigits(commitment.to_string())
    }
}

impl FromStr for CommitmentDigits {
    type Err = SenetError;

    /// Parses 16 to 64 hexadecimal digits in either case, ignoring white space.
    fn from_str(text: &str) -> Result<CommitmentDigits, SenetError> {
        let text = plain(text);
        let digits: String = text
            .split_whitespace()
            .collect::<String>()
            .to_ascii_lowercase();
        if (16..=64).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
        {
            return Ok(CommitmentDigits(digits));
        }
        Err(bad_commitment(
            "give the first 16 or more of the 64 hexadecimal digits of a commitment",
        ))
    }
}

impl fmt::Display for CommitmentDigits {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

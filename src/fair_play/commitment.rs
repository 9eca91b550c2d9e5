//! A seed bound before the first throw: who has the commitment can tell later whether a seed is
//! the one that was meant, but cannot find the seed from it.

use super::digest;
use crate::error::SenetError;
use crate::record::{hex, seed_from_hex};
use core::fmt;

/// SHA-256 of `senet-commitment-1:` and the seed's 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment to this seed.
    #[must_use]
    pub fn to(seed: &[u8; 32]) -> Commitment {
        Commitment(digest("commitment", &hex(seed)))
    }

    /// Reads 64 hexadecimal digits.
    ///
    /// # Errors
    /// Anything else.
    pub fn parse(text: &str) -> Result<Commitment, SenetError> {
        let bytes = seed_from_hex(text.trim()).map_err(|_| {
            let message = "a commitment is 64 hexadecimal digits";
            SenetError::new("bad_commitment", message).at("commitment")
        })?;
        Ok(Commitment(bytes))
    }

    /// Its first 16 digits in groups of four: enough to compare by eye or to write down.
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

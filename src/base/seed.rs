//! The seed of a game's throws.

use crate::error::{ErrorKind, SenetError};
use core::fmt;
use core::str::FromStr;

/// The 32 bytes that determine every throw of a game. Its text form, 64 hexadecimal digits, is the one
/// in records and links.
///
/// ```
/// use senet::Seed;
///
/// let seed: Seed = "07".repeat(32).parse()?;
/// assert_eq!(seed, [7; 32].into());
/// assert_eq!(seed.to_string(), "07".repeat(32));
/// assert!("7".parse::<Seed>().is_err());
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A random seed from the operating system or the browser.
    ///
    /// # Errors
    /// Returns an error if the platform provides no randomness.
    pub fn random() -> Result<Seed, SenetError> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed)
            .map_err(|error| SenetError::new(ErrorKind::NoRandomness, error.to_string()))?;
        Ok(Seed(seed))
    }

    /// The bytes.
    #[must_use]
    pub fn to_bytes(self) -> [u8; 32] {
        self.0
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = SenetError;

    /// Parses 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Seed, SenetError> {
        let wrong = || {
            SenetError::new(ErrorKind::BadSeed, "a seed must be 64 hexadecimal digits").at("seed")
        };
        if text.len() != 64 {
            return Err(wrong());
        }
        let mut seed = [0; 32];
        for (byte, pair) in seed.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            for &digit in pair {
                let digit = char::from(digit).to_digit(16).ok_or_else(wrong)?;
                *byte = *byte << 4 | digit as u8;
            }
        }
        Ok(Seed(seed))
    }
}

/// Formats bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits
        .map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]))
        .collect()
}

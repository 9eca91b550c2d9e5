//! The game of the day: the date alone determines its throws.

use super::digest;
use crate::base::seed::Seed;
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};

/// The seed of a date such as `2026-11-21`: SHA-256 of `senet-daily-1:` and the date.
///
/// ```
/// use senet::fair_play::daily::seed_of;
///
/// assert_ne!(seed_of("2026-11-21")?, seed_of("2026-11-22")?);
/// assert!(seed_of("2026-02-29").is_err());
/// # Ok::<(), senet::SenetError>(())
/// ```
///
/// # Errors
/// Returns an error if the text is not a date of the calendar.
pub fn seed_of(date: &str) -> Result<Seed, SenetError> {
    if is_date(date) {
        return Ok(digest("daily", date).into());
    }
    let message = format!("‘{}’ is not a date: write it as 2026-11-21", excerpt(date));
    Err(SenetError::new(ErrorKind::BadDate, message).at("date"))
}

fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let shape = bytes.len() == 10
        && bytes.iter().enumerate().all(|(at, byte)| match at {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !shape {
        return false;
    }
    let number = |from: usize, to: usize| {
        bytes[from..to]
            .iter()
            .fold(0_u32, |sum, digit| sum * 10 + u32::from(digit - b'0'))
    };
    let (year, month, day) = (number(0, 4), number(5, 7), number(8, 10));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}

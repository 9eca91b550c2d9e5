//! Verifiable throws.
//!
//! Each module depends only on those before it.
//!
//! - [`commitment`]: commits to a seed before the first throw and reveals it after the last.
//! - [`verification`]: recomputes every throw of a record from the seed.
//! - [`fairness`]: compares the throws so far with the odds.
//! - [`daily`]: the seed of a date.
//! - [`shared_sticks`]: a link that gives everyone the same sticks.
//! - [`correspondence`]: a two-player game by link in which neither player can choose a throw.
//!
//! Every hash is the SHA-256 of a line of plain text that begins with its purpose, so other programs
//! can reproduce it: `printf 'senet-daily-1:2026-11-21' | sha256sum`.

pub mod commitment;
pub mod correspondence;
pub mod daily;
pub mod fairness;
pub mod shared_sticks;
pub mod verification;

use sha2::{Digest, Sha256};

/// SHA-256 of `senet-<purpose>-1:<text>`.
fn digest(purpose: &str, text: &str) -> [u8; 32] {
    Sha256::digest(format!("senet-{purpose}-1:{text}")).into()
}

//! Throws that anybody can check.
//!
//! Each module depends only on those before it.
//!
//! - [`commitment`]: a seed is bound before the first throw and shown after the last.
//! - [`verification`]: every throw of a record, thrown again from the seed.
//! - [`fairness`]: the throws so far beside what the sticks' odds lead one to expect.
//! - [`daily`]: the seed of a date.
//! - [`shared_sticks`]: a link that gives everybody the same sticks.
//! - [`correspondence`]: a game of two people by link, in which neither can choose a throw.
//!
//! Every hash is SHA-256 of a line of plain text that begins with what it is for, so that any
//! other program can make it again: `printf 'senet-daily-1:2026-11-21' | sha256sum`.

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

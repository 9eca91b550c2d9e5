//! Hash chains: each value is the hash of the next one to be revealed. A revealed value therefore fixes
//! all later ones without disclosing them.

use super::super::digest;
use crate::base::seed::{Seed, hex};

/// A value of a chain.
pub type Value = [u8; 32];

/// The number of values that each player can reveal, far more than the turns of any game.
pub const LENGTH: u32 = 2000;

/// The value revealed before this one: SHA-256 of `senet-chain-1:` and its hexadecimal digits.
pub fn previous(value: &Value) -> Value {
    digest("chain", &hex(value))
}

/// The value revealed `steps` values earlier.
pub fn nth_previous(value: &Value, steps: u32) -> Value {
    (0..steps).fold(*value, |value, _| previous(&value))
}

/// Value `number` (from 0) of the chain that ends in this secret, or `None` past its end.
pub fn value(secret: &Value, number: u32) -> Option<Value> {
    Some(nth_previous(secret, LENGTH.checked_sub(number)?))
}

/// The seed of a turn's throws, derived from the value that the acting player reveals with the turn and
/// the value that the other player revealed before it.
pub fn seed(own: &Value, others: &Value) -> Seed {
    digest("turn", &format!("{}:{}", hex(own), hex(others))).into()
}

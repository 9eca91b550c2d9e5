//! Chains of values: each is the hash of the one that is shown after it. Whoever has seen one
//! knows that those after it were fixed before it was shown, and cannot tell them in advance.

use super::super::digest;
use crate::record::hex;

/// A value of a chain.
pub type Value = [u8; 32];

/// How many values each player can show: far more than the turns of any game.
pub const LENGTH: u32 = 2000;

/// The value shown before this one: SHA-256 of `senet-chain-1:` and its hexadecimal digits.
pub fn before(value: &Value) -> Value {
    digest("chain", &hex(value))
}

/// The value shown so many before this one.
pub fn earlier(value: &Value, steps: u32) -> Value {
    (0..steps).fold(*value, |value, _| before(&value))
}

/// Value `number` (from 0) of the chain that ends in this secret; none after its last.
pub fn value(secret: &Value, number: u32) -> Option<Value> {
    Some(earlier(secret, LENGTH.checked_sub(number)?))
}

/// The seed of a turn's throws, from the value that whoever acts shows with the turn and the one
/// that the other had shown before it.
pub fn seed(own: &Value, others: &Value) -> [u8; 32] {
    digest("turn", &format!("{}:{}", hex(own), hex(others)))
}

//! Matches between computer players, and what they decide: which net suits a set of rules, whether its
//! games end, how good the choices of a player are.

pub mod arena;
pub mod endless;
pub mod net_check;
#[cfg(feature = "lab")]
pub mod quality;

//! The engine's tests: rules from data files and from properties, one file a concern.

#![cfg(feature = "cli")]

mod answers;
mod games;
mod invariants;
mod playing;
mod texts;
mod throws;
mod vectors;

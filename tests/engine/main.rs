//! The engine's tests: rules from data files and from properties, one file a concern.

#![cfg(feature = "cli")]

mod advice;
mod command_line;
mod games;
mod house_rules;
mod invariants;
mod levels;
mod nets;
mod playing;
mod reasons;
mod rule_proofs;
mod strength;
mod table;
mod texts;
mod throws;
mod vectors;

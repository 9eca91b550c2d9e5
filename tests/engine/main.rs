//! The engine's tests: rules from data files and from properties, one file a concern.

#![cfg(feature = "cli")]

mod advice;
mod command_line;
mod correspondence;
mod fair_play;
mod games;
mod history;
mod house_rules;
mod invariants;
mod lessons;
mod levels;
mod nets;
mod other_rules;
mod playing;
mod reasons;
mod rule_proofs;
mod strength;
mod table;
mod texts;
mod throws;
mod trial;
mod vectors;

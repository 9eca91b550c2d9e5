//! Engine tests: data files and properties, one topic per file.

#![cfg(feature = "cli")]

mod advice;
mod arguments;
mod bounds;
mod cached_evaluator;
mod command_help;
mod command_line;
mod correspondence;
mod crate_examples;
mod endgame_choices;
mod endless;
#[path = "../../tools/src/examples.rs"]
mod examples;
mod exchanged_names;
mod extreme_inputs;
mod fair_play;
mod games;
mod history;
mod house_rule_moves;
mod house_rules;
mod invariants;
mod lab_coverage;
mod lab_documents;
mod lab_method;
mod laboratory;
mod levels;
mod long_runs;
mod net_check;
mod nets;
mod other_rules;
mod part_files;
mod playing;
mod playouts;
mod protocol;
mod protocol_reference;
mod quotations;
mod reachable;
mod reasons;
mod rematch;
mod review;
mod review_command;
mod rule_proofs;
mod ruled_position;
mod rules_in_use;
mod short_games;
mod standard_traits;
mod streams;
mod strength;
mod table;
mod text_files;
mod texts;
mod throws;
mod traces;
mod validity;
mod vectors;

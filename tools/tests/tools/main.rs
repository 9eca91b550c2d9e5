//! Tests of the generators of data and documents.

mod commands;
mod perfect_play;
#[allow(dead_code)]
#[path = "../../../tests/engine/playing.rs"]
mod playing;
mod puzzles;
mod training;

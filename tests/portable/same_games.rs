//! A seed and the same choices give the same game on every machine, natively and in wasm, and in every
//! later version; otherwise old records would replay differently.
//!
//! `data/same_games.txt` has one line per ruleset: its id and the fingerprint of its games. After an
//! intended change of the rules, copy the new lines from the failure message.

use senet::rules::CATALOGUE;
use senet::{Game, Ruleset};
use std::fmt::Write;

const GAMES: u8 = 12;
const LONGEST: usize = 600;

/// FNV-1a, 64 bits.
struct Fingerprint(u64);

impl Fingerprint {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// Plays one game, choosing the first, second, third … legal move in turn.
fn play(ruleset: &Ruleset, seed: u8, seen: &mut Fingerprint) {
    let mut game = Game::new(ruleset.clone(), [seed; 32]);
    for step in 0..LONGEST {
        let legal = game.legal_moves();
        if game.position().outcome().is_some() {
            break;
        }
        if legal.is_empty() {
            game.throw().expect("a throw is awaited");
        } else {
            let chosen = &legal[step % legal.len()];
            seen.add(&chosen.notation);
            game.apply(&chosen.id).expect("the move is legal");
        }
        seen.add(&game.position().id(ruleset));
    }
    let record = game.record();
    seen.add(&record);
    let replayed = Game::from_record(&record).expect("a record can be read");
    assert_eq!(replayed.position(), game.position(), "{record}");
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
fn every_ruleset_plays_the_same_games() {
    let mut lines = String::new();
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue's ids are rulesets");
        let mut seen = Fingerprint(0xcbf2_9ce4_8422_2325);
        (0..GAMES).for_each(|seed| play(&ruleset, seed, &mut seen));
        writeln!(lines, "{} {:016x}", entry.id, seen.0).expect("a string takes all");
    }
    let expected = include_str!("../data/same_games.txt");
    assert!(lines == expected, "now:\n{lines}expected:\n{expected}");
}

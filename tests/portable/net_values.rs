//! A net gives a position the same chance on every machine, natively and in wasm, bit by bit; otherwise
//! computer players would choose differently, and the rows of the laboratory would differ.
//!
//! `data/net_values.txt` has one line per ruleset: its id and a fingerprint of the chances in some games.
//! After an intended change of the nets, copy the new lines from the failure message.

use senet::Ruleset;
use senet::players::nearest_net;
use senet::position::Position;
use senet::random::PlayoutRng;
use senet::rules::CATALOGUE;
use std::fmt::Write;

const THROWS: u32 = 1_000;

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
fn every_net_gives_the_same_chances() {
    let mut lines = String::new();
    for entry in CATALOGUE {
        let ruleset = Ruleset::parse(entry.id).expect("the catalogue's ids are rulesets");
        let net = nearest_net(&ruleset).expect("every ruleset has a net");
        let mut rng = PlayoutRng::new(1);
        let mut position = Position::start(&ruleset);
        let mut fingerprint = 0_u64;
        for _ in 0..THROWS {
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            }
            let chance = net.chance(&ruleset, &position);
            fingerprint = (fingerprint.rotate_left(7) ^ u64::from(chance.to_bits()))
                .wrapping_mul(0x0000_0100_0000_01b3);
            position.throw_legal(&ruleset, rng.throw(&ruleset));
            while position.awaits_move() {
                let moves = position.moves(&ruleset);
                match moves.len() as u32 {
                    0 => position.forfeit_legal(&ruleset),
                    count => {
                        let choice = moves.nth(rng.below(count) as usize);
                        position.play_legal(&ruleset, choice.expect("a legal move"));
                    }
                }
            }
        }
        writeln!(lines, "{} {fingerprint:016x}", entry.id).expect("a string takes all");
    }
    let expected = include_str!("../data/net_values.txt");
    assert!(lines == expected, "now:\n{lines}expected:\n{expected}");
}

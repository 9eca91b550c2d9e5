//! Counts of action sequences, identical natively and in wasm. `data/perft.txt` has one line per
//! ruleset: its id and the counts for depths 1, 2, 3 …; `senet perft` prints them.

use senet::Ruleset;
use senet::perft::perft;
use senet::position::Position;
use senet::rules::CATALOGUE;

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
fn counts_match_the_recorded_ones() {
    let lines = include_str!("../data/perft.txt").lines();
    let mut missing: Vec<&str> = CATALOGUE.iter().map(|entry| entry.id).collect();
    for line in lines {
        let mut words = line.split_whitespace();
        let id = words.next().expect("an id");
        let ruleset = Ruleset::parse(id).expect("a ruleset");
        let start = Position::start(&ruleset);
        for (depth, expected) in (1..).zip(words) {
            let count = perft(&ruleset, &start, depth);
            assert_eq!(
                count.to_string(),
                expected,
                "{} at depth {depth}",
                ruleset.name()
            );
        }
        missing.retain(|&other| other != id);
    }
    assert!(missing.is_empty(), "without counts: {missing:?}");
}

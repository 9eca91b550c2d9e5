//! What the fuzzers check, on the bytes they have saved and on random ones. `./build.sh fuzz` looks for new ones.

#![cfg(feature = "cli")]

#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::panic::catch_unwind;
use std::path::Path;

const RANDOM_INPUTS: u32 = 1_500;
const LONGEST: u64 = 160;

fn check(target: fn(&[u8]), input: &[u8]) {
    if let Err(panic) = catch_unwind(|| target(input)) {
        eprintln!("on these bytes: {input:?}");
        std::panic::resume_unwind(panic);
    }
}

/// The saved inputs, then each with a few bytes changed, then random ones.
fn run(name: &str, target: fn(&[u8])) {
    let saved = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/seeds")
        .join(name);
    let mut inputs: Vec<Vec<u8>> = std::fs::read_dir(&saved)
        .unwrap_or_else(|error| panic!("{}: {error}", saved.display()))
        .map(|entry| std::fs::read(entry.expect("an entry").path()).expect("a file"))
        .collect();
    assert!(!inputs.is_empty(), "no saved input");
    inputs.sort_unstable();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0x5e4e7);
    for input in &mut inputs {
        check(target, input);
        for _ in 0..input.len().min(3) {
            let place = random.next_u64() as usize % input.len();
            input[place] = random.next_u64() as u8;
        }
        check(target, input);
    }
    for _ in 0..RANDOM_INPUTS {
        let mut input = vec![0; (random.next_u64() % LONGEST) as usize];
        random.fill_bytes(&mut input);
        check(target, &input);
    }
}

#[test]
fn texts() {
    run("texts", fuzz::texts);
}

#[test]
fn questions() {
    run("questions", fuzz::questions);
}

#[test]
fn positions() {
    run("positions", fuzz::positions);
}

#[test]
fn house_rules() {
    run("house_rules", fuzz::house_rules);
}

/// What the fuzzer reads from bytes is played, and differs from the catalogue on many points.
#[test]
fn most_house_rules_differ_on_four_points_and_more() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0x5e4e8);
    let (mut played, mut many) = (0, 0);
    for _ in 0..RANDOM_INPUTS {
        let mut input = vec![0; LONGEST as usize];
        random.fill_bytes(&mut input);
        let mut bytes = fuzz::Bytes(&input);
        let (entry, rules) = fuzz::changed(&mut bytes);
        if let Some(rules) = fuzz::reconciled(entry, rules, &mut bytes) {
            played += 1;
            many += u32::from(fuzz::differences(entry, &rules) >= 4);
        }
    }
    assert!(played * 10 > RANDOM_INPUTS * 9, "{played} can be played");
    assert!(
        many * 2 > played,
        "{many} of {played} differ on four points and more"
    );
}

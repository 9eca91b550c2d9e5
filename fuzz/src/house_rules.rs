//! House rules: whatever is set, a contradiction that names its points, or a game.

use super::bytes::Bytes;
use super::positions::act;
use super::promises;
use senet::Ruleset;
use senet::position::Position;
use senet::rules::dimensions::{DIMENSIONS, Dimension, Kind};
use senet::rules::{CATALOGUE, Rules, contradictions, spec};

/// Dimensions changed at the most.
const CHANGES: usize = 8;
/// Actions of a game before it is let be.
const LONGEST: usize = 120;

/// Reads the bytes as changes to a ruleset, and a game under the new rules.
pub fn house_rules(input: &[u8]) {
    let mut bytes = Bytes(input);
    let entry = bytes.pick(&CATALOGUE);
    let mut rules = (entry.rules)();
    for _ in 0..=bytes.below(CHANGES) {
        let dimension = bytes.pick(&DIMENSIONS);
        let value = value(dimension, &rules, &mut bytes);
        if let Err(error) = dimension.set(&mut rules, &value) {
            assert_eq!(error.field.as_deref(), Some(dimension.name), "{value}");
        }
    }
    let text = spec::write(entry, &rules);
    let found = contradictions(&rules);
    for contradiction in &found {
        assert_eq!(contradiction.points.len(), 2, "{text}: {contradiction}");
    }
    match Ruleset::parse(&text) {
        Err(error) => {
            assert_eq!(error.code, "contradicting_rules", "{text}: {error}");
            assert!(!found.is_empty(), "{text}: {error}");
        }
        Ok(ruleset) => {
            assert!(found.is_empty(), "{text}: {found:?}");
            assert_eq!(ruleset.rules(), &rules, "{text}");
            play(&ruleset, &mut bytes);
        }
    }
}

/// A value of the kind the dimension has.
fn value(dimension: &Dimension, rules: &Rules, bytes: &mut Bytes) -> String {
    let last = usize::from(rules.houses);
    let house = |bytes: &mut Bytes| 1 + bytes.below(last);
    match dimension.kind {
        Kind::Flag | Kind::Words | Kind::Number => bytes.pick(&dimension.words(rules)).clone(),
        Kind::House => bytes.below(last + 2).to_string(),
        Kind::Houses => set(bytes, |bytes| 1 + bytes.below(last)),
        Kind::Throws => set(bytes, |bytes| 1 + bytes.below(6)),
        Kind::Exits => {
            let star = if bytes.flag() { "*" } else { "" };
            let with = set(bytes, |bytes| 1 + bytes.below(6));
            format!("{}:{with}{star}/{}:any", house(bytes), house(bytes))
        }
    }
}

/// None, one, two, or a run.
fn set(bytes: &mut Bytes, member: impl Fn(&mut Bytes) -> usize) -> String {
    let (one, other) = (member(bytes), member(bytes));
    match bytes.below(4) {
        0 => "none".into(),
        1 => one.to_string(),
        2 => format!("{one}.{other}"),
        _ => format!("{}-{}", one.min(other), one.max(other)),
    }
}

/// Plays on, with the bytes and then with numbers that follow from them.
fn play(ruleset: &Ruleset, bytes: &mut Bytes) {
    let mut numbers = bytes
        .0
        .iter()
        .fold(1_u32, |sum, &byte| sum * 31 % 65_521 + u32::from(byte));
    let mut position = Position::start(ruleset);
    promises::of_position(ruleset, &position);
    for action in 0..LONGEST {
        if position.outcome().is_some() {
            break;
        }
        if bytes.0.is_empty() {
            numbers = (numbers * 75 + 74) % 65_537;
            let more = [(numbers >> 4) as u8, (numbers >> 7) as u8];
            act(ruleset, &mut position, &mut Bytes(&more));
        } else {
            act(ruleset, &mut position, bytes);
        }
        if action % 4 == 0 {
            promises::of_position(ruleset, &position);
        }
        if let Err(error) = position.checked(ruleset) {
            panic!("{}: {error}: {}", ruleset.name(), position.describe());
        }
    }
}

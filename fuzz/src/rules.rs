//! Derives house rules from bytes: changes many points of a ruleset, then repairs the contradictions.

use super::bytes::Bytes;
use senet::rules::parameters::{Kind, PARAMETERS, Parameter, parameter};
use senet::rules::{CATALOGUE, CatalogueEntry, Rules, contradictions};

/// The maximum number of changes.
const CHANGES: usize = 20;
/// The maximum number of repairs.
const REPAIRS: usize = 40;

/// Rules and the catalogue entry they are based on; they may contradict themselves.
pub fn changed(bytes: &mut Bytes) -> (&'static CatalogueEntry, Rules) {
    let entry: &'static CatalogueEntry = bytes.pick(CATALOGUE);
    let mut rules = (entry.rules)();
    for _ in 0..=bytes.below(CHANGES) {
        set_any(bytes.pick(PARAMETERS), &mut rules, bytes);
    }
    if bytes.below(4) == 0 {
        set_any_number(&mut rules, bytes);
    }
    (entry, rules)
}

/// Sets a field to an arbitrary number, as a program that builds its own rules could.
fn set_any_number(rules: &mut Rules, bytes: &mut Bytes) {
    let number = bytes.next();
    match bytes.below(8) {
        0 => rules.houses = number,
        1 => rules.pieces = number,
        2 => rules.start_house = number,
        3 => rules.stop = number,
        4 => rules.backward_from = number,
        5 => rules.water_house = number,
        6 => rules.return_house = number,
        _ => rules.exits.iter_mut().for_each(|exit| exit.house = number),
    }
}

/// Changes contradictory points until the rules are consistent. Returns `None` if that takes too many
/// steps.
pub fn reconciled(entry: &CatalogueEntry, mut rules: Rules, bytes: &mut Bytes) -> Option<Rules> {
    let base = (entry.rules)();
    for _ in 0..REPAIRS {
        let found = contradictions(&rules);
        if found.is_empty() {
            return Some(rules);
        }
        let clashing = bytes.pick(&found);
        let point: &&str = bytes.pick(&clashing.points);
        let parameter = parameter(point).expect("a contradiction names parameters");
        if bytes.flag() {
            set_any(parameter, &mut rules, bytes);
        } else {
            let value = parameter.get(&base);
            parameter.set(&mut rules, &value).expect("its own value");
        }
    }
    None
}

/// The number of points in which these rules differ from their entry.
pub fn differences(entry: &CatalogueEntry, rules: &Rules) -> usize {
    let base = (entry.rules)();
    let differ = |parameter: &&Parameter| parameter.get(&base) != parameter.get(rules);
    PARAMETERS.iter().filter(differ).count()
}

/// Sets a random value of the parameter's type; a number is occasionally out of range. Checks that
/// a rejected value is named in the error.
fn set_any(parameter: &Parameter, rules: &mut Rules, bytes: &mut Bytes) {
    let value = match parameter.kind {
        Kind::Flag | Kind::Words | Kind::Number => bytes.pick(&parameter.words(rules)).clone(),
        Kind::House => match bytes.below(4) {
            0 => bytes.next().to_string(),
            _ => house(rules, bytes).to_string(),
        },
        Kind::Houses => {
            let (one, other) = (house(rules, bytes), house(rules, bytes));
            set(bytes, one, other)
        }
        Kind::Throws => throws(bytes),
        Kind::LightValues => {
            let count = bytes.below(6) + 1;
            let values: Vec<String> = (0..count)
                .map(|light| match bytes.below(3) {
                    0 => bytes.below(8).to_string(),
                    _ => light.to_string(),
                })
                .collect();
            values.join(".")
        }
        Kind::Exits => {
            let star = if bytes.flag() { "*" } else { "" };
            let (one, other) = (house(rules, bytes), house(rules, bytes));
            format!("{one}:{}{star}/{other}:any", throws(bytes))
        }
    };
    if let Err(error) = parameter.set(rules, &value) {
        assert_eq!(error.field(), Some(parameter.name), "{value}");
    }
}

/// A house of the board, usually adjacent to one with a special rule.
fn house(rules: &Rules, bytes: &mut Bytes) -> u8 {
    let start = rules.pieces.saturating_mul(2);
    let marked = [
        rules.stop,
        rules.water_house,
        rules.return_house,
        rules.houses,
        start,
        1,
    ];
    let houses = rules.houses.clamp(30, 60);
    let any = 1 + bytes.below(usize::from(houses)) as u8;
    let near = bytes.pick(&marked).saturating_add(bytes.below(5) as u8);
    let house = if bytes.below(3) == 0 {
        any
    } else {
        near.saturating_sub(2)
    };
    house.clamp(1, houses)
}

fn throws(bytes: &mut Bytes) -> String {
    let (one, other) = (1 + bytes.below(6) as u8, 1 + bytes.below(6) as u8);
    set(bytes, one, other)
}

/// No number, one, two, or a range.
fn set(bytes: &mut Bytes, one: u8, other: u8) -> String {
    match bytes.below(4) {
        0 => "none".into(),
        1 => one.to_string(),
        2 => format!("{one}.{other}"),
        _ => format!("{}-{}", one.min(other), one.max(other)),
    }
}

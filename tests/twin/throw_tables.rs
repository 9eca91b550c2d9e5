//! The engine and the second implementation agree under other sticks, dice and values: a throw table changes
//! which values fall and how often, and which of them move nothing, but no move.

use crate::agrees::engine_answer;
use crate::generate::Generator;
use crate::record::{Answer, Next, Outcome, Record, Stage, Throw};
use crate::table::Table;
use crate::variants::{self, Variant};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use senet::Ruleset;
use std::collections::BTreeMap;

/// What is thrown and what it counts, in plain lists.
struct ThrowTable {
    options: String,
    /// The value of every equally likely outcome, before some are thrown again.
    outcomes: Vec<u8>,
    again: Vec<u8>,
    lost: Vec<u8>,
}

impl ThrowTable {
    fn random(rng: &mut ChaCha8Rng) -> ThrowTable {
        let mut below = |bound: u32| (rng.next_u32() >> 8) % bound;
        let (device, sticks, sides) = [
            ("2", 2, 0),
            ("4", 4, 0),
            ("5", 5, 0),
            ("die4", 0, 4),
            ("die6", 0, 6),
        ][below(5) as usize];
        let mut options = format!("sticks={device}");
        let mut outcomes: Vec<u8> = (1..=sides).collect();
        if sticks > 0 {
            let values: Vec<u8> = (0..=sticks)
                .map(|light| match below(3) {
                    0 => below(7) as u8,
                    _ => light,
                })
                .collect();
            let written: Vec<String> = values.iter().map(u8::to_string).collect();
            options += &format!(",values={}", written.join("."));
            // Each stick doubles the outcomes: its dark side, or its light side on top.
            let mut light_sides = vec![0];
            for _ in 0..sticks {
                light_sides = light_sides.iter().flat_map(|&n| [n, n + 1]).collect();
            }
            outcomes = light_sides.iter().map(|&light| values[light]).collect();
        }
        let mut some = |name: &str| -> Vec<u8> {
            let some: Vec<u8> = (2..=6).filter(|_| below(6) == 0).collect();
            if !some.is_empty() {
                let written: Vec<String> = some.iter().map(u8::to_string).collect();
                options += &format!(",{name}={}", written.join("."));
            }
            some
        };
        let (again, lost) = (some("rethrow"), some("lost"));
        ThrowTable {
            options,
            outcomes,
            again,
            lost,
        }
    }

    /// In how many ways each value falls.
    fn ways(&self) -> BTreeMap<u8, u32> {
        let mut ways = BTreeMap::new();
        for value in &self.outcomes {
            if !self.again.contains(value) {
                *ways.entry(*value).or_default() += 1;
            }
        }
        ways
    }

    /// The written form of a variant with these throws.
    fn name(&self, variant: &Variant) -> String {
        match variant.name().strip_suffix(']') {
            Some(open) => format!("{open},{}]", self.options),
            None => format!("{}[{}]", variant.name(), self.options),
        }
    }

    /// A throw of 0 moves nothing, nor does a lost one.
    fn answer(&self, question: &Record) -> Answer {
        let value = question.value();
        if value == 0 || self.lost.contains(&value) {
            return Answer {
                legal: Vec::new(),
                if_none: Some(Outcome {
                    unmoved_prefix: question.unmoved_prefix,
                    ..Table::of(question).outcome(Next::Other)
                }),
            };
        }
        crate::answer(question)
    }
}

/// Compares this number of questions for each variant whose turns are single throws.
fn compare(each: u32) -> u32 {
    let mut compared = 0;
    for (seed, variant) in (0x7ab1e..).zip(variants::all()) {
        if variant.ruleset == "kendall-1979" {
            continue;
        }
        let mut generator = Generator::new(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut asked = 0;
        while asked < each {
            let table = ThrowTable::random(&mut rng);
            let name = table.name(&variant);
            let Ok(ruleset) = Ruleset::parse(&name) else {
                continue;
            };
            let ways = table.ways();
            let sum: u32 = ways.values().sum();
            let chances: Vec<(u8, f32)> = ways
                .iter()
                .map(|(&value, &ways)| (value, (f64::from(ways) / f64::from(sum)) as f32))
                .collect();
            assert_eq!(ruleset.odds().collect::<Vec<_>>(), chances, "{name}");
            // The second implementation knows the moves of its own rules' values.
            let moves_nothing = |value: &u8| *value == 0 || table.lost.contains(value);
            let known = |value: &u8| moves_nothing(value) || variant.values.contains(value);
            let values: Vec<u8> = ways.into_keys().filter(known).collect();
            for _ in 0..20 {
                let mut question = generator.question(&variant);
                if question.stage != Stage::Play {
                    continue;
                }
                question.throw = Some(Throw::One(values[rng.next_u32() as usize % values.len()]));
                let mut of_table = question.clone();
                (of_table.ruleset, of_table.options) = (name.clone(), None);
                let engine = engine_answer(&of_table).map(|answer| crate::normalise(&answer));
                let twin = crate::normalise(&table.answer(&question));
                assert_eq!(engine, Ok(twin), "{name}: {question:?}");
                asked += 1;
            }
        }
        compared += asked;
    }
    compared
}

#[test]
fn on_random_positions_of_random_throw_tables() {
    assert!(compare(400) >= 8_000);
}

#[test]
#[ignore = "a million questions take minutes"]
fn on_a_million_random_positions_of_random_throw_tables() {
    assert!(compare(50_000) >= 1_000_000);
}

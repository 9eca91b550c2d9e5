//! Throws: their odds, and that the seed determines them.

use crate::playing::ruleset;
use senet::fair_play::fairness::Fairness;
use senet::fair_play::verification::Verification;
use senet::phase::{Bag, Phase};
use senet::position::Position;
use senet::sticks::{Randomizer, ThrowStream};
use senet::{Game, Ruleset};

const FIVE: Randomizer = Randomizer::sticks(5).expect("0, 4, 5 or 6");

/// The counts of values 1 to 6 in `throws` throws of a seed.
fn counts(sticks: Randomizer, throws: u32) -> [u32; 7] {
    let mut stream = ThrowStream::new([42; 32]);
    let mut counts = [0; 7];
    for number in 0..throws {
        counts[usize::from(stream.throw(sticks, number).value)] += 1;
    }
    counts
}

#[test]
fn odds_follow_from_sixteen_faces() {
    for blank_value in [4, 5, 6] {
        let sticks = Randomizer::sticks(blank_value).expect("0, 4, 5 or 6");
        let mut sixteenths = [0, 4, 6, 4, 1, 0, 0];
        sixteenths[usize::from(blank_value)] += 1;
        for value in 1..=6 {
            assert_eq!(
                sticks.chance(value) * 16.0,
                f64::from(sixteenths[usize::from(value)])
            );
        }
    }
    for value in 1..=6 {
        assert_eq!(
            Randomizer::DIE.chance(value),
            if value <= 4 { 0.25 } else { 0.0 }
        );
    }
}

#[test]
fn throws_have_the_expected_frequencies() {
    const THROWS: u32 = 320_000;
    for sticks in [
        FIVE,
        Randomizer::sticks(6).expect("0, 4, 5 or 6"),
        Randomizer::DIE,
    ] {
        let counts = counts(sticks, THROWS);
        for value in 1..=6 {
            let chance = sticks.chance(value);
            let expected = chance * f64::from(THROWS);
            let deviation = (f64::from(THROWS) * chance * (1.0 - chance)).sqrt();
            let seen = f64::from(counts[usize::from(value)]);
            assert!(
                (seen - expected).abs() <= 3.0 * deviation,
                "{sticks:?} {value}: {seen} of {expected}"
            );
        }
    }
}

#[test]
fn sticks_are_fair_and_independent() {
    let mut stream = ThrowStream::new([7; 32]);
    let mut pairs = [[0_i32; 4]; 4];
    for number in 0..160_000 {
        let faces = stream.throw(FIVE, number).faces;
        for (i, row) in pairs.iter_mut().enumerate() {
            for (j, count) in row.iter_mut().enumerate() {
                *count += i32::from(faces >> i & faces >> j & 1);
            }
        }
    }
    for (i, row) in pairs.iter().enumerate() {
        for (j, &count) in row.iter().enumerate() {
            let expected = if i == j { 80_000 } else { 40_000 };
            assert!(
                (count - expected).abs() < 800,
                "sticks {i} and {j}: {count} of {expected}"
            );
        }
    }
}

/// The documented stream: word *n* of ChaCha20 with this key, whose first words are published
/// (RFC 7539, appendix A.1, test vectors 1 and 2: key and nonce zero, blocks 0 and 1).
#[test]
fn throws_follow_the_published_key_stream() {
    let mut stream = ThrowStream::new([0; 32]);
    let block_0 = [0xade0_b876_u32, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
    let block_1 = [0xbee7_079f_u32, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73];
    for (first, words) in [(0, block_0), (16, block_1)] {
        for (number, word) in (first..).zip(words) {
            assert_eq!(
                stream.throw(FIVE, number).faces,
                (word >> 28) as u8,
                "throw {number}"
            );
        }
    }
}

#[test]
fn throws_do_not_depend_on_earlier_ones() {
    let mut forward = ThrowStream::new([9; 32]);
    let in_order: Vec<u8> = (0..100)
        .map(|number| forward.throw(FIVE, number).faces)
        .collect();
    let mut backward = ThrowStream::new([9; 32]);
    let reversed: Vec<u8> = (0..100)
        .rev()
        .map(|number| backward.throw(FIVE, number).faces)
        .collect();
    assert!(in_order.iter().eq(reversed.iter().rev()));
}

/// A series of any length ends before a throw is lost, so every throw can be played.
#[test]
fn no_throw_of_a_series_is_lost() {
    let ruleset = ruleset("kendall-1979[again=2.4.5]");
    let mut position = Position::start(&ruleset);
    position.throw_legal(&ruleset, 1);
    let mut thrown = 0;
    while position.awaits_throw() {
        position.throw_legal(&ruleset, 2);
        thrown += 1;
    }
    assert_eq!(thrown, Bag::FULL);
    let Phase::Pool(bag) = position.phase() else {
        panic!("{}", position.describe())
    };
    assert_eq!(bag.iter().count(), usize::from(thrown));
}

/// The sticks or the die of house rules.
fn sticks_of(options: &str) -> Randomizer {
    ruleset(&format!("simple[again=none,{options}]"))
        .rules()
        .sticks
}

/// Throw tables with, for each value from 0 to 6, the number of ways in which it falls.
const TABLES: [(&str, [u32; 7]); 10] = [
    ("zero=0", [1, 4, 6, 4, 1, 0, 0]),
    ("sticks=2,zero=4", [0, 2, 1, 0, 1, 0, 0]),
    ("sticks=2,values=3.1.2", [0, 2, 1, 1, 0, 0, 0]),
    ("sticks=5,zero=6", [0, 5, 10, 10, 5, 1, 1]),
    ("sticks=5,values=0.1.2.3.4.6", [1, 5, 10, 10, 5, 0, 1]),
    ("sticks=die6", [0, 1, 1, 1, 1, 1, 1]),
    ("sticks=die6,rethrow=6", [0, 1, 1, 1, 1, 1, 0]),
    ("sticks=die4,rethrow=2", [0, 1, 0, 1, 1, 0, 0]),
    ("values=6.1.1.2.3,lost=2", [0, 10, 4, 1, 0, 0, 1]),
    ("rethrow=2", [0, 4, 0, 4, 1, 1, 0]),
];

#[test]
fn the_odds_of_throw_tables_count_their_outcomes() {
    for (options, ways) in TABLES {
        let sticks = sticks_of(options);
        let sum: u32 = ways.iter().sum();
        assert_eq!(u32::from(sticks.ways()), sum, "{options}");
        for (value, ways) in (0..).zip(ways) {
            let chance = f64::from(ways) / f64::from(sum);
            assert_eq!(sticks.chance(value), chance, "{options}: {value}");
            assert_eq!(sticks.values().contains(value), ways > 0, "{options}");
            assert_eq!(sticks.throw_with_value(value).is_some(), ways > 0);
        }
    }
}

#[test]
fn throws_of_throw_tables_fall_as_their_odds_say() {
    for (options, _) in TABLES {
        let sticks = sticks_of(options);
        for seed in [3, 4] {
            let mut stream = ThrowStream::new([seed; 32]);
            let throws = (0..20_000).map(|number| stream.throw(sticks, number));
            let found = Fairness::from_throws(sticks, throws);
            let chance = found.chi_square.expect("enough throws").chance;
            assert!(chance > 0.001, "{options}, seed {seed}: {:?}", found.counts);
        }
        let rules = ruleset(&format!("simple[again=none,{options}]"));
        let mut rng = senet::random::PlayoutRng::new(5);
        let throws = (0..20_000).map(|_| {
            let throw = sticks.throw_with_value(rng.throw(&rules));
            throw.expect("a possible value")
        });
        let chance = Fairness::from_throws(sticks, throws).chi_square;
        assert!(
            chance.expect("enough throws").chance > 0.001,
            "{options}, playouts"
        );
    }
}

/// The faces match `openssl enc -chacha20` of the seed with the nonces that docs/fair-play.md describes.
#[test]
fn other_throws_have_key_streams_of_their_own() {
    for (options, expected) in [
        ("sticks=2", [1, 0, 0, 1, 1, 2, 2]),
        ("rethrow=2", [15, 15, 7, 14, 15, 8, 8]),
        ("sticks=5", [22, 26, 21, 3, 10, 29, 16]),
        ("sticks=die4,rethrow=2", [3, 0, 2, 0, 0, 3, 2]),
        ("sticks=die6", [2, 5, 5, 2, 0, 2, 0]),
    ] {
        let mut stream = ThrowStream::new([7; 32]);
        let faces =
            [0, 1, 2, 3, 4, 5, 6].map(|number| stream.throw(sticks_of(options), number).faces);
        assert_eq!(faces, expected, "{options}");
    }
    // Values do not change the faces.
    let mut stream = ThrowStream::new([7; 32]);
    for number in 0..50 {
        let plain = stream.throw(FIVE, number).faces;
        assert_eq!(
            stream.throw(sticks_of("values=0.3.2.1.6"), number).faces,
            plain
        );
    }
}

#[test]
fn a_record_shows_what_was_thrown() {
    for (options, shape) in [
        ("sticks=2", 2),
        ("sticks=5", 5),
        ("sticks=die6", 3),
        ("rethrow=2", 4),
        ("zero=0", 4),
    ] {
        let rules = ruleset(&format!("simple[again=none,{options}]"));
        let mut game = Game::new(rules, [8; 32]);
        for _ in 0..40 {
            match game.position().moves(game.ruleset()).nth(0) {
                Some(choice) => drop(game.play(choice).expect("legal")),
                None => drop(game.throw().expect("a throw is due")),
            }
        }
        let record = game.record();
        let throws: Vec<&str> = record
            .split_whitespace()
            .filter_map(|word| word.split_once('='))
            .map(|(faces, _)| faces)
            .collect();
        assert!(
            throws.len() > 10
                && throws
                    .iter()
                    .skip(1)
                    .all(|faces| faces.len() == shape || faces.contains('[')),
            "{record}"
        );
        assert_eq!(
            Game::from_record(&record).expect("its own record").record(),
            record
        );
        let verified = Verification::from_record(&record).expect("its own record");
        assert!(verified.confirm(None).is_ok(), "{record}");
    }
}

#[test]
fn values_that_number_the_light_sides_are_written_as_the_value_of_none() {
    for (written, name) in [
        ("kendall-masters[values=5.1.2.3.4]", "kendall-masters"),
        (
            "kendall-masters[values=6.1.2.3.4]",
            "kendall-masters[zero=6]",
        ),
        (
            "kendall-masters[values=0.1.2.3.4,sticks=4]",
            "kendall-masters[zero=0]",
        ),
        ("kendall-masters[sticks=die4]", "kendall-masters[zero=die]"),
        ("kendall-masters[zero=die]", "kendall-masters[zero=die]"),
        ("bell[sticks=4]", "bell[zero=5]"),
        ("bell[zero=5]", "bell[zero=5]"),
        ("bell[zero=die]", "bell"),
        (
            "kendall-masters[zero=6,sticks=5]",
            "kendall-masters[zero=6,sticks=5]",
        ),
        (
            "kendall-masters[sticks=5,zero=6]",
            "kendall-masters[zero=6,sticks=5]",
        ),
    ] {
        assert_eq!(ruleset(written).name(), name, "{written}");
    }
    for written in [
        "kendall-masters[zero=die,sticks=5]",
        "bell[sticks=4,zero=die]",
    ] {
        let error = Ruleset::parse(written).expect_err(written);
        assert_eq!(error.code(), "bad_option", "{written}");
    }
}

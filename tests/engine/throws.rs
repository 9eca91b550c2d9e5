//! Throws: their odds, and that the seed determines them.

use crate::playing::ruleset;
use senet::phase::{Bag, Phase};
use senet::position::Position;
use senet::sticks::{Randomizer, ThrowStream};

const FIVE: Randomizer = Randomizer::sticks(5).expect("4, 5 or 6");

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
        let sticks = Randomizer::sticks(blank_value).expect("4, 5 or 6");
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
            Randomizer::Die.chance(value),
            if value <= 4 { 0.25 } else { 0.0 }
        );
    }
}

#[test]
fn throws_have_the_expected_frequencies() {
    const THROWS: u32 = 320_000;
    for sticks in [
        FIVE,
        Randomizer::sticks(6).expect("4, 5 or 6"),
        Randomizer::Die,
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

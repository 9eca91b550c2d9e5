//! Commitments, verified records, the odds, and the game of the day.

use crate::playing::{ruleset, variants};
use senet::Game;
use senet::fair_play::commitment::Commitment;
use senet::fair_play::daily::seed_of;
use senet::fair_play::fairness::{Fairness, FairnessVerdict, chance_beyond};
use senet::fair_play::verification::Verification;
use senet::sticks::{Randomizer, ThrowStream};

const FIVE: Randomizer = Randomizer::sticks(5).expect("0, 4, 5 or 6");

fn played(variant: &str, seed: [u8; 32]) -> Game {
    let mut game = Game::new(ruleset(variant), seed);
    while game.cursor() < 200 && game.position().outcome().is_none() {
        match game.legal_moves().first() {
            Some(first) => game.apply(&first.id),
            None => game.throw(),
        }
        .expect("the action is legal");
    }
    game
}

/// The expected values come from `sha256sum`.
#[test]
fn an_independent_program_computes_the_same_commitments() {
    let commitment = Commitment::to([0; 32]);
    let expected = "6092b7c47474f19fdaf878bcece4c285cdb6de1c498b2019891ad8f4899b0f25";
    assert_eq!(commitment.to_string(), expected);
    assert_eq!(commitment.short(), "6092 b7c4 7474 f19f");
    assert_eq!(expected.parse(), Ok(commitment));
    assert_ne!(Commitment::to([1; 32]), commitment);
    for wrong in [
        "",
        "6092",
        &expected.replace('6', "x"),
        &format!("{expected}0"),
    ] {
        let error = wrong
            .parse::<Commitment>()
            .expect_err("this is no commitment");
        assert_eq!(error.code(), "bad_commitment");
    }
}

#[test]
fn an_independent_program_computes_the_same_seed_of_a_date() {
    for (date, seed) in [
        (
            "2026-11-21",
            "0a8c7c1fe63886cdcbe9ba9fd141c1927d01c0c0768f8ef01d92bf4b349ad5c3",
        ),
        (
            "2024-02-29",
            "26567c4a3ec1d60e7d7dca038a9fe1539de81d6d4f6c8f948af6294064e6659e",
        ),
    ] {
        assert_eq!(seed_of(date), seed.parse());
    }
    for wrong in [
        "",
        "2026-11-31",
        "2026-02-29",
        "1900-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-01-00",
        "26-01-01",
        "2026/11/21",
        "2026-11-21 ",
        "２０２６-11-21",
    ] {
        let error = seed_of(wrong).expect_err("the calendar has no such day");
        assert_eq!(error.code(), "bad_date", "{wrong}");
    }
    assert!(seed_of("2000-02-29").is_ok());
}

#[test]
fn every_throw_of_a_record_follows_from_its_seed() {
    for variant in variants() {
        let game = played(&variant, [11; 32]);
        let checked = Verification::from_record(&game.record()).expect("the record replays");
        assert_eq!(checked.throws.len(), game.thrown().count(), "{variant}");
        assert!(!checked.throws.is_empty());
        let committed = Some(Commitment::to([11; 32]));
        assert_eq!(
            checked.confirm(committed.map(Into::into)),
            Ok(()),
            "{variant}"
        );
        assert_eq!(checked.confirm(None), Ok(()));
        let other = checked.confirm(Some(Commitment::to([12; 32]).into()));
        assert_eq!(other.expect_err("another seed").code(), "other_seed");
    }
}

#[test]
fn a_throw_that_contradicts_the_seed_is_reported() {
    let record = played("kendall-masters", [11; 32]).record();
    let forged = record.replace(&"0b".repeat(32), &"0c".repeat(32));
    assert_ne!(forged, record);
    let checked = Verification::from_record(&forged).expect("the record replays");
    let error = checked.confirm(None).expect_err("the seed is another one");
    assert_eq!(error.code(), "other_throw");
    let first = checked.first_difference().expect("there is a difference");
    assert_eq!(error.field(), Some(first.number.to_string().as_str()));
    assert!(
        checked.throws[..first.number as usize - 1]
            .iter()
            .all(|throw| throw.agrees())
    );
}

/// Critical values from published tables.
#[test]
fn chances_match_the_published_tables() {
    let table = [
        (1, 0.10, 2.706),
        (1, 0.05, 3.841),
        (1, 0.01, 6.635),
        (1, 0.001, 10.828),
        (2, 0.10, 4.605),
        (2, 0.05, 5.991),
        (2, 0.01, 9.210),
        (2, 0.001, 13.816),
        (3, 0.10, 6.251),
        (3, 0.05, 7.815),
        (3, 0.01, 11.345),
        (3, 0.001, 16.266),
        (4, 0.95, 0.711),
        (4, 0.10, 7.779),
        (4, 0.05, 9.488),
        (4, 0.01, 13.277),
        (4, 0.001, 18.467),
        (5, 0.95, 1.145),
        (5, 0.05, 11.070),
        (5, 0.01, 15.086),
        (5, 0.001, 20.515),
    ];
    for (freedom, chance, figure) in table {
        let found = chance_beyond(figure, freedom);
        assert!(
            (found - chance).abs() < chance * 2e-3,
            "{freedom} {figure}: {found} instead of {chance}"
        );
    }
    for freedom in 1..=5 {
        assert!((chance_beyond(0.0, freedom) - 1.0).abs() < 1e-12);
    }
}

#[test]
fn fair_throws_pass_and_loaded_throws_fail() {
    let of_seed = |sticks: Randomizer, seed: u8, throws: u32| {
        let mut stream = ThrowStream::new([seed; 32]);
        Fairness::from_throws(sticks, (0..throws).map(move |n| stream.throw(sticks, n)))
    };
    for sticks in [
        FIVE,
        Randomizer::sticks(4).expect("0, 4, 5 or 6"),
        Randomizer::sticks(6).expect("0, 4, 5 or 6"),
        Randomizer::DIE,
    ] {
        let unusual = (0..=255)
            .filter(|&seed| of_seed(sticks, seed, 200).verdict() != FairnessVerdict::AsExpected)
            .count();
        // One in twenty of 256: 13, plus or minus 3.5.
        assert!((3..=25).contains(&unusual), "{sticks:?}: {unusual}");
        assert_eq!(of_seed(sticks, 1, 9).verdict(), FairnessVerdict::TooFew);
    }
    let four = FIVE.throw_with_value(4).expect("sticks show 4");
    let loaded = Fairness::from_throws(FIVE, std::iter::repeat_n(four, 30));
    assert_eq!(loaded.verdict(), FairnessVerdict::VeryUnusual);
    assert_eq!(
        loaded.counts.iter().map(|count| count.thrown).sum::<u32>(),
        30
    );
    let none = Fairness::from_throws(FIVE, std::iter::empty());
    assert_eq!(none.verdict(), FairnessVerdict::TooFew);
}

/// Computed by hand: of 40 throws, 10, 15, 10, 2½ and 2½ are expected; the two rare values share a
/// cell.
#[test]
fn rare_values_share_a_cell() {
    let throws = [(1, 8), (2, 15), (3, 9), (4, 5), (5, 3)];
    let throws = throws.iter().flat_map(|&(value, times)| {
        std::iter::repeat_n(
            FIVE.throw_with_value(value).expect("it can be thrown"),
            times,
        )
    });
    let chi = Fairness::from_throws(FIVE, throws)
        .chi_square
        .expect("40 throws are enough");
    assert_eq!(chi.freedom, 3);
    assert!((chi.figure - (0.4 + 0.0 + 0.1 + 1.8)).abs() < 1e-12);
    assert!((chi.chance - 0.5125).abs() < 5e-4, "{}", chi.chance);
}

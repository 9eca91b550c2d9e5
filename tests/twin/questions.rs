//! The generated questions are valid, varied and answered consistently.

use crate::generate::Generator;
use crate::record::{Next, Outcome, Record, Side, Stage};
use crate::variants::{self, Variant};
use crate::{answer, normalise, small};
use std::collections::BTreeSet;

const QUESTIONS: usize = 3_000;

fn for_each_question(mut check: impl FnMut(&Variant, &Record)) {
    for (seed, variant) in (0..).zip(variants::all()) {
        let mut generator = Generator::new(seed);
        for _ in 0..QUESTIONS {
            check(&variant, &generator.question(&variant));
        }
    }
}

/// Section 3, point 2.
fn check_position(variant: &Variant, outcome: &Outcome, about: &Record) {
    let white = outcome.white.as_ref().expect("a position");
    let black = outcome.black.as_ref().expect("a position");
    let mut seen = BTreeSet::new();
    for &house in white.iter().chain(black) {
        assert!(variant.may_rest_on(house), "{house}: {about:?}");
        assert!(seen.insert(house), "two on {house}: {about:?}");
    }
    for (side, list) in [(Side::White, white), (Side::Black, black)] {
        assert!(list.is_sorted(), "{about:?}");
        let rest = [outcome.hand, outcome.off, outcome.taken]
            .iter()
            .map(|count| count.expect("a count").of(side))
            .sum::<u8>();
        assert_eq!(
            list.len() + usize::from(rest),
            usize::from(variant.pieces),
            "{about:?}"
        );
    }
    if let Some(flag) = outcome.must_move_flag {
        assert!(!flag.white || white.contains(&15), "{about:?}");
        assert!(!flag.black || black.contains(&15), "{about:?}");
    }
    if let Some(prefix) = outcome.unmoved_prefix {
        for house in 1..=prefix {
            let owner = if house % 2 == 1 { white } else { black };
            assert!(owner.contains(&house), "{about:?}");
        }
    }
}

fn position_of(question: &Record) -> Outcome {
    Outcome {
        white: Some(question.white.clone()),
        black: Some(question.black.clone()),
        hand: Some(question.hand),
        off: Some(question.off),
        taken: Some(question.taken),
        must_move_flag: question.must_move_flag,
        started: question.started,
        unmoved_prefix: question.unmoved_prefix,
        ..Outcome::default()
    }
}

#[test]
fn random_questions_and_their_answers_keep_the_invariants() {
    for_each_question(|variant, question| {
        check_position(variant, &position_of(question), question);
        let answer = answer(question);
        assert_eq!(answer.legal.is_empty(), answer.if_none.is_some());
        for choice in &answer.legal {
            if choice.notation != "throw" {
                check_position(variant, &choice.outcome, question);
            }
        }
        if let Some(outcome) = &answer.if_none {
            check_position(variant, outcome, question);
        }
        // Section 3, point 4: backward and forward moves are never listed together.
        let backward = answer
            .legal
            .iter()
            .filter(|choice| choice.notation.contains('←'))
            .count();
        assert!(
            backward == 0 || backward == answer.legal.len(),
            "{question:?}"
        );
        // 2.3.1: a rest that continues can be played.
        for choice in &answer.legal {
            if choice.outcome.next == Some(Next::Same) {
                let follow = question.follow(&choice.outcome);
                assert!(!crate::answer(&follow).legal.is_empty(), "{question:?}");
            }
        }
    });
}

#[test]
fn every_stage_and_every_outcome_occurs() {
    let mut stages = BTreeSet::new();
    let mut outcomes = BTreeSet::new();
    for_each_question(|variant, question| {
        stages.insert((variant.ruleset, question.stage));
        let answer = answer(question);
        outcomes.extend(
            answer
                .legal
                .iter()
                .map(|choice| (variant.ruleset, choice.outcome.next)),
        );
        outcomes.extend(answer.if_none.iter().map(|_| (variant.ruleset, None)));
    });
    for (ruleset, stage) in [
        ("kendall-masters", Stage::BeforeThrow),
        ("kendall-1979", Stage::BeforeThrow),
        ("kendall-1979", Stage::Series),
        ("piccione", Stage::Entered),
        ("piccione", Stage::Portion),
    ] {
        assert!(stages.contains(&(ruleset, stage)), "{ruleset} {stage:?}");
    }
    for ruleset in variants::all().iter().map(|variant| variant.ruleset) {
        let end = if ruleset == "bell" {
            Next::Over
        } else {
            Next::Win
        };
        for next in [Some(Next::Other), Some(end), None] {
            assert!(outcomes.contains(&(ruleset, next)), "{ruleset} {next:?}");
        }
    }
}

/// Section 3, point 5: the colours are symmetric, except for the unmoved pieces of `jequier-ludii`.
#[test]
fn swapping_the_colours_swaps_the_answer() {
    for_each_question(|_, question| {
        if question.unmoved_prefix.is_some_and(|prefix| prefix > 0) {
            return;
        }
        let (legal, if_none) = normalise(&answer(question));
        let (mirrored, mirrored_none) = normalise(&answer(&mirror(question)));
        assert_eq!(
            legal.iter().map(mirror_outcome).collect::<BTreeSet<_>>(),
            mirrored,
            "{question:?}"
        );
        assert_eq!(
            if_none.as_ref().map(mirror_outcome),
            mirrored_none,
            "{question:?}"
        );
    });
}

fn mirror_outcome(outcome: &Outcome) -> Outcome {
    let mut outcome = outcome.clone();
    std::mem::swap(&mut outcome.white, &mut outcome.black);
    for both in [&mut outcome.hand, &mut outcome.off, &mut outcome.taken]
        .into_iter()
        .flatten()
    {
        std::mem::swap(&mut both.white, &mut both.black);
    }
    for both in [&mut outcome.must_move_flag, &mut outcome.started]
        .into_iter()
        .flatten()
    {
        std::mem::swap(&mut both.white, &mut both.black);
    }
    outcome
}

fn mirror(question: &Record) -> Record {
    let mut question = question.clone();
    question.to_move = question.to_move.other();
    std::mem::swap(&mut question.white, &mut question.black);
    for both in [&mut question.hand, &mut question.off, &mut question.taken] {
        std::mem::swap(&mut both.white, &mut both.black);
    }
    for both in [&mut question.must_move_flag, &mut question.started]
        .into_iter()
        .flatten()
    {
        std::mem::swap(&mut both.white, &mut both.black);
    }
    question
}

/// Section 3, point 7: without overshoots and bearing off, Trap and Home Row have no effect.
#[test]
fn an_option_that_does_not_apply_changes_nothing() {
    for_each_question(|variant, question| {
        let Some(options) = question
            .options
            .clone()
            .filter(|_| variant.ruleset == "kendall-1979")
        else {
            return;
        };
        let mut plain = question.clone();
        let mut off = options;
        off.trap = Some(false);
        off.home_row = Some(false);
        plain.options = Some(off);
        // A longer series may first bring a piece within reach of 26.
        let single = question
            .in_hand
            .as_ref()
            .is_some_and(|pool| pool.len() == 1);
        let mine = crate::generate::pieces(question, question.to_move);
        if single && mine.iter().all(|&house| house <= 21) {
            assert_eq!(
                normalise(&answer(question)),
                normalise(&answer(&plain)),
                "{question:?}"
            );
        }
    });
}

#[test]
fn one_board_under_two_names_plays_the_same() {
    for_each_question(|variant, question| {
        let other = match variant.ruleset {
            "simple" => "cypriot",
            "simple-marked" => "middle-kingdom",
            _ => return,
        };
        let mut renamed = question.clone();
        renamed.ruleset = other.to_owned();
        assert_eq!(answer(question), answer(&renamed));
    });
}

#[test]
fn the_same_seed_gives_the_same_questions() {
    let variant = &variants::all()[7];
    let mut one = Generator::new(5);
    let mut other = Generator::new(5);
    for _ in 0..100 {
        assert_eq!(one.question(variant), other.question(variant));
    }
}

#[test]
fn small_positions_keep_the_invariants() {
    for variant in variants::all() {
        let visited = small::for_each(&variant, 997, 3, |question| {
            check_position(&variant, &position_of(question), question);
            for choice in &answer(question).legal {
                if choice.notation != "throw" {
                    check_position(&variant, &choice.outcome, question);
                }
            }
        });
        assert!(visited > 500, "{}: {visited}", variant.name());
    }
}

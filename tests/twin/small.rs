//! Every position with up to two pieces per side on the board and the others borne off, with every
//! throw.

use super::generate::{blank, on_27, pieces};
use super::record::{Both, Direction, Record, Side, Stage, Throw};
use super::variants::Variant;

/// Throws in hand: every bag of one, and every bag of two that a series can leave.
const POOLS: [&[u8]; 17] = [
    &[1],
    &[2],
    &[3],
    &[4],
    &[5],
    &[1, 1],
    &[1, 4],
    &[1, 5],
    &[4, 4],
    &[4, 5],
    &[5, 5],
    &[1, 2],
    &[1, 3],
    &[4, 2],
    &[4, 3],
    &[5, 2],
    &[5, 3],
];

/// Visits the questions of every `stride`-th position, starting at position `first`; (1, 0) visits all.
/// Returns the number of questions.
pub fn for_each(variant: &Variant, stride: u64, first: u64, mut visit: impl FnMut(&Record)) -> u64 {
    let mut index = 0;
    let mut visited = 0;
    for white in groups(variant) {
        for_each_position(variant, &white, |position| {
            if index % stride == first % stride {
                for_each_question(variant, position, |question| {
                    visit(question);
                    visited += 1;
                });
            }
            index += 1;
        });
    }
    visited
}

/// Visits every position with White on these houses, with either side to move, its flags and hands,
/// before any throw.
pub fn for_each_position(variant: &Variant, white: &[u8], mut visit: impl FnMut(&mut Record)) {
    for black in groups(variant) {
        if white.iter().any(|house| black.contains(house)) {
            continue;
        }
        for mut question in with_counters(variant, white, &black) {
            for side in [Side::White, Side::Black] {
                question.to_move = side;
                with_flags(&mut question, &mut visit);
            }
        }
    }
}

/// No house, each house, and each pair of houses on which a side can stand.
pub fn groups(variant: &Variant) -> Vec<Vec<u8>> {
    let houses: Vec<u8> = (1..=variant.houses)
        .filter(|&house| variant.may_rest_on(house))
        .collect();
    let mut groups = vec![Vec::new()];
    for (index, &one) in houses.iter().enumerate() {
        groups.push(vec![one]);
        for &other in &houses[index + 1..] {
            groups.push(vec![one, other]);
        }
    }
    groups
}

/// Positions in which nobody has won: a side without pieces on the board has one in hand, or (Bell)
/// keeps passing. With a hand, both with and without a piece in it.
fn with_counters(variant: &Variant, white: &[u8], black: &[u8]) -> Vec<Record> {
    let mut records = Vec::new();
    for white_hand in 0..=u8::from(variant.has_hand) {
        for black_hand in 0..=u8::from(variant.has_hand) {
            let white_count = u8::try_from(white.len()).expect("two at most") + white_hand;
            let black_count = u8::try_from(black.len()).expect("two at most") + black_hand;
            let over = if variant.ruleset == "bell" {
                white_count + black_count == 0
            } else {
                white_count == 0 || black_count == 0
            };
            if over {
                continue;
            }
            let mut record = blank(variant);
            record.white = white.to_vec();
            record.black = black.to_vec();
            record.hand = Both {
                white: white_hand,
                black: black_hand,
            };
            record.off = Both {
                white: variant.pieces - white_count,
                black: variant.pieces - black_count,
            };
            records.push(record);
        }
    }
    records
}

/// Visits the question without and, with a piece on 15, with the must-move-first flag.
fn with_flags(question: &mut Record, visit: &mut impl FnMut(&mut Record)) {
    visit(question);
    let Some(unset) = question.must_move_flag else {
        return;
    };
    for side in [Side::White, Side::Black] {
        if pieces(question, side).contains(&15) {
            let mut flag = unset;
            flag.set(side, true);
            question.must_move_flag = Some(flag);
            visit(question);
        }
    }
    question.must_move_flag = Some(unset);
}

/// Visits the questions of a position: each throw, and the choice before it if there is one. Restores
/// the position afterwards.
pub fn for_each_question(variant: &Variant, position: &mut Record, mut visit: impl FnMut(&Record)) {
    if variant.has_prison() && on_27(position) {
        position.stage = Stage::BeforeThrow;
        visit(position);
        position.stage = Stage::Play;
    }
    if variant.ruleset == "kendall-1979" {
        for pool in POOLS {
            position.in_hand = Some(pool.to_vec());
            visit(position);
        }
        position.in_hand = None;
        return;
    }
    for &value in variant.values {
        position.throw = Some(Throw::One(value));
        visit(position);
        if variant.ruleset == "piccione" {
            if pieces(position, position.to_move).contains(&1) {
                position.stage = Stage::Entered;
                visit(position);
                position.stage = Stage::Play;
            }
            for_each_portion(position, value, &mut visit);
        }
    }
    position.throw = None;
}

/// Visits the possible rests of the throw that can be used.
fn for_each_portion(question: &Record, value: u8, visit: &mut impl FnMut(&Record)) {
    for steps in 1..value {
        for direction in [Direction::Forward, Direction::Backward] {
            for owed in [false, true] {
                // A 5 always grants a throw.
                if value == 5 && !owed {
                    continue;
                }
                let mut portion = question.clone();
                portion.stage = Stage::Portion;
                portion.steps_left = Some(steps);
                portion.direction = Some(direction);
                portion.extra_owed = Some(owed);
                if !super::answer(&portion).legal.is_empty() {
                    visit(&portion);
                }
            }
        }
    }
}

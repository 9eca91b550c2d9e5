//! 2.1 Kendall, 1978 text.

use super::record::{Answer, Choice, Next, Record, Stage};
use super::table::{Table, notation};
use super::{after_move, answer_or, throw_the_sticks};

const AGAIN: [u8; 3] = [1, 4, 5];

pub fn answer(question: &Record) -> Answer {
    let table = Table::of(question);
    if question.stage == Stage::BeforeThrow {
        return before_throw(&table);
    }
    let value = question.value();
    let legal = if table.mine.contains(&27) {
        drowned(&table, value)
    } else {
        ordinary(&table, value)
    };
    // 2.1 r13: with no legal move, or without the 4, the turn is over.
    answer_or(legal, || table.outcome(Next::Other))
}

/// 2.1 r11: the choice at the start of a turn with a piece in the water.
fn before_throw(table: &Table) -> Answer {
    let mut legal = vec![throw_the_sticks()];
    if table.mine.contains(&27) && table.empty(15) {
        let mut after = table.clone();
        after.mine.remove(&27);
        after.mine.insert(15);
        legal.push(Choice {
            notation: "rescue".to_owned(),
            outcome: after.outcome(Next::Other),
        });
    }
    answer_or(legal, || table.outcome(Next::Other))
}

/// 2.1 r11: only a 4 frees the piece on 27, and no other piece may move.
fn drowned(table: &Table, value: u8) -> Vec<Choice> {
    if value != 4 {
        return Vec::new();
    }
    vec![bear_off(table, 27, value)]
}

fn ordinary(table: &Table, value: u8) -> Vec<Choice> {
    let forward = forward(table, value);
    if !forward.is_empty() {
        return forward;
    }
    let backward = backward(table, value);
    if !backward.is_empty() {
        return backward;
    }
    back_into_the_water(table)
}

fn forward(table: &Table, value: u8) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &from in &table.mine {
        // 2.1 r12: the exits.
        let leaves = match from {
            26 => value == 5,
            28 => value == 3,
            29 => value == 2,
            30 => true,
            _ => false,
        };
        if leaves {
            choices.push(bear_off(table, from, value));
            continue;
        }
        // 2.1 r10: 28 and 29 never advance.
        if from > 26 {
            continue;
        }
        // 2.1 r5: up to 25, house 26 may not be passed.
        let to = from + value;
        if from <= 25 && to > 26 {
            continue;
        }
        if !may_land(table, to) {
            continue;
        }
        choices.push(go(table, from, to, value, ""));
    }
    choices
}

/// 2.1 r9: back onto an empty house or an isolated enemy.
fn backward(table: &Table, value: u8) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &from in &table.mine {
        if from > 26 || from <= value {
            continue;
        }
        let to = from - value;
        if may_land(table, to) {
            choices.push(go(table, from, to, value, "←"));
        }
    }
    choices
}

/// 2.1 r10: a piece on 28 or 29 goes back to 27, whatever the throw.
fn back_into_the_water(table: &Table) -> Vec<Choice> {
    let mut choices = Vec::new();
    for from in [28, 29] {
        if table.mine.contains(&from) {
            choices.push(go(table, from, 27, 0, "←"));
        }
    }
    choices
}

/// 2.1 r5, r8: a piece of the same side or a protected enemy blocks the move; a piece on 27 is never
/// protected.
fn may_land(table: &Table, to: u8) -> bool {
    if table.mine.contains(&to) {
        return false;
    }
    !table.theirs.contains(&to) || to == 27 || table.enemy_isolated(to)
}

fn go(table: &Table, from: u8, to: u8, value: u8, arrow: &str) -> Choice {
    let mut victim = from;
    let mut after = table.clone();
    after.mine.remove(&from);
    if after.theirs.remove(&to) {
        // 2.1 r7: on 28, 29 and 30 the victim goes into the water if it is free, else to 26.
        if to >= 28 {
            victim = if table.empty(27) { 27 } else { 26 };
        }
        // 2.1 r6, r8: everywhere else the two change places.
        after.theirs.insert(victim);
    }
    after.mine.insert(to);
    // 2.1 r11, r13: resting on 27 ends the turn, whatever the throw.
    let next = if to == 27 {
        Next::Other
    } else {
        after_move(false, value, &AGAIN)
    };
    Choice {
        notation: notation(table, from, to, victim) + arrow,
        outcome: after.outcome(next),
    }
}

fn bear_off(table: &Table, from: u8, value: u8) -> Choice {
    let mut after = table.clone();
    after.bear_off(from);
    // 2.1 r13, r14.
    let next = after_move(after.all_off(), value, &AGAIN);
    Choice {
        notation: format!("{from}→off"),
        outcome: after.outcome(next),
    }
}

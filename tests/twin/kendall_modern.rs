//! 2.10 Kendall, modern five-piece.

use super::record::{Answer, Choice, Next, Record};
use super::table::{Table, notation};
use super::{after_move, answer_or};

const AGAIN: [u8; 3] = [1, 4, 5];

pub fn answer(question: &Record) -> Answer {
    let table = Table::of(question);
    let value = question.value();
    let mut legal = forward(&table, value);
    if legal.is_empty() {
        legal = backward(&table, value);
    }
    // 2.10 r10: no legal move, the turn passes.
    answer_or(legal, || table.outcome(Next::Other))
}

fn forward(table: &Table, value: u8) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &from in &table.mine {
        if from == 26 && value == 1 {
            choices.push(water(table));
            continue;
        }
        // 2.10 r4, r8: the exact exits; the one from 26 may be blocked.
        let exit = match from {
            26 => 5,
            28 => 3,
            29 => 2,
            30 => 1,
            _ => 0,
        };
        if value == exit {
            if !in_the_way(table, from, 31) {
                choices.push(bear_off(table, from, value));
            }
            continue;
        }
        if from > 26 {
            continue;
        }
        // 2.10 r4: nothing passes 26 from before it.
        let to = from + value;
        if from <= 25 && to > 26 {
            continue;
        }
        if may_land(table, to) && !in_the_way(table, from, to) {
            choices.push(go(table, from, to, value, ""));
        }
    }
    choices
}

/// 2.10 r9.
fn backward(table: &Table, value: u8) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &from in &table.mine {
        if from > 26 || from <= value {
            continue;
        }
        let to = from - value;
        if may_land(table, to) && !in_the_way(table, from, to) {
            choices.push(go(table, from, to, value, "←"));
        }
    }
    choices
}

/// 2.10 r5: some house strictly between belongs to a run of three or more enemies.
fn in_the_way(table: &Table, from: u8, to: u8) -> bool {
    let low = from.min(to);
    let high = from.max(to);
    (low + 1..high).any(|house| in_blockade(table, house))
}

fn in_blockade(table: &Table, house: u8) -> bool {
    if !table.theirs.contains(&house) {
        return false;
    }
    let mut first = house;
    while table.theirs.contains(&(first - 1)) {
        first -= 1;
    }
    let mut last = house;
    while table.theirs.contains(&(last + 1)) {
        last += 1;
    }
    last - first + 1 >= 3
}

/// 2.10 r6.
fn may_land(table: &Table, to: u8) -> bool {
    !table.mine.contains(&to) && (!table.theirs.contains(&to) || table.enemy_isolated(to))
}

fn go(table: &Table, from: u8, to: u8, value: u8, arrow: &str) -> Choice {
    let mut after = table.clone();
    // 2.10 r6: the two swap, on every house.
    after.move_with_swap(from, to);
    Choice {
        notation: notation(table, from, to, from) + arrow,
        outcome: after.outcome(after_move(false, value, &AGAIN)),
    }
}

/// 2.10 r7: to 15, or the highest empty house below it.
fn water(table: &Table) -> Choice {
    let mut after = table.clone();
    after.mine.remove(&26);
    let rest = after
        .first_empty_down_from(15)
        .expect("fifteen houses, ten pieces");
    after.mine.insert(rest);
    Choice {
        notation: format!("26→27→{rest}"),
        outcome: after.outcome(after_move(false, 1, &AGAIN)),
    }
}

fn bear_off(table: &Table, from: u8, value: u8) -> Choice {
    let mut after = table.clone();
    after.bear_off(from);
    // 2.10 r10, r11.
    let next = after_move(after.all_off(), value, &AGAIN);
    Choice {
        notation: format!("{from}→off"),
        outcome: after.outcome(next),
    }
}

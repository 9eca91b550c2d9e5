//! 2.4 Jéquier, after Botermans, and 2.5 Jéquier, Ludii text.

use super::record::{Answer, Choice, Next, Record};
use super::table::{Table, notation};
use super::{after_move, answer_or};

/// 2.4 r9, 2.5 r7.
const AGAIN: [u8; 3] = [1, 4, 6];

/// 2.4 r6, 2.5 r5: all the side's remaining pieces stand on 21-30.
fn all_on_last_row(table: &Table) -> bool {
    table.mine.iter().all(|&house| house >= 21)
}

/// 2.4 r5, 2.5 r4: from 27 to the lowest-numbered empty house, the origin being empty.
fn into_the_water(table: &Table, from: u8, value: u8, arrow: &str) -> Choice {
    let mut after = table.clone();
    after.mine.remove(&from);
    let rest = after.lowest_empty();
    after.mine.insert(rest);
    Choice {
        notation: format!("{from}→27→{rest}{arrow}"),
        outcome: after.outcome(after_move(false, value, &AGAIN)),
    }
}

fn bear_off(table: &Table, from: u8, value: u8) -> Choice {
    let mut after = table.clone();
    after.bear_off(from);
    Choice {
        notation: format!("{from}→off"),
        outcome: after.outcome(after_move(after.all_off(), value, &AGAIN)),
    }
}

/// 2.4 r7, 2.5 r6: back onto an empty house, over no line of three.
fn backward(table: &Table, from: u8, value: u8) -> Option<Choice> {
    if from <= value {
        return None;
    }
    let to = from - value;
    if !table.empty(to) || table.three_enemies_between(from, to) {
        return None;
    }
    if to == 27 {
        return Some(into_the_water(table, from, value, "←"));
    }
    let mut after = table.clone();
    after.move_with_swap(from, to);
    Some(Choice {
        notation: format!("{from}→{to}←"),
        outcome: after.outcome(after_move(false, value, &AGAIN)),
    })
}

pub fn answer_masters(question: &Record) -> Answer {
    let table = Table::of(question);
    let value = question.value();
    let mut legal: Vec<Choice> = table
        .mine
        .iter()
        .filter_map(|&from| forward_masters(&table, from, value))
        .collect();
    if legal.is_empty() {
        legal = table
            .mine
            .iter()
            .filter_map(|&from| backward(&table, from, value))
            .collect();
    }
    // 2.4 r8.
    answer_or(legal, || table.outcome(Next::Other))
}

fn forward_masters(table: &Table, from: u8, value: u8) -> Option<Choice> {
    let to = from + value;
    // 2.4 r4.
    if to > 30 || table.three_enemies_between(from, to) {
        return None;
    }
    if to == 30 {
        // 2.4 r6.
        return all_on_last_row(table).then(|| bear_off(table, from, value));
    }
    if to == 27 {
        return Some(into_the_water(table, from, value, ""));
    }
    if table.mine.contains(&to) {
        return None;
    }
    if table.theirs.contains(&to) && (to >= 26 || !table.enemy_isolated(to)) {
        return None;
    }
    let mut after = table.clone();
    after.move_with_swap(from, to);
    Some(Choice {
        notation: notation(table, from, to, from),
        outcome: after.outcome(after_move(false, value, &AGAIN)),
    })
}

pub fn answer_ludii(question: &Record) -> Answer {
    let table = Table::of(question);
    let value = question.value();
    let prefix = question.unmoved_prefix.unwrap_or(0);
    // 2.5 r2: of the unmoved pieces only the one on the highest house is free.
    let free: Vec<u8> = table
        .mine
        .iter()
        .copied()
        .filter(|&house| house >= prefix)
        .collect();
    let mut legal = Vec::new();
    for &from in &free {
        let choice = forward_ludii(&table, from, value);
        legal.extend(choice.map(|choice| with_prefix(choice, from, prefix)));
    }
    if legal.is_empty() {
        for &from in &free {
            let choice = backward(&table, from, value);
            legal.extend(choice.map(|choice| with_prefix(choice, from, prefix)));
        }
    }
    // 2.5 r7.
    answer_or(legal, || {
        let mut outcome = table.outcome(Next::Other);
        outcome.unmoved_prefix = Some(prefix);
        outcome
    })
}

/// 2.5 r2: after the last unmoved piece moves, there is one fewer.
fn with_prefix(mut choice: Choice, from: u8, prefix: u8) -> Choice {
    let after = if from == prefix { prefix - 1 } else { prefix };
    choice.outcome.unmoved_prefix = Some(after);
    choice
}

fn forward_ludii(table: &Table, from: u8, value: u8) -> Option<Choice> {
    let to = from + value;
    // 2.5 r3.
    if table.three_enemies_between(from, to) {
        return None;
    }
    if to > 30 {
        // 2.5 r5: any overshoot.
        return all_on_last_row(table).then(|| bear_off(table, from, value));
    }
    if to == 27 {
        return Some(into_the_water(table, from, value, ""));
    }
    if table.mine.contains(&to) {
        return None;
    }
    let mut after = table.clone();
    after.mine.remove(&from);
    let mut victim = 0;
    if table.theirs.contains(&to) {
        if [26, 28, 29, 30].contains(&to) || !table.enemy_isolated(to) {
            return None;
        }
        // 2.5 r3: the victim goes to the lowest empty house, the mover's origin being empty.
        victim = after.lowest_empty();
        after.theirs.remove(&to);
        after.theirs.insert(victim);
    }
    after.mine.insert(to);
    Some(Choice {
        notation: notation(table, from, to, victim),
        outcome: after.outcome(after_move(false, value, &AGAIN)),
    })
}

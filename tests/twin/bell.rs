//! 2.7 Bell.

use super::answer_or;
use super::record::{Answer, Choice, Next, Record};
use super::table::{Table, notation};

/// A-BE-2.
const MARKED: [u8; 4] = [26, 27, 28, 29];

pub fn answer(question: &Record) -> Answer {
    let table = Table::of(question);
    let value = question.value();
    let mut from_marked = Vec::new();
    let mut others = Vec::new();
    for &from in &table.mine {
        let Some(choice) = go(&table, from, from + value) else {
            continue;
        };
        if MARKED.contains(&from) {
            from_marked.push(choice);
        } else {
            others.push(choice);
        }
    }
    // 2.7 r4: a marked house that can be vacated must be.
    let legal = if from_marked.is_empty() {
        others
    } else {
        from_marked
    };
    // 2.7 r2.
    answer_or(legal, || table.outcome(Next::Other))
}

/// 2.7 r3.
fn go(table: &Table, from: u8, to: u8) -> Option<Choice> {
    if to > 31 || table.mine.contains(&to) {
        return None;
    }
    let captures = table.theirs.contains(&to);
    if captures && MARKED.contains(&to) {
        return None;
    }
    let mut after = table.clone();
    let mut name = notation(table, from, to, 0);
    if to == 31 {
        after.bear_off(from);
        name = format!("{from}→off");
    } else {
        after.mine.remove(&from);
        after.mine.insert(to);
    }
    if captures {
        after.theirs.remove(&to);
        after.their_taken += 1;
        name = format!("{from}×{to}[out]");
    }
    // 2.7 r5: the game ends when the board is empty.
    let next = if after.mine.is_empty() && after.theirs.is_empty() {
        Next::Over
    } else {
        Next::Other
    };
    Some(Choice {
        notation: name,
        outcome: after.outcome(next),
    })
}

//! 2.9 the boards without rules: project rules C.

use super::record::{Answer, Choice, Next, Record};
use super::table::{Table, notation};
use super::{after_move, answer_or};

/// C2.
const AGAIN: [u8; 3] = [1, 4, 5];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Board {
    /// Nothing marked: Simple and Cypriot with 30 houses, Double with 60.
    Plain { houses: u8 },
    /// Simple Marked and Middle Kingdom: an X on 27.
    Cross,
    /// Early and Late New Kingdom: water on 27, and Horus on 30 on the late one.
    Water { horus: bool },
    /// Nefer signs on 27, 28 and 30.
    Vertical,
}

pub fn answer(question: &Record) -> Answer {
    let board = match question.ruleset.as_str() {
        "simple" | "cypriot" => Board::Plain { houses: 30 },
        "double" => Board::Plain { houses: 60 },
        "simple-marked" | "middle-kingdom" => Board::Cross,
        "early-nk" => Board::Water { horus: false },
        "late-nk" => Board::Water { horus: true },
        "vertical" => Board::Vertical,
        other => panic!("no ruleset {other}"),
    };
    let table = Table::of(question);
    let value = question.value();
    let mut legal: Vec<Choice> = table
        .mine
        .iter()
        .filter_map(|&from| forward(board, &table, from, value))
        .collect();
    // C6: one piece goes back only if nothing goes forward.
    if legal.is_empty() {
        legal = table
            .mine
            .iter()
            .filter_map(|&from| backward(board, &table, from, value))
            .collect();
    }
    answer_or(legal, || table.outcome(Next::Other))
}

/// The boards of C7.
fn marked(board: Board) -> bool {
    matches!(board, Board::Cross | Board::Water { .. })
}

/// C7d, C9.
fn safe(board: Board, house: u8) -> bool {
    match board {
        Board::Plain { .. } => false,
        Board::Cross | Board::Water { horus: false } => [26, 28, 29].contains(&house),
        Board::Water { horus: true } => [26, 28, 29, 30].contains(&house),
        Board::Vertical => [27, 28, 30].contains(&house),
    }
}

fn forward(board: Board, table: &Table, from: u8, value: u8) -> Option<Choice> {
    let mut to = from + value;
    let mut leaves = to > last_house(board);
    if marked(board) {
        // C7a: 26 may not be passed, and from it only a 5 leaves.
        if from <= 25 && to > 26 {
            return None;
        }
        // C7c: 28 and 29 wait for their number, and 30 for a 1 under Horus.
        let exit = match from {
            28 => Some(3),
            29 => Some(2),
            30 if board == (Board::Water { horus: true }) => Some(1),
            _ => None,
        };
        if exit.is_some_and(|exit| exit != value) {
            return None;
        }
        leaves = leaves || exit.is_some();
    }
    if leaves {
        to = last_house(board) + 1;
    }
    // C5.
    if table.three_enemies_between(from, to) {
        return None;
    }
    if leaves {
        return Some(bear_off(table, from, value));
    }
    if marked(board) && to == 27 {
        return Some(from_27(board, table, from, value));
    }
    // C3, C4, C7d.
    if table.mine.contains(&to) {
        return None;
    }
    if table.theirs.contains(&to) && (safe(board, to) || !table.enemy_isolated(to)) {
        return None;
    }
    Some(go(board, table, from, to, value, ""))
}

fn last_house(board: Board) -> u8 {
    match board {
        Board::Plain { houses } => houses,
        _ => 30,
    }
}

/// C6: onto an empty house, over no line of three, and on the boards of C7 never from beyond 27.
fn backward(board: Board, table: &Table, from: u8, value: u8) -> Option<Choice> {
    if from <= value || (marked(board) && from > 27) {
        return None;
    }
    let to = from - value;
    if !table.empty(to) || table.three_enemies_between(from, to) {
        return None;
    }
    Some(go(board, table, from, to, value, "←"))
}

fn go(board: Board, table: &Table, from: u8, to: u8, value: u8, arrow: &str) -> Choice {
    let mut after = table.clone();
    after.move_with_swap(from, to);
    let mut next = after_move(false, value, &AGAIN);
    // C9: landing on a good sign earns a throw, by a backward move too.
    if board == Board::Vertical && safe(board, to) {
        next = Next::Again;
    }
    Choice {
        notation: notation(table, from, to, from) + arrow,
        outcome: after.outcome(next),
    }
}

/// C7b, C7b′.
fn from_27(board: Board, table: &Table, from: u8, value: u8) -> Choice {
    let mut after = table.clone();
    after.mine.remove(&from);
    let rest = if board == Board::Cross {
        after.lowest_empty()
    } else {
        after
            .first_empty_down_from(15)
            .expect("fifteen houses, ten pieces")
    };
    after.mine.insert(rest);
    Choice {
        notation: format!("{from}→27→{rest}"),
        outcome: after.outcome(after_move(false, value, &AGAIN)),
    }
}

/// C8, C11.
fn bear_off(table: &Table, from: u8, value: u8) -> Choice {
    let mut after = table.clone();
    after.bear_off(from);
    Choice {
        notation: format!("{from}→off"),
        outcome: after.outcome(after_move(after.all_off(), value, &AGAIN)),
    }
}

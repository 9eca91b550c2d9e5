//! 2.2 Kendall, wiki text.

use super::answer_or;
use super::record::{Answer, Choice, Next, Outcome, Record};
use super::table::Table;

/// A pawn about to land: its origin (0: in hand) and the target of its throw.
#[derive(Clone, Copy)]
struct Arrival {
    from: u8,
    to: u8,
}

pub fn answer(question: &Record) -> Answer {
    let table = Table::of(question);
    let value = question.value();
    let mut quiet = Vec::new();
    let mut captures = Vec::new();
    // 2.2 r4: a pawn in hand is placed at house 1 and advances.
    if table.my_hand > 0 {
        let arrival = Arrival {
            from: 0,
            to: 1 + value,
        };
        play(&table, arrival, &mut quiet, &mut captures);
    }
    for &from in &table.mine {
        if may_leave(&table, from, value) {
            if !passes_line(&table, from, 31) {
                quiet.push(bear_off(&table, from));
            }
            continue;
        }
        // 2.2 r11, r12: 28, 29 and 30 make no other move.
        if from >= 28 {
            continue;
        }
        // 2.2 r9: no pawn on 1-25 may move beyond 26.
        let to = from + value;
        if from <= 25 && to > 26 {
            continue;
        }
        play(&table, Arrival { from, to }, &mut quiet, &mut captures);
    }
    answer_or(choose(&table, quiet, captures), || {
        table.outcome(Next::Other)
    })
}

/// 2.2 r11, r12, r13: the exits.
fn may_leave(table: &Table, from: u8, value: u8) -> bool {
    match from {
        26 => value == 5,
        28 => value == 3,
        29 => value == 2,
        30 => value == 1 || (1..=10).all(|house| table.empty(house)),
        _ => false,
    }
}

/// A-KW-9: a move without effect counts only if no other move is legal.
/// 2.2 r7: if all legal moves are captures, the side may pass.
fn choose(table: &Table, quiet: Vec<Choice>, captures: Vec<Choice>) -> Vec<Choice> {
    let unchanged: Outcome = table.outcome(Next::Other);
    let (empty_moves, mut legal): (Vec<Choice>, Vec<Choice>) = quiet
        .into_iter()
        .partition(|choice| choice.outcome == unchanged);
    if legal.is_empty() && captures.is_empty() {
        return empty_moves;
    }
    if legal.is_empty() {
        legal.push(Choice {
            notation: "pass".to_owned(),
            outcome: unchanged,
        });
    }
    legal.extend(captures);
    legal
}

fn play(table: &Table, arrival: Arrival, quiet: &mut Vec<Choice>, captures: &mut Vec<Choice>) {
    let Arrival { from, to } = arrival;
    // 2.2 r8: the line of three.
    if passes_line(table, from, to) {
        return;
    }
    if table.theirs.contains(&to) {
        // 2.2 r11: no capture on 28 and 29.
        if to != 28 && to != 29 {
            captures.push(capture(table, from, to));
        }
        return;
    }
    if let Some(choice) = settle(table, from, to) {
        quiet.push(choice);
    }
}

/// 2.2 r8: a whole line of three or more enemy pawns lies between the start and the target.
fn passes_line(table: &Table, from: u8, to: u8) -> bool {
    let mut house = from + 1;
    while house < to {
        if !table.theirs.contains(&house) {
            house += 1;
            continue;
        }
        let first = house;
        while table.theirs.contains(&house) {
            house += 1;
        }
        let last = house - 1;
        if last - first + 1 >= 3 && to > last {
            return true;
        }
    }
    false
}

/// The table with the moving pawn lifted, so that its origin is empty.
fn lifted(table: &Table, from: u8) -> Table {
    let mut after = table.clone();
    if from == 0 {
        after.my_hand -= 1;
    } else {
        after.mine.remove(&from);
    }
    after
}

fn start_name(from: u8) -> String {
    if from == 0 {
        "hand".to_owned()
    } else {
        from.to_string()
    }
}

/// Lands on an empty target, or on one with a pawn of the same side.
fn settle(table: &Table, from: u8, to: u8) -> Option<Choice> {
    let mut after = lifted(table, from);
    let mut notation = format!("{}→{to}", start_name(from));
    // 2.2 r5: with a pawn of the same side there, back to the first empty house behind the target.
    let mut rest = Some(to);
    if after.mine.contains(&to) {
        rest = after.first_empty_down_from(to - 1);
        // 2.2 r5: an entering pawn that finds no empty house cannot enter.
        rest?;
    }
    // 2.2 r10: a pawn that comes to rest on 27 continues to 15 or below.
    if rest == Some(27) {
        rest = after.first_empty_down_from(15);
    }
    match rest {
        Some(house) => {
            after.mine.insert(house);
            if house != to {
                notation += &format!("→{house}");
            }
        }
        None => {
            after.my_hand += 1;
            notation += "→hand";
        }
    }
    Some(Choice {
        notation,
        outcome: after.outcome(Next::Other),
    })
}

/// 2.2 r6: the victim goes to the first empty house behind, or to its owner's hand.
fn capture(table: &Table, from: u8, to: u8) -> Choice {
    let mut after = lifted(table, from);
    after.theirs.remove(&to);
    after.mine.insert(to);
    let mut rest = after.first_empty_down_from(to - 1);
    // 2.2 r10: for any reason.
    if rest == Some(27) {
        rest = after.first_empty_down_from(15);
    }
    let place = match rest {
        Some(house) => {
            after.theirs.insert(house);
            house.to_string()
        }
        None => {
            after.their_hand += 1;
            "hand".to_owned()
        }
    };
    Choice {
        notation: format!("{}×{to}[{place}]", start_name(from)),
        outcome: after.outcome(Next::Other),
    }
}

fn bear_off(table: &Table, from: u8) -> Choice {
    let mut after = table.clone();
    after.bear_off(from);
    // 2.2 r14.
    let next = if after.all_off() {
        Next::Win
    } else {
        Next::Other
    };
    Choice {
        notation: format!("{from}→off"),
        outcome: after.outcome(next),
    }
}

//! 2.6 Piccione, King Tut's Game.

use super::answer_or;
use super::record::{Answer, Choice, Direction, Next, Outcome, Record, Stage};
use super::table::Table;

/// The rest of a throw: its value, the unused steps, and whether another throw is owed.
#[derive(Clone, Copy)]
struct Rest {
    steps: u8,
    direction: Direction,
    owed: bool,
}

pub fn answer(question: &Record) -> Answer {
    let table = Table::of(question);
    let value = question.value();
    match question.stage {
        Stage::Portion => portion(&table, question, value),
        Stage::Entered => entered(&table, value),
        _ => fresh(&table, value),
    }
}

/// An unused throw.
fn fresh(table: &Table, value: u8) -> Answer {
    // 2.6 r5: a 5 grants another throw.
    let owed = value == 5;
    let whole = |direction| Rest {
        steps: value,
        direction,
        owed,
    };
    let mut legal = Vec::new();
    // 2.6 r2: a 1 may enter a piece on an empty house 1.
    if value == 1 && table.my_hand > 0 && table.empty(1) {
        let mut after = table.clone();
        after.my_hand -= 1;
        after.mine.insert(1);
        legal.push(Choice {
            notation: "enter→1".to_owned(),
            outcome: after.outcome(Next::Entered),
        });
    }
    legal.extend(portions(table, whole(Direction::Forward), None));
    // 2.6 r4: with no forward portion or entry, the throw is played backward.
    if legal.is_empty() {
        legal = portions(table, whole(Direction::Backward), None);
    }
    answer_or(legal, || table.outcome(end_of_throw(owed)))
}

/// 2.6 r6: the throw for the piece that has just entered.
fn entered(table: &Table, value: u8) -> Answer {
    let rest = Rest {
        steps: value,
        direction: Direction::Forward,
        owed: value == 5,
    };
    let legal = portions(table, rest, Some(1));
    answer_or(legal, || {
        let mut after = table.clone();
        after.mine.remove(&1);
        after.my_hand += 1;
        // A-PI-8: the turn ends even after a 5.
        after.outcome(Next::Other)
    })
}

/// A throw that is partly used.
fn portion(table: &Table, question: &Record, value: u8) -> Answer {
    let rest = Rest {
        steps: question.steps_left.expect("steps left"),
        direction: question.direction.expect("a direction"),
        owed: value == 5 || question.extra_owed.expect("whether a throw is owed"),
    };
    let legal = portions(table, rest, None);
    answer_or(legal, || table.outcome(end_of_throw(rest.owed)))
}

/// 2.6 r5.
fn end_of_throw(owed: bool) -> Next {
    if owed { Next::Again } else { Next::Other }
}

/// All portions that can be used, by any piece or only by the piece on house `only`.
fn portions(table: &Table, rest: Rest, only: Option<u8>) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &from in &table.mine {
        if only.is_some_and(|house| house != from) {
            continue;
        }
        for steps in 1..=rest.steps {
            if let Some(to) = target(table, from, steps, rest.direction) {
                choices.push(take(table, from, to, steps, rest));
            }
        }
    }
    choices
}

/// The target of a portion; 31 is off the board.
fn target(table: &Table, from: u8, steps: u8, direction: Direction) -> Option<u8> {
    let to = match direction {
        // 2.6 r3: bearing off takes the exact count.
        Direction::Forward if from + steps <= 31 => from + steps,
        // 2.6 r4: never from 28-30.
        Direction::Backward if from <= 26 && from > steps => from - steps,
        _ => return None,
    };
    // 2.6 r3: the house must be empty.
    (to == 31 || table.empty(to)).then_some(to)
}

fn take(table: &Table, from: u8, to: u8, steps: u8, rest: Rest) -> Choice {
    let mut after = table.clone();
    let mut place = to.to_string();
    if to == 31 {
        after.bear_off(from);
        "off".clone_into(&mut place);
    } else {
        after.mine.remove(&from);
        if to == 27 {
            // 2.6 r3: 27 takes the piece off the board.
            after.my_hand += 1;
            "27→hand".clone_into(&mut place);
        } else {
            after.mine.insert(to);
        }
    }
    let arrow = match rest.direction {
        Direction::Forward => "",
        Direction::Backward => "←",
    };
    let left = Rest {
        steps: rest.steps - steps,
        direction: rest.direction,
        // 2.6 r5: landing on 15 or 26 grants a throw, in either direction (A-PI-7).
        owed: rest.owed || to == 15 || to == 26,
    };
    Choice {
        notation: format!("{from}→{place}{arrow} ({steps})"),
        outcome: after_portion(&after, left),
    }
}

fn after_portion(after: &Table, left: Rest) -> Outcome {
    // 2.6 r8.
    if after.all_off() {
        return after.outcome(Next::Win);
    }
    // 2.6 r3, r4: the throw continues while a portion can be used in its direction; an unusable rest is
    // lost.
    let moves_again = after.mine.iter().any(|&from| {
        (1..=left.steps).any(|steps| target(after, from, steps, left.direction).is_some())
    });
    if !moves_again {
        return after.outcome(end_of_throw(left.owed));
    }
    let mut outcome = after.outcome(Next::Same);
    outcome.steps_left = Some(left.steps);
    outcome.direction = Some(left.direction);
    outcome.extra_owed = Some(left.owed);
    outcome
}

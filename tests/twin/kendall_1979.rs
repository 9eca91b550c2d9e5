//! 2.3 Kendall, 1979 text, with its options.

use super::record::{Answer, Both, Choice, Next, Outcome, Record, Stage, Throw};
use super::table::{Table, notation};
use super::{answer_or, throw_the_sticks};

/// A position of this ruleset: the table, the flags and the active options.
#[derive(Clone)]
struct Game {
    table: Table,
    flag: Both<bool>,
    started: Both<bool>,
    trap: bool,
    home_row: bool,
}

#[derive(Clone)]
struct Move {
    notation: String,
    value: u8,
    after: Game,
    bears_off: bool,
    falls: bool,
}

pub fn answer(question: &Record) -> Answer {
    let no = Both {
        white: false,
        black: false,
    };
    let yes = Both {
        white: true,
        black: true,
    };
    let options = question.options.clone().unwrap_or_default();
    let mut game = Game {
        table: Table::of(question),
        flag: question.must_move_flag.unwrap_or(no),
        started: question.started.unwrap_or(yes),
        trap: options.trap.unwrap_or(false),
        home_row: options.home_row.unwrap_or(false),
    };
    if question.stage == Stage::BeforeThrow {
        return before_throw(&game);
    }
    let pool = match question.stage {
        Stage::Series => counted(&mut game, question),
        _ => question.in_hand.clone().expect("throws in hand"),
    };
    let legal = choices(&game, &pool);
    // 2.3 r10: if no throw in hand can be played the turn ends.
    answer_or(legal, || outcome(&game, Next::Other, &[]))
}

/// Starting Throw: before a side's first 1 its throws are void.
fn counted(game: &mut Game, question: &Record) -> Vec<u8> {
    let Some(Throw::Series(series)) = &question.throw else {
        panic!("{}: the question has no series", question.id);
    };
    if game.started.of(game.table.side) {
        return series.clone();
    }
    match series.iter().position(|&value| value == 1) {
        Some(first) => {
            game.started.set(game.table.side, true);
            series[first..].to_vec()
        }
        None => Vec::new(),
    }
}

/// 2.3 r12: with a piece on 27, rescue it if 15 is empty, or throw.
fn before_throw(game: &Game) -> Answer {
    let mut legal = vec![throw_the_sticks()];
    if game.table.mine.contains(&27) && game.table.empty(15) {
        let mut after = game.clone();
        after.table.mine.remove(&27);
        after.table.mine.insert(15);
        after.flag.set(game.table.side, true);
        legal.push(Choice {
            notation: "rescue".to_owned(),
            outcome: outcome(&after, Next::Other, &[]),
        });
    }
    answer_or(legal, || outcome(game, Next::Other, &[]))
}

fn choices(game: &Game, pool: &[u8]) -> Vec<Choice> {
    let moves = moves(game, pool);
    let mut choices: Vec<Choice> = moves.iter().map(|one| choice(one, pool)).collect();
    // 2.3 r8, r12: bearing off is never compulsory.
    if !moves.is_empty() && moves.iter().all(|one| one.bears_off) {
        choices.push(Choice {
            notation: "decline".to_owned(),
            outcome: outcome(game, Next::Other, &[]),
        });
    }
    choices
}

/// Every move of the throws in hand.
fn moves(game: &Game, pool: &[u8]) -> Vec<Move> {
    // 2.3 r12: the piece in the water moves first, and only with a 4.
    if game.table.mine.contains(&27) {
        if pool.contains(&4) && may_bear_off(game) {
            return vec![bear_off(game, 27, 4)];
        }
        return Vec::new();
    }
    // 2.3 r13: with the flag, only the piece on 15 may move.
    let movers: Vec<u8> = if game.flag.of(game.table.side) {
        vec![15]
    } else {
        game.table.mine.iter().copied().collect()
    };
    let mut forward_moves = Vec::new();
    let mut backward_moves = Vec::new();
    for value in 1..=5 {
        if !pool.contains(&value) {
            continue;
        }
        for &from in &movers {
            forward_moves.extend(forward(game, from, value));
            backward_moves.extend(backward(game, from, value));
        }
    }
    // 2.3 r9: backward only when no throw in hand has a forward move.
    if forward_moves.is_empty() {
        backward_moves
    } else {
        forward_moves
    }
}

/// 2.3 r5 to r7.
fn forward(game: &Game, from: u8, value: u8) -> Option<Move> {
    let leaves = match from {
        26 => value == 5,
        28 => value == 3,
        29 => value == 2,
        30 => true,
        _ => false,
    };
    if leaves {
        return may_bear_off(game).then(|| bear_off(game, from, value));
    }
    if from > 26 {
        return None;
    }
    let to = from + value;
    if from <= 25 && to > 26 {
        // Trap: the overshoot falls into 27, if that is empty.
        return (game.trap && game.table.empty(27)).then(|| trapped(game, from, to, value));
    }
    may_land(game, to).then(|| go(game, from, to, value, ""))
}

/// 2.3 r9.
fn backward(game: &Game, from: u8, value: u8) -> Option<Move> {
    if from > 26 || from <= value {
        return None;
    }
    let to = from - value;
    may_land(game, to).then(|| go(game, from, to, value, "←"))
}

/// Home Row: no bearing off while an own piece stands on 1-10.
fn may_bear_off(game: &Game) -> bool {
    !(game.home_row && game.table.mine.iter().any(|&house| house <= 10))
}

fn may_land(game: &Game, to: u8) -> bool {
    let table = &game.table;
    if table.mine.contains(&to) {
        return false;
    }
    if !table.theirs.contains(&to) {
        return true;
    }
    // 2.3 r6: while any piece stands on 27, those on 28-30 cannot be hit.
    if to >= 28 && !table.empty(27) {
        return false;
    }
    // 2.3 r14: no protection for a side with a piece on 27 or a flagged piece on 15.
    let suspended = table.theirs.contains(&27) || game.flag.of(table.side.other());
    suspended || table.enemy_isolated(to)
}

fn go(game: &Game, from: u8, to: u8, value: u8, arrow: &str) -> Move {
    let mut after = game.clone();
    let mut victim = from;
    lift(&mut after, from);
    if after.table.theirs.remove(&to) {
        // 2.3 r6: a piece hit on 28-30 goes to 27.
        if to >= 28 {
            victim = 27;
        }
        after.table.theirs.insert(victim);
        // 2.3 r13: the flag is cleared when the piece is hit.
        if to == 15 {
            after.flag.set(game.table.side.other(), false);
        }
    }
    after.table.mine.insert(to);
    Move {
        notation: format!(
            "{}{arrow} ({value})",
            notation(&game.table, from, to, victim)
        ),
        value,
        after,
        bears_off: false,
        // 2.3 r11.
        falls: to == 27,
    }
}

fn trapped(game: &Game, from: u8, target: u8, value: u8) -> Move {
    let mut after = game.clone();
    lift(&mut after, from);
    after.table.mine.insert(27);
    let way = if target == 27 {
        format!("{from}→27 ({value})")
    } else {
        format!("{from}→{target}→27 ({value})")
    };
    Move {
        notation: way,
        value,
        after,
        bears_off: false,
        falls: true,
    }
}

fn bear_off(game: &Game, from: u8, value: u8) -> Move {
    let mut after = game.clone();
    after.table.bear_off(from);
    Move {
        notation: format!("{from}→off ({value})"),
        value,
        after,
        bears_off: true,
        falls: false,
    }
}

/// 2.3 r13: the flag is cleared when its piece moves.
fn lift(game: &mut Game, from: u8) {
    game.table.mine.remove(&from);
    if from == 15 {
        game.flag.set(game.table.side, false);
    }
}

fn choice(one: &Move, pool: &[u8]) -> Choice {
    let mut rest = pool.to_vec();
    let used = rest
        .iter()
        .position(|&value| value == one.value)
        .expect("the throw is in hand");
    rest.remove(used);
    let after = &one.after;
    let outcome = if after.table.all_off() {
        // 2.3 r15.
        outcome(after, Next::Win, &[])
    } else if one.falls {
        // 2.3 r11: the remaining throws are lost.
        outcome(after, Next::Other, &[])
    } else if moves(after, &rest).is_empty() {
        // 2.3 r10: no throw is left, or none that can be played.
        outcome(after, Next::Other, &[])
    } else {
        outcome(after, Next::Same, &rest)
    };
    Choice {
        notation: one.notation.clone(),
        outcome,
    }
}

fn outcome(game: &Game, next: Next, rest: &[u8]) -> Outcome {
    let mut outcome = game.table.outcome(next);
    outcome.must_move_flag = Some(game.flag);
    outcome.started = Some(game.started);
    if next == Next::Same {
        outcome.in_hand = Some(rest.to_vec());
    }
    outcome
}

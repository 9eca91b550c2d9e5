//! Actions on arbitrary positions of every ruleset.

use super::bytes::Bytes;
use super::promises;
use senet::position::{Bag, Direction, Divided, Phase, Position};
use senet::{Ruleset, Side, protocol};
use serde_json::{Value, json};

/// Actions made from one position.
const LONGEST: usize = 24;

/// Reads the bytes as a ruleset, a position and what is done in it.
pub fn positions(input: &[u8]) {
    let mut bytes = Bytes(input);
    let ruleset = bytes.ruleset();
    let Some(mut position) = arbitrary(&ruleset, &mut bytes) else {
        return;
    };
    for _ in 0..LONGEST {
        promises::of_position(&ruleset, &position);
        promises::of_choice(&ruleset, &position, bytes.next(), bytes.next());
        if position.outcome().is_some() || bytes.0.is_empty() {
            return;
        }
        act(&ruleset, &mut position, &mut bytes);
    }
}

/// A throw, a legal choice, or giving up where nothing is legal.
pub fn act(ruleset: &Ruleset, position: &mut Position, bytes: &mut Bytes) {
    let moves = position.moves(ruleset);
    if position.awaits_throw() && (moves.is_empty() || bytes.flag()) {
        let sticks = ruleset.rules().sticks;
        let faces = bytes.below(sticks.ways().into()) as u8;
        position.throw(ruleset, sticks.read(faces).value);
    } else if moves.is_empty() {
        position.forfeit(ruleset);
    } else {
        let chosen = moves.nth(bytes.below(moves.len()));
        position.play(ruleset, chosen.expect("below the number of moves"));
    }
}

/// Any position that can be; none where the bytes describe one that cannot.
fn arbitrary(ruleset: &Ruleset, bytes: &mut Bytes) -> Option<Position> {
    if bytes.flag() {
        return Some(Position::start(ruleset));
    }
    let rules = ruleset.rules();
    let mut free: Vec<u8> = (1..=rules.houses).collect();
    let mut counts = [json!({}), json!({}), json!({})];
    let mut houses = [Vec::new(), Vec::new()];
    for (side, name) in ["W", "B"].into_iter().enumerate() {
        let mut left = rules.pieces;
        for _ in 0..bytes.below(usize::from(left) + 1) {
            houses[side].push(free.swap_remove(bytes.below(free.len())));
            left -= 1;
        }
        for count in &mut counts[1..] {
            let some = bytes.below(usize::from(left) + 1) as u8;
            count[name] = some.into();
            left -= some;
        }
        counts[0][name] = left.into();
    }
    let [off, hand, taken] = counts;
    let mut flags = || json!({ "W": bytes.flag(), "B": bytes.flag() });
    let question = json!({
        "ruleset": ruleset.name(), "W": houses[0], "B": houses[1],
        "off": off, "hand": hand, "taken": taken, "to_move": "W", "stage": "before_throw",
        "must_move_flag": flags(), "started": flags(), "unmoved_prefix": bytes.below(21),
    });
    let position = read(&question)?.at_phase(phase(bytes));
    let position = position.checked(ruleset).ok()?;
    match bytes.pick(&Side::BOTH) {
        Side::White => Some(position),
        Side::Black => position.mirrored().checked(ruleset).ok(),
    }
}

fn read(question: &Value) -> Option<Position> {
    protocol::read(question).ok().map(|asked| asked.position)
}

fn phase(bytes: &mut Bytes) -> Phase {
    let kind = bytes.below(10);
    let value = 1 + bytes.below(6) as u8;
    match kind {
        0 => Phase::Throw,
        1 => Phase::Opening(None),
        2 => Phase::Opening(Some(value)),
        3 => Phase::ThrowEntered,
        4 => Phase::Entered(value),
        5 => Phase::Series(bag(bytes)),
        6 => Phase::Pool(bag(bytes)),
        7 => Phase::Divided(Divided::whole(value)),
        8 => Phase::Divided(Divided {
            throw: value,
            left: bytes.below(7) as u8,
            direction: *bytes.pick(&[None, Some(Direction::Forward), Some(Direction::Backward)]),
            extra: bytes.flag(),
        }),
        _ => Phase::Play(value),
    }
}

fn bag(bytes: &mut Bytes) -> Bag {
    (0..bytes.below(20)).fold(Bag::EMPTY, |bag, _| bag.with(1 + bytes.below(6) as u8))
}

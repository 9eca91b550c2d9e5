//! Actions on arbitrary positions of every ruleset.

use super::bytes::Bytes;
use super::promises;
use senet::phase::{Bag, Direction, Divided, Phase};
use senet::position::Position;
use senet::rules::{BearOff, Entry, Hit, Rules, Turn, Water};
use senet::{Ruleset, Setup, Side, protocol};
use serde_json::{Value, json};

/// The maximum number of actions from one position.
const LONGEST: usize = 24;

/// Decodes a ruleset, a position and the actions in it.
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

/// A throw, a legal choice, or a forfeit if no move is legal.
pub fn act(ruleset: &Ruleset, position: &mut Position, bytes: &mut Bytes) {
    let moves = position.moves(ruleset);
    if position.awaits_throw() && (moves.is_empty() || bytes.flag()) {
        let sticks = ruleset.rules().sticks;
        let throw = sticks.throws().nth(bytes.below(sticks.ways().into()));
        let throw = throw.expect("one of the outcomes");
        position.throw_legal(ruleset, throw.value);
    } else if moves.is_empty() {
        position.forfeit_legal(ruleset);
    } else {
        let chosen = moves.nth(bytes.below(moves.len()));
        position.play_legal(ruleset, chosen.expect("below the number of moves"));
    }
}

/// Any valid position, the start included. Returns `None` if the bytes describe an invalid one.
pub fn arbitrary(ruleset: &Ruleset, bytes: &mut Bytes) -> Option<Position> {
    if bytes.flag() {
        return Some(Position::start(ruleset));
    }
    let rules = ruleset.rules();
    let mut free: Vec<u8> = (1..=rules.houses)
        .filter(|&house| may_rest(rules, house))
        .collect();
    let mut counts = [json!({}), json!({}), json!({})];
    let mut houses = [Vec::new(), Vec::new()];
    for (side, name) in ["W", "B"].into_iter().enumerate() {
        let mut left = rules.pieces;
        for _ in 0..bytes.below(usize::from(left) + 1) {
            houses[side].push(free.swap_remove(bytes.below(free.len())));
            left -= 1;
        }
        let elsewhere = [rules.entry != Entry::None, rules.hit == Hit::Taken];
        for (count, possible) in counts[1..].iter_mut().zip(elsewhere) {
            let some = if possible {
                bytes.below(usize::from(left) + 1) as u8
            } else {
                0
            };
            count[name] = some.into();
            left -= some;
        }
        counts[0][name] = left.into();
    }
    let [off, hand, taken] = counts;
    let mut flags = |known: bool, otherwise: bool| {
        let mut flag = || if known { bytes.flag() } else { otherwise };
        json!({ "W": flag(), "B": flag() })
    };
    let (must_move, started) = (
        flags(rules.rescued_moves_first, false),
        flags(rules.starting_throw, true),
    );
    let unmoved = if rules.start_lock { bytes.below(21) } else { 0 };
    let question = json!({
        "ruleset": ruleset.name(), "W": houses[0], "B": houses[1],
        "off": off, "hand": hand, "taken": taken, "to_move": "W", "stage": "before_throw",
        "must_move_flag": must_move, "started": started, "unmoved_prefix": unmoved,
    });
    let setup = Setup {
        phase: phase(rules, bytes),
        ..Setup::from(read(&question)?)
    };
    let position = setup.position(ruleset).ok()?;
    match bytes.pick(&Side::BOTH) {
        Side::White => Some(position),
        Side::Black => position.mirrored().checked(ruleset).ok(),
    }
}

fn may_rest(rules: &Rules, house: u8) -> bool {
    let sent_away = house == rules.water_house && rules.water != Water::Prison;
    let borne_off = house == rules.houses && rules.bear_off == BearOff::OntoLast;
    !sent_away && !borne_off
}

fn read(question: &Value) -> Option<Position> {
    protocol::read(question).ok().map(|asked| asked.position)
}

/// Any phase of these rules, usually a move.
fn phase(rules: &Rules, bytes: &mut Bytes) -> Phase {
    let kind = bytes.below(8);
    let value = *bytes.pick(&rules.sticks.values().iter().collect::<Vec<u8>>());
    match (kind, rules.turn) {
        (0, _) => Phase::Throw,
        (1, _) => Phase::Opening(None),
        (2, _) => Phase::Opening(Some(value)),
        (3, Turn::Series) => Phase::Series(bag(bytes)),
        (3, Turn::Divided) => Phase::ThrowEntered,
        (4, Turn::Divided) => Phase::Entered(value),
        (_, Turn::Single) => Phase::Play(value),
        (_, Turn::Series) => Phase::Pool(bag(bytes)),
        (5, Turn::Divided) => Phase::Divided(Divided::unused(value)),
        (_, Turn::Divided) => Phase::Divided(Divided {
            throw: value,
            left: bytes.below(7) as u8,
            direction: *bytes.pick(&[Some(Direction::Forward), Some(Direction::Backward)]),
            owes_throw: bytes.flag(),
        }),
    }
}

fn bag(bytes: &mut Bytes) -> Bag {
    (0..bytes.below(20)).fold(Bag::EMPTY, |bag, _| {
        bag.with(1 + bytes.below(6) as u8).unwrap_or(bag)
    })
}

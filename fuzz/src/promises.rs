//! What holds in every position of every ruleset.

use senet::Ruleset;
use senet::board::House;
use senet::moves::{Choice, MoveKind};
use senet::position::Position;
use senet::reasons::Reason;

const KINDS: [MoveKind; 8] = [
    MoveKind::Forward,
    MoveKind::Backward,
    MoveKind::FallBack,
    MoveKind::BearOff,
    MoveKind::Enter,
    MoveKind::Rescue,
    MoveKind::Decline,
    MoveKind::Pass,
];

/// Everything that can be asked of a position, answered consistently.
pub fn of_position(ruleset: &Ruleset, position: &Position) {
    can_be(ruleset, position, position);
    let id = position.id(ruleset);
    assert_eq!(
        Position::from_id(ruleset, &id).as_ref(),
        Ok(position),
        "{id}"
    );
    let listed: Vec<Choice> = position.moves(ruleset).iter().collect();
    of_list(ruleset, position, &listed);
    for &choice in &listed {
        of_move(ruleset, position, choice);
    }
    for house in ruleset.board().iter() {
        of_reasons(ruleset, position, house, &listed);
    }
    of_turn(ruleset, position, &listed);
}

fn told(ruleset: &Ruleset, position: &Position) -> String {
    format!("{} {}", ruleset.name(), position.describe())
}

fn can_be(ruleset: &Ruleset, before: &Position, position: &Position) {
    if let Err(error) = position.checked(ruleset) {
        panic!(
            "{error}: {}, from {}",
            told(ruleset, position),
            before.describe()
        );
    }
}

/// What is listed is accepted, and nothing else; no choice stands twice.
fn of_list(ruleset: &Ruleset, position: &Position, listed: &[Choice]) {
    let moves = position.moves(ruleset);
    assert_eq!(moves.len(), listed.len());
    assert_eq!(moves.is_empty(), listed.is_empty());
    for (i, choice) in listed.iter().enumerate() {
        assert_eq!(moves.nth(i).as_ref(), Some(choice));
        assert!(!listed[..i].contains(choice), "{choice:?} stands twice");
    }
    assert_eq!(moves.nth(listed.len()), None);
    for kind in KINDS {
        for steps in 0..=7 {
            for from in 0..=ruleset.rules().houses + 1 {
                let choice = Choice { kind, steps, from };
                let accepted = moves.has(choice);
                assert_eq!(
                    accepted,
                    listed.contains(&choice),
                    "{choice:?} in {}",
                    told(ruleset, position)
                );
            }
        }
    }
    let back = |choice: &&Choice| matches!(choice.kind, MoveKind::Backward | MoveKind::FallBack);
    let backward = listed.iter().filter(back).count();
    let declining = |choice: &&Choice| matches!(choice.kind, MoveKind::Decline | MoveKind::Pass);
    assert!(
        backward == 0 || backward + listed.iter().filter(declining).count() == listed.len(),
        "forward and backward: {}",
        told(ruleset, position)
    );
}

/// A choice made of any numbers is accepted just where it is listed.
pub fn of_choice(ruleset: &Ruleset, position: &Position, steps: u8, from: u8) {
    let moves = position.moves(ruleset);
    for kind in KINDS {
        let choice = Choice { kind, steps, from };
        assert_eq!(
            moves.has(choice),
            moves.iter().any(|listed| listed == choice),
            "{choice:?}"
        );
    }
}

/// A legal move leads where it says, to a position that can be, and is found by its name.
fn of_move(ruleset: &Ruleset, position: &Position, choice: Choice) {
    let effect = position.effect(ruleset, choice);
    let mut carried_out = *position;
    carried_out.carry_out(ruleset, &effect);
    let mut played = *position;
    played.play(ruleset, choice);
    assert_eq!(played, carried_out);
    can_be(ruleset, position, &played);
    let id = effect.id(ruleset);
    let found = position.find_move(ruleset, &id);
    assert_eq!(found, Some(choice), "{id} in {}", told(ruleset, position));
    let notation = effect.notation(ruleset);
    assert_eq!(
        position.find_move(ruleset, &notation),
        Some(choice),
        "{notation} in {}",
        told(ruleset, position)
    );
}

/// A piece that cannot move has a reason, and one that can has none.
fn of_reasons(ruleset: &Ruleset, position: &Position, house: House, listed: &[Choice]) {
    let own = position.pieces(position.side()).has(house);
    let from_here =
        |choice: &&Choice| choice.from == house.number() && choice.kind != MoveKind::Rescue && own;
    for why in position.why_not(ruleset, house) {
        let legal = listed
            .iter()
            .filter(from_here)
            .any(|choice| why.throw.is_none_or(|throw| throw == choice.steps));
        assert_eq!(
            why.code == Reason::Legal,
            legal,
            "house {}: {why:?}, {listed:?} in {}",
            house.number(),
            told(ruleset, position)
        );
        for responsible in why.houses {
            assert!(
                ruleset.board().has(responsible),
                "{}",
                told(ruleset, position)
            );
        }
    }
}

/// Every throw, and giving up, lead to positions that can be.
fn of_turn(ruleset: &Ruleset, position: &Position, listed: &[Choice]) {
    if position.awaits_throw() {
        for value in ruleset.rules().sticks.values().iter() {
            let mut after = *position;
            after.throw(ruleset, value);
            can_be(ruleset, position, &after);
        }
    } else if position.awaits_move() && listed.is_empty() {
        let mut after = *position;
        after.forfeit(ruleset);
        can_be(ruleset, position, &after);
    }
}

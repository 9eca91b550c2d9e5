//! Invariants of every position of every ruleset.

use super::reasons;
use senet::board::House;
use senet::game::Event;
use senet::moves::{Choice, MoveKind};
use senet::position::{Place, Position};
use senet::reasons::Reason;
use senet::rules::Water;
use senet::{Game, Ruleset, Side};
use serde_json::{Value, json};

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

/// Checks that all queries of a position give consistent answers.
pub fn of_position(ruleset: &Ruleset, position: &Position) {
    can_be(ruleset, position, position);
    let id = position.id(ruleset);
    assert_eq!(
        Position::from_id(ruleset, &id).as_ref(),
        Ok(position),
        "{id}"
    );
    let listed: Vec<Choice> = position.moves(ruleset).iter().collect();
    of_pieces(ruleset, position);
    of_list(ruleset, position, &listed);
    of_water(ruleset, position, &listed);
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

/// Checks that exactly the listed choices are accepted, and that none is listed twice.
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
                let choice = Choice::new(kind, steps, House::new(from));
                let accepted = moves.contains(choice);
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

/// Checks that an arbitrary choice is accepted if and only if it is listed.
pub fn of_choice(ruleset: &Ruleset, position: &Position, steps: u8, from: u8) {
    let moves = position.moves(ruleset);
    for kind in KINDS {
        let choice = Choice::new(kind, steps, House::new(from));
        assert_eq!(
            moves.contains(choice),
            moves.iter().any(|listed| listed == choice),
            "{choice:?}"
        );
    }
}

/// Checks that a legal move has the effect it states, leads to a valid position, and is found by its
/// notation.
fn of_move(ruleset: &Ruleset, position: &Position, choice: Choice) {
    let effect = position.legal_effect(ruleset, choice);
    let victim = effect
        .victim
        .map(|victim| [Some(Place::House(victim.from)), Some(victim.to)]);
    let places = [
        [effect.from, effect.to],
        [effect.rest, None],
        victim.unwrap_or_default(),
    ];
    for house in places
        .as_flattened()
        .iter()
        .flatten()
        .filter_map(|place| place.house())
    {
        assert!(
            ruleset.board().contains(house),
            "{effect:?} in {}",
            told(ruleset, position)
        );
    }
    let mut carried_out = *position;
    carried_out.apply_legal(ruleset, &effect);
    let mut played = *position;
    played.play_legal(ruleset, choice);
    assert_eq!(played, carried_out);
    can_be(ruleset, position, &played);
    let id = effect.id(ruleset);
    let found = position.find_move(ruleset, &id);
    assert_eq!(found, Some(choice), "{id} in {}", told(ruleset, position));
    let notation = position.notation(ruleset, &effect);
    assert_eq!(
        position.find_move(ruleset, &notation),
        Some(choice),
        "{notation} in {}",
        told(ruleset, position)
    );
}

/// Checks that a blocked piece has a true reason and a movable one has none.
fn of_reasons(ruleset: &Ruleset, position: &Position, house: House, listed: &[Choice]) {
    let own = position.pieces(position.side()).contains(house);
    let here = Some(Place::House(house));
    let from_here =
        |choice: &&Choice| choice.from() == here && choice.kind != MoveKind::Rescue && own;
    for why in position.why_not(ruleset, house) {
        let legal = listed
            .iter()
            .filter(from_here)
            .any(|choice| why.throw.is_none_or(|throw| throw == choice.steps));
        let told = || {
            format!(
                "house {}: {why:?}, {listed:?} in {}",
                house.number(),
                told(ruleset, position)
            )
        };
        assert_eq!(why.code == Reason::Legal, legal, "{}", told());
        assert!(
            why.houses
                .iter()
                .all(|&house| ruleset.board().contains(house)),
            "{}",
            told()
        );
        let target = why.target.and_then(Place::house);
        assert!(
            target.is_none_or(|target| ruleset.board().contains(target)),
            "{}",
            told()
        );
        if let Err(wrong) = reasons::holds(ruleset, position, house, &why, listed) {
            panic!("{wrong}: {}", told());
        }
    }
}

/// Checks that a piece held in the water, or else a rescued piece that must move first, is the only one
/// to move.
fn of_water(ruleset: &Ruleset, position: &Position, listed: &[Choice]) {
    let (rules, side) = (ruleset.rules(), position.side());
    let drowned = House::new(rules.water_house)
        .filter(|&water| rules.water == Water::Prison && position.pieces(side).contains(water));
    let rescued = House::new(rules.return_house).filter(|_| position.must_move(side));
    let Some(first) = drowned.or(rescued) else {
        return;
    };
    for choice in listed {
        let moves = !matches!(choice.kind, MoveKind::Decline | MoveKind::Pass);
        assert!(
            !moves || choice.from() == Some(Place::House(first)),
            "{choice:?} in {}",
            told(ruleset, position)
        );
        let goes = matches!(choice.kind, MoveKind::BearOff | MoveKind::Rescue);
        assert!(
            !moves || goes || drowned.is_none(),
            "{choice:?} in {}",
            told(ruleset, position)
        );
    }
}

/// Checks that no piece is lost or duplicated, and that no two share a house.
fn of_pieces(ruleset: &Ruleset, position: &Position) {
    let of = |side: Side| {
        let beside = [
            position.hand(side),
            position.off(side),
            position.taken(side),
        ];
        position.pieces(side).len() + beside.iter().sum::<u8>()
    };
    assert_eq!(
        Side::BOTH.map(of),
        [ruleset.rules().pieces; 2],
        "{}",
        told(ruleset, position)
    );
    let shared = position.pieces(Side::White) & position.pieces(Side::Black);
    assert!(shared.is_empty(), "{}", told(ruleset, position));
    let beside = position.occupied() & !ruleset.board();
    assert!(beside.is_empty(), "{}", told(ruleset, position));
}

/// Checks that events name houses of the board and the right side to act.
pub fn of_events(ruleset: &Ruleset, before: &Position, after: &Position, events: &[Event]) {
    let told = || format!("{events:?} from {}", told(ruleset, before));
    assert!(!events.is_empty(), "{}", told());
    for event in events {
        on_board(ruleset, &json!(event), &told);
        if let Event::TurnPassed { to, .. } = event {
            assert_eq!(*to, after.side(), "{}", told());
        }
    }
    let ends = |event: &Event| matches!(event, Event::Won { .. } | Event::Drawn);
    assert_eq!(
        events.iter().any(ends),
        after.outcome().is_some(),
        "{}",
        told()
    );
    of_pieces(ruleset, after);
}

/// Checks that the state of a game names houses of the board, and that its record replays to the same
/// game.
pub fn of_game(game: &Game) {
    let ruleset = game.ruleset();
    let told = || told(ruleset, game.position());
    on_board(ruleset, &json!(game.state()), &told);
    on_board(ruleset, &json!(game.legal_moves()), &told);
    let record = game.record();
    let again = Game::from_record(&record).unwrap_or_else(|error| panic!("{error}: {record}"));
    assert_eq!(again.position(), game.position(), "{record}");
}

/// Checks that every number that stands for a house is on the board.
fn on_board(ruleset: &Ruleset, shown: &Value, told: &impl Fn() -> String) {
    const HOUSES: [&str; 9] = [
        "from",
        "to",
        "rest",
        "house",
        "water",
        "white",
        "black",
        "protected",
        "blockades",
    ];
    match shown {
        Value::Object(fields) => {
            for (name, value) in fields {
                // These fields count pieces by side.
                let counted = ["hand", "off", "taken"].contains(&name.as_str());
                if HOUSES.contains(&name.as_str()) {
                    are_houses(ruleset, value, told);
                } else if !counted {
                    on_board(ruleset, value, told);
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|shown| on_board(ruleset, shown, told)),
        _ => {}
    }
}

fn are_houses(ruleset: &Ruleset, shown: &Value, told: &impl Fn() -> String) {
    match shown {
        Value::Number(number) => {
            let house = number
                .as_u64()
                .and_then(|number| House::new(u8::try_from(number).ok()?));
            let known = house.is_some_and(|house| ruleset.board().contains(house));
            assert!(known, "{number} is no house: {}", told());
        }
        Value::Array(list) => list
            .iter()
            .for_each(|shown| are_houses(ruleset, shown, told)),
        _ => {}
    }
}

/// Checks that every throw and a forfeit lead to valid positions.
fn of_turn(ruleset: &Ruleset, position: &Position, listed: &[Choice]) {
    if position.awaits_throw() {
        for value in ruleset.rules().sticks.values().iter() {
            let mut after = *position;
            after.throw_legal(ruleset, value);
            can_be(ruleset, position, &after);
        }
    } else if position.awaits_move() && listed.is_empty() {
        let mut after = *position;
        after.forfeit_legal(ruleset);
        can_be(ruleset, position, &after);
    }
}

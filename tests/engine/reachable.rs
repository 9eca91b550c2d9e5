//! Which positions are accepted: all that occur in play, and only those that a turn can lead to and the
//! engine can answer.

use crate::house_rules::playable;
use crate::playing::{PlayoutRng, ruleset, step, variants};
use crate::samples::samples;
use senet::board::{House, HouseSet};
use senet::phase::{Bag, Direction, Divided, Outcome, Phase};
use senet::players::{BestEvaluator, value};
use senet::position::Position;
use senet::{BySide, Game, PositionError, Ruleset, Setup, Side};
use std::collections::{BTreeMap, BTreeSet};

/// What a turn can look like, apart from where the pieces stand.
fn turn_of(ruleset: &Ruleset, position: &Position) -> String {
    let again = ruleset.rules().again;
    let bag = |bag: Bag| {
        let last = bag.iter().filter(|&value| !again.contains(value)).count();
        format!("{} last {last} full {}", bag.is_empty(), bag.is_full())
    };
    let phase = match position.phase() {
        Phase::Series(series) => format!("series {}", bag(series)),
        Phase::Pool(pool) => format!("pool {}", bag(pool)),
        Phase::Divided(divided) => format!(
            "divided {:?} rest {} owes {} by value {}",
            divided.direction,
            divided.left < divided.throw,
            divided.owes_throw,
            again.contains(divided.throw),
        ),
        other => format!("{other:?}"),
    };
    let side = match position.phase() {
        Phase::Opening(_) => Some(position.side()),
        _ => None,
    };
    let started = position.started(position.side());
    format!("{phase} {side:?} started {started}")
}

fn side<T>(values: &BySide<T>, side: Side) -> &T {
    match side {
        Side::White => &values.white,
        Side::Black => &values.black,
    }
}

fn side_mut<T>(values: &mut BySide<T>, side: Side) -> &mut T {
    match side {
        Side::White => &mut values.white,
        Side::Black => &mut values.black,
    }
}

/// Any bag: often a small one.
fn any_bag(rng: &mut PlayoutRng) -> Bag {
    let sizes = [0, 1, 1, 2, 3, 5, 16, 40];
    let throws = sizes[rng.below(sizes.len())];
    let highest = 1 + rng.below(6);
    (0..throws).fold(Bag::EMPTY, |bag, _| {
        bag.with(1 + rng.below(highest) as u8).unwrap_or(bag)
    })
}

/// Any phase, of any rules.
fn any_phase(rng: &mut PlayoutRng) -> Phase {
    let mut number = || {
        let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 31, 255];
        numbers[rng.below(numbers.len())]
    };
    let (throw, left) = (number(), number());
    match rng.below(12) {
        0 => Phase::Opening(None),
        1 => Phase::Opening(Some(throw)),
        2 => Phase::Throw,
        3 => Phase::ThrowEntered,
        4 => Phase::Series(any_bag(rng)),
        5 => Phase::Play(throw),
        6 | 7 => Phase::Pool(any_bag(rng)),
        8 => Phase::Entered(throw),
        9 | 10 => Phase::Divided(Divided {
            throw,
            left: if rng.below(3) == 0 { throw } else { left },
            direction: [None, Some(Direction::Forward), Some(Direction::Backward)][rng.below(3)],
            owes_throw: rng.below(2) == 0,
        }),
        _ => Phase::Over(
            [
                Outcome::Won(Side::White),
                Outcome::Won(Side::Black),
                Outcome::Drawn,
            ][rng.below(3)],
        ),
    }
}

/// A setup near one that can be, or one of any numbers whatever.
fn any_setup(ruleset: &Ruleset, near: &Position, rng: &mut PlayoutRng) -> Setup {
    let rules = ruleset.rules();
    let mut setup = Setup::from(*near);
    if rng.below(4) > 0 {
        setup.phase = any_phase(rng);
    }
    if rng.below(3) == 0 {
        // The pieces are set up anew, usually in the right number.
        let mut free: Vec<House> = HouseSet::range(1, rules.houses).iter().collect();
        for one in Side::BOTH {
            let mut left = rules.pieces;
            let mut houses = HouseSet::EMPTY;
            for _ in 0..rng.below(usize::from(left) + 1) {
                let house = free.swap_remove(rng.below(free.len()));
                houses |= HouseSet::from_house(house);
                left -= 1;
            }
            *side_mut(&mut setup.pieces, one) = houses;
            let mut share = |possible: bool| {
                let some = if possible {
                    rng.below(usize::from(left) + 1) as u8
                } else {
                    0
                };
                left -= some;
                some
            };
            *side_mut(&mut setup.hand, one) = share(rules.entry != senet::rules::Entry::None);
            *side_mut(&mut setup.taken, one) = share(rules.hit == senet::rules::Hit::Taken);
            *side_mut(&mut setup.off, one) = left;
        }
    }
    for _ in 0..rng.below(3) {
        let one = Side::BOTH[rng.below(2)];
        let number = [0, 1, 2, 3, 20, 45, 255][rng.below(7)];
        match rng.below(9) {
            0 => *side_mut(&mut setup.hand, one) = number,
            1 => *side_mut(&mut setup.off, one) = number,
            2 => *side_mut(&mut setup.taken, one) = number,
            3 => setup.side = one,
            4 => *side_mut(&mut setup.must_move, one) ^= true,
            5 | 6 => *side_mut(&mut setup.started, one) ^= true,
            7 => setup.unmoved = number,
            _ => {
                let house = HouseSet::range(number, number);
                let changed = *side(&setup.pieces, one) ^ house;
                *side_mut(&mut setup.pieces, one) = changed;
            }
        }
    }
    setup
}

/// Asks everything about a valid position and checks that the answers fit each other.
fn answer(ruleset: &Ruleset, position: &Position, thorough: bool) {
    let told = || format!("{ruleset}: {position:?}");
    let valid = |after: &Position| {
        if let Err(error) = after.checked(ruleset) {
            panic!("{}\nleads to {after:?}: {error}", told());
        }
    };
    let id = position.id(ruleset);
    assert_eq!(Position::from_id(ruleset, &id), Ok(*position), "{}", told());
    let moves = position.moves(ruleset);
    let mut ids = BTreeSet::new();
    for choice in moves.iter() {
        let effect = position.effect(ruleset, choice).expect("a legal choice");
        assert!(ids.insert(effect.id(ruleset)), "{}", told());
        assert_eq!(
            position.find_move(ruleset, &effect.id(ruleset)),
            Some(choice)
        );
        let mut after = *position;
        after.play(ruleset, choice).expect("a legal choice");
        valid(&after);
    }
    for value in 0..=u8::MAX {
        let mut after = *position;
        match after.throw(ruleset, value) {
            Ok(()) => {
                assert!(position.awaits_throw(), "{}", told());
                valid(&after);
            }
            Err(_) => assert_eq!(after, *position),
        }
    }
    let mut after = *position;
    let forfeits = position.awaits_move() && moves.is_empty();
    assert_eq!(after.forfeit(ruleset).is_ok(), forfeits, "{}", told());
    valid(&after);
    for house in HouseSet::range(1, House::MAX) {
        let reasons = position.why_not(ruleset, house);
        assert!(
            !reasons.is_empty() || !position.pieces(position.side()).contains(house) || forfeits,
            "{}: {house}",
            told()
        );
        for one in Side::BOTH {
            let own = position.pieces(one);
            assert!((position.protected(ruleset, one) - own).is_empty());
            assert!((position.exposed(ruleset, one) - own).is_empty());
        }
    }
    let mut game = Game::from_position(ruleset.clone(), *position, [7; 32]).expect("it is valid");
    let again = Game::from_record(&game.record()).expect("its own record");
    assert_eq!(again.state(), game.state());
    if game.position().awaits_throw() {
        game.throw().expect("a throw is awaited");
    }
    if thorough {
        let judge = BestEvaluator::heuristic();
        for one in Side::BOTH {
            let chance = value(ruleset, position, one, &judge, 1);
            assert!((0.0..=1.0).contains(&chance), "{}: {chance}", told());
        }
        let chosen = senet::beginner::choose(ruleset, position);
        assert_eq!(chosen.is_some(), !moves.is_empty(), "{}", told());
        assert!(chosen.is_none_or(|chosen| moves.contains(chosen)));
    }
}

/// The catalogue, and house rules some changes away from it.
fn rulesets(rng: &mut PlayoutRng, own: usize) -> Vec<Ruleset> {
    let catalogue = variants().into_iter().map(|variant| ruleset(&variant));
    let own = (0..own).map(|_| {
        let steps = 1 + rng.below(25);
        ruleset(&playable(rng, steps).ruleset)
    });
    catalogue.chain(own.collect::<Vec<_>>()).collect()
}

#[test]
fn what_occurs_in_play_is_accepted() {
    let mut rng = PlayoutRng::new(81);
    for ruleset in rulesets(&mut rng, samples(800)) {
        let mut position = Position::start(&ruleset);
        for _ in 0..600 {
            let accepted = Setup::from(position).position(&ruleset);
            assert_eq!(accepted, Ok(position), "{ruleset}: {position:?}");
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            }
            step(&ruleset, &mut position, &mut rng);
        }
    }
}

/// Whatever is accepted can be answered, and the answers are accepted again.
#[test]
fn what_is_accepted_can_be_answered() {
    let mut rng = PlayoutRng::new(82);
    let mut refused = BTreeMap::<String, u32>::new();
    let mut accepted = BTreeSet::new();
    for ruleset in rulesets(&mut rng, 400) {
        let mut position = Position::start(&ruleset);
        for tried in 0..250 {
            match any_setup(&ruleset, &position, &mut rng).position(&ruleset) {
                Ok(position) => {
                    answer(&ruleset, &position, tried % 16 == 0);
                    accepted.insert(turn_of(&ruleset, &position));
                }
                Err(error) => {
                    let debug = format!("{error:?}");
                    let name = debug.split(['(', ' ']).next().unwrap_or_default();
                    *refused.entry(name.into()).or_default() += 1;
                }
            }
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            }
            step(&ruleset, &mut position, &mut rng);
        }
    }
    assert!(accepted.len() > 30, "{accepted:?}");
    // All reasons occur, so none is untested.
    assert!(refused.len() >= 19, "{refused:?}");
}

/// The turns that are accepted are those that play leads to: sides, phases, throws in hand and flags.
#[test]
fn the_turns_that_are_accepted_occur_in_play() {
    for written in [
        "kendall-masters[pieces=2]",
        "kendall-1979[pieces=2]",
        "kendall-1979[pieces=2,starting_throw]",
        "kendall-1979[pieces=2,starting_throw,again=1.3]",
        "kendall-1979[pieces=2,starting_throw,again=4.5]",
        "jequier-masters[pieces=2]",
        "piccione[pieces=2]",
        "bell[pieces=2]",
    ] {
        let ruleset = Ruleset::parse(written).unwrap_or_else(|error| panic!("{written}: {error}"));
        let mut rng = PlayoutRng::new(83);
        let mut seen = BTreeSet::new();
        let mut near = Vec::new();
        let mut position = Position::start(&ruleset);
        for tried in 0..400_000 {
            if seen.insert(turn_of(&ruleset, &position)) || tried % 400 == 0 {
                near.push(position);
            }
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            }
            step(&ruleset, &mut position, &mut rng);
        }
        for tried in 0..60_000 {
            let near = near[tried % near.len()];
            let setup = any_setup(&ruleset, &near, &mut rng);
            if let Ok(accepted) = setup.position(&ruleset) {
                let turn = turn_of(&ruleset, &accepted);
                // Hardly any series fills the bag, and only a blocked board makes a piece go back.
                let rare = turn.contains("full true") || turn.contains("Backward");
                assert!(rare || seen.contains(&turn), "{written}: {turn}: {setup:?}");
            }
        }
    }
}

#[test]
fn turns_that_cannot_be_are_refused_with_the_part_at_fault() {
    let bag = |values: &[u8]| Bag::from_values(values).expect("throws");
    let full = [[2; 15].as_slice(), &[1]].concat();
    for (written, phase, started, field) in [
        ("kendall-1979", Phase::Pool(Bag::EMPTY), true, "throw"),
        ("kendall-1979", Phase::Series(Bag::EMPTY), true, "throw"),
        ("kendall-1979", Phase::Pool(bag(&[2, 3])), true, "throw"),
        ("kendall-1979", Phase::Pool(bag(&[2, 2])), true, "throw"),
        (
            "kendall-1979[again=2]",
            Phase::Pool(bag(&full)),
            true,
            "throw",
        ),
        (
            "kendall-1979[starting_throw]",
            Phase::Pool(bag(&[2])),
            false,
            "started",
        ),
        (
            "kendall-1979[starting_throw]",
            Phase::Series(bag(&[1])),
            false,
            "started",
        ),
        (
            "kendall-1979[starting_throw]",
            Phase::Pool(Bag::EMPTY),
            true,
            "throw",
        ),
        (
            "piccione",
            Phase::Divided(Divided::unused(9)),
            true,
            "throw",
        ),
        ("piccione", Phase::Opening(Some(2)), true, "throw"),
    ] {
        let ruleset = ruleset(written);
        let mut setup = Setup::new(&ruleset);
        (setup.side, setup.phase) = (Side::White, phase);
        setup.started.white = started;
        let refused = setup.position(&ruleset).expect_err(written);
        assert_eq!(refused.field(), field, "{written} {phase:?}: {refused}");
    }
    let piccione = ruleset("piccione");
    let mut stuck = Setup::new(&piccione);
    stuck.phase = Phase::Divided(Divided {
        throw: 3,
        left: 1,
        direction: Some(Direction::Forward),
        owes_throw: false,
    });
    assert_eq!(stuck.position(&piccione), Err(PositionError::TurnOver));
}

//! Which points of a set of rules exclude each other.

use super::{Backward, BearOff, End, Entry, Hit, Opening, Rules, Start, Turn, Water};
use crate::board::{House, HouseSet};
use crate::sticks::Sticks;
use thiserror::Error;

/// Two points of a set of rules that cannot hold together, or one that cannot hold at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason} (see {})", points.join(" and "))]
pub struct Contradiction {
    /// The dimensions at fault, by the names of the [dimensions](super::dimensions).
    pub points: Vec<&'static str>,
    /// What is wrong, as a sentence.
    pub reason: &'static str,
}

/// Every test: the dimensions concerned, whether the rules *fail* it, and what to say then.
type Test = (&'static [&'static str], fn(&Rules) -> bool, &'static str);

static TESTS: &[Test] = &[
    (
        &["houses"],
        |r| r.houses != 30 && r.houses != 60,
        "a track has 30 or 60 houses",
    ),
    (
        &["pieces"],
        |r| r.pieces == 0 || r.pieces > 10,
        "a side has 1 to 10 pieces",
    ),
    (
        &["zero"],
        |r| matches!(r.sticks, Sticks::Four { zero } if !(4..=6).contains(&zero)),
        "no light side can count 4, 5 or 6",
    ),
    (
        &["start", "entry"],
        |r| (r.start == Start::Hand) != (r.entry != Entry::None) && r.water != Water::ToHand,
        "pieces that start in hand need a way to enter, and pieces on the board need none",
    ),
    (
        &["water", "entry"],
        |r| r.water == Water::ToHand && r.entry == Entry::None,
        "the water cannot send pieces to hand when they have no way to enter again",
    ),
    (
        &["entry", "turn"],
        |r| (r.entry == Entry::WithOne) && r.turn != Turn::Divided,
        "entering with a 1 belongs to divided throws",
    ),
    (
        &["entry", "turn"],
        |r| (r.entry == Entry::AnyThrow) && r.turn == Turn::Divided,
        "with divided throws pieces enter with a 1",
    ),
    (
        &["opening", "start"],
        |r| matches!(r.opening, Opening::FirstOne(_)) && r.start == Start::Hand,
        "the opening 1 moves the front piece, so pieces must start on the board",
    ),
    (
        &["start_lock", "start"],
        |r| r.start_lock && r.start == Start::Hand,
        "pieces in hand have no starting house to be locked on",
    ),
    (
        &["start_lock", "backward"],
        |r| r.start_lock && r.backward == Backward::MayHit,
        "with the start lock no backward move may hit a piece that has not moved yet",
    ),
    (
        &["starting_throw", "turn"],
        |r| r.starting_throw && r.turn != Turn::Series,
        "waiting for a 1 before playing belongs to a series of throws",
    ),
    (
        &["turn", "hit"],
        |r| r.turn == Turn::Divided && (r.hit != Hit::None || r.fall_back),
        "with divided throws nothing is hit and nothing falls back",
    ),
    (
        &["turn", "water"],
        |r| r.turn == Turn::Divided && r.water == Water::Prison,
        "with divided throws the water cannot hold a piece",
    ),
    (
        &["turn", "trap", "blockade", "vacate"],
        |r| r.turn == Turn::Divided && (r.trap || r.blockade || !r.vacate.is_empty()),
        "divided throws know no trap, no blockade and no house to vacate",
    ),
    (
        &["turn", "may_decline_hit", "may_decline_off"],
        |r| r.turn == Turn::Divided && (r.may_decline_hit || r.may_decline_off),
        "a divided throw cannot be declined",
    ),
    (
        &["turn", "again"],
        |r| r.turn == Turn::Series && r.sticks.values().iter().all(|value| r.again.has(value)),
        "a series needs a throw that ends it",
    ),
    (
        &["again"],
        |r| r.sticks.values().iter().all(|value| r.again.has(value)),
        "a turn needs a throw that ends it",
    ),
    (
        &["turn", "again_without_move"],
        |r| r.turn == Turn::Series && r.again_without_move.iter().next().is_some(),
        "in a series nothing is thrown again after the moves",
    ),
    (
        &["turn", "again_on"],
        |r| r.turn == Turn::Series && !r.again_on.is_empty(),
        "in a series nothing is thrown again after the moves",
    ),
    (
        &["water", "water_house"],
        |r| (r.water == Water::None) != (r.water_house == 0),
        "water needs a house, and a water house needs an effect",
    ),
    (
        &["water", "return_house"],
        |r| {
            matches!(r.water, Water::ToReturn | Water::Prison)
                && (r.return_house == 0 || r.return_house >= r.water_house)
        },
        "this water needs a return house below it",
    ),
    (
        &["trap", "stop", "water"],
        |r| r.trap && (r.stop == 0 || r.water_house <= r.stop || r.water == Water::None),
        "the trap needs a house to stop on and water behind it",
    ),
    (
        &["water", "safe"],
        |r| House::new(r.water_house).is_some_and(|water| (r.safe & r.fixed).has(water)),
        "the water house cannot be a house that is only left by bearing off",
    ),
    (
        &["water", "exits"],
        |r| r.water == Water::Prison && r.fixed.has(House::known(r.water_house)),
        "the water house is not one of the fixed houses",
    ),
    (
        &["stuck_to_water", "water"],
        |r| !r.stuck_to_water.is_empty() && r.water != Water::Prison,
        "stuck pieces can only go back into water that holds them",
    ),
    (
        &["hit_to_water", "water"],
        |r| !r.hit_to_water.is_empty() && r.water != Water::Prison,
        "a hit can only throw into water that holds pieces",
    ),
    (
        &["safe_while_water", "water"],
        |r| !r.safe_while_water.is_empty() && r.water != Water::Prison,
        "houses can only be safe during a stay in water that holds pieces",
    ),
    (
        &["rescued_moves_first", "water"],
        |r| r.rescued_moves_first && r.water != Water::Prison,
        "only water that holds pieces knows a rescue",
    ),
    (
        &["hit", "end"],
        |r| r.hit == Hit::Taken && r.end != End::BoardEmpty,
        "when pieces are taken out of the game the end is an empty board",
    ),
    (
        &["score", "end"],
        |r| r.score && r.end != End::FirstOff,
        "points are scored when one side is off first",
    ),
    (
        &["pairs", "fall_back"],
        |r| r.fall_back && r.water == Water::Prison,
        "a piece that falls back could block the water that holds pieces",
    ),
    (
        &["bear_off", "exits"],
        |r| {
            r.bear_off == BearOff::OntoLast
                && (r.exits.iter().any(|exit| exit.house == r.houses)
                    || r.fixed.has(House::known(r.houses)))
        },
        "the last house is never rested on, so it needs no exit of its own",
    ),
    (
        &["backward", "backward_from"],
        |r| (r.backward == Backward::None) != (r.backward_from == 0),
        "backward moves need houses they start from",
    ),
];

/// The first contradiction in the rules, if there is one.
pub(super) fn check(rules: &Rules) -> Result<(), Contradiction> {
    let outside = |set: HouseSet| !(set & !HouseSet::range(1, rules.houses)).is_empty();
    if let Some(&(points, _, reason)) = TESTS.iter().find(|(_, fails, _)| fails(rules)) {
        return Err(Contradiction {
            points: points.to_vec(),
            reason,
        });
    }
    let sets = [
        ("again_on", rules.again_on),
        ("unprotected", rules.unprotected),
        ("safe", rules.safe),
        ("safe_while_water", rules.safe_while_water),
        ("hit_to_water", rules.hit_to_water),
        ("fixed", rules.fixed),
        ("stuck_to_water", rules.stuck_to_water),
        ("clear_first", rules.clear_first),
        ("vacate", rules.vacate),
    ];
    let numbers = [
        ("stop", rules.stop),
        ("backward_from", rules.backward_from),
        ("water_house", rules.water_house),
        ("return_house", rules.return_house),
    ];
    let off_the_board = sets
        .iter()
        .find(|(_, set)| outside(*set))
        .map(|(name, _)| *name)
        .or(numbers
            .iter()
            .find(|(_, house)| *house > rules.houses)
            .map(|(name, _)| *name))
        .or(rules
            .exits
            .iter()
            .any(|exit| exit.house == 0 || exit.house > rules.houses)
            .then_some("exits"));
    match off_the_board {
        Some(name) => Err(Contradiction {
            points: vec![name, "houses"],
            reason: "a rule names a house that is not on the board",
        }),
        None => dead_ends(rules),
    }
}

/// Houses a piece could never leave.
fn dead_ends(rules: &Rules) -> Result<(), Contradiction> {
    let stuck = rules.fixed.iter().find(|house| {
        let house = house.number();
        let own_exit = rules.exits.iter().find(|exit| exit.house == house);
        !rules.sticks.values().iter().any(|throw| match own_exit {
            Some(exit) => exit.with.has(throw),
            None => match rules.bear_off {
                BearOff::Exact => house + throw == rules.houses + 1,
                BearOff::Overshoot => house + throw > rules.houses,
                BearOff::OntoLast => house + throw == rules.houses,
            },
        })
    });
    match stuck {
        Some(_) => Err(Contradiction {
            points: vec!["fixed", "exits"],
            reason: "no throw bears off from a house that is only left by bearing off",
        }),
        None => Ok(()),
    }
}

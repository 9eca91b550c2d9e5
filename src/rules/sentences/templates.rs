//! All sentences and the conditions under which they apply, in reading order.

use super::{Args, Facts, Section, Template};
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::base::sticks::{Device, Randomizer, ThrowSet};
use crate::rules::ineffective::earns_throws;
use crate::rules::{
    Backward, BearOff, End, Entry, Hit, Line, Opening, ReturnFull, Rules, Start, StopOver, Turn,
    Water,
};

macro_rules! templates {
    ($($section:ident { $($id:literal [$($about:ident)+] |$facts:ident| $said:expr;)+ })+) => {
        &[$($(Template {
            section: Section::$section,
            id: $id,
            about: &[$(stringify!($about)),+],
            said: |$facts| $said,
        }),+),+]
    };
}

fn when(said: bool) -> Vec<Args> {
    with(said, Args::default)
}

fn with(said: bool, gaps: impl FnOnce() -> Args) -> Vec<Args> {
    said.then(gaps).into_iter().collect()
}

/// One occurrence with these houses, or none if there are no houses.
fn of(houses: HouseSet) -> Vec<Args> {
    with(!houses.is_empty(), || Args::default().houses(houses))
}

fn house(house: u8) -> Args {
    Args::default().number("house", house)
}

fn empty(values: ThrowSet) -> bool {
    values == ThrowSet::EMPTY
}

fn alternating(f: &Facts, odd: Side) -> Vec<Args> {
    with(f.rules.start == Start::Alternating { odd }, || {
        Args::default()
            .number("first", f.rules.start_house)
            .number("last", f.rules.last_start_house())
    })
}

fn first_one(f: &Facts, side: Side) -> Vec<Args> {
    let front = f.tables.start[side.index()].last().map_or(0, House::number);
    with(f.rules.opening == Opening::FirstOne(side), || {
        Args::default()
            .number("from", front)
            .number("to", front + 1)
    })
}

fn counts(f: &Facts, value: u8) -> Vec<Args> {
    let sticks = f.rules.sticks;
    when(!sticks.device.is_die() && sticks.light_values.is_none() && sticks.blank_value == value)
}

fn thrown_with(f: &Facts, device: Device) -> Vec<Args> {
    when(f.rules.sticks.device == device)
}

/// What each number of light sides counts, one by one.
fn light_values(f: &Facts) -> Vec<Args> {
    let values = f
        .rules
        .sticks
        .light_values
        .iter()
        .flat_map(|values| values.iter());
    (0..)
        .zip(values)
        .map(|(light, value)| {
            Args::default()
                .number("light", light)
                .number("value", value)
        })
        .collect()
}

/// The values in this set that can fall, or that would count if they were not thrown again.
fn falling(f: &Facts, values: ThrowSet) -> Vec<Args> {
    let all = Randomizer {
        rethrow: ThrowSet::EMPTY,
        ..f.rules.sticks
    };
    let falling = all.values() & values;
    with(!falling.is_empty(), || Args::default().throws(falling))
}

fn earned(rules: &Rules) -> ThrowSet {
    rules
        .sticks
        .values()
        .filter(|throw| rules.again.contains(throw))
}

fn prison(rules: &Rules) -> bool {
    rules.water == Water::Prison
}

fn may_hit_nothing(f: &Facts) -> bool {
    f.rules.backward == Backward::MayHit && f.rules.hit == Hit::None
}

/// The highest house from which a piece can move backward; 0 if there is none.
fn backward_from(f: &Facts) -> u8 {
    let from = f.tables.back_from & !f.tables.water;
    from.last().map_or(0, House::number)
}

/// Houses with their own way off: the stop, houses left only by bearing off, and houses whose exit
/// differs from the general rule.
fn with_own_way(f: &Facts) -> HouseSet {
    let same_anyway =
        |house| f.leaves_with(house) == f.without_exits.bears_off_with(f.rules, house);
    let exits = f.rules.exits.iter().filter_map(|exit| {
        let house = House::new(exit.house)?;
        (exit.any_if_first_row_empty || !same_anyway(house)).then_some(house)
    });
    let stop = House::new(f.rules.stop).map_or(HouseSet::EMPTY, HouseSet::from_house);
    exits.collect::<HouseSet>() | f.rules.fixed | stop
}

/// The ways off of those houses, one by one.
fn exits(f: &Facts, as_wanted: fn(&Facts, House) -> bool) -> Vec<Args> {
    let resting = with_own_way(f) & f.tables.board & !f.tables.water;
    let leaving = resting
        .iter()
        .filter(|&house| !empty(f.leaves_with(house)) && as_wanted(f, house));
    leaving
        .map(|number| house(number.number()).throws(f.leaves_with(number)))
        .collect()
}

/// The way off of all other houses, if a throw can bear off from any of them.
fn bears_off(f: &Facts, how: BearOff) -> Vec<Args> {
    let others = f.tables.board & !with_own_way(f) & !f.tables.water;
    let some_leaves = others.iter().any(|house| !empty(f.leaves_with(house)));
    with(f.rules.bear_off == how && some_leaves, || {
        house(f.rules.houses)
    })
}

fn leaves_with_any(f: &Facts, house: House) -> bool {
    f.leaves_with(house) == f.rules.playable()
}

fn leaves_if_row_empty(f: &Facts, house: House) -> bool {
    let exit = f
        .rules
        .exits
        .iter()
        .find(|exit| exit.house == house.number());
    exit.is_some_and(|exit| exit.any_if_first_row_empty) && !leaves_with_any(f, house)
}

fn water(f: &Facts) -> House {
    f.tables.water.first().unwrap_or(House::new_unchecked(1))
}

/// Where a piece goes from water that sends it to the return house, if that is occupied.
fn returns(f: &Facts, full: ReturnFull) -> Vec<Args> {
    with(
        f.rules.water == Water::ToReturn && f.rules.return_full == full,
        || house(f.rules.water_house).number("return", f.rules.return_house),
    )
}

/// Houses that end a turn which could otherwise continue.
fn ends_turn(rules: &Rules) -> HouseSet {
    match rules.turn {
        Turn::Series => HouseSet::EMPTY,
        Turn::Single if !earns_throws(rules) => HouseSet::EMPTY,
        // Water that holds a piece ends the turn in any case.
        _ => rules
            .ends_turn
            .iter()
            .filter(|house| !prison(rules) || house.number() != rules.water_house)
            .collect(),
    }
}

fn stops_over(f: &Facts, how: StopOver) -> Vec<Args> {
    with(f.rules.stop_over == how && f.rules.stop != 0, || {
        house(f.rules.stop)
    })
}

pub(super) static TEMPLATES: &[Template] = templates! {
    Aim {
        "rule-aim-first-off" [end] |f| when(f.rules.end == End::FirstOff);
        "rule-aim-board-empty" [end] |f| when(f.rules.end == End::BoardEmpty);
        "rule-pieces" [pieces] |f| vec![Args::default().number("pieces", f.rules.pieces)];
        "rule-houses-30" [houses] |f| when(f.rules.houses == 30);
        "rule-houses-60" [houses] |f| when(f.rules.houses == 60);
        "rule-start-hand" [start] |f| when(f.rules.start == Start::Hand);
        "rule-start-white-odd" [start start_house pieces] |f| alternating(f, Side::White);
        "rule-start-black-odd" [start start_house pieces] |f| alternating(f, Side::Black);
        "rule-start-house" [start_house] |f| when(f.rules.start_house != 1);
        "rule-opening-white" [opening] |f| when(f.rules.opening == Opening::Begins(Side::White));
        "rule-opening-black" [opening] |f| when(f.rules.opening == Opening::Begins(Side::Black));
        "rule-opening-one-is-white" [opening start pieces] |f| first_one(f, Side::White);
        "rule-opening-one-is-black" [opening start pieces] |f| first_one(f, Side::Black);
        "rule-opening-higher-throw" [opening] |f| when(f.rules.opening == Opening::HigherThrow);
    }
    Throwing {
        "rule-sticks" [sticks zero] |f| thrown_with(f, Device::FourSticks);
        "rule-sticks-2" [sticks] |f| thrown_with(f, Device::TwoSticks);
        "rule-sticks-5" [sticks] |f| thrown_with(f, Device::FiveSticks);
        "rule-sticks-die6" [sticks] |f| thrown_with(f, Device::SixSidedDie);
        "rule-values" [values] |f| light_values(f);
        "rule-zero-0" [zero] |f| counts(f, 0);
        "rule-zero-4" [zero] |f| counts(f, 4);
        "rule-zero-5" [zero] |f| counts(f, 5);
        "rule-zero-6" [zero] |f| counts(f, 6);
        "rule-zero-die" [zero sticks] |f| thrown_with(f, Device::FourSidedDie);
        "rule-rethrow" [rethrow] |f| falling(f, f.rules.sticks.rethrow);
        "rule-lost" [lost] |f| falling(f, f.rules.lost);
        "rule-lost-zero" [zero values] |f| when(f.rules.sticks.values().contains(0));
        "rule-turn-single" [turn] |f| when(f.rules.turn == Turn::Single);
        "rule-turn-series" [turn] |f| when(f.rules.turn == Turn::Series);
        "rule-turn-divided" [turn] |f| when(f.rules.turn == Turn::Divided);
        "rule-starting-throw-on" [starting_throw] |f| when(f.rules.starting_throw);
        "rule-again" [again] |f| with(f.rules.turn != Turn::Series && !empty(earned(f.rules)), || {
            Args::default().throws(earned(f.rules))
        });
        "rule-again-series" [again turn] |f| with(f.rules.turn == Turn::Series, || {
            let ending = f.other_throws(f.rules.again).iter();
            Args::default().throws(earned(f.rules)).list("others", ending)
        });
        "rule-again-on" [again_on] |f| of(f.rules.again_on);
        "rule-ends-turn" [ends_turn] |f| of(ends_turn(f.rules));
        "rule-again-none" [again again_on] |f| {
            when(f.rules.turn != Turn::Series && empty(earned(f.rules)) && f.rules.again_on.is_empty())
        };
        "rule-turn-passes" [again again_on] |f| {
            when(f.rules.turn != Turn::Series && !(empty(earned(f.rules)) && f.rules.again_on.is_empty()))
        };
        "rule-must-move" [may_decline_hit may_decline_off] |_f| when(true);
        "rule-may-decline-hit-on" [may_decline_hit] |f| when(f.rules.may_decline_hit);
        "rule-may-decline-off-on" [may_decline_off] |f| when(f.rules.may_decline_off);
        "rule-no-move" [again_without_move] |f| {
            when(f.rules.turn != Turn::Series && empty(f.rules.again_without_move))
        };
        "rule-again-without-move" [again_without_move] |f| with(!empty(f.rules.again_without_move), || {
            Args::default().throws(f.rules.again_without_move)
        });
        "rule-no-move-series" [again_without_move] |f| when(f.rules.turn == Turn::Series);
        "rule-no-move-divided" [turn] |f| when(f.rules.turn == Turn::Divided);
    }
    Moving {
        "rule-entry-any-throw" [entry entry_at] |f| when(f.rules.entry == Entry::AnyThrow && f.rules.entry_at == 1);
        "rule-entry-at-0" [entry_at entry] |f| when(f.rules.entry == Entry::AnyThrow && f.rules.entry_at == 0);
        "rule-entry-throws" [entry_throws] |f| {
            let entering = f.rules.sticks.values().filter(|throw| f.rules.entry_throws.contains(throw));
            let some = f.rules.entry == Entry::AnyThrow && entering != f.rules.sticks.values();
            with(some, || Args::default().throws(entering))
        };
        "rule-entry-with-one" [entry] |f| when(f.rules.entry == Entry::WithOne);
        "rule-entry-with-one-first" [entry] |f| when(f.rules.entry == Entry::WithOne);
        "rule-start-lock-on" [start_lock] |f| when(f.rules.start_lock);
        "rule-blockade-off" [blockade] |f| when(!f.rules.blockade.is_on());
        "rule-blockade-2" [blockade] |f| when(f.rules.blockade.pieces() == Some(2));
        "rule-blockade-on" [blockade] |f| when(f.rules.blockade == Line::ON);
        "rule-fall-back-off" [fall_back] |f| when(!f.rules.fall_back);
        "rule-fall-back-on" [fall_back] |f| when(f.rules.fall_back);
        "rule-fall-back-on-unchanged" [fall_back] |f| when(f.rules.fall_back);
        "rule-hit-none" [hit] |f| when(f.rules.hit == Hit::None);
        "rule-hit-swap" [hit] |f| when(f.rules.hit == Hit::Swap);
        "rule-hit-empty-behind" [hit] |f| when(f.rules.hit == Hit::EmptyBehind);
        "rule-hit-lowest-empty" [hit] |f| when(f.rules.hit == Hit::LowestEmpty);
        "rule-hit-to-hand" [hit] |f| when(f.rules.hit == Hit::ToHand);
        "rule-hit-taken" [hit] |f| when(f.rules.hit == Hit::Taken);
        "rule-pairs-on" [pairs] |f| when(f.rules.pairs == Line::ON && f.rules.hit != Hit::None);
        "rule-pairs-3" [pairs] |f| when(f.rules.pairs.pieces() == Some(3) && f.rules.hit != Hit::None);
        "rule-pairs-off" [pairs] |f| when(!f.rules.pairs.is_on() && f.rules.hit != Hit::None);
        "rule-corners-off" [corners] |f| {
            let guards = f.rules.pairs.is_on() && f.rules.hit != Hit::None;
            when(!f.rules.corners && (f.rules.blockade.is_on() || guards))
        };
        "rule-backward-none" [backward] |f| when(f.rules.backward == Backward::None);
        "rule-backward-to-empty" [backward] |f| when(f.rules.backward == Backward::ToEmpty || may_hit_nothing(f));
        "rule-backward-may-hit" [backward] |f| when(f.rules.backward == Backward::MayHit && !may_hit_nothing(f));
        "rule-backward-may-hit-swap" [backward hit] |f| {
            when(f.rules.backward == Backward::MayHit && f.rules.hit == Hit::Swap)
        };
        "rule-backward-from" [backward_from] |f| {
            let highest = backward_from(f);
            with(highest > 0 && highest < f.rules.houses, || house(highest))
        };
        "rule-backward-from-everywhere" [backward_from] |f| when(backward_from(f) == f.rules.houses);
    }
    Houses {
        "rule-stop" [stop] |f| with(f.rules.stop != 0, || house(f.rules.stop));
        "rule-stop-over-halt" [stop_over stop] |f| stops_over(f, StopOver::Halt);
        "rule-stop-over-bounce" [stop_over stop] |f| stops_over(f, StopOver::Bounce);
        "rule-trap-on" [trap] |f| with(f.rules.trap, || house(f.rules.water_house).number("stop", f.rules.stop));
        "rule-water-none" [water] |f| when(f.rules.water == Water::None);
        "rule-water-prison" [water water_house] |f| with(prison(f.rules), || house(f.rules.water_house));
        "rule-water-prison-alone" [water] |f| when(prison(f.rules));
        "rule-return-house" [return_house water] |f| with(prison(f.rules), || house(f.rules.return_house));
        "rule-rescued-moves-first-on" [rescued_moves_first] |f| when(f.rules.rescued_moves_first);
        "rule-water-prison-exit" [water exits bear_off] |f| {
            let throws = f.leaves_with(water(f));
            with(prison(f.rules) && !empty(throws), || Args::default().throws(throws))
        };
        "rule-water-to-return" [water water_house return_house return_full] |f| returns(f, ReturnFull::Below);
        "rule-return-full-lowest" [return_full water water_house return_house] |f| returns(f, ReturnFull::Lowest);
        "rule-return-full-hand" [return_full water water_house return_house] |f| returns(f, ReturnFull::Hand);
        "rule-return-full-closed" [return_full water water_house return_house] |f| returns(f, ReturnFull::Closed);
        "rule-water-to-lowest" [water water_house] |f| {
            with(f.rules.water == Water::ToLowest, || house(f.rules.water_house))
        };
        "rule-water-to-hand" [water water_house] |f| {
            with(f.rules.water == Water::ToHand, || house(f.rules.water_house))
        };
        "rule-unprotected" [unprotected] |f| of(if f.rules.pairs.is_on() { f.rules.unprotected } else { HouseSet::EMPTY });
        "rule-water-suspends-pairs-on" [water_suspends_pairs] |f| {
            when(f.rules.water_suspends_pairs && prison(f.rules))
        };
        "rule-water-suspends-pairs-on-rescued" [water_suspends_pairs rescued_moves_first] |f| {
            when(f.rules.water_suspends_pairs && f.rules.rescued_moves_first)
        };
        "rule-safe" [safe] |f| of(if f.rules.hit == Hit::None { HouseSet::EMPTY } else { f.rules.safe });
        "rule-safe-while-water" [safe_while_water] |f| of(f.rules.safe_while_water);
        "rule-hit-to-water" [hit_to_water] |f| of(f.rules.hit_to_water & f.tables.hittable);
        "rule-hit-to-water-taken" [hit] |f| {
            let can_be = !(f.rules.hit_to_water & f.tables.hittable & !f.rules.safe_while_water).is_empty();
            when(can_be && f.rules.hit == Hit::Swap && prison(f.rules))
        };
        "rule-vacate" [vacate] |f| of(f.rules.vacate);
        "rule-fixed" [fixed] |f| of(f.rules.fixed);
        "rule-stuck-to-water" [stuck_to_water] |f| of(f.rules.stuck_to_water);
        "rule-last-chance" [last_chance] |f| of(f.rules.last_chance);
    }
    Leaving {
        "rule-bear-off-exact" [bear_off] |f| bears_off(f, BearOff::Exact);
        "rule-bear-off-overshoot" [bear_off] |f| bears_off(f, BearOff::Overshoot);
        "rule-bear-off-bounce" [bear_off] |f| bears_off(f, BearOff::Bounce);
        "rule-bear-off-onto-last" [bear_off] |f| bears_off(f, BearOff::OntoLast);
        "rule-exits" [exits bear_off] |f| {
            exits(f, |f, house| !leaves_with_any(f, house) && !leaves_if_row_empty(f, house))
        };
        "rule-exits-any" [exits bear_off] |f| exits(f, leaves_with_any);
        "rule-exits-first-row-empty" [exits] |f| exits(f, leaves_if_row_empty);
        "rule-clear-first" [clear_first] |f| of(f.rules.clear_first);
        "rule-clear-first-hand" [clear_first entry] |f| {
            when(!f.rules.clear_first.is_empty() && f.rules.entry != Entry::None)
        };
    }
    Winning {
        "rule-end-first-off" [end pieces] |f| {
            with(f.rules.end == End::FirstOff, || Args::default().number("pieces", f.rules.pieces))
        };
        "rule-end-board-empty" [end] |f| when(f.rules.end == End::BoardEmpty);
        "rule-score-on" [score] |f| when(f.rules.score);
    }
};

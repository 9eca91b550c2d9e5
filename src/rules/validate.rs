//! Contradictions between the points of a set of rules.

use super::ineffective::ineffective_because;
use super::{
    Backward, BearOff, End, Entry, Hit, Opening, ReturnFull, Rules, Start, StopOver, Turn, Water,
};
use crate::base::board::{House, HouseSet};
use crate::base::sticks::{Randomizer, ThrowSet};
use thiserror::Error;

/// Two points of a set of rules that contradict each other, or one that is impossible by itself.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason} (see {})", points.join(" and "))]
pub struct Contradiction {
    /// A stable code that selects its translation on the page.
    pub code: &'static str,
    /// The names of the [parameters](super::parameters) that disagree.
    pub points: Vec<&'static str>,
    /// Parameters whose values are a condition of the contradiction.
    pub given: &'static [&'static str],
    /// The explanation, as an English sentence.
    pub reason: &'static str,
}

impl Contradiction {
    /// Whether the value of this parameter contributes to the contradiction.
    #[must_use]
    pub fn involves(&self, parameter: &str) -> bool {
        self.points.contains(&parameter) || self.given.contains(&parameter)
    }
}

/// Points that can contradict each other, and the test for it.
struct Test {
    code: &'static str,
    points: &'static [&'static str],
    given: &'static [&'static str],
    fails: fn(&Rules) -> bool,
    reason: &'static str,
}

impl Test {
    fn contradiction(&self, rules: &Rules) -> Contradiction {
        // Where `zero` says nothing, the point that says what the throws count instead.
        let says = |point| match point {
            "zero" => ineffective_because(point, rules).unwrap_or(point),
            _ => point,
        };
        Contradiction {
            code: self.code,
            points: self.points.iter().map(|&point| says(point)).collect(),
            given: self.given,
            reason: self.reason,
        }
    }
}

macro_rules! tests {
    ($($code:literal [$($point:ident)+] $(given [$($given:ident)+])? |$rules:ident| $fails:expr, $reason:literal;)+) => {
        &[$(Test {
            code: $code,
            points: &[$(stringify!($point)),+],
            given: &[$($(stringify!($given)),+)?],
            fails: |$rules| $fails,
            reason: $reason,
        }),+]
    };
}

/// Values that are always invalid. [`PAIRS`] relies on houses within the board, so it is tested only if
/// none of these applies.
static RANGES: &[Test] = tests! {
    "houses" [houses] |r| r.houses != 30 && r.houses != 60,
        "a track must have 30 or 60 houses";
    "pieces" [pieces] |r| r.pieces == 0 || r.pieces > 10,
        "a side must have 1 to 10 pieces";
    "start_house" [start_house] |r| r.start_house == 0 || r.start_house >= House::MAX,
        "pieces start from a house of the board";
    "entry_at" [entry_at] |r| r.entry_at > 1,
        "a piece that enters counts its steps from house 0 or 1";
    "zero" [zero] |r| Randomizer::sticks(r.sticks.blank_value).is_none(),
        "no light side can count 0, 4, 5 or 6";
    "values_sticks" [values sticks] given [zero]
        |r| r.sticks.light_values.is_some_and(|values| values.sticks() != r.sticks.device.sticks()),
        "each number of light sides that these sticks can show needs a value";
    "rethrow_all" [rethrow sticks] given [zero values] |r| r.sticks.values().is_empty(),
        "some throw must count";
    "exits" [exits] |r| (1..r.exits.len()).any(|i| r.exits[..i].iter().any(|exit| exit.house == r.exits[i].house)),
        "a house has one exit";
    "off_board" [stop houses] |r| r.stop > r.houses,
        "a rule names a house that is not on the board";
    "off_board" [backward_from houses] |r| r.backward_from > r.houses,
        "a rule names a house that is not on the board";
    "off_board" [water_house houses] |r| r.water_house > r.houses,
        "a rule names a house that is not on the board";
    "off_board" [return_house houses] |r| r.return_house > r.houses,
        "a rule names a house that is not on the board";
    "off_board" [exits houses]
        |r| r.exits.iter().any(|exit| exit.house == 0 || exit.house > r.houses),
        "a rule names a house that is not on the board";
};

static PAIRS: &[Test] = tests! {
    "hand_entry" [start entry] |r| r.start == Start::Hand && r.entry == Entry::None,
        "pieces that start in hand need a way to enter";
    "water_entry" [water entry] |r| r.water == Water::ToHand && r.entry == Entry::None,
        "the water cannot send pieces to hand when they have no way to enter again";
    "behind_entry" [hit entry] given [backward]
        |r| r.hit == Hit::EmptyBehind && r.backward == Backward::MayHit && r.entry == Entry::None,
        "a piece hit by a backward move may find no empty house behind it, so it needs a way to enter again";
    "behind_entry" [hit entry]
        given [stop_over stop bear_off houses pieces safe sticks zero values lost rethrow]
        |r| r.hit == Hit::EmptyBehind && r.entry == Entry::None && r.bounces_onto_cornered(),
        "a piece hit by one that turns back may find no empty house behind it, so it needs a way to enter again";
    "home_entry" [hit entry] |r| r.hit == Hit::ToHand && r.entry == Entry::None,
        "pieces that are hit cannot go back to hand when they have no way to enter again";
    "full_entry" [return_full entry] given [water]
        |r| r.water == Water::ToReturn && r.return_full == ReturnFull::Hand && r.entry == Entry::None,
        "the water cannot send pieces to hand when they have no way to enter again";
    "one_divided" [entry turn] |r| r.entry == Entry::WithOne && r.turn != Turn::Divided,
        "entering with a 1 belongs to divided throws";
    "any_divided" [entry turn] |r| r.entry == Entry::AnyThrow && r.turn == Turn::Divided,
        "with divided throws pieces enter with a 1";
    "entry_stop" [entry stop] given [entry_at]
        |r| r.entry == Entry::AnyThrow && r.entry_at == 1 && r.stop == 1,
        "a piece that enters goes past house 1 at once, so that cannot be the house to stop on";
    "entry_throws" [entry_throws zero] given [entry]
        |r| r.entry == Entry::AnyThrow && !r.sticks.values().iter().any(|throw| r.entry_throws.contains(throw)),
        "no throw that can be made lets a piece enter";
    "entry_throws" [entry_throws stop] given [entry entry_at zero]
        |r| r.entry == Entry::AnyThrow && r.stop > r.entry_at
            && r.sticks.values().iter().any(|throw| r.entry_throws.contains(throw))
            && !r.sticks.values().iter().any(|throw| r.enters_with(throw)),
        "no throw that can be made lets a piece enter";
    "opening_hand" [opening start]
        |r| matches!(r.opening, Opening::FirstOne(_)) && r.start == Start::Hand,
        "the opening 1 moves the front piece, so pieces must start on the board";
    "opening_odd" [opening start]
        |r| matches!((r.opening, r.start), (Opening::FirstOne(side), Start::Alternating { odd }) if (side == odd) == (r.start_house % 2 == 1)),
        "the opening 1 is played by the side in front";
    "start_house_hand" [start_house start] |r| r.start_house != 1 && r.start == Start::Hand,
        "pieces in hand have no starting house";
    "start_house_lock" [start_house start_lock] |r| r.start_house != 1 && r.start_lock,
        "the start lock holds pieces that start from house 1";
    "start_beyond" [start_house pieces] given [houses] |r| r.start != Start::Hand && r.last_start_house() >= r.houses,
        "the pieces start on houses of the board, with a house before them";
    "start_beyond" [start_house stop] given [pieces]
        |r| r.start_house != 1 && r.stop != 0 && r.stop <= r.last_start_house(),
        "the pieces must start before the house where all stop";
    "start_beyond" [start_house fixed] given [pieces]
        |r| r.start_house != 1 && r.fixed.first().is_some_and(|house| house.number() <= r.last_start_house()),
        "the pieces must start before the houses that are only left by bearing off";
    "opening_fixed" [opening fixed] given [start pieces start_house]
        |r| matches!(r.opening, Opening::FirstOne(_)) && r.start != Start::Hand
            && starting(r).last().is_some_and(|front| r.fixed.contains(front)),
        "the opening 1 moves the front piece, which stands on a house that is only left by bearing off";
    "lock_hand" [start_lock start] |r| r.start_lock && r.start == Start::Hand,
        "pieces in hand have no starting house to be locked on";
    "lock_backward" [start_lock backward] |r| r.start_lock && r.backward == Backward::MayHit,
        "with the start lock no backward move may hit a piece that has not moved yet";
    "lock_entry" [start_lock entry] given [hit]
        |r| r.start_lock && r.entry == Entry::AnyThrow && r.hit != Hit::None,
        "with the start lock no piece that enters may hit one that has not moved yet";
    "lock_fixed" [start_lock fixed] given [clear_first start pieces start_house]
        |r| r.start_lock && (r.fixed & starting(r)).iter().any(|house| {
            !(r.clear_first & HouseSet::range(1, house.number() - 1)).is_empty()
        }),
        "a piece that others wait for could never be borne off before they are gone";
    "one_series" [starting_throw turn] |r| r.starting_throw && r.turn != Turn::Series,
        "waiting for a 1 before playing belongs to a series of throws";
    "divided_hit" [turn hit] |r| r.turn == Turn::Divided && r.hit != Hit::None,
        "with divided throws nothing is hit";
    "divided_fall_back" [turn fall_back] |r| r.turn == Turn::Divided && r.fall_back,
        "with divided throws nothing falls back";
    "divided_prison" [turn water] |r| r.turn == Turn::Divided && r.water == Water::Prison,
        "with divided throws the water cannot hold a piece";
    "divided_trap" [turn trap] |r| r.turn == Turn::Divided && r.trap,
        "divided throws have no trap";
    "divided_blockade" [turn blockade] |r| r.turn == Turn::Divided && r.blockade.is_on(),
        "divided throws have no blockade";
    "divided_over" [turn stop_over] |r| r.turn == Turn::Divided && r.stop_over != StopOver::Lost,
        "a divided throw is never too large";
    "divided_over" [turn bear_off] |r| r.turn == Turn::Divided && r.bear_off == BearOff::Bounce,
        "a divided throw is never too large";
    "divided_vacate" [turn vacate] |r| r.turn == Turn::Divided && !r.vacate.is_empty(),
        "divided throws have no house to vacate";
    "divided_decline_hit" [turn may_decline_hit] |r| r.turn == Turn::Divided && r.may_decline_hit,
        "a divided throw cannot be declined";
    "divided_decline_off" [turn may_decline_off] |r| r.turn == Turn::Divided && r.may_decline_off,
        "a divided throw cannot be declined";
    "always_again" [again zero] given [sticks values rethrow] |r| every_throw(r, r.again),
        "a turn needs a throw that ends it";
    "no_one" [lost sticks] given [zero values rethrow] |r| r.lost.contains(1) && r.sticks.values().contains(1),
        "a piece may need a 1, so a throw of 1 must be possible and must be played";
    "no_one" [rethrow sticks] given [zero values] |r| r.sticks.rethrow.contains(1),
        "a piece may need a 1, so a throw of 1 must be possible and must be played";
    "no_one" [values sticks] given [zero rethrow]
        |r| !r.sticks.rethrow.contains(1) && !r.sticks.values().contains(1),
        "a piece may need a 1, so a throw of 1 must be possible and must be played";
    "one_value" [opening sticks] given [zero values rethrow]
        |r| r.opening == Opening::HigherThrow && r.sticks.values().iter().count() < 2,
        "the higher throw can only begin if throws differ";
    "lost_again" [lost again] |r| !(r.lost & r.again).is_empty(),
        "a throw that loses the turn cannot earn another one";
    "lost_again" [lost again_without_move] |r| !(r.lost & r.again_without_move).is_empty(),
        "a throw that loses the turn cannot earn another one";
    "lost_rethrow" [lost rethrow] |r| !(r.lost & r.sticks.rethrow).is_empty(),
        "a throw that is made again cannot lose the turn";
    "lost_series" [lost turn] |r| !r.lost.is_empty() && r.turn == Turn::Series,
        "in a series it would be unclear whether the throws before a lost one are lost too";
    "long_series" [turn again] given [zero sticks values rethrow]
        |r| r.turn == Turn::Series && chance_of_another(r) > 0.5 && !every_throw(r, r.again),
        "in a series at most every second throw may earn another one";
    "always_again_unmoved" [again_without_move zero] given [sticks values rethrow] |r| every_throw(r, r.again_without_move),
        "a side that cannot move needs a throw that ends its turn";
    "series_unmoved" [turn again_without_move]
        |r| r.turn == Turn::Series && r.again_without_move != ThrowSet::EMPTY,
        "in a series no throw follows the moves";
    "series_again_on" [turn again_on] |r| r.turn == Turn::Series && !r.again_on.is_empty(),
        "in a series no throw follows the moves";
    "ends_again" [ends_turn again_on] |r| !(r.ends_turn & r.again_on).is_empty(),
        "a house cannot both end the turn and earn another throw";
    "water_nowhere" [water water_house] |r| r.water != Water::None && r.water_house == 0,
        "water needs a house";
    "water_idle" [water water_house] |r| r.water == Water::None && r.water_house != 0,
        "a water house needs an effect";
    "water_pieces" [water_house pieces] given [start_house]
        |r| r.water_house != 0 && r.water_house <= r.last_start_house() + 1,
        "the water must lie beyond the starting houses";
    "water_return" [water return_house]
        |r| matches!(r.water, Water::ToReturn | Water::Prison) && r.return_house == 0,
        "this water needs a return house";
    "return_beyond" [return_house water_house]
        |r| r.water_house != 0 && r.return_house >= r.water_house,
        "the return house must lie below the water";
    "return_fixed" [return_house fixed] given [water rescued_moves_first clear_first]
        |r| r.water == Water::Prison && r.rescued_moves_first && !r.clear_first.is_empty()
            && House::new(r.return_house).is_some_and(|house| r.fixed.contains(house)),
        "a rescued piece that must move first could be kept from being borne off for good";
    "sent_closed" [return_full hit_to_water] given [water]
        |r| closes(r) && !r.hit_to_water.is_empty(),
        "a piece could be sent into the water while it is closed";
    "sent_closed" [return_full hit] given [water]
        |r| closes(r) && matches!(r.hit, Hit::EmptyBehind | Hit::LowestEmpty),
        "a piece could be sent into the water while it is closed";
    "sent_closed" [return_full fall_back] given [water] |r| closes(r) && r.fall_back,
        "a piece could be sent into the water while it is closed";
    "sent_closed" [return_full last_chance] given [water]
        |r| closes(r) && !r.last_chance.is_empty(),
        "a piece could be sent into the water while it is closed";
    "trap_stop" [trap stop] |r| r.trap && r.stop == 0,
        "the trap needs a house to stop on";
    "trap_over" [trap stop_over] |r| r.trap && r.stop_over != StopOver::Lost,
        "a throw past the house to stop on cannot end both in the trap and elsewhere";
    "trap_water" [trap water] |r| r.trap && r.water == Water::None,
        "the trap needs water";
    "trap_behind" [stop water_house] given [trap]
        |r| r.trap && r.stop != 0 && r.water_house != 0 && r.water_house <= r.stop,
        "the water of the trap must lie beyond the house to stop on";
    "stop_water" [stop water_house] given [water exits bear_off houses zero sticks values lost rethrow]
        |r| r.water != Water::None && r.stop != 0 && r.stop == r.water_house
            && !(1..r.stop + u8::from(r.water == Water::Prison)).map(House::new_unchecked).any(|house| bears_off(r, house)),
        "every piece must stop on the water house, and no throw takes one further";
    "water_fixed" [fixed water_house]
        |r| House::new(r.water_house).is_some_and(|water| r.fixed.contains(water)),
        "the water house cannot be a house that is only left by bearing off";
    "stuck_water" [stuck_to_water water]
        |r| !r.stuck_to_water.is_empty() && r.water != Water::Prison,
        "stuck pieces can only go back into water that holds them";
    "stuck_forward" [stuck_to_water water_house]
        |r| r.stuck_to_water.first().is_some_and(|house| house.number() <= r.water_house),
        "stuck pieces go back, so their houses lie beyond the water";
    "hit_water" [hit_to_water water] |r| !r.hit_to_water.is_empty() && r.water == Water::None,
        "a hit can only throw into water if there is any";
    "chance_water" [last_chance water] |r| !r.last_chance.is_empty() && r.water == Water::None,
        "pieces can only fall into water if there is any";
    "chance_forward" [last_chance water_house]
        |r| r.last_chance.first().is_some_and(|house| house.number() <= r.water_house),
        "pieces fall back into the water, so their houses lie beyond it";
    "chance_stuck" [last_chance stuck_to_water]
        |r| !(r.last_chance & r.stuck_to_water).is_empty(),
        "a piece that falls into the water after every throw cannot wait until it is stuck";
    "chance_turn" [last_chance turn] |r| !r.last_chance.is_empty() && r.turn != Turn::Single,
        "a piece can only be given one throw to leave where each throw is one move";
    "safe_water" [safe_while_water water]
        |r| !r.safe_while_water.is_empty() && r.water != Water::Prison,
        "houses can only be safe during a stay in water that holds pieces";
    "rescue_water" [rescued_moves_first water]
        |r| r.rescued_moves_first && r.water != Water::Prison,
        "only water that holds pieces has a rescue";
    "fall_back_prison" [fall_back water] |r| r.fall_back && r.water == Water::Prison,
        "a piece that falls back could block the water that holds pieces";
    "taken_end" [hit end] |r| r.hit == Hit::Taken && r.end != End::BoardEmpty,
        "when pieces are taken out of the game the end is an empty board";
    "water_end" [water end] given [water_house exits bear_off houses stop zero sticks values lost rethrow]
        |r| r.water == Water::Prison && r.end == End::BoardEmpty
            && House::new(r.water_house).is_some_and(|water| !bears_off(r, water)),
        "a piece that no throw takes out of the water could keep the board from ever being empty";
    "clear_end" [clear_first end] given [water]
        |r| r.water == Water::Prison && r.end == End::BoardEmpty && !r.clear_first.is_empty(),
        "a piece in the water could wait for ever for houses that its side can no longer clear";
    "score_end" [score end] |r| r.score && r.end != End::FirstOff,
        "points are scored when one side is off first";
    "last_exit" [bear_off exits] given [houses]
        |r| r.bear_off == BearOff::OntoLast && r.exits.iter().any(|exit| exit.house == r.houses),
        "no piece rests on the last house, so it needs no exit of its own";
    "last_fixed" [bear_off fixed] given [houses]
        |r| r.bear_off == BearOff::OntoLast && r.fixed.contains(House::new_unchecked(r.houses)),
        "no piece rests on the last house, so none can bear off from it";
    "last_water" [bear_off water_house] given [houses]
        |r| r.bear_off == BearOff::OntoLast && r.water_house == r.houses,
        "no piece rests on the last house, so it cannot be the water";
    "backward_nowhere" [backward backward_from]
        |r| r.backward != Backward::None && r.backward_from == 0,
        "backward moves need houses to start from";
    "backward_idle" [backward backward_from]
        |r| r.backward == Backward::None && r.backward_from != 0,
        "houses that pieces go back from need backward moves";
    "clear_fixed" [clear_first fixed] |r| !(r.clear_first & r.fixed).is_empty(),
        "a house that is only left by bearing off cannot be one that must be clear before bearing off";
    "clear_last" [clear_first bear_off] given [houses water water_house]
        |r| r.clear_first.contains(last_rest(r)),
        "the last house cannot be one that must be clear before bearing off from it";
    "off_board" [again_on houses] |r| outside(r, r.again_on),
        "a rule names a house that is not on the board";
    "off_board" [ends_turn houses] |r| outside(r, r.ends_turn),
        "a rule names a house that is not on the board";
    "off_board" [last_chance houses] |r| outside(r, r.last_chance),
        "a rule names a house that is not on the board";
    "off_board" [unprotected houses] |r| outside(r, r.unprotected),
        "a rule names a house that is not on the board";
    "off_board" [safe houses] |r| outside(r, r.safe),
        "a rule names a house that is not on the board";
    "off_board" [safe_while_water houses] |r| outside(r, r.safe_while_water),
        "a rule names a house that is not on the board";
    "off_board" [hit_to_water houses] |r| outside(r, r.hit_to_water),
        "a rule names a house that is not on the board";
    "off_board" [fixed houses] |r| outside(r, r.fixed),
        "a rule names a house that is not on the board";
    "off_board" [stuck_to_water houses] |r| outside(r, r.stuck_to_water),
        "a rule names a house that is not on the board";
    "off_board" [clear_first houses] |r| outside(r, r.clear_first),
        "a rule names a house that is not on the board";
    "off_board" [vacate houses] |r| outside(r, r.vacate),
        "a rule names a house that is not on the board";
    "fixed_for_good" [fixed exits] given [bear_off houses stop zero sticks values lost rethrow]
        |r| r.fixed.iter().any(|house| house.number() <= r.houses && !bears_off(r, house)),
        "no throw bears off from a house that is only left by bearing off";
    "last_for_good" [exits zero] given [bear_off fixed houses stop water water_house sticks values lost rethrow]
        |r| !r.fixed.contains(last_rest(r)) && !bears_off(r, last_rest(r)),
        "no throw bears off from the last house";
};

/// Whether the water is closed while the return house is occupied.
fn closes(rules: &Rules) -> bool {
    rules.water == Water::ToReturn && rules.return_full == ReturnFull::Closed
}

fn every_throw(rules: &Rules, values: ThrowSet) -> bool {
    rules
        .sticks
        .values()
        .iter()
        .all(|value| values.contains(value))
}

/// The probability that a throw earns another one.
fn chance_of_another(rules: &Rules) -> f64 {
    let chances = rules.again.iter().map(|value| rules.sticks.chance(value));
    chances.sum()
}

fn outside(rules: &Rules, set: HouseSet) -> bool {
    !(set & !HouseSet::range(1, rules.houses)).is_empty()
}

/// The last house on which a piece can rest.
fn last_rest(rules: &Rules) -> House {
    let last = match rules.bear_off {
        BearOff::OntoLast => rules.houses - 1,
        BearOff::Exact | BearOff::Overshoot | BearOff::Bounce => rules.houses,
    };
    let sends_away = !matches!(rules.water, Water::None | Water::Prison);
    House::new_unchecked(last - u8::from(sends_away && rules.water_house == last))
}

/// The houses on which pieces start. Houses without a starting piece are not in the set.
fn starting(rules: &Rules) -> HouseSet {
    match rules.start {
        Start::Hand => HouseSet::EMPTY,
        Start::Alternating { .. } => HouseSet::range(rules.start_house, rules.last_start_house()),
    }
}

/// Whether some throw bears off from the house.
fn bears_off(rules: &Rules, house: House) -> bool {
    let mut throws = rules.playable().iter();
    throws.any(|throw| rules.bears_off(house.number(), throw, false))
}

/// All contradictions in the rules. If a value is out of range, only such values are reported.
#[must_use]
pub fn contradictions(rules: &Rules) -> Vec<Contradiction> {
    let failing = |tests: &'static [Test]| {
        let failing = tests.iter().filter(|test| (test.fails)(rules));
        failing
            .map(|test| test.contradiction(rules))
            .collect::<Vec<_>>()
    };
    let out_of_range = failing(RANGES);
    if out_of_range.is_empty() {
        failing(PAIRS)
    } else {
        out_of_range
    }
}

/// The first contradiction in the rules, if there is one.
pub(super) fn check(rules: &Rules) -> Result<(), Contradiction> {
    contradictions(rules).into_iter().next().map_or(Ok(()), Err)
}

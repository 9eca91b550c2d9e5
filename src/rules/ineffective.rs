//! Points of a set of rules that another point makes ineffective.

use super::{Backward, Entry, Hit, Rules, Start, Turn, Water};
use crate::base::sticks::{Device, ThrowSet};

/// The point that makes this one ineffective whatever its value, or `None` if it has an effect.
pub(super) fn ineffective_because(parameter: &str, rules: &Rules) -> Option<&'static str> {
    let found: &[(bool, &'static str)] = match parameter {
        "zero" => &[
            (rules.sticks.device == Device::SixSidedDie, "sticks"),
            (rules.sticks.light_values.is_some(), "values"),
        ],
        "entry" => &[(!reaches_hand(rules), "start")],
        "entry_throws" | "entry_at" => &[
            (rules.entry != Entry::AnyThrow, "entry"),
            (!reaches_hand(rules), "start"),
        ],
        "blockade" => &[(rules.pieces < 2, "pieces")],
        "corners" => &[
            (rules.pieces < 2, "pieces"),
            (
                !(rules.blockade.is_on() || rules.pairs.is_on() && rules.hit != Hit::None),
                "blockade",
            ),
        ],
        "stop_over" => &[(rules.stop == 0, "stop")],
        "pairs" => &[
            (rules.hit == Hit::None, "hit"),
            (rules.pieces < 2, "pieces"),
        ],
        "unprotected" | "water_suspends_pairs" => &[
            (rules.hit == Hit::None, "hit"),
            (!rules.pairs.is_on(), "pairs"),
            (rules.pieces < 2, "pieces"),
        ],
        "safe" | "safe_while_water" | "hit_to_water" | "may_decline_hit" => {
            &[(rules.hit == Hit::None, "hit")]
        }
        "return_house" => &[(
            !matches!(rules.water, Water::Prison | Water::ToReturn),
            "water",
        )],
        "return_full" => &[(rules.water != Water::ToReturn, "water")],
        "ends_turn" => &[
            (rules.turn == Turn::Series, "turn"),
            (rules.turn == Turn::Single && !earns_throws(rules), "again"),
        ],
        _ => &[],
    };
    let suspending = parameter == "water_suspends_pairs" && rules.water != Water::Prison;
    let because = found.iter().find(|(idle, _)| *idle).map(|(_, by)| *by);
    because.or(suspending.then_some("water"))
}

/// Whether a move can ever earn another throw.
pub(super) fn earns_throws(rules: &Rules) -> bool {
    let thrown = rules.sticks.values();
    let again = rules.again.filter(|throw| thrown.contains(throw));
    again != ThrowSet::EMPTY || !rules.again_on.is_empty()
}

/// Whether a piece can ever be in hand.
fn reaches_hand(rules: &Rules) -> bool {
    rules.start == Start::Hand
        || matches!(rules.water, Water::ToHand | Water::ToReturn)
        || rules.hit == Hit::ToHand
        || (rules.hit == Hit::EmptyBehind
            && (rules.backward == Backward::MayHit || rules.bounces_onto_cornered()))
}

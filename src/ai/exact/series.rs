//! Series of throws: all that can be in hand when a series ends, and how often.
//!
//! A series can be as long as luck will have it. Those that are rare are not followed: their chance
//! counts as anything between loss and win.

use crate::position::Bag;
use crate::rules::Ruleset;

/// The sum of all weights, those not followed included.
pub(crate) const WHOLE: u64 = 1 << 30;
/// What is rarer than one in this many is not followed.
const RAREST: u64 = WHOLE >> 18;

/// One way a series can end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ending {
    pub bag: Bag,
    /// Whether the side may play then: it has thrown the 1 it needs.
    pub started: bool,
    pub weight: u64,
}

/// The ways a series can end that are followed, by whether the side may play when it begins.
pub(crate) fn endings(ruleset: &Ruleset, started: bool) -> Vec<Ending> {
    let rules = ruleset.rules();
    let ways = u64::from(rules.sticks.ways());
    let mut endings: Vec<Ending> = Vec::new();
    let mut going_on = vec![Ending {
        bag: Bag::EMPTY,
        started,
        weight: WHOLE,
    }];
    while !going_on.is_empty() {
        for so_far in core::mem::take(&mut going_on) {
            for throw in rules.sticks.values().iter() {
                let falls = rules.sticks.throws().filter(|fall| fall.value == throw);
                let counts = so_far.started || throw == 1;
                let next = Ending {
                    bag: if counts {
                        so_far.bag.with(throw)
                    } else {
                        so_far.bag
                    },
                    started: counts,
                    weight: so_far.weight * falls.count() as u64 / ways,
                };
                if !rules.again.has(throw) {
                    add(&mut endings, next);
                } else if next.weight >= RAREST {
                    add(&mut going_on, next);
                }
            }
        }
    }
    endings
}

fn add(list: &mut Vec<Ending>, next: Ending) {
    let same = |ending: &&mut Ending| (ending.bag, ending.started) == (next.bag, next.started);
    match list.iter_mut().find(same) {
        Some(ending) => ending.weight += next.weight,
        None => list.push(next),
    }
}

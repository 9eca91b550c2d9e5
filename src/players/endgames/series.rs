//! Series of throws: the bags that can be in hand when a series ends, their probabilities, and the bags
//! left while it is played.
//!
//! The length of a series is unbounded. Rare series are not followed; their value counts as unknown,
//! between loss and win.

use crate::position::phase::Bag;
use crate::rules::Ruleset;

/// The sum of all weights, including series that are not followed.
pub(super) const WHOLE: u64 = 1 << 32;
/// Series with a lower weight are not followed.
const MIN_WEIGHT: u64 = WHOLE >> 24;

/// A possible end of a series.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    pub bag: Bag,
    /// Whether the side may play: it has thrown the 1 it needs.
    pub started: bool,
    pub weight: u64,
}

/// The ends of all series followed, given whether the side may play when the turn begins.
pub(super) fn endings(ruleset: &Ruleset, started: bool) -> Vec<Ending> {
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
                let started = so_far.started || throw == 1;
                let next = Ending {
                    // A throw of 0 cannot be played.
                    bag: if started && throw > 0 {
                        so_far.bag.with(throw).unwrap_or(so_far.bag)
                    } else {
                        so_far.bag
                    },
                    started,
                    weight: so_far.weight * falls.count() as u64 / ways,
                };
                if !rules.again.contains(throw) || next.bag.is_full() {
                    add(&mut endings, next);
                } else if next.weight >= MIN_WEIGHT {
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

/// All bags that can remain while a series is played, numbered.
#[derive(Debug, Default)]
pub(super) struct Bags {
    /// Sorted by size.
    pub list: Vec<Bag>,
    /// One more than the maximum number of throws of each value.
    bases: [usize; 7],
    by_key: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Bags {
    /// All bags that can remain while these are played.
    pub fn left_of(bags: impl Iterator<Item = Bag>) -> Bags {
        let bags: Vec<Bag> = bags.collect();
        let most = |value: u8| bags.iter().map(|bag| bag.count(value)).max();
        let mut numbered = Bags::default();
        numbered.bases = core::array::from_fn(|value| match value {
            0 => 1,
            value => usize::from(most(value as u8).unwrap_or(0)) + 1,
        });
        numbered.by_key = vec![NONE; numbered.bases.iter().product()];
        let mut open = bags;
        while let Some(bag) = open.pop() {
            let key = numbered.key(bag).filter(|_| !bag.is_empty());
            let Some(new) = key.filter(|&key| numbered.by_key[key] == NONE) else {
                continue;
            };
            numbered.by_key[new] = 0;
            numbered.list.push(bag);
            open.extend(bag.values().iter().filter_map(|value| bag.without(value)));
        }
        numbered.list.sort_by_key(|bag| bag.iter().count());
        for (number, &bag) in (0..).zip(&numbered.list) {
            if let Some(key) = numbered.key(bag) {
                numbered.by_key[key] = number;
            }
        }
        numbered
    }

    fn key(&self, bag: Bag) -> Option<usize> {
        (1..=6).try_fold(0, |key, value| {
            let (count, base) = (
                usize::from(bag.count(value)),
                self.bases[usize::from(value)],
            );
            (count < base).then_some(key * base + count)
        })
    }

    /// The number of a bag; `None` if it is not in the list.
    pub fn number(&self, bag: Bag) -> Option<u32> {
        let number = *self.by_key.get(self.key(bag)?)?;
        (number != NONE).then_some(number)
    }
}

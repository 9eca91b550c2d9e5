//! The possible throws of a turn and their weights.

use super::series::{self, Bags, Ending};
use crate::position::Position;
use crate::position::phase::{Bag, Phase};
use crate::rules::{Ruleset, Turn};

/// The possible throws of a turn with their weights.
#[derive(Debug)]
pub(super) struct ThrowOdds {
    /// Single throws or ends of series, indexed by whether the side may play when the turn begins.
    throws: [Vec<WeightedThrow>; 2],
    /// The sum of the weights, including series that are not followed.
    pub ways: u64,
    /// The bags that can be in hand while a series is played.
    bags: Bags,
}

/// A throw, or the end of a series, with its weight.
#[derive(Clone, Copy, Debug)]
pub(super) struct WeightedThrow {
    thrown: OneOrSeries,
    pub weight: u64,
}

#[derive(Clone, Copy, Debug)]
enum OneOrSeries {
    Value(u8),
    Series(Bag, bool),
}

impl ThrowOdds {
    pub fn new(ruleset: &Ruleset) -> ThrowOdds {
        if ruleset.rules().turn == Turn::Series {
            let throw = |ending: Ending| WeightedThrow {
                thrown: OneOrSeries::Series(ending.bag, ending.started),
                weight: ending.weight,
            };
            let endings = [false, true].map(|started| series::endings(ruleset, started));
            let bags = endings.iter().flatten().map(|ending| ending.bag);
            return ThrowOdds {
                bags: Bags::left_of(bags),
                throws: endings.map(|endings| endings.into_iter().map(throw).collect()),
                ways: series::WHOLE,
            };
        }
        let sticks = ruleset.rules().sticks;
        let ways = |value: u8| sticks.throws().filter(|fall| fall.value == value).count() as u64;
        let throws = sticks.values().iter().map(|value| WeightedThrow {
            thrown: OneOrSeries::Value(value),
            weight: ways(value),
        });
        ThrowOdds {
            throws: [Vec::new(), throws.collect()],
            ways: sticks.ways().into(),
            bags: Bags::default(),
        }
    }

    /// All bags that can be in hand while a series is played.
    pub fn bags(&self) -> &Bags {
        &self.bags
    }

    /// Selects the list of [`throws`](ThrowOdds::throws) for the side to throw in this position.
    #[inline]
    pub fn list_of(&self, position: &Position) -> usize {
        let waits = self.ways == series::WHOLE && !position.started(position.side());
        usize::from(!waits)
    }

    /// The possible throws; `list` comes from [`list_of`](ThrowOdds::list_of).
    #[inline]
    pub fn throws(&self, list: usize) -> &[WeightedThrow] {
        &self.throws[list]
    }
}

impl WeightedThrow {
    /// The position after this throw by a side with these throws already in hand.
    #[inline]
    pub fn thrown(self, ruleset: &Ruleset, in_hand: Bag, position: &Position) -> Position {
        let mut thrown = *position;
        match self.thrown {
            OneOrSeries::Value(value) => thrown.throw_legal(ruleset, value),
            OneOrSeries::Series(bag, started) => {
                // Once a value is full, the series ends and the rest of it is not thrown.
                let with = |bag: Bag, value| bag.with(value).unwrap_or(bag);
                thrown.phase = Phase::Pool(bag.iter().fold(in_hand, with));
                thrown.started[position.side().index()] = started;
            }
        }
        thrown
    }
}

//! Everything that can happen from one wait for a throw to the next.

use super::numbering::{End, Numbering};
use super::series::{self, Bags, Ending};
use crate::moves::MoveSet;
use crate::position::{Bag, Outcome, Phase, Position};
use crate::rules::{Ruleset, Turn};
use crate::side::Side;

/// What can be thrown in a turn, each with its weight.
#[derive(Debug)]
pub(crate) struct Odds {
    /// Single throws; or the ways a series ends, by whether the side may play when it begins.
    lots: [Vec<Lot>; 2],
    /// The sum of the weights, those of series not followed included.
    pub ways: u64,
    /// What can be in hand while a series is played.
    pub bags: Bags,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot {
    thrown: Thrown,
    pub weight: u64,
}

#[derive(Clone, Copy, Debug)]
enum Thrown {
    Value(u8),
    Series(Bag, bool),
}

impl Odds {
    pub fn new(ruleset: &Ruleset) -> Odds {
        if ruleset.rules().turn == Turn::Series {
            let lot = |ending: Ending| Lot {
                thrown: Thrown::Series(ending.bag, ending.started),
                weight: ending.weight,
            };
            let endings = [false, true].map(|started| series::endings(ruleset, started));
            let bags = endings.iter().flatten().map(|ending| ending.bag);
            return Odds {
                bags: Bags::left_of(bags),
                lots: endings.map(|endings| endings.into_iter().map(lot).collect()),
                ways: series::WHOLE,
            };
        }
        let sticks = ruleset.rules().sticks;
        let ways = |value: u8| sticks.throws().filter(|fall| fall.value == value).count() as u64;
        let lots = sticks.values().iter().map(|value| Lot {
            thrown: Thrown::Value(value),
            weight: ways(value),
        });
        Odds {
            lots: [Vec::new(), lots.collect()],
            ways: sticks.ways().into(),
            bags: Bags::default(),
        }
    }

    /// Which of the lists of [`lots`](Odds::lots) the side that throws in this position has.
    #[inline]
    pub fn list_of(&self, position: &Position) -> usize {
        let waits = self.ways == series::WHOLE && !position.started(position.side());
        usize::from(!waits)
    }

    /// What can be thrown.
    #[inline]
    pub fn lots(&self, list: usize) -> &[Lot] {
        &self.lots[list]
    }
}

impl Lot {
    /// The position after it, by a side that has these throws in hand already.
    #[inline]
    fn thrown(self, ruleset: &Ruleset, in_hand: Bag, position: &Position) -> Position {
        let mut thrown = *position;
        match self.thrown {
            Thrown::Value(value) => thrown.throw(ruleset, value),
            Thrown::Series(bag, started) => {
                thrown.phase = Phase::Pool(bag.iter().fold(in_hand, Bag::with));
                thrown.started[position.side().index()] = started;
            }
        }
        thrown
    }
}

/// What one throw, or series of throws, comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Throw {
    /// The side chooses among the ends found.
    Leads,
    /// The same as passing.
    Passes,
    /// The same side throws again from the same position.
    Repeats,
}

/// A ruleset's turns.
#[derive(Clone, Copy)]
pub(crate) struct Turns<'a> {
    pub ruleset: &'a Ruleset,
    pub odds: &'a Odds,
    pub numbering: &'a Numbering,
}

impl Turns<'_> {
    /// What `lot` comes to in a position that waits for a throw. Tells the ends the side can choose.
    #[inline]
    pub fn play(&self, position: &Position, lot: Lot, found: &mut impl FnMut(End)) -> Throw {
        self.play_on(position, Bag::EMPTY, lot, found)
    }

    /// The same with throws in hand already.
    #[inline]
    pub fn play_on(
        &self,
        position: &Position,
        in_hand: Bag,
        lot: Lot,
        found: &mut impl FnMut(End),
    ) -> Throw {
        let mut thrown = lot.thrown(self.ruleset, in_hand, position);
        let moves = thrown.moves(self.ruleset);
        if !moves.is_empty() {
            match thrown.phase() {
                Phase::Pool(_) => self.follow(&thrown, position.side(), found),
                _ => self.choose(&thrown, &moves, position.side(), found),
            }
            return Throw::Leads;
        }
        thrown.forfeit(self.ruleset);
        let mut passed = *position;
        passed.pass_turn();
        if thrown == passed {
            return Throw::Passes;
        }
        if thrown == *position {
            return Throw::Repeats;
        }
        self.follow(&thrown, position.side(), found);
        Throw::Leads
    }

    /// Tells what the side can have instead of throwing.
    #[inline]
    pub fn rescue(&self, position: &Position, found: &mut impl FnMut(End)) {
        if position.may_be_rescued(self.ruleset) {
            let moves = position.moves(self.ruleset);
            self.choose(position, &moves, position.side(), found);
        }
    }

    #[inline]
    fn choose(&self, position: &Position, moves: &MoveSet, me: Side, found: &mut impl FnMut(End)) {
        for choice in moves.iter() {
            let mut after = *position;
            after.play(self.ruleset, choice);
            self.follow(&after, me, found);
        }
    }

    /// Tells every end that `me` can reach from a position in its turn.
    pub fn follow(&self, position: &Position, me: Side, found: &mut impl FnMut(End)) {
        let end = match position.phase() {
            Phase::Throw | Phase::ThrowEntered => self
                .numbering
                .find(position)
                .expect("a turn ends in one of the layers"),
            Phase::Over(Outcome::Drawn) => End::DRAWN,
            Phase::Over(Outcome::Won(side)) => {
                found(if side == me { End::WON } else { End::LOST });
                return;
            }
            Phase::Pool(bag) => match self.pool(position, bag) {
                Some(end) => end,
                None => return self.go_on(position, me, found),
            },
            Phase::Play(_) | Phase::Entered(_) | Phase::Divided(_) => {
                return self.go_on(position, me, found);
            }
            Phase::Opening(_) | Phase::Series(_) => unreachable!("no turn goes on like this"),
        };
        found(if position.side() == me {
            end
        } else {
            end.flipped()
        });
    }

    /// The cell of a position with these throws in hand, if there is one.
    fn pool(&self, position: &Position, bag: Bag) -> Option<End> {
        let number = self.odds.bags.number(bag)?;
        self.numbering.find_pool(position, number)
    }

    /// The choices, or what follows without one, of a position in the middle of its turn.
    pub fn go_on(&self, position: &Position, me: Side, found: &mut impl FnMut(End)) {
        let moves = position.moves(self.ruleset);
        if moves.is_empty() {
            let mut forfeited = *position;
            forfeited.forfeit(self.ruleset);
            self.follow(&forfeited, me, found);
        } else {
            self.choose(position, &moves, me, found);
        }
    }
}

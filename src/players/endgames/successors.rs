//! The successors of a position: all results of one throw up to the next.

use super::index::{Index, Successor};
use super::odds::{ThrowOdds, WeightedThrow};
use crate::base::side::Side;
use crate::position::Position;
use crate::position::moves::MoveSet;
use crate::position::phase::{Bag, Outcome, Phase};
use crate::rules::Ruleset;

/// How the game continues after a throw or series of throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Continuation {
    /// The side chooses among the successors found.
    Branches,
    /// Equivalent to a pass.
    Passes,
    /// The same side throws again in the same position.
    Repeats,
}

/// Expands positions of a ruleset.
#[derive(Clone, Copy)]
pub(super) struct Expander<'a> {
    pub ruleset: &'a Ruleset,
    pub odds: &'a ThrowOdds,
    pub index: &'a Index,
}

impl Expander<'_> {
    /// Expands `throw` in a position awaiting a throw. Calls `found` with each successor that the
    /// side can choose.
    #[inline]
    pub fn play(
        &self,
        position: &Position,
        throw: WeightedThrow,
        found: &mut impl FnMut(Successor),
    ) -> Continuation {
        self.play_on(position, Bag::EMPTY, throw, found)
    }

    /// Like [`play`](Self::play), with throws already in hand.
    #[inline]
    pub fn play_on(
        &self,
        position: &Position,
        in_hand: Bag,
        throw: WeightedThrow,
        found: &mut impl FnMut(Successor),
    ) -> Continuation {
        let mut thrown = throw.thrown(self.ruleset, in_hand, position);
        let moves = thrown.moves(self.ruleset);
        if !moves.is_empty() {
            match thrown.phase() {
                Phase::Pool(_) => self.follow(&thrown, position.side(), found),
                _ => self.choose(&thrown, &moves, position.side(), found),
            }
            return Continuation::Branches;
        }
        thrown.forfeit_legal(self.ruleset);
        let mut passed = *position;
        passed.pass_turn();
        if thrown == passed {
            return Continuation::Passes;
        }
        if thrown == *position {
            return Continuation::Repeats;
        }
        self.follow(&thrown, position.side(), found);
        Continuation::Branches
    }

    /// Calls `found` with each result of a rescue.
    #[inline]
    pub fn rescue(&self, position: &Position, found: &mut impl FnMut(Successor)) {
        if position.may_be_rescued(self.ruleset) {
            let moves = position.moves(self.ruleset);
            self.choose(position, &moves, position.side(), found);
        }
    }

    #[inline]
    fn choose(
        &self,
        position: &Position,
        moves: &MoveSet,
        me: Side,
        found: &mut impl FnMut(Successor),
    ) {
        for choice in moves.iter() {
            let mut after = *position;
            after.play_legal(self.ruleset, choice);
            self.follow(&after, me, found);
        }
    }

    /// Calls `found` with each successor that `me` can reach in its turn.
    pub fn follow(&self, position: &Position, me: Side, found: &mut impl FnMut(Successor)) {
        let successor = match position.phase() {
            Phase::Throw | Phase::ThrowEntered => self
                .index
                .find(position)
                .expect("a turn ends in one of the layers"),
            Phase::Over(Outcome::Drawn) => Successor::DRAWN,
            Phase::Over(Outcome::Won(side)) => {
                found(if side == me {
                    Successor::WON
                } else {
                    Successor::LOST
                });
                return;
            }
            Phase::Pool(bag) => match self.pool(position, bag) {
                Some(successor) => successor,
                None => return self.expand_turn(position, me, found),
            },
            Phase::Play(_) | Phase::Entered(_) | Phase::Divided(_) => {
                return self.expand_turn(position, me, found);
            }
            Phase::Opening(_) | Phase::Series(_) => unreachable!("no turn continues in this phase"),
        };
        found(if position.side() == me {
            successor
        } else {
            successor.flipped()
        });
    }

    /// The value of a position with these throws in hand, if it exists.
    fn pool(&self, position: &Position, bag: Bag) -> Option<Successor> {
        let number = self.odds.bags().number(bag)?;
        self.index.find_pool(position, number)
    }

    /// Expands the choices, or the forced continuation, of a position in the middle of a turn.
    pub fn expand_turn(&self, position: &Position, me: Side, found: &mut impl FnMut(Successor)) {
        let moves = position.moves(self.ruleset);
        if moves.is_empty() {
            let mut forfeited = *position;
            forfeited.forfeit_legal(self.ruleset);
            self.follow(&forfeited, me, found);
        } else {
            self.choose(position, &moves, me, found);
        }
    }
}

//! The tablebase of a ruleset: exact chances of its solved endgames.

use super::expectation::Expectation;
use super::index::{Index, Successor, left};
use super::interval::{Bounds, Interval, fraction};
use super::layer::{Found, Layer};
use super::odds::ThrowOdds;
use super::on_demand::OnDemand;
use super::successors::{Continuation, Expander};
use super::values::Values;
use crate::base::side::Side;
use crate::position::Position;
use crate::position::phase::{Bag, Outcome, Phase};
use crate::rules::{Opening, Rules, Ruleset, Start};
use core::cmp::Ordering;
use std::sync::{Mutex, PoisonError};

/// The win chances of a ruleset's endgames under perfect play.
#[derive(Debug)]
pub struct Tablebase {
    ruleset: Ruleset,
    odds: ThrowOdds,
    index: Index,
    values: Values,
    /// If present, layers are solved when they are asked for.
    demand: Option<Mutex<OnDemand>>,
}

/// A summary of one layer of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct LayerSummary {
    /// The pieces left, the greater number first.
    pub pieces: [u8; 2],
    /// The number of positions awaiting a throw, seen from the side to throw.
    pub positions: u64,
    /// The number of sweeps.
    pub sweeps: u32,
    /// The greatest change of a bound in the last sweep.
    pub residual: f64,
    /// The width of the widest interval, which is the precision of this layer.
    pub width: f64,
}

impl Tablebase {
    pub(super) fn new(
        ruleset: Ruleset,
        odds: ThrowOdds,
        index: Index,
        values: Values,
    ) -> Tablebase {
        Tablebase {
            ruleset,
            odds,
            index,
            values,
            demand: None,
        }
    }

    /// Solves layers when they are asked for.
    pub(super) fn on_demand(self, demand: OnDemand) -> Tablebase {
        let demand = Some(Mutex::new(demand));
        Tablebase { demand, ..self }
    }

    /// Solves the layers of these values if that was left until they are needed.
    fn solve(&self, asked: &[Successor]) {
        if let Some(demand) = &self.demand {
            let expander = self.expander(&self.ruleset);
            let mut demand = demand.lock().unwrap_or_else(PoisonError::into_inner);
            demand.solve(expander, &self.values, asked);
        }
    }

    /// Summaries of its layers.
    #[must_use]
    pub fn layers(&self) -> Vec<LayerSummary> {
        let layers = self.index.iter();
        layers
            .map(|indexed| LayerSummary {
                pieces: indexed.layer.pieces,
                positions: indexed.layer.len,
                sweeps: indexed.sweeps(),
                residual: fraction(indexed.residual()),
                width: fraction(self.values.widest(indexed)),
            })
            .collect()
    }

    /// Proven bounds of White's winning chance, with a draw counted as a half. Returns `None` if
    /// the table does not contain the position. A turn in progress is searched to its end.
    #[must_use]
    pub fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> Option<Interval> {
        // Most positions are outside the table. Finding that out takes less time than comparing rules.
        if position.outcome().is_none() {
            self.layer_of(position)?;
        }
        if !same_play(self.ruleset.rules(), ruleset.rules()) {
            return None;
        }
        self.bounds(ruleset, position).map(Interval::from)
    }

    /// The position with this number in a layer, for sampling. Returns `None` if the number is out
    /// of range. All positions await a throw by White, unless the rules distinguish the sides.
    #[must_use]
    pub fn position_at(&self, [one, other]: [u8; 2], number: u64) -> Option<Position> {
        let layer = &self.index.get(one, other)?.layer;
        let block = layer.first.partition_point(|&first| first <= number) - 1;
        let in_block = number - layer.first[block];
        (number < layer.len).then(|| layer.blocks[block].position_at(&self.ruleset, in_block))
    }

    /// The number, within its layer, of a position awaiting a throw. Returns `None` if the table
    /// does not contain it, or the result is certain before the board is empty.
    #[must_use]
    pub fn number_of(&self, position: &Position) -> Option<u64> {
        let layer = self.layer_of(position)?;
        match layer.find(position, left(position, position.side()))? {
            Found::At(number) => layer.contains(position).then_some(number),
            Found::Won | Found::Lost => None,
        }
    }

    /// White's chance.
    fn bounds(&self, ruleset: &Ruleset, position: &Position) -> Option<Bounds> {
        let side = position.side();
        let mine = match position.phase() {
            Phase::Over(Outcome::Drawn) => Bounds::DRAWN,
            Phase::Over(Outcome::Won(winner)) if winner == side => Bounds::LOST.flipped(),
            Phase::Over(Outcome::Won(_)) => Bounds::LOST,
            Phase::Opening(before) => return self.opening(ruleset, position, before),
            Phase::Throw | Phase::ThrowEntered => self.waiting(position)?,
            Phase::Series(in_hand) => self.series(ruleset, position, in_hand)?,
            Phase::Play(_) | Phase::Pool(_) | Phase::Entered(_) | Phase::Divided(_) => {
                self.layer_of(position)?;
                let mut ends = Vec::new();
                self.expander(ruleset)
                    .expand_turn(position, side, &mut |successor| ends.push(successor));
                self.solve(&ends);
                let bounds = ends.into_iter().map(|end| self.values.bounds(end));
                bounds.fold(Bounds::LOST, Bounds::max)
            }
        };
        Some(if side == Side::White {
            mine
        } else {
            mine.flipped()
        })
    }

    fn expander<'a>(&'a self, ruleset: &'a Ruleset) -> Expander<'a> {
        Expander {
            ruleset,
            odds: &self.odds,
            index: &self.index,
        }
    }

    fn layer_of(&self, position: &Position) -> Option<&Layer> {
        let [white, black] = Side::BOTH.map(|side| left(position, side));
        Some(&self.index.get(white, black)?.layer)
    }

    /// The chance of the side to throw.
    fn waiting(&self, position: &Position) -> Option<Bounds> {
        let layer = self.layer_of(position)?;
        let certain = !matches!(
            layer.find(position, left(position, position.side()))?,
            Found::At(_)
        );
        let found = certain || layer.contains(position);
        let value = found.then(|| self.index.find(position))??;
        self.solve(&[value]);
        Some(self.values.bounds(value))
    }

    /// The chance of a side that has throws in hand and throws again.
    fn series(&self, ruleset: &Ruleset, position: &Position, in_hand: Bag) -> Option<Bounds> {
        self.layer_of(position)?;
        let expander = self.expander(ruleset);
        let mut passed = *position;
        passed.pass_turn();
        let passed = self.waiting(&passed)?;
        let mut sum = Expectation::new(self.odds.ways);
        for &throw in self.odds.throws(self.odds.list_of(position)) {
            let mut best = Bounds::LOST;
            let continuation = expander.play_on(position, in_hand, throw, &mut |successor| {
                best = best.max(self.values.bounds(successor));
            });
            match continuation {
                Continuation::Branches => sum.add(best, throw.weight),
                Continuation::Passes => sum.add_pass(throw.weight),
                Continuation::Repeats => sum.add_again(throw.weight),
            }
        }
        Some(sum.with_passed(passed))
    }
}

impl Tablebase {
    /// The winning chance of the side with the first move of a game. Returns `None` if the table does
    /// not contain the start.
    #[must_use]
    pub fn first_side_chance(&self, ruleset: &Ruleset) -> Option<Interval> {
        if !same_play(self.ruleset.rules(), ruleset.rules()) {
            return None;
        }
        let start = Position::start(ruleset);
        let begins = |side| self.begins(ruleset, &start, side);
        let bounds = match ruleset.rules().opening {
            Opening::Begins(_) => self.begins(ruleset, &start, start.side()),
            Opening::FirstOne(_) => {
                let mut begun = start;
                begun.throw_legal(ruleset, 1);
                self.begins(ruleset, &begun, begun.side())
            }
            Opening::HigherThrow => Some(mean(begins(Side::White)?, begins(Side::Black)?)),
        };
        bounds.map(Interval::from)
    }

    /// The chance of a side that throws first in this position.
    fn begins(&self, ruleset: &Ruleset, start: &Position, side: Side) -> Option<Bounds> {
        let begun = Position {
            side,
            phase: Phase::Throw,
            ..*start
        };
        let white = self.bounds(ruleset, &begun)?;
        Some(if side == Side::White {
            white
        } else {
            white.flipped()
        })
    }

    /// White's chance in the opening ceremony.
    fn opening(
        &self,
        ruleset: &Ruleset,
        position: &Position,
        before: Option<u8>,
    ) -> Option<Bounds> {
        if let Opening::FirstOne(_) = ruleset.rules().opening {
            let mut begun = *position;
            begun.throw_legal(ruleset, 1);
            return self.bounds(ruleset, &begun);
        }
        let white = self.begins(ruleset, position, Side::White)?;
        let black = self.begins(ruleset, position, Side::Black)?.flipped();
        let again = mean(white, black);
        let Some(first) = before else {
            return Some(again);
        };
        let sticks = ruleset.rules().sticks;
        let mut sum = Expectation::new(sticks.ways().into());
        for second in sticks.throws() {
            let bounds = match second.value.cmp(&first) {
                Ordering::Less => white,
                Ordering::Greater => black,
                Ordering::Equal => again,
            };
            sum.add(bounds, 1);
        }
        Some(sum.with_passed(Bounds::UNKNOWN))
    }
}

fn mean(one: Bounds, other: Bounds) -> Bounds {
    let mut sum = Expectation::new(2);
    sum.add(one, 1);
    sum.add(other, 1);
    sum.with_passed(Bounds::UNKNOWN)
}

/// Whether two sets of rules have the same endgames: the number of pieces and their start do not
/// matter.
fn same_play(one: &Rules, other: &Rules) -> bool {
    let play = |rules: &Rules| {
        let start = if rules.start_lock {
            rules.start
        } else {
            Start::Hand
        };
        Rules {
            pieces: 0,
            start,
            start_house: 1,
            opening: Opening::HigherThrow,
            score: false,
            ..rules.clone()
        }
    };
    one == other || play(one) == play(other)
}

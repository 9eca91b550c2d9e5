//! Decisions in solved endgames, and what a net can learn from them: which way is better, and by
//! how much.

use super::selfplay::endgame;
use crate::ai::exact::ExactTable;
use crate::ai::features::Layout;
use crate::ai::net::{Weights, chance};
use crate::ai::turn::Stops;
use crate::ai::{Evaluator, Handmade};
use crate::lab::Dice;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::side::Side;

/// Positions kept between two moves of a turn.
const BEAM: usize = 8;
/// One move in so many is not the best.
const ADVENTURE: u32 = 8;
/// A game is broken off after so many throws.
const LONGEST: usize = 500;
/// Ways that lose so much beside the best count half, unless the net takes them for better: what
/// it would choose wrongly counts in full.
const NEAR: f32 = 0.02;
/// How many times as much an error counts in which the ways of a decision differ as one that they
/// have in common: only the first makes a net choose wrongly.
const BETWEEN: f32 = 4.0;

/// One way a decision can go: where the turn stops, and the exact chance of the side that decides.
struct Way {
    stop: Position,
    chance: f32,
}

/// Decisions of games in solved endgames, one after the other.
pub struct Lessons<'a> {
    ruleset: &'a Ruleset,
    table: &'a ExactTable,
    /// The most pieces a side in them.
    pieces: u8,
    position: Option<Position>,
    throws: usize,
    stops: Stops,
    ways: Vec<Way>,
}

impl<'a> Lessons<'a> {
    /// Decisions of endgames with at most so many pieces a side, which the table reaches.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, table: &'a ExactTable, pieces: u8) -> Lessons<'a> {
        Lessons {
            ruleset,
            table,
            pieces,
            position: None,
            throws: 0,
            stops: Stops::default(),
            ways: Vec::new(),
        }
    }

    /// Adds the gradient of the errors at the next decision; gives how many positions it was of.
    pub fn learn(
        &mut self,
        layout: &Layout,
        weights: &Weights,
        gradient: &mut Weights,
        dice: &mut Dice,
    ) -> usize {
        let side = self.next_decision(dice);
        let best = self.ways.iter().map(|way| way.chance).fold(0.0, f32::max);
        let mut seen = Vec::with_capacity(self.ways.len());
        for way in &self.ways {
            let facts = layout.facts(self.ruleset, &way.stop);
            let found = weights.activations(&facts);
            let judged = chance(found.result);
            let (sign, judged) = if way.stop.side() == side {
                (1.0, judged)
            } else {
                (-1.0, 1.0 - judged)
            };
            seen.push((facts, found, sign, judged));
        }
        let judged_best = seen.iter().map(|&(.., judged)| judged).fold(0.0, f32::max);
        let weight = |way: &Way, judged: f32| {
            let behind = (best - way.chance).min(judged_best - judged);
            NEAR / (NEAR + behind)
        };
        let (mut common, mut total) = (0.0, 0.0);
        for (way, &(.., judged)) in self.ways.iter().zip(&seen) {
            let weight = weight(way, judged);
            common += weight * (judged - way.chance);
            total += weight;
        }
        let common = common / total;
        for (way, (facts, found, sign, judged)) in self.ways.iter().zip(seen) {
            let steepness = 4.0 * judged * (1.0 - judged);
            let error = judged - way.chance;
            let error = common + (1.0 + BETWEEN * steepness) * (error - common);
            weights.add_error(&facts, &found, sign * weight(way, judged) * error, gradient);
        }
        self.ways.len()
    }

    /// Plays to the next decision between ways that are not all one; tells who decides.
    fn next_decision(&mut self, dice: &mut Dice) -> Side {
        loop {
            let ongoing = self.position.take().filter(|_| self.throws < LONGEST);
            let position = ongoing.unwrap_or_else(|| {
                self.throws = 0;
                endgame(self.ruleset, self.pieces, dice)
            });
            self.throws += 1;
            if let Some(side) = self.turn(position, dice) {
                return side;
            }
        }
    }

    /// Throws and plays; tells who decided, if there was something to decide.
    fn turn(&mut self, mut position: Position, dice: &mut Dice) -> Option<Side> {
        let side = position.side();
        if let Some(rescue) = position.moves(self.ruleset).nth(0) {
            let mut rescued = position;
            rescued.play(self.ruleset, rescue);
            if self.chance(&rescued, side)? + 1e-6 >= self.chance(&position, side)? {
                self.position = Some(rescued);
                return None;
            }
        }
        position.throw(self.ruleset, dice.throw(self.ruleset));
        if position.awaits_throw() {
            self.position = Some(position);
            return None;
        }
        let judge: &dyn Evaluator = &Handmade::CAREFUL;
        self.stops.find(self.ruleset, &position, judge, BEAM);
        if !self.stops.endings.is_empty() {
            return None;
        }
        self.ways.clear();
        for stop in &self.stops.positions {
            let chance = self.chance(stop, side)?;
            self.ways.push(Way {
                stop: *stop,
                chance,
            });
        }
        let chosen = if dice.below(ADVENTURE) == 0 {
            self.ways.get(dice.below(self.ways.len() as u32) as usize)
        } else {
            let chance = |a: &&Way, b: &&Way| a.chance.total_cmp(&b.chance);
            self.ways.iter().max_by(chance)
        };
        self.position = chosen.map(|way| way.stop);
        (self.ways.len() > 1).then_some(side)
    }

    fn chance(&self, position: &Position, side: Side) -> Option<f32> {
        let white = self.table.white_chance(self.ruleset, position)?.middle() as f32;
        Some(match side {
            Side::White => white,
            Side::Black => 1.0 - white,
        })
    }
}

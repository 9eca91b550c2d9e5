//! Exact values of the laboratory's measures in a solved game between two perfect players.

use rayon::prelude::*;
use senet::Side;
use senet::phase::Phase;
use senet::players::{Chance, Evaluator};
use senet::position::Position;
use senet::rules::Ruleset;
use std::collections::HashMap;

/// A sweep that changes no value by more than this ends the iteration.
const TOLERANCE: f64 = 1e-6;

/// The course of a game between perfect players, as a Markov chain of the positions awaiting a
/// throw.
pub struct PerfectGame {
    nodes: Vec<Node>,
}

struct Node {
    /// White's chance of winning before this throw; `None` during the opening ceremony.
    chance: Option<f64>,
    /// The nodes before the next throw, with their probabilities. The remaining probability is that
    /// of the game being over.
    next: Vec<(f64, usize)>,
}

impl PerfectGame {
    /// Builds the chain from the start of the game. `judge` must know the exact chance of every position.
    #[must_use]
    pub fn new(ruleset: &Ruleset, judge: &dyn Evaluator) -> PerfectGame {
        let mut builder = Builder {
            ruleset,
            judge,
            numbers: HashMap::new(),
            positions: Vec::new(),
        };
        builder.before_next_throw(&Position::start(ruleset));
        let mut nodes = Vec::new();
        while let Some(&position) = builder.positions.get(nodes.len()) {
            let node = builder.node(&position);
            nodes.push(node);
        }
        PerfectGame { nodes }
    }

    /// The number of positions before a throw.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// The probability that the winner once had a chance below `threshold` before a throw.
    #[must_use]
    pub fn comebacks(&self, threshold: f64) -> f64 {
        Side::BOTH
            .map(|side| self.wins_from_below(side, threshold))
            .iter()
            .sum()
    }

    /// The mean of the highest chance that the loser had before a throw, within the precision of
    /// `thresholds` equal steps of the chance from 0 to 1. Games must not end in a draw.
    #[must_use]
    pub fn drama(&self, thresholds: u32) -> f64 {
        // The mean of a number between 0 and 1 is the integral of its distribution function's complement.
        let step = 1.0 / f64::from(thresholds);
        let at = |number: u32| self.comebacks(f64::from(number) * step);
        let inner: f64 = (1..thresholds).into_par_iter().map(at).sum();
        step * (inner + 0.5)
    }

    /// The probability that this side wins and once had a chance below `threshold` before a throw.
    fn wins_from_below(&self, side: Side, threshold: f64) -> f64 {
        let own = |white: f64| white.for_side(side);
        // From such a position on, the probability of winning is the chance itself.
        let known = |node: &Node| node.chance.map(own).filter(|&chance| chance < threshold);
        let mut values: Vec<f64> = self
            .nodes
            .iter()
            .map(|node| known(node).unwrap_or(0.0))
            .collect();
        let open: Vec<usize> = (0..self.nodes.len())
            .rev()
            .filter(|&number| known(&self.nodes[number]).is_none())
            .collect();
        loop {
            let mut change: f64 = 0.0;
            for &number in &open {
                let next = self.nodes[number].next.iter();
                let value = next.map(|&(share, next)| share * values[next]);
                let value: f64 = value.sum();
                change = change.max(value - values[number]);
                values[number] = value;
            }
            if change <= TOLERANCE {
                return values[0];
            }
        }
    }
}

struct Builder<'a> {
    ruleset: &'a Ruleset,
    judge: &'a dyn Evaluator,
    numbers: HashMap<Position, usize>,
    positions: Vec<Position>,
}

impl Builder<'_> {
    /// White's chance.
    fn chance(&self, position: &Position) -> f64 {
        match position.outcome() {
            Some(outcome) => outcome.white_points(),
            None => self.judge.white_chance(self.ruleset, position).into(),
        }
    }

    fn node(&mut self, position: &Position) -> Node {
        let opening = matches!(position.phase(), Phase::Opening(_));
        let thrown: Vec<(f64, Position)> = self
            .ruleset
            .odds()
            .map(|(throw, share)| {
                let mut after = *position;
                after.throw_legal(self.ruleset, throw);
                (share.into(), after)
            })
            .collect();
        let next = match self.rescue(position, &thrown) {
            Some(rescued) => vec![(1.0, rescued)],
            None => thrown,
        };
        let next = next
            .iter()
            .filter_map(|(share, after)| Some((*share, self.before_next_throw(after)?)));
        let next = next.collect();
        Node {
            chance: (!opening).then(|| self.chance(position)),
            next,
        }
    }

    /// The position after a rescue, if that is allowed and better than each of the outcomes of throwing on average.
    fn rescue(&self, position: &Position, thrown: &[(f64, Position)]) -> Option<Position> {
        if !position.may_be_rescued(self.ruleset) {
            return None;
        }
        let rescued = self.best(position)?;
        let throwing = thrown
            .iter()
            .map(|(share, after)| share * self.chance(after));
        let throwing: f64 = throwing.sum();
        let sign = if position.side() == Side::White {
            1.0
        } else {
            -1.0
        };
        (sign * (self.chance(&rescued) - throwing) > 0.0).then_some(rescued)
    }

    /// The position after the best choice; the first among equals.
    fn best(&self, position: &Position) -> Option<Position> {
        let sign = if position.side() == Side::White {
            1.0
        } else {
            -1.0
        };
        let moves = position.moves(self.ruleset);
        let after = moves.iter().map(|choice| {
            let mut after = *position;
            after.play_legal(self.ruleset, choice);
            after
        });
        let valued = after.map(|after| (sign * self.chance(&after), after));
        let best = valued.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, after)| after)
    }

    /// Plays the turn to its end. Returns the node before the next throw, or `None` if the game is over.
    fn before_next_throw(&mut self, position: &Position) -> Option<usize> {
        let mut position = *position;
        while position.awaits_move() {
            match self.best(&position) {
                Some(after) => position = after,
                None => position.forfeit_legal(self.ruleset),
            }
        }
        if position.outcome().is_some() {
            return None;
        }
        let number = *self.numbers.entry(position).or_insert(self.positions.len());
        if number == self.positions.len() {
            self.positions.push(position);
        }
        Some(number)
    }
}

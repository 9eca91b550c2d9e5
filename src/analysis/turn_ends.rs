//! Ways a turn can end once its throws are made, and the moves that lead there.

use crate::ai::{Evaluator, Heuristic};
use crate::moves::Choice;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::side::Side;
use std::collections::HashSet;

/// Once a search has reached this many positions, it follows the [`BEST`] of each step alone.
const MOST: usize = 3_000;
const BEST: usize = 24;

/// The different positions in which a turn can end: over, or waiting for a throw.
pub(super) struct TurnEnds {
    /// Each with its last move; none where there was nothing to choose.
    ends: Vec<(Position, Option<usize>)>,
    /// Moves, each with the one before it.
    moves: Vec<(Option<usize>, Choice)>,
}

impl TurnEnds {
    /// All of them, from a position in the middle of a turn. Where there are thousands, as with ten throws in hand,
    /// those whose beginning the hand-made evaluation thinks little of are left out.
    pub fn of(ruleset: &Ruleset, thrown: &Position) -> TurnEnds {
        let mut found = TurnEnds {
            ends: Vec::new(),
            moves: Vec::new(),
        };
        let mut open = vec![(*thrown, None)];
        let mut seen = HashSet::new();
        while !open.is_empty() {
            for (position, last) in core::mem::take(&mut open) {
                let moves = position.moves(ruleset);
                if moves.is_empty() {
                    let mut after = position;
                    after.forfeit(ruleset);
                    if seen.insert(after) {
                        found.ends.push((after, last));
                    }
                }
                for choice in moves.iter() {
                    let mut after = position;
                    after.play_unchecked(ruleset, choice);
                    if !seen.insert(after) {
                        continue;
                    }
                    let number = found.moves.len();
                    found.moves.push((last, choice));
                    if after.outcome().is_some() || after.awaits_throw() {
                        found.ends.push((after, Some(number)));
                    } else {
                        open.push((after, Some(number)));
                    }
                }
            }
            if seen.len() > MOST && open.len() > BEST {
                let sign = match thrown.side() {
                    Side::White => -1e9,
                    Side::Black => 1e9,
                };
                open.sort_by_cached_key(|(position, _)| {
                    // Chances have nine digits at most.
                    (sign * Heuristic::CAREFUL.white_chance(ruleset, position)) as i64
                });
                open.truncate(BEST);
            }
        }
        found
    }

    /// The place of the end that these moves lead to, which is added if it is not there. `None` for the middle of a turn.
    pub fn played(
        &mut self,
        ruleset: &Ruleset,
        thrown: &Position,
        played: &[Choice],
    ) -> Option<usize> {
        let mut end = *thrown;
        played
            .iter()
            .for_each(|&choice| end.play_unchecked(ruleset, choice));
        if end.awaits_move() {
            return None;
        }
        let known = self.ends.iter().position(|(known, _)| *known == end);
        if known.is_some() {
            return known;
        }
        let mut last = None;
        for &choice in played {
            self.moves.push((last, choice));
            last = Some(self.moves.len() - 1);
        }
        self.ends.push((end, last));
        Some(self.ends.len() - 1)
    }

    /// Keeps the `count` ends that are best by `measure`, and the one at the place `played`.
    pub fn keep_best(
        &mut self,
        count: usize,
        played: Option<usize>,
        measure: impl Fn(&Position) -> f64,
    ) {
        if self.ends.len() <= count {
            return;
        }
        let played = played.map(|place| self.ends.remove(place));
        self.ends
            .sort_by_cached_key(|(position, _)| (-1e9 * measure(position)) as i64);
        self.ends.truncate(count);
        self.ends.extend(played);
    }

    /// The positions; their places name them in [`way_to`](TurnEnds::way_to).
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.ends.iter().map(|(position, _)| position)
    }

    /// The moves that lead to an end.
    pub fn way_to(&self, end: usize) -> Vec<Choice> {
        let mut way = Vec::new();
        let mut last = self.ends[end].1;
        while let Some(number) = last {
            let (before, choice) = self.moves[number];
            way.push(choice);
            last = before;
        }
        way.reverse();
        way
    }
}

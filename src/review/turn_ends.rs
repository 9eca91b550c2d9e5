//! The possible ends of a turn after its throws, and the moves that lead to them.

use crate::base::hashing::FastHash;
use crate::base::side::Side;
use crate::players::{Evaluator, Heuristic};
use crate::position::Position;
use crate::position::moves::Choice;
use crate::rules::Ruleset;
use std::collections::HashSet;

/// After this many positions the search continues only from the [`KEPT_PER_STEP`] of each step.
const MAX_POSITIONS: usize = 3_000;
const KEPT_PER_STEP: usize = 24;

/// The distinct positions in which a turn can end: game over, or waiting for a throw.
pub(super) struct TurnEnds {
    /// Each end with its last move; `None` if there was no choice.
    ends: Vec<(Position, Option<usize>)>,
    /// Moves, each with its predecessor.
    moves: Vec<(Option<usize>, Choice)>,
}

impl TurnEnds {
    /// Finds all ends from a position in the middle of a turn. If there are thousands, as with ten
    /// throws in hand, lines that the hand-made evaluation rates low are dropped.
    pub fn find(ruleset: &Ruleset, thrown: &Position) -> TurnEnds {
        let mut found = TurnEnds {
            ends: Vec::new(),
            moves: Vec::new(),
        };
        let mut open = vec![(*thrown, None)];
        let mut seen = HashSet::<Position, FastHash>::default();
        while !open.is_empty() {
            for (position, last) in core::mem::take(&mut open) {
                position.each_next(ruleset, |choice, after| {
                    if !seen.insert(after) {
                        return;
                    }
                    let moves = &mut found.moves;
                    let last = choice.map_or(last, |choice| {
                        moves.push((last, choice));
                        Some(moves.len() - 1)
                    });
                    if after.awaits_move() {
                        open.push((after, last));
                    } else {
                        found.ends.push((after, last));
                    }
                });
            }
            if seen.len() > MAX_POSITIONS && open.len() > KEPT_PER_STEP {
                let sign = match thrown.side() {
                    Side::White => -1e9,
                    Side::Black => 1e9,
                };
                open.sort_by_cached_key(|(position, _)| {
                    // Chances are compared to nine digits.
                    (sign * Heuristic::CAREFUL.white_chance(ruleset, position)) as i64
                });
                open.truncate(KEPT_PER_STEP);
            }
        }
        found
    }

    /// The index of the end that these moves lead to, added if missing. Returns `None` if they do not
    /// end the turn.
    pub fn played(
        &mut self,
        ruleset: &Ruleset,
        thrown: &Position,
        played: &[Choice],
    ) -> Option<usize> {
        let mut end = *thrown;
        played
            .iter()
            .for_each(|&choice| end.play_legal(ruleset, choice));
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

    /// Keeps the `count` best ends according to `measure`, and the one at index `played`.
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

    /// The positions. Their indices are the arguments of [`way_to`](TurnEnds::way_to).
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

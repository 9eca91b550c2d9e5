//! Every way a turn can end once its throws are made, and the moves that lead there.

use crate::moves::Choice;
use crate::position::Position;
use crate::rules::Ruleset;
use std::collections::{HashSet, VecDeque};

/// The different positions in which a turn can end: over, or waiting for a throw.
pub(super) struct TurnEnds {
    /// Each with its last move; none where there was nothing to choose.
    ends: Vec<(Position, Option<usize>)>,
    /// Moves, each with the one before it.
    moves: Vec<(Option<usize>, Choice)>,
}

impl TurnEnds {
    /// All of them, from a position in the middle of a turn. None is left out: who looks for the
    /// best must not miss what was played.
    pub fn of(ruleset: &Ruleset, thrown: &Position) -> TurnEnds {
        let mut found = TurnEnds {
            ends: Vec::new(),
            moves: Vec::new(),
        };
        let mut open = VecDeque::from([(*thrown, None)]);
        let mut seen = HashSet::new();
        while let Some((position, last)) = open.pop_front() {
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
                    open.push_back((after, Some(number)));
                }
            }
        }
        found
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

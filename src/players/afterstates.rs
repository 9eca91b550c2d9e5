//! Afterstates: all positions in which a turn can end once its throw is known. Turns with several
//! throws or portions are searched completely, within limits.

use super::cached_evaluator::CachedEvaluator;
use crate::base::side::Side;
use crate::position::Position;
use crate::position::phase::{Outcome, Phase};
use crate::rules::Ruleset;

/// Maximum number of positions per search; a power of two.
const ROOM: usize = 2048;

/// Beyond this many intermediate positions the search follows only the best one. Otherwise a turn
/// with a dozen throws in hand, which is very rare, would take seconds.
const MAX_INTERMEDIATE: usize = 6_000;

/// The afterstates of a turn, with reusable buffers.
#[derive(Default)]
pub struct Afterstates {
    /// Positions awaiting a throw.
    pub positions: Vec<Position>,
    /// Positions in which the game is over, with the outcome.
    pub endings: Vec<(Outcome, Position)>,
    /// The number of positions reached, duplicates included.
    pub reached: usize,
    frontier: Vec<Position>,
    next: Vec<Position>,
    chances: Vec<f32>,
    seen: Vec<u16>,
}

impl Afterstates {
    /// Finds all afterstates of a position in the middle of a turn. If more than `beam` positions
    /// remain between two moves, drops those that would be worst if the turn ended there. Beyond
    /// [`MAX_INTERMEDIATE`] positions, drops all but the best.
    pub fn find(&mut self, evaluator: &mut CachedEvaluator, position: &Position, beam: usize) {
        let ruleset = evaluator.ruleset();
        self.positions.clear();
        self.endings.clear();
        self.reached = 0;
        self.frontier.clear();
        self.frontier.push(*position);
        if let Phase::Play(_) = position.phase() {
            return self.after_moves(ruleset);
        }
        self.seen.clear();
        self.seen.resize(ROOM, 0);
        let mut between = 0;
        while !self.frontier.is_empty() {
            self.after_moves(ruleset);
            core::mem::swap(&mut self.frontier, &mut self.next);
            self.next.clear();
            self.seen.fill(0);
            between += self.frontier.len();
            let beam = if between > MAX_INTERMEDIATE { 1 } else { beam };
            if self.frontier.len() > beam {
                self.keep_best(evaluator, beam);
            }
        }
    }

    /// Extends every position of the frontier by one move.
    fn after_moves(&mut self, ruleset: &Ruleset) {
        for position in &self.frontier {
            position.each_next(ruleset, |_, after| {
                self.reached += 1;
                if let Some(outcome) = after.outcome() {
                    self.endings.push((outcome, after));
                } else if after.awaits_throw() {
                    self.positions.push(after);
                } else if is_new(&after, &self.next, &mut self.seen) {
                    self.next.push(after);
                }
            });
        }
    }

    fn keep_best(&mut self, evaluator: &mut CachedEvaluator, beam: usize) {
        let side = self.frontier[0].side();
        let stopped = self.frontier.iter().map(stopped);
        self.chances.clear();
        self.chances
            .extend(stopped.map(|position| evaluator.white_chance(&position)));
        let mut order: Vec<usize> = (0..self.frontier.len()).collect();
        let chance = |&i: &usize| match side {
            Side::White => -self.chances[i],
            Side::Black => self.chances[i],
        };
        order.sort_by(|a, b| chance(a).total_cmp(&chance(b)));
        order.truncate(beam);
        self.frontier = order.iter().map(|&i| self.frontier[i]).collect();
    }
}

/// The position if the turn ended here.
pub(super) fn stopped(position: &Position) -> Position {
    let mut after = *position;
    match position.phase() {
        Phase::Divided(divided) if divided.owes_throw => after.phase = Phase::Throw,
        _ => after.pass_turn(),
    }
    after
}

/// Returns whether a position is new and records it. `places` is a hash table of indices into `known`.
fn is_new(position: &Position, known: &[Position], places: &mut [u16]) -> bool {
    let rest = match position.phase() {
        Phase::Divided(divided) => u64::from(divided.left),
        Phase::Pool(bag) => bag.iter().map(|value| 1_u64 << (5 * value)).sum(),
        _ => 0,
    };
    let side = position.side();
    let [own, other] = [side, side.opponent()].map(|side| position.pieces(side).0);
    let hash = own.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ other.wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
        ^ rest.wrapping_mul(0xd6e8_feb8_6659_fd93);
    let mut slot = (hash >> 48) as usize % ROOM;
    for _ in 0..16 {
        match places[slot] {
            0 => {
                places[slot] = known.len() as u16 + 1;
                return true;
            }
            place if known.get(usize::from(place) - 1) == Some(position) => return false,
            _ => slot = (slot + 1) % ROOM,
        }
    }
    true
}

//! Where turns lead: the throws that may come, and every position in which a turn can stop after
//! them. A turn with several throws or portions is rolled out whole, within bounds.

use super::Evaluator;
use crate::position::{Outcome, Phase, Position};
use crate::rules::{Opening, Ruleset};
use crate::side::Side;
use arrayvec::ArrayVec;

/// Most different outcomes of throwing: of the longest series that is looked at.
const MOST_CASTS: usize = 40;
/// Throws of a series that are looked at at most.
pub(crate) const SERIES: u8 = 3;
/// Room for positions of one roll-out; a power of two.
const ROOM: usize = 2048;

/// What throwing leads to, each with its chance.
pub(crate) type Casts = ArrayVec<(Position, f32), MOST_CASTS>;

/// What throwing leads to from a position that waits for a throw. A series longer than `series`
/// throws counts as if it ended there.
pub(crate) fn casts(ruleset: &Ruleset, position: &Position, series: u8) -> Casts {
    let mut casts = Casts::new();
    if let Phase::Opening(first) = position.phase() {
        add_beginnings(ruleset, position, first, &mut casts);
    } else {
        add_throws(ruleset, position, 1.0, series, &mut casts);
    }
    casts
}

fn add_throws(ruleset: &Ruleset, position: &Position, chance: f32, series: u8, casts: &mut Casts) {
    for (throw, part) in ruleset.odds() {
        let mut after = *position;
        after.throw(ruleset, throw);
        match after.phase() {
            Phase::Series(_) if series > 1 => {
                add_throws(ruleset, &after, chance * part, series - 1, casts);
                continue;
            }
            Phase::Series(bag) => after.phase = Phase::Pool(bag),
            _ => {}
        }
        add(after, chance * part, casts);
    }
}

/// How an opening ceremony ends, once it does.
fn add_beginnings(ruleset: &Ruleset, position: &Position, first: Option<u8>, casts: &mut Casts) {
    let begins = |side| Position {
        side,
        phase: Phase::Throw,
        ..*position
    };
    if let Opening::FirstOne(_) = ruleset.rules().opening {
        let mut after = *position;
        after.throw(ruleset, 1);
        return add(after, 1.0, casts);
    }
    let share = |wins: &dyn Fn(u8) -> bool| -> f32 {
        let odds = ruleset.odds();
        odds.map(|(throw, chance)| if wins(throw) { chance } else { 0.0 })
            .sum()
    };
    let (white, black) = match first {
        Some(first) => (share(&|throw| throw < first), share(&|throw| throw > first)),
        None => (0.5, 0.5),
    };
    let again = 0.5 * (1.0 - white - black);
    add(begins(Side::White), white + again, casts);
    add(begins(Side::Black), black + again, casts);
}

fn add(position: Position, chance: f32, casts: &mut Casts) {
    match casts.iter_mut().find(|(known, _)| *known == position) {
        Some((_, sum)) => *sum += chance,
        None => casts.push((position, chance)),
    }
}

/// The positions in which a turn can stop, with room that is used again and again.
#[derive(Default)]
pub(crate) struct Stops {
    /// Those that wait for a throw.
    pub positions: Vec<Position>,
    /// Those in which the game has ended, and how.
    pub endings: Vec<(Outcome, Position)>,
    frontier: Vec<Position>,
    next: Vec<Position>,
    chances: Vec<f32>,
    seen: Vec<u16>,
}

impl Stops {
    /// Finds them all from a position in the middle of a turn. Where more than `beam` positions
    /// stand between two moves, those that would be worst if the turn stopped there are given up.
    pub fn find(
        &mut self,
        ruleset: &Ruleset,
        position: &Position,
        evaluator: &dyn Evaluator,
        beam: usize,
    ) {
        self.positions.clear();
        self.endings.clear();
        self.frontier.clear();
        self.frontier.push(*position);
        if let Phase::Play(_) = position.phase() {
            return self.after_moves(ruleset);
        }
        self.seen.clear();
        self.seen.resize(ROOM, 0);
        while !self.frontier.is_empty() {
            self.after_moves(ruleset);
            core::mem::swap(&mut self.frontier, &mut self.next);
            self.next.clear();
            self.seen.fill(0);
            if self.frontier.len() > beam {
                self.keep_best(ruleset, evaluator, beam);
            }
        }
    }

    /// One move more from every position of the frontier.
    fn after_moves(&mut self, ruleset: &Ruleset) {
        for position in &self.frontier {
            let moves = position.moves(ruleset);
            if moves.is_empty() {
                let mut after = *position;
                after.forfeit(ruleset);
                self.positions.push(after);
            }
            for choice in moves.iter() {
                let mut after = *position;
                after.play(ruleset, choice);
                if let Some(outcome) = after.outcome() {
                    self.endings.push((outcome, after));
                } else if after.awaits_throw() {
                    self.positions.push(after);
                } else if is_new(&after, &self.next, &mut self.seen) {
                    self.next.push(after);
                }
            }
        }
    }

    fn keep_best(&mut self, ruleset: &Ruleset, evaluator: &dyn Evaluator, beam: usize) {
        let side = self.frontier[0].side();
        let stopped: Vec<Position> = self.frontier.iter().map(stopped).collect();
        evaluator.white_chances(ruleset, &stopped, &mut self.chances);
        let mut order: Vec<usize> = (0..stopped.len()).collect();
        let chance = |&i: &usize| match side {
            Side::White => -self.chances[i],
            Side::Black => self.chances[i],
        };
        order.sort_by(|a, b| chance(a).total_cmp(&chance(b)));
        order.truncate(beam);
        self.frontier = order.iter().map(|&i| self.frontier[i]).collect();
    }
}

/// The position if the turn stopped here.
fn stopped(position: &Position) -> Position {
    let mut after = *position;
    match position.phase() {
        Phase::Divided(divided) if divided.extra => after.phase = Phase::Throw,
        _ => after.pass_turn(),
    }
    after
}

/// Whether a position is not among those known, whose places a table keeps by their hash.
fn is_new(position: &Position, known: &[Position], places: &mut [u16]) -> bool {
    let rest = match position.phase() {
        Phase::Divided(divided) => u64::from(divided.left),
        Phase::Pool(bag) => bag.iter().map(|value| 1_u64 << (5 * value)).sum(),
        _ => 0,
    };
    let hash = position.on[0].0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ position.on[1].0.wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
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

//! Plays one game between two like players and counts its events.

use super::game_row::GameRow;
use crate::base::board::{House, HouseSet};
use crate::base::hashing::FastHash;
use crate::base::random::PlayoutRng;
use crate::base::side::Side;
use crate::matches::arena::{Contestant, THROW_CAP};
use crate::position::Position;
use crate::position::moves::MoveSet;
use crate::position::phase::{Outcome, Phase};
use crate::rules::Ruleset;
use std::collections::HashSet;

/// Capacity for the throws of most games.
const USUAL_THROWS: usize = 512;

/// The counts of a simulated game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SimulatedGame {
    /// The events. A rescue counts as a decision only if it is accepted, and nobody judges chances.
    pub row: GameRow,
    /// Turns.
    pub turns: u64,
    /// The total number of legal choices in the decisions.
    pub choices: u64,
    /// Whether the winner was behind in steps after half of the throws.
    pub comeback: bool,
    /// Whether some position before a throw occurred twice.
    pub repeated: bool,
}

/// Plays game number `game` of a seed, with both sides played by `player`, and returns its counts.
#[must_use]
pub fn simulate(ruleset: &Ruleset, player: &Contestant, seed: u64, game: u64) -> SimulatedGame {
    let mut rng = PlayoutRng::for_game(seed, game);
    let mut position = Position::start(ruleset);
    let mut counts = SimulatedGame::default();
    // The pieces after each throw, except in the opening ceremony.
    let mut standings: Vec<([HouseSet; 2], [u8; 2])> = Vec::with_capacity(USUAL_THROWS);
    let mut seen: HashSet<BeforeThrow, FastHash> =
        HashSet::with_capacity_and_hasher(USUAL_THROWS, FastHash::default());
    let mut first = None;
    let mut moves = MoveSet::default();
    while position.outcome().is_none() && counts.row.throws < u64::from(THROW_CAP) {
        if position.phase() == Phase::Throw {
            first.get_or_insert(position.side());
            counts.repeated = counts.repeated || !seen.insert(before_throw(&position));
        }
        let (side, phase) = (position.side(), position.phase());
        position.moves_into(ruleset, &mut moves);
        let choice = if moves.is_empty() {
            None
        } else {
            player.choose(ruleset, &position, &moves, &mut rng)
        };
        match choice {
            Some(choice) => {
                counts.row.decisions += 1;
                counts.choices += moves.len() as u64;
                counts.row.real_choices += u64::from(moves.len() > 1);
                counts.row.play(ruleset, &mut position, choice);
            }
            None if position.awaits_throw() => {
                position.throw_legal(ruleset, rng.throw(ruleset));
                counts.row.throws += 1;
                if !matches!(phase, Phase::Opening(_)) {
                    standings.push((position.on, position.off));
                }
            }
            None => counts.row.pass(ruleset, &mut position),
        }
        let turn_over = position.side() != side || position.outcome().is_some();
        counts.turns += u64::from(turn_over && !matches!(phase, Phase::Opening(_)));
    }
    counts.row.end(first, position.outcome());
    if let Some(Outcome::Won(winner)) = position.outcome() {
        let half_time = standings.get(standings.len() / 2);
        let half_time = half_time.map_or(0, |standing| lead(standing, ruleset));
        counts.comeback = if winner == Side::White {
            half_time < 0
        } else {
            half_time > 0
        };
    }
    counts
}

/// Everything that distinguishes two positions before a throw, in half the size of a position.
type BeforeThrow = (u64, u64, u64);

#[inline]
fn before_throw(position: &Position) -> BeforeThrow {
    // Destructured without `..`, so that a new field cannot be forgotten.
    let Position {
        on: [white, black],
        hand,
        off,
        taken,
        side,
        phase: _,
        must_move,
        started,
        unmoved,
    } = *position;
    // A side has at most ten pieces, so four bits are enough for each count.
    let counts = [hand, off, taken].into_iter().flatten();
    let counts = counts.fold(0, |bits, count| bits << 4 | u64::from(count & 15));
    let flags = [must_move, started].into_iter().flatten();
    let flags = flags.fold(side.index() as u64, |bits, flag| {
        bits << 1 | u64::from(flag)
    });
    (
        white.0,
        black.0,
        counts << 16 | flags << 8 | u64::from(unmoved),
    )
}

/// White's lead in steps, from the pieces on the board and off.
fn lead((on, off): &([HouseSet; 2], [u8; 2]), ruleset: &Ruleset) -> i32 {
    let steps = |side: Side| {
        let on = on[side.index()].iter();
        let on: i32 = on.map(|house: House| i32::from(house.number())).sum();
        on + i32::from(off[side.index()]) * i32::from(ruleset.rules().houses + 1)
    };
    steps(Side::White) - steps(Side::Black)
}

//! Plays one game and counts its events.

use super::GameStats;
use crate::base::board::{House, HouseSet};
use crate::base::random::PlayoutRng;
use crate::base::side::Side;
use crate::matches::arena::{Contestant, THROW_CAP};
use crate::position::Position;
use crate::position::moves::{Choice, MoveSet};
use crate::position::phase::{Outcome, Phase};
use crate::rules::Ruleset;
use core::hash::{BuildHasherDefault, Hash, Hasher};
use std::collections::HashSet;

/// Plays game number `game` of a seed, with both sides played by `player`, and returns its counts.
#[must_use]
pub fn simulate(ruleset: &Ruleset, player: &Contestant, seed: u64, game: u64) -> GameStats {
    let mut rng = PlayoutRng::for_game(seed, game);
    let mut position = Position::start(ruleset);
    let mut stats = GameStats::default();
    // The pieces after each throw, except in the opening ceremony.
    let mut standings: Vec<([HouseSet; 2], [u8; 2])> = Vec::with_capacity(USUAL_THROWS);
    let mut seen: HashSet<BeforeThrow, Mixing> =
        HashSet::with_capacity_and_hasher(USUAL_THROWS, Mixing::default());
    let mut first = None;
    let mut moves = MoveSet::default();
    while position.outcome().is_none() && stats.throws < THROW_CAP {
        if position.phase() == Phase::Throw {
            first.get_or_insert(position.side());
            stats.repeated = stats.repeated || !seen.insert(BeforeThrow::new(&position));
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
                stats.note_decision(moves.len());
                play(ruleset, &mut position, choice, &mut stats);
            }
            None if position.awaits_throw() => {
                position.throw_legal(ruleset, rng.throw(ruleset));
                stats.throws += 1;
                if !matches!(phase, Phase::Opening(_)) {
                    standings.push((position.on, position.off));
                }
            }
            None => {
                stats.note_decision(0);
                stats.drownings += position.drownings(ruleset, None) as u32;
                position.forfeit_legal(ruleset);
            }
        }
        let turn_over = position.side() != side || position.outcome().is_some();
        stats.turns += u32::from(turn_over && !matches!(phase, Phase::Opening(_)));
    }
    stats.truncated = position.outcome().is_none();
    stats.drawn = position.outcome() == Some(Outcome::Drawn);
    if let Some(Outcome::Won(winner)) = position.outcome() {
        stats.first_won = first == Some(winner);
        let half_time = standings.get(standings.len() / 2);
        let half_time = half_time.map_or(0, |standing| lead(standing, ruleset));
        stats.comeback = if winner == Side::White {
            half_time < 0
        } else {
            half_time > 0
        };
    }
    stats
}

/// Plays a choice and counts its hits and drownings.
fn play(ruleset: &Ruleset, position: &mut Position, choice: Choice, stats: &mut GameStats) {
    let enemy = position.pieces(position.side().opponent());
    if let Some(target) = position.fast_target(ruleset, choice) {
        stats.hits += u32::from(enemy.contains(target));
        return position.play_legal(ruleset, choice);
    }
    let effect = position.legal_effect(ruleset, choice);
    stats.hits += u32::from(effect.victim.is_some());
    stats.drownings += position.drownings(ruleset, Some(&effect)) as u32;
    position.apply_legal(ruleset, &effect);
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

/// Capacity for the throws of most games.
const USUAL_THROWS: usize = 512;

/// Everything that distinguishes two positions before a throw, packed into three words.
#[derive(Clone, Copy, PartialEq, Eq)]
struct BeforeThrow([u64; 3]);

impl BeforeThrow {
    #[inline]
    fn new(position: &Position) -> BeforeThrow {
        // Destructured without `..`, so that a new field cannot be forgotten.
        let Position {
            on,
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
        let flags = flags.fold(u64::from(side == Side::White), |bits, flag| {
            bits << 1 | u64::from(flag)
        });
        BeforeThrow([
            on[0].0,
            on[1].0,
            counts << 16 | flags << 8 | u64::from(unmoved),
        ])
    }
}

impl Hash for BeforeThrow {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [white, black, rest] = self.0;
        state.write_u64(white ^ black.rotate_left(32) ^ rest.rotate_left(17));
    }
}

/// A fast hash for the positions of one game; the input is not hostile, so no secret key is needed.
type Mixing = BuildHasherDefault<Mixer>;

#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

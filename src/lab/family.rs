//! Random playouts of a family of rulesets, compiled to one tight loop.
//!
//! Rules stay data: [`Family::compile`] checks the values of a ruleset, not its name, to decide whether the
//! loop supports it. Rare events (the water, hits into it, falls back) build a [`Position`] and take
//! the general path, so no rule is implemented twice. Both paths draw the same random numbers, so equal
//! seeds give equal games.

use crate::base::board::HouseSet;
use crate::base::random::PlayoutRng;
use crate::base::side::Side;
use crate::matches::arena::THROW_CAP;
use crate::position::Position;
use crate::position::moves::{Choice, MoveKind};
use crate::position::phase::{Outcome, Phase};
use crate::rules::{Backward, End, Entry, FAIR, FIRST_ROW, Hit, Ruleset, Turn};

/// The tables of the loop, side by side. Masks have a bit per house, arrays an entry per throw.
#[derive(Clone, Debug)]
pub(super) struct Family {
    step_from: [u64; 8],
    off_from: [u64; 8],
    off_from_row_empty: [u64; 8],
    pairing: u64,
    guarding: u64,
    hittable: u64,
    safe_while_water: u64,
    board: u64,
    prison: u64,
    return_to: u64,
    back_from: u64,
    clear_first: u64,
    plain: u64,
    stuck: u64,
    water: u64,
    /// The throws that earn another, and those that do so even if no move is possible.
    again: u8,
    again_without_move: u8,
    /// The value of each combination of faces.
    values: [u8; 16],
    ways: u32,
    goes_back: bool,
    hits_back: bool,
    pieces: u8,
    pairs: bool,
    blockade: bool,
}

impl Family {
    /// Compiles a ruleset, or returns `None` if its rules are outside the family.
    pub fn compile(ruleset: &Ruleset) -> Option<Family> {
        let rules = ruleset.rules();
        let tables = &ruleset.tables;
        let belongs = rules.turn == Turn::Single
            && rules.hit == Hit::Swap
            && rules.entry == Entry::None
            && rules.end == End::FirstOff
            && tables.forward_is_complete
            && !(rules.trap || rules.start_lock || rules.rescued_moves_first)
            && !rules.water_suspends_pairs
            && !rules.starting_throw
            && (tables.prison.is_empty() || !tables.return_to.is_empty())
            && tables.light == FAIR;
        if !belongs {
            return None;
        }
        let masks = |sets: &[HouseSet]| {
            core::array::from_fn(|throw| sets.get(throw).map_or(0, |set| set.0))
        };
        let throws = |values: crate::base::sticks::ThrowSet| {
            values.iter().fold(0, |bits, value| bits | 1 << value)
        };
        let ways = rules.sticks.outcome_count();
        Some(Family {
            step_from: masks(&tables.step_from),
            off_from: masks(&tables.off_from),
            off_from_row_empty: masks(&tables.off_from_row_empty),
            pairing: tables.pairing.0,
            guarding: tables.guarding.0,
            hittable: tables.hittable.0,
            safe_while_water: rules.safe_while_water.0,
            board: tables.board.0,
            prison: tables.prison.0,
            return_to: tables.return_to.0,
            back_from: tables.back_from.0,
            clear_first: rules.clear_first.0,
            plain: tables.plain.0,
            stuck: rules.stuck_to_water.0,
            water: tables.water.0,
            again: throws(rules.again),
            again_without_move: throws(rules.again_without_move),
            values: core::array::from_fn(|faces| {
                rules.sticks.throw_with_faces(faces as u8 % ways).value
            }),
            ways: ways.into(),
            goes_back: rules.backward != Backward::None,
            hits_back: rules.backward == Backward::MayHit,
            pieces: rules.pieces,
            pairs: rules.pairs,
            blockade: rules.blockade,
        })
    }

    /// Continues a game with random choices from the start of a turn. Returns the number of throws and
    /// the outcome, or `None` for the outcome if the game reaches [`THROW_CAP`] throws, including
    /// `throws` made before.
    #[inline(always)]
    pub fn play(
        &self,
        ruleset: &Ruleset,
        start: &Position,
        throws: u32,
        rng: &mut PlayoutRng,
    ) -> (u32, Option<Outcome>) {
        match (self.pairs, self.blockade, self.prison != 0) {
            (true, true, true) => self.game::<true, true, true>(ruleset, start, throws, rng),
            (true, true, false) => self.game::<true, true, false>(ruleset, start, throws, rng),
            (true, false, true) => self.game::<true, false, true>(ruleset, start, throws, rng),
            (true, false, false) => self.game::<true, false, false>(ruleset, start, throws, rng),
            (false, true, true) => self.game::<false, true, true>(ruleset, start, throws, rng),
            (false, true, false) => self.game::<false, true, false>(ruleset, start, throws, rng),
            (false, false, true) => self.game::<false, false, true>(ruleset, start, throws, rng),
            (false, false, false) => self.game::<false, false, false>(ruleset, start, throws, rng),
        }
    }

    #[inline(always)]
    fn game<const PAIRS: bool, const BLOCKADE: bool, const PRISON: bool>(
        &self,
        ruleset: &Ruleset,
        start: &Position,
        mut throws: u32,
        rng: &mut PlayoutRng,
    ) -> (u32, Option<Outcome>) {
        // The parts that the loop does not touch; the others are updated only for the general path.
        let mut rest = *start;
        let mut turn = Turning {
            me: start.pieces(start.side()).0,
            enemy: start.pieces(start.side().opponent()).0,
            side: start.side(),
        };
        let mut off = start.off;
        loop {
            if throws >= THROW_CAP {
                return (throws, None);
            }
            let Turning { me, enemy, side } = turn;
            let occupied = me | enemy;
            let drowned = me & self.prison;
            if PRISON && drowned != 0 && occupied & self.return_to == 0 && rng.below(2) == 0 {
                // The rescue is the only move. The general path draws a number for it, too.
                rng.below(1);
                turn.me = me & !self.prison | self.return_to;
                turn.pass();
                continue;
            }
            throws += 1;
            let value = self.values[rng.below(self.ways) as usize & 15];
            let steps = usize::from(value & 7);
            let empty = self.board & !occupied;
            let mut exposed = enemy & self.hittable;
            if PAIRS {
                let guards = enemy & self.guarding;
                exposed &= !((guards << 1 | guards >> 1) & self.pairing);
            }
            if PRISON && occupied & self.prison != 0 {
                exposed &= !self.safe_while_water;
            }
            let landing = empty | exposed;
            let movable = if PRISON && drowned != 0 { drowned } else { me };
            let mut free = movable;
            if BLOCKADE {
                free &= !barred_forward(enemy, steps as u32);
            }
            let from = free & self.step_from[steps] & (landing >> steps);
            let exits = if occupied & FIRST_ROW.0 == 0 {
                self.off_from_row_empty[steps]
            } else {
                self.off_from[steps]
            };
            let mut leaving = free & exits;
            if me & self.clear_first != 0 || self.clear_first != 0 && rest.hand[side.index()] > 0 {
                leaving = 0;
            }
            let stepping = from.count_ones();
            let choices = stepping + leaving.count_ones();
            let choice;
            if choices > 0 {
                let chosen = rng.below(choices);
                if chosen >= stepping {
                    turn.me ^= 1 << nth(leaving, chosen - stepping);
                    off[side.index()] += 1;
                    if off[side.index()] == self.pieces {
                        return (throws, Some(Outcome::Won(side)));
                    }
                    turn.pass_unless(self.again, value);
                    continue;
                }
                let origin = nth(from, chosen);
                let target = origin + steps as u32;
                if self.plain >> target & 1 != 0 {
                    turn.swap(origin, target);
                    turn.pass_unless(self.again, value);
                    continue;
                }
                choice = Some((MoveKind::Forward, origin));
            } else {
                let onto = if self.hits_back { landing } else { empty };
                let mut back = movable & self.back_from & (onto << steps);
                if !self.goes_back {
                    back = 0;
                } else if BLOCKADE && back != 0 {
                    back &= !barred_backward(enemy, steps as u32);
                }
                if back != 0 {
                    let origin = nth(back, rng.below(back.count_ones()));
                    let target = origin - steps as u32;
                    if self.plain >> target & 1 != 0 {
                        turn.swap(origin, target);
                        turn.pass_unless(self.again, value);
                        continue;
                    }
                    choice = Some((MoveKind::Backward, origin));
                } else if movable & self.stuck == 0 || self.water & landing == 0 {
                    // No move is legal. The general path draws a number here, too.
                    rng.below(0);
                    turn.pass_unless(self.again_without_move, value);
                    continue;
                } else {
                    choice = None;
                }
            }
            rest.on[side.index()] = HouseSet(me);
            rest.on[side.opponent().index()] = HouseSet(enemy);
            rest.side = side;
            rest.off = off;
            rest.phase = Phase::Play(value);
            play_rare(ruleset, &mut rest, choice, rng);
            if let Phase::Over(outcome) = rest.phase {
                return (throws, Some(outcome));
            }
            off = rest.off;
            turn = Turning {
                me: rest.on[rest.side.index()].0,
                enemy: rest.on[rest.side.opponent().index()].0,
                side: rest.side,
            };
        }
    }
}

/// Plays a choice, given by kind and origin, on the general path; draws a random one if not chosen yet.
#[inline(never)]
fn play_rare(
    ruleset: &Ruleset,
    position: &mut Position,
    choice: Option<(MoveKind, u32)>,
    rng: &mut PlayoutRng,
) {
    let Phase::Play(steps) = position.phase else {
        return;
    };
    let choice = match choice {
        Some((kind, from)) => Some(Choice {
            kind,
            steps,
            from: from as u8,
        }),
        None => {
            let moves = position.moves(ruleset);
            moves.nth(rng.below(moves.len() as u32) as usize)
        }
    };
    match choice {
        Some(choice) => position.play_legal(ruleset, choice),
        None => position.forfeit_legal(ruleset),
    }
}

/// The pieces of the side to move, and those of the other.
#[derive(Clone, Copy)]
struct Turning {
    me: u64,
    enemy: u64,
    side: Side,
}

impl Turning {
    #[inline(always)]
    fn pass(&mut self) {
        core::mem::swap(&mut self.me, &mut self.enemy);
        self.side = self.side.opponent();
    }

    /// Passes the turn unless the throw earns another. Branchless, because the outcome is
    /// unpredictable.
    #[inline(always)]
    fn pass_unless(&mut self, earning: u8, value: u8) {
        let passes = u64::from(earning >> (value & 7) & 1) ^ 1;
        let change = (self.me ^ self.enemy) & passes.wrapping_neg();
        self.me ^= change;
        self.enemy ^= change;
        self.side = if (self.side == Side::White) == (passes == 0) {
            Side::White
        } else {
            Side::Black
        };
    }

    /// Moves a piece of the side to move; swaps it with an enemy on the target.
    #[inline(always)]
    fn swap(&mut self, origin: u32, target: u32) {
        let hit = self.enemy >> target & 1;
        self.me ^= 1 << origin | 1 << target;
        self.enemy ^= hit << origin | hit << target;
    }
}

/// The position of set bit number `index`. Clears three bits per round without branching: the index is
/// unpredictable.
#[inline(always)]
fn nth(mut bits: u64, mut index: u32) -> u32 {
    loop {
        for step in 0..3 {
            bits &= bits.wrapping_sub(u64::from(step < index));
        }
        if index <= 3 {
            return bits.trailing_zeros();
        }
        index -= 3;
    }
}

#[inline(always)]
fn lines_of_three(enemy: u64) -> u64 {
    enemy & (enemy >> 1) & (enemy >> 2)
}

/// Origins from which `steps` forward would jump a line of three enemies.
#[inline(always)]
fn barred_forward(enemy: u64, steps: u32) -> u64 {
    if steps < 4 || lines_of_three(enemy) == 0 {
        0
    } else {
        crate::position::moves::barred_forward(HouseSet(enemy), steps as u8)
            .houses()
            .0
    }
}

#[inline(always)]
fn barred_backward(enemy: u64, steps: u32) -> u64 {
    if steps < 4 || lines_of_three(enemy) == 0 {
        0
    } else {
        crate::position::moves::barred_backward(HouseSet(enemy), steps as u8).0
    }
}

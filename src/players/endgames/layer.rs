//! The positions with the same number of pieces left: one side has `more` pieces to bear off and
//! the other `fewer`, regardless of which side throws.

use super::block::{Block, MAX_PIECES, OffBoardState, choose};
use crate::base::board::HouseSet;
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::{BearOff, End, Entry, Rules, Ruleset, Start, Water};

/// A layer: its blocks, and the lookup of positions in them.
#[derive(Debug)]
pub(super) struct Layer {
    pub pieces: [u8; 2],
    pub blocks: Vec<Block>,
    /// The number, within the layer, of the first position of each block.
    pub first: Vec<u64>,
    /// The number of positions.
    pub len: u64,
    /// The block of each [`key`](Keys::key); `NONE` if no position has it.
    by_key: Vec<u16>,
    keys: Keys,
}

const NONE: u16 = u16::MAX;

/// The result of looking up a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Found {
    /// The position has this number in the layer.
    At(u64),
    /// The side to throw has already won.
    Won,
    /// The side to throw has already lost.
    Lost,
}

/// The number of values of each part of an [`OffBoardState`] in a layer.
#[derive(Clone, Copy, Debug)]
struct Keys {
    plain: bool,
    compares: bool,
    hand: usize,
    lead: usize,
    must_move: bool,
    started: bool,
    unmoved: usize,
    entered: bool,
}

impl Keys {
    fn new(rules: &Rules, pieces: [u8; 2]) -> Keys {
        let most = usize::from(pieces[0]);
        let keys = Keys {
            plain: false,
            compares: rules.end == End::BoardEmpty,
            hand: if rules.entry == Entry::None { 0 } else { most },
            lead: if rules.end == End::BoardEmpty {
                most
            } else {
                0
            },
            must_move: rules.rescued_moves_first,
            started: rules.starting_throw,
            unmoved: if rules.start_lock { 2 * most } else { 0 },
            entered: rules.entry == Entry::WithOne,
        };
        let flags = keys.must_move || keys.started || keys.compares;
        Keys {
            plain: !flags && keys.hand == 0 && keys.unmoved == 0,
            ..keys
        }
    }

    /// Combines the off-board state and which of the two piece counts is the mover's into one
    /// number.
    #[inline]
    fn key(&self, second: bool, off_board: &OffBoardState) -> usize {
        if self.plain {
            return second.into();
        }
        let [mine, theirs] = off_board.hand.map(usize::from);
        let lead = (isize::from(off_board.lead) + self.lead as isize) as usize;
        let digits = [
            (second.into(), 2),
            (mine, self.hand + 1),
            (theirs, self.hand + 1),
            (lead, 2 * self.lead + 1),
            (usize::from(off_board.must_move[0]), 2),
            (usize::from(off_board.must_move[1]), 2),
            (usize::from(off_board.started[0]), 2),
            (usize::from(off_board.started[1]), 2),
            (off_board.mover.index(), 2),
            (usize::from(off_board.unmoved), self.unmoved + 1),
            (usize::from(off_board.entered), 2),
        ];
        digits
            .into_iter()
            .fold(0, |key, (digit, base)| key * base + digit)
    }

    /// One more than the greatest key.
    fn count(&self) -> usize {
        2 * (self.hand + 1) * (self.hand + 1) * (2 * self.lead + 1) * 64 * (self.unmoved + 1)
    }

    /// All off-board states in which the mover and the other side have these pieces left.
    fn states(&self, rules: &Rules, left: [u8; 2]) -> Vec<OffBoardState> {
        let plain = OffBoardState {
            mover: Side::White,
            hand: [0; 2],
            lead: 0,
            must_move: [false; 2],
            started: [true; 2],
            unmoved: 0,
            entered: false,
        };
        let mut states = vec![plain];
        let mut expand = |variants: &dyn Fn(OffBoardState) -> Vec<OffBoardState>| {
            states = states
                .iter()
                .flat_map(|&off_board| variants(off_board))
                .collect();
        };
        if self.hand > 0 {
            let hands = |i: usize| 0..=left[i];
            expand(&|off_board| {
                hands(0)
                    .flat_map(|mine| hands(1).map(move |theirs| [mine, theirs]))
                    .map(|hand| OffBoardState { hand, ..off_board })
                    .collect()
            });
        }
        if self.compares {
            let leads = -(left[0] as i8)..=left[1] as i8;
            expand(&|off_board| {
                leads
                    .clone()
                    .map(|lead| OffBoardState { lead, ..off_board })
                    .collect()
            });
        }
        if self.must_move {
            let flags = [[false, false], [true, false], [false, true]];
            expand(&|off_board| {
                flags
                    .map(|must_move| OffBoardState {
                        must_move,
                        ..off_board
                    })
                    .to_vec()
            });
        }
        if self.started {
            let flags = [[true, true], [true, false], [false, true], [false, false]];
            expand(&|off_board| {
                flags
                    .map(|started| OffBoardState {
                        started,
                        ..off_board
                    })
                    .to_vec()
            });
        }
        if rules.start_lock {
            let most = 2 * left[0].max(left[1]);
            expand(&|off_board| {
                let locked = (2..=most).flat_map(|unmoved| {
                    Side::BOTH.map(|mover| OffBoardState {
                        mover,
                        unmoved,
                        ..off_board
                    })
                });
                core::iter::once(off_board).chain(locked).collect()
            });
        }
        if self.entered {
            expand(&|off_board| {
                [false, true]
                    .map(|entered| OffBoardState {
                        entered,
                        ..off_board
                    })
                    .to_vec()
            });
        }
        states
    }
}

/// The off-board state of a position. Flags without effect are normalised as in blocks.
#[inline]
fn off_board_state(keys: &Keys, position: &Position) -> OffBoardState {
    let (me, other) = (position.side.index(), position.side.opponent().index());
    let locked = keys.unmoved > 0 && position.unmoved > 1;
    let lead = if keys.compares {
        position.off[me] as i8 - position.off[other] as i8
    } else {
        0
    };
    OffBoardState {
        mover: if locked { position.side } else { Side::White },
        hand: [position.hand[me], position.hand[other]],
        lead,
        must_move: [position.must_move[me], position.must_move[other]],
        started: [position.started[me], position.started[other]],
        unmoved: if locked { position.unmoved } else { 0 },
        entered: position.phase == Phase::ThrowEntered,
    }
}

impl Layer {
    /// Creates the layer with these pieces left, the greater number first.
    ///
    /// # Errors
    /// Returns an error if the layer has more than `most` positions.
    pub fn of_at_most(ruleset: &Ruleset, pieces: [u8; 2], most: u64) -> Result<Layer, SenetError> {
        Layer::new(ruleset, pieces, most).map_err(|positions| {
            let [more, fewer] = pieces;
            let message = format!(
                "the layer {more}x{fewer} of {} has {positions} positions or more: too many to number",
                ruleset.name()
            );
            SenetError::new(ErrorKind::TooLarge, message).at("pieces")
        })
    }

    /// Creates the layer with unknown values.
    ///
    /// # Errors
    /// Returns the number of positions if it exceeds `most`.
    fn new(ruleset: &Ruleset, pieces: [u8; 2], most: u64) -> Result<Layer, u64> {
        let rules = ruleset.rules();
        let board = resting_houses(ruleset);
        let plain = at_least(board.len(), pieces);
        let all = u16::from(pieces[0]) + u16::from(pieces[1]);
        if plain > most || all > u16::from(MAX_PIECES) {
            return Err(plain);
        }
        let keys = Keys::new(rules, pieces);
        let mut layer = Layer {
            pieces,
            blocks: Vec::new(),
            first: Vec::new(),
            len: 0,
            by_key: vec![NONE; keys.count()],
            keys,
        };
        let [more, fewer] = pieces;
        let swapped = (more != fewer).then_some([fewer, more]);
        for left in core::iter::once(pieces).chain(swapped) {
            for off_board in keys.states(rules, left) {
                let pinned = pinned(ruleset, &off_board);
                let Some(block) = Block::new(board, off_board, left, pinned) else {
                    continue;
                };
                let key = keys.key(left != pieces, &off_board);
                let number = layer.blocks.len();
                layer.first.push(layer.len);
                layer.len += block.len();
                layer.blocks.push(block);
                // Checked for every block, so that no large layer is built only to be discarded. A
                // layer with more blocks than `u16` can number has too many positions as well.
                let numbered = u16::try_from(number).ok().filter(|&number| number != NONE);
                match numbered {
                    Some(number) if layer.len <= most => layer.by_key[key] = number,
                    _ => return Err(layer.len),
                }
            }
        }
        Ok(layer)
    }

    /// Looks up a position of this layer that is awaiting a throw. Returns `None` if it is invalid.
    #[inline]
    pub fn find(&self, position: &Position, mine_left: u8) -> Option<Found> {
        let off_board = off_board_state(&self.keys, position);
        let second = mine_left != self.pieces[0];
        if self.keys.compares {
            let [mine, theirs] =
                [usize::from(second), usize::from(!second)].map(|i| self.pieces[i]);
            if off_board.lead > theirs as i8 {
                return Some(Found::Won);
            }
            if off_board.lead < -(mine as i8) {
                return Some(Found::Lost);
            }
        }
        let block = usize::from(*self.by_key.get(self.keys.key(second, &off_board))?);
        let numbers = self.blocks.get(block)?;
        let side = position.side;
        let (mine, theirs) = (position.pieces(side), position.pieces(side.opponent()));
        Some(Found::At(self.first[block] + numbers.number(mine, theirs)))
    }

    /// Whether the pieces match the block selected by their off-board state.
    pub fn contains(&self, position: &Position) -> bool {
        let side = position.side;
        let (mine, theirs) = (position.pieces(side), position.pieces(side.opponent()));
        let off_board = off_board_state(&self.keys, position);
        let mut blocks = self.blocks.iter();
        blocks.any(|block| block.off_board == off_board && block.contains(mine, theirs))
    }
}

/// The layers with at most these numbers of pieces left, to be solved from the end of the list:
/// each comes before the layers it leads to.
///
/// # Errors
/// Returns an error if the ruleset does not have these numbers of pieces.
pub(super) fn plan(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<Vec<[u8; 2]>, SenetError> {
    let [more, fewer] = [pieces[0].max(pieces[1]), pieces[0].min(pieces[1])];
    if fewer == 0 {
        return Err(bad_pieces(ruleset));
    }
    check_pieces(ruleset, more)?;
    let lowest = match ruleset.rules().end {
        End::FirstOff => 1,
        End::BoardEmpty => 0,
    };
    let mut plan: Vec<[u8; 2]> = (1..=more)
        .flat_map(|more| (lowest..=more.min(fewer)).map(move |fewer| [more, fewer]))
        .collect();
    plan.sort_unstable_by_key(|&layer| core::cmp::Reverse(layer));
    Ok(plan)
}

/// Refuses more pieces of a side than the ruleset has, or none.
pub(super) fn check_pieces(ruleset: &Ruleset, most: u8) -> Result<(), SenetError> {
    if (1..=ruleset.rules().pieces).contains(&most) {
        Ok(())
    } else {
        Err(bad_pieces(ruleset))
    }
}

fn bad_pieces(ruleset: &Ruleset) -> SenetError {
    let message = format!(
        "{} is played with 1 to {} pieces per side",
        ruleset.name(),
        ruleset.rules().pieces
    );
    SenetError::new(ErrorKind::BadPieces, message).at("pieces")
}

/// The houses on which a piece can stand while a throw is awaited.
fn resting_houses(ruleset: &Ruleset) -> HouseSet {
    let rules = ruleset.rules();
    let water = match rules.water {
        Water::None | Water::Prison => HouseSet::EMPTY,
        Water::ToReturn | Water::ToLowest | Water::ToHand => ruleset.tables.water,
    };
    let last = match rules.bear_off {
        BearOff::OntoLast => HouseSet::range(rules.houses, rules.houses),
        _ => HouseSet::EMPTY,
    };
    ruleset.board() & !water & !last
}

/// The pieces that an off-board state pins to a house, mover first: those that have not moved yet,
/// and the one just rescued from the water.
fn pinned(ruleset: &Ruleset, off_board: &OffBoardState) -> [HouseSet; 2] {
    let locked = HouseSet::range(1, off_board.unmoved);
    let odd = match ruleset.rules().start {
        Start::Alternating { odd } => odd,
        Start::Hand => Side::White,
    };
    let parity = |odds: bool| {
        locked
            .iter()
            .filter(|house| (house.number() % 2 == 1) == odds)
            .collect::<HouseSet>()
    };
    let mine = parity(off_board.mover == odd);
    let theirs = parity(off_board.mover != odd);
    let back = |i: usize| {
        if off_board.must_move[i] {
            ruleset.tables.return_to
        } else {
            HouseSet::EMPTY
        }
    };
    let entered = HouseSet::range(1, off_board.entered.into());
    [mine | back(0) | entered, theirs | back(1)]
}

/// A lower bound on the number of positions in a layer: those with an empty off-board state.
fn at_least(houses: u8, [more, fewer]: [u8; 2]) -> u64 {
    let [more, fewer] = [u64::from(more), u64::from(fewer)];
    let all = more + fewer;
    choose(houses.into(), all).saturating_mul(choose(all, more))
}

//! Numbers positions that differ only in the houses of their pieces, without gaps.
//!
//! A block fixes everything else in a position awaiting a throw: pieces in hand, flags, pinned
//! pieces. A position's number combines its *row*, the set of occupied houses, with the choice of
//! the mover's pieces within the row. All positions of a row have the same sum of houses, and
//! passing the turn or swapping two pieces stays in the row.

use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::{End, Ruleset};

/// Maximum number of pieces, of both sides together, that a block can number.
pub(super) const MAX_PIECES: u8 = 12;

/// The properties of a position other than the houses of its free pieces; pairs list the mover first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OffBoardState {
    /// The side to throw: always White, unless the rules distinguish the sides by their first houses.
    pub mover: Side,
    pub hand: [u8; 2],
    /// How many more pieces the mover has borne off, for rules that compare them at the end.
    pub lead: i8,
    pub must_move: [bool; 2],
    pub started: [bool; 2],
    pub unmoved: u8,
    /// Whether the mover throws for a piece that has just entered on house 1.
    pub entered: bool,
}

/// The positions with one [`OffBoardState`].
#[derive(Debug)]
pub(super) struct Block {
    pub off_board: OffBoardState,
    /// Pieces pinned to a house, mover first.
    pinned: [HouseSet; 2],
    free: HouseSet,
    /// Pieces left to bear off, mover first.
    left: [u8; 2],
    /// The number of the mover's free pieces, and of all free pieces.
    mine: u8,
    all: u8,
    rows: u64,
    /// For the i-th occupied house, its contribution to the row's number.
    row_steps: Vec<[u32; 64]>,
    /// All ways to choose the mover's pieces within a row, and the number of each.
    patterns: Vec<u16>,
    pattern_numbers: Vec<u16>,
}

/// The binomial coefficient: `n` over `k`, or `u64::MAX` if it does not fit.
pub(super) fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let chosen = (0..u128::from(k.min(n - k))).try_fold(1_u128, |product, i| {
        let next = product.checked_mul(u128::from(n) - i)? / (i + 1);
        u64::try_from(next).is_ok().then_some(next)
    });
    chosen.map_or(u64::MAX, |chosen| chosen as u64)
}

impl Block {
    /// Creates the block, or returns `None` if the counts contradict the off-board state.
    pub fn new(
        board: HouseSet,
        off_board: OffBoardState,
        left: [u8; 2],
        pinned: [HouseSet; 2],
    ) -> Option<Block> {
        let free = board & !pinned[0] & !pinned[1] & !HouseSet::range(1, off_board.unmoved);
        let pieces = |i: usize| left[i].checked_sub(off_board.hand[i] + pinned[i].len());
        let mine = pieces(0)?;
        let all = mine + pieces(1)?;
        if all > MAX_PIECES {
            return None;
        }
        let rows = choose(free.len().into(), all.into());
        let mut row_steps = vec![[0; 64]; all.into()];
        for (i, steps) in (1..).zip(row_steps.iter_mut()) {
            for (slot, house) in (0..).zip(free.iter()) {
                steps[usize::from(house.number())] = u32::try_from(choose(slot, i)).ok()?;
            }
        }
        let patterns: Vec<u16> = (0..1_u16 << all)
            .filter(|pattern| pattern.count_ones() == u32::from(mine))
            .collect();
        let mut pattern_numbers = vec![0; 1 << all];
        for (number, &pattern) in (0..).zip(&patterns) {
            pattern_numbers[usize::from(pattern)] = number;
        }
        Some(Block {
            off_board,
            pinned,
            free,
            left,
            mine,
            all,
            rows,
            row_steps,
            patterns,
            pattern_numbers,
        })
    }

    /// The number of positions.
    pub fn len(&self) -> u64 {
        self.rows * self.patterns.len() as u64
    }

    /// The number of positions per row.
    pub fn row_len(&self) -> usize {
        self.patterns.len()
    }

    /// The number of the position with these pieces.
    #[inline]
    pub fn number(&self, mover: HouseSet, other: HouseSet) -> u64 {
        let mut rest = ((mover | other) & self.free).0;
        let (mut row, mut pattern) = (0, 0);
        for (i, steps) in self.row_steps.iter().enumerate() {
            let house = rest.trailing_zeros() & 63;
            row += steps[house as usize];
            pattern |= (mover.0 >> house & 1) << i;
            rest &= rest.wrapping_sub(1);
        }
        let pattern = self.pattern_numbers[pattern as usize];
        u64::from(row) * self.patterns.len() as u64 + u64::from(pattern)
    }

    /// Whether the pieces match this block. Only then is their number defined.
    pub fn contains(&self, mover: HouseSet, other: HouseSet) -> bool {
        let fits = |set: HouseSet, pinned: HouseSet, count: u8| {
            (pinned & !set).is_empty()
                && (set & !pinned & !self.free).is_empty()
                && set.len() == pinned.len() + count
        };
        fits(mover, self.pinned[0], self.mine) && fits(other, self.pinned[1], self.all - self.mine)
    }

    /// All rows, as sets of occupied free houses, in the order of their numbers.
    pub fn rows(&self) -> impl Iterator<Item = HouseSet> + '_ {
        let houses: Vec<House> = self.free.iter().collect();
        let mut slots = (1_u64 << self.all) - 1;
        (0..self.rows).map(move |_| {
            let row = at(slots, &houses);
            // The next greater number with the same number of bits set.
            let lowest = slots & slots.wrapping_neg();
            let ripple = slots + lowest;
            slots = ripple | ((slots ^ ripple) >> 2).checked_div(lowest).unwrap_or(0);
            row
        })
    }

    /// The position with this number; the inverse of [`number`](Block::number).
    pub fn position_at(&self, ruleset: &Ruleset, number: u64) -> Position {
        let (mut row, pattern) = (
            number / self.row_len() as u64,
            number % self.row_len() as u64,
        );
        let mut houses = HouseSet::EMPTY;
        for steps in self.row_steps.iter().rev() {
            let step = |house: &House| u64::from(steps[usize::from(house.number())]);
            let behind = houses.first().map_or(u8::MAX, House::number);
            // The greatest step that fits. Among equal steps, which add nothing, any will do.
            let house = self
                .free
                .iter()
                .filter(|house| house.number() < behind && step(house) <= row)
                .max_by_key(step)
                .expect("a number of this block");
            row -= step(&house);
            houses |= HouseSet::from_house(house);
        }
        self.positions(ruleset, houses)
            .nth(pattern as usize)
            .expect("a number of this block")
    }

    /// The sum of the houses of all pieces in a row.
    pub fn pips(&self, row: HouseSet) -> u16 {
        let all = row | self.pinned[0] | self.pinned[1];
        all.iter().map(|house| u16::from(house.number())).sum()
    }

    /// The positions of a row in the order of their numbers; each awaits a throw.
    pub fn positions<'a>(
        &'a self,
        ruleset: &'a Ruleset,
        row: HouseSet,
    ) -> impl Iterator<Item = Position> + 'a {
        let houses = row.iter().map(House::number).enumerate().fold(
            [0; MAX_PIECES as usize],
            |mut houses, (i, house)| {
                houses[i] = house;
                houses
            },
        );
        self.patterns.iter().map(move |&pattern| {
            let mine = (0..usize::from(self.all))
                .fold(0, |set, i| set | u64::from(pattern >> i & 1) << houses[i]);
            self.position(ruleset, HouseSet(mine), row)
        })
    }

    fn position(&self, ruleset: &Ruleset, mine: HouseSet, row: HouseSet) -> Position {
        let OffBoardState { mover, lead, .. } = self.off_board;
        let pieces = ruleset.rules().pieces;
        let ahead = [lead.max(0) as u8, (-lead).max(0) as u8];
        let mut position = Position {
            on: [HouseSet::EMPTY; 2],
            hand: [0; 2],
            off: [0; 2],
            taken: [0; 2],
            side: mover,
            phase: if self.off_board.entered {
                Phase::ThrowEntered
            } else {
                Phase::Throw
            },
            must_move: [false; 2],
            started: [false; 2],
            unmoved: self.off_board.unmoved,
        };
        for (i, side) in [mover, mover.opponent()].into_iter().enumerate() {
            let at = side.index();
            let free = if i == 0 { mine } else { row & !mine };
            position.on[at] = free | self.pinned[i];
            position.hand[at] = self.off_board.hand[i];
            position.must_move[at] = self.off_board.must_move[i];
            position.started[at] = self.off_board.started[i];
            // Rules that compare pieces off at the end need only the difference.
            position.off[at] = match ruleset.rules().end {
                End::FirstOff => pieces - self.left[i],
                End::BoardEmpty => ahead[i],
            };
        }
        position
    }
}

/// Selects the houses at the indices whose bits are set.
fn at(places: u64, houses: &[House]) -> HouseSet {
    HouseSet(places)
        .iter()
        .map(|place| houses[usize::from(place.number())])
        .collect()
}

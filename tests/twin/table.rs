//! The board from the mover's point of view, with the concepts common to all rulesets.

use super::record::{Both, Next, Outcome, Record, Side};
use std::collections::BTreeSet;

/// The pieces and counters of a position from the mover's point of view.
#[derive(Clone, Debug)]
pub struct Table {
    pub side: Side,
    pub mine: BTreeSet<u8>,
    pub theirs: BTreeSet<u8>,
    pub my_hand: u8,
    pub their_hand: u8,
    pub my_off: u8,
    pub their_off: u8,
    pub my_taken: u8,
    pub their_taken: u8,
}

impl Table {
    pub fn of(question: &Record) -> Table {
        let side = question.to_move;
        let other = side.other();
        let white: BTreeSet<u8> = question.white.iter().copied().collect();
        let black: BTreeSet<u8> = question.black.iter().copied().collect();
        let (mine, theirs) = match side {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        Table {
            side,
            mine,
            theirs,
            my_hand: question.hand.of(side),
            their_hand: question.hand.of(other),
            my_off: question.off.of(side),
            their_off: question.off.of(other),
            my_taken: question.taken.of(side),
            their_taken: question.taken.of(other),
        }
    }

    /// The position in the format of answers, and who acts next.
    pub fn outcome(&self, next: Next) -> Outcome {
        let mine: Vec<u8> = self.mine.iter().copied().collect();
        let theirs: Vec<u8> = self.theirs.iter().copied().collect();
        let (white, black) = match self.side {
            Side::White => (mine, theirs),
            Side::Black => (theirs, mine),
        };
        Outcome {
            next: Some(next),
            white: Some(white),
            black: Some(black),
            hand: Some(self.both(self.my_hand, self.their_hand)),
            off: Some(self.both(self.my_off, self.their_off)),
            taken: Some(self.both(self.my_taken, self.their_taken)),
            ..Outcome::default()
        }
    }

    fn both(&self, mine: u8, theirs: u8) -> Both<u8> {
        match self.side {
            Side::White => Both {
                white: mine,
                black: theirs,
            },
            Side::Black => Both {
                white: theirs,
                black: mine,
            },
        }
    }

    pub fn empty(&self, house: u8) -> bool {
        !self.mine.contains(&house) && !self.theirs.contains(&house)
    }

    /// 0.1: no enemy piece on the house before or after it.
    pub fn enemy_isolated(&self, house: u8) -> bool {
        !self.theirs.contains(&(house - 1)) && !self.theirs.contains(&(house + 1))
    }

    /// Three enemy pieces on consecutive houses, all strictly between the two houses.
    pub fn three_enemies_between(&self, one: u8, other: u8) -> bool {
        let low = one.min(other);
        let high = one.max(other);
        (low + 1..high).any(|house| {
            house + 2 < high
                && self.theirs.contains(&house)
                && self.theirs.contains(&(house + 1))
                && self.theirs.contains(&(house + 2))
        })
    }

    /// The lowest-numbered empty house.
    pub fn lowest_empty(&self) -> u8 {
        (1..=30)
            .find(|&house| self.empty(house))
            .expect("an empty house")
    }

    /// The first empty house at or below a house, or `None` if all are occupied.
    pub fn first_empty_down_from(&self, house: u8) -> Option<u8> {
        (1..=house).rev().find(|&house| self.empty(house))
    }

    /// Moves one of my pieces to another house; an enemy there goes to the piece's origin.
    pub fn move_with_swap(&mut self, from: u8, to: u8) {
        self.mine.remove(&from);
        if self.theirs.remove(&to) {
            self.theirs.insert(from);
        }
        self.mine.insert(to);
    }

    pub fn bear_off(&mut self, from: u8) {
        self.mine.remove(&from);
        self.my_off += 1;
    }

    /// Whether all my pieces are borne off.
    pub fn all_off(&self) -> bool {
        self.mine.is_empty() && self.my_hand == 0
    }
}

/// `14→15` or, where an enemy stands on the target, `14×15[14]`.
pub fn notation(table: &Table, from: u8, to: u8, victim: u8) -> String {
    if table.theirs.contains(&to) {
        format!("{from}×{to}[{victim}]")
    } else {
        format!("{from}→{to}")
    }
}

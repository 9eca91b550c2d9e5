//! Position validity: every reason why a position is invalid.
//!
//! A valid position can be played on by the rules, and its turn can have come about: side, phase, throws in
//! hand and flags fit each other and the pieces. Whether the throws of a game can lead to this arrangement
//! of pieces is not examined.

use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::position::Position;
use crate::position::phase::{Bag, Direction, Divided, Outcome, Phase};
use crate::rules::{
    Backward, BearOff, End, Entry, Hit, Opening, Rules, Ruleset, Start, Turn, Water,
};
use core::fmt;

/// Why a position is invalid under a ruleset. Later versions may add reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PositionError {
    /// A house holds pieces of both sides.
    SharedHouse(House),
    /// A piece stands on a house that the board does not have.
    OffBoard {
        /// The side of the piece.
        side: Side,
        /// The house.
        house: House,
    },
    /// A piece stands on a house where none can rest: the water, or a last house that bears off.
    NoRest {
        /// The side of the piece.
        side: Side,
        /// The house.
        house: House,
    },
    /// A side has too few or too many pieces in all.
    PieceCount {
        /// The side.
        side: Side,
        /// The number of its pieces on the board, in hand, off and taken.
        count: u16,
        /// The pieces it should have.
        expected: u8,
    },
    /// Pieces are in hand, but cannot enter.
    NoEntry,
    /// Pieces are taken, but nothing is taken under these rules.
    NothingTaken,
    /// Both sides have all pieces off, but the first to do so wins.
    BothOff,
    /// The game is over, but the phase does not say so.
    AlreadyOver,
    /// The phase says that the game is over, but neither side has all pieces off.
    PiecesLeft,
    /// The phase says that the game is over, but the board is not empty.
    BoardNotEmpty,
    /// The game ends with this outcome instead of the one in the phase.
    OtherOutcome(Outcome),
    /// The game ended with a move that the side in the position did not make.
    OtherSideEnds,
    /// A side must move a rescued piece first, but has none.
    NoRescuedPiece(Side),
    /// A side has not started, but needs no 1 to start.
    NoStartingThrow,
    /// The side that won the opening throw counts as not started.
    OpeningWinner,
    /// A side has not started, but has moved or holds a throw.
    NotStarted(Side),
    /// Some pieces on houses 1 to this one have moved.
    Moved(u8),
    /// The phase is impossible under these rules.
    ImpossiblePhase,
    /// Part of a throw has been played and no move is possible with the rest, so the turn has passed.
    TurnOver,
}

impl PositionError {
    /// The name of the part at fault, as the JSON protocol calls it.
    #[must_use]
    pub fn field(self) -> &'static str {
        match self {
            PositionError::SharedHouse(_) => "W",
            PositionError::OffBoard { side, .. }
            | PositionError::NoRest { side, .. }
            | PositionError::PieceCount { side, .. } => match side {
                Side::White => "W",
                Side::Black => "B",
            },
            PositionError::NoEntry => "hand",
            PositionError::NothingTaken => "taken",
            PositionError::BothOff
            | PositionError::AlreadyOver
            | PositionError::PiecesLeft
            | PositionError::BoardNotEmpty
            | PositionError::OtherOutcome(_) => "off",
            PositionError::OtherSideEnds => "to_move",
            PositionError::NoRescuedPiece(_) => "must_move_flag",
            PositionError::NoStartingThrow
            | PositionError::OpeningWinner
            | PositionError::NotStarted(_) => "started",
            PositionError::Moved(_) => "unmoved_prefix",
            PositionError::ImpossiblePhase | PositionError::TurnOver => "throw",
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PositionError::SharedHouse(house) => {
                write!(out, "house {house} holds a piece of both sides")
            }
            PositionError::OffBoard { house, .. } => {
                write!(out, "house {house} is not on the board")
            }
            PositionError::NoRest { house, .. } => {
                write!(out, "no piece can rest on house {house}")
            }
            PositionError::PieceCount {
                side,
                count,
                expected,
            } => write!(
                out,
                "{} has {count} pieces in total (on the board, in hand, off and taken) instead of {expected}",
                name(side)
            ),
            PositionError::NoEntry => out.write_str("these rules have no pieces in hand"),
            PositionError::NothingTaken => {
                out.write_str("these rules take no piece out of the game")
            }
            PositionError::BothOff => {
                out.write_str("the game ends as soon as one side has all its pieces off")
            }
            PositionError::AlreadyOver => {
                out.write_str("the game is already over in this position")
            }
            PositionError::PiecesLeft => {
                out.write_str("the game is not over: neither side has all its pieces off")
            }
            PositionError::BoardNotEmpty => {
                out.write_str("the game is not over: there are pieces on the board or in hand")
            }
            PositionError::OtherOutcome(ending) => {
                let who = match ending {
                    Outcome::Won(side) => name(side),
                    Outcome::Drawn => "nobody",
                };
                write!(out, "with these pieces off, {who} has won")
            }
            PositionError::OtherSideEnds => out.write_str(
                "the last move of a game is made by the side that bears off its last piece",
            ),
            PositionError::NoRescuedPiece(side) => {
                write!(out, "{} has no piece that must move first", name(side))
            }
            PositionError::NoStartingThrow => out.write_str("these rules need no 1 to start"),
            PositionError::OpeningWinner => {
                out.write_str("the side that won the opening has started")
            }
            PositionError::NotStarted(side) => write!(
                out,
                "{} has not thrown its first 1, so it has not moved and holds no throw",
                name(side)
            ),
            PositionError::Moved(last) => {
                write!(out, "some pieces on houses 1 to {last} have already moved")
            }
            PositionError::ImpossiblePhase => {
                out.write_str("this throw is impossible at this stage of a turn under these rules")
            }
            PositionError::TurnOver => {
                out.write_str("the turn has passed: no move is possible with the rest of the throw")
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl From<PositionError> for SenetError {
    fn from(error: PositionError) -> SenetError {
        SenetError::new(ErrorKind::InvalidPosition, error.to_string()).at(error.field())
    }
}

impl Position {
    /// Returns the position if it is valid under this ruleset. RULES 3 r2.
    ///
    /// # Errors
    /// Returns the first reason why the position is invalid.
    pub fn checked(self, ruleset: &Ruleset) -> Result<Position, PositionError> {
        self.check_houses(ruleset)?;
        self.check_counts(ruleset)?;
        self.check_end(ruleset)?;
        self.check_flags(ruleset)?;
        self.check_phase(ruleset)?;
        Ok(self)
    }

    fn check_houses(&self, ruleset: &Ruleset) -> Result<(), PositionError> {
        let rules = ruleset.rules();
        if let Some(house) = (self.on[0] & self.on[1]).first() {
            return Err(PositionError::SharedHouse(house));
        }
        for side in Side::BOTH {
            if let Some(house) = (self.pieces(side) - ruleset.board()).first() {
                return Err(PositionError::OffBoard { side, house });
            }
        }
        let never_rested_on = match rules.water {
            Water::ToReturn | Water::ToLowest | Water::ToHand => ruleset.tables.water,
            Water::None | Water::Prison => HouseSet::EMPTY,
        } | match rules.bear_off {
            BearOff::OntoLast => HouseSet::from_house(House::new_unchecked(rules.houses)),
            _ => HouseSet::EMPTY,
        };
        for side in Side::BOTH {
            if let Some(house) = (self.pieces(side) & never_rested_on).first() {
                return Err(PositionError::NoRest { side, house });
            }
        }
        Ok(())
    }

    fn check_counts(&self, ruleset: &Ruleset) -> Result<(), PositionError> {
        let rules = ruleset.rules();
        for side in Side::BOTH {
            let i = side.index();
            let counts = [
                self.pieces(side).len(),
                self.hand[i],
                self.off[i],
                self.taken[i],
            ];
            let count = counts.map(u16::from).iter().sum();
            let expected = rules.pieces;
            if count != u16::from(expected) {
                return Err(PositionError::PieceCount {
                    side,
                    count,
                    expected,
                });
            }
            if self.hand[i] > 0 && !has_hand(rules) {
                return Err(PositionError::NoEntry);
            }
            if self.taken[i] > 0 && rules.hit != Hit::Taken {
                return Err(PositionError::NothingTaken);
            }
        }
        Ok(())
    }

    /// Checks that the game is over if and only if the rules end it, and that the outcome is the
    /// one they give.
    fn check_end(&self, ruleset: &Ruleset) -> Result<(), PositionError> {
        let rules = ruleset.rules();
        let first_off = rules.end == End::FirstOff;
        let all_off = Side::BOTH.map(|side| self.off(side) == rules.pieces);
        if first_off && all_off == [true; 2] {
            return Err(PositionError::BothOff);
        }
        let is_last = |side: Side| {
            if first_off {
                all_off[side.index()]
            } else {
                self.off(side) > 0
            }
        };
        match (self.ending(rules), self.outcome()) {
            (None, None) => Ok(()),
            (Some(_), None) => Err(PositionError::AlreadyOver),
            (None, Some(_)) if first_off => Err(PositionError::PiecesLeft),
            (None, Some(_)) => Err(PositionError::BoardNotEmpty),
            (Some(ending), Some(outcome)) if ending != outcome => {
                Err(PositionError::OtherOutcome(ending))
            }
            (Some(_), Some(_)) if !is_last(self.side) => Err(PositionError::OtherSideEnds),
            (Some(_), Some(_)) => Ok(()),
        }
    }

    fn check_flags(&self, ruleset: &Ruleset) -> Result<(), PositionError> {
        let rules = ruleset.rules();
        for side in Side::BOTH {
            let returned = self.pieces(side) & ruleset.tables.return_to;
            if self.must_move(side) && (!rules.rescued_moves_first || returned.is_empty()) {
                return Err(PositionError::NoRescuedPiece(side));
            }
            if !self.started(side) && !rules.starting_throw {
                return Err(PositionError::NoStartingThrow);
            }
        }
        let opened = match rules.opening {
            Opening::FirstOne(side) if !matches!(self.phase, Phase::Opening(_)) => Some(side),
            _ => None,
        };
        if opened.is_some_and(|side| !self.started(side)) {
            return Err(PositionError::OpeningWinner);
        }
        if let Some(side) = Side::BOTH
            .into_iter()
            .find(|&side| !self.may_wait(ruleset, side))
        {
            return Err(PositionError::NotStarted(side));
        }
        // The opening moves the front piece.
        let most_unmoved = 2 * rules.pieces - u8::from(opened.is_some());
        let untouched = |locked: HouseSet| {
            let mut sides = Side::BOTH.iter();
            sides.all(|side| {
                let first = ruleset.tables.start[side.index()] & locked;
                (first - self.pieces(*side)).is_empty()
            })
        };
        let can_be = self.unmoved == 0
            || (rules.start_lock
                && self.unmoved <= most_unmoved
                && untouched(HouseSet::range(1, self.unmoved)));
        if can_be {
            Ok(())
        } else {
            Err(PositionError::Moved(self.unmoved))
        }
    }

    /// Whether a side either has started or can be without a move so far: its pieces are where they began or
    /// were hit, it has hit none, and it holds no throw.
    fn may_wait(&self, ruleset: &Ruleset, side: Side) -> bool {
        if self.started(side) {
            return true;
        }
        let rules = ruleset.rules();
        let (me, other) = (side.index(), side.opponent().index());
        let begun = ruleset.tables.start[me];
        let locked = HouseSet::range(1, self.unmoved);
        let was_hit = self.on[me] != begun;
        let moved = self.off[me] > 0
            || self.taken[other] > 0
            || (rules.start == Start::Hand && self.hand[me] < rules.pieces)
            || (rules.start_lock && !(begun - locked).is_empty())
            || (was_hit && (rules.hit == Hit::None || !self.started[other]));
        let holds = match self.phase {
            Phase::Series(bag) | Phase::Pool(bag) => self.side == side && !bag.is_empty(),
            _ => false,
        };
        !moved && !holds
    }

    /// Whether this is the starting position, regardless of the phase.
    fn is_start(&self, ruleset: &Ruleset) -> bool {
        let start = Position::start(ruleset);
        let (side, phase) = (self.side, self.phase);
        *self
            == Position {
                side,
                phase,
                ..start
            }
    }

    fn check_phase(&self, ruleset: &Ruleset) -> Result<(), PositionError> {
        let rules = ruleset.rules();
        let values = rules.sticks.values();
        // A piece on house 1 that has not moved yet did not enter.
        let entered =
            || self.unmoved == 0 && !(self.pieces(self.side) & HouseSet::range(1, 1)).is_empty();
        let fits = match self.phase {
            Phase::Opening(None) => {
                let thrower = match rules.opening {
                    Opening::Begins(_) => false,
                    Opening::FirstOne(_) => true,
                    Opening::HigherThrow => self.side == Side::White,
                };
                thrower && self.is_start(ruleset)
            }
            Phase::Opening(Some(throw)) => {
                rules.opening == Opening::HigherThrow
                    && self.side == Side::Black
                    && values.contains(throw)
                    && self.is_start(ruleset)
            }
            Phase::Throw | Phase::Over(_) => true,
            Phase::Play(throw) => rules.turn == Turn::Single && values.contains(throw),
            Phase::Series(bag) => rules.turn == Turn::Series && self.fits_series(rules, bag, false),
            Phase::Pool(bag) => rules.turn == Turn::Series && self.fits_series(rules, bag, true),
            Phase::ThrowEntered => rules.entry == Entry::WithOne && entered(),
            Phase::Entered(throw) => {
                rules.entry == Entry::WithOne && values.contains(throw) && entered()
            }
            Phase::Divided(divided) => rules.turn == Turn::Divided && fits_throw(rules, divided),
        };
        if !fits {
            return Err(PositionError::ImpossiblePhase);
        }
        let partly_played =
            matches!(self.phase, Phase::Divided(divided) if divided.direction.is_some());
        if partly_played && self.moves(ruleset).is_empty() {
            return Err(PositionError::TurnOver);
        }
        Ok(())
    }

    /// Whether the side to act can hold these throws of a series, which has ended or goes on.
    fn fits_series(&self, rules: &Rules, bag: Bag, ended: bool) -> bool {
        let values = rules.sticks.values();
        if bag.is_empty() {
            // Only a 0, and throws before a side's first 1, do not count.
            let void = |value: u8| value == 0 || (value != 1 && !self.started(self.side));
            let mut void = values.iter().filter(|&value| void(value));
            return void.any(|value| rules.again.contains(value) != ended);
        }
        let thrown = bag.values().iter().all(|value| values.contains(value));
        thrown && last_throws(rules, bag) <= u8::from(ended)
    }
}

/// Whether these rules can put pieces in hand.
fn has_hand(rules: &Rules) -> bool {
    rules.entry != Entry::None
        && (rules.start == Start::Hand
            || matches!(rules.water, Water::ToHand | Water::ToReturn)
            || matches!(rules.hit, Hit::EmptyBehind | Hit::ToHand))
}

/// How many of these throws end a series: those that earn no other, and each that fills the bag.
fn last_throws(rules: &Rules, bag: Bag) -> u8 {
    let values = bag.values().iter();
    let ends = values.map(|value| match bag.count(value) {
        count if !rules.again.contains(value) => count,
        count => u8::from(count == Bag::FULL),
    });
    ends.fold(0, u8::saturating_add)
}

/// Whether a throw can be divided like this.
fn fits_throw(rules: &Rules, divided: Divided) -> bool {
    let Divided {
        throw,
        left,
        direction,
        owes_throw,
    } = divided;
    let by_value = rules.again.contains(throw);
    let may_owe = by_value || !rules.again_on.is_empty();
    rules.sticks.values().contains(throw)
        && match direction {
            None => left == throw && !owes_throw,
            Some(Direction::Backward) if rules.backward == Backward::None => false,
            Some(_) => {
                (1..throw).contains(&left) && (owes_throw || !by_value) && (may_owe || !owes_throw)
            }
        }
}

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

//! The parts of a position, for callers that build positions of their own.

use crate::base::board::HouseSet;
use crate::base::side::{BySide, Side};
use crate::position::Position;
use crate::position::phase::Phase;
use crate::position::validity::PositionError;
use crate::rules::Ruleset;

/// The parts of a position, which may be impossible. [`Setup::position`] checks them.
///
/// ```
/// use senet::board::HouseSet;
/// use senet::{PositionError, Ruleset, Setup};
///
/// let ruleset = Ruleset::parse("kendall-masters")?;
/// let mut setup = Setup::new(&ruleset);
/// setup.pieces.white = HouseSet::from_numbers(&[26, 28]).expect("numbers of houses");
/// assert!(matches!(
///     setup.position(&ruleset),
///     Err(PositionError::SharedHouse(_) | PositionError::PieceCount { .. })
/// ));
/// setup.off.white = 5; // the other five of seven
/// let position = setup.position(&ruleset)?;
/// assert_eq!(position.pieces(senet::Side::White).len(), 2);
/// assert_eq!(Setup::from(position), setup);
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The houses of the pieces on the board.
    pub pieces: BySide<HouseSet>,
    /// Pieces in hand.
    pub hand: BySide<u8>,
    /// Pieces borne off.
    pub off: BySide<u8>,
    /// Pieces out of the game.
    pub taken: BySide<u8>,
    /// The side to act. In an opening ceremony White stands for player 1.
    pub side: Side,
    /// The phase of the turn.
    pub phase: Phase,
    /// Whether a side's piece on the return house was just rescued and must move first.
    pub must_move: BySide<bool>,
    /// Whether a side has thrown the 1 that it needs before it may move; `true` if it needs none.
    pub started: BySide<bool>,
    /// The start lock: pieces on houses 1 to this one have not moved yet. 0 without the lock.
    pub unmoved: u8,
}

impl Setup {
    /// The parts of the starting position of a game.
    #[must_use]
    pub fn new(ruleset: &Ruleset) -> Setup {
        Position::start(ruleset).into()
    }

    /// Checks the parts and returns the position.
    ///
    /// # Errors
    /// Returns the first reason why the position is invalid under this ruleset.
    pub fn position(self, ruleset: &Ruleset) -> Result<Position, PositionError> {
        let position = Position {
            on: self.pieces.into(),
            hand: self.hand.into(),
            off: self.off.into(),
            taken: self.taken.into(),
            side: self.side,
            phase: self.phase,
            must_move: self.must_move.into(),
            started: self.started.into(),
            unmoved: self.unmoved,
        };
        position.checked(ruleset)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        Setup {
            pieces: position.on.into(),
            hand: position.hand.into(),
            off: position.off.into(),
            taken: position.taken.into(),
            side: position.side,
            phase: position.phase,
            must_move: position.must_move.into(),
            started: position.started.into(),
            unmoved: position.unmoved,
        }
    }
}

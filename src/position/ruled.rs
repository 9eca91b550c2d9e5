//! A position together with its rules.

use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::error::SenetError;
use crate::position::Position;
use crate::position::moves::{Choice, Move, MoveSet};
use crate::position::phase::{Outcome, Phase};
use crate::position::reasons::WhyNot;
use crate::position::setup::Setup;
use crate::position::validity::PositionError;
use crate::rules::Ruleset;
use core::fmt;

/// A position that carries its rules, so it cannot be used with other rules, and every action is
/// checked. For search, where speed matters, use the methods of [`Position`] that take a ruleset.
///
/// ```
/// use senet::{RuledPosition, Ruleset};
///
/// let ruleset = Ruleset::parse("kendall-masters")?;
/// let start = RuledPosition::start(&ruleset);
/// let thrown = start.throw(2)?;
/// let moves = thrown.legal_moves();
/// let after = thrown.play(moves[0].choice)?;
///
/// assert_eq!(start.side().opponent(), after.side()); // a 2 earns no other throw
/// assert!(after.play(moves[0].choice).is_err()); // the next throw comes first
/// assert_eq!(RuledPosition::from_id(&ruleset, &after.id())?, after);
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RuledPosition<'r> {
    ruleset: &'r Ruleset,
    position: Position,
}

impl<'r> RuledPosition<'r> {
    /// The starting position.
    #[must_use]
    pub fn start(ruleset: &'r Ruleset) -> RuledPosition<'r> {
        RuledPosition {
            ruleset,
            position: Position::start(ruleset),
        }
    }

    /// Checks a position under these rules.
    ///
    /// # Errors
    /// Returns an error if the position is [invalid](Position::checked) under them.
    pub fn new(ruleset: &'r Ruleset, position: Position) -> Result<Self, PositionError> {
        let position = position.checked(ruleset)?;
        Ok(RuledPosition { ruleset, position })
    }

    /// Checks the parts of a position under these rules.
    ///
    /// # Errors
    /// Returns the first reason why the position is invalid under these rules.
    pub fn from_setup(ruleset: &'r Ruleset, setup: Setup) -> Result<Self, PositionError> {
        let position = setup.position(ruleset)?;
        Ok(RuledPosition { ruleset, position })
    }

    /// Parses an [id](RuledPosition::id).
    ///
    /// # Errors
    /// Returns an error if the id is damaged or belongs to other rules.
    pub fn from_id(ruleset: &'r Ruleset, id: &str) -> Result<Self, SenetError> {
        let position = Position::from_id(ruleset, id)?;
        Ok(RuledPosition { ruleset, position })
    }

    /// The rules.
    #[must_use]
    pub fn ruleset(&self) -> &'r Ruleset {
        self.ruleset
    }

    /// The position without its rules.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// The side to act. In the opening ceremony White stands for player 1.
    #[must_use]
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// The phase of the turn.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.position.phase()
    }

    /// The outcome, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// Whether a throw is awaited.
    #[must_use]
    pub fn awaits_throw(&self) -> bool {
        self.position.awaits_throw()
    }

    /// Whether a move is awaited. If no move is legal, the turn is forfeited instead.
    #[must_use]
    pub fn awaits_move(&self) -> bool {
        self.position.awaits_move()
    }

    /// The houses of a side's pieces.
    #[must_use]
    pub fn pieces(&self, side: Side) -> HouseSet {
        self.position.pieces(side)
    }

    /// The number of a side's pieces in hand.
    #[must_use]
    pub fn hand(&self, side: Side) -> u8 {
        self.position.hand(side)
    }

    /// The number of a side's pieces borne off.
    #[must_use]
    pub fn off(&self, side: Side) -> u8 {
        self.position.off(side)
    }

    /// The number of a side's pieces out of the game.
    #[must_use]
    pub fn taken(&self, side: Side) -> u8 {
        self.position.taken(side)
    }

    /// The houses of a side's pieces that are protected by a neighbour.
    #[must_use]
    pub fn protected(&self, side: Side) -> HouseSet {
        self.position.protected(self.ruleset, side)
    }

    /// The houses on which a side's pieces can be hit.
    #[must_use]
    pub fn exposed(&self, side: Side) -> HouseSet {
        self.position.exposed(self.ruleset, side)
    }

    /// A side's lines of three or more pieces that block the other side.
    #[must_use]
    pub fn blockades(&self, side: Side) -> Vec<HouseSet> {
        self.position.blockades(self.ruleset, side)
    }

    /// A short text that [`from_id`](RuledPosition::from_id) reads.
    #[must_use]
    pub fn id(&self) -> String {
        self.position.id(self.ruleset)
    }

    /// The legal choices, without their effects.
    #[must_use]
    pub fn moves(&self) -> MoveSet {
        self.position.moves(self.ruleset)
    }

    /// The legal moves, with their effects.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let moves = self.moves();
        let effect = |choice| self.position.legal_effect(self.ruleset, choice);
        moves.iter().map(effect).collect()
    }

    /// The complete effect of a choice; `None` if it is not legal.
    #[must_use]
    pub fn effect(&self, choice: Choice) -> Option<Move> {
        self.position.effect(self.ruleset, choice)
    }

    /// Finds the legal choice with this [notation](crate::position::notation).
    #[must_use]
    pub fn find_move(&self, text: &str) -> Option<Choice> {
        self.position.find_move(self.ruleset, text)
    }

    /// A legal move in the scholars' [notation](crate::position::notation).
    #[must_use]
    pub fn notation(&self, effect: &Move) -> String {
        self.position.notation(self.ruleset, effect)
    }

    /// Why the piece on a house cannot move, for each throw.
    #[must_use]
    pub fn why_not(&self, house: House) -> Vec<WhyNot> {
        self.position.why_not(self.ruleset, house)
    }

    /// The position after a legal choice.
    ///
    /// # Errors
    /// Returns an error if the choice is not legal.
    pub fn play(mut self, choice: Choice) -> Result<Self, SenetError> {
        self.position.play(self.ruleset, choice)?;
        Ok(self)
    }

    /// The position after a throw of this value.
    ///
    /// # Errors
    /// Returns an error if no throw is awaited, or the rules do not allow this value.
    pub fn throw(mut self, value: u8) -> Result<Self, SenetError> {
        self.position.throw(self.ruleset, value)?;
        Ok(self)
    }

    /// The position after forfeiting a throw without a legal move.
    ///
    /// # Errors
    /// Returns an error if no move is awaited, or a move is legal.
    pub fn forfeit(mut self) -> Result<Self, SenetError> {
        self.position.forfeit(self.ruleset)?;
        Ok(self)
    }
}

impl PartialEq for RuledPosition<'_> {
    /// Compares the positions and the rules, regardless of the rulesets' names.
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position && self.ruleset.rules() == other.ruleset.rules()
    }
}

impl Eq for RuledPosition<'_> {}

impl fmt::Display for RuledPosition<'_> {
    /// Writes the rules and the position.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.ruleset, self.position)
    }
}

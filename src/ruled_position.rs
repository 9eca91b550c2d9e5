//! A position together with its rules.

use crate::board::House;
use crate::error::{ErrorKind, SenetError};
use crate::moves::{Choice, Move, MoveSet};
use crate::position::Position;
use crate::reasons::WhyNot;
use crate::rules::Ruleset;
use crate::setup::Setup;
use crate::validity::PositionError;
use core::fmt;
use core::ops::Deref;

/// A position that carries its rules, so it cannot be used with other rules, and every action is
/// checked. For search, where speed matters, use the methods of [`Position`] that take a ruleset.
/// This type [dereferences](Deref) to `Position` for everything that needs no rules.
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
        let effect = |choice| self.position.effect(self.ruleset, choice);
        moves.iter().map(effect).collect()
    }

    /// Finds the legal choice with this [notation](crate::notation).
    #[must_use]
    pub fn find_move(&self, text: &str) -> Option<Choice> {
        self.position.find_move(self.ruleset, text)
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
        self.position.expect_throw()?;
        if !self.ruleset.rules().sticks.values().contains(value) {
            let message = format!("‘{value}’ cannot be thrown under these rules");
            return Err(SenetError::new(ErrorKind::BadThrow, message).at("throw"));
        }
        self.position.throw_unchecked(self.ruleset, value);
        Ok(self)
    }

    /// The position after forfeiting a throw without a legal move.
    ///
    /// # Errors
    /// Returns an error if no move is awaited, or a move is legal.
    pub fn forfeit(mut self) -> Result<Self, SenetError> {
        if self.position.outcome().is_some() {
            return Err(SenetError::new(ErrorKind::GameOver, "the game is over"));
        }
        if self.position.awaits_throw() {
            return Err(SenetError::new(ErrorKind::IllegalMove, "throw first"));
        }
        if !self.moves().is_empty() {
            let message = "a move is legal: a throw can be forfeited only if no move is legal";
            return Err(SenetError::new(ErrorKind::IllegalMove, message));
        }
        self.position.forfeit_unchecked(self.ruleset);
        Ok(self)
    }
}

impl Deref for RuledPosition<'_> {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
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

//! A game: actions in, events out; history, undo, redo and result.
//!
//! A game consists of its ruleset, its throws and the choices made. Throws come from a
//! [`ThrowStream`](crate::sticks::ThrowStream), so the seed determines them: undoing a choice and choosing
//! again gives the same throws.

mod events;
pub(crate) mod record;
mod state;
pub(crate) mod throws;

pub use events::{Event, PassReason, ThrowView};
pub use state::{MoveView, PhaseKind, State, Winner};
pub use throws::ThrowSource;

use crate::base::seed::Seed;
use crate::base::side::Side;
use crate::base::sticks::Throw;
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use crate::position::Position;
use crate::position::moves::Choice;
use crate::position::phase::Phase;
use crate::rules::{Opening, Ruleset};
use throws::{ThrowName, Throws};

/// An action of a game. A turn that passes for lack of a legal move has no action of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The sticks were thrown.
    Throw(Throw),
    /// A legal choice was played.
    Play(Choice),
}

/// An action with the position before it.
#[derive(Clone, Copy, Debug)]
struct Step {
    action: Action,
    before: Position,
    first_player: Option<Side>,
    /// The number of throws made before this step, by player.
    throws: [u32; 2],
}

impl Step {
    /// The name of the throw, if the action is one.
    fn throw_name(&self) -> Option<ThrowName> {
        let throws = matches!(self.action, Action::Throw(_));
        throws.then(|| ThrowName::next(self.throws, thrower(&self.before, self.first_player)))
    }
}

/// A game in progress or over.
///
/// ```
/// use senet::{Game, Ruleset};
///
/// let mut game = Game::new(Ruleset::parse("simple")?, [7; 32]);
/// game.throw()?;
/// let record = game.record();
/// assert_eq!(Game::from_record(&record)?.record(), record);
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    ruleset: Ruleset,
    throws: Throws,
    start: Position,
    position: Position,
    /// All steps; those at index `done` and later are undone.
    steps: Vec<Step>,
    done: usize,
    /// The side of player 1, once the opening has decided it.
    first_player: Option<Side>,
}

impl Game {
    /// Starts a game whose throws come from this seed.
    #[must_use]
    pub fn new(ruleset: Ruleset, seed: impl Into<Seed>) -> Game {
        let start = Position::start(&ruleset);
        Game::at(ruleset, start, Throws::from_seed(seed.into()))
    }

    /// Starts a game with a random seed.
    ///
    /// # Errors
    /// Returns an error if the platform provides no randomness.
    pub fn random(ruleset: Ruleset) -> Result<Game, SenetError> {
        Ok(Game::new(ruleset, Seed::random()?))
    }

    /// Starts a game from a given position.
    ///
    /// # Errors
    /// Returns an error if the position is invalid under this ruleset.
    pub fn from_position(
        ruleset: Ruleset,
        position: Position,
        seed: impl Into<Seed>,
    ) -> Result<Game, SenetError> {
        let position = position.checked(&ruleset)?;
        Ok(Game::at(ruleset, position, Throws::from_seed(seed.into())))
    }

    pub(crate) fn at(ruleset: Ruleset, start: Position, throws: Throws) -> Game {
        let first_player = match ruleset.rules().opening {
            Opening::FirstOne(_) if matches!(start.phase(), Phase::Opening(_)) => None,
            _ => Some(Side::White),
        };
        let mut game = Game {
            ruleset,
            throws,
            start,
            position: start,
            steps: Vec::new(),
            done: 0,
            first_player,
        };
        game.pass_if_stuck(&mut Vec::new());
        game
    }

    /// Selects which throws of the seed the game uses. Call it before the first throw.
    ///
    /// # Errors
    /// Returns an error if the game has already begun.
    pub fn set_throw_source(&mut self, source: ThrowSource) -> Result<(), SenetError> {
        if !self.steps.is_empty() {
            let message = "the throw source must be chosen before the first throw";
            return Err(SenetError::new(ErrorKind::TooLate, message).at("throws"));
        }
        self.throws = Throws::new(self.seed(), source);
        Ok(())
    }

    /// The ruleset of the game.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The starting position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The actions so far, each with the position before it.
    pub fn history(&self) -> impl Iterator<Item = (&Position, Action)> + '_ {
        self.steps[..self.done]
            .iter()
            .map(|step| (&step.before, step.action))
    }

    /// The side of player 1; `None` until an opening ceremony has decided it.
    #[must_use]
    pub fn first_player(&self) -> Option<Side> {
        self.first_player
    }

    /// The seed of the throws.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.throws.seed()
    }

    /// Which throws of its seed the game uses.
    #[must_use]
    pub fn throw_source(&self) -> ThrowSource {
        self.throws.throw_source()
    }

    /// Throws the sticks once. If no move is legal, the turn passes at once.
    ///
    /// # Errors
    /// Returns an error if no throw is awaited.
    pub fn throw(&mut self) -> Result<Vec<Event>, SenetError> {
        self.position.expect_throw()?;
        let name = self.next_throw();
        let throw = self.throws.next(self.ruleset.rules().sticks, name);
        Ok(self.act(Action::Throw(throw)))
    }

    /// Plays the legal move with this notation ([ASCII or scholars'](crate::position::notation)).
    ///
    /// # Errors
    /// Returns an error if no legal move has this notation.
    pub fn apply(&mut self, text: &str) -> Result<Vec<Event>, SenetError> {
        let choice = self
            .position
            .find_move(&self.ruleset, text)
            .ok_or_else(|| {
                let legal: Vec<String> = self
                    .legal_moves()
                    .iter()
                    .map(|legal| legal.id.clone())
                    .collect();
                let message = if self.position.outcome().is_some() {
                    "the game is over".into()
                } else if legal.is_empty() {
                    format!("‘{}’ cannot be played: throw first", excerpt(text))
                } else {
                    format!(
                        "‘{}’ is not legal here: play {}",
                        excerpt(text),
                        legal.join(", ")
                    )
                };
                SenetError::new(ErrorKind::IllegalMove, message).at("move")
            })?;
        self.play(choice)
    }

    /// Plays a legal choice.
    ///
    /// # Errors
    /// Returns an error if the choice is not legal.
    pub fn play(&mut self, choice: Choice) -> Result<Vec<Event>, SenetError> {
        if !self.position.moves(&self.ruleset).contains(choice) {
            return Err(SenetError::new(
                ErrorKind::IllegalMove,
                "this choice is not legal here",
            ));
        }
        Ok(self.act(Action::Play(choice)))
    }

    /// Replays a recorded throw.
    pub(crate) fn replay_throw(&mut self, throw: Throw) -> Result<(), SenetError> {
        self.position.expect_throw()?;
        self.throws.remember(self.next_throw(), throw);
        self.act(Action::Throw(throw));
        Ok(())
    }

    /// Takes further throws from another seed and drops undone actions.
    #[cfg(feature = "fair-play")]
    pub(crate) fn throw_from(&mut self, seed: Seed) {
        self.steps.truncate(self.done);
        let made = self.thrown().collect();
        self.throws = Throws::made_before(made, seed);
    }

    /// Returns to the previous decision, with the same throw. Returns `false` if there is no such
    /// decision. A throw is a decision only if a rescue was possible instead.
    pub fn undo(&mut self) -> bool {
        let Some(target) = self.previous_decision() else {
            return false;
        };
        self.go_back(target);
        true
    }

    /// Advances to the next undone decision, or to the end of the history. Returns `false` if nothing
    /// was undone.
    pub fn redo(&mut self) -> bool {
        if !self.can_redo() {
            return false;
        }
        self.do_next();
        while self.can_redo() && !self.is_decision(&self.position) {
            self.do_next();
        }
        true
    }

    /// Whether [`undo`](Game::undo) would have an effect.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.previous_decision().is_some()
    }

    /// Whether [`redo`](Game::redo) would have an effect.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.done < self.steps.len()
    }

    /// The number of actions in effect: the cursor in the history.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.done
    }

    /// The number of actions in the history, undone ones included.
    #[must_use]
    pub fn history_len(&self) -> usize {
        self.steps.len()
    }

    /// Moves to the point of the history after `step` actions. The history is kept until another action
    /// is taken there.
    ///
    /// # Errors
    /// Returns an error if the history has fewer actions.
    pub fn seek(&mut self, step: usize) -> Result<(), SenetError> {
        if step > self.steps.len() {
            let message = format!("this game has only {} actions", self.steps.len());
            return Err(SenetError::new(ErrorKind::BadStep, message).at("step"));
        }
        if step < self.done {
            self.go_back(step);
        }
        while self.done < step {
            self.do_next();
        }
        Ok(())
    }

    /// Truncates the game to its first `actions` actions; those after them cannot be redone.
    ///
    /// # Errors
    /// Returns an error if the history has fewer actions.
    pub fn truncate(&mut self, actions: usize) -> Result<(), SenetError> {
        self.seek(actions)?;
        self.steps.truncate(actions);
        Ok(())
    }

    /// Redoes the next action of the history. Returns `None` at its end.
    pub fn redo_one(&mut self) -> Option<Vec<Event>> {
        self.can_redo().then(|| self.do_next())
    }

    fn go_back(&mut self, target: usize) {
        let step = self.steps[target];
        self.position = step.before;
        self.first_player = step.first_player;
        self.done = target;
    }

    fn previous_decision(&self) -> Option<usize> {
        self.steps[..self.done]
            .iter()
            .rposition(|step| self.is_decision(&step.before))
    }

    /// Whether this position is a decision: a move, or a throw where a rescue is possible.
    fn is_decision(&self, position: &Position) -> bool {
        position.awaits_move() || !position.moves(&self.ruleset).is_empty()
    }

    /// The throws so far, in order.
    pub fn thrown(&self) -> impl Iterator<Item = Throw> + '_ {
        self.history().filter_map(|(_, action)| match action {
            Action::Throw(throw) => Some(throw),
            Action::Play(_) => None,
        })
    }

    /// The throws so far with their names, in order.
    #[cfg(feature = "fair-play")]
    pub(crate) fn named_throws(&self) -> impl Iterator<Item = (ThrowName, Throw)> + '_ {
        self.steps[..self.done]
            .iter()
            .filter_map(|step| match step.action {
                Action::Throw(throw) => Some((step.throw_name()?, throw)),
                Action::Play(_) => None,
            })
    }

    /// The name of the next throw.
    fn next_throw(&self) -> ThrowName {
        let player = thrower(&self.position, self.first_player);
        ThrowName::next(self.throws_by_player(), player)
    }

    /// The number of throws so far, by player.
    fn throws_by_player(&self) -> [u32; 2] {
        let Some(last) = self.steps[..self.done].last() else {
            return [0; 2];
        };
        let mut throws = last.throws;
        if let Some(name) = last.throw_name() {
            throws[usize::from(name.player)] += 1;
        }
        throws
    }

    fn act(&mut self, action: Action) -> Vec<Event> {
        let undone = self.steps.get(self.done).map(|step| step.action);
        if undone != Some(action) {
            self.steps.truncate(self.done);
            self.steps.push(Step {
                action,
                before: self.position,
                first_player: self.first_player,
                throws: self.throws_by_player(),
            });
        }
        self.do_next()
    }

    /// Applies the step at `done`.
    fn do_next(&mut self) -> Vec<Event> {
        let Step { action, before, .. } = self.steps[self.done];
        let mut events = Vec::new();
        match action {
            Action::Throw(throw) => {
                let void = before.is_void(throw.value);
                self.position.throw_legal(&self.ruleset, throw.value);
                self.seat_players(&before);
                events::of_throw(self, &before, throw, void, &mut events);
            }
            Action::Play(choice) => {
                let effect = before.legal_effect(&self.ruleset, choice);
                self.position.apply_legal(&self.ruleset, &effect);
                events::of_move(&self.ruleset, &before, &self.position, &effect, &mut events);
            }
        }
        self.done += 1;
        self.pass_if_stuck(&mut events);
        events
    }

    /// Assigns the sides to the players: player 1 is White unless the opening ceremony assigns
    /// White to player 2.
    fn seat_players(&mut self, before: &Position) {
        let opened =
            matches!(before.phase(), Phase::Opening(_)) && self.position.phase() == Phase::Throw;
        if let (true, Opening::FirstOne(side)) = (opened, self.ruleset.rules().opening) {
            let thrower_is_first = before.side() == Side::White;
            self.first_player = Some(if thrower_is_first {
                side
            } else {
                side.opponent()
            });
        }
    }

    fn pass_if_stuck(&mut self, events: &mut Vec<Event>) {
        let position = self.position;
        if position.awaits_move() && position.moves(&self.ruleset).is_empty() {
            self.position.forfeit_legal(&self.ruleset);
            events::of_forfeit(&self.ruleset, &position, &self.position, events);
        }
    }
}

/// The player to throw in a position.
fn thrower(position: &Position, first_player: Option<Side>) -> u8 {
    let first = match position.phase() {
        Phase::Opening(_) => Side::White,
        _ => first_player.unwrap_or(Side::White),
    };
    u8::from(position.side() != first)
}

//! Divides a game's history into the moments that a review shows as rows: a throw or series of throws
//! with the moves played, a choice between a rescue and a throw, or the opening ceremony.

use crate::game::{Action, Game};
use crate::moves::Choice;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::sticks::Throw;

/// The kind of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    /// An opening ceremony, which decides who begins.
    Beginning,
    /// A choice between a rescue and a throw. The throw itself, if chosen, is a moment of its own.
    Rescue,
    /// A throw, or a series of throws, with the moves played.
    Throw,
    /// Moves with throws made before the starting position of the game.
    Going,
}

/// The part of a game that one row covers.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub about: About,
    /// The number of actions before this moment.
    pub step: usize,
    pub before: Position,
    /// The throws of this moment.
    pub throws: Vec<Throw>,
    /// The position after the throws, before the first choice.
    pub thrown: Position,
    /// The choices of this moment.
    pub choices: Vec<Choice>,
    /// The position after this moment.
    pub after: Position,
}

/// All moments of a game, in order. If the last one still lacks a choice, it ends at the current
/// position.
pub(super) fn moments(game: &Game) -> Vec<Moment> {
    let mut cut = Cut {
        ruleset: game.ruleset(),
        history: game.history().collect(),
        now: *game.position(),
        step: 0,
    };
    let mut moments = Vec::new();
    while cut.step < cut.history.len() {
        cut.next(&mut moments);
    }
    moments
}

struct Cut<'a> {
    ruleset: &'a Ruleset,
    history: Vec<(&'a Position, Action)>,
    now: Position,
    step: usize,
}

impl Cut<'_> {
    fn position(&self) -> Position {
        self.history
            .get(self.step)
            .map_or(self.now, |(before, _)| **before)
    }

    fn next(&mut self, moments: &mut Vec<Moment>) {
        let before = self.position();
        let mut moment = Moment {
            about: About::Throw,
            step: self.step,
            before,
            throws: Vec::new(),
            thrown: before,
            choices: Vec::new(),
            after: before,
        };
        if before.may_be_rescued(self.ruleset) {
            moment.about = About::Rescue;
            if self.choose(&mut moment) {
                moments.push(moment);
                return;
            }
            moments.push(moment.clone());
        }
        moment.about = match before.phase() {
            Phase::Opening(_) => About::Beginning,
            _ if before.awaits_throw() => About::Throw,
            _ => About::Going,
        };
        while self.throw(&mut moment) {}
        while moment.thrown.awaits_move() && self.choose(&mut moment) {}
        moments.push(moment);
    }

    /// Consumes the next action if it is a throw of the same ceremony, series or turn.
    fn throw(&mut self, moment: &mut Moment) -> bool {
        let goes_on = match moment.thrown.phase() {
            Phase::Opening(_) | Phase::Series(_) => true,
            Phase::Throw | Phase::ThrowEntered => moment.throws.is_empty(),
            _ => false,
        };
        let Some((before, Action::Throw(throw))) = self.history.get(self.step).filter(|_| goes_on)
        else {
            return false;
        };
        moment.throws.push(*throw);
        moment.thrown = **before;
        moment.thrown.throw(self.ruleset, throw.value);
        self.step += 1;
        moment.after = self.position();
        // A ceremony ends once the starting side is known.
        !matches!(moment.about, About::Beginning) || moment.thrown.phase() != Phase::Throw
    }

    /// Consumes the next action if it is a choice of the same turn.
    fn choose(&mut self, moment: &mut Moment) -> bool {
        let in_turn = self.step == moment.step || !moment.after.awaits_throw();
        let Some((_, Action::Play(choice))) = self.history.get(self.step).filter(|_| in_turn)
        else {
            return false;
        };
        moment.choices.push(*choice);
        self.step += 1;
        moment.after = self.position();
        true
    }
}

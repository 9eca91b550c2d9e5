//! A game's history cut into what is told in one row: a throw (or a series of throws) with all
//! that was played with it, a choice between a rescue and a throw, or who begins.

use crate::game::{Action, Game};
use crate::moves::Choice;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::sticks::Throw;

/// What a moment is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    /// Who begins: an opening ceremony.
    Beginning,
    /// A rescue or a throw: the throw, where one was made, is a moment of its own.
    Rescue,
    /// A throw, or a series of throws, and what was played with it.
    Throw,
    /// Moves with throws that were made before the game's start.
    Going,
}

/// One row's part of a game.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub about: About,
    /// The number of actions before it.
    pub step: usize,
    pub before: Position,
    /// The throws made in it.
    pub throws: Vec<Throw>,
    /// The position once they are made: where the choices begin.
    pub thrown: Position,
    /// The choices made in it.
    pub choices: Vec<Choice>,
    /// The position after it.
    pub after: Position,
}

/// All moments of a game, in order. A last one in which a choice is still to be made ends where
/// the game stands.
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

    /// Takes the next action if it is a throw of the same ceremony, series or turn.
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
        // A ceremony is over when it is known who begins.
        !matches!(moment.about, About::Beginning) || moment.thrown.phase() != Phase::Throw
    }

    /// Takes the next action if it is a choice of the same turn.
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

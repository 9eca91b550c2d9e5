//! Divides a game's history into the segments that a review shows as rows: a throw or series of
//! throws with the moves played, a choice between a rescue and a throw, or the opening ceremony.

use crate::base::sticks::Throw;
use crate::game::{Action, Game};
use crate::position::Position;
use crate::position::moves::Choice;
use crate::position::phase::Phase;
use crate::rules::Ruleset;

/// The kind of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SegmentKind {
    /// An opening ceremony, which decides who begins.
    Beginning,
    /// A choice between a rescue and a throw. The throw itself, if chosen, is a segment of its own.
    Rescue,
    /// A throw, or a series of throws, with the moves played.
    Throw,
    /// Moves with throws made before the starting position of the game.
    Continuation,
}

/// The part of a game that one row covers.
#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub kind: SegmentKind,
    /// The number of actions before this segment.
    pub step: usize,
    pub before: Position,
    /// The throws of this segment.
    pub throws: Vec<Throw>,
    /// The position after the throws, before the first choice.
    pub thrown: Position,
    /// The choices of this segment.
    pub choices: Vec<Choice>,
    /// The position after this segment.
    pub after: Position,
}

/// All segments of a game, in order. If the last one still lacks a choice, it ends at the current
/// position.
pub(super) fn segments(game: &Game) -> Vec<Segment> {
    let mut segmenter = Segmenter {
        ruleset: game.ruleset(),
        history: game.history().collect(),
        now: *game.position(),
        step: 0,
    };
    let mut segments = Vec::new();
    while segmenter.step < segmenter.history.len() {
        segmenter.next(&mut segments);
    }
    segments
}

struct Segmenter<'a> {
    ruleset: &'a Ruleset,
    history: Vec<(&'a Position, Action)>,
    now: Position,
    step: usize,
}

impl Segmenter<'_> {
    fn position(&self) -> Position {
        self.history
            .get(self.step)
            .map_or(self.now, |(before, _)| **before)
    }

    fn next(&mut self, segments: &mut Vec<Segment>) {
        let before = self.position();
        let mut segment = Segment {
            kind: SegmentKind::Throw,
            step: self.step,
            before,
            throws: Vec::new(),
            thrown: before,
            choices: Vec::new(),
            after: before,
        };
        if before.may_be_rescued(self.ruleset) {
            segment.kind = SegmentKind::Rescue;
            if self.choose(&mut segment) {
                segments.push(segment);
                return;
            }
            segments.push(segment.clone());
        }
        segment.kind = match before.phase() {
            Phase::Opening(_) => SegmentKind::Beginning,
            _ if before.awaits_throw() => SegmentKind::Throw,
            _ => SegmentKind::Continuation,
        };
        while self.throw(&mut segment) {}
        while segment.thrown.awaits_move() && self.choose(&mut segment) {}
        segments.push(segment);
    }

    /// Consumes the next action if it is a throw of the same ceremony, series or turn.
    fn throw(&mut self, segment: &mut Segment) -> bool {
        let continues = match segment.thrown.phase() {
            Phase::Opening(_) | Phase::Series(_) => true,
            Phase::Throw | Phase::ThrowEntered => segment.throws.is_empty(),
            _ => false,
        };
        let Some((before, Action::Throw(throw))) =
            self.history.get(self.step).filter(|_| continues)
        else {
            return false;
        };
        segment.throws.push(*throw);
        segment.thrown = **before;
        segment.thrown.throw_legal(self.ruleset, throw.value);
        self.step += 1;
        segment.after = self.position();
        // A ceremony ends once the starting side is known.
        !matches!(segment.kind, SegmentKind::Beginning) || segment.thrown.phase() != Phase::Throw
    }

    /// Consumes the next action if it is a choice of the same turn.
    fn choose(&mut self, segment: &mut Segment) -> bool {
        let in_turn = self.step == segment.step || !segment.after.awaits_throw();
        let Some((_, Action::Play(choice))) = self.history.get(self.step).filter(|_| in_turn)
        else {
            return false;
        };
        segment.choices.push(*choice);
        self.step += 1;
        segment.after = self.position();
        true
    }
}

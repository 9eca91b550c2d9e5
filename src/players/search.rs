//! Expectimax: the best move, averaged over the following throws.
//!
//! The depth counts throws. At 0 the evaluator judges the position at the end of the turn, at 1 after
//! one more throw, and so on.

use super::afterstates::{Afterstates, stopped};
use super::cached_evaluator::CachedEvaluator;
use super::chance_outcomes::{SERIES, chance_outcomes};
use super::{Chance, Evaluator};
use crate::base::side::Side;
use crate::position::Position;
use crate::position::moves::Choice;
use crate::position::phase::{Outcome, Phase};
use crate::rules::Ruleset;

/// Positions kept between two moves of a turn.
const BEAM: usize = 24;
/// Number of afterstates per turn that are searched deeper.
const DEEPENED: usize = 3;
/// Number of choices that are searched deeper when only the best is needed.
const CANDIDATES: usize = 6;
/// The maximum number of positions per search, divided equally among the ranked choices. A choice that
/// has used up its share is judged without further lookahead.
const MAX_POSITIONS: usize = 400_000;

/// An option and the winning chance after choosing it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoredChoice {
    /// A legal choice; `None` for throwing.
    pub choice: Option<Choice>,
    /// The winning chance, 0 to 1, of the side to choose.
    pub chance: f32,
}

/// The side's winning chance in a position, averaged over `depth` throws.
#[must_use]
pub fn value(
    ruleset: &Ruleset,
    position: &Position,
    side: Side,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> f32 {
    let mut search = Search::new(ruleset, evaluator);
    search.side = side;
    search.chance(position, depth)
}

/// The options with their chances, best first: the legal choices and, if a throw is awaited,
/// throwing. Ties keep the order of [`MoveSet::iter`](crate::position::moves::MoveSet::iter); throwing comes
/// before choices equal to it.
#[must_use]
pub fn rank(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> Vec<ScoredChoice> {
    let moves = position.moves(ruleset);
    let mut search = Search::new(ruleset, evaluator);
    let mut options = search.rank(position, moves.iter(), depth);
    if position.awaits_throw() {
        let throwing = search.throwing(position, depth + 1);
        let place = options.partition_point(|option| option.chance > throwing.chance);
        options.insert(place, throwing);
    }
    options
}

/// The best choice. Returns `None` if throwing beats the rescue or no move is legal.
#[must_use]
pub fn best(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    depth: u8,
) -> Option<Choice> {
    Search::new(ruleset, evaluator).best(position, depth)
}

/// Searches positions of one ruleset with one evaluator. Reuse it for several searches, because it
/// remembers evaluations; the results do not depend on earlier searches.
pub(crate) struct Search<'a> {
    ruleset: &'a Ruleset,
    evaluator: CachedEvaluator<'a>,
    afterstates: Afterstates,
    /// The side whose chances are averaged. Averages of the other side's would be rounded otherwise.
    side: Side,
    /// The remaining budget in positions.
    left: usize,
}

impl<'a> Search<'a> {
    /// Creates a search that remembers nothing yet.
    pub fn new(ruleset: &'a Ruleset, evaluator: &'a dyn Evaluator) -> Search<'a> {
        Search {
            ruleset,
            evaluator: CachedEvaluator::new(ruleset, evaluator),
            afterstates: Afterstates::default(),
            side: Side::White,
            left: MAX_POSITIONS,
        }
    }

    /// The best choice, as in [`best`].
    pub fn best(&mut self, position: &Position, depth: u8) -> Option<Choice> {
        let moves = position.moves(self.ruleset);
        if moves.len() == 1 && !position.awaits_throw() {
            return moves.nth(0);
        }
        let mut ranked = self.rank(position, moves.iter(), 0);
        if depth > 0 {
            ranked.truncate(CANDIDATES);
            let candidates = ranked.iter().filter_map(|option| option.choice);
            ranked = self.rank(position, candidates, depth);
        }
        let first = ranked.first()?;
        if position.awaits_throw() && self.throwing(position, depth + 1).chance >= first.chance {
            return None;
        }
        first.choice
    }

    /// White's chance after the best moves of the rest of a turn, without lookahead. It is rounded so that
    /// exchanged names give exactly the rest.
    #[cfg(feature = "lab")]
    pub fn turn(&mut self, position: &Position) -> f64 {
        (self.left, self.side) = (MAX_POSITIONS, position.side());
        f64::from(self.chance(position, 0)).for_side(self.side)
    }

    /// The option to throw although a rescue is legal.
    fn throwing(&mut self, position: &Position, depth: u8) -> ScoredChoice {
        self.left = MAX_POSITIONS;
        self.side = position.side();
        ScoredChoice {
            choice: None,
            chance: self.thrown(position, depth),
        }
    }

    fn rank(
        &mut self,
        position: &Position,
        choices: impl Iterator<Item = Choice> + Clone,
        depth: u8,
    ) -> Vec<ScoredChoice> {
        let mut ranked: Vec<ScoredChoice> = Vec::new();
        self.side = position.side();
        let share = MAX_POSITIONS / choices.clone().count().max(1);
        for choice in choices {
            self.left = share;
            let mut after = *position;
            after.play_legal(self.ruleset, choice);
            let chance = self.chance(&after, depth);
            let place = ranked.partition_point(|better| better.chance >= chance);
            let choice = Some(choice);
            ranked.insert(place, ScoredChoice { choice, chance });
        }
        ranked
    }

    /// The chance of [`Search::side`] at this depth. A turn in progress is always searched to its end.
    fn chance(&mut self, position: &Position, depth: u8) -> f32 {
        match position.phase() {
            Phase::Over(outcome) => points(outcome, self.side),
            Phase::Opening(_) => self.beginning(position, depth),
            Phase::Series(_) => self.thrown(position, depth.max(1)),
            Phase::Throw | Phase::ThrowEntered if depth == 0 => self.evaluate(position),
            Phase::Throw | Phase::ThrowEntered => self.thrown_or_rescued(position, depth),
            _ => self.played(position, depth),
        }
    }

    /// Averages over the sides that may begin.
    fn beginning(&mut self, position: &Position, depth: u8) -> f32 {
        chance_outcomes(self.ruleset, position, SERIES)
            .iter()
            .map(|(begun, chance)| chance * self.chance(begun, depth))
            .sum()
    }

    fn thrown_or_rescued(&mut self, position: &Position, depth: u8) -> f32 {
        let thrown = self.thrown(position, depth);
        let rescue = position.moves(self.ruleset).nth(0);
        rescue.map_or(thrown, |rescue| {
            let mut after = *position;
            after.play_legal(self.ruleset, rescue);
            let rescued = self.chance(&after, depth - 1);
            better(position.side() == self.side, thrown, rescued)
        })
    }

    /// Averages over the possible throws.
    fn thrown(&mut self, position: &Position, depth: u8) -> f32 {
        chance_outcomes(self.ruleset, position, SERIES)
            .iter()
            .map(|(after, chance)| chance * self.chance(after, depth - 1))
            .sum()
    }

    /// Assumes the best moves in the rest of the turn.
    fn played(&mut self, position: &Position, depth: u8) -> f32 {
        if self.left == 0 {
            return self.evaluate(&stopped(position));
        }
        let (side, own) = (self.side, position.side() == self.side);
        let best = |a: f32, b: f32| better(own, a, b);
        self.afterstates.find(&mut self.evaluator, position, BEAM);
        self.left = self.left.saturating_sub(self.afterstates.reached);
        let over = self
            .afterstates
            .endings
            .iter()
            .map(|&(outcome, _)| points(outcome, side));
        let over = over.reduce(best);
        let afterstates = self.afterstates.positions.iter();
        let judged =
            afterstates.map(|after| (*after, self.evaluator.white_chance(after).for_side(side)));
        let going_on = if depth == 0 {
            judged.map(|(_, chance)| chance).reduce(best)
        } else {
            let mut judged: Vec<(Position, f32)> = judged.collect();
            judged.sort_by(|(_, a), (_, b)| if own { b.total_cmp(a) } else { a.total_cmp(b) });
            judged.truncate(DEEPENED);
            let deeper = judged.iter().map(|(after, _)| self.chance(after, depth));
            deeper.reduce(best)
        };
        let chances = over.into_iter().chain(going_on);
        chances.reduce(best).expect("a turn stops somewhere")
    }

    fn evaluate(&mut self, position: &Position) -> f32 {
        self.evaluator.white_chance(position).for_side(self.side)
    }
}

fn points(outcome: Outcome, side: Side) -> f32 {
    (outcome.white_points() as f32).for_side(side)
}

/// What a side chooses if `a` and `b` are its own chances, or those of the other side.
fn better(own: bool, a: f32, b: f32) -> f32 {
    if own { a.max(b) } else { a.min(b) }
}

//! Self-play games of a net, and the examples derived from them.

use senet::Ruleset;
use senet::Side;
use senet::lab::playout_until;
use senet::phase::Phase;
use senet::players::Evaluator;
use senet::players::training::{Afterstates, CachedEvaluator, chance_outcomes, with_pieces};
use senet::position::Position;
use senet::random::PlayoutRng;

/// Positions kept between two moves of a turn.
const BEAM: usize = 8;
/// The maximum number of throws in a series; longer ones are rare and expensive.
const SERIES: u8 = 2;
/// Exploration: one choice in this many is random.
const EXPLORATION: u32 = 20;
/// A game is stopped after this many throws.
const LONGEST: usize = 2_000;
/// The maximum number of random throws before a game, per piece.
const SHUFFLED: u32 = 16;

/// A position awaiting a throw, and its target chance for White from the game and the lookahead.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The index of its ruleset.
    pub variant: u8,
    /// The position.
    pub position: Position,
    /// The chance; noise may push it slightly outside 0 to 1.
    pub white_chance: f32,
}

/// One throw of a game.
struct Played {
    position: Position,
    /// White's chance by lookahead, averaged over all throws.
    expected: f32,
    /// White's chance after the actual throw.
    thrown: f32,
    /// Whether the best move was played.
    best: bool,
}

/// A player that learns from its own games.
pub struct Selfplay<'a> {
    ruleset: &'a Ruleset,
    variant: u8,
    evaluator: CachedEvaluator<'a>,
    /// The λ of TD(λ): how far later surprises propagate back, from 0 (not at all) to 1 (to the
    /// beginning of the game).
    lambda: f32,
    afterstates: Afterstates,
    steps: Vec<Played>,
}

/// The best reply to a throw.
struct Reply {
    white_chance: f32,
    after: Position,
}

impl<'a> Selfplay<'a> {
    /// Creates a player of a ruleset with this index among the variants.
    #[must_use]
    pub fn new(
        ruleset: &'a Ruleset,
        variant: u8,
        evaluator: &'a dyn Evaluator,
        lambda: f32,
    ) -> Selfplay<'a> {
        Selfplay {
            ruleset,
            variant,
            evaluator: CachedEvaluator::new(ruleset, evaluator),
            lambda,
            afterstates: Afterstates::default(),
            steps: Vec::new(),
        }
    }

    /// Plays a game and adds its examples.
    pub fn play(&mut self, rng: &mut PlayoutRng, examples: &mut Vec<Example>) {
        self.steps.clear();
        let mut position = start(self.ruleset, rng);
        while position.outcome().is_none() && self.steps.len() < LONGEST {
            position = self.turn(&position, rng);
        }
        let mut actual = self.steps.last().map_or(0.5, |step| step.thrown);
        for step in self.steps.iter().rev() {
            // Excludes the luck of the throw: the remainder is what the net did not foresee.
            let surprise = if step.best { actual - step.thrown } else { 0.0 };
            actual = step.expected + self.lambda * surprise;
            examples.push(Example {
                variant: self.variant,
                position: step.position,
                white_chance: actual,
            });
        }
    }

    /// Looks one throw ahead, throws, plays, and records the step.
    fn turn(&mut self, position: &Position, rng: &mut PlayoutRng) -> Position {
        let outcomes = chance_outcomes(self.ruleset, position, SERIES);
        let replies: Vec<Reply> = outcomes
            .iter()
            .map(|(thrown, _)| self.reply(thrown))
            .collect();
        let parts = replies.iter().zip(&outcomes);
        let mut expected = parts
            .map(|(reply, (_, chance))| chance * reply.white_chance)
            .sum();
        let mut fall = rng.unit_f32();
        let mut number = 0;
        while number + 1 < outcomes.len() && fall >= outcomes[number].1 {
            fall -= outcomes[number].1;
            number += 1;
        }
        let mut thrown = replies[number].white_chance;
        let mut after = replies[number].after;
        let rescue = position.moves(self.ruleset).nth(0).map(|rescue| {
            let mut rescued = *position;
            rescued.play_legal(self.ruleset, rescue);
            (self.evaluator.white_chance(&rescued), rescued)
        });
        let mut best = true;
        let rescue = rescue.filter(|(chance, _)| is_better(position.side(), *chance, expected));
        if let Some((chance, rescued)) = rescue {
            (expected, thrown, after) = (chance, chance, rescued);
        } else if rng.below(EXPLORATION) == 0 {
            best = false;
            after = self.explore(&outcomes[number].0, rng);
        }
        if !matches!(position.phase(), Phase::Opening(_)) {
            self.steps.push(Played {
                position: *position,
                expected,
                thrown,
                best,
            });
        }
        after
    }

    fn reply(&mut self, thrown: &Position) -> Reply {
        if thrown.awaits_throw() {
            return Reply {
                white_chance: self.evaluator.white_chance(thrown),
                after: *thrown,
            };
        }
        let side = thrown.side();
        self.afterstates.find(&mut self.evaluator, thrown, BEAM);
        if let Some(&(outcome, after)) = self.afterstates.endings.first() {
            return Reply {
                white_chance: outcome.white_points() as f32,
                after,
            };
        }
        let better = |a: Reply, b: Reply| {
            if is_better(side, b.white_chance, a.white_chance) {
                b
            } else {
                a
            }
        };
        let replies = self.afterstates.positions.iter().map(|after| Reply {
            white_chance: self.evaluator.white_chance(after),
            after: *after,
        });
        replies.reduce(better).expect("a turn stops somewhere")
    }

    fn explore(&mut self, thrown: &Position, rng: &mut PlayoutRng) -> Position {
        if thrown.awaits_throw() {
            return *thrown;
        }
        self.afterstates.find(&mut self.evaluator, thrown, BEAM);
        let endings = self.afterstates.endings.iter().map(|(_, after)| after);
        let all: Vec<&Position> = self.afterstates.positions.iter().chain(endings).collect();
        *all[rng.below(all.len() as u32) as usize]
    }
}

fn is_better(side: Side, white_chance: f32, than: f32) -> bool {
    match side {
        Side::White => white_chance > than,
        Side::Black => white_chance < than,
    }
}

/// The start of a game: with some pieces gone and after some random throws.
fn start(ruleset: &Ruleset, rng: &mut PlayoutRng) -> Position {
    loop {
        let few = fewer_pieces(ruleset, rng);
        let throws = if rng.below(2) == 0 {
            0
        } else {
            rng.below(SHUFFLED * u32::from(ruleset.rules().pieces))
        };
        let position = playout_until(ruleset, &few, throws, rng);
        if position.outcome().is_none() {
            return position;
        }
    }
}

/// An endgame with at most `most` pieces per side: exactly that many, or fewer as in a shorter
/// game, usually the same number for both sides.
pub fn endgame(ruleset: &Ruleset, most: u8, rng: &mut PlayoutRng) -> Position {
    let most = most.min(ruleset.rules().pieces);
    loop {
        let common = match rng.below(2) {
            0 => 1 + rng.below(most.into()) as u8,
            _ => most,
        };
        let mut pieces = || match rng.below(4) {
            0 => 1 + rng.below(common.into()) as u8,
            _ => common,
        };
        let pieces = [pieces(), pieces()];
        let few = with_pieces(ruleset, pieces, rng);
        let throws = rng.below(SHUFFLED * u32::from(common));
        let throws = throws * rng.below(2);
        let position = playout_until(ruleset, &few, throws, rng);
        if position.awaits_throw() && !matches!(position.phase(), Phase::Opening(_)) {
            return position;
        }
    }
}

/// The start of a game with random numbers of pieces, usually the same for both sides.
fn fewer_pieces(ruleset: &Ruleset, rng: &mut PlayoutRng) -> Position {
    let pieces = u32::from(ruleset.rules().pieces);
    if rng.below(3) == 0 {
        return Position::start(ruleset);
    }
    let common = 1 + rng.below(pieces) as u8;
    let mut left = || {
        if rng.below(3) == 0 {
            1 + rng.below(pieces) as u8
        } else {
            common
        }
    };
    let left = [left(), left()];
    with_pieces(ruleset, left, rng)
}

//! Rollouts: games simulated from a position, one after the other.

use crate::base::random::PlayoutRng;
use crate::matches::arena::THROW_CAP;
use crate::players::endgames::Tablebase;
use crate::players::{BestEvaluator, Level, NARROW, TablebaseFirst};
use crate::position::Position;
use crate::position::phase::Outcome;
use crate::rules::Ruleset;
use std::sync::Arc;

/// Simulates games from one position in small steps, with both sides at the same level. A seed always
/// gives the same games.
pub struct Rollout {
    ruleset: Ruleset,
    start: Position,
    level: Level,
    judge: BestEvaluator,
    table: Option<Arc<Tablebase>>,
    seed: u64,
    games: u64,
    position: Position,
    throws: u32,
    rng: PlayoutRng,
}

impl Rollout {
    /// Creates a rollout of this position. The strong levels use `judge`, and the tablebase if there is
    /// one.
    #[must_use]
    pub fn new(
        ruleset: &Ruleset,
        start: &Position,
        level: Level,
        judge: BestEvaluator,
        table: Option<Arc<Tablebase>>,
        seed: u64,
    ) -> Rollout {
        Rollout {
            ruleset: ruleset.clone(),
            start: *start,
            level,
            judge,
            table,
            seed,
            games: 0,
            position: *start,
            throws: 0,
            rng: PlayoutRng::for_game(seed, 0),
        }
    }

    /// Plays at most `throws` more throws. Returns White's points (1, 0.5 or 0) if that ends a game;
    /// the next call then starts another. A game that reaches the throw limit counts as a draw.
    pub fn step(&mut self, throws: u32) -> Option<f64> {
        let mut left = throws.max(1);
        while self.position.outcome().is_none() && self.throws < THROW_CAP {
            let judge = TablebaseFirst::new(self.table.as_deref(), &self.judge).max_width(NARROW);
            let choice = self.level.choose(&self.ruleset, &self.position, &judge);
            if left == 0 && choice.is_none() && self.position.awaits_throw() {
                return None;
            }
            let throw = || self.rng.throw(&self.ruleset);
            if self.position.act_legal(&self.ruleset, choice, throw) {
                left -= 1;
                self.throws += 1;
            }
        }
        let points = self.position.outcome().map_or(0.5, Outcome::white_points);
        self.games += 1;
        self.position = self.start;
        self.throws = 0;
        self.rng = PlayoutRng::for_game(self.seed, self.games);
        Some(points)
    }
}

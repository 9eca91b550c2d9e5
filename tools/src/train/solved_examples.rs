//! Training examples from solved endgames: which candidate of a decision is better, and by how much.

use super::gradient::Trainable;
use super::selfplay::endgame;
use senet::Side;
use senet::players::endgames::Tablebase;
use senet::players::nets::features::Encoder;
use senet::players::nets::{Weights, sigmoid};
use senet::players::training::{Afterstates, CachedEvaluator};
use senet::players::{Chance, Heuristic};
use senet::position::Position;
use senet::random::PlayoutRng;
use senet::rules::Ruleset;

/// Positions kept between two moves of a turn.
const BEAM: usize = 8;
/// Exploration: one move in this many is random.
const EXPLORATION: u32 = 8;
/// A game is stopped after this many throws.
const LONGEST: usize = 500;
/// Candidates that lose at least this much count half, unless the net overrates them: wrong choices
/// count in full.
const NEAR: f32 = 0.02;
/// The weight of errors that differ between the candidates of a decision relative to errors that they
/// share: only the former cause wrong choices.
const BETWEEN: f32 = 4.0;

/// A candidate of a decision: its afterstate, and the exact chance of the side to choose.
struct Candidate {
    after: Position,
    chance: f32,
}

/// Successive decisions of games in solved endgames.
pub struct SolvedExamples<'a> {
    ruleset: &'a Ruleset,
    table: &'a Tablebase,
    /// The maximum number of pieces per side.
    pieces: u8,
    position: Option<Position>,
    throws: usize,
    evaluator: CachedEvaluator<'a>,
    afterstates: Afterstates,
    candidates: Vec<Candidate>,
}

impl<'a> SolvedExamples<'a> {
    /// Creates the decisions of endgames with at most `pieces` pieces per side; the table must cover
    /// them.
    #[must_use]
    pub fn new(ruleset: &'a Ruleset, table: &'a Tablebase, pieces: u8) -> SolvedExamples<'a> {
        SolvedExamples {
            ruleset,
            table,
            pieces,
            position: None,
            throws: 0,
            evaluator: CachedEvaluator::new(ruleset, &Heuristic::CAREFUL),
            afterstates: Afterstates::default(),
            candidates: Vec::new(),
        }
    }

    /// Adds the gradient of the errors at the next decision. Returns the number of its positions.
    pub fn learn(
        &mut self,
        encoder: &Encoder,
        weights: &Weights,
        gradient: &mut Weights,
        rng: &mut PlayoutRng,
    ) -> usize {
        let side = self.next_decision(rng);
        let best = self
            .candidates
            .iter()
            .map(|candidate| candidate.chance)
            .fold(0.0, f32::max);
        let mut seen = Vec::with_capacity(self.candidates.len());
        for candidate in &self.candidates {
            let features = encoder.encode(self.ruleset, &candidate.after);
            let found = weights.activations(&features);
            let judged = sigmoid(found.result);
            let (sign, judged) = if candidate.after.side() == side {
                (1.0, judged)
            } else {
                (-1.0, 1.0 - judged)
            };
            seen.push((features, found, sign, judged));
        }
        let judged_best = seen.iter().map(|&(.., judged)| judged).fold(0.0, f32::max);
        let weight = |candidate: &Candidate, judged: f32| {
            let behind = (best - candidate.chance).min(judged_best - judged);
            NEAR / (NEAR + behind)
        };
        let (mut common, mut total) = (0.0, 0.0);
        for (candidate, &(.., judged)) in self.candidates.iter().zip(&seen) {
            let weight = weight(candidate, judged);
            common += weight * (judged - candidate.chance);
            total += weight;
        }
        let common = common / total;
        for (candidate, (features, found, sign, judged)) in self.candidates.iter().zip(seen) {
            let steepness = 4.0 * judged * (1.0 - judged);
            let error = judged - candidate.chance;
            let error = common + (1.0 + BETWEEN * steepness) * (error - common);
            weights.add_error(
                &features,
                &found,
                sign * weight(candidate, judged) * error,
                gradient,
            );
        }
        self.candidates.len()
    }

    /// Plays to the next decision with at least two different candidates. Returns the side to choose.
    fn next_decision(&mut self, rng: &mut PlayoutRng) -> Side {
        loop {
            let ongoing = self.position.take().filter(|_| self.throws < LONGEST);
            let position = ongoing.unwrap_or_else(|| {
                self.throws = 0;
                endgame(self.ruleset, self.pieces, rng)
            });
            self.throws += 1;
            if let Some(side) = self.turn(position, rng) {
                return side;
            }
        }
    }

    /// Plays a turn. Returns the side that had a decision, if any.
    fn turn(&mut self, mut position: Position, rng: &mut PlayoutRng) -> Option<Side> {
        let side = position.side();
        if let Some(rescue) = position.moves(self.ruleset).nth(0) {
            let mut rescued = position;
            rescued.play_legal(self.ruleset, rescue);
            if self.chance(&rescued, side)? + 1e-6 >= self.chance(&position, side)? {
                self.position = Some(rescued);
                return None;
            }
        }
        position.throw_legal(self.ruleset, rng.throw(self.ruleset));
        if position.awaits_throw() {
            self.position = Some(position);
            return None;
        }
        self.afterstates.find(&mut self.evaluator, &position, BEAM);
        if !self.afterstates.endings.is_empty() {
            return None;
        }
        self.candidates.clear();
        for after in &self.afterstates.positions {
            let chance = self.chance(after, side)?;
            self.candidates.push(Candidate {
                after: *after,
                chance,
            });
        }
        let chosen = if rng.below(EXPLORATION) == 0 {
            self.candidates
                .get(rng.below(self.candidates.len() as u32) as usize)
        } else {
            let chance = |a: &&Candidate, b: &&Candidate| a.chance.total_cmp(&b.chance);
            self.candidates.iter().max_by(chance)
        };
        self.position = chosen.map(|candidate| candidate.after);
        (self.candidates.len() > 1).then_some(side)
    }

    fn chance(&self, position: &Position, side: Side) -> Option<f32> {
        let white = self.table.white_chance(self.ruleset, position)?.middle() as f32;
        Some(white.for_side(side))
    }
}

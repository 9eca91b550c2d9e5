//! Training a net by self-play: temporal differences towards what a lookahead of one throw shows.
//!
//! Training goes in rounds. In each, the mean of the last nets plays games against itself from
//! many beginnings; then the net learns from those games alone. All chance of a round comes from
//! the seed and the number of the round, so that a run that was broken off goes on as if it had
//! not been.

mod checkpoint;
mod gradient;
mod selfplay;

use crate::ai::exact::{ExactFirst, ExactTable, Solver};
use crate::ai::features::Layout;
use crate::ai::net::Weights;
use crate::ai::{Evaluator, Net};
use crate::error::SenetError;
use crate::lab::Dice;
use crate::rules::{CatalogueEntry, Ruleset};
use crate::side::Side;
use gradient::Adam;
use selfplay::{Example, Selfplay};

/// Examples a round makes, at least.
const EXAMPLES: usize = 32_768;
/// How often a round's examples are gone through.
const PASSES: usize = 3;
/// Examples a step is made from.
const BATCH: usize = 256;
/// The rate of the first steps.
const RATE: f32 = 2e-3;
/// The mean net is a mean of about so many steps, once there have been as many.
const MEMORY: u32 = 1_000;
/// How far surprises are carried back at first, and at last.
const CARRIED: [f32; 2] = [0.9, 0.6];

/// What is to be trained.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The id of the ruleset, whose options are all learned together.
    pub ruleset: String,
    /// The seed of all chance.
    pub seed: u64,
    /// The rounds to be made in all.
    pub rounds: u32,
    /// Endgames with at most so many pieces a side are solved first, and learned from exactly.
    pub exact: u8,
}

/// How a round went.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The number of the round, from 1.
    pub round: u32,
    /// Examples learned from in it.
    pub examples: usize,
    /// The mean size of the error before learning, in win chance.
    pub error: f32,
}

/// One combination of the ruleset's options, and its solved endgames.
struct Variant {
    ruleset: Ruleset,
    table: Option<ExactTable>,
}

/// A training under way.
pub struct Training {
    plan: Plan,
    variants: Vec<Variant>,
    layout: Layout,
    round: u32,
    weights: Weights,
    /// The mean of the weights of many steps: steadier than the last ones, and what plays.
    mean: Net,
    adam: Adam,
}

impl Training {
    /// Before the first round.
    ///
    /// # Errors
    /// A ruleset that is not in the catalogue.
    pub fn new(plan: Plan) -> Result<Training, SenetError> {
        let entry = CatalogueEntry::by_id(&plan.ruleset).ok_or_else(|| {
            let message = format!("‘{}’ is not in the catalogue", plan.ruleset);
            SenetError::new("unknown_ruleset", message).at("ruleset")
        })?;
        let layout = Layout::of(entry);
        let weights = beginning(layout.len(), &mut Dice::new(plan.seed));
        Ok(Training {
            variants: variants(entry, plan.exact)?,
            round: 0,
            mean: Net::new(entry.id, layout.clone(), weights.clone()),
            adam: Adam::new(layout.len()),
            layout,
            weights,
            plan,
        })
    }

    /// What is trained.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Rounds made.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Whether all rounds are made.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.round >= self.plan.rounds
    }

    /// The net as it is now.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.mean
    }

    /// Makes a round.
    pub fn step(&mut self) -> Progress {
        let mut dice = Dice::of_game(self.plan.seed, u64::from(self.round) + 1);
        let examples = self.play(&mut dice);
        let done = self.round as f32 / self.plan.rounds as f32;
        let rate = RATE * (1.0 - done) * (1.0 - done).sqrt() + RATE / 100.0;
        let error = self.learn(&examples, rate, &mut dice);
        self.round += 1;
        Progress {
            round: self.round,
            examples: examples.len(),
            error,
        }
    }

    fn play(&self, dice: &mut Dice) -> Vec<Example> {
        let done = self.round as f32 / self.plan.rounds as f32;
        let carried = CARRIED[0] + done * (CARRIED[1] - CARRIED[0]);
        let judges: Vec<Box<dyn Evaluator + '_>> = self
            .variants
            .iter()
            .map(|variant| self.judge(variant))
            .collect();
        let variants = self.variants.iter().zip(&judges);
        let mut players: Vec<Selfplay> = (0..)
            .zip(variants)
            .map(|(number, (variant, judge))| {
                Selfplay::new(&variant.ruleset, number, judge.as_ref(), carried)
            })
            .collect();
        let mut examples = Vec::with_capacity(EXAMPLES + EXAMPLES / 8);
        while examples.len() < EXAMPLES {
            let variant = dice.below(players.len() as u32) as usize;
            players[variant].play(dice, &mut examples);
        }
        examples
    }

    fn judge<'a>(&'a self, variant: &'a Variant) -> Box<dyn Evaluator + 'a> {
        match &variant.table {
            Some(table) => Box::new(ExactFirst {
                table,
                otherwise: &self.mean,
            }),
            None => Box::new(self.mean.clone()),
        }
    }

    /// Goes through the examples in random order; gives the mean size of the error at first.
    fn learn(&mut self, examples: &[Example], rate: f32, dice: &mut Dice) -> f32 {
        let mut gradient = Weights::zero(self.layout.len());
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut errors = 0.0;
        for pass in 0..PASSES {
            for last in (1..order.len()).rev() {
                order.swap(last, dice.below(last as u32 + 1) as usize);
            }
            for batch in order.chunks_exact(BATCH) {
                for &number in batch {
                    let error = self.add_gradient(&examples[number], &mut gradient);
                    errors += if pass == 0 { error.abs() } else { 0.0 };
                }
                scale(&mut gradient, 1.0 / BATCH as f32);
                self.adam.step(&mut self.weights, &mut gradient, rate);
                let share = 1.0 / (self.adam.steps / 4 + 1).min(MEMORY) as f32;
                blend(&mut self.mean.weights, &self.weights, share);
            }
        }
        errors / examples.len() as f32
    }

    fn add_gradient(&self, example: &Example, gradient: &mut Weights) -> f32 {
        let ruleset = &self.variants[usize::from(example.variant)].ruleset;
        let facts = self.layout.facts(ruleset, &example.position);
        let wanted = match example.position.side() {
            Side::White => example.white_chance,
            Side::Black => 1.0 - example.white_chance,
        };
        self.weights.add_gradient(&facts, wanted, gradient)
    }
}

/// All combinations of an entry's own options but the number of pieces, which is the greatest:
/// games with fewer pieces are among its beginnings.
fn variants(entry: &CatalogueEntry, exact: u8) -> Result<Vec<Variant>, SenetError> {
    let mut names = vec![String::new()];
    for option in entry.options {
        if *option == "pieces" {
            let most = if entry.id == "kendall-wiki" { 10 } else { 7 };
            names = vec![format!("pieces={most},")];
        } else {
            let with = names.iter().map(|name| format!("{name}{option},"));
            names = names.iter().cloned().chain(with).collect();
        }
    }
    let variant = |name: String| {
        let ruleset = Ruleset::parse(&format!("{}[{name}]", entry.id))?;
        let table = if exact > 0 {
            Some(solved(&ruleset, exact)?)
        } else {
            None
        };
        Ok(Variant { ruleset, table })
    };
    names.into_iter().map(variant).collect()
}

fn solved(ruleset: &Ruleset, pieces: u8) -> Result<ExactTable, SenetError> {
    let mut solver = Solver::new(ruleset, pieces)?;
    while solver.step(u64::MAX)?.layers_left > 0 {}
    Ok(solver.finish())
}

/// Small random weights.
fn beginning(facts: usize, dice: &mut Dice) -> Weights {
    let mut weights = Weights::zero(facts);
    let sizes = [0.15, 0.0, 0.25, 0.0, 0.25, 0.0, 0.0];
    let offsets = [0.0, 0.3, 0.0, 0.3, 0.0, 0.0, 0.0];
    for ((part, size), offset) in weights.parts_mut().into_iter().zip(sizes).zip(offsets) {
        for weight in part {
            *weight = offset + size * (2.0 * dice.share() - 1.0);
        }
    }
    weights
}

fn scale(weights: &mut Weights, by: f32) {
    for part in weights.parts_mut() {
        part.iter_mut().for_each(|weight| *weight *= by);
    }
}

/// Moves the mean towards the weights, by this share of the way.
fn blend(mean: &mut Weights, weights: &Weights, share: f32) {
    for (mean, part) in mean.parts_mut().into_iter().zip(weights.parts()) {
        for (mean, weight) in mean.iter_mut().zip(part) {
            *mean += share * (weight - *mean);
        }
    }
}

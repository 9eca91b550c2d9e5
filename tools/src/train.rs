//! Trains nets by self-play, with temporal differences towards a one-throw lookahead.
//!
//! Training proceeds in rounds. In each round the average of the recent nets plays games against itself
//! from many starting positions (or the hand-made evaluation does, in a warm-up); then the net learns
//! from those games. All randomness of a round is derived from the seed and the round's number, so an
//! interrupted run resumes exactly.

mod checkpoint;
mod gradient;
mod selfplay;
mod solved_examples;

pub use gradient::Trainable;
use gradient::{Adam, Unrounded};
use selfplay::{Example, Selfplay};
use senet::players::endgames::Tablebase;
use senet::players::nets::features::Encoder;
use senet::players::nets::{FIRST, SECOND, Weights};
use senet::players::{Chance, Evaluator, Heuristic, Net, TablebaseFirst};
use senet::random::PlayoutRng;
use senet::rules::{CatalogueEntry, Ruleset};
use senet::{ErrorKind, SenetError};
use solved_examples::SolvedExamples;

/// Minimum number of examples per round.
const EXAMPLES: usize = 32_768;
/// The minimum number of examples per round when a trained net is trained further.
const EXAMPLES_CONTINUED: usize = 8_192;
/// The number of epochs per round.
const EPOCHS: usize = 3;
/// The number of examples per step.
const BATCH: usize = 256;
/// Decisions of solved endgames per step.
const DECISIONS: usize = 96;
/// The initial learning rate.
const LEARNING_RATE: f32 = 2e-3;
/// The initial learning rate when a trained net is trained further.
const LEARNING_RATE_CONTINUED: f32 = 1e-3;
/// The horizon, in steps, of the moving average of the weights; shorter at the beginning.
const AVERAGED: u32 = 1_000;
/// The λ of TD(λ) at the beginning and at the end.
const LAMBDA: [f32; 2] = [0.9, 0.6];

/// The parameters of a training run.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The id of a ruleset, whose options are all learned together; or house rules in their written
    /// form.
    pub ruleset: String,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The total number of rounds.
    pub rounds: u32,
    /// Endgames with at most this many pieces per side are solved first and learned from exactly.
    pub exact: u8,
    /// The number of units in the net's first layer, at most 96.
    pub units: u8,
    /// The checksum of the net that is continued; 0 for a new net.
    pub from: u32,
    /// The number of warm-up rounds, in which the net imitates games of the hand-made evaluation. Under
    /// rules where a waiting side can undo any lead, an untrained net learns to wait and never learns
    /// the value of a lead.
    pub warm_up: u32,
}

/// The results of a round.
#[derive(Clone, Copy, Debug)]
pub struct RoundReport {
    /// The number of the round, from 1.
    pub round: u32,
    /// The number of its examples.
    pub examples: usize,
    /// The mean absolute error before learning, in win chance.
    pub error: f32,
}

/// One combination of the ruleset's options, and its solved endgames.
struct Variant {
    ruleset: Ruleset,
    table: Option<Tablebase>,
}

impl Variant {
    fn new(ruleset: Ruleset) -> Variant {
        Variant {
            ruleset,
            table: None,
        }
    }
}

/// A training run in progress.
pub struct Training {
    plan: Plan,
    variants: Vec<Variant>,
    encoder: Encoder,
    round: u32,
    weights: Weights,
    /// The moving average of the weights: steadier than the latest ones, and used for play.
    mean: Weights,
    adam: Adam,
}

impl Training {
    /// Creates a new training run.
    ///
    /// # Errors
    /// Returns an error if the ruleset is unknown, or there are too many units.
    pub fn new(mut plan: Plan) -> Result<Training, SenetError> {
        let ruleset = Ruleset::parse(&plan.ruleset)?;
        let is_house = ruleset.has_house_rules();
        plan.ruleset = if is_house {
            ruleset.name()
        } else {
            ruleset.id()
        }
        .into();
        let units = usize::from(plan.units);
        if !(1..=FIRST).contains(&units) {
            let message = format!("a net has 1 to {FIRST} units in its first layer");
            return Err(SenetError::new(ErrorKind::BadOption, message).at("units"));
        }
        let encoder = Encoder::for_ruleset(&ruleset);
        let weights = beginning(encoder.len(), units, &mut PlayoutRng::new(plan.seed));
        Ok(Training {
            round: 0,
            mean: weights.clone(),
            adam: Adam::new(encoder.len()),
            variants: if is_house {
                vec![Variant::new(ruleset)]
            } else {
                variants(&plan.ruleset)?
            },
            encoder,
            weights,
            plan,
        })
    }

    /// Continues training an existing net. Sets the plan's [`from`](Plan::from) to its checksum.
    ///
    /// # Errors
    /// Returns an error if the net belongs to another ruleset or has more units than the plan.
    pub fn resume_from(plan: Plan, net: &Net) -> Result<Training, SenetError> {
        let from = net.checksum();
        let mut training = Training::new(Plan { from, ..plan })?;
        let refused =
            |message: String, field| Err(SenetError::new(ErrorKind::BadOption, message).at(field));
        if net.ruleset().name() != training.plan.ruleset {
            return refused(format!("this is the {}", net.name()), "from");
        }
        let known = net.weights();
        let units = known.units();
        if units > training.plan.units.into() {
            return refused(format!("the net has {units} units"), "units");
        }
        training.weights.copy_units(&known, units);
        training.mean = training.weights.clone();
        Ok(training)
    }

    /// Starts from the weights of a net of the same entry. Features that its rules did not use start
    /// with weight zero.
    #[must_use]
    pub fn with_weights_of(mut self, net: &Net) -> Training {
        let known = net.weights();
        let numbers = self.encoder.numbers_in(&net.encoder);
        let row = |number: Option<u16>| number.map(usize::from);
        let own = |number| row(number).map_or([0.0; FIRST], |row| known.first[row]);
        let direct = |number| row(number).map_or(0.0, |row| known.direct[row]);
        self.weights = Weights {
            first: numbers.iter().map(|&number| own(number)).collect(),
            direct: numbers.iter().map(|&number| direct(number)).collect(),
            ..known
        };
        self.mean = self.weights.clone();
        self
    }

    /// Provides the endgames that the plan needs; calls `solve` for each ruleset.
    ///
    /// # Errors
    /// Returns any error of `solve`.
    pub fn solve_endgames(
        &mut self,
        mut solve: impl FnMut(&Ruleset, u8) -> Result<Tablebase, SenetError>,
    ) -> Result<(), SenetError> {
        for variant in self.variants.iter_mut().filter(|_| self.plan.exact > 0) {
            variant.table = Some(solve(&variant.ruleset, self.plan.exact)?);
        }
        Ok(())
    }

    /// The plan of this run.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of completed rounds.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Whether all rounds are complete.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.round >= self.plan.rounds
    }

    /// The current net, with rounded weights.
    #[must_use]
    pub fn net(&self) -> Net {
        let ruleset = &self.variants[0].ruleset;
        Net::new(ruleset, self.encoder.clone(), &self.mean)
    }

    /// Runs a round.
    pub fn step(&mut self) -> RoundReport {
        let mut rng = PlayoutRng::for_game(self.plan.seed, u64::from(self.round) + 1);
        let examples = self.play(&mut rng);
        let done = self.round as f32 / self.plan.rounds as f32;
        let first = if self.continues() {
            LEARNING_RATE_CONTINUED
        } else {
            LEARNING_RATE
        };
        let rate = first * (1.0 - done) * (1.0 - done).sqrt() + first / 100.0;
        let error = self.learn(&examples, rate, &mut rng);
        self.round += 1;
        RoundReport {
            round: self.round,
            examples: examples.len(),
            error,
        }
    }

    fn play(&self, rng: &mut PlayoutRng) -> Vec<Example> {
        let done = self.round as f32 / self.plan.rounds as f32;
        let lambda = LAMBDA[0] + done * (LAMBDA[1] - LAMBDA[0]);
        let evaluators: Vec<Box<dyn Evaluator + '_>> = self
            .variants
            .iter()
            .map(|variant| self.evaluator(variant))
            .collect();
        let variants = self.variants.iter().zip(&evaluators);
        let mut players: Vec<Selfplay> = (0..)
            .zip(variants)
            .map(|(number, (variant, evaluator))| {
                Selfplay::new(&variant.ruleset, number, evaluator.as_ref(), lambda)
            })
            .collect();
        let enough = if self.continues() {
            EXAMPLES_CONTINUED
        } else {
            EXAMPLES
        };
        let mut examples = Vec::with_capacity(enough + enough / 8);
        while examples.len() < enough {
            let variant = rng.below(players.len() as u32) as usize;
            players[variant].play(rng, &mut examples);
        }
        examples
    }

    fn continues(&self) -> bool {
        self.plan.from != 0
    }

    fn evaluator<'a>(&'a self, variant: &'a Variant) -> Box<dyn Evaluator + 'a> {
        let warming_up = self.round < self.plan.warm_up;
        let table = variant.table.as_ref();
        if warming_up {
            Box::new(TablebaseFirst::new(table, Heuristic::CAREFUL))
        } else {
            let net = Unrounded {
                encoder: &self.encoder,
                weights: &self.mean,
            };
            Box::new(TablebaseFirst::new(table, net))
        }
    }

    /// Learns from the examples in random order. Returns the mean absolute error of the first epoch.
    fn learn(&mut self, examples: &[Example], rate: f32, rng: &mut PlayoutRng) -> f32 {
        let mut gradient = Weights::zero(self.encoder.len());
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut errors = 0.0;
        let mut of_solved = Weights::zero(self.encoder.len());
        // With one piece per side there are no decisions.
        let decides = self.continues() && self.plan.exact > 1;
        let learned = self.variants.iter().filter(|_| decides);
        let with_tables = learned.filter_map(|variant| {
            let table = variant.table.as_ref()?;
            Some(SolvedExamples::new(
                &variant.ruleset,
                table,
                self.plan.exact,
            ))
        });
        let mut solved: Vec<SolvedExamples> = with_tables.collect();
        for epoch in 0..EPOCHS {
            for last in (1..order.len()).rev() {
                order.swap(last, rng.below(last as u32 + 1) as usize);
            }
            for batch in order.chunks_exact(BATCH) {
                for &number in batch {
                    let error = self.add_gradient(&examples[number], &mut gradient);
                    errors += if epoch == 0 { error.abs() } else { 0.0 };
                }
                scale(&mut gradient, 1.0 / BATCH as f32);
                if !solved.is_empty() {
                    let mut positions = 0;
                    for _ in 0..DECISIONS {
                        let number = rng.below(solved.len() as u32) as usize;
                        positions +=
                            solved[number].learn(&self.encoder, &self.weights, &mut of_solved, rng);
                    }
                    add(&mut gradient, &mut of_solved, 1.0 / positions as f32);
                }
                self.adam.step(&mut self.weights, &mut gradient, rate);
                let share = 1.0 / (self.adam.steps / 4 + 1).min(AVERAGED) as f32;
                blend(&mut self.mean, &self.weights, share);
            }
        }
        errors / examples.len() as f32
    }

    fn add_gradient(&self, example: &Example, gradient: &mut Weights) -> f32 {
        let ruleset = &self.variants[usize::from(example.variant)].ruleset;
        let features = self.encoder.encode(ruleset, &example.position);
        let wanted = example.white_chance.for_side(example.position.side());
        self.weights.add_gradient(&features, wanted, gradient)
    }
}

/// All combinations of an entry's options except the number of pieces, which is set to the maximum:
/// games with fewer pieces are among its starting positions.
fn variants(id: &str) -> Result<Vec<Variant>, SenetError> {
    let entry = CatalogueEntry::by_id(id).expect("every ruleset started from an entry");
    let mut names = vec![String::new()];
    for option in entry.options {
        if *option == "pieces" {
            let most = entry.pieces.iter().max().expect("an option has values");
            names = vec![format!("pieces={most},")];
        } else {
            let with = names.iter().map(|name| format!("{name}{option},"));
            names = names.iter().cloned().chain(with).collect();
        }
    }
    let ruleset = |name: String| Ruleset::parse(&format!("{id}[{name}]"));
    let variant = |name: String| ruleset(name).map(Variant::new);
    names.into_iter().map(variant).collect()
}

/// Small random weights for this number of units.
fn beginning(features: usize, units: usize, rng: &mut PlayoutRng) -> Weights {
    let mut weights = Weights::zero(features);
    let sizes = [0.15, 0.0, 0.25, 0.0, 0.25, 0.0, 0.0];
    let offsets = [0.0, 0.3, 0.0, 0.3, 0.0, 0.0, 0.0];
    let parts = weights.parts_mut().into_iter().zip(sizes).zip(offsets);
    for (part, ((numbers, size), offset)) in parts.enumerate() {
        let unit_of = |number: usize| match part {
            0 | 1 => number % FIRST,
            2 => number / SECOND,
            _ => 0,
        };
        for (number, weight) in numbers.iter_mut().enumerate() {
            if unit_of(number) < units {
                *weight = offset + size * (2.0 * rng.unit_f32() - 1.0);
            }
        }
    }
    weights
}

fn scale(weights: &mut Weights, by: f32) {
    for part in weights.parts_mut() {
        part.iter_mut().for_each(|weight| *weight *= by);
    }
}

/// Adds a multiple of another gradient and zeroes that one.
fn add(gradient: &mut Weights, other: &mut Weights, share: f32) {
    for (sum, part) in gradient.parts_mut().into_iter().zip(other.parts_mut()) {
        for (sum, number) in sum.iter_mut().zip(part) {
            *sum += share * *number;
            *number = 0.0;
        }
    }
}

/// Moves the average towards the weights by this share.
fn blend(mean: &mut Weights, weights: &Weights, share: f32) {
    for (mean, part) in mean.parts_mut().into_iter().zip(weights.parts()) {
        for (mean, weight) in mean.iter_mut().zip(part) {
            *mean += share * (weight - *mean);
        }
    }
}

//! Fine-tuning: learning one set of house rules in a minute, from what the net of their entry knows.

use super::{Plan, RoundReport, Training};
use crate::ai::{BestEvaluator, Evaluator, Net};
use crate::arena::{Contestant, Estimate, pair};
use crate::error::SenetError;
use crate::rules::Ruleset;
use crate::trial::tried;

/// Units of a net that begins with nothing.
const UNITS: u8 = 64;

/// A training for house rules, and matches against the player it began as.
pub struct FineTuning {
    ruleset: Ruleset,
    training: Training,
    before: BestEvaluator,
    shares: Vec<f64>,
}

impl FineTuning {
    /// For rules in their written form, so many rounds. The net of their entry is where it begins,
    /// if that sees the same board.
    ///
    /// # Errors
    /// Rules that do not exist or contradict themselves.
    pub fn new(
        ruleset: &str,
        nearest: Option<&Net>,
        rounds: u32,
        seed: u64,
    ) -> Result<FineTuning, SenetError> {
        let ruleset = Ruleset::parse(ruleset)?;
        let training = Training::new(Plan {
            ruleset: ruleset.name().into(),
            seed,
            rounds,
            exact: 0,
            units: UNITS,
            from: 0,
            warm_up: 0,
        })?;
        let nearest = nearest.filter(|net| net.fits(&ruleset));
        let handmade = BestEvaluator::heuristic();
        Ok(FineTuning {
            training: match nearest {
                Some(net) => training.initialized_from(net),
                None => training,
            },
            before: match nearest {
                Some(net) => tried(&ruleset, handmade.with_net(&ruleset, net.clone())),
                None => handmade,
            },
            shares: Vec::new(),
            ruleset,
        })
    }

    /// What it judged by before.
    #[must_use]
    pub fn before(&self) -> &str {
        self.before.name()
    }

    /// Makes a round, which begins the match anew.
    pub fn step(&mut self) -> RoundReport {
        self.shares.clear();
        self.training.step()
    }

    /// The file of what it has learned.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        self.training.net().to_bytes()
    }

    /// Plays so many pairs of games more, as it plays now against as it played before, without
    /// looking ahead. Gives its share of the points in all pairs since the last round.
    ///
    /// # Panics
    /// Never: a net can read its own file.
    pub fn compare(&mut self, pairs: u32) -> Estimate {
        let net = Net::from_bytes(&self.file()).expect("the file of a net");
        let players: [Box<dyn Evaluator>; 2] = [Box::new(net), Box::new(self.before.clone())];
        let [now, before] = players.map(|evaluator| Contestant::Search(evaluator, 0));
        let seed = !self.training.plan().seed;
        for _ in 0..pairs {
            let number = self.shares.len() as u64;
            self.shares
                .push(pair(&self.ruleset, [&now, &before], seed, number));
        }
        Estimate::of(&self.shares)
    }
}

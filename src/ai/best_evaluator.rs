//! The best evaluator there is for a ruleset.

use super::Net;
use super::{Evaluator, Heuristic};
use crate::position::Position;
use crate::rules::Ruleset;

/// A net where there is one that fits the ruleset, else the hand-made evaluation.
/// Its [name](Evaluator::name) says which.
#[derive(Clone, Debug)]
pub struct BestEvaluator {
    name: String,
    net: Option<Net>,
}

impl BestEvaluator {
    /// The evaluator of a ruleset by what is built in: its net, for house rules the net of the entry
    /// they started from if the board is the same, else the hand-made evaluation.
    #[must_use]
    pub fn of(ruleset: &Ruleset) -> BestEvaluator {
        #[cfg(feature = "nets")]
        if let Some(net) = super::nets::of(ruleset) {
            return BestEvaluator::heuristic().with_net(ruleset, net);
        }
        #[cfg(not(feature = "nets"))]
        let _ = ruleset;
        BestEvaluator::heuristic()
    }

    /// The hand-made evaluation.
    #[must_use]
    pub fn heuristic() -> BestEvaluator {
        BestEvaluator {
            name: Heuristic::CAREFUL.name().into(),
            net: None,
        }
    }

    /// The name of the net's file that this evaluator lacks, if there is one for the ruleset.
    #[must_use]
    pub fn net_wanted(&self, ruleset: &Ruleset) -> Option<&'static str> {
        match self.net {
            None => super::nets::name(ruleset),
            Some(_) => None,
        }
    }

    /// The same with this net, if that fits the ruleset.
    #[must_use]
    pub fn with_net(self, ruleset: &Ruleset, net: Net) -> BestEvaluator {
        if !net.fits(ruleset) {
            return self;
        }
        BestEvaluator {
            name: if net.knows(ruleset) {
                net.name().into()
            } else {
                format!("{}, trained without these house rules", net.name())
            },
            net: Some(net),
        }
    }

    /// The checksum of its net, if it has one.
    #[must_use]
    pub fn net_checksum(&self) -> Option<u32> {
        self.net.as_ref().map(Net::checksum)
    }

    /// Whether nothing in the ruleset is new to it.
    #[must_use]
    pub fn knows(&self, ruleset: &Ruleset) -> bool {
        self.net.as_ref().is_none_or(|net| net.knows(ruleset))
    }

    /// The hand-made evaluation, which did better than this one.
    pub(crate) fn beaten(self) -> BestEvaluator {
        BestEvaluator {
            name: format!(
                "{}, which beats the {}",
                Heuristic::CAREFUL.name(),
                self.name
            ),
            net: None,
        }
    }
}

impl Evaluator for BestEvaluator {
    fn name(&self) -> &str {
        &self.name
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        if let Some(net) = &self.net {
            return net.white_chance(ruleset, position);
        }
        Heuristic::CAREFUL.white_chance(ruleset, position)
    }
}

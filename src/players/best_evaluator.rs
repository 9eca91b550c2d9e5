//! Selects the best evaluator for a ruleset.

use super::Net;
use super::{Evaluator, Heuristic};
use crate::position::Position;
use crate::rules::Ruleset;

/// A net that fits the ruleset, or the hand-made evaluation if there is none.
/// [`name`](Evaluator::name) returns which one it is.
#[derive(Clone, Debug)]
pub struct BestEvaluator {
    name: String,
    net: Option<Net>,
}

impl BestEvaluator {
    /// Selects a built-in evaluator: the ruleset's net; for house rules, the net of the base ruleset if
    /// the board is the same; otherwise the hand-made evaluation.
    #[must_use]
    pub fn built_in(ruleset: &Ruleset) -> BestEvaluator {
        #[cfg(feature = "nets")]
        if let Some(net) = super::nets::nearest_net(ruleset) {
            return BestEvaluator::heuristic().with_net(ruleset, net);
        }
        #[cfg(not(feature = "nets"))]
        let _ = ruleset;
        BestEvaluator::heuristic()
    }

    /// Returns the hand-made evaluation.
    #[must_use]
    pub fn heuristic() -> BestEvaluator {
        BestEvaluator {
            name: Heuristic::CAREFUL.name().into(),
            net: None,
        }
    }

    /// The file name of the net that this evaluator lacks, if the ruleset has one.
    #[must_use]
    pub fn net_wanted(&self, ruleset: &Ruleset) -> Option<&'static str> {
        match self.net {
            None => super::nets::name(ruleset),
            Some(_) => None,
        }
    }

    /// Uses this net if it fits the ruleset.
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

    /// The checksum of the net, if any.
    #[must_use]
    pub fn net_checksum(&self) -> Option<u32> {
        self.net.as_ref().map(Net::checksum)
    }

    /// Whether the evaluator was trained with exactly these rules; always `true` for the hand-made
    /// evaluation.
    #[must_use]
    pub fn knows(&self, ruleset: &Ruleset) -> bool {
        self.net.as_ref().is_none_or(|net| net.knows(ruleset))
    }

    /// Falls back to the hand-made evaluation after the net lost its match.
    pub(crate) fn reject_net(self) -> BestEvaluator {
        BestEvaluator {
            name: format!(
                "{}, preferred after a short match to the {}",
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

//! The best judge there is for a ruleset.

use super::Net;
use super::{Evaluator, Handmade};
use crate::position::Position;
use crate::rules::Ruleset;

/// Judges by a net where there is one that fits the ruleset, else by the hand-made evaluation.
/// Its [name](Evaluator::name) says which.
#[derive(Clone, Debug)]
pub struct Strongest {
    name: String,
    net: Option<Net>,
}

impl Strongest {
    /// The judge of a ruleset by what is built in: its net, for house rules the net of the entry
    /// they started from if the board is the same, else the hand-made evaluation.
    #[must_use]
    pub fn of(ruleset: &Ruleset) -> Strongest {
        #[cfg(feature = "nets")]
        if let Some(net) = super::nets::of(ruleset) {
            return Strongest::handmade().with_net(ruleset, net);
        }
        #[cfg(not(feature = "nets"))]
        let _ = ruleset;
        Strongest::handmade()
    }

    /// The hand-made evaluation.
    #[must_use]
    pub fn handmade() -> Strongest {
        Strongest {
            name: Handmade::CAREFUL.name().into(),
            net: None,
        }
    }

    /// The name of the net's file that this judge lacks, if there is one for the ruleset.
    #[must_use]
    pub fn net_wanted(&self, ruleset: &Ruleset) -> Option<&'static str> {
        match self.net {
            None => super::nets::name(ruleset),
            Some(_) => None,
        }
    }

    /// The same with this net, if that fits the ruleset.
    #[must_use]
    pub fn with_net(self, ruleset: &Ruleset, net: Net) -> Strongest {
        if !net.fits(ruleset) {
            return self;
        }
        Strongest {
            name: if net.knows(ruleset) {
                net.name().into()
            } else {
                format!("{}, trained without these house rules", net.name())
            },
            net: Some(net),
        }
    }
}

impl Strongest {
    /// Whether nothing in the ruleset is new to it.
    #[must_use]
    pub fn knows(&self, ruleset: &Ruleset) -> bool {
        self.net.as_ref().is_none_or(|net| net.knows(ruleset))
    }

    /// The hand-made evaluation, which did better than this judge.
    pub(crate) fn beaten(self) -> Strongest {
        Strongest {
            name: format!(
                "{}, which beats the {}",
                Handmade::CAREFUL.name(),
                self.name
            ),
            net: None,
        }
    }
}

impl Evaluator for Strongest {
    fn name(&self) -> &str {
        &self.name
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        if let Some(net) = &self.net {
            return net.white_chance(ruleset, position);
        }
        Handmade::CAREFUL.white_chance(ruleset, position)
    }
}

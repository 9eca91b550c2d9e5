//! The versions behind a result: the same versions give the same result.

use crate::base::bytes::fnv1a;
use crate::players::{BestEvaluator, Evaluator};
use crate::rules::CATALOGUE;
use crate::rules::parameters::PARAMETERS;
use serde::{Deserialize, Serialize};

/// Incremented whenever a measure, a player or the statistics change.
const METHOD: u32 = 4;

/// The versions that a result depends on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Versions {
    /// The version of this program.
    pub engine: String,
    /// The version of the measures, the players and the statistics.
    pub method: u32,
    /// A checksum of the rules of the whole catalogue.
    pub rules: String,
    /// For each ruleset, in order, the evaluator of its chances, with the checksum of the net if it is
    /// one; empty if only events are counted.
    pub judges: Vec<String>,
}

impl Versions {
    /// The versions of this program and of these judges, by name.
    #[must_use]
    pub fn with_judges(judges: Vec<String>) -> Versions {
        Versions {
            engine: env!("CARGO_PKG_VERSION").into(),
            method: METHOD,
            rules: rules_checksum(),
            judges,
        }
    }
}

/// The name of a judge, with the checksum of its net if any.
pub(super) fn judge_name(judge: &BestEvaluator) -> String {
    match judge.net_checksum() {
        Some(sum) => format!("{} ({sum:08x})", judge.name()),
        None => judge.name().into(),
    }
}

pub(super) fn rules_checksum() -> String {
    let entries = CATALOGUE.iter().map(|entry| {
        let rules = (entry.rules)();
        let listed = PARAMETERS
            .iter()
            .filter(|parameter| parameter.is_listed(&rules));
        let values = listed.map(|parameter| parameter.get(&rules));
        format!("{}:{}\n", entry.id, values.collect::<Vec<_>>().join(";"))
    });
    let text: String = entries.collect();
    format!("{:08x}", fnv1a(text.into_bytes()))
}

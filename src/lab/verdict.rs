//! What the interval of a difference allows one to say.

use super::estimate::Difference;
use super::measures::{Measure, Unit};
use super::sample::Sample;
use serde::{Deserialize, Serialize};

/// Two values whose difference is certainly within this share of the first count as equivalent.
const EQUIVALENT: f64 = 0.05;

/// What the games say about a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Verdict {
    /// The interval excludes zero, and none of the objections below applies.
    Differs,
    /// The whole interval lies within ±5 %: of the first value, or percentage points if the measure is
    /// a share.
    Equivalent,
    /// No difference was seen; there can be one.
    NotSeen,
    /// The judge's chances contradict theory, so a difference can be the judge's.
    Doubtful,
    /// Too many games were stopped, so those that the measure covers are not typical.
    NotTypical,
    /// The games do not determine the difference.
    Unknown,
}

names! {
    Verdict {
        Differs = "differs",
        Equivalent = "equivalent",
        NotSeen = "not_seen",
        Doubtful = "doubtful",
        NotTypical = "not_typical",
        Unknown = "unknown",
    }
}

/// The verdict on a measure of these samples, given the first value and the difference.
pub(super) fn verdict(
    measure: &Measure,
    samples: &[&Sample],
    first: Option<f64>,
    difference: &Difference,
) -> Verdict {
    let Some(first) = first.filter(|_| difference.difference.is_some()) else {
        return Verdict::Unknown;
    };
    if samples.iter().any(|sample| sample.is_atypical(measure)) {
        return Verdict::NotTypical;
    }
    if samples.iter().any(|sample| !sample.represents(measure)) {
        return Verdict::Doubtful;
    }
    if difference.clear {
        return Verdict::Differs;
    }
    let margin = match measure.unit {
        Unit::Share => EQUIVALENT,
        _ => EQUIVALENT * first.abs(),
    };
    match (difference.low, difference.high) {
        (Some(low), Some(high)) if -margin < low && high < margin => Verdict::Equivalent,
        (Some(_), Some(_)) => Verdict::NotSeen,
        _ => Verdict::Unknown,
    }
}

//! Who estimates the chances in the games of a run.

use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The evaluator that estimates all chances of a run: the same kind for every ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Judge {
    /// The nets of the rulesets.
    Net,
    /// The hand-made evaluation, the same for every ruleset.
    HandMade,
    /// Nobody: only events are counted, and measures of chances are left out.
    None,
}

names! {
    Judge {
        Net = "net",
        HandMade = "hand-made",
        None = "none",
    }
}

impl FromStr for Judge {
    type Err = SenetError;

    fn from_str(name: &str) -> Result<Judge, SenetError> {
        Judge::named(name).ok_or_else(|| {
            let message = format!(
                "there is no judge ‘{}’: use net, hand-made or none",
                excerpt(name)
            );
            SenetError::new(ErrorKind::UnknownLevel, message).at("judge")
        })
    }
}

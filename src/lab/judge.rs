//! Who estimates the chances in the games of a run.

use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::fmt;
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

impl Judge {
    /// All kinds.
    pub const ALL: &[Judge] = &[Judge::Net, Judge::HandMade, Judge::None];

    /// The name of this kind of judge, as used by programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Judge::Net => "net",
            Judge::HandMade => "hand-made",
            Judge::None => "none",
        }
    }
}

impl fmt::Display for Judge {
    /// Writes the [name](Judge::name).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Judge {
    type Err = SenetError;

    fn from_str(name: &str) -> Result<Judge, SenetError> {
        let found = Judge::ALL.iter().find(|judge| judge.name() == name);
        found.copied().ok_or_else(|| {
            let message = format!(
                "there is no judge ‘{}’: use net, hand-made or none",
                excerpt(name)
            );
            SenetError::new(ErrorKind::UnknownLevel, message).at("judge")
        })
    }
}

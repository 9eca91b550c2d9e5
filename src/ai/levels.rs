//! Opponents by strength. Each is a fixed amount of work, so it plays the same everywhere.

use super::{Handmade, best};
use crate::error::SenetError;
use crate::moves::{Choice, MoveKind};
use crate::position::Position;
use crate::rules::Ruleset;
use serde::Serialize;

/// An opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Level {
    /// Keeps its pieces together: always plays its hindmost piece, and never thinks of safety.
    Beginner,
    /// Plays for the race, and does not see what the other side may hit.
    Casual,
    /// Sees the risks, and weighs every throw that may come next.
    Skilled,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Casual, Level::Skilled];

    /// Its name in programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
        }
    }

    /// The level of this name; `strongest` is the last.
    ///
    /// # Errors
    /// A name that is none.
    pub fn by_name(name: &str) -> Result<Level, SenetError> {
        let found = match name {
            "strongest" => Level::ALL.last(),
            name => Level::ALL.iter().find(|level| level.name() == name),
        };
        found.copied().ok_or_else(|| {
            let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
            let message = format!(
                "there is no level ‘{name}’: use {} or strongest",
                names.join(", ")
            );
            SenetError::new("unknown_level", message).at("level")
        })
    }

    /// The choice it makes; none where it throws instead, or where nothing is legal.
    #[must_use]
    pub fn choose(self, ruleset: &Ruleset, position: &Position) -> Option<Choice> {
        match self {
            Level::Beginner => hindmost(ruleset, position),
            Level::Casual => best(ruleset, position, &Handmade::CARELESS, 0),
            Level::Skilled => best(ruleset, position, &Handmade::CAREFUL, 1),
        }
    }
}

/// The move of the hindmost piece; bearing off before all, because everybody sees that.
fn hindmost(ruleset: &Ruleset, position: &Position) -> Option<Choice> {
    let moves = position.moves(ruleset);
    let rank = |choice: &Choice| {
        let kind = match choice.kind {
            MoveKind::BearOff => 0,
            MoveKind::Decline | MoveKind::Pass => 2,
            _ => 1,
        };
        (kind, choice.from, u8::MAX - choice.steps)
    };
    moves.iter().min_by_key(rank)
}

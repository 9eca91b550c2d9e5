//! The computer players by strength. Each does a fixed amount of work, so it plays the same on every
//! device.

use super::{Evaluator, Heuristic, ScoredChoice, best, rank};
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use crate::position::Position;
use crate::position::beginner;
use crate::position::moves::Choice;
use crate::rules::{Ruleset, Turn};
use core::str::FromStr;

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum Level {
    /// Keeps its pieces together: always moves its hindmost piece and ignores safety.
    Beginner,
    /// Advances its foremost pieces and leaves the others behind.
    Runner,
    /// Hits whenever it can.
    Hitter,
    /// Races, and ignores threats.
    Casual,
    /// Builds pairs and lines.
    Builder,
    /// Avoids threats.
    Cautious,
    /// Considers threats, and averages over every possible next throw.
    Skilled,
    /// Uses the net without lookahead.
    Expert,
    /// Uses the net, averages over every possible next throw, and usually over the one after.
    Master,
}

names! {
    Level {
        // The weakest first.
        Beginner = "beginner",
        Runner = "runner",
        Hitter = "hitter",
        Casual = "casual",
        Builder = "builder",
        Cautious = "cautious",
        Skilled = "skilled",
        Expert = "expert",
        Master = "master",
    }
}

impl Level {
    /// The strongest level.
    #[must_use]
    pub const fn strongest() -> Level {
        Level::Master
    }

    /// Whether the level uses the evaluator passed to [`choose`](Level::choose). The others have
    /// built-in evaluations.
    #[must_use]
    pub const fn goes_by_evaluator(self) -> bool {
        matches!(self, Level::Expert | Level::Master)
    }

    /// Returns the level's choice, or `None` if it throws or no move is legal. The experts use
    /// `evaluator`, which should be the [best](super::BestEvaluator) for the ruleset; the others use
    /// built-in heuristics.
    #[must_use]
    pub fn choose(
        self,
        ruleset: &Ruleset,
        position: &Position,
        evaluator: &dyn Evaluator,
    ) -> Option<Choice> {
        let (evaluator, depth): (&dyn Evaluator, u8) = match self {
            Level::Beginner => return beginner::choose(ruleset, position),
            Level::Hitter => return prefer_hits(ruleset, position),
            Level::Runner => (&Heuristic::HASTY, 0),
            Level::Casual => (&Heuristic::CARELESS, 0),
            Level::Builder => (&Heuristic::BUILDER, 0),
            Level::Cautious => (&Heuristic::CAUTIOUS, 0),
            Level::Skilled => (&Heuristic::CAREFUL, 1),
            Level::Expert => (evaluator, 0),
            Level::Master => (evaluator, search_depth(ruleset)),
        };
        best(ruleset, position, evaluator, depth)
    }
}

impl FromStr for Level {
    type Err = SenetError;

    /// Parses a [name](Level::name). `strongest` stands for the last level.
    ///
    /// ```
    /// use senet::Ruleset;
    /// use senet::players::{BestEvaluator, Level};
    /// use senet::position::Position;
    ///
    /// let level: Level = "skilled".parse()?;
    /// assert_eq!(level.to_string(), "skilled");
    ///
    /// let ruleset = Ruleset::parse("kendall-masters")?;
    /// let mut position = Position::start(&ruleset);
    /// position.throw_legal(&ruleset, 2);
    /// let choice = level.choose(&ruleset, &position, &BestEvaluator::built_in(&ruleset));
    /// assert!(choice.is_some_and(|choice| position.moves(&ruleset).contains(choice)));
    /// # Ok::<(), senet::SenetError>(())
    /// ```
    fn from_str(name: &str) -> Result<Level, SenetError> {
        let found = match name {
            "strongest" => Some(Level::strongest()),
            name => Level::named(name),
        };
        found.ok_or_else(|| {
            let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
            let message = format!(
                "there is no level ‘{}’: use {} or strongest",
                excerpt(name),
                names.join(", ")
            );
            SenetError::new(ErrorKind::UnknownLevel, message).at("level")
        })
    }
}

/// The search depth, in throws, of the master and of hints. With one move per throw, the second throw
/// adds a few thousand positions at most; series and divided throws branch too widely.
#[must_use]
pub fn search_depth(ruleset: &Ruleset) -> u8 {
    match ruleset.rules().turn {
        Turn::Single => 2,
        Turn::Series | Turn::Divided => 1,
    }
}

/// Bonus for a hit, in win chance.
const HIT_BONUS: f32 = 0.05;

/// The best move for the race, or a hit that is only slightly worse.
fn prefer_hits(ruleset: &Ruleset, position: &Position) -> Option<Choice> {
    best(ruleset, position, &Heuristic::CARELESS, 0)?;
    let hits = |choice| position.legal_effect(ruleset, choice).victim.is_some();
    let with_bonus = |option: &ScoredChoice| {
        let bonus = if option.choice.is_some_and(hits) {
            HIT_BONUS
        } else {
            0.0
        };
        option.chance + bonus
    };
    let better = |a: ScoredChoice, b: ScoredChoice| {
        if with_bonus(&b) > with_bonus(&a) {
            b
        } else {
            a
        }
    };
    let options = rank(ruleset, position, &Heuristic::CARELESS, 0);
    options.into_iter().reduce(better)?.choice
}

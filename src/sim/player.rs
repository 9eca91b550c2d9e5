//! The four kinds of player in the laboratory.

use super::outlook::Outlook;
use crate::ai::{Heuristic, Level, best};
use crate::arena::random_choice;
use crate::error::{ErrorKind, SenetError};
use crate::moves::{Choice, MoveSet};
use crate::playout_rng::PlayoutRng;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::text::excerpt;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A kind of player. Both sides of a game are of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Player {
    /// Uses the strongest evaluation for the ruleset without lookahead: its net, or the hand-made
    /// evaluation if there is no net or it does worse.
    NearPerfect,
    /// Uses the hand-made evaluation without lookahead: the same for every ruleset, so that no ruleset
    /// has the advantage of a trained net.
    HandMade,
    /// Has a human habit, drawn for each side of each game: running, hitting, racing, building or being
    /// careful.
    HumanLike,
    /// Chooses uniformly at random.
    Random,
}

/// The habits of [`Player::HumanLike`].
const HABITS: [Level; 5] = [
    Level::Runner,
    Level::Hitter,
    Level::Casual,
    Level::Builder,
    Level::Cautious,
];

impl Player {
    /// All kinds, strongest first.
    pub const ALL: &[Player] = &[
        Player::NearPerfect,
        Player::HandMade,
        Player::HumanLike,
        Player::Random,
    ];

    /// The name of this kind of player, as used by programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Player::NearPerfect => "near-perfect",
            Player::HandMade => "hand-made",
            Player::HumanLike => "human-like",
            Player::Random => "random",
        }
    }
}

impl fmt::Display for Player {
    /// Writes the [name](Player::name).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Player {
    type Err = SenetError;

    fn from_str(name: &str) -> Result<Player, SenetError> {
        let found = Player::ALL.iter().find(|player| player.name() == name);
        found.copied().ok_or_else(|| {
            let names = Player::ALL.iter().map(|player| player.name());
            let names = names.collect::<Vec<_>>().join(", ");
            let message = format!("there is no player ‘{}’: use {names}", excerpt(name));
            SenetError::new(ErrorKind::UnknownLevel, message).at("player")
        })
    }
}

/// The two sides of a game, with random numbers for their choices that are independent of the throws.
pub(super) struct Seats {
    player: Player,
    habits: [Level; 2],
    rng: PlayoutRng,
}

impl Seats {
    pub fn new(player: Player, mut rng: PlayoutRng) -> Seats {
        let mut habit = || HABITS[rng.below(HABITS.len() as u32) as usize];
        Seats {
            player,
            habits: [habit(), habit()],
            rng,
        }
    }

    /// Returns the choice of the side to act, or `None` if it throws instead. `outlook` contains
    /// the chances of the choices according to the strongest evaluation.
    pub fn choose(
        &mut self,
        ruleset: &Ruleset,
        position: &Position,
        moves: &MoveSet,
        outlook: &Outlook,
    ) -> Option<Choice> {
        if moves.len() == 1 && !position.awaits_throw() {
            return moves.nth(0);
        }
        match self.player {
            Player::NearPerfect => outlook.best_choice(position),
            Player::HandMade => best(ruleset, position, &Heuristic::CAREFUL, 0),
            Player::HumanLike => {
                let habit = self.habits[position.side().index()];
                habit.choose(ruleset, position, &Heuristic::CAREFUL)
            }
            Player::Random => random_choice(position, moves, &mut self.rng),
        }
    }
}

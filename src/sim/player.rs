//! Who plays in the laboratory: four kinds of player, of which each stands for many.

use super::outlook::Outlook;
use crate::ai::{Evaluator, Heuristic, Level, best};
use crate::dice::Dice;
use crate::error::SenetError;
use crate::moves::{Choice, MoveSet};
use crate::position::Position;
use crate::rules::Ruleset;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A kind of player. Both sides of a game are played by the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Player {
    /// Goes by the strongest evaluation there is for the ruleset, without lookahead: its net, or the
    /// hand-made evaluation where that does better or there is no net.
    NearPerfect,
    /// Goes by the hand-made evaluation, without lookahead: the same for every ruleset, so that no
    /// ruleset is played better because a net was trained for it.
    HandMade,
    /// Has a habit of people, drawn for each side of each game: to run, to hit, to race, to build
    /// or to be careful.
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
    /// Every kind, strongest first.
    pub const ALL: [Player; 4] = [
        Player::NearPerfect,
        Player::HandMade,
        Player::HumanLike,
        Player::Random,
    ];

    /// Its name in programs.
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
    /// Its [name](Player::name).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Player {
    type Err = SenetError;

    fn from_str(name: &str) -> Result<Player, SenetError> {
        let found = Player::ALL.iter().find(|player| player.name() == name);
        found.copied().ok_or_else(|| {
            let names = Player::ALL.map(Player::name).join(", ");
            let message = format!("there is no player ‘{name}’: use {names}");
            SenetError::new("unknown_level", message).at("player")
        })
    }
}

/// The two sides of one game, and the random numbers of their choices, which are never those of the throws.
pub(super) struct Seats {
    player: Player,
    habits: [Level; 2],
    dice: Dice,
}

impl Seats {
    pub fn new(player: Player, mut dice: Dice) -> Seats {
        let mut habit = || HABITS[dice.below(HABITS.len() as u32) as usize];
        Seats {
            player,
            habits: [habit(), habit()],
            dice,
        }
    }

    /// The choice of the side that acts, of these legal ones; `None` if it throws instead. `outlook`
    /// has the chances that the strongest evaluation gives the choices.
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
            Player::Random => random_choice(position, moves, &mut self.dice),
        }
    }
}

/// A choice at random; throwing instead of a rescue is one choice among them.
pub(super) fn random_choice(
    position: &Position,
    moves: &MoveSet,
    dice: &mut Dice,
) -> Option<Choice> {
    let throwing = u32::from(position.awaits_throw());
    moves.nth(dice.below(moves.len() as u32 + throwing) as usize)
}

/// A player in a match of the strongest against a weaker one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weaker {
    Random,
    Beginner,
}

impl Weaker {
    pub fn choose(
        self,
        ruleset: &Ruleset,
        position: &Position,
        judge: &dyn Evaluator,
        dice: &mut Dice,
    ) -> Option<Choice> {
        match self {
            Weaker::Random => random_choice(position, &position.moves(ruleset), dice),
            Weaker::Beginner => Level::Beginner.choose(ruleset, position, judge),
        }
    }
}

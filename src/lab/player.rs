//! The kinds of player in the laboratory.

use super::outlook::Valuer;
use crate::base::random::PlayoutRng;
use crate::base::side::Side;
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use crate::matches::arena::random_choice;
use crate::players::{Evaluator, Heuristic, Level};
use crate::position::Position;
use crate::position::moves::{Choice, MoveSet};
use crate::rules::Ruleset;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// How a player chooses when it does not move at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// By the net of the ruleset, without lookahead.
    Net,
    /// By the hand-made evaluation, without lookahead: the same for every ruleset.
    HandMade,
    /// By a human habit, drawn for each side of each game: running, hitting, racing, building or
    /// being careful.
    HumanLike,
    /// Uniformly at random.
    Random,
}

names! {
    Style {
        Net = "net",
        HandMade = "hand-made",
        HumanLike = "human-like",
        Random = "random",
    }
}

/// A kind of player, written `net`, `hand-made`, `human-like`, `random`, or with the share of its
/// choices that it makes at random: `net:0.2`. Both sides of a game are of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Player {
    style: Style,
    /// The percentage of choices made at random; 0 for the style `Random`.
    random_percent: u8,
}

/// The habits of [`Style::HumanLike`].
const HABITS: [Level; 5] = [
    Level::Runner,
    Level::Hitter,
    Level::Casual,
    Level::Builder,
    Level::Cautious,
];

/// The former name of [`Player::NET`], which promised more than a net under house rules can hold.
const FORMER_NET: &str = "near-perfect";

impl Player {
    /// Plays by the net of the ruleset.
    pub const NET: Player = Player::always(Style::Net);
    /// Plays by the hand-made evaluation.
    pub const HAND_MADE: Player = Player::always(Style::HandMade);
    /// Plays by human habits.
    pub const HUMAN_LIKE: Player = Player::always(Style::HumanLike);
    /// Chooses uniformly at random.
    pub const RANDOM: Player = Player::always(Style::Random);
    /// All kinds at full strength.
    pub const ALL: &[Player] = &[
        Player::NET,
        Player::HAND_MADE,
        Player::HUMAN_LIKE,
        Player::RANDOM,
    ];

    const fn always(style: Style) -> Player {
        Player {
            style,
            random_percent: 0,
        }
    }

    /// How the player chooses when it does not move at random.
    #[must_use]
    pub fn style(self) -> Style {
        self.style
    }

    /// Whether every choice follows a plan. Findings are stated for these players only.
    #[must_use]
    pub fn is_deliberate(self) -> bool {
        self.style != Style::Random && self.random_percent == 0
    }

    /// The same player with another style.
    pub(super) fn with_style(self, style: Style) -> Player {
        Player { style, ..self }
    }
}

impl fmt::Display for Player {
    /// Writes the style and, if it is not 0, the share of random choices.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.style.name())?;
        match self.random_percent {
            0 => Ok(()),
            percent => write!(out, ":{}", f64::from(percent) / 100.0),
        }
    }
}

impl FromStr for Player {
    type Err = SenetError;

    fn from_str(text: &str) -> Result<Player, SenetError> {
        let (name, share) = text.split_once(':').unwrap_or((text, "0"));
        let name = if name == FORMER_NET { "net" } else { name };
        let style = Style::named(name);
        let percent = percent_of(share);
        match style.zip(percent) {
            Some((_, 100) | (Style::Random, _)) if style.is_some() => Ok(Player::RANDOM),
            Some((style, random_percent)) => Ok(Player {
                style,
                random_percent,
            }),
            None => {
                let message = format!(
                    "there is no player ‘{}’: use net, hand-made, human-like, random, or net:0.2 for random choices in 20 %",
                    excerpt(text)
                );
                Err(SenetError::new(ErrorKind::UnknownLevel, message).at("player"))
            }
        }
    }
}

/// A share from 0 to 1 with at most two decimals, in percent.
fn percent_of(share: &str) -> Option<u8> {
    let share: f64 = share.parse().ok()?;
    let percent = (share * 100.0).round();
    ((0.0..=100.0).contains(&percent) && (share * 100.0 - percent).abs() < 1e-6)
        .then_some(percent as u8)
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}

impl TryFrom<String> for Player {
    type Error = SenetError;

    fn try_from(text: String) -> Result<Player, SenetError> {
        text.parse()
    }
}

/// The two sides of a game, with random numbers for their choices that are independent of the throws.
/// What they choose does not depend on who judges.
pub(super) struct Seats<'a> {
    player: Player,
    /// The habit of the side that chooses first, and that of the other.
    habits: [Level; 2],
    first: Option<Side>,
    rng: PlayoutRng,
    valuer: Valuer<'a>,
}

impl<'a> Seats<'a> {
    /// `evaluator` is that of players by the net or by the hand-made evaluation.
    pub fn new(
        player: Player,
        ruleset: &'a Ruleset,
        evaluator: &'a dyn Evaluator,
        mut rng: PlayoutRng,
    ) -> Seats<'a> {
        let mut habit = || HABITS[rng.below(HABITS.len() as u32) as usize];
        Seats {
            player,
            habits: [habit(), habit()],
            first: None,
            rng,
            valuer: Valuer::new(ruleset, evaluator),
        }
    }

    /// Returns the choice of the side to act, or `None` if it throws instead.
    pub fn choose(&mut self, position: &Position, moves: &MoveSet) -> Option<Choice> {
        if moves.len() == 1 && !position.awaits_throw() {
            return moves.nth(0);
        }
        let Player {
            style,
            random_percent,
        } = self.player;
        if random_percent > 0 && self.rng.below(100) < u32::from(random_percent) {
            return random_choice(position, moves, &mut self.rng);
        }
        match style {
            Style::Net | Style::HandMade => self.valuer.best_choice(position, moves),
            Style::HumanLike => {
                let side = position.side();
                let is_first = *self.first.get_or_insert(side) == side;
                let habit = self.habits[usize::from(!is_first)];
                habit.choose(self.valuer.ruleset, position, &Heuristic::CAREFUL)
            }
            Style::Random => random_choice(position, moves, &mut self.rng),
        }
    }

    /// Whether [`choose`](Seats::choose) always takes the best of an outlook by its own evaluator.
    pub fn takes_the_best(&self) -> bool {
        matches!(self.player.style, Style::Net | Style::HandMade) && self.player.random_percent == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::arena::THROW_CAP;
    use crate::players::BestEvaluator;
    use crate::position::phase::Phase;
    use crate::rules::CATALOGUE;

    #[test]
    fn players_are_written_as_they_are_parsed() {
        for text in ["net", "net:0.2", "hand-made", "human-like:0.05", "random"] {
            let player: Player = text.parse().expect("a player");
            assert_eq!(player.to_string(), text);
        }
        for (text, player) in [
            ("near-perfect", Player::NET),
            ("net:0", Player::NET),
            ("net:1", Player::RANDOM),
            ("random:0.3", Player::RANDOM),
        ] {
            assert_eq!(text.parse::<Player>().expect("a player"), player, "{text}");
        }
        for text in ["", "nobody", "net:", "net:1.1", "net:-0.1", "net:0.123"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }

    /// Plays a game and the same game with the names of the sides exchanged, which must make the same
    /// choices. Returns the number of throws.
    fn throws_played_twice(
        ruleset: &Ruleset,
        player: Player,
        evaluator: &dyn Evaluator,
        game: u64,
    ) -> u32 {
        let mut random = PlayoutRng::for_game(1, game);
        let mut position = Position::start(ruleset);
        while matches!(position.phase(), Phase::Opening(_)) {
            position.throw_legal(ruleset, random.throw(ruleset));
        }
        let mut mirrored = position.mirrored();
        let [mut own, mut other] =
            [(); 2].map(|()| Seats::new(player, ruleset, evaluator, PlayoutRng::for_game(2, game)));
        let mut throws = 0;
        while position.outcome().is_none() && throws < THROW_CAP {
            let moves = position.moves(ruleset);
            let choice = if moves.is_empty() {
                None
            } else {
                let choice = own.choose(&position, &moves);
                let others = other.choose(&mirrored, &mirrored.moves(ruleset));
                assert_eq!(choice, others, "{ruleset}, {player}: {position:?}");
                choice
            };
            let throw = random.throw(ruleset);
            throws += u32::from(position.act_legal(ruleset, choice, || throw));
            mirrored.act_legal(ruleset, choice, || throw);
            assert_eq!(position.mirrored(), mirrored, "{ruleset}, {player}");
        }
        throws
    }

    /// Also where a ceremony decides who begins, so that no option exchanges the names of the sides.
    #[test]
    fn the_same_game_with_exchanged_names_is_the_same_game() {
        let mut throws = 0;
        for entry in CATALOGUE {
            let ruleset = Ruleset::from_entry(entry);
            if ruleset.rules().start_lock {
                // Pieces that have not moved yet depend on their owner.
                continue;
            }
            for player in ["net", "hand-made", "human-like", "random", "net:0.2"] {
                let player: Player = player.parse().expect("a player");
                let evaluator = match player.style {
                    Style::Net => BestEvaluator::built_in(&ruleset),
                    _ => BestEvaluator::heuristic(),
                };
                for game in 0..8 {
                    throws += throws_played_twice(&ruleset, player, &evaluator, game);
                }
            }
        }
        assert!(throws > 100_000, "{throws} throws");
    }
}

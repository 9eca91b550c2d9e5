//! One ruleset of a run with its evaluators.

use super::game_row::GameRow;
use super::judge::Judge;
use super::observe::{Cast, Chances, add_skill, game_of, play_course, score};
use super::player::{Player, Style};
use super::trust::Trust;
use super::variant::{is_for_simulations, parse_variant};
use super::versions::judge_name;
use crate::error::SenetError;
use crate::game::Game;
use crate::players::{BestEvaluator, Net};
use crate::rules::Ruleset;

/// Whether a net was trained for exactly these rules.
fn is_trained(net: &Net, ruleset: &Ruleset) -> bool {
    net.knows(ruleset) && !is_for_simulations(ruleset)
}

/// A ruleset with its net and the hand-made evaluation. What is played with them is decided for the
/// whole run by [`Evaluators::settle`](super::Evaluators::settle).
pub struct Table {
    ruleset: Ruleset,
    net: BestEvaluator,
    hand_made: BestEvaluator,
}

impl Table {
    /// Sets up a ruleset in its written form, with its built-in net if there is one.
    ///
    /// # Errors
    /// Same as [`parse_variant`].
    pub fn new(ruleset: &str) -> Result<Table, SenetError> {
        let ruleset = parse_variant(ruleset)?;
        Ok(Table {
            net: BestEvaluator::built_in(&ruleset),
            hand_made: BestEvaluator::heuristic(),
            ruleset,
        })
    }

    /// The ruleset.
    #[must_use]
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The file name of the net that is missing, if the ruleset has one.
    #[must_use]
    pub fn net_wanted(&self) -> Option<&'static str> {
        self.net.net_wanted(&self.ruleset)
    }

    /// Adds the net of the ruleset.
    pub fn load_net(&mut self, net: Net) {
        self.net = BestEvaluator::heuristic().with_net(&self.ruleset, net);
    }

    /// Uses the net that was trained for exactly these rules, if one of these was.
    pub fn choose_net(&mut self, nets: &[Net]) {
        if let Some(net) = nets.iter().find(|net| is_trained(net, &self.ruleset)) {
            self.load_net(net.clone());
        }
    }

    /// Whether the net is trusted under these rules: as stored, or decided now.
    #[must_use]
    pub fn trust(&self) -> Trust {
        Trust::of(&self.ruleset, &self.net)
    }

    /// Like [`trust`](Table::trust), but always decided now.
    #[must_use]
    pub fn decide_trust(&self) -> Trust {
        Trust::decide(&self.ruleset, &self.net)
    }

    /// The name of the evaluator of the chances, with the checksum of its net.
    #[must_use]
    pub fn judge_name(&self, judge: Judge) -> String {
        self.judge(judge).map_or(String::new(), judge_name)
    }

    /// Plays game number `game` of a seed and returns its row.
    #[must_use]
    pub fn play(&self, player: Player, judge: Judge, seed: u64, game: u64) -> GameRow {
        let mut row = self.play_course(player, judge, seed, game);
        if let Some(judge) = self.judge(judge) {
            add_skill(&mut row, &self.ruleset, judge, seed, game);
        }
        row
    }

    /// Like [`play`](Table::play), without the games that measure skill, which are the same for every
    /// player.
    #[must_use]
    pub fn play_course(&self, player: Player, judge: Judge, seed: u64, game: u64) -> GameRow {
        play_course(&self.ruleset, &self.cast(player, judge), seed, game)
    }

    /// The player's share of the points in two games against random play, with the throws of game `game`
    /// and the sides exchanged; `None` if either is stopped.
    #[must_use]
    pub fn score(&self, player: Player, seed: u64, game: u64) -> Option<f64> {
        let evaluator = self.cast(player, Judge::None).evaluator;
        score(&self.ruleset, player, evaluator, seed, game)
    }

    /// Replays a game for display.
    ///
    /// # Errors
    /// Same as [`game_of`].
    pub fn game(&self, player: Player, seed: u64, game: u64) -> Result<Game, SenetError> {
        game_of(&self.ruleset, &self.cast(player, Judge::None), seed, game)
    }

    fn judge(&self, judge: Judge) -> Option<&BestEvaluator> {
        match judge {
            Judge::Net => Some(&self.net),
            Judge::HandMade => Some(&self.hand_made),
            Judge::None => None,
        }
    }

    fn cast(&self, player: Player, judge: Judge) -> Cast<'_> {
        let (evaluator, own) = match player.style() {
            Style::Net => (&self.net, Judge::Net),
            _ => (&self.hand_made, Judge::HandMade),
        };
        let chances = match self.judge(judge) {
            None => Chances::Unknown,
            Some(_) if judge == own => Chances::ByPlayers,
            Some(other) => Chances::By(other),
        };
        Cast {
            player,
            evaluator,
            chances,
        }
    }
}

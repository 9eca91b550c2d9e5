//! Matches between players: pairs of games with the same throws and the sides exchanged.

use crate::base::random::PlayoutRng;
use crate::base::side::Side;
use crate::players::endgames::Tablebase;
use crate::players::{Evaluator, Level, TablebaseFirst, best};
use crate::position::Position;
use crate::position::moves::{Choice, MoveSet};
use crate::position::phase::Outcome;
use crate::rules::Ruleset;

/// A game that reaches this number of throws counts as a draw.
pub const THROW_CAP: u32 = 5_000;

/// A player in a match.
pub enum Contestant<'a> {
    /// Uniformly random choices.
    Random,
    /// A level, with the evaluator that strong levels use.
    Level(Level, Box<dyn Evaluator + 'a>),
    /// An evaluator with a lookahead in throws.
    Search(Box<dyn Evaluator + 'a>, u8),
}

impl<'a> Contestant<'a> {
    /// Gives the player exact endgames, like the strong players on the page, which solve them on
    /// the device.
    #[must_use]
    pub fn with_tablebase(self, table: &'a Tablebase) -> Contestant<'a> {
        let with = |fallback| Box::new(TablebaseFirst::new(Some(table), fallback));
        match self {
            Contestant::Random => Contestant::Random,
            Contestant::Level(level, evaluator) => Contestant::Level(level, with(evaluator)),
            Contestant::Search(evaluator, depth) => Contestant::Search(with(evaluator), depth),
        }
    }

    /// Returns the player's choice, or `None` if it throws or no move is legal. `moves` are the legal
    /// moves of the position.
    #[must_use]
    pub fn choose(
        &self,
        ruleset: &Ruleset,
        position: &Position,
        moves: &MoveSet,
        rng: &mut PlayoutRng,
    ) -> Option<Choice> {
        match self {
            Contestant::Level(level, evaluator) => {
                level.choose(ruleset, position, evaluator.as_ref())
            }
            Contestant::Search(evaluator, depth) => {
                best(ruleset, position, evaluator.as_ref(), *depth)
            }
            Contestant::Random => random_choice(position, moves, rng),
        }
    }
}

/// A random choice; throwing instead of a rescue is one of the options.
pub(crate) fn random_choice(
    position: &Position,
    moves: &MoveSet,
    rng: &mut PlayoutRng,
) -> Option<Choice> {
    let throwing = u32::from(position.awaits_throw());
    moves.nth(rng.below(moves.len() as u32 + throwing) as usize)
}

/// Plays pair number `pair` of a seed, two games with the same throws and the sides exchanged. Returns
/// the first player's share of the points, 0 to 1. Games that reach the throw limit count as draws.
#[must_use]
pub fn pair(ruleset: &Ruleset, players: [&Contestant; 2], seed: u64, pair: u64) -> f64 {
    let played = pair_with_observer(ruleset, players, seed, pair, &mut |_, _| true);
    played.expect("nothing stops it")
}

/// Plays a pair and calls `watch` with the first player's choices and positions. Returns `None` as soon
/// as `watch` returns `false`.
pub fn pair_with_observer(
    ruleset: &Ruleset,
    players: [&Contestant; 2],
    seed: u64,
    pair: u64,
    watch: &mut dyn FnMut(&Position, Option<Choice>) -> bool,
) -> Option<f64> {
    let mut points = |side| points(ruleset, players, side, [seed, pair], watch);
    Some((points(Side::White)? + points(Side::Black)?) / 2.0)
}

/// The first player's points on this side.
fn points(
    ruleset: &Ruleset,
    [first, second]: [&Contestant; 2],
    side: Side,
    [seed, pair]: [u64; 2],
    watch: &mut dyn FnMut(&Position, Option<Choice>) -> bool,
) -> Option<f64> {
    let mut throws = PlayoutRng::for_game(seed, pair);
    let mut policy_rng = PlayoutRng::for_game(!seed, pair);
    let mut position = Position::start(ruleset);
    let mut count = 0;
    let mut moves = MoveSet::default();
    while position.outcome().is_none() && count < THROW_CAP {
        position.moves_into(ruleset, &mut moves);
        let own = position.side() == side;
        let player = if own { first } else { second };
        let choice = player.choose(ruleset, &position, &moves, &mut policy_rng);
        if own && !watch(&position, choice) {
            return None;
        }
        let threw = position.act_legal(ruleset, choice, || throws.throw(ruleset));
        count += u32::from(threw);
    }
    Some(match position.outcome() {
        Some(Outcome::Won(winner)) => f64::from(u8::from(winner == side)),
        Some(Outcome::Drawn) | None => 0.5,
    })
}

/// A mean with its statistical uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % confidence interval, from the sample variance.
    pub margin: f64,
}

impl Estimate {
    /// Estimates the mean of independent samples.
    #[must_use]
    pub fn from_samples(values: &[f64]) -> Estimate {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Estimate {
            mean,
            margin: 1.96 * (squares / (n - 1.0).max(1.0) / n).sqrt(),
        }
    }
}

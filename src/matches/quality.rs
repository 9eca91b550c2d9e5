//! The quality of players: their losses in games against perfect play, measured with solved endgames.

use crate::matches::arena::{Contestant, Estimate, pair_with_observer};
use crate::players::endgames::Tablebase;
use crate::players::{Chance, Heuristic, TablebaseFirst};
use crate::position::Position;
use crate::position::moves::Choice;
use crate::rules::Ruleset;
use serde::{Deserialize, Serialize};

/// A decision that loses more than this counts as an error.
pub const ERROR_THRESHOLD: f64 = 2e-6;

/// A player's losses in a pair of games. A decision is a choice between at least two options; losses
/// are in win chance.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PairLoss {
    /// Number of decisions.
    pub decisions: u32,
    /// Number of errors among them.
    pub wrong: u32,
    /// Their total loss.
    pub lost: f64,
    /// The largest loss of a single decision.
    pub worst: f64,
    /// The player's share of the points.
    pub score: f64,
}

/// A player's average losses.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Quality {
    /// Number of games.
    pub games: u64,
    /// Number of decisions.
    pub decisions: u64,
    /// The share of decisions that are errors; `None` without decisions.
    pub wrong: Option<f64>,
    /// Mean loss per decision; `None` without decisions.
    pub loss_a_decision: Option<Estimate>,
    /// Mean loss per game.
    pub loss_a_game: Estimate,
    /// The largest loss of a single decision.
    pub worst: f64,
    /// The share of the points against perfect play.
    pub score: Estimate,
}

impl Quality {
    /// Averages over pairs of games.
    #[must_use]
    pub fn from_pairs(pairs: &[PairLoss]) -> Quality {
        let decisions: u64 = pairs.iter().map(|pair| u64::from(pair.decisions)).sum();
        let wrong: u64 = pairs.iter().map(|pair| u64::from(pair.wrong)).sum();
        let of = |value: &dyn Fn(&PairLoss) -> f64| {
            let values: Vec<f64> = pairs.iter().map(value).collect();
            Estimate::from_samples(&values)
        };
        let loss_a_game = of(&|pair| pair.lost / 2.0);
        let decisions_a_game = decisions as f64 / (2 * pairs.len()) as f64;
        Quality {
            games: 2 * pairs.len() as u64,
            decisions,
            wrong: (decisions > 0).then(|| wrong as f64 / decisions as f64),
            loss_a_decision: (decisions > 0).then(|| Estimate {
                mean: loss_a_game.mean / decisions_a_game,
                margin: loss_a_game.margin / decisions_a_game,
            }),
            loss_a_game,
            worst: pairs.iter().map(|pair| pair.worst).fold(0.0, f64::max),
            score: of(&|pair| pair.score),
        }
    }
}

/// Plays a pair of games against perfect play and judges each decision. The table must cover all
/// positions of the ruleset.
#[must_use]
pub fn scored_pair(
    ruleset: &Ruleset,
    player: &Contestant,
    table: &Tablebase,
    seed: u64,
    pair: u64,
) -> PairLoss {
    let evaluator = TablebaseFirst::new(Some(table), Heuristic::CAREFUL);
    let perfect = Contestant::Search(Box::new(evaluator), 0);
    let mut given = PairLoss::default();
    let mut watch = |position: &Position, choice: Option<Choice>| {
        if let Some(lost) = loss(ruleset, table, position, choice) {
            given.decisions += 1;
            given.wrong += u32::from(lost > ERROR_THRESHOLD);
            given.lost += lost;
            given.worst = given.worst.max(lost);
        }
        true
    };
    let score = pair_with_observer(ruleset, [player, &perfect], seed, pair, &mut watch);
    let score = score.expect("nothing stops it");
    PairLoss { score, ..given }
}

/// The loss of a choice compared with the best. Returns `None` if there is only one option or the table
/// does not cover the position.
fn loss(
    ruleset: &Ruleset,
    table: &Tablebase,
    position: &Position,
    chosen: Option<Choice>,
) -> Option<f64> {
    let side = position.side();
    let chance = |position: &Position| {
        let white = table.white_chance(ruleset, position)?.middle();
        Some(white.for_side(side))
    };
    let after = |choice| {
        let mut after = *position;
        after.play_legal(ruleset, choice);
        chance(&after)
    };
    let thrown = || {
        let sticks = ruleset.rules().sticks;
        let ways = f64::from(sticks.ways());
        let after = sticks.throws().map(|throw| {
            let mut after = *position;
            after.throw_legal(ruleset, throw.value);
            chance(&after)
        });
        after.sum::<Option<f64>>().map(|sum| sum / ways)
    };
    let moves = position.moves(ruleset);
    let throwing = position.awaits_throw();
    if moves.len() + usize::from(throwing) < 2 {
        return None;
    }
    let mut best = if throwing { thrown()? } else { 0.0 };
    for choice in moves.iter() {
        best = best.max(after(choice)?);
    }
    let got = match chosen {
        Some(choice) => after(choice)?,
        None => thrown()?,
    };
    Some(best - got)
}

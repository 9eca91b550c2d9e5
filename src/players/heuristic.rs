//! A hand-made evaluation for every ruleset: the race and its risks.

use super::{Chance, Evaluator};
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::position::Position;
use crate::rules::{Hit, Ruleset};

/// Counts steps: a side's progress minus its expected losses and waiting time. Playing styles weight
/// them differently.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic {
    name: &'static str,
    /// Weight of the threats of the other side.
    threat_weight: f32,
    /// Value of a neighbour of the same side, in steps.
    adjacency_weight: f32,
    /// Extra weight of a step for an advanced piece.
    advance_weight: f32,
}

impl Heuristic {
    /// Takes threats into account.
    pub const CAREFUL: Heuristic = Heuristic {
        name: "hand-made",
        threat_weight: 1.0,
        adjacency_weight: 0.0,
        advance_weight: 0.0,
    };
    /// Considers the race only.
    pub const CARELESS: Heuristic = Heuristic {
        name: "hand-made, the race only",
        threat_weight: 0.0,
        adjacency_weight: 0.0,
        advance_weight: 0.0,
    };
    /// Prefers adjacent pieces.
    pub const BUILDER: Heuristic = Heuristic {
        name: "hand-made, to build",
        threat_weight: 0.35,
        adjacency_weight: 1.0,
        advance_weight: 0.0,
    };
    /// Advances the foremost pieces.
    pub const HASTY: Heuristic = Heuristic {
        name: "hand-made, to run",
        threat_weight: 0.0,
        adjacency_weight: 0.0,
        advance_weight: 4.0,
    };
    /// Overestimates threats.
    pub const CAUTIOUS: Heuristic = Heuristic {
        name: "hand-made, to be safe",
        threat_weight: 1.25,
        ..Heuristic::CAREFUL
    };
}

// The weights were chosen by duplicate matches of 1,500 pairs under seven-piece Kendall rules, each
// against the same evaluation with that weight changed.

/// Value of being the next to throw, in steps.
const TEMPO: f32 = 1.0;
/// Cost of a piece in the water, in steps.
const DROWNED: f32 = 6.0;
/// Value of a line of three with enemies behind it, in steps.
const BLOCKADE: f32 = 2.0;
/// Cost of a throw spent waiting for an exact exit, in steps.
const WAITING: f32 = 0.5;
/// Cost of standing just before the stop, where few throws move forward, in steps.
const CROWDED: f32 = 2.0;
/// A lead of this many steps gives odds of three to one.
const LEAD: f32 = 30.0;

impl Evaluator for Heuristic {
    fn name(&self) -> &str {
        self.name
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        let tempo = if position.side() == Side::White {
            TEMPO
        } else {
            -TEMPO
        };
        let white = self.score(ruleset, position, Side::White);
        let black = self.score(ruleset, position, Side::Black);
        let lead = white - black + tempo;
        // Rational rather than logistic: bit-identical on every platform. The side behind has exactly the rest.
        let ahead = 0.5 + 0.5 * lead.abs() / (LEAD + lead.abs());
        if lead < 0.0 { ahead.flipped() } else { ahead }
    }
}

impl Heuristic {
    /// A side's weighted progress, in steps.
    fn score(&self, ruleset: &Ruleset, position: &Position, side: Side) -> f32 {
        let rules = ruleset.rules();
        let own = position.pieces(side);
        let steps: u32 = own.iter().map(|house| u32::from(house.number())).sum();
        let squares: u32 = own
            .iter()
            .map(|house| u32::from(house.number()).pow(2))
            .sum();
        let far = squares as f32 * self.advance_weight / f32::from(rules.houses);
        let off = f32::from(position.off(side))
            * f32::from(rules.houses + 4)
            * (1.0 + self.advance_weight);
        let drowned = f32::from((own & ruleset.tables.prison).len()) * DROWNED;
        let behind = position.pieces(side.opponent());
        let bars = (own & (own >> 1) & (own >> 2)).last() > behind.first() && !behind.is_empty();
        let blockades = if ruleset.rules().blockade.is_on() && bars {
            BLOCKADE
        } else {
            0.0
        };
        let stop = ruleset.rules().stop;
        let crowded = own & HouseSet::range(stop.saturating_sub(5), stop.saturating_sub(1));
        let risk = if self.threat_weight > 0.0 {
            self.threat_weight * at_risk(ruleset, position, side)
        } else {
            0.0
        };
        let neighbours = f32::from((own & (own >> 1)).len()) * self.adjacency_weight;
        steps as f32 + far + off + blockades + neighbours
            - f32::from(crowded.len()) * CROWDED
            - drowned
            - waiting(ruleset, own)
            - risk
    }
}

/// Expected steps lost by pieces waiting for an exit throw.
fn waiting(ruleset: &Ruleset, own: HouseSet) -> f32 {
    let waits = |house: House| {
        let leaves = |throw: u8| ruleset.tables.off_from[usize::from(throw)].contains(house);
        let odds = ruleset.odds();
        let chance: f32 = odds
            .map(|(throw, chance)| if leaves(throw) { chance } else { 0.0 })
            .sum();
        if chance > 0.0 {
            (1.0 / chance - 1.0) * WAITING
        } else {
            0.0
        }
    };
    (own & ruleset.rules().fixed).iter().map(waits).sum()
}

/// Steps that single throws of the other side put at risk.
fn at_risk(ruleset: &Ruleset, position: &Position, side: Side) -> f32 {
    let attackers = position.pieces(side.opponent());
    let exposed = position.exposed(ruleset, side);
    ruleset
        .odds()
        .map(|(throw, chance)| {
            let within_reach = exposed & (attackers << throw);
            let losses = within_reach
                .iter()
                .map(|house| loss(ruleset.rules().hit, house, throw));
            chance * losses.sum::<f32>()
        })
        .sum()
}

fn loss(hit: Hit, house: House, throw: u8) -> f32 {
    match hit {
        Hit::None => 0.0,
        Hit::Swap => throw.into(),
        Hit::EmptyBehind => 1.0,
        Hit::LowestEmpty | Hit::ToHand => house.number().into(),
        Hit::Taken => f32::from(house.number()) + 12.0,
    }
}

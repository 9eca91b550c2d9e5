//! A hand-made evaluation that knows every ruleset: the race, and what may go wrong in it.

use super::Evaluator;
use crate::board::{House, HouseSet};
use crate::position::Position;
use crate::rules::{Hit, Ruleset};
use crate::side::Side;

/// Counts steps: how far a side's pieces have come, less what they stand to lose and to wait for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Handmade;

/// What it is worth, in steps, to be the side that throws next: about half a throw.
const TEMPO: f32 = 1.5;
/// Steps a piece in the water is behind.
const DROWNED: f32 = 10.0;
/// Steps a line of three is worth while enemies are behind it.
const BLOCKADE: f32 = 2.0;
/// Steps a throw spent waiting for an exact exit costs.
const WAITING: f32 = 1.0;
/// A lead of this many steps makes three to one.
const LEAD: f32 = 14.0;

impl Evaluator for Handmade {
    fn name(&self) -> &str {
        "hand-made"
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        let tempo = if position.side() == Side::White {
            TEMPO
        } else {
            -TEMPO
        };
        let lead = standing(ruleset, position, Side::White)
            - standing(ruleset, position, Side::Black)
            + tempo;
        // Rational, not logistic: the same bits on every platform.
        0.5 + 0.5 * lead / (LEAD + lead.abs())
    }
}

fn standing(ruleset: &Ruleset, position: &Position, side: Side) -> f32 {
    let rules = ruleset.rules();
    let own = position.pieces(side);
    let steps: u32 = own.iter().map(|house| u32::from(house.number())).sum();
    let off = f32::from(position.off(side)) * f32::from(rules.houses + 4);
    let drowned = f32::from((own & ruleset.tables.prison).len()) * DROWNED;
    let behind = position.pieces(side.opponent());
    let lines = position.blockades(ruleset, side);
    let bars = |line: &&HouseSet| {
        line.first()
            .is_some_and(|first| behind.first() < Some(first))
    };
    let blockades = lines.iter().filter(bars).count() as f32 * BLOCKADE;
    steps as f32 + off + blockades
        - drowned
        - waiting(ruleset, own)
        - at_risk(ruleset, position, side)
}

/// Steps lost while pieces wait for the throw that lets them leave.
fn waiting(ruleset: &Ruleset, own: HouseSet) -> f32 {
    let sticks = ruleset.rules().sticks;
    (own & ruleset.rules().fixed)
        .iter()
        .map(|house| {
            let leaves = |throw: &u8| ruleset.tables.off_from[usize::from(*throw)].has(house);
            let chance: f64 = sticks
                .values()
                .iter()
                .filter(leaves)
                .map(|throw| sticks.chance(throw))
                .sum();
            if chance > 0.0 {
                (1.0 / chance - 1.0) as f32 * WAITING
            } else {
                0.0
            }
        })
        .sum()
}

/// Steps a side stands to lose to single throws of the other.
fn at_risk(ruleset: &Ruleset, position: &Position, side: Side) -> f32 {
    let sticks = ruleset.rules().sticks;
    let attackers = position.pieces(side.opponent());
    let risk_of = |house: House| -> f32 {
        let reach = |throw: &u8| {
            house.number() > *throw && attackers.has(House::known(house.number() - *throw))
        };
        sticks
            .values()
            .iter()
            .filter(reach)
            .map(|throw| sticks.chance(throw) as f32 * loss(ruleset.rules().hit, house, throw))
            .sum()
    };
    position.exposed(ruleset, side).iter().map(risk_of).sum()
}

fn loss(hit: Hit, house: House, throw: u8) -> f32 {
    match hit {
        Hit::None => 0.0,
        Hit::Swap => throw.into(),
        Hit::EmptyBehind => 1.0,
        Hit::LowestEmpty => house.number().into(),
        Hit::Taken => f32::from(house.number()) + 12.0,
    }
}

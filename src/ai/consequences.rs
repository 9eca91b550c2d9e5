//! What a choice leads to, up to the other side's next move: counted over all throws, not estimated.

use crate::board::{House, HouseSet};
use crate::moves::{Choice, MoveKind};
use crate::phase::{Bag, Outcome, Phase};
use crate::position::Position;
use crate::rules::{Ruleset, Turn};
use crate::side::Side;

/// Portions of one throw looked at, where a throw has several moves.
const MOVES_OF_A_THROW: u8 = 3;

/// What the other side's next throw may do to a side, were it made now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Danger {
    /// The chance that it can set a piece back.
    pub chance: f32,
    /// Steps lost on average, if the other side always takes what it can.
    pub steps: f32,
    /// The piece that is most often set back; none when none can be.
    pub house: Option<House>,
}

/// What a choice leads to, for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Consequences {
    /// It wins the game.
    pub wins: bool,
    /// A piece is borne off.
    pub bears_off: bool,
    /// The mover ends in the water, or is sent back by it.
    pub drowns: bool,
    /// The side goes on: with another throw, or with what is left of this one.
    pub goes_on: bool,
    /// Steps its own pieces gain; lost ones count below 0.
    pub gained: i16,
    /// Steps the other side's pieces lose; gained ones count below 0.
    pub set_back: i16,
    /// What the other side's next throw may do.
    pub danger: Danger,
    /// The chance that the other side's next throw takes nothing forward.
    pub other_stuck: f32,
    /// The chance that its own next throw takes nothing forward.
    pub own_stuck: f32,
}

impl Consequences {
    /// Of a legal choice.
    #[must_use]
    pub fn of(ruleset: &Ruleset, before: &Position, choice: Choice) -> Consequences {
        let side = before.side();
        let effect = before.effect(ruleset, choice);
        let mut after = *before;
        after.play_unchecked(ruleset, choice);
        let over = after.outcome().is_some();
        let gained = progress(ruleset, &after, side) - progress(ruleset, before, side);
        let set_back =
            progress(ruleset, before, side.opponent()) - progress(ruleset, &after, side.opponent());
        let moved_into_water = effect.rest != effect.to
            && effect.to.is_some_and(|to| {
                to.house()
                    .is_some_and(|house| ruleset.tables.water.has(house))
            });
        let rests_in_water = effect
            .rest
            .and_then(|rest| rest.house())
            .is_some_and(|house| ruleset.tables.prison.has(house));
        Consequences {
            wins: after.outcome() == Some(Outcome::Won(side)),
            bears_off: choice.kind == MoveKind::BearOff,
            drowns: moved_into_water || rests_in_water,
            goes_on: !over && after.side() == side,
            gained,
            set_back,
            danger: if over {
                Danger::NONE
            } else {
                Danger::of(ruleset, &after, side)
            },
            other_stuck: stuck(ruleset, &after, side.opponent()),
            own_stuck: stuck(ruleset, &after, side),
        }
    }
}

impl Danger {
    const NONE: Danger = Danger {
        chance: 0.0,
        steps: 0.0,
        house: None,
    };

    /// For a side in a position, were the other side to throw now.
    #[must_use]
    pub fn of(ruleset: &Ruleset, position: &Position, side: Side) -> Danger {
        let standing = progress(ruleset, position, side);
        let mut danger = Danger::NONE;
        let mut often = [0.0_f32; 64];
        for (throw, chance) in ruleset.odds() {
            let Some(thrown) = thrown(ruleset, position, side.opponent(), throw) else {
                continue;
            };
            let worst = Worst::of(ruleset, &thrown, side, standing, MOVES_OF_A_THROW);
            if worst.steps > 0 {
                danger.chance += chance;
                danger.steps += chance * f32::from(worst.steps);
                if let Some(house) = (position.pieces(side) & !worst.left).first() {
                    often[usize::from(house.number())] += chance;
                }
            }
        }
        let most = often.iter().copied().fold(0.0, f32::max);
        let first = often.iter().position(|&chance| chance == most);
        danger.house = first
            .filter(|_| most > 0.0)
            .and_then(|house| House::new(house as u8));
        danger
    }
}

/// The most that one throw can cost a side.
struct Worst {
    steps: i16,
    /// Where its pieces then stand.
    left: HouseSet,
}

impl Worst {
    fn of(ruleset: &Ruleset, position: &Position, side: Side, standing: i16, moves: u8) -> Worst {
        let mut worst = Worst {
            steps: standing - progress(ruleset, position, side),
            left: position.pieces(side),
        };
        let goes_on = position.side() != side && position.awaits_move();
        if moves == 0 || !goes_on {
            return worst;
        }
        for choice in position.moves(ruleset).iter() {
            let mut after = *position;
            after.play_unchecked(ruleset, choice);
            let next = Worst::of(ruleset, &after, side, standing, moves - 1);
            if next.steps > worst.steps {
                worst = next;
            }
        }
        worst
    }
}

/// How far a side has come, in steps: a piece borne off has gone one beyond the last house.
fn progress(ruleset: &Ruleset, position: &Position, side: Side) -> i16 {
    let on_board: i16 = position
        .pieces(side)
        .iter()
        .map(|house| i16::from(house.number()))
        .sum();
    on_board + i16::from(position.off(side)) * (i16::from(ruleset.rules().houses) + 1)
}

/// The chance that a side's next throw takes nothing forward, were it made now.
fn stuck(ruleset: &Ruleset, position: &Position, side: Side) -> f32 {
    let nothing_goes = |throw: u8| {
        thrown(ruleset, position, side, throw).is_some_and(|thrown| {
            thrown.moves(ruleset).iter().all(|choice| {
                matches!(
                    choice.kind,
                    MoveKind::Backward | MoveKind::FallBack | MoveKind::Pass | MoveKind::Decline
                )
            })
        })
    };
    ruleset
        .odds()
        .filter(|&(throw, _)| nothing_goes(throw))
        .map(|(_, chance)| chance)
        .sum()
}

/// The position with this single throw in the hand of a side; none once the game is over.
fn thrown(ruleset: &Ruleset, position: &Position, side: Side, throw: u8) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    let mut thrown = Position {
        side,
        phase: Phase::Throw,
        ..*position
    };
    if ruleset.rules().turn == Turn::Series && !thrown.is_void(throw) {
        thrown.phase = Phase::Pool(Bag::of(&[throw]));
    } else {
        thrown.throw(ruleset, throw);
    }
    Some(thrown)
}

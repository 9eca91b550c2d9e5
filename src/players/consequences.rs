//! The consequences of a choice up to the other side's next move, computed exactly over all throws.

use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::position::Position;
use crate::position::moves::{Choice, MoveKind};
use crate::position::phase::{Bag, Outcome, Phase};
use crate::rules::{Ruleset, Turn};

/// The maximum number of portions considered per throw.
const MOVES_OF_A_THROW: u8 = 3;

/// The danger to a side if the other side threw now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Danger {
    /// The probability that the throw can set a piece back.
    pub chance: f32,
    /// The expected loss in steps if the other side always makes the most damaging move.
    pub steps: f32,
    /// The house of the piece most likely to be set back; `None` if no piece can be.
    pub house: Option<House>,
}

/// The consequences of a choice for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Consequences {
    /// Whether it wins the game.
    pub wins: bool,
    /// Whether it bears a piece off.
    pub bears_off: bool,
    /// Whether a piece of the side ends in the water or is sent back by it.
    pub drowns: bool,
    /// Whether the side acts again, with another throw or the rest of this one.
    pub moves_again: bool,
    /// Steps gained by the side's own pieces; negative if lost.
    pub gained: i16,
    /// Steps lost by the other side's pieces; negative if gained.
    pub set_back: i16,
    /// The effect of the other side's next throw.
    pub danger: Danger,
    /// The probability that the other side's next throw allows no forward move.
    pub other_stuck: f32,
    /// The probability that the side's own next throw allows no forward move.
    pub own_stuck: f32,
}

impl Consequences {
    /// Computes the consequences of a legal choice.
    #[must_use]
    pub fn new(ruleset: &Ruleset, before: &Position, choice: Choice) -> Consequences {
        let side = before.side();
        let effect = before.legal_effect(ruleset, choice);
        let mut after = *before;
        after.play_legal(ruleset, choice);
        let over = after.outcome().is_some();
        let gained = progress(ruleset, &after, side) - progress(ruleset, before, side);
        let set_back =
            progress(ruleset, before, side.opponent()) - progress(ruleset, &after, side.opponent());
        Consequences {
            wins: after.outcome() == Some(Outcome::Won(side)),
            bears_off: choice.kind == MoveKind::BearOff,
            drowns: before.drownings(ruleset, Some(&effect)) > 0,
            moves_again: !over && after.side() == side,
            gained,
            set_back,
            danger: if over {
                Danger::NONE
            } else {
                Danger::new(ruleset, &after, side)
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

    /// Computes the danger to a side if the other side threw now.
    #[must_use]
    pub fn new(ruleset: &Ruleset, position: &Position, side: Side) -> Danger {
        let progress_before = progress(ruleset, position, side);
        let mut danger = Danger::NONE;
        let mut often = [0.0_f32; 64];
        for (throw, chance) in ruleset.odds() {
            let Some(thrown) = thrown(ruleset, position, side.opponent(), throw) else {
                continue;
            };
            let worst = Worst::search(ruleset, &thrown, side, progress_before, MOVES_OF_A_THROW);
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

/// The greatest damage that one throw can do to a side.
struct Worst {
    steps: i16,
    /// The houses of its pieces afterwards.
    left: HouseSet,
}

impl Worst {
    fn search(
        ruleset: &Ruleset,
        position: &Position,
        side: Side,
        progress_before: i16,
        moves: u8,
    ) -> Worst {
        let mut worst = Worst {
            steps: progress_before - progress(ruleset, position, side),
            left: position.pieces(side),
        };
        let moves_again = position.side() != side && position.awaits_move();
        if moves == 0 || !moves_again {
            return worst;
        }
        for choice in position.moves(ruleset).iter() {
            let mut after = *position;
            after.play_legal(ruleset, choice);
            let next = Worst::search(ruleset, &after, side, progress_before, moves - 1);
            if next.steps > worst.steps {
                worst = next;
            }
        }
        worst
    }
}

/// A side's progress in steps. A piece borne off counts one step beyond the last house.
fn progress(ruleset: &Ruleset, position: &Position, side: Side) -> i16 {
    let on_board: i16 = position
        .pieces(side)
        .iter()
        .map(|house| i16::from(house.number()))
        .sum();
    on_board + i16::from(position.off(side)) * (i16::from(ruleset.rules().houses) + 1)
}

/// The probability that a throw of this side, made now, allows no forward move.
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

/// The position with this single throw in the side's hand; `None` once the game is over.
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
        thrown.phase = Phase::Pool(Bag::EMPTY.with(throw).unwrap_or_default());
    } else {
        thrown.throw_legal(ruleset, throw);
    }
    Some(thrown)
}

//! The events of a game, detailed enough for animation and speech.

use super::Game;
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::base::sticks::Throw;
use crate::position::moves::{Move, MoveKind};
use crate::position::phase::{Outcome, Phase};
use crate::position::{Place, Position};
use crate::rules::{Ruleset, Water};

/// A throw, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct ThrowView {
    /// Whether each stick shows its light side; empty for a die.
    pub sticks: Vec<bool>,
    /// The value of the throw.
    pub value: u8,
    /// Whether it earns another throw, which in a series follows at once.
    pub again: bool,
    /// Whether the throw does not count because the side still needs its first 1.
    pub void: bool,
}

impl ThrowView {
    pub(super) fn new(ruleset: &Ruleset, throw: Throw, void: bool) -> ThrowView {
        let rules = ruleset.rules();
        let sticks = 0..rules.sticks.device().sticks();
        let sticks = sticks.map(|stick| throw.faces >> stick & 1 != 0).collect();
        ThrowView {
            sticks,
            value: throw.value,
            again: rules.again.contains(throw.value),
            void,
        }
    }
}

/// Why the turn passed to the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum PassReason {
    /// The throw was played and earned no other.
    Played,
    /// No move was legal.
    NoMove,
    /// A piece fell into the water.
    Drowned,
    /// The piece in the water did not escape.
    StayedDrowned,
    /// The piece in the water was rescued instead of a throw.
    Rescued,
    /// Bearing off was declined.
    Declined,
    /// A hit was declined.
    Passed,
    /// No 1 has been thrown yet.
    NotStarted,
    /// The piece that had just entered could not leave house 1 and returned to hand.
    ReturnedToHand,
}

/// Something that happened in a game. `side` is the side it happened to; players are numbered 0 and
/// 1.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub enum Event {
    /// This side, played by player 0 or 1, begins.
    Started { side: Side, player: u8 },
    /// A throw was made. `side` is `None` in an opening ceremony that assigns the sides.
    Thrown {
        side: Option<Side>,
        player: u8,
        #[cfg_attr(feature = "serde", serde(rename = "throw"))]
        thrown: ThrowView,
        opening: bool,
    },
    /// A piece moved to where its throw leads.
    Moved {
        side: Side,
        from: Place,
        to: Place,
        kind: MoveKind,
    },
    /// A piece of this side was hit and sent to `to`.
    #[cfg_attr(feature = "serde", serde(rename = "bumped"))]
    Hit { side: Side, from: House, to: Place },
    /// A piece of this side fell into the water; `to` is where it comes to rest.
    Drowned { side: Side, house: House, to: Place },
    /// A piece landed on one of its own side and fell back.
    FellBack { side: Side, from: House, to: Place },
    /// A piece was moved out of the water in place of a throw.
    Rescued { side: Side, from: House, to: House },
    /// A piece was borne off.
    BorneOff { side: Side, from: House },
    /// The side throws again.
    ThrowAgain { side: Side },
    /// The turn passed to the other side.
    TurnPassed {
        side: Side,
        reason: PassReason,
        to: Side,
    },
    /// This side won, with its points if the rules count points.
    Won { side: Side, score: Option<u8> },
    /// The game is a draw.
    Drawn,
}

/// The events of a throw.
pub(super) fn of_throw(
    game: &Game,
    before: &Position,
    throw: Throw,
    void: bool,
    events: &mut Vec<Event>,
) {
    let opening = matches!(before.phase(), Phase::Opening(_));
    let player_of = |side: Side| game.player_of(side);
    let player = if opening {
        before.side().index() as u8
    } else {
        player_of(before.side())
    };
    events.push(Event::Thrown {
        side: (!opening).then_some(before.side()),
        player,
        thrown: ThrowView::new(game.ruleset(), throw, void),
        opening,
    });
    let after = game.position();
    if opening && after.phase() == Phase::Throw {
        let side = after.side();
        events.push(Event::Started {
            side,
            player: player_of(side),
        });
        let (left, reached) = (
            before.pieces(side).without(after.pieces(side)),
            after.pieces(side).without(before.pieces(side)),
        );
        if let (Some(from), Some(to)) = (left.first(), reached.first()) {
            let (from, to) = (Place::House(from), Place::House(to));
            events.push(Event::Moved {
                side,
                from,
                to,
                kind: MoveKind::Forward,
            });
            events.push(Event::ThrowAgain { side });
        }
    }
}

/// The events of a move.
pub(super) fn of_move(
    ruleset: &Ruleset,
    before: &Position,
    after: &Position,
    effect: &Move,
    events: &mut Vec<Event>,
) {
    let side = before.side();
    let kind = effect.choice.kind;
    match (kind, effect.from, effect.to, effect.rest) {
        (MoveKind::Rescue, Some(Place::House(from)), Some(Place::House(to)), _) => {
            events.push(Event::Rescued { side, from, to });
        }
        (MoveKind::BearOff, Some(Place::House(from)), ..) => {
            events.push(Event::BorneOff { side, from });
        }
        (_, Some(from), Some(to), Some(rest)) => {
            events.push(Event::Moved {
                side,
                from,
                to,
                kind,
            });
            if let Some(victim) = effect.victim {
                let owner = side.opponent();
                push_victim(ruleset, owner, victim.from, victim.to, events);
            }
            // A piece that goes into the trap does not touch a house before the water.
            if let Some(landed) = effect.landed(ruleset) {
                push_landing(ruleset, side, landed, rest, events);
            }
        }
        _ => {}
    }
    let due = before.due(ruleset, effect.from);
    if !due.is_empty() {
        let mut moved = *before;
        moved.move_pieces(ruleset, effect);
        push_falls(ruleset, moved, due, events);
    }
    push_next(
        ruleset,
        before,
        after,
        reason_of(ruleset, before, effect),
        events,
    );
}

fn push_victim(ruleset: &Ruleset, side: Side, from: House, to: Place, events: &mut Vec<Event>) {
    events.push(Event::Hit { side, from, to });
    if let Some(house) = to.house().filter(|&house| ruleset.water() == Some(house)) {
        events.push(Event::Drowned { side, house, to });
    }
}

fn push_landing(
    ruleset: &Ruleset,
    side: Side,
    landed: House,
    rest: Place,
    events: &mut Vec<Event>,
) {
    let water = ruleset.water();
    let has_water = ruleset.rules().water != Water::None;
    if has_water && water == Some(landed) {
        events.push(Event::Drowned {
            side,
            house: landed,
            to: rest,
        });
    } else if let (Some(house), Place::House(end)) = (water, rest) {
        if rest == Place::House(landed) {
            return;
        }
        if has_water && end == house {
            events.push(Event::Drowned {
                side,
                house,
                to: rest,
            });
        } else {
            events.push(Event::FellBack {
                side,
                from: landed,
                to: rest,
            });
        }
    } else if rest != Place::House(landed) {
        events.push(Event::FellBack {
            side,
            from: landed,
            to: rest,
        });
    }
}

fn reason_of(ruleset: &Ruleset, before: &Position, effect: &Move) -> PassReason {
    let throws_left = match before.phase() {
        Phase::Pool(bag) => bag.iter().nth(1).is_some(),
        _ => false,
    };
    match effect.choice.kind {
        MoveKind::Rescue => PassReason::Rescued,
        MoveKind::Decline => PassReason::Declined,
        MoveKind::Pass => PassReason::Passed,
        _ if effect.rest.and_then(Place::house).is_some()
            && ruleset.rules().water == Water::Prison
            && effect.rest.and_then(Place::house) == ruleset.water() =>
        {
            PassReason::Drowned
        }
        _ if throws_left => PassReason::NoMove,
        _ => PassReason::Played,
    }
}

/// Adds the falls of the pieces that a throw has not moved.
fn push_falls(ruleset: &Ruleset, mut moved: Position, due: HouseSet, events: &mut Vec<Event>) {
    let (side, water) = (moved.side(), ruleset.water());
    moved.let_fall(ruleset, due, |house, rest| {
        let Some(water) = water else { return };
        events.push(Event::Moved {
            side,
            from: Place::House(house),
            to: Place::House(water),
            kind: MoveKind::FallBack,
        });
        events.push(Event::Drowned {
            side,
            house: water,
            to: rest,
        });
    });
}

/// The events of a turn forfeited for lack of a legal move.
pub(super) fn of_forfeit(
    ruleset: &Ruleset,
    before: &Position,
    after: &Position,
    events: &mut Vec<Event>,
) {
    let side = before.side();
    let reason = match before.phase() {
        Phase::Entered(_) => PassReason::ReturnedToHand,
        Phase::Pool(bag) if bag.is_empty() => PassReason::NotStarted,
        _ if !(before.pieces(side) & ruleset.tables.prison).is_empty() => PassReason::StayedDrowned,
        _ => PassReason::NoMove,
    };
    push_falls(ruleset, *before, before.due(ruleset, None), events);
    push_next(ruleset, before, after, reason, events);
}

/// Adds the event that says who acts next.
fn push_next(
    ruleset: &Ruleset,
    before: &Position,
    after: &Position,
    reason: PassReason,
    events: &mut Vec<Event>,
) {
    let side = before.side();
    events.push(match after.phase() {
        Phase::Over(Outcome::Won(winner)) => Event::Won {
            side: winner,
            score: after.score(ruleset),
        },
        Phase::Over(Outcome::Drawn) => Event::Drawn,
        _ if after.side() != side => Event::TurnPassed {
            side,
            reason,
            to: after.side(),
        },
        _ if after.awaits_throw() => Event::ThrowAgain { side },
        _ => return,
    });
}

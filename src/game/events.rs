//! The events of a game, detailed enough for animation and speech.

use super::Game;
use crate::base::board::House;
use crate::base::side::Side;
use crate::base::sticks::Throw;
use crate::position::moves::{Fall, Move, MoveKind, Victim};
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
    /// The rules let nothing move with this throw.
    ThrowLost,
    /// The house on which the piece landed ends the turn, although the throw would have earned another.
    HouseEndsTurn,
}

impl PassReason {
    /// Whether the side lost its turn without a choice.
    fn loses_turn(self) -> bool {
        match self {
            PassReason::NoMove
            | PassReason::StayedDrowned
            | PassReason::NotStarted
            | PassReason::ThrowLost => true,
            PassReason::Played
            | PassReason::Drowned
            | PassReason::Rescued
            | PassReason::Declined
            | PassReason::Passed
            | PassReason::ReturnedToHand
            | PassReason::HouseEndsTurn => false,
        }
    }
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
    /// A piece of this side was hit and sent to `to`. If that is the water, [`Drowned`](Event::Drowned)
    /// follows.
    #[cfg_attr(feature = "serde", serde(rename = "bumped"))]
    Hit { side: Side, from: House, to: Place },
    /// A piece of this side fell into the water; `to` is where it comes to rest.
    Drowned { side: Side, house: House, to: Place },
    /// The throw did not move a piece off a house where it had only this throw to leave, so the piece goes
    /// into the water on house `to`. [`Drowned`](Event::Drowned) follows.
    MissedChance { side: Side, from: House, to: House },
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
        /// Whether the side lost its turn without a choice.
        lost: bool,
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
            // A piece that goes into the trap does not touch a house before the water.
            let landed = effect.landed(ruleset);
            events.push(Event::Moved {
                side,
                from,
                to: landed.map_or(to, Place::House),
                kind,
            });
            if let Some(victim) = effect.victim {
                let sent = before.victim_target(ruleset, effect.choice, victim.from);
                push_victim(ruleset, side.opponent(), victim, sent, events);
            }
            let stopped = before.before_water(ruleset, effect);
            push_landing(ruleset, side, [landed, stopped], rest, events);
        }
        _ => {}
    }
    push_falls(ruleset, before, Some(effect), events);
    push_next(
        ruleset,
        before,
        after,
        reason_of(ruleset, before, effect),
        events,
    );
}

/// Adds the events of a hit piece that goes to `sent`, where the water may take it further.
fn push_victim(
    ruleset: &Ruleset,
    side: Side,
    victim: Victim,
    sent: Place,
    events: &mut Vec<Event>,
) {
    let Victim { from, to } = victim;
    events.push(Event::Hit {
        side,
        from,
        to: sent,
    });
    let water = ruleset.tables.water;
    if let Some(house) = sent.house().filter(|&house| water.contains(house)) {
        events.push(Event::Drowned { side, house, to });
    }
}

/// Adds the events of a piece that has landed on a house, from where it may fall back, and the water may
/// move it on.
fn push_landing(
    ruleset: &Ruleset,
    side: Side,
    [landed, stopped]: [Option<House>; 2],
    rest: Place,
    events: &mut Vec<Event>,
) {
    if let Some(from) = landed.filter(|_| landed != stopped) {
        let to = stopped.map_or(rest, Place::House);
        events.push(Event::FellBack { side, from, to });
    }
    if let Some(house) = stopped.filter(|&house| ruleset.tables.water.contains(house)) {
        events.push(Event::Drowned {
            side,
            house,
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
        _ if effect.ends_turn(ruleset) && earns_throw(ruleset, before, effect) => {
            PassReason::HouseEndsTurn
        }
        _ => PassReason::Played,
    }
}

/// Whether the throw or the house that it leads to earns another throw.
fn earns_throw(ruleset: &Ruleset, before: &Position, effect: &Move) -> bool {
    let throw = match before.phase() {
        Phase::Divided(divided) => divided.throw,
        Phase::Play(throw) | Phase::Entered(throw) => throw,
        _ => effect.choice.steps,
    };
    effect.house_earns_throw(ruleset) || ruleset.rules().again.contains(throw)
}

/// Adds the falls of the pieces that a throw has not moved.
fn push_falls(
    ruleset: &Ruleset,
    before: &Position,
    effect: Option<&Move>,
    events: &mut Vec<Event>,
) {
    let side = before.side();
    for Fall { from, water, to } in before.falls(ruleset, effect) {
        events.push(Event::MissedChance {
            side,
            from,
            to: water,
        });
        events.push(Event::Drowned {
            side,
            house: water,
            to,
        });
    }
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
        _ if before.throw_is_lost(ruleset) => PassReason::ThrowLost,
        _ if !(before.pieces(side) & ruleset.tables.prison).is_empty() => PassReason::StayedDrowned,
        _ => PassReason::NoMove,
    };
    push_falls(ruleset, before, None, events);
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
            lost: reason.loses_turn(),
            to: after.side(),
        },
        _ if after.awaits_throw() => Event::ThrowAgain { side },
        _ => return,
    });
}

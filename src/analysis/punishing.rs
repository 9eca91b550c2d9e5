//! What punishes a choice most: a throw of the other side, and its reply.

use crate::moves::Choice;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Ruleset;
use crate::side::Side;

/// A throw of the other side, and its best reply with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Punishing {
    /// What is thrown.
    pub value: u8,
    /// The position with that throw in hand.
    pub thrown: Position,
    /// The reply.
    pub reply: Choice,
}

/// The throw of the other side that takes most of what the choice was worth, weighed by how often it
/// comes, and the best reply with it. White's chance of a position is what `white_chance` says. None
/// where the turn goes on, where no throw is worse than the others, or where a chance is not known.
pub fn punishing(
    ruleset: &Ruleset,
    position: &Position,
    choice: Choice,
    white_chance: &mut dyn FnMut(&Position) -> Option<f64>,
) -> Option<Punishing> {
    let side = position.side();
    let mut own = |position: &Position| {
        let white = white_chance(position)?;
        Some(match side {
            Side::White => white,
            Side::Black => 1.0 - white,
        })
    };
    let mut after = *position;
    after.play_unchecked(ruleset, choice);
    if after.phase() != Phase::Throw || after.side() == side {
        return None;
    }
    let expected = own(&after)?;
    let odds = ruleset.rules().sticks;
    let mut worst: Option<(f64, Punishing)> = None;
    for value in odds.values().iter() {
        let mut thrown = after;
        thrown.throw(ruleset, value);
        if !thrown.awaits_move() || thrown.side() == side {
            continue;
        }
        let weighed = thrown.moves(ruleset).iter().filter_map(|reply| {
            let mut then = thrown;
            then.play_unchecked(ruleset, reply);
            Some((own(&then)?, reply))
        });
        let worst_reply = weighed.min_by(|(one, _), (other, _)| one.total_cmp(other));
        let Some((chance, reply)) = worst_reply else {
            continue;
        };
        let cost = odds.chance(value) * (expected - chance);
        if cost > worst.as_ref().map_or(0.0, |(most, _)| *most) {
            let punishing = Punishing {
                value,
                thrown,
                reply,
            };
            worst = Some((cost, punishing));
        }
    }
    worst.map(|(_, punishing)| punishing)
}

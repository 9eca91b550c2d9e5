//! Compares two games in which the players used the same sticks with the streams exchanged.

use super::report::Review;
use super::row::POINT;
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::game::ThrowSource;

/// How two players used the same sticks. Each pair holds player 1's value first.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct SameSticks {
    /// Points of the two games together, a draw counted as a half.
    pub points: [f64; 2],
    /// The loss of each player's choices in both games together.
    pub loss: [f64; 2],
    /// The player, 1 or 2, with the smaller loss; `None` if they differ by less than one percentage
    /// point.
    pub better: Option<u8>,
}

/// Compares a game whose players have their own streams with its rematch, in either order. Computes
/// missing rows.
///
/// # Errors
/// Returns an error if the arguments are not two finished games with the same rules, start and
/// seed, one with each player's own stream and one with the streams exchanged.
pub fn same_sticks(first: &mut Review, second: &mut Review) -> Result<SameSticks, SenetError> {
    let refuse = |message: &str| Err(SenetError::new(ErrorKind::OtherSticks, message));
    let source = [first.throw_source(), second.throw_source()];
    let pair = [ThrowSource::PerPlayer, ThrowSource::Swapped];
    if source != pair && source != [pair[1], pair[0]] {
        return refuse("one game must have throws ‘per-player’ and the other throws ‘exchanged’");
    }
    if first.ruleset() != second.ruleset()
        || first.seed() != second.seed()
        || first.start_position() != second.start_position()
    {
        return refuse("these two games do not have the same ruleset, start and seed");
    }
    let (mut points, mut loss) = ([0.0; 2], [0.0; 2]);
    for review in [first, second] {
        if !review.is_finished() {
            return refuse("both games must be finished");
        }
        review.step(review.len());
        let white = usize::from(review.player_of(Side::White));
        let (sum, result) = (review.sum(), review.result());
        points[white] += result;
        points[1 - white] += 1.0 - result;
        loss[white] += sum.loss.white;
        loss[1 - white] += sum.loss.black;
    }
    let better = match loss[0] - loss[1] {
        difference if difference < -POINT => Some(1),
        difference if difference > POINT => Some(2),
        _ => None,
    };
    Ok(SameSticks {
        points,
        loss,
        better,
    })
}

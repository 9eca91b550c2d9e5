//! Perft: counts sequences of actions. Engines whose counts agree generate the same moves.

use crate::position::Position;
use crate::rules::Ruleset;

/// The number of sequences of exactly `depth` actions from a position. A game that ends earlier does
/// not count. The depth is at most 255, far beyond what can be counted, because it is also the depth of the
/// recursion.
///
/// An action is a throw (one branch per possible value, regardless of its odds), a legal choice, or the
/// forfeit of a throw without a legal move.
///
/// ```
/// use senet::Ruleset;
/// use senet::perft::perft;
/// use senet::position::Position;
///
/// let ruleset = Ruleset::parse("kendall-masters")?;
/// assert_eq!(perft(&ruleset, &Position::start(&ruleset), 1), 5); // the five values of a throw
/// # Ok::<(), senet::SenetError>(())
/// ```
#[must_use]
pub fn perft(ruleset: &Ruleset, position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_some() {
        return 0;
    }
    let deeper = |next: &dyn Fn(&mut Position)| {
        let mut after = *position;
        next(&mut after);
        perft(ruleset, &after, depth - 1)
    };
    let moves = position.moves(ruleset);
    let played: u64 = moves
        .iter()
        .map(|choice| deeper(&|after| after.play_legal(ruleset, choice)))
        .sum();
    if position.awaits_throw() {
        let values = ruleset.rules().sticks.values();
        let thrown = values
            .iter()
            .map(|value| deeper(&|after| after.throw_legal(ruleset, value)));
        played + thrown.sum::<u64>()
    } else if moves.is_empty() {
        deeper(&|after| after.forfeit_legal(ruleset))
    } else {
        played
    }
}

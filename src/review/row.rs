//! One row of a review.

use super::segments::{Segment, SegmentKind};
use super::values::{Valuation, good_for};
use crate::base::side::Side;
use crate::game::record::throw_text;
use crate::players::Chance;
use crate::position::Position;
use crate::position::moves::Choice;
use crate::position::phase::{Bag, Phase};
use crate::rules::Ruleset;

/// A choice matters only if its best and worst options differ by this much. An option within this
/// distance of the best counts as the best.
pub const POINT: f64 = 0.01;

/// One throw, or one series of throws, with the moves played; a choice between a rescue and a throw; or
/// an opening ceremony.
///
/// Chances, luck and gap are White's, 0 to 1 with a draw counted as a half; the loss is that of the
/// side to move. In every row *played = before + gap + luck − loss* for White, and *+ loss* for Black.
/// The `played` of one row is the `before` of the next.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct ReviewRow {
    /// The number of the row, from 1.
    pub n: u32,
    /// The side to move; in an opening ceremony, the side that begins.
    #[cfg_attr(feature = "serde", serde(serialize_with = "letter"))]
    #[cfg_attr(feature = "web", tsify(type = "\"W\" | \"B\""))]
    pub side: Side,
    /// The throws as in records, without their values; `None` if there was no throw.
    pub sticks: Option<String>,
    /// The sum of their values; in an opening ceremony, the value of the last throw.
    pub value: Option<u32>,
    /// The judge's chance before the throw or choice.
    pub before: f64,
    /// The mean chance over all throws with best play; for a choice before a throw, the best chance.
    pub expected: f64,
    /// The chance after the best moves with the actual throw.
    pub best: f64,
    /// The chance after the moves played.
    pub played: f64,
    /// The luck of the throw: `best` minus `expected`.
    pub luck: f64,
    /// How far the judge's estimate changes one throw later: `expected` minus `before`.
    pub gap: f64,
    /// The loss of the choice, at least 0.
    pub loss: f64,
    /// The standard deviation of the luck; 0 without a throw.
    pub stakes: f64,
    /// The moves played, as in records; `throw` for a throw instead of a rescue; `None` if no move was
    /// possible.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub moves: Option<String>,
    /// The best moves; the moves played if none are better.
    #[cfg_attr(feature = "serde", serde(rename = "best_move"))]
    pub best_moves: Option<String>,
    /// The number of actions before this row, which is its index in the game's history.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub step: usize,
    /// The difference between the best and the worst option; 0 if there was only one.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub spread: f64,
}

impl ReviewRow {
    /// Whether the choice mattered: best and worst differ by at least one percentage point.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        self.spread >= POINT
    }

    /// Whether the moves played were within one percentage point of the best.
    #[must_use]
    pub fn found_best(&self) -> bool {
        self.loss < POINT
    }
}

#[cfg(feature = "serde")]
fn letter<S: serde::Serializer>(side: &Side, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_char(side.letter())
}

/// An option that was available in a row.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct ReviewOption {
    /// The moves as in records, or `throw`.
    pub moves: String,
    /// The winning chance, 0 to 1, of the side to choose.
    pub chance: f64,
}

/// The contents of a row apart from its segment.
struct RowParts {
    side: Side,
    before: f64,
    expected: f64,
    stakes: f64,
    best: f64,
    played: f64,
    worst: f64,
    best_moves: Option<String>,
}

/// Builds the row of a segment.
pub(super) fn row(values: &mut Valuation, segment: &Segment, n: u32) -> ReviewRow {
    let parts = match segment.kind {
        SegmentKind::Beginning => beginning(values, segment),
        SegmentKind::Rescue => rescue(values, segment),
        SegmentKind::Throw | SegmentKind::Continuation => turn(values, segment),
    };
    let ruleset = &values.ruleset;
    let moves = match segment.kind {
        SegmentKind::Rescue if segment.choices.is_empty() => Some("throw".into()),
        _ => written(ruleset, &segment.thrown, &segment.choices),
    };
    let loss = good_for(parts.side, parts.best) - good_for(parts.side, parts.played);
    ReviewRow {
        n,
        side: parts.side,
        sticks: sticks(ruleset, segment),
        value: counted(segment),
        before: parts.before,
        expected: parts.expected,
        best: parts.best,
        played: parts.played,
        luck: parts.best - parts.expected,
        gap: parts.expected - parts.before,
        // `+ 0.0` turns −0.0 into 0.0.
        loss: loss + 0.0,
        stakes: parts.stakes,
        best_moves: if loss > 0.0 {
            parts.best_moves
        } else {
            moves.clone()
        },
        moves,
        step: segment.step,
        spread: (parts.best - parts.worst).abs(),
    }
}

fn beginning(values: &mut Valuation, segment: &Segment) -> RowParts {
    let thrown = values.thrown(&segment.before);
    let begun = values.value(&segment.after);
    RowParts {
        side: segment.after.side(),
        before: thrown.expected,
        expected: thrown.expected,
        stakes: thrown.stakes,
        best: begun,
        played: begun,
        worst: begun,
        best_moves: None,
    }
}

fn rescue(values: &mut Valuation, segment: &Segment) -> RowParts {
    let before = segment.before;
    let throwing = values.thrown(&before).expected;
    let rescue = before.moves(&values.ruleset).nth(0);
    let rescued = rescue.map_or(throwing, |choice| {
        let mut after = before;
        after.play_legal(&values.ruleset, choice);
        values.value(&after)
    });
    let throws = segment.choices.is_empty();
    let side = before.side();
    let throwing_is_better = good_for(side, throwing) >= good_for(side, rescued);
    let (best, worst) = if throwing_is_better {
        (throwing, rescued)
    } else {
        (rescued, throwing)
    };
    RowParts {
        side,
        before: values.value(&before),
        expected: best,
        stakes: 0.0,
        best,
        played: if throws { throwing } else { rescued },
        worst,
        best_moves: if throwing_is_better {
            Some("throw".into())
        } else {
            rescue.and_then(|rescue| written(&values.ruleset, &before, &[rescue]))
        },
    }
}

fn turn(values: &mut Valuation, segment: &Segment) -> RowParts {
    let (start, thrown) = (&segment.before, &segment.thrown);
    let played = values.value(&segment.after);
    let (best, worst, best_moves) = if thrown.awaits_move() {
        let turn = values.turn(thrown, &segment.choices);
        let way = turn.best_way();
        let moves = written(&values.ruleset, thrown, &way);
        (turn.best(), turn.worst(), moves)
    } else {
        // The series was not thrown to its end.
        (played, played, None)
    };
    let (before, expected, stakes) = if segment.kind == SegmentKind::Continuation {
        (best, best, 0.0)
    } else {
        let throwing = values.thrown(start);
        let before = if start.may_be_rescued(&values.ruleset) {
            // The player has already chosen to throw.
            throwing.expected
        } else {
            values.value(start)
        };
        (before, throwing.expected, throwing.stakes)
    };
    RowParts {
        side: start.side(),
        before,
        expected,
        stakes,
        best,
        played,
        worst,
        best_moves,
    }
}

/// The options of a segment, best first.
pub(super) fn options(values: &mut Valuation, segment: &Segment) -> Vec<ReviewOption> {
    let side = segment.before.side();
    let option = |moves: String, white: f64| ReviewOption {
        moves,
        chance: white.for_side(side),
    };
    let mut options: Vec<ReviewOption> = match segment.kind {
        SegmentKind::Rescue => {
            let ruleset = values.ruleset.clone();
            let moves = segment.before.moves(&ruleset);
            let throwing = values.thrown(&segment.before).expected;
            let mut options = vec![option("throw".into(), throwing)];
            options.extend(moves.iter().map(|choice| {
                let effect = segment.before.legal_effect(&ruleset, choice);
                let mut after = segment.before;
                after.apply_legal(&ruleset, &effect);
                option(effect.id(&ruleset), values.value(&after))
            }));
            options
        }
        SegmentKind::Throw | SegmentKind::Continuation if segment.thrown.awaits_move() => {
            let turn = values.turn(&segment.thrown, &segment.choices);
            let ways = turn.ways();
            ways.filter_map(|(way, chance)| {
                let moves = written(&values.ruleset, &segment.thrown, &way)?;
                Some(option(moves, chance))
            })
            .collect()
        }
        SegmentKind::Beginning | SegmentKind::Throw | SegmentKind::Continuation => Vec::new(),
    };
    options.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    options
}

/// Formats moves as in records. Returns `None` if there are none.
fn written(ruleset: &Ruleset, from: &Position, choices: &[Choice]) -> Option<String> {
    let mut position = *from;
    let moves: Vec<String> = choices
        .iter()
        .map(|&choice| {
            let id = position.legal_effect(ruleset, choice).id(ruleset);
            position.play_legal(ruleset, choice);
            id
        })
        .collect();
    (!moves.is_empty()).then(|| moves.join(" "))
}

fn sticks(ruleset: &Ruleset, segment: &Segment) -> Option<String> {
    let shown: Vec<String> = segment
        .throws
        .iter()
        .map(|&throw| throw_text(ruleset, throw))
        .collect();
    let faces = shown.iter().filter_map(|text| text.split('=').next());
    let faces: Vec<&str> = faces.collect();
    (!faces.is_empty()).then(|| faces.join(" "))
}

/// The sum of the throws of a segment, or of the throws in hand before it.
fn counted(segment: &Segment) -> Option<u32> {
    let sum = |bag: Bag| bag.iter().map(u32::from).sum();
    let in_hand = |phase: Phase| match phase {
        Phase::Play(throw) | Phase::Entered(throw) => throw.into(),
        Phase::Divided(divided) => divided.left.into(),
        Phase::Pool(bag) | Phase::Series(bag) => sum(bag),
        Phase::Opening(_) | Phase::Throw | Phase::ThrowEntered | Phase::Over(_) => 0,
    };
    match segment.kind {
        SegmentKind::Beginning => segment.throws.last().map(|throw| throw.value.into()),
        SegmentKind::Rescue => None,
        SegmentKind::Continuation => Some(in_hand(segment.before.phase())),
        SegmentKind::Throw => {
            Some(in_hand(segment.thrown.phase()) - in_hand(segment.before.phase()))
        }
    }
}

//! Values the choices of a position and explains the best one with a single reason, derived from exact
//! differences.

use super::consequences::Consequences;
use super::{Evaluator, ScoredChoice, rank};
use crate::base::board::House;
use crate::position::moves::Choice;
use crate::position::{Place, Position};
use crate::rules::Ruleset;

/// Choices whose win chances differ by less than this count as equal.
const EQUAL: f32 = 0.001;
/// Differences smaller than this, in steps, are not given as a reason.
const NOTICEABLE: f32 = 0.3;

// Weights relative to steps, used only to pick the reason to display; they do not affect play.

/// Value of bearing a piece off, in steps, in addition to the distance: the piece is safe for good.
const SAFE_FOR_GOOD: f32 = 4.0;
/// Value of another throw, in steps.
const THROW: f32 = 2.0;
/// Cost of falling into the water, in steps, in addition to the distance lost.
const WATER: f32 = 6.0;

/// Why the better of two choices is better. Chances are 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "reason", rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum Explanation {
    /// There is no other choice.
    OnlyChoice,
    /// The choices are equally good.
    Equal,
    /// It wins the game.
    Wins,
    /// It bears a piece off.
    BearsOff,
    /// It brings the piece out of the water.
    Rescues,
    /// Throwing may bear the piece off from the water.
    Throws,
    /// It sets back the enemy piece on `house` by `steps`.
    Hits {
        /// Where the enemy piece stands.
        house: House,
        /// Steps that the piece loses.
        steps: u8,
    },
    /// It takes the enemy piece on `house` out of the game or off the board.
    Removes {
        /// Where the enemy piece stands.
        house: House,
        /// Whether it may come back.
        to_hand: bool,
    },
    /// The side moves again, and would not after the other choice.
    #[cfg_attr(feature = "serde", serde(rename = "goes_on"))]
    MovesAgain,
    /// The other choice ends in the water.
    KeepsOutOfWater,
    /// The other choice loses more ground.
    KeepsGround {
        /// The difference in steps.
        steps: u8,
    },
    /// The other choice moves an enemy piece forward.
    KeepsEnemyBack {
        /// Steps that the enemy piece would gain.
        steps: u8,
    },
    /// After the other choice the enemy's next throw could hit the piece on `house`.
    #[cfg_attr(feature = "serde", serde(rename = "shelters"))]
    ReducesRisk {
        /// The house of that piece.
        house: House,
        /// The chance of a throw that hits any piece after the better choice.
        chance: f32,
        /// The same chance after the other choice.
        instead: f32,
    },
    /// The enemy's next throw is more likely to allow no forward move.
    Blocks {
        /// The probability after the better choice.
        chance: f32,
        /// The probability after the other choice.
        instead: f32,
    },
    /// The side's own next throw is less likely to allow no forward move.
    #[cfg_attr(feature = "serde", serde(rename = "stays_free"))]
    KeepsMobility {
        /// The probability after the better choice.
        chance: f32,
        /// The probability after the other choice.
        instead: f32,
    },
    /// No single reason: the position is better in the long term.
    #[cfg_attr(feature = "serde", serde(rename = "further_on"))]
    LongTerm,
}

/// Advice for the side that has to choose.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Advice {
    /// The options, best first.
    pub options: Vec<ScoredChoice>,
    /// The option that the best is compared with; `None` if there is only one.
    pub other: Option<ScoredChoice>,
    /// Why the best is better.
    pub why: Explanation,
}

/// Returns advice on a position, or `None` if there is no choice. The best option is compared with the
/// first one equal to `other`, or with the second best.
#[must_use]
pub fn advise(
    ruleset: &Ruleset,
    position: &Position,
    evaluator: &dyn Evaluator,
    depth: u8,
    other: impl Fn(&ScoredChoice) -> bool,
) -> Option<Advice> {
    let options = rank(ruleset, position, evaluator, depth);
    let (best, others) = options.split_first()?;
    if best.choice.is_none() && others.is_empty() {
        return None;
    }
    let named = others.iter().find(|option| other(option));
    let other = named.or(others.first()).copied();
    Some(Advice {
        why: other.map_or(Explanation::OnlyChoice, |other| {
            explain(ruleset, position, *best, other)
        }),
        other,
        options,
    })
}

/// Why `best` is better than `other`. Both must be options of this position, as [`rank`] lists them.
#[must_use]
pub fn explain(
    ruleset: &Ruleset,
    position: &Position,
    best: ScoredChoice,
    other: ScoredChoice,
) -> Explanation {
    let Some(choice) = best.choice else {
        return Explanation::Throws;
    };
    let Some(instead) = other.choice else {
        return Explanation::Rescues;
    };
    let consequences = |choice| Consequences::new(ruleset, position, choice);
    let (mine, theirs) = (consequences(choice), consequences(instead));
    if mine.wins && !theirs.wins {
        return Explanation::Wins;
    }
    if best.chance - other.chance < EQUAL {
        return Explanation::Equal;
    }
    let differences = Differences {
        ruleset,
        position,
        choice,
        mine: &mine,
        theirs: &theirs,
    };
    let (weight, reason) = differences
        .all()
        .into_iter()
        .max_by(|(one, _), (another, _)| one.total_cmp(another))
        .unwrap_or((0.0, Explanation::LongTerm));
    if weight < NOTICEABLE {
        Explanation::LongTerm
    } else {
        reason
    }
}

struct Differences<'a> {
    ruleset: &'a Ruleset,
    position: &'a Position,
    choice: Choice,
    mine: &'a Consequences,
    theirs: &'a Consequences,
}

impl Differences<'_> {
    /// All differences in favour of the better choice, each with its value in steps.
    fn all(&self) -> Vec<(f32, Explanation)> {
        let (mine, theirs) = (self.mine, self.theirs);
        let more = |mine: bool, theirs: bool| f32::from(u8::from(mine && !theirs));
        let stuck_worth = |chance: f32| chance * self.mean_throw();
        let mut all = vec![
            (
                more(mine.bears_off, theirs.bears_off)
                    * (SAFE_FOR_GOOD + f32::from(mine.gained.max(0))),
                Explanation::BearsOff,
            ),
            (
                more(mine.moves_again, theirs.moves_again) * THROW,
                Explanation::MovesAgain,
            ),
            (
                more(theirs.drowns, mine.drowns) * (WATER + lost(theirs)),
                Explanation::KeepsOutOfWater,
            ),
            (
                lost(theirs) - lost(mine),
                Explanation::KeepsGround {
                    steps: whole(lost(theirs)),
                },
            ),
            (
                carried(theirs) - carried(mine),
                Explanation::KeepsEnemyBack {
                    steps: whole(carried(theirs)),
                },
            ),
            (
                stuck_worth(mine.other_stuck - theirs.other_stuck),
                Explanation::Blocks {
                    chance: mine.other_stuck,
                    instead: theirs.other_stuck,
                },
            ),
            (
                stuck_worth(theirs.own_stuck - mine.own_stuck),
                Explanation::KeepsMobility {
                    chance: mine.own_stuck,
                    instead: theirs.own_stuck,
                },
            ),
        ];
        all.extend(self.hit());
        all.extend(self.shelter());
        all
    }

    fn hit(&self) -> Option<(f32, Explanation)> {
        let victim = self
            .position
            .legal_effect(self.ruleset, self.choice)
            .victim?;
        let worth = f32::from((self.mine.set_back - self.theirs.set_back).max(0));
        let reason = match victim.to {
            Place::House(_) => Explanation::Hits {
                house: victim.from,
                steps: u8::try_from(self.mine.set_back).unwrap_or(0),
            },
            to => Explanation::Removes {
                house: victim.from,
                to_hand: to == Place::Hand,
            },
        };
        Some((worth, reason))
    }

    fn shelter(&self) -> Option<(f32, Explanation)> {
        let (mine, theirs) = (self.mine.danger, self.theirs.danger);
        let reason = Explanation::ReducesRisk {
            house: theirs.house?,
            chance: mine.chance,
            instead: theirs.chance,
        };
        Some((theirs.steps - mine.steps, reason)).filter(|_| theirs.chance > mine.chance)
    }

    /// The mean steps of a throw.
    fn mean_throw(&self) -> f32 {
        self.ruleset
            .odds()
            .map(|(throw, chance)| f32::from(throw) * chance)
            .sum()
    }
}

/// Steps that the side itself loses.
fn lost(consequences: &Consequences) -> f32 {
    f32::from((-consequences.gained).max(0))
}

/// Steps that the other side gains.
fn carried(consequences: &Consequences) -> f32 {
    f32::from((-consequences.set_back).max(0))
}

fn whole(steps: f32) -> u8 {
    steps as u8
}

//! The measures of the laboratory: each has a name, a unit and a one-sentence definition.

use super::estimate::{Estimator, Field};
use super::game_row::{GameRow, MILLION};
use super::judge::Judge;
use serde::{Serialize, Serializer};

/// One measure of games.
#[derive(Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Measure {
    /// The measure's name, as used by programs. Names are stable.
    pub id: &'static str,
    /// The unit of its values; in JSON `throws`, `share`, `per_100_throws`, `chance` or `per_game`.
    #[serde(serialize_with = "unit_name")]
    #[cfg_attr(feature = "web", tsify(type = "string"))]
    pub unit: Unit,
    /// The definition in one sentence.
    pub definition: &'static str,
    /// What the value is divided by, in words.
    pub per: &'static str,
    /// The source of the definition.
    pub source: &'static str,
    /// The name of the corresponding concept of Ludii, if there is one.
    pub ludii: Option<&'static str>,
    /// Whether it needs the chances of a judge, or games that the judge plays.
    pub needs_judge: bool,
    /// The games that it covers.
    #[serde(skip)]
    pub(super) covers: Covers,
    #[serde(skip)]
    pub(super) estimator: Estimator,
}

impl Measure {
    /// Whether it is computed from the judge's chances. How well the judge plays does not depend on them.
    pub(super) fn uses_chances(&self) -> bool {
        self.needs_judge && self.covers != Covers::Skill
    }
}

fn unit_name<S: Serializer>(unit: &Unit, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(unit.name())
}

/// The games that a measure covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Covers {
    /// All games.
    All,
    /// Games that ended. Where many are stopped, these are not typical.
    Ended,
    /// Games that ended, unless some are drawn: then the measure has no meaning.
    Undrawn,
    /// The games in which the judge plays a weaker player.
    Skill,
}

/// The seconds that people need for a throw and its move, by which throws are converted to time.
pub const SECONDS_PER_THROW: f64 = 3.5;

/// The number of throws in this many hours.
const fn hours(hours: f64) -> u64 {
    (hours * 3_600.0 / SECONDS_PER_THROW) as u64
}

/// The measures that a run with this judge has, in display order.
pub fn measures_by(judge: Judge) -> impl Iterator<Item = &'static Measure> {
    MEASURES
        .iter()
        .filter(move |measure| judge != Judge::None || !measure.needs_judge)
}

/// The unit of a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Throws per game.
    Throws,
    /// A share, 0 to 1.
    Share,
    /// A number per hundred throws.
    PerHundredThrows,
    /// A winning chance, or a difference of chances, 0 to 1.
    Chance,
    /// A number per game.
    PerGame,
}

names! {
    Unit {
        Throws = "throws",
        Share = "share",
        PerHundredThrows = "per_100_throws",
        Chance = "chance",
        PerGame = "per_game",
    }
}

const ALL: Field = |_| 1.0;
const ENDED: Field = |row| 1.0 - row.stopped as f64;
const WON: Field = |row| row.won as f64;
const HUNDREDS: Field = |row| row.throws as f64 / 100.0;
const WEIGHED: Field = |row| row.weighed as f64;
const REAL: Field = |row| row.real_choices as f64;

fn ended(row: &GameRow, value: u64) -> f64 {
    if row.stopped == 1 { 0.0 } else { value as f64 }
}

const OURS: &str = "this project";
const ELY: &str =
    "Ely, Frankel and Kamenica, Suspense and Surprise, Journal of Political Economy 123 (2015)";
const LUDII: &str = "after the metrics of Ludii (Browne and others)";

/// All measures, in display order.
pub static MEASURES: &[Measure] = &[
    Measure {
        id: "length",
        unit: Unit::Throws,
        definition: "The median number of throws per game; a stopped game counts as longer than all others, and a median beyond 5,000 as more than 5,000.",
        per: "game",
        source: LUDII,
        ludii: Some("DurationTurns"),
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Quantile(0.5),
    },
    Measure {
        id: "length_5",
        unit: Unit::Throws,
        definition: "The number of throws that one game in twenty does not exceed.",
        per: "game",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Quantile(0.05),
    },
    Measure {
        id: "length_95",
        unit: Unit::Throws,
        definition: "The number of throws that one game in twenty exceeds.",
        per: "game",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Quantile(0.95),
    },
    Measure {
        id: "stopped",
        unit: Unit::Share,
        definition: "The share of games stopped after 5,000 throws, which would take people almost five hours.",
        per: "game",
        source: LUDII,
        ludii: Some("Timeouts"),
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Share(|row| row.stopped as f64, ALL),
    },
    Measure {
        id: "over_1_hour",
        unit: Unit::Share,
        definition: "The share of games of more than 1,028 throws: more than an hour at 3.5 seconds a throw.",
        per: "game",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Share(|row| f64::from(u8::from(row.throws > hours(1.0))), ALL),
    },
    Measure {
        id: "over_2_hours",
        unit: Unit::Share,
        definition: "The share of games of more than 2,057 throws: more than two hours at 3.5 seconds a throw.",
        per: "game",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Share(|row| f64::from(u8::from(row.throws > hours(2.0))), ALL),
    },
    Measure {
        id: "first_score",
        unit: Unit::Share,
        definition: "The mean score of the side that begins, in games that ended: 1 for a win, a half for a draw.",
        per: "game that ended",
        source: LUDII,
        ludii: Some("AdvantageP1"),
        needs_judge: false,
        covers: Covers::Ended,
        estimator: Estimator::Share(|row| row.first_points as f64 / 2.0, ENDED),
    },
    Measure {
        id: "skill_random",
        unit: Unit::Share,
        definition: "The mean score of the judge as a player against random play, in pairs of games with the same throws and the sides exchanged.",
        per: "game",
        source: "duplicate matches, as in backgammon",
        ludii: None,
        needs_judge: true,
        covers: Covers::Skill,
        estimator: Estimator::Ratio(
            |row| row.random_points as f64 / 4.0,
            |row| row.random_ended as f64,
        ),
    },
    Measure {
        id: "skill_beginner",
        unit: Unit::Share,
        definition: "The mean score of the judge as a player in such pairs against a beginner who always plays the hindmost piece.",
        per: "game",
        source: "duplicate matches, as in backgammon",
        ludii: None,
        needs_judge: true,
        covers: Covers::Skill,
        estimator: Estimator::Ratio(
            |row| row.beginner_points as f64 / 4.0,
            |row| row.beginner_ended as f64,
        ),
    },
    Measure {
        id: "luck",
        unit: Unit::Chance,
        definition: "The square root of the mean, over the games that ended, of the sum of squared luck; the luck of a throw is how much it changes the chance of winning with the best moves. It examines the judge, not the game, and is unknown if games are drawn.",
        per: "game that ended",
        source: "the variance of a martingale, which under perfect play is p(1 − p) for a chance p at the start",
        ludii: None,
        needs_judge: true,
        covers: Covers::Undrawn,
        estimator: Estimator::RootRatio(|row| ended(row, row.luck_squared) / MILLION, ENDED),
    },
    Measure {
        id: "late_luck",
        unit: Unit::Share,
        definition: "The share of all squared luck that comes from the last ten throws of each game.",
        per: "all squared luck",
        source: OURS,
        ludii: None,
        needs_judge: true,
        covers: Covers::Ended,
        estimator: Estimator::Ratio(
            |row| ended(row, row.late_luck_squared),
            |row| ended(row, row.luck_squared),
        ),
    },
    Measure {
        id: "suspense",
        unit: Unit::Chance,
        definition: "The mean, over all throws, of the standard deviation of the chance of winning after the throw.",
        per: "throw",
        source: ELY,
        ludii: None,
        needs_judge: true,
        covers: Covers::All,
        estimator: Estimator::Ratio(|row| row.suspense as f64 / MILLION, WEIGHED),
    },
    Measure {
        id: "surprise",
        unit: Unit::Chance,
        definition: "The mean change, up or down, in the chance of winning from one throw to the next.",
        per: "throw",
        source: ELY,
        ludii: None,
        needs_judge: true,
        covers: Covers::All,
        estimator: Estimator::Ratio(|row| row.surprise as f64 / MILLION, WEIGHED),
    },
    Measure {
        id: "drama",
        unit: Unit::Chance,
        definition: "The mean, over won games, of the highest chance of winning that the loser had before a throw.",
        per: "won game",
        source: LUDII,
        ludii: Some("DramaAverage"),
        needs_judge: true,
        covers: Covers::Ended,
        estimator: Estimator::Ratio(
            |row| row.won as f64 * (1.0 - row.winner_lowest as f64 / MILLION),
            WON,
        ),
    },
    Measure {
        id: "comebacks",
        unit: Unit::Share,
        definition: "The share of won games whose winner once had a chance below 25 percent; under perfect play from an even start at most a third.",
        per: "won game",
        source: "the maximal inequality for martingales (Ville 1939)",
        ludii: None,
        needs_judge: true,
        covers: Covers::Ended,
        estimator: Estimator::Share(|row| f64::from(u8::from(row.winner_lowest < 250_000)), WON),
    },
    Measure {
        id: "lead_changes",
        unit: Unit::PerGame,
        definition: "The mean number of times that the lead changes sides in a game that ended; a side takes the lead above 52 percent.",
        per: "game that ended",
        source: LUDII,
        ludii: Some("LeadChange"),
        needs_judge: true,
        covers: Covers::Ended,
        estimator: Estimator::Ratio(|row| ended(row, row.lead_changes), ENDED),
    },
    Measure {
        id: "decided",
        unit: Unit::Share,
        definition: "The mean share of the throws of a won game that are made before the winner's chance stays at 90 percent or above; unknown if games are drawn.",
        per: "won game",
        source: OURS,
        ludii: Some("DecisivenessMoves"),
        needs_judge: true,
        covers: Covers::Undrawn,
        estimator: Estimator::Ratio(
            |row| row.won as f64 * row.decided as f64 / (row.throws as f64).max(1.0),
            WON,
        ),
    },
    Measure {
        id: "choices",
        unit: Unit::Share,
        definition: "The share of decisions with at least two legal choices.",
        per: "decision",
        source: LUDII,
        ludii: Some("DecisionMoves"),
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Ratio(REAL, |row| row.decisions as f64),
    },
    Measure {
        id: "stakes",
        unit: Unit::Chance,
        definition: "The mean loss, in chance of winning, of a random choice compared with the best one, over decisions with at least two choices.",
        per: "decision with at least two choices",
        source: OURS,
        ludii: None,
        needs_judge: true,
        covers: Covers::All,
        estimator: Estimator::Ratio(|row| row.stakes as f64 / MILLION, REAL),
    },
    Measure {
        id: "passes",
        unit: Unit::Share,
        definition: "The share of decisions without a legal choice, in which the throw is lost.",
        per: "decision",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Ratio(|row| row.passes as f64, |row| row.decisions as f64),
    },
    Measure {
        id: "hits",
        unit: Unit::PerHundredThrows,
        definition: "Pieces hit per hundred throws.",
        per: "hundred throws",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Ratio(|row| row.hits as f64, HUNDREDS),
    },
    Measure {
        id: "drownings",
        unit: Unit::PerHundredThrows,
        definition: "Pieces that fall into the water with a throw of their own side, per hundred throws.",
        per: "hundred throws",
        source: OURS,
        ludii: None,
        needs_judge: false,
        covers: Covers::All,
        estimator: Estimator::Ratio(|row| row.drownings as f64, HUNDREDS),
    },
];

//! The measures of one ruleset's games, and signs that its judge errs.

use super::estimate::{Confidence, Estimate, rounded};
use super::game_row::GameRow;
use super::judge::Judge;
use super::measures::{Covers, Measure, measures_by};
use serde::Serialize;

/// The maximum share of winners of an even game who once had a chance below 25 %, by Ville's
/// inequality.
const MOST_COMEBACKS: f64 = 1.0 / 3.0;
/// The difference between the luck and its exact value that is still attributed to small errors.
const LUCK_TOLERANCE: f64 = 0.03;
/// The number of intervals of a sample's doubts, which hold simultaneously with a probability of 99 %.
const TESTS: usize = 5;
/// The share of stopped games above which the games that ended are not typical.
const MANY_STOPPED: f64 = 0.05;
/// The share of drawn games above which measures of won games lose their meaning.
const MANY_DRAWN: f64 = 0.01;

/// A measure that contradicts the theory of correct chances: either the judge or the players err, and
/// no measure of chances should be read as a property of the rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Doubt {
    /// The written form of the ruleset.
    pub ruleset: String,
    /// The measure: `comebacks` or `luck`.
    pub measure: &'static str,
    /// Its value.
    pub value: f64,
    /// The value that correct chances allow: the most for comebacks, the exact one for luck.
    pub expected: f64,
}

/// The estimates of all measures from one ruleset's games.
pub(super) struct Sample {
    pub estimates: Vec<Estimate>,
    /// The share of stopped games.
    pub stopped: f64,
    /// The share of skill games, of the kind with fewer, that did not end.
    pub skill_stopped: f64,
    pub doubts: Vec<Doubt>,
}

impl Sample {
    pub fn new(ruleset: &str, rows: &[GameRow], judge: Judge, confidence: Confidence) -> Sample {
        let n = rows.len().max(1) as f64;
        let count = |of: fn(&GameRow) -> u64| rows.iter().map(of).sum::<u64>() as f64;
        let ended = n - count(|row| row.stopped);
        let drawn = (ended - count(|row| row.won)) / ended.max(1.0);
        let skill = count(|row| row.random_ended).min(count(|row| row.beginner_ended));
        let estimates: Vec<Estimate> = measures_by(judge)
            .map(|measure| measure.estimator.estimate(rows, confidence))
            .collect();
        let mut sample = Sample {
            estimates,
            stopped: 1.0 - ended / n,
            skill_stopped: 1.0 - skill / n,
            doubts: Vec::new(),
        };
        sample.doubts = doubts(ruleset, rows, judge, sample.stopped, drawn);
        if drawn > MANY_DRAWN {
            let measures = measures_by(judge).zip(&mut sample.estimates);
            for (_, estimate) in measures.filter(|(one, _)| one.covers == Covers::Undrawn) {
                *estimate = Estimate::default();
            }
        }
        sample
    }

    /// Whether these games represent a measure: its chances are not in doubt, and it does not cover
    /// only the few games that ended.
    pub fn represents(&self, measure: &Measure) -> bool {
        let believed = self.doubts.is_empty() || !measure.uses_chances();
        believed && !self.is_atypical(measure)
    }

    /// Whether a measure covers only games that ended, and too many did not.
    pub fn is_atypical(&self, measure: &Measure) -> bool {
        match measure.covers {
            Covers::All => false,
            Covers::Ended | Covers::Undrawn => self.stopped > MANY_STOPPED,
            Covers::Skill => self.skill_stopped > MANY_STOPPED,
        }
    }
}

/// The bounds that theory sets, tested for this sample alone: among many intervals that hold simultaneously,
/// a judge that errs would go unnoticed.
fn doubts(ruleset: &str, rows: &[GameRow], judge: Judge, stopped: f64, drawn: f64) -> Vec<Doubt> {
    let confidence = Confidence::for_all(TESTS);
    let estimate = |id: &str| {
        let mut measures = measures_by(judge);
        let measure = measures.find(|measure| measure.id == id)?;
        Some(measure.estimator.estimate(rows, confidence))
    };
    let doubt = |measure, value: Option<f64>, expected| Doubt {
        ruleset: ruleset.into(),
        measure,
        value: rounded(value.unwrap_or_default()),
        expected: rounded(expected),
    };
    let mut doubts = Vec::new();
    let comebacks = estimate("comebacks");
    if let Some(comebacks) =
        comebacks.filter(|found| found.low.is_some_and(|low| low > MOST_COMEBACKS))
    {
        doubts.push(doubt("comebacks", comebacks.value, MOST_COMEBACKS));
    }
    let first = estimate("first_score").filter(|_| stopped <= MANY_STOPPED);
    if let (Some(luck), Some(p)) = (estimate("luck"), first.and_then(|first| first.value)) {
        // The variance of the points; a draw takes a quarter of its share from it.
        let expected = (p * (1.0 - p) - drawn / 4.0).max(0.0).sqrt();
        let above = luck.low.is_some_and(|low| low > expected + LUCK_TOLERANCE);
        let below = luck
            .high
            .is_some_and(|high| high < expected - LUCK_TOLERANCE);
        if above || below {
            doubts.push(doubt("luck", luck.value, expected));
        }
    }
    doubts
}

//! Estimates with confidence intervals from the rows of many games, and the intervals of differences.
//!
//! Single samples use Wilson's interval for shares, the mean and its standard error for means and
//! ratios, and order statistics for quantiles. The interval of a difference combines those of its
//! samples with their correlation per game (MOVER: Zou and Donner 2008, which for shares is Newcombe's
//! method 10 of 1998), so that games with the same throws are compared in pairs.

use super::game_row::GameRow;
use crate::matches::arena::THROW_CAP;

/// The minimum number of games for the interval of a mean.
const FEWEST: f64 = 30.0;

/// A number from the row of a game.
pub(super) type Field = fn(&GameRow) -> f64;

/// How a measure is estimated.
#[derive(Clone, Copy)]
pub(super) enum Estimator {
    /// The quantile of the throws per game at this share; a stopped game counts as longer than all
    /// others.
    Quantile(f64),
    /// The share of games whose first number is 1 among those whose second number is 1.
    Share(Field, Field),
    /// The sum of the first numbers divided by the sum of the second.
    Ratio(Field, Field),
    /// The square root of such a ratio.
    RootRatio(Field, Field),
}

/// The z value for simultaneous confidence intervals.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Confidence {
    z: f64,
}

impl Confidence {
    /// 95 % for `comparisons` intervals simultaneously, after Bonferroni.
    #[must_use]
    pub fn for_all(comparisons: usize) -> Confidence {
        Confidence {
            z: -normal_quantile(0.025 / comparisons.max(1) as f64),
        }
    }
}

/// The value of one sample; bounds that the sample does not determine are `None`.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Estimate {
    pub value: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    /// Whether the value is a bound: it lies beyond the number of throws at which games are stopped.
    pub beyond_cap: bool,
    /// Each game's influence on the value, for correlations.
    influence: Vec<f64>,
}

/// A difference with its confidence interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Difference {
    /// The second value minus the first; `None` if either is unknown.
    pub difference: Option<f64>,
    /// The lower bound of the confidence interval.
    pub low: Option<f64>,
    /// The upper bound of the confidence interval.
    pub high: Option<f64>,
    /// Whether the interval excludes zero.
    pub clear: bool,
}

impl Estimator {
    pub fn estimate(self, rows: &[GameRow], confidence: Confidence) -> Estimate {
        match self {
            Estimator::Quantile(share) => quantile(rows, share, confidence.z),
            Estimator::Share(part, whole) => {
                let mut estimate = ratio(rows, part, whole, confidence.z);
                let n: f64 = rows.iter().map(whole).sum();
                if let Some(share) = estimate.value {
                    let [low, high] = wilson(share, n, confidence.z);
                    (estimate.low, estimate.high) = (Some(low.max(0.0)), Some(high.min(1.0)));
                }
                estimate
            }
            Estimator::Ratio(part, whole) => ratio(rows, part, whole, confidence.z),
            Estimator::RootRatio(part, whole) => {
                let estimate = ratio(rows, part, whole, confidence.z);
                let root = |bound: Option<f64>| bound.map(|bound| bound.max(0.0).sqrt());
                Estimate {
                    value: root(estimate.value),
                    low: root(estimate.low),
                    high: root(estimate.high),
                    ..estimate
                }
            }
        }
    }
}

/// Wilson's interval of a share (1927), for this z value. Rounding can exceed 0 and 1 by the last bit.
pub(super) fn wilson(share: f64, n: f64, z: f64) -> [f64; 2] {
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [(centre - spread) / scale, (centre + spread) / scale]
}

fn ratio(rows: &[GameRow], part: Field, whole: Field, z: f64) -> Estimate {
    let parts: f64 = rows.iter().map(part).sum();
    let wholes: f64 = rows.iter().map(whole).sum();
    if wholes <= 0.0 {
        return Estimate::default();
    }
    let n = rows.len() as f64;
    let value = parts / wholes;
    let influence = |row| (part(row) - value * whole(row)) * n / wholes;
    let influence: Vec<f64> = rows.iter().map(influence).collect();
    let square: f64 = influence.iter().map(|one| one * one).sum();
    let contributing = rows.iter().filter(|&row| whole(row) > 0.0).count() as f64;
    let error = (square / (n - 1.0).max(1.0) / n).sqrt();
    let known = contributing >= FEWEST;
    Estimate {
        value: Some(value),
        low: known.then_some(value - z * error),
        high: known.then_some(value + z * error),
        beyond_cap: false,
        influence,
    }
}

/// The rank key of a game by its length.
fn length(row: &GameRow) -> u64 {
    if row.stopped == 1 {
        u64::MAX
    } else {
        row.throws
    }
}

fn quantile(rows: &[GameRow], share: f64, z: f64) -> Estimate {
    let mut lengths: Vec<u64> = rows.iter().map(length).collect();
    lengths.sort_unstable();
    let n = lengths.len() as f64;
    // Ranks start at 1; a rank out of range gives no bound.
    let at = |place: f64| {
        let inside = (1.0..=n).contains(&place);
        let found = inside.then(|| lengths[place as usize - 1])?;
        (found < u64::MAX).then_some(found as f64)
    };
    // A rank beyond the stopped games bounds the value from below.
    let at_least = |place: f64| {
        let inside = (1.0..=n).contains(&place);
        inside.then(|| at(place).unwrap_or(f64::from(THROW_CAP)))
    };
    let spread = z * (n * share * (1.0 - share)).sqrt();
    let middle = (n * share).ceil().max(1.0);
    let beyond_cap = n > 0.0 && at(middle).is_none();
    let value = at_least(middle);
    let limit = at(middle).map_or(u64::MAX, |value| value as u64);
    let below = |row: &GameRow| f64::from(u8::from(length(row) <= limit));
    let mean = rows.iter().map(below).sum::<f64>() / n;
    Estimate {
        value,
        low: at_least((n * share - spread).floor()),
        high: at((n * share + spread).ceil() + 1.0),
        beyond_cap,
        influence: rows.iter().map(|row| mean - below(row)).collect(),
    }
}

impl Estimate {
    /// The difference from `before`, whose game *n* had the same throws as game *n* here.
    pub fn less(&self, before: &Estimate) -> Difference {
        self.minus(before).as_difference()
    }

    /// The difference from `before` as an estimate of its own, to compare it with other differences.
    pub fn minus(&self, before: &Estimate) -> Estimate {
        let Some((a, b)) = before.value.zip(self.value) else {
            return Estimate::default();
        };
        if before.beyond_cap && self.beyond_cap {
            return Estimate::default();
        }
        let rho = correlation(&before.influence, &self.influence);
        let margin = |of_a: Option<f64>, of_b: Option<f64>| {
            let (one, other) = (of_a? - a, of_b? - b);
            let square = one * one + other * other + 2.0 * rho * one * other;
            Some(square.max(0.0).sqrt())
        };
        let difference = b - a;
        let low = margin(before.high, self.low).map(|margin| difference - margin);
        let high = margin(before.low, self.high).map(|margin| difference + margin);
        let scaled = [before.scaled_influence(), self.scaled_influence()];
        let influence = match scaled {
            [Some(before), Some(after)] if before.len() == after.len() => {
                after.iter().zip(before).map(|(b, a)| b - a).collect()
            }
            // Without influences, the difference counts as independent of others.
            _ => Vec::new(),
        };
        Estimate {
            value: Some(difference),
            low,
            high,
            beyond_cap: before.beyond_cap || self.beyond_cap,
            influence,
        }
    }

    /// The estimate as a difference from zero.
    pub fn as_difference(&self) -> Difference {
        let Estimate { low, high, .. } = *self;
        Difference {
            difference: self.value,
            low,
            high,
            clear: low.is_some_and(|low| low > 0.0) || high.is_some_and(|high| high < 0.0),
        }
    }

    /// The influences on the scale of the interval, so that those of two estimates can be subtracted.
    fn scaled_influence(&self) -> Option<Vec<f64>> {
        let width = self.high? - self.low?;
        let square: f64 = self.influence.iter().map(|one| one * one).sum();
        let scale = if square > 0.0 {
            width / square.sqrt()
        } else {
            0.0
        };
        Some(self.influence.iter().map(|one| one * scale).collect())
    }

    /// Each game's contribution to the difference from zero, scaled so that the sum of squares is the
    /// squared standard error; `None` if the interval has an open end.
    pub fn error_vector(&self, confidence: Confidence) -> Option<Vec<f64>> {
        let scaled = self.scaled_influence()?;
        Some(
            scaled
                .iter()
                .map(|one| one / (2.0 * confidence.z))
                .collect(),
        )
    }

    /// The standard deviation per game that the interval implies.
    pub fn deviation(&self, games: usize, confidence: Confidence) -> Option<f64> {
        let width = self.high? - self.low?;
        Some(width / (2.0 * confidence.z) * (games as f64).sqrt())
    }
}

/// Rounds to six decimals, more than any sample can resolve. `+ 0.0` turns −0.0 into 0.0.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    if a.len() != b.len() {
        return 0.0;
    }
    let product = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let scale = (product(a, a) * product(b, b)).sqrt();
    if scale > 0.0 {
        (product(a, b) / scale).clamp(-1.0, 1.0)
    } else {
        0.0
    }
}

/// The quantile of the standard normal distribution for a probability above 0 and at most a half.
/// Acklam's approximation, relative error below 1.15e-9.
#[expect(clippy::excessive_precision, reason = "as published")]
fn normal_quantile(p: f64) -> f64 {
    const A: [f64; 6] = [
        -3.969683028665376e1,
        2.209460984245205e2,
        -2.759285104469687e2,
        1.383577518672690e2,
        -3.066479806614716e1,
        2.506628277459239,
    ];
    const B: [f64; 5] = [
        -5.447609879822406e1,
        1.615858368580409e2,
        -1.556989798598866e2,
        6.680131188771972e1,
        -1.328068155288572e1,
    ];
    const C: [f64; 6] = [
        -7.784894002430293e-3,
        -3.223964580411365e-1,
        -2.400758277161838,
        -2.549732539343734,
        4.374664141464968,
        2.938163982698783,
    ];
    const D: [f64; 4] = [
        7.784695709041462e-3,
        3.224671290700398e-1,
        2.445134137142996,
        3.754408661907416,
    ];
    let polynomial = |terms: &[f64], x: f64| terms.iter().fold(0.0, |sum, term| sum * x + term);
    if p < 0.02425 {
        // The logarithms of platforms differ in their last bits; this one is the same everywhere.
        let q = (-2.0 * libm::log(p)).sqrt();
        polynomial(&C, q) / (polynomial(&D, q) * q + 1.0)
    } else {
        let q = p - 0.5;
        let r = q * q;
        polynomial(&A, r) * q / (polynomial(&B, r) * r + 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_quantiles_are_those_of_the_tables() {
        for (p, z) in [
            (0.5, 0.0),
            (0.025, -1.959_963_985),
            (0.001, -3.090_232_306),
            (1e-6, -4.753_424_309),
        ] {
            assert!((normal_quantile(p) - z).abs() < 1e-7, "{p}");
        }
    }

    fn games(count: u64) -> Vec<GameRow> {
        let game = |number: u64| GameRow {
            throws: number + 1,
            hits: number % 3,
            won: number % 2,
            ..GameRow::default()
        };
        (0..count).map(game).collect()
    }

    const ALL: Field = |_| 1.0;
    const WON: Field = |row| row.won as f64;

    #[test]
    fn a_sample_does_not_differ_from_itself() {
        let rows = games(100);
        let confidence = Confidence::for_all(1);
        for estimator in [
            Estimator::Quantile(0.5),
            Estimator::Share(WON, ALL),
            Estimator::Ratio(|row| row.hits as f64, |row| row.throws as f64),
            Estimator::RootRatio(|row| row.hits as f64, ALL),
        ] {
            let estimate = estimator.estimate(&rows, confidence);
            let difference = estimate.less(&estimate);
            assert_eq!(
                (difference.difference, difference.clear),
                (Some(0.0), false)
            );
            assert!(estimate.low < estimate.value && estimate.value < estimate.high);
        }
    }

    #[test]
    fn stopped_games_are_longer_than_all_that_ended() {
        let mut rows = games(100);
        let median =
            |rows: &[GameRow]| Estimator::Quantile(0.5).estimate(rows, Confidence::for_all(1));
        assert_eq!(median(&rows).value, Some(50.0));
        for row in &mut rows[60..] {
            (row.stopped, row.throws) = (1, 5_000);
        }
        let known = median(&rows);
        assert_eq!((known.value, known.high), (Some(50.0), None));
        for row in &mut rows[40..] {
            (row.stopped, row.throws) = (1, 5_000);
        }
        let beyond = median(&rows);
        assert_eq!((beyond.value, beyond.high), (Some(5_000.0), None));
    }

    #[test]
    fn what_never_happens_has_an_upper_bound() {
        let rows = games(500);
        let never = Estimator::Share(|row| row.stopped as f64, ALL);
        let estimate = never.estimate(&rows, Confidence::for_all(1));
        let high = estimate.high.expect("an interval");
        assert_eq!(estimate.value, Some(0.0));
        assert!(high > 0.005 && high < 0.01, "{high}");
        assert_eq!(never.estimate(&[], Confidence::for_all(1)).value, None);
    }
}

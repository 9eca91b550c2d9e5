//! Several runs of the same games by different players and judges: which effects hold for all.

use super::comparison::{Run, check};
use super::estimate::{Confidence, Difference, Estimate, rounded};
use super::game_row::GameRow;
use super::judge::Judge;
use super::measures::{Covers, MEASURES, Measure, measures_by};
use super::player::Player;
use super::sample::Sample;
use super::trust::Evaluators;
use super::verdict::{Verdict, verdict};
use super::versions::Versions;
use crate::error::{ErrorKind, SenetError};
use serde::Serialize;

/// Who played and who judged one of the runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct AcrossRun {
    /// The kind of player.
    #[cfg_attr(feature = "web", tsify(type = "string"))]
    pub player: Player,
    /// The kind of judge.
    pub judge: Judge,
    /// How these two were settled.
    pub evaluators: Evaluators,
    /// The versions that its games depend on.
    pub versions: Versions,
}

/// The difference that one run shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct AcrossEffect {
    /// The number of the run, counted from 0.
    pub run: usize,
    /// The value for each ruleset.
    pub values: [Option<f64>; 2],
    /// Whether either value is a bound: a length of more than the throws at which games are stopped.
    pub beyond_cap: bool,
    /// The second value minus the first. A bound if a value is one.
    pub difference: Option<f64>,
    /// The lower bound of the confidence interval.
    pub low: Option<f64>,
    /// The upper bound of the confidence interval.
    pub high: Option<f64>,
    /// What the interval allows one to say.
    pub verdict: Verdict,
}

/// What several kinds of player say about a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum AcrossVerdict {
    /// Every deliberate player shows a clear difference of the same sign, by every judge that is not in
    /// doubt.
    Holds,
    /// Every deliberate player shows equivalent values.
    Equivalent,
    /// Two players show clear differences of opposite signs, or differences whose sizes differ clearly
    /// although one of them is not clear.
    DependsOnPlayer,
    /// Some show a clear difference and others none, but the players do not differ clearly either.
    SeenForSome,
    /// No deliberate player shows a clear difference.
    NotSeen,
    /// Fewer than two deliberate players determine the difference, by typical games and a judge that is
    /// not in doubt.
    Unknown,
}

names! {
    AcrossVerdict {
        Holds = "holds",
        Equivalent = "equivalent",
        DependsOnPlayer = "depends_on_player",
        SeenForSome = "seen_for_some",
        NotSeen = "not_seen",
        Unknown = "unknown",
    }
}

/// One measure of two rulesets in all runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct AcrossMeasure {
    /// The name of the measure.
    pub id: &'static str,
    /// The unit of its values.
    pub unit: &'static str,
    /// The differences, in the order of the runs. A measure without chances appears once for each
    /// kind of player, by any judge, and one of skill once for each judge, for all players.
    pub effects: Vec<AcrossEffect>,
    /// What may be stated.
    pub verdict: AcrossVerdict,
    /// The smallest difference among deliberate players, if it holds.
    pub least: Option<f64>,
    /// The largest difference among deliberate players, if it holds.
    pub most: Option<f64>,
    /// Whether the sizes of two deliberate players' differences differ clearly.
    pub sizes_differ: bool,
}

/// A ruleset compared with the first in all runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct AcrossRuleset {
    /// The written form of the ruleset.
    pub ruleset: String,
    /// All measures. Their 95 % confidence intervals, and those of the differences between players,
    /// hold simultaneously for all rulesets.
    pub measures: Vec<AcrossMeasure>,
}

/// The same comparisons by several kinds of player and judge.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Across {
    /// The written form of the ruleset with which the others are compared.
    pub ruleset: String,
    /// The runs.
    pub runs: Vec<AcrossRun>,
    /// The number of games for each ruleset in each run.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The other rulesets.
    pub rulesets: Vec<AcrossRuleset>,
}

/// Combines runs that differ only in their players, their judges, and the rulesets that were left out.
/// Each run comes with the rows of its games, as for [`compare`](super::compare).
///
/// # Errors
/// Returns an error if there is no run, two runs are the same, the runs differ in the first ruleset,
/// the number of games or the seed, or the rows do not match.
pub fn across(runs: &[(Run, Vec<Vec<GameRow>>)]) -> Result<Across, SenetError> {
    let refused = |message: &str| Err(SenetError::new(ErrorKind::BadInput, message).at("runs"));
    let Some((first, _)) = runs.first() else {
        return refused("there are no runs");
    };
    for (number, (run, rows)) in runs.iter().enumerate() {
        check(run, rows)?;
        let same = run.rulesets[0] == first.rulesets[0]
            && (run.games, run.seed) == (first.games, first.seed)
            && run.versions.method == first.versions.method
            && run.versions.rules == first.versions.rules;
        if !same {
            return refused("these runs differ in more than their players and judges");
        }
        let who = |run: &Run| (run.evaluators.player, run.evaluators.judge);
        if runs[..number]
            .iter()
            .any(|(other, _)| who(other) == who(run))
        {
            return refused("two runs have the same player and the same judge");
        }
    }
    let mut names: Vec<&String> = Vec::new();
    for name in runs.iter().flat_map(|(run, _)| &run.rulesets[1..]) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    // An interval for each run, and one for each pair of runs.
    let intervals = runs.len() * (runs.len() + 1) / 2;
    let confidence = Confidence::for_all(MEASURES.len() * names.len() * intervals);
    let judged: Vec<JudgedRun> = runs
        .iter()
        .map(|(run, rows)| JudgedRun::new(run, rows, confidence))
        .collect();
    let rulesets = names.into_iter().map(|name| AcrossRuleset {
        ruleset: name.clone(),
        measures: measures(&judged, name),
    });
    Ok(Across {
        ruleset: first.rulesets[0].clone(),
        rulesets: rulesets.collect(),
        runs: runs.iter().map(|(run, _)| described(run)).collect(),
        games: first.games,
        seed: first.seed,
    })
}

fn described(run: &Run) -> AcrossRun {
    AcrossRun {
        player: run.evaluators.player,
        judge: run.evaluators.judge,
        evaluators: run.evaluators.clone(),
        versions: run.versions.clone(),
    }
}

struct JudgedRun<'a> {
    run: &'a Run,
    samples: Vec<Sample>,
}

impl JudgedRun<'_> {
    fn new<'a>(run: &'a Run, rows: &[Vec<GameRow>], confidence: Confidence) -> JudgedRun<'a> {
        let judge = run.evaluators.judge;
        let samples = run.rulesets.iter().zip(rows);
        let samples = samples.map(|(name, rows)| Sample::new(name, rows, judge, confidence));
        JudgedRun {
            run,
            samples: samples.collect(),
        }
    }

    /// Who plays the games of a measure: in those that measure skill, the judge.
    fn player_of(&self, measure: &Measure) -> String {
        let Evaluators { player, judge, .. } = &self.run.evaluators;
        if measure.covers == Covers::Skill {
            judge.to_string()
        } else {
            player.to_string()
        }
    }

    /// Whether findings about a measure must hold in this run.
    fn counts_for(&self, measure: &Measure) -> bool {
        measure.covers == Covers::Skill || self.run.evaluators.player.is_deliberate()
    }

    fn sample(&self, ruleset: &str) -> Option<&Sample> {
        let at = self.run.rulesets.iter().position(|name| name == ruleset)?;
        self.samples.get(at)
    }

    /// The difference of a ruleset from the first, as an estimate.
    fn effect(&self, measure: &Measure, ruleset: &str) -> Option<Effect> {
        let judge = self.run.evaluators.judge;
        let at = measures_by(judge).position(|one| one.id == measure.id)?;
        let [before, after] = [&self.samples[0], self.sample(ruleset)?];
        let [one, other] = [before, after].map(|sample| &sample.estimates[at]);
        let estimate = other.minus(one);
        let difference = estimate.as_difference();
        Some(Effect {
            values: [one.value, other.value],
            verdict: verdict(measure, &[before, after], one.value, &difference),
            estimate,
            difference,
        })
    }
}

/// Whether two runs have the same figures of a measure: events do not depend on who judges them, and
/// skill does not depend on the players.
fn same_games(measure: &Measure, one: &JudgedRun, other: &JudgedRun) -> bool {
    let same_judge = one.run.evaluators.judge == other.run.evaluators.judge;
    one.player_of(measure) == other.player_of(measure) && (same_judge || !measure.needs_judge)
}

struct Effect {
    values: [Option<f64>; 2],
    estimate: Estimate,
    difference: Difference,
    verdict: Verdict,
}

impl Effect {
    fn is_usable(&self) -> bool {
        matches!(
            self.verdict,
            Verdict::Differs | Verdict::Equivalent | Verdict::NotSeen
        )
    }
}

fn measures(runs: &[JudgedRun], ruleset: &str) -> Vec<AcrossMeasure> {
    let measured = MEASURES.iter().map(|measure| {
        let mut effects: Vec<(usize, Effect)> = Vec::new();
        for (number, judged) in runs.iter().enumerate() {
            let mut earlier = effects.iter();
            let repeated = earlier.any(|(earlier, _)| same_games(measure, &runs[*earlier], judged));
            if let Some(effect) = judged.effect(measure, ruleset).filter(|_| !repeated) {
                effects.push((number, effect));
            }
        }
        // What is not usable says nothing, neither for an effect nor against it.
        let deliberate = effects.iter().filter(|(number, effect)| {
            let counts = runs[*number].counts_for(measure);
            counts && effect.is_usable()
        });
        let mut players: Vec<String> = deliberate
            .clone()
            .map(|(number, _)| runs[*number].player_of(measure))
            .collect();
        players.sort_unstable();
        players.dedup();
        let deliberate: Vec<&Effect> = deliberate.map(|(_, effect)| effect).collect();
        let verdict = if players.len() < 2 {
            AcrossVerdict::Unknown
        } else {
            together(&deliberate)
        };
        let sizes = deliberate
            .iter()
            .filter_map(|one| one.difference.difference);
        let holds = verdict == AcrossVerdict::Holds;
        AcrossMeasure {
            id: measure.id,
            unit: measure.unit.name(),
            verdict,
            least: holds.then(|| rounded(sizes.clone().fold(f64::INFINITY, f64::min))),
            most: holds.then(|| rounded(sizes.fold(f64::NEG_INFINITY, f64::max))),
            sizes_differ: sizes_differ(&deliberate),
            effects: effects.iter().map(written).collect(),
        }
    });
    measured
        .filter(|measure| !measure.effects.is_empty())
        .collect()
}

fn written((run, effect): &(usize, Effect)) -> AcrossEffect {
    AcrossEffect {
        run: *run,
        values: effect.values.map(|value| value.map(rounded)),
        beyond_cap: effect.estimate.beyond_cap,
        difference: effect.difference.difference.map(rounded),
        low: effect.difference.low.map(rounded),
        high: effect.difference.high.map(rounded),
        verdict: effect.verdict,
    }
}

/// What several deliberate players say together.
fn together(effects: &[&Effect]) -> AcrossVerdict {
    let all = |wanted: Verdict| effects.iter().all(|one| one.verdict == wanted);
    let clear = |sign: f64| {
        effects.iter().any(|one| {
            one.verdict == Verdict::Differs
                && one
                    .difference
                    .difference
                    .is_some_and(|size| size * sign > 0.0)
        })
    };
    match [clear(1.0), clear(-1.0)] {
        [true, true] => AcrossVerdict::DependsOnPlayer,
        _ if all(Verdict::Differs) => AcrossVerdict::Holds,
        _ if all(Verdict::Equivalent) => AcrossVerdict::Equivalent,
        _ if sizes_differ(effects) => AcrossVerdict::DependsOnPlayer,
        [false, false] => AcrossVerdict::NotSeen,
        _ => AcrossVerdict::SeenForSome,
    }
}

/// Whether the differences of two of these players differ clearly from each other.
fn sizes_differ(effects: &[&Effect]) -> bool {
    let mut pairs = effects
        .iter()
        .enumerate()
        .flat_map(|(number, one)| effects[number + 1..].iter().map(move |other| (one, other)));
    pairs.any(|(one, other)| other.estimate.minus(&one.estimate).as_difference().clear)
}

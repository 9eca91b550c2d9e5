//! The figures of a sweep by several players and judges, from which its documentation page is made.

use super::metadata::Origin;
use super::playing::Rows;
use super::sweep_table::{doubt_in_words, evidence, reason};
use senet::SenetError;
use senet::lab::{
    AcrossMeasure, AcrossVerdict, Effect, PointKind, Run, Sweep, SweptPoint, across, sweep,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The measures that a report keeps.
pub const KEPT: [&str; 9] = [
    "length",
    "stopped",
    "over_1_hour",
    "over_2_hours",
    "first_score",
    "skill_random",
    "late_luck",
    "choices",
    "hits",
];

/// A sweep by several players and judges.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub ruleset: String,
    #[serde(flatten)]
    pub origin: Origin,
    pub runs: Vec<ReportRun>,
    pub readings: Vec<Reading>,
    pub controls: Vec<Reading>,
    pub apart: Vec<Apart>,
}

/// Who played and who judged.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct ReportRun {
    pub player: String,
    pub judge: String,
    /// Whether the player follows a plan, so that findings must hold for it.
    pub deliberate: bool,
    /// The evaluator of the unchanged ruleset's chances.
    pub judge_name: String,
    /// What was asked for, if nets were replaced.
    pub asked: Option<String>,
    /// Readings that were left out, because their net is not trusted.
    pub left_out: Vec<String>,
    /// Contradictions of the judge's chances with theory, in words.
    pub doubts: Vec<String>,
}

/// One reading by all runs.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    pub option: String,
    pub sources: Vec<String>,
    /// What the ruleset's own reading rests on.
    pub evidence: String,
    /// Whether the nets of the runs include one that was trained for this reading.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own_net: bool,
    /// For each run, the size of the effect and its interval; `None` where it was left out.
    pub effects: Vec<Option<[f64; 3]>>,
    pub measures: BTreeMap<String, Measured>,
}

/// One measure of a reading by all runs.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    pub unit: String,
    pub verdict: String,
    /// The smallest and the largest difference, if the sign holds for all.
    pub range: Option<[f64; 2]>,
    pub sizes_differ: bool,
    pub by: Vec<MeasuredBy>,
}

/// One measure of a reading by one run.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct MeasuredBy {
    pub run: usize,
    pub before: Option<f64>,
    pub after: Option<f64>,
    /// Whether the difference is a bound, because a median lies beyond the cap.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bound: bool,
    pub difference: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    pub verdict: String,
}

/// A reading that is listed apart.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Apart {
    pub option: String,
    pub reason: String,
}

impl Report {
    /// Combines whole sweeps of one ruleset.
    pub fn new(runs: &[(Run, Rows)]) -> Result<Report, SenetError> {
        let together = across(runs)?;
        let sweeps = runs.iter().map(|(run, rows)| sweep(run, rows));
        let sweeps = sweeps.collect::<Result<Vec<Sweep>, SenetError>>()?;
        let mut report = Report {
            ruleset: together.ruleset.clone(),
            origin: Origin::new(&runs[0].0),
            runs: sweeps.iter().map(ReportRun::new).collect(),
            readings: Vec::new(),
            controls: Vec::new(),
            apart: Vec::new(),
        };
        for other in &together.rulesets {
            let points: Vec<Option<&SweptPoint>> = sweeps
                .iter()
                .map(|sweep| point(sweep, &other.ruleset))
                .collect();
            let Some(first) = points.iter().flatten().next() else {
                continue;
            };
            let own_net = |(run, _): &(Run, Rows)| {
                let mut trust = run.evaluators.trust.iter();
                trust.any(|trust| trust.ruleset == other.ruleset && trust.trained)
            };
            let reading = Reading {
                own_net: runs.iter().any(own_net),
                ..Reading::new(first, &points, &other.measures)
            };
            match kind(&sweeps, &points) {
                PointKind::SameRules | PointKind::WhoBegins => report.controls.push(reading),
                PointKind::Reading => report.readings.push(reading),
                apart => report.apart.push(Apart {
                    option: reading.option,
                    reason: reason(apart, twin(&points)),
                }),
            }
        }
        report.readings.sort_by(|a, b| {
            b.least_effect(&report.runs)
                .total_cmp(&a.least_effect(&report.runs))
        });
        Ok(report)
    }

    /// The text of a stored report.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("numbers and texts") + "\n"
    }
}

fn point<'a>(sweep: &'a Sweep, ruleset: &str) -> Option<&'a SweptPoint> {
    let all = sweep
        .points
        .iter()
        .chain(&sweep.controls)
        .chain(&sweep.apart);
    all.into_iter().find(|point| point.ruleset == ruleset)
}

fn twin<'a>(points: &[Option<&'a SweptPoint>]) -> Option<&'a str> {
    let mut points = points.iter().flatten();
    points.find_map(|point| point.same_as.as_deref())
}

/// What a point is in all runs: listed apart if nobody wins by any deliberate player, or if all of them
/// agree on another reason.
fn kind(sweeps: &[Sweep], points: &[Option<&SweptPoint>]) -> PointKind {
    let deliberate = sweeps.iter().zip(points);
    let deliberate = deliberate.filter(|(sweep, _)| sweep.player.is_deliberate());
    let mut kinds: Vec<PointKind> = deliberate
        .filter_map(|(_, point)| point.map(|point| point.kind))
        .collect();
    if kinds.is_empty() {
        kinds.extend(points.iter().flatten().map(|point| point.kind));
    }
    let barren = [PointKind::NobodyWins, PointKind::NeverEnds];
    if let Some(barren) = kinds.iter().find(|kind| barren.contains(kind)) {
        return *barren;
    }
    match kinds[..] {
        [first, ref others @ ..] if others.iter().all(|other| *other == first) => first,
        _ => PointKind::Reading,
    }
}

impl ReportRun {
    fn new(sweep: &Sweep) -> ReportRun {
        let asked_player = sweep.evaluators.asked_player;
        let asked_judge = sweep.evaluators.asked_judge;
        let asked = [
            asked_player.map(|player| format!("player {player}")),
            asked_judge.map(|judge| format!("judge {judge}")),
        ];
        let asked: Vec<String> = asked.into_iter().flatten().collect();
        let points = sweep.points.iter().chain(&sweep.controls);
        let doubts = sweep
            .doubts
            .iter()
            .chain(points.flat_map(|point| &point.doubts));
        let doubts = doubts.map(doubt_in_words);
        ReportRun {
            player: sweep.player.to_string(),
            judge: sweep.judge.to_string(),
            deliberate: sweep.player.is_deliberate(),
            judge_name: sweep.versions.judges.first().cloned().unwrap_or_default(),
            asked: (!asked.is_empty()).then(|| asked.join(", ")),
            left_out: sweep.left_out.clone(),
            doubts: doubts.collect(),
        }
    }
}

impl Reading {
    fn new(
        first: &SweptPoint,
        points: &[Option<&SweptPoint>],
        measures: &[AcrossMeasure],
    ) -> Reading {
        let size = |effect: &Effect| [effect.size, effect.low, effect.high];
        let kept = measures.iter().filter(|one| KEPT.contains(&one.id));
        Reading {
            option: first.option.clone(),
            sources: first.sources.clone(),
            evidence: evidence(first.evidence),
            own_net: false,
            effects: points
                .iter()
                .map(|point| point.map(|point| size(&point.effect)))
                .collect(),
            measures: kept
                .map(|measure| (measure.id.to_owned(), Measured::new(measure)))
                .collect(),
        }
    }

    /// The smallest effect by a deliberate player.
    pub fn least_effect(&self, runs: &[ReportRun]) -> f64 {
        let effects = self.effects.iter().zip(runs);
        let effects = effects.filter(|(_, run)| run.deliberate);
        let sizes = effects.filter_map(|(effect, _)| effect.map(|[size, ..]| size));
        let least = sizes.fold(f64::INFINITY, f64::min);
        if least.is_finite() { least } else { 0.0 }
    }
}

impl Measured {
    fn new(measure: &AcrossMeasure) -> Measured {
        let by = measure.effects.iter().map(|effect| MeasuredBy {
            run: effect.run,
            before: effect.values[0],
            after: effect.values[1],
            bound: effect.beyond_cap,
            difference: effect.difference,
            low: effect.low,
            high: effect.high,
            verdict: effect.verdict.name().into(),
        });
        Measured {
            unit: measure.unit.into(),
            verdict: measure.verdict.name().into(),
            range: measure.least.zip(measure.most).map(<[f64; 2]>::from),
            sizes_differ: measure.sizes_differ,
            by: by.collect(),
        }
    }

    /// Whether a difference is only a bound.
    pub fn is_bounded(&self) -> bool {
        self.by.iter().any(|one| one.bound)
    }

    /// Whether the sign of the difference holds for all deliberate players.
    pub fn holds(&self) -> bool {
        self.verdict == AcrossVerdict::Holds.name()
    }
}

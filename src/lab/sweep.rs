//! Sweeps: the effect of each disputed point on the game.

use super::comparison::{Compared, Run, check, compared};
use super::disputes::{Dispute, disputes, with_option};
use super::effect::{Effect, effect};
use super::estimate::Confidence;
use super::game_row::GameRow;
use super::judge::Judge;
use super::measures::measures_by;
use super::player::Player;
use super::sample::{Doubt, Sample};
use super::trust::Evaluators;
use super::variant::parse_variant;
use super::versions::Versions;
use crate::error::{ErrorKind, SenetError};
use crate::rules::evidence::Evidence;
use serde::Serialize;

/// The control with the same rules and other throws.
const SAME_RULES: &str = "throws=other";
/// Readings that change who begins, in order of preference.
const WHO_BEGINS: [&str; 4] = [
    "opening=white",
    "opening=black",
    "opening=higher_throw",
    "opening=one_is_black",
];

/// What a changed ruleset of a sweep is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum PointKind {
    /// A reading with an effect to be measured.
    Reading,
    /// A control: the same rules with other throws. Any clear difference is due to chance.
    SameRules,
    /// A control: who begins is changed. What one player or judge alone shows is due to chance or to the
    /// judge.
    WhoBegins,
    /// Nobody won any game, so the measures of who wins mean nothing.
    NobodyWins,
    /// No game ended.
    NeverEnds,
    /// Every game was the same as with the ruleset's own reading: the point never came into play.
    NeverInPlay,
    /// Every game was the same as by an earlier reading.
    SameAsAnother,
}

/// One reading of a disputed point, compared with the ruleset's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct SweptPoint {
    /// The point: the name of the changed option, or names joined with `+`.
    pub point: String,
    /// The other reading in the syntax of options, e.g. `pairs=off`.
    pub option: String,
    /// The ruleset with this reading, in its written form.
    pub ruleset: String,
    /// The sources of this reading, as in [`Dispute`].
    pub sources: Vec<String>,
    /// What the ruleset's own reading rests on, as in [`Dispute`].
    pub evidence: Option<Evidence>,
    /// Whether it is a reading, a control, or a reading that is listed apart.
    pub kind: PointKind,
    /// The option of the earlier reading with the same games.
    pub same_as: Option<String>,
    /// The size of its effect over all measures.
    pub effect: Effect,
    /// The number of measures that differ clearly.
    pub clear: usize,
    /// Signs that the judge's chances do not fit these games.
    pub doubts: Vec<Doubt>,
    /// All measures, for the ruleset itself and for this reading. The 95 % confidence intervals hold
    /// simultaneously for all measures of all points.
    pub measures: Vec<Compared>,
}

/// The disputed points of a ruleset, those with the greatest effect first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct Sweep {
    /// The written form of the ruleset.
    pub ruleset: String,
    /// The kind of player, the same for all readings.
    #[cfg_attr(feature = "web", tsify(type = "string"))]
    pub player: Player,
    /// The kind of judge, the same for all readings.
    pub judge: Judge,
    /// How these two were settled.
    pub evaluators: Evaluators,
    /// The number of games for each reading.
    pub games: u64,
    /// The seed of all throws.
    pub seed: u64,
    /// The versions that the result depends on. The judges are those of the rulesets of the run.
    pub versions: Versions,
    /// Signs that the judge's chances do not fit the games of the ruleset itself.
    pub doubts: Vec<Doubt>,
    /// The readings.
    pub points: Vec<SweptPoint>,
    /// The controls: the same rules with other throws, and a change of who begins.
    pub controls: Vec<SweptPoint>,
    /// Readings that nobody can win, that never come into play, or that equal another.
    pub apart: Vec<SweptPoint>,
    /// The written forms of readings that were not played, because their net is not trusted.
    pub left_out: Vec<String>,
}

/// The changed rulesets of a sweep: the controls, then the readings of the disputed points.
fn changes(base: &str) -> Result<Vec<(PointKind, Dispute)>, SenetError> {
    let mut readings = disputes(base)?;
    let control = |option: &str| {
        let ruleset = parse_variant(&with_option(base, option)).ok()?;
        Some(Dispute {
            point: option.split('=').next().unwrap_or_default().into(),
            option: option.into(),
            ruleset: ruleset.name().into(),
            sources: Vec::new(),
            evidence: None,
        })
    };
    let same_rules = control(SAME_RULES).map(|dispute| (PointKind::SameRules, dispute));
    let differing = |dispute: &Dispute| dispute.ruleset != base;
    let who_begins = WHO_BEGINS
        .iter()
        .find_map(|option| control(option).filter(differing));
    let who_begins = who_begins.map(|dispute| {
        // The disputed reading knows its sources.
        let known = readings
            .iter()
            .position(|known| known.ruleset == dispute.ruleset);
        let dispute = known.map_or(dispute, |known| readings.remove(known));
        (PointKind::WhoBegins, dispute)
    });
    let readings = readings
        .into_iter()
        .map(|dispute| (PointKind::Reading, dispute));
    Ok(same_rules
        .into_iter()
        .chain(who_begins)
        .chain(readings)
        .collect())
}

/// The rulesets of a sweep: the ruleset itself, two controls and every reading of its disputed points.
///
/// # Errors
/// Same as [`disputes`].
pub fn sweep_rulesets(ruleset: &str) -> Result<Vec<String>, SenetError> {
    let base = parse_variant(ruleset)?.name().to_owned();
    let others = changes(&base)?
        .into_iter()
        .map(|(_, change)| change.ruleset);
    Ok(core::iter::once(base.clone()).chain(others).collect())
}

/// Ranks the disputed points of the first ruleset of a run whose rulesets are those of
/// [`sweep_rulesets`], or some of them in the same order. `rows` contains the games of each, in order.
///
/// # Errors
/// Returns an error if the rulesets or rows do not match a sweep.
pub fn sweep(run: &Run, rows: &[Vec<GameRow>]) -> Result<Sweep, SenetError> {
    check(run, rows)?;
    let base = &run.rulesets[0];
    let (mut played, mut left_out) = (Vec::new(), Vec::new());
    for (kind, change) in changes(base)? {
        if run.rulesets[1..].contains(&change.ruleset) {
            played.push((kind, change));
        } else {
            left_out.push(change.ruleset);
        }
    }
    let names = played.iter().map(|(_, change)| &change.ruleset);
    if !names.eq(&run.rulesets[1..]) {
        let message = "these are not the disputed points of this version";
        return Err(SenetError::new(ErrorKind::BadInput, message).at("rulesets"));
    }
    let judge = run.evaluators.judge;
    let confidence = Confidence::for_all(measures_by(judge).count() * played.len());
    let before = Sample::new(base, &rows[0], judge, confidence);
    let mut all = Vec::new();
    for (number, (kind, change)) in played.iter().enumerate() {
        let own = &rows[number + 1];
        let after = Sample::new(&change.ruleset, own, judge, confidence);
        let measures = compared(&before, &after, judge);
        let earlier = played[..number].iter().zip(&rows[1..]);
        let twin = earlier
            .filter(|((kind, _), _)| *kind != PointKind::SameRules)
            .find(|(_, rows)| same_games(rows, own));
        let same_as = twin.map(|((_, twin), _)| twin.option.clone());
        let kind = match kind {
            PointKind::Reading => kind_of(&rows[0], own, same_as.is_some()),
            control => *control,
        };
        all.push(SweptPoint {
            point: change.point.clone(),
            option: change.option.clone(),
            ruleset: change.ruleset.clone(),
            sources: change.sources.clone(),
            evidence: change.evidence,
            kind,
            same_as: same_as.filter(|_| kind == PointKind::SameAsAnother),
            effect: effect(&before, &after, judge, own.len(), confidence),
            clear: measures.iter().filter(|one| one.clear).count(),
            doubts: after.doubts.clone(),
            measures,
        });
    }
    all.sort_by(|a, b| b.effect.size.total_cmp(&a.effect.size));
    let is_control =
        |point: &SweptPoint| matches!(point.kind, PointKind::SameRules | PointKind::WhoBegins);
    let (controls, others): (Vec<_>, Vec<_>) = all.into_iter().partition(is_control);
    let (points, apart) = others
        .into_iter()
        .partition(|point| point.kind == PointKind::Reading);
    Ok(Sweep {
        ruleset: base.clone(),
        player: run.evaluators.player,
        judge,
        evaluators: run.evaluators.clone(),
        games: run.games,
        seed: run.seed,
        versions: run.versions.clone(),
        doubts: before.doubts.clone(),
        points,
        controls,
        apart,
        left_out,
    })
}

/// What became of a reading in its games.
fn kind_of(before: &[GameRow], after: &[GameRow], has_twin: bool) -> PointKind {
    if same_games(before, after) {
        PointKind::NeverInPlay
    } else if has_twin {
        PointKind::SameAsAnother
    } else if after.iter().all(|row| row.stopped == 1) {
        PointKind::NeverEnds
    } else if after.iter().all(|row| row.won == 0) && before.iter().any(|row| row.won == 1) {
        PointKind::NobodyWins
    } else {
        PointKind::Reading
    }
}

/// Whether all events of two samples are the same; their chances may differ.
fn same_games(one: &[GameRow], other: &[GameRow]) -> bool {
    let pairs = one.iter().zip(other);
    one.len() == other.len() && pairs.into_iter().all(|(a, b)| a.events() == b.events())
}

impl Sweep {
    /// The readings whose point is attested worst, then those of the greatest effect: where better
    /// evidence would tell most about the game.
    #[must_use]
    pub fn by_evidence(&self) -> Vec<&SweptPoint> {
        let mut points: Vec<&SweptPoint> = self.points.iter().collect();
        points.sort_by_key(|point| weakness(point.evidence));
        points
    }
}

/// The rank of evidence, the weakest first.
fn weakness(evidence: Option<Evidence>) -> u8 {
    match evidence {
        None | Some(Evidence::ModernChoice) => 0,
        Some(Evidence::LaterGame) => 1,
        Some(Evidence::Picture) => 2,
        Some(Evidence::Board) => 3,
        Some(Evidence::Text) => 4,
    }
}

//! `senet lab values`: the measures of rulesets by several players and judges, as a report.

use super::games::quoted;
use super::metadata::{Origin, VALUES, fields, header};
use super::playing::{Playing, Untrusted, bad_player, names_of};
use super::sweep_table::doubt_in_words;
use super::tables::distinct;
use clap::Args;
use senet::SenetError;
use senet::lab::{Evaluators, Judge, Player, Values, measures_by, values};
use serde::{Deserialize, Serialize};

/// The rulesets, the players and the judges.
#[derive(Args)]
pub struct Options {
    /// A ruleset, with options or house rules.
    #[arg(long = "ruleset", short, required = true)]
    rulesets: Vec<String>,
    /// A player and a judge, e.g. net/hand-made.
    #[arg(long = "by", value_name = "PLAYER/JUDGE", required = true)]
    by: Vec<String>,
    #[command(flatten)]
    playing: Playing,
}

/// The measures of rulesets by several players and judges.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct ValuesReport {
    #[serde(flatten)]
    pub origin: Origin,
    pub samples: Vec<SampleValues>,
}

/// The measures of one ruleset by one player and one judge.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct SampleValues {
    pub ruleset: String,
    pub player: String,
    pub judge: String,
    /// Whether every choice follows a plan.
    pub deliberate: bool,
    /// Contradictions of the judge's chances with theory, in words.
    pub doubts: Vec<String>,
    pub values: Vec<OneValue>,
}

/// One measure, with its interval.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OneValue {
    pub id: String,
    pub unit: String,
    pub value: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
    /// Whether the value is a bound, because the median lies beyond the cap.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bound: bool,
}

impl SampleValues {
    fn new(values: Values) -> SampleValues {
        SampleValues {
            ruleset: values.ruleset,
            player: values.player.to_string(),
            judge: values.judge.to_string(),
            deliberate: values.player.is_deliberate(),
            doubts: values.doubts.iter().map(doubt_in_words).collect(),
            values: values
                .values
                .into_iter()
                .map(|one| OneValue {
                    id: one.id.into(),
                    unit: one.unit.into(),
                    value: one.value,
                    low: one.low,
                    high: one.high,
                    bound: one.beyond_cap,
                })
                .collect(),
        }
    }

    /// A measure with a known value.
    pub fn of(&self, id: &str) -> Option<&OneValue> {
        let mut values = self.values.iter();
        values.find(|one| one.id == id && one.value.is_some())
    }
}

/// Plays all games and returns the report.
pub fn play(options: &Options) -> Result<ValuesReport, SenetError> {
    let mut by: Vec<(Player, Judge)> = Vec::new();
    for text in &options.by {
        let Some((player, judge)) = text.split_once('/') else {
            return Err(bad_player("name a player and a judge, e.g. net/hand-made"));
        };
        by.push((player.parse()?, judge.parse()?));
    }
    let names = names_of(&options.rulesets)?;
    let measures = |&(_, judge): &(Player, Judge)| measures_by(judge).count() + 1;
    let intervals = names.len() * by.iter().map(measures).sum::<usize>();
    let mut report = None;
    for (player, judge) in by {
        let playing = &options.playing;
        let set_up = playing.set_up_by(&names, player, judge, Untrusted::Replace)?;
        let Evaluators {
            asked_player,
            asked_judge,
            ..
        } = set_up.run.evaluators;
        if asked_player.is_some() || asked_judge.is_some() {
            return Err(bad_player(
                "the net of one of these rulesets is not trusted",
            ));
        }
        let games: Vec<u64> = (0..playing.games).collect();
        let rows = set_up.play(playing.running.threads, &games, None)?;
        let scores = playing.scores(&set_up)?;
        let run = &set_up.run;
        let report = report.get_or_insert_with(|| ValuesReport {
            origin: Origin::new(run),
            samples: Vec::new(),
        });
        let found = values(run, &rows, &scores, intervals)?;
        report
            .samples
            .extend(found.into_iter().map(SampleValues::new));
    }
    Ok(report.expect("the program requires a player"))
}

impl ValuesReport {
    /// The rulesets, in order.
    pub fn rulesets(&self) -> Vec<&str> {
        distinct(self.samples.iter().map(|sample| &*sample.ruleset))
    }

    /// The samples of a ruleset.
    pub fn samples_of(&self, ruleset: &str) -> impl Iterator<Item = &SampleValues> {
        self.samples
            .iter()
            .filter(move |sample| sample.ruleset == ruleset)
    }

    /// All figures, one row for each ruleset, player, judge and measure.
    pub fn csv(&self) -> String {
        let mut text = header(&VALUES);
        for sample in &self.samples {
            for one in &sample.values {
                text += &format!(
                    "{},{},{},{},{},{},{}\n",
                    quoted(&sample.ruleset),
                    sample.player,
                    sample.judge,
                    one.id,
                    one.unit,
                    fields([one.value, one.low, one.high]),
                    one.bound
                );
            }
        }
        text
    }
}

//! Parts of a run: the files that shards of `senet lab` write, and how they are merged.

use crate::arguments::MAX_GAMES;
use crate::output::write_text;
use senet::lab::{GameRow, MAX_SEED, Run, parse_variant};
use senet::text::{excerpt, number};
use senet::{ErrorKind, SenetError};
use serde::{Deserialize, Serialize};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The format name in part files.
const FORMAT: &str = "senet-lab-part-2";

/// The purpose of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A comparison of rulesets.
    Compare,
    /// A sweep over the disputed points of one ruleset.
    Sweep,
    /// Two points changed at once.
    Grid,
}

/// Part K of N of the games of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// The shard that contains all games.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Part `number` of `of`, counted from 1.
    pub fn new(number: u64, of: u64) -> Shard {
        Shard { number, of }
    }

    /// The games of this shard. The shards of a run contain each game exactly once.
    pub fn games(self, games: u64) -> Range<u64> {
        let until =
            |shards: u64| (u128::from(games) * u128::from(shards) / u128::from(self.of)) as u64;
        until(self.number - 1)..until(self.number)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text
            .split_once('/')
            .and_then(|(k, n)| number(k).zip(number(n)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            Some((0, _)) => Err("shards count from 1: use 1/N to N/N".into()),
            Some((number, of)) => Err(format!("there is no part {number} of {of}")),
            None => Err("write K/N, e.g. 2/8".into()),
        }
    }
}

/// The contents of a part file.
#[derive(Debug, Serialize, Deserialize)]
pub struct Part {
    format: String,
    kind: Kind,
    run: Run,
    /// The first game of the part, and the one after the last.
    games: [u64; 2],
    columns: Vec<String>,
    /// For each ruleset, the rows of its games.
    rows: Vec<Vec<Vec<u64>>>,
}

/// All games of a run, merged.
pub struct Merged {
    pub kind: Kind,
    pub run: Run,
    pub rows: Vec<Vec<GameRow>>,
}

impl Part {
    /// Creates a part from the rows of these games.
    pub fn new(kind: Kind, run: Run, games: Range<u64>, rows: &[Vec<GameRow>]) -> Part {
        let fields = |row: &GameRow| row.to_array().to_vec();
        Part {
            format: FORMAT.into(),
            kind,
            run,
            games: [games.start, games.end],
            columns: GameRow::COLUMNS.map(String::from).to_vec(),
            rows: rows
                .iter()
                .map(|rows| rows.iter().map(fields).collect())
                .collect(),
        }
    }

    /// Writes the file, which appears only when it is complete.
    pub fn write(&self, file: &Path) -> Result<(), SenetError> {
        let text = serde_json::to_string(self).expect("numbers and texts");
        write_text(file, "output", &(text + "\n"))
    }

    /// Reads and checks a part.
    pub fn read(file: &Path) -> Result<Part, SenetError> {
        let text = fs::read_to_string(file)
            .map_err(|error| bad_file(file, &format!("cannot be read: {error}")))?;
        let part: Part = serde_json::from_str(&text).map_err(|error| {
            let problem = format!("is not a part of a run: {}", excerpt(&error.to_string()));
            bad_file(file, &problem)
        })?;
        match part.damage() {
            None => Ok(part),
            Some(problem) => Err(bad_file(file, &problem)),
        }
    }

    /// Whether this is exactly this part of this run.
    pub fn is(&self, kind: Kind, run: &Run, games: &Range<u64>) -> bool {
        self.kind == kind && self.run == *run && self.games() == *games
    }

    /// The rows of the first games of a part, if these are such games.
    pub fn beginning(self, kind: Kind, run: &Run, games: &Range<u64>) -> Option<Vec<Vec<GameRow>>> {
        let begins = self.games[0] == games.start && self.games[1] <= games.end;
        (self.kind == kind && self.run == *run && begins).then(|| game_rows(self.rows))
    }

    /// The run to which the part belongs.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// The games of the part.
    pub fn games(&self) -> Range<u64> {
        self.games[0]..self.games[1]
    }

    /// The counts of a game of the part, for a ruleset by number.
    pub fn row(&self, ruleset: usize, game: u64) -> &[u64] {
        &self.rows[ruleset][(game - self.games[0]) as usize]
    }

    /// What this program has not written in this form.
    fn damage(&self) -> Option<String> {
        if self.format != FORMAT || self.columns != GameRow::COLUMNS {
            return Some("was written by another version of this program".into());
        }
        let Run {
            rulesets,
            games,
            seed,
            versions,
            ..
        } = &self.run;
        if !(1..=MAX_GAMES).contains(games) {
            return Some(format!(
                "is damaged: a run has 1 to {MAX_GAMES} games, not {games}"
            ));
        }
        if *seed > MAX_SEED {
            return Some(format!(
                "has the seed {seed}, but the greatest is {MAX_SEED}: play the run again with a smaller one"
            ));
        }
        let [first, end] = self.games;
        if first > end || end > *games {
            return Some(format!(
                "is damaged: games {first} to {end} are not games of a run of {games}"
            ));
        }
        let whole = |rows: &Vec<Vec<u64>>| {
            rows.len() as u64 == end - first && rows.iter().all(|row| is_possible(row))
        };
        let needed = match self.kind {
            Kind::Compare => 2..=usize::MAX,
            Kind::Sweep => 1..=usize::MAX,
            Kind::Grid => 4..=4,
        };
        let unknown = rulesets
            .iter()
            .find(|name| !parse_variant(name).is_ok_and(|ruleset| ruleset.name() == name.as_str()));
        if let Some(name) = unknown {
            return Some(format!("is damaged: ‘{}’ is not a ruleset", excerpt(name)));
        }
        // Empty if neither the player nor the judge is a net. Rules with other throws share a test.
        let tested = &self.run.evaluators.trust;
        let mut tests = tested.iter().map(|trust| &trust.ruleset).peekable();
        let fits = rulesets
            .iter()
            .all(|name| tests.next_if_eq(&name).is_some() || name.contains("throws=other"));
        let matching = fits && tests.next().is_none();
        if !tested.is_empty() && !matching {
            return Some("is damaged: its tests of the nets are those of other rulesets".into());
        }
        if !needed.contains(&rulesets.len())
            || versions.judges.len() != rulesets.len()
            || self.rows.len() != rulesets.len()
            || !self.rows.iter().all(whole)
        {
            return Some("is damaged: the games it names are missing".into());
        }
        None
    }
}

/// Whether these can be the counts of a game.
fn is_possible(fields: &[u64]) -> bool {
    let Ok(row) = fields.try_into().map(GameRow::from_array) else {
        return false;
    };
    let flags = [row.stopped, row.won, row.random_ended, row.beginner_ended];
    // Above this, sums would be rounded.
    let countable = fields.iter().all(|&field| field < 1 << 40);
    countable
        && flags.into_iter().all(|flag| flag <= 1)
        && row.first_points <= 2
        && row.random_points.max(row.beginner_points) <= 4
        && row.winner_lowest <= 1_000_000
}

/// The rows of a part that was checked.
fn game_rows(rows: Vec<Vec<Vec<u64>>>) -> Vec<Vec<GameRow>> {
    let row = |fields: Vec<u64>| fields.try_into().map(GameRow::from_array);
    let row = |fields| row(fields).expect("its length was checked");
    let rows = rows.into_iter();
    rows.map(|rows| rows.into_iter().map(row).collect())
        .collect()
}

/// Merges the parts of a run.
///
/// # Errors
/// Returns an error if the files are not parts of the same run, a part is missing, or games occur
/// twice.
pub fn merge(files: &[PathBuf]) -> Result<Merged, SenetError> {
    let mut parts = Vec::new();
    for file in files {
        parts.push((file, Part::read(file)?));
    }
    let (first_file, first) = &parts[0];
    for (file, part) in &parts[1..] {
        if part.kind != first.kind || part.run != first.run {
            let message = format!("belongs to another run than {}", first_file.display());
            return Err(bad_file(file, &message));
        }
    }
    let mut merged = Merged {
        kind: first.kind,
        run: first.run.clone(),
        rows: vec![Vec::new(); first.run.rulesets.len()],
    };
    parts.sort_by_key(|(_, part)| part.games);
    let mut next = 0;
    for (file, part) in parts {
        let [start, end] = part.games;
        if start < next {
            let message = format!("contains game {start}, which another part contains too");
            return Err(bad_file(file, &message));
        }
        if start > next {
            return Err(missing(next, start));
        }
        next = end;
        for (all, rows) in merged.rows.iter_mut().zip(game_rows(part.rows)) {
            all.extend(rows);
        }
    }
    if next != merged.run.games {
        return Err(missing(next, merged.run.games));
    }
    Ok(merged)
}

fn missing(first: u64, end: u64) -> SenetError {
    let message = format!(
        "a part is missing: no part contains games {first} to {}",
        end - 1
    );
    SenetError::new(ErrorKind::BadInput, message).at("files")
}

fn bad_file(file: &Path, problem: &str) -> SenetError {
    SenetError::new(ErrorKind::BadFile, format!("{} {problem}", file.display())).at("files")
}

//! Long runs: a folder with a plan, whose parts are played on any machine, stopped and resumed.

use super::part::{self, Kind, Part, Shard};
use super::playing::{Rows, SetUp};
use super::provenance::Provenance;
use crate::arguments::{MAX_GAMES, within};
use crate::output::{message, stopped, write_text};
use clap::Args;
use senet::lab::Run;
use senet::text::excerpt;
use senet::{ErrorKind, SenetError};
use serde::{Deserialize, Serialize};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The format name in plan files.
const FORMAT: &str = "senet-lab-plan-1";
/// How many games a part plays between two looks at the clock.
const BLOCK: u64 = 8;
/// The most parts of a plan.
pub const MAX_SHARDS: u64 = 100_000;

/// Which part to play, and for how long.
#[derive(Args)]
pub struct ShardOptions {
    /// The folder of the plan.
    folder: PathBuf,
    /// The number of the part, from 1.
    #[arg(value_parser = within(1..=MAX_SHARDS))]
    number: u64,
    /// Stop at the end of a game after this time, such as 90s, 25m or 2h, and resume next time.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    until: Option<Duration>,
    /// The number of threads, at most four per core; 0 for one per core.
    #[arg(long, short, default_value_t = 0, value_parser = within(0..=usize::MAX))]
    threads: usize,
}

/// Parses a time such as 25m.
fn duration(text: &str) -> Result<Duration, String> {
    let unit = match text.chars().last() {
        Some('s') => 1,
        Some('m') => 60,
        Some('h') => 3_600,
        _ => return Err("write a number and s, m or h, e.g. 25m".into()),
    };
    let number = within(0..=1_000_000_u64)(&text[..text.len() - 1])?;
    Ok(Duration::from_secs(number * unit))
}

/// A run that is divided into parts before any of them is played.
#[derive(Serialize, Deserialize)]
pub struct Plan {
    format: String,
    pub kind: Kind,
    pub run: Run,
    /// The number of parts.
    shards: u64,
    /// How many games come from a shorter run; the parts contain the others.
    reused: u64,
}

impl Plan {
    /// Creates the folder of a plan, with the games that a shorter run has already played.
    pub fn create(
        folder: &Path,
        kind: Kind,
        run: Run,
        shards: u64,
        reused: &Rows,
    ) -> Result<(), SenetError> {
        let count = reused.first().map_or(0, Vec::len) as u64;
        let plan = Plan {
            format: FORMAT.into(),
            kind,
            run,
            shards,
            reused: count,
        };
        fs::create_dir_all(folder).map_err(|error| {
            bad_plan(&format!("{} cannot be created: {error}", folder.display()))
        })?;
        if let Some(other) = plan.another(folder)? {
            return Err(bad_plan(&other));
        }
        if count > 0 {
            Part::new(kind, plan.run.clone(), 0..count, reused).write(&plan.file(folder, 0))?;
        }
        let text = serde_json::to_string_pretty(&plan).expect("numbers and texts");
        write_text(&folder.join("plan.json"), "plan", &(text + "\n"))
    }

    /// Why the folder cannot have this plan, if it already has another one.
    fn another(&self, folder: &Path) -> Result<Option<String>, SenetError> {
        if !folder.join("plan.json").exists() {
            return Ok(None);
        }
        let old = Plan::read(folder)?;
        let same = (old.kind, &old.run, old.shards, old.reused)
            == (self.kind, &self.run, self.shards, self.reused);
        Ok((!same).then(|| format!("{} contains another plan", folder.display())))
    }

    /// Reads the plan of a folder.
    pub fn read(folder: &Path) -> Result<Plan, SenetError> {
        let file = folder.join("plan.json");
        let bad = |problem: String| bad_plan(&format!("{} {problem}", file.display()));
        let text =
            fs::read_to_string(&file).map_err(|error| bad(format!("cannot be read: {error}")))?;
        let plan: Plan = serde_json::from_str(&text)
            .map_err(|error| bad(format!("is not a plan: {}", excerpt(&error.to_string()))))?;
        if plan.format != FORMAT {
            return Err(bad("was written by another version of this program".into()));
        }
        let possible = (1..=MAX_SHARDS).contains(&plan.shards)
            && (1..=MAX_GAMES).contains(&plan.run.games)
            && plan.reused <= plan.run.games;
        match possible {
            true => Ok(plan),
            false => Err(bad("is damaged".into())),
        }
    }

    /// The games of a part; part 0 contains those of a shorter run.
    fn games(&self, number: u64) -> Range<u64> {
        if number == 0 {
            return 0..self.reused;
        }
        let shard = Shard::new(number, self.shards);
        let games = shard.games(self.run.games - self.reused);
        self.reused + games.start..self.reused + games.end
    }

    fn file(&self, folder: &Path, number: u64) -> PathBuf {
        folder.join(format!("part-{number}.json"))
    }

    /// The numbers of the parts that contain games.
    fn numbers(&self) -> impl Iterator<Item = u64> {
        (0..=self.shards).filter(|&number| !self.games(number).is_empty())
    }

    /// The files of all parts.
    pub fn files(&self, folder: &Path) -> Vec<PathBuf> {
        self.numbers()
            .map(|number| self.file(folder, number))
            .collect()
    }

    /// Why the file of this part is not finished, in words.
    fn fault(&self, folder: &Path, number: u64) -> Option<String> {
        let file = self.file(folder, number);
        if !file.exists() {
            return Some(format!("{} is missing", file.display()));
        }
        match Part::read(&file) {
            Err(error) => Some(error.to_string()),
            Ok(part) if part.is(self.kind, &self.run, &self.games(number)) => None,
            Ok(_) => Some(format!("{} is a part of another run", file.display())),
        }
    }
}

/// Plays one part of a plan, unless it is finished.
pub fn shard(options: &ShardOptions) -> Result<(), SenetError> {
    let ShardOptions {
        folder,
        number,
        until,
        threads,
    } = options;
    let plan = Plan::read(folder)?;
    if *number > plan.shards {
        let message = format!("the plan has parts 1 to {}", plan.shards);
        return Err(SenetError::new(ErrorKind::BadOption, message).at("number"));
    }
    let range = plan.games(*number);
    if range.is_empty() || plan.fault(folder, *number).is_none() {
        return Ok(());
    }
    // Before the first game: a part by another program would only be refused after hours.
    let set_up = SetUp::of_run(&plan.run)?;
    let provenance = Provenance::now();
    let begun = folder.join(format!("part-{number}.begun"));
    let mut rows = resumed(&plan, &begun, &range);
    let mut next = range.start + rows[0].len() as u64;
    let started = Instant::now();
    while next < range.end {
        let end = match until {
            Some(_) => range.end.min(next + BLOCK.max(2 * *threads as u64)),
            None => range.end,
        };
        let games: Vec<u64> = (next..end).collect();
        for (all, more) in rows.iter_mut().zip(set_up.play(*threads, &games, None)?) {
            all.extend(more);
        }
        next = end;
        if until.is_some_and(|until| started.elapsed() >= until) && next < range.end {
            Part::new(plan.kind, plan.run.clone(), range.start..next, &rows).write(&begun)?;
            provenance.write(folder, *number, range.start..next)?;
            let (done, all) = (next - range.start, range.end - range.start);
            stopped(format_args!(
                "part {number} was stopped after {done} of {all} games; the same command resumes it"
            ));
        }
    }
    Part::new(plan.kind, plan.run.clone(), range.clone(), &rows)
        .write(&plan.file(folder, *number))?;
    provenance.write(folder, *number, range)?;
    // The part is finished, so a leftover file of an interrupted write is ignored.
    let _ = fs::remove_file(begun);
    Ok(())
}

/// The games of a part that was stopped.
fn resumed(plan: &Plan, begun: &Path, range: &Range<u64>) -> Rows {
    let nothing = || vec![Vec::new(); plan.run.rulesets.len()];
    if !begun.exists() {
        return nothing();
    }
    let read = Part::read(begun).map(|part| part.beginning(plan.kind, &plan.run, range));
    match read {
        Ok(Some(rows)) => rows,
        Ok(None) => {
            message(format_args!(
                "{} is of another run and is not resumed",
                begun.display()
            ));
            nothing()
        }
        Err(error) => {
            message(format_args!("{error}; it is not resumed"));
            nothing()
        }
    }
}

/// The numbers of the parts that are missing, damaged or of another run, as `sbatch --array` takes them;
/// the reasons go to standard error.
pub fn missing(folder: &Path) -> Result<String, SenetError> {
    let plan = Plan::read(folder)?;
    let mut numbers = Vec::new();
    for number in plan.numbers() {
        let Some(fault) = plan.fault(folder, number) else {
            continue;
        };
        if number == 0 {
            let problem = format!("{fault}; make the plan again with --reuse");
            return Err(bad_plan(&problem));
        }
        message(fault);
        numbers.push(number);
    }
    Ok(ranges(&numbers))
}

/// The numbers with ranges: 3,7-9.
fn ranges(numbers: &[u64]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let runs = runs.map(|run| match run {
        [first, .., last] => format!("{first}-{last}"),
        [one] => one.to_string(),
        [] => String::new(),
    });
    let text: Vec<String> = runs.collect();
    if text.is_empty() {
        return String::new();
    }
    text.join(",") + "\n"
}

/// The files that were named, with the parts of a plan in the place of its folder.
pub fn part_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, SenetError> {
    let mut files = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => files.extend(Plan::read(path)?.files(path)),
            false => files.push(path.clone()),
        }
    }
    Ok(files)
}

/// The games of a shorter run that a longer one contains.
pub fn reused(paths: &[PathBuf], kind: Kind, run: &Run) -> Result<Rows, SenetError> {
    if paths.is_empty() {
        return Ok(vec![Vec::new(); run.rulesets.len()]);
    }
    let merged = part::merge(&part_files(paths)?)?;
    let as_long = Run {
        games: run.games,
        ..merged.run.clone()
    };
    if merged.kind != kind || as_long != *run || merged.run.games > run.games {
        let message = "the run to reuse is not a shorter run of the same rulesets, players, judge, seed and version";
        return Err(SenetError::new(ErrorKind::BadInput, message).at("reuse"));
    }
    Ok(merged.rows)
}

fn bad_plan(problem: &str) -> SenetError {
    SenetError::new(ErrorKind::BadFile, problem).at("plan")
}

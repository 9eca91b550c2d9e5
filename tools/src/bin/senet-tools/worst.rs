//! `senet-tools worst`: the slowest decisions, review rows and net checks under random house rules.

use clap::Args;
use senet::matches::net_check::best_for;
use senet::players::{BestEvaluator, Evaluator, Level};
use senet::random::PlayoutRng;
use senet::review::{BestJudge, Review};
use senet::rules::CATALOGUE;
use senet::rules::draft::Draft;
use senet::{Game, Ruleset, SenetError};
use std::fs::read_to_string;
use std::time::{Duration, Instant};

/// The options of `senet-tools worst`.
#[derive(Args)]
pub struct Options {
    /// The minutes to search.
    #[arg(long, short, default_value_t = 5)]
    minutes: u64,
    /// The seed of rules and games.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Milliseconds of processor time above which an answer fails the command. A browser takes up
    /// to twice as long.
    #[arg(long, default_value_t = 1_000)]
    limit: u64,
}

/// The maximum number of changes to a ruleset.
const CHANGES: u32 = 12;
/// The number of throws per game, played with random moves.
const THROWS: usize = 60;
/// One in this many decisions of a game is measured.
const ONE_IN: u32 = 6;

/// The slowest answer of one kind.
#[derive(Default)]
struct Slowest {
    measured: u64,
    time: Duration,
    ruleset: String,
    at: String,
}

impl Slowest {
    fn note(&mut self, time: Duration, ruleset: &Ruleset, at: impl FnOnce() -> String) {
        self.measured += 1;
        if time > self.time {
            self.time = time;
            self.ruleset = ruleset.name().to_owned();
            self.at = at();
        }
    }
}

/// Searches, prints the slowest answer of each kind, and fails if one is above the limit.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let mut dice = PlayoutRng::new(options.seed);
    let [mut checks, mut decisions, mut rows] = [(); 3].map(|()| Slowest::default());
    let until = Instant::now() + Duration::from_secs(60 * options.minutes);
    let mut rulesets = 0;
    while Instant::now() < until {
        let ruleset = Ruleset::parse(&any_rules(&mut dice)?)?;
        rulesets += 1;
        let (time, evaluator) = timed(|| best_for(&ruleset));
        checks.note(time, &ruleset, || evaluator.name().to_owned());
        let game = play(&ruleset, &evaluator, &mut dice, &mut decisions)?;
        let mut review = Review::new(&game, Box::new(BestJudge::new(&ruleset, evaluator, None)));
        for _ in 0..review.len() {
            let (time, _) = timed(|| review.step(1).len());
            rows.note(time, &ruleset, || game.record());
        }
    }
    println!("{rulesets} random rulesets, seed {}", options.seed);
    let limit = Duration::from_millis(options.limit);
    let kinds = [
        ("net check", checks),
        ("decision", decisions),
        ("review row", rows),
    ];
    let mut failed = false;
    for (kind, slowest) in kinds {
        let Slowest {
            measured,
            time,
            ruleset,
            at,
        } = slowest;
        println!(
            "slowest {kind} of {measured}: {} ms of processor time, {ruleset}",
            time.as_millis()
        );
        if time > limit {
            failed = true;
            println!("{at}");
        }
    }
    if failed {
        let message = format!("an answer took more than {} ms", options.limit);
        return Err(SenetError::new(senet::ErrorKind::Internal, message));
    }
    Ok(())
}

/// Measures the processor time of a call, which other programs on the machine do not affect.
fn timed<T>(call: impl FnOnce() -> T) -> (Duration, T) {
    let begun = processor_time();
    let done = call();
    (processor_time() - begun, done)
}

/// The processor time of this thread, or wall-clock time if the system does not report it.
fn processor_time() -> Duration {
    thread_local!(static BEGUN: Instant = Instant::now());
    let told = read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|line| line.split(' ').next()?.parse().ok());
    told.map_or_else(|| BEGUN.with(Instant::elapsed), Duration::from_nanos)
}

/// A ruleset of the catalogue with random changes, each compatible with the others.
fn any_rules(dice: &mut PlayoutRng) -> Result<String, SenetError> {
    let base = CATALOGUE[dice.below(CATALOGUE.len() as u32) as usize].id;
    let mut draft = Draft::new(base)?;
    for _ in 0..=dice.below(CHANGES) {
        let point = &draft.points[dice.below(draft.points.len() as u32) as usize];
        let allowed: Vec<_> = point
            .choices
            .iter()
            .filter(|choice| choice.refused.is_none())
            .collect();
        if !allowed.is_empty() {
            let chosen = allowed[dice.below(allowed.len() as u32) as usize];
            let changed = Draft::change(&draft.ruleset, point.name, &chosen.value)?;
            // The new value may contradict another rule.
            if changed.clashes.is_empty() {
                draft = changed;
            }
        }
    }
    Ok(draft.ruleset)
}

/// Plays a random game, and measures how long the strongest player takes for some of its decisions.
fn play(
    ruleset: &Ruleset,
    evaluator: &BestEvaluator,
    dice: &mut PlayoutRng,
    slowest: &mut Slowest,
) -> Result<Game, SenetError> {
    let mut game = Game::new(ruleset.clone(), dice.seed());
    while game.position().outcome().is_none() && game.thrown().count() < THROWS {
        let moves: Vec<String> = game
            .legal_moves()
            .iter()
            .map(|one| one.id.clone())
            .collect();
        if moves.is_empty() {
            game.throw()?;
            continue;
        }
        if dice.below(ONE_IN) == 0 {
            let position = *game.position();
            let (time, _) = timed(|| Level::strongest().choose(ruleset, &position, evaluator));
            slowest.note(time, ruleset, || position.id(ruleset));
        }
        game.apply(&moves[dice.below(moves.len() as u32) as usize])?;
    }
    Ok(game)
}

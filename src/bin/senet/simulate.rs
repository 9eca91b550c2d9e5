//! `senet simulate`.

use clap::Args;
use rayon::prelude::*;
use senet::lab::{Figures, Policy, Spread, Summary, simulate};
use senet::trial::strongest_of;
use senet::{Ruleset, SenetError};

/// How to simulate.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with options or house rules; `all` for every ruleset of the catalogue.
    #[arg(long, short)]
    ruleset: String,
    /// The number of games.
    #[arg(long, short, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed: the same seed gives the same figures for any number of threads.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// How both sides play: random, or the name of a level.
    #[arg(long, short, default_value = "casual")]
    policy: String,
    /// The number of threads; 0 for one a core.
    #[arg(long, short, default_value_t = 0)]
    threads: usize,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints what they come to.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let pool = pool(options.threads)?;
    let names: Vec<&str> = match options.ruleset.as_str() {
        "all" => senet::rules::CATALOGUE
            .iter()
            .map(|entry| entry.id)
            .collect(),
        name => vec![name],
    };
    let mut summaries = Vec::new();
    for name in names {
        let ruleset = Ruleset::parse(name)?;
        let Options {
            policy,
            seed,
            games,
            ..
        } = options;
        summaries.push(pool.install(|| summary(&ruleset, policy, *seed, *games))?);
    }
    match &summaries[..] {
        summaries if options.json => println!("{:#}", serde_json::json!(summaries)),
        [summary] => print_one(summary),
        summaries => print_table(summaries),
    }
    Ok(())
}

/// What so many games of a ruleset come to, played on the threads of the pool this runs in.
///
/// # Errors
/// A policy that is none.
pub fn summary(
    ruleset: &Ruleset,
    policy: &str,
    seed: u64,
    games: u64,
) -> Result<Summary, SenetError> {
    let judge = strongest_of(ruleset);
    let playing = Policy::by_name(policy)?;
    let games: Vec<Figures> = (0..games)
        .into_par_iter()
        .map(|game| simulate(ruleset, playing, &judge, seed, game))
        .collect();
    Ok(Summary::of(ruleset.name(), policy, seed, &games))
}

/// So many threads; 0 for one a core.
pub fn pool(threads: usize) -> Result<rayon::ThreadPool, SenetError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| SenetError {
        code: "no_threads",
        message: error.to_string(),
        field: Some("threads".into()),
    })
}

fn print_one(summary: &Summary) {
    let percent = |share: f64| format!("{:.2} %", 100.0 * share);
    let spread = |spread: &Spread| {
        format!(
            "mean {:.1}, median {:.0}, 5-95 % {:.0} to {:.0}, longest {:.0}",
            spread.mean, spread.median, spread.low, spread.high, spread.max
        )
    };
    let [low, high] = summary.first_wins_interval;
    println!(
        "{}: {} games, {}, seed {}",
        summary.ruleset, summary.games, summary.policy, summary.seed
    );
    println!("throws a game         {}", spread(&summary.throws));
    println!("turns a game          {}", spread(&summary.turns));
    println!(
        "first side wins       {} (95 %: {} to {})",
        percent(summary.first_wins),
        percent(low),
        percent(high)
    );
    println!("draws                 {}", percent(summary.draws));
    println!("choices a decision    {:.2}", summary.branching);
    println!("with a real choice    {}", percent(summary.real_choices));
    println!("without a move        {}", percent(summary.without_move));
    println!("hits a game           {:.1}", summary.hits);
    println!("drownings a game      {:.1}", summary.drownings);
    println!("comebacks             {}", percent(summary.comebacks));
    println!("games with repetition {}", percent(summary.repeated));
    println!("games stopped         {}", summary.capped);
}

fn print_table(summaries: &[Summary]) {
    println!(
        "{:<16} {:>7} {:>11} {:>7} {:>15} {:>6} {:>7} {:>7} {:>6} {:>6} {:>6} {:>7}",
        "ruleset",
        "throws",
        "5-95 %",
        "first %",
        "95 %",
        "draw %",
        "choices",
        "real %",
        "none %",
        "hits",
        "drown",
        "comeb %"
    );
    for s in summaries {
        let [low, high] = s.first_wins_interval.map(|share| 100.0 * share);
        println!(
            "{:<16} {:>7.1} {:>11} {:>7.2} {:>15} {:>6.2} {:>7.2} {:>7.2} {:>6.2} {:>6.1} {:>6.1} {:>7.2}",
            s.ruleset,
            s.throws.mean,
            format!("{:.0}-{:.0}", s.throws.low, s.throws.high),
            100.0 * s.first_wins,
            format!("{low:.2}-{high:.2}"),
            100.0 * s.draws,
            s.branching,
            100.0 * s.real_choices,
            100.0 * s.without_move,
            s.hits,
            s.drownings,
            100.0 * s.comebacks,
        );
    }
}

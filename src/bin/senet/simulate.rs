//! `senet simulate`.

use crate::arena::contestant;
use crate::arguments::{MAX_GAMES, Running, within};
use crate::output::Output;
use clap::Args;
use rayon::prelude::*;
use senet::lab::{SimulatedGame, Spread, Summary, simulate};
use senet::matches::arena::THROW_CAP;
use senet::{Ruleset, SenetError};

/// The parameters of a simulation.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with options or house rules; `all` for every ruleset of the catalogue.
    #[arg(long, short)]
    ruleset: String,
    /// The number of games.
    #[arg(long, short, default_value_t = 10_000, value_parser = within(1..=MAX_GAMES))]
    games: u64,
    #[command(flatten)]
    running: Running,
    /// The policy of both sides, as for the players of `senet arena`: random or a level, for example.
    #[arg(long, short, default_value = "casual")]
    policy: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints their statistics.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let pool = options.running.pool()?;
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
        let (policy, seed, games) = (&options.policy, options.running.seed, options.games);
        summaries.push(pool.install(|| summary(&ruleset, policy, seed, games))?);
    }
    match &summaries[..] {
        summaries if options.json => writeln!(out, "{:#}", serde_json::json!(summaries))?,
        [summary] => print_one(summary, out)?,
        summaries => print_table(summaries, out)?,
    }
    Ok(())
}

/// The statistics of `games` games of a ruleset, played on the current thread pool.
///
/// # Errors
/// Returns an error if the policy is unknown.
pub fn summary(
    ruleset: &Ruleset,
    policy: &str,
    seed: u64,
    games: u64,
) -> Result<Summary, SenetError> {
    let player = contestant(ruleset, policy)?;
    let games: Vec<SimulatedGame> = (0..games)
        .into_par_iter()
        .map(|game| simulate(ruleset, &player, seed, game))
        .collect();
    Ok(Summary::new(ruleset.name(), policy, seed, &games))
}

/// Formats a statistic, or a dash if it is unknown because games were stopped.
fn known<T>(figure: Option<T>, written: impl Fn(T) -> String) -> String {
    figure.map_or("-".into(), written)
}

fn print_one(summary: &Summary, out: &mut Output) -> Result<(), SenetError> {
    let percent = |share: f64| format!("{:.2} %", 100.0 * share);
    let whole = |number| known(number, |number| format!("{number:.0}"));
    let tenth = |number| known(number, |number| format!("{number:.1}"));
    let spread = |spread: &Spread| {
        format!(
            "mean {}, median {}, 5-95 % {} to {}, longest {}",
            tenth(spread.mean),
            whole(spread.median),
            whole(spread.low),
            whole(spread.high),
            whole(spread.max)
        )
    };
    let score = summary.first_score.zip(summary.first_score_interval);
    let score = known(score, |(score, [low, high])| {
        format!(
            "{} (95 %: {} to {})",
            percent(score),
            percent(low),
            percent(high)
        )
    });
    writeln!(
        out,
        "{}: {} games, {}, seed {}",
        summary.ruleset, summary.games, summary.policy, summary.seed
    )?;
    writeln!(
        out,
        "games stopped         {} (after {THROW_CAP} throws)",
        percent(summary.stopped)
    )?;
    if summary.stopped > 0.5 {
        writeln!(out, "Games under these rules hardly ever end.")?;
    }
    writeln!(out, "throws per game       {}", spread(&summary.throws))?;
    writeln!(out, "turns per game        {}", spread(&summary.turns))?;
    writeln!(
        out,
        "first side's score    {score}, in finished games, a draw is a half"
    )?;
    writeln!(
        out,
        "draws                 {}",
        known(summary.draws, percent)
    )?;
    writeln!(out, "choices per decision  {:.2}", summary.branching)?;
    writeln!(
        out,
        "with a real choice    {}",
        percent(summary.real_choices)
    )?;
    writeln!(
        out,
        "without a move        {}",
        percent(summary.without_move)
    )?;
    writeln!(out, "hits per game         {}", tenth(summary.hits))?;
    writeln!(out, "drownings per game    {}", tenth(summary.drownings))?;
    writeln!(
        out,
        "comebacks             {}",
        known(summary.comebacks, percent)
    )?;
    writeln!(out, "games with repetition {}", percent(summary.repeated))
}

fn print_table(summaries: &[Summary], out: &mut Output) -> Result<(), SenetError> {
    writeln!(
        out,
        "{:<16} {:>6} {:>7} {:>11} {:>7} {:>15} {:>6} {:>7} {:>7} {:>6} {:>6} {:>6} {:>7}",
        "ruleset",
        "stop %",
        "throws",
        "5-95 %",
        "score %",
        "95 %",
        "draw %",
        "choices",
        "real %",
        "none %",
        "hits",
        "drown",
        "comeb %"
    )?;
    let whole = |number| known(number, |number| format!("{number:.0}"));
    let tenth = |number| known(number, |number| format!("{number:.1}"));
    let percent = |share| known(share, |share| format!("{:.2}", 100.0 * share));
    for s in summaries {
        let interval = known(s.first_score_interval, |[low, high]| {
            format!("{:.2}-{:.2}", 100.0 * low, 100.0 * high)
        });
        writeln!(
            out,
            "{:<16} {:>6.2} {:>7} {:>11} {:>7} {:>15} {:>6} {:>7.2} {:>7.2} {:>6.2} {:>6} {:>6} {:>7}",
            s.ruleset,
            100.0 * s.stopped,
            tenth(s.throws.mean),
            format!("{}-{}", whole(s.throws.low), whole(s.throws.high)),
            percent(s.first_score),
            interval,
            percent(s.draws),
            s.branching,
            100.0 * s.real_choices,
            100.0 * s.without_move,
            tenth(s.hits),
            tenth(s.drownings),
            percent(s.comebacks),
        )?;
    }
    Ok(())
}

//! `senet-tools train`.

use crate::arena::load_net;
use crate::solve::solved;
use clap::Args;
use senet::players::nearest_net;
use senet::{ErrorKind, Ruleset, SenetError};
use senet_tools::train::{Plan, RoundReport, Training};
use serde_json::json;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Rounds between checkpoints.
const CHECKPOINT: u32 = 10;

/// The options of `senet-tools train`.
#[derive(Args)]
pub struct Options {
    /// The id of the ruleset, whose net learns all its options together; or house rules, whose net
    /// starts from the net of the base ruleset.
    #[arg(long, short)]
    ruleset: String,
    /// The seed: the same seed and number of rounds give the same net.
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// The number of rounds, of about 33,000 positions each.
    #[arg(long, alias = "steps", default_value_t = 600)]
    rounds: u32,
    /// Solve the endgames with at most this many pieces per side first, and learn from their exact
    /// values.
    #[arg(long, default_value_t = 0)]
    exact: u8,
    /// The folder of layers written by `senet solve --out`, with a subfolder for each ruleset. Missing
    /// layers are solved and saved there.
    #[arg(long)]
    layers: Option<PathBuf>,
    /// The number of units in the net's first layer.
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u8).range(1..=96))]
    units: u8,
    /// Continue training this net file instead of starting from scratch.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Warm-up rounds in which the net imitates games of the hand-made evaluation, for rules under
    /// which an untrained net would only learn to wait.
    #[arg(long = "shown", value_name = "ROUNDS", default_value_t = 0)]
    warm_up: u32,
    /// Stop after this many minutes; the same command resumes from there.
    #[arg(long)]
    minutes: Option<f64>,
    /// The folder for the net, its provenance, the learning curve and the checkpoint.
    #[arg(long, short, default_value = "nets")]
    out: PathBuf,
}

/// Trains a net and prints the progress.
pub fn run(options: &Options) -> Result<(), SenetError> {
    let plan = Plan {
        ruleset: options.ruleset.clone(),
        seed: options.seed,
        rounds: options.rounds,
        exact: options.exact,
        units: options.units,
        from: 0,
        warm_up: options.warm_up,
    };
    let name = options
        .ruleset
        .replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let file = |ending: &str| options.out.join(format!("{name}.{ending}"));
    let (checkpoint, curve) = (file("training"), file("curve.csv"));
    fs::create_dir_all(&options.out).map_err(|error| refused(&options.out, &error))?;
    let begun = match &options.from {
        Some(path) => Training::resume_from(plan, &load_net(path)?)?,
        None => beginning(plan)?,
    };
    let mut training = begin_or_go_on(begun, &checkpoint, &curve)?;
    let plan = training.plan().clone();
    training
        .solve_endgames(|ruleset, pieces| solved(ruleset, pieces, options.layers.as_deref()))?;
    let begun = Instant::now();
    while !training.is_done() {
        let progress = training.step();
        report(&progress, &begun, &curve)?;
        let minutes = begun.elapsed().as_secs_f64() / 60.0;
        let out_of_time = options.minutes.is_some_and(|most| minutes >= most);
        if out_of_time || progress.round % CHECKPOINT == 0 {
            write(&checkpoint, &training.to_bytes())?;
        }
        if out_of_time {
            println!("time is up: the same command resumes from here");
            return Ok(());
        }
    }
    let net = training.net().to_bytes();
    write(&file("net"), &net)?;
    write(&file("json"), provenance(&plan, &net).as_bytes())?;
    write(&checkpoint, &training.to_bytes())?;
    println!("{} is ready", file("net").display());
    Ok(())
}

/// The command that reproduces the net.
fn provenance(plan: &Plan, net: &[u8]) -> String {
    let Plan {
        ruleset,
        seed,
        rounds,
        exact,
        units,
        from,
        warm_up,
    } = plan;
    let revision = Command::new("git").args(["rev-parse", "HEAD"]).output();
    let revision = revision.ok().filter(|output| output.status.success());
    let revision = revision.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let from_file = if *from == 0 { "" } else { " --from before.net" };
    let warm_up_rounds = if *warm_up == 0 {
        String::new()
    } else {
        format!(" --shown {warm_up}")
    };
    let from = (*from != 0).then(|| format!("{from:08x}"));
    let provenance = json!({
        "command": format!("senet-tools train --ruleset {ruleset} --seed {seed} --rounds {rounds} --exact {exact} --units {units}{warm_up_rounds}{from_file}"),
        "from": from,
        "ruleset": ruleset,
        "seed": seed,
        "rounds": rounds,
        "exact": exact,
        "units": units,
        "shown": warm_up,
        "revision": revision,
        "bytes": net.len(),
    });
    format!("{provenance:#}\n")
}

/// House rules start from the net of the base ruleset, other rules from random weights.
fn beginning(plan: Plan) -> Result<Training, SenetError> {
    let ruleset = Ruleset::parse(&plan.ruleset)?;
    let training = Training::new(plan)?;
    let nearest = nearest_net(&ruleset).filter(|_| ruleset.has_house_rules());
    Ok(match nearest {
        Some(net) => training.with_weights_of(&net),
        None => training,
    })
}

/// Resumes from the checkpoint if there is one with the same plan; otherwise begins.
fn begin_or_go_on(
    begun: Training,
    checkpoint: &Path,
    curve: &Path,
) -> Result<Training, SenetError> {
    if !checkpoint.exists() {
        write(curve, b"round,seconds,error\n")?;
        return Ok(begun);
    }
    let training = Training::from_bytes(&read(checkpoint)?)?;
    if training.plan() != begun.plan() {
        let message = format!(
            "{} belongs to another training run: remove it, or use its ruleset, seed and rounds",
            checkpoint.display()
        );
        return Err(SenetError::new(ErrorKind::BadFile, message));
    }
    println!("resuming after round {}", training.round());
    Ok(training)
}

fn report(progress: &RoundReport, begun: &Instant, curve: &Path) -> Result<(), SenetError> {
    let (round, seconds, error) = (
        progress.round,
        begun.elapsed().as_secs_f64(),
        progress.error,
    );
    println!("round {round:>5}  {seconds:>7.1} s  error {error:.5}");
    let line = format!("{round},{seconds:.1},{error:.6}\n");
    let file = OpenOptions::new().append(true).create(true).open(curve);
    file.and_then(|mut file| file.write_all(line.as_bytes()))
        .map_err(|error| refused(curve, &error))
}

fn read(path: &Path) -> Result<Vec<u8>, SenetError> {
    fs::read(path).map_err(|error| refused(path, &error))
}

/// Writes a file atomically.
fn write(path: &Path, bytes: &[u8]) -> Result<(), SenetError> {
    let unfinished = path.with_extension("part");
    fs::write(&unfinished, bytes)
        .and_then(|()| fs::rename(&unfinished, path))
        .map_err(|error| refused(path, &error))
}

fn refused(path: &Path, error: &std::io::Error) -> SenetError {
    SenetError::new(ErrorKind::BadFile, format!("{}: {error}", path.display()))
}

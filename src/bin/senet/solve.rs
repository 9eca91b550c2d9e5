//! `senet solve`.

use crate::arguments::{pool, within};
use crate::layer_files::LayerFiles;
use crate::output::{self, Output};
use clap::Args;
use senet::players::endgames::{Interval, LayerSummary, Solver, SolverProgress, Tablebase};
use senet::rules::CATALOGUE;
use senet::{Ruleset, SenetError};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The options of `senet solve`.
#[derive(Args)]
pub struct Options {
    /// The ruleset, with options or house rules; `all` for every ruleset of the catalogue.
    #[arg(long, short)]
    ruleset: String,
    /// Solve the endgames with at most this many pieces per side, and print how often the first side
    /// wins the game that starts with this many.
    #[arg(long, short, required_unless_present = "layer", value_parser = within(1..=MAX_PIECES))]
    pieces: Option<u8>,
    /// Solve the endgames with these pieces left, such as 3x2, and those they lead to.
    #[arg(long, short, conflicts_with = "pieces", value_parser = layer)]
    layer: Option<[u8; 2]>,
    /// Finish a layer when a sweep changes no bound by more than this; with 0, when nothing
    /// changes.
    #[arg(long, default_value_t = 0.0, value_parser = residual)]
    residual: f64,
    /// The memory for transitions in megabytes. As long as they fit, only the first sweep generates
    /// moves.
    #[arg(long, default_value_t = 2048, value_parser = within(0..=u64::MAX))]
    memory: u64,
    /// The number of threads, at most four per core; 0 for one per core.
    #[arg(long, short, default_value_t = 0, value_parser = within(0..=usize::MAX))]
    threads: usize,
    /// A folder for the layers. Finished layers found there are not solved again, unfinished ones are
    /// continued. With `all`, each ruleset has a subfolder.
    #[arg(long, short)]
    out: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// The most pieces per side under any rules.
const MAX_PIECES: u8 = 10;

fn residual(text: &str) -> Result<f64, String> {
    let digits = text.starts_with(|first: char| first.is_ascii_digit());
    let residual = text.parse().ok().filter(|_| digits);
    let residual = residual.filter(|residual| (0.0..=1.0).contains(residual));
    residual.ok_or_else(|| "it must be a number from 0 to 1, such as 0.001 or 1e-6".into())
}

fn layer(text: &str) -> Result<[u8; 2], String> {
    let pieces = |text| within(0..=MAX_PIECES)(text).ok();
    let (more, fewer) = text.split_once('x').unwrap_or((text, ""));
    match (pieces(more), pieces(fewer)) {
        (Some(more), Some(fewer)) => Ok([more, fewer]),
        _ => Err(format!("‘{text}’ is not a layer: write it as 3x2")),
    }
}

/// Positions visited between two checks of the clock.
const STEP: u64 = 1 << 20;

/// Solves, and prints the results.
pub fn run(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let pool = pool(options.threads)?;
    let names: Vec<&str> = match options.ruleset.as_str() {
        "all" => CATALOGUE.iter().map(|entry| entry.id).collect(),
        name => vec![name],
    };
    let mut answers = Vec::new();
    for name in names {
        let ruleset = Ruleset::parse(name)?;
        let solved = pool.install(|| solve(options, &ruleset))?;
        if options.json {
            answers.push(solved.json());
        } else {
            solved.print(out)?;
        }
    }
    if options.json {
        writeln!(out, "{:#}", Value::from(answers))?;
    }
    Ok(())
}

/// The solved endgames of a ruleset, and the cost of solving them.
struct Solved {
    ruleset: Ruleset,
    layers: Vec<(LayerSummary, f64)>,
    /// The number of pieces of a full game, and its first side's chance.
    start: Option<(u8, Interval)>,
    seconds: f64,
}

fn solve(options: &Options, ruleset: &Ruleset) -> Result<Solved, SenetError> {
    let solver = match (options.layer, options.pieces) {
        (Some(pieces), _) => Solver::for_layer(ruleset, pieces)?,
        (None, pieces) => Solver::new(ruleset, pieces.unwrap_or(1))?,
    };
    solver.check_size()?;
    let mut solver = solver
        .with_tolerance(options.residual)
        .with_memory(options.memory.saturating_mul(1 << 20));
    let mut files = match &options.out {
        Some(folder) if options.ruleset == "all" => {
            Some(LayerFiles::for_ruleset(ruleset, folder, "out"))
        }
        Some(folder) => Some(LayerFiles::new(folder.clone(), "out")),
        None => None,
    };
    let begun = Instant::now();
    let seconds = solve_layers(&mut solver, files.as_mut())?;
    let table = solver.finish();
    Ok(Solved {
        ruleset: ruleset.clone(),
        layers: table.layers().into_iter().zip(seconds).collect(),
        start: start(options, ruleset, &table),
        seconds: begun.elapsed().as_secs_f64(),
    })
}

/// The endgames with at most `pieces` pieces per side. With a folder of `layers`, reads them from the
/// ruleset's subfolder; solves and writes missing ones first.
pub fn solved(
    ruleset: &Ruleset,
    pieces: u8,
    layers: Option<&Path>,
) -> Result<Tablebase, SenetError> {
    let mut files = layers.map(|folder| LayerFiles::for_ruleset(ruleset, folder, "layers"));
    let mut solver = Solver::new(ruleset, pieces)?;
    solver.check_size()?;
    solve_layers(&mut solver, files.as_mut())?;
    Ok(solver.finish())
}

/// Solves all layers. Returns the seconds for each.
fn solve_layers(
    solver: &mut Solver,
    mut files: Option<&mut LayerFiles>,
) -> Result<Vec<f64>, SenetError> {
    let begun = Instant::now();
    let mut seconds = Vec::new();
    while solver.progress().layers_left > 0 {
        let layer_begun = Instant::now();
        solve_layer(solver, files.as_deref_mut(), begun)?;
        seconds.push(layer_begun.elapsed().as_secs_f64());
    }
    output::progress("");
    Ok(seconds)
}

/// Solves the next layer, or loads it from its file.
fn solve_layer(
    solver: &mut Solver,
    mut files: Option<&mut LayerFiles>,
    begun: Instant,
) -> Result<(), SenetError> {
    let before = solver.progress();
    if let Some(files) = &files {
        files.load(solver)?;
    }
    if solver.progress().layers_left < before.layers_left {
        return Ok(());
    }
    loop {
        let now = solver.step(STEP)?;
        if now.layers_left < before.layers_left {
            break;
        }
        show(&now, begun);
        if let Some(files) = &mut files {
            files.checkpoint(solver)?;
        }
    }
    match files {
        Some(files) => files.save(solver, before.pieces),
        None => Ok(()),
    }
}

fn show(progress: &SolverProgress, begun: Instant) {
    if progress.layers_left > 0 {
        let [more, fewer] = progress.pieces;
        output::progress(format_args!(
            "{more}x{fewer}: {} positions, sweep {} {:.0} %, residual {:.1e}, {:.0} s",
            progress.positions,
            progress.sweeps + 1,
            100.0 * progress.swept,
            progress.residual,
            begun.elapsed().as_secs_f64()
        ));
    }
}

/// The chance of the first side in the game that starts with the number of pieces solved.
fn start(options: &Options, ruleset: &Ruleset, table: &Tablebase) -> Option<(u8, Interval)> {
    let pieces = options.pieces?;
    let mut rules = ruleset.rules().clone();
    rules.pieces = pieces;
    let game = Ruleset::based_on(ruleset.entry(), rules).ok()?;
    Some((pieces, table.first_side_chance(&game)?))
}

impl Solved {
    fn print(&self, out: &mut Output) -> Result<(), SenetError> {
        writeln!(out, "{}", self.ruleset.name())?;
        writeln!(
            out,
            "{:>5} {:>11} {:>7} {:>9} {:>9} {:>9}",
            "layer", "positions", "sweeps", "residual", "width", "seconds"
        )?;
        for (layer, seconds) in &self.layers {
            let [more, fewer] = layer.pieces;
            writeln!(
                out,
                "{:>5} {:>11} {:>7} {:>9.1e} {:>9.1e} {seconds:>9.2}",
                format!("{more}x{fewer}"),
                layer.positions,
                layer.sweeps,
                layer.residual,
                layer.width,
            )?;
        }
        if let Some((pieces, chance)) = self.start {
            writeln!(
                out,
                "With {pieces} pieces per side the first side wins {:.6} %: proven between {:.9} and {:.9}, {:.1e} apart.",
                100.0 * chance.middle(),
                chance.low,
                chance.high,
                chance.width()
            )?;
        }
        let memory = peak_memory().map_or(String::new(), |bytes| {
            format!(", {:.0} MB of memory at most", bytes as f64 / 1e6)
        });
        writeln!(out, "{:.2} s{memory}", self.seconds)
    }

    fn json(&self) -> Value {
        let layers: Vec<Value> = self
            .layers
            .iter()
            .map(|(layer, seconds)| {
                json!({
                    "pieces": layer.pieces, "positions": layer.positions, "sweeps": layer.sweeps,
                    "residual": layer.residual, "width": layer.width, "seconds": seconds,
                })
            })
            .collect();
        let start = self.start.map(
            |(pieces, chance)| json!({"pieces": pieces, "low": chance.low, "high": chance.high}),
        );
        json!({
            "ruleset": self.ruleset.name(), "layers": layers, "first_side": start,
            "seconds": self.seconds, "peak_memory": peak_memory(),
        })
    }
}

/// The peak memory of the program in bytes, if the system reports it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes << 10)
}

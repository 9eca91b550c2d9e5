//! Layers as files: a head of lines anyone can read, then 8 bytes for each cell.
//!
//! ```text
//! senet endgame 1
//! rules 1: houses=30,entry=none,…
//! layer: 3x2
//! cells: 2375100
//! sweeps: 65
//! residual: 0
//! finished: yes
//! checksum: 0123456789abcdef
//!
//! ```
//!
//! The residual counts units of 2⁻³¹. A cell is one number, low byte first: the lower bound in its
//! upper half, one less the upper bound in its lower half, both in such units. The checksum is FNV-1a
//! of 64 bits over the lines before it and the cells, eight bytes at a time.

use super::solver::Solver;
use super::span::{ONE, Span};
use crate::error::SenetError;
use crate::rules::Rules;
use crate::rules::dimensions::DIMENSIONS;
use std::io::{BufRead, Read, Write};

const FORMAT: &str = "senet endgame 1";
/// Counts up when rules of the same words come to mean something else.
const RULES_REVISION: u32 = 1;
/// Dimensions that do not matter to endgames.
const OF_THE_START: [&str; 3] = ["pieces", "opening", "score"];
/// Longer heads are none.
const LONGEST_HEAD: u64 = 4096;

impl Solver {
    /// Writes the layer being solved, or another that is begun.
    ///
    /// # Errors
    /// When the layer is not begun, or cannot be written.
    pub fn save(&self, layer: [u8; 2], out: &mut impl Write) -> Result<(), SenetError> {
        let [more, fewer] = layer;
        let placed = self
            .numbering
            .get(more, fewer)
            .ok_or_else(|| bad(format!("the layer {more}x{fewer} is not begun")))?;
        let cells = self.cells.of(placed);
        let finished = !self.plan.contains(&layer);
        let mut head = self.head(layer, cells.len());
        head += &format!(
            "sweeps: {}\nresidual: {}\nfinished: {}\n",
            placed.sweeps,
            placed.residual,
            if finished { "yes" } else { "no" }
        );
        let mut sum = Checksum::of(&head);
        cells.iter().for_each(|cell| sum.add(cell.bits()));
        head += &format!("checksum: {:016x}\n\n", sum.0);
        let mut write = || {
            out.write_all(head.as_bytes())?;
            for cell in cells {
                out.write_all(&cell.bits().to_le_bytes())?;
            }
            out.flush()
        };
        write().map_err(|error| {
            bad(format!(
                "the layer {more}x{fewer} cannot be written: {error}"
            ))
        })
    }

    /// Takes the next layer to solve, not yet begun, from a file that [`save`](Solver::save) wrote: a
    /// finished one is not solved again, another is gone on with.
    ///
    /// # Errors
    /// A file that is damaged, of other rules, or of another layer: then nothing of it is believed.
    /// And when no layer is left, or it is begun.
    pub fn load(&mut self, file: &mut impl BufRead) -> Result<(), SenetError> {
        let layer = self.plan.last().copied().filter(|_| !self.is_begun());
        let layer = layer.ok_or_else(|| bad("the layer is begun, or none is left to solve"))?;
        self.begin_layer()?;
        let read = self.read(layer, file);
        if read.is_err() {
            let cells = self.numbering.get(layer[0], layer[1]).into_iter();
            cells
                .flat_map(|placed| self.cells.of(placed))
                .for_each(|cell| cell.set(Span::UNKNOWN));
        }
        let (sweeps, residual, finished) = read?;
        self.take_up(layer, sweeps, residual, finished);
        Ok(())
    }

    /// Fills the layer's cells from the file, and tells its sweeps, residual and whether it is
    /// finished.
    fn read(
        &self,
        layer: [u8; 2],
        file: &mut impl BufRead,
    ) -> Result<(u32, u32, bool), SenetError> {
        let [more, fewer] = layer;
        let placed = self.numbering.get(more, fewer).expect("the layer is begun");
        let cells = self.cells.of(placed);
        let mut lines = head(file)?;
        let expected = self.head(layer, cells.len());
        // In this order: the other would swallow the line behind.
        for (expected, found) in expected.lines().zip(lines.by_ref()) {
            if found != expected {
                return Err(bad(format!(
                    "the file is not of this layer of these rules: it says ‘{found}’ instead of ‘{expected}’"
                )));
            }
        }
        let mut value = |name: &str| {
            let line = lines.next().unwrap_or_default();
            let value = line
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix(": "));
            value.map(str::to_owned).ok_or_else(damaged)
        };
        let [sweeps, residual, finished, checksum] =
            ["sweeps", "residual", "finished", "checksum"].map(&mut value);
        let (sweeps, residual, finished) = (sweeps?, residual?, finished?);
        let mut sum = Checksum::of(&format!(
            "{expected}sweeps: {sweeps}\nresidual: {residual}\nfinished: {finished}\n"
        ));
        let mut bytes = [0; 8];
        for cell in cells {
            file.read_exact(&mut bytes).map_err(|_| damaged())?;
            let bits = u64::from_le_bytes(bytes);
            sum.add(bits);
            let (low, above) = (bits >> 32, bits & u64::from(u32::MAX));
            if low + above > u64::from(ONE) {
                return Err(damaged());
            }
            cell.set_bits(bits);
        }
        let behind = file.read(&mut bytes).map_err(|_| damaged())?;
        if behind > 0 || checksum? != format!("{:016x}", sum.0) {
            return Err(damaged());
        }
        let sweeps = sweeps.parse().map_err(|_| damaged())?;
        let residual = residual.parse().map_err(|_| damaged())?;
        Ok((sweeps, residual, finished == "yes"))
    }

    fn head(&self, [more, fewer]: [u8; 2], cells: usize) -> String {
        let rules = rules_text(self.ruleset.rules());
        format!(
            "{FORMAT}\nrules {RULES_REVISION}: {rules}\nlayer: {more}x{fewer}\ncells: {cells}\n"
        )
    }
}

/// The lines of the head.
fn head(file: &mut impl BufRead) -> Result<std::vec::IntoIter<String>, SenetError> {
    let mut lines = Vec::new();
    let mut file = file.take(LONGEST_HEAD);
    loop {
        let mut line = String::new();
        file.read_line(&mut line).map_err(|_| damaged())?;
        match line.strip_suffix('\n') {
            None => return Err(damaged()),
            Some("") => return Ok(lines.into_iter()),
            Some(line) => lines.push(line.to_owned()),
        }
    }
}

/// The dimensions that matter to endgames, in their written form.
fn rules_text(rules: &Rules) -> String {
    let matters =
        |name: &str| !OF_THE_START.contains(&name) && (name != "start" || rules.start_lock);
    let written: Vec<String> = DIMENSIONS
        .iter()
        .filter(|dimension| matters(dimension.name))
        .map(|dimension| format!("{}={}", dimension.name, dimension.get(rules)))
        .collect();
    written.join(",")
}

struct Checksum(u64);

impl Checksum {
    fn of(text: &str) -> Checksum {
        let mut sum = Checksum(0xcbf2_9ce4_8422_2325);
        text.bytes().for_each(|byte| sum.add(byte.into()));
        sum
    }

    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

fn bad(message: impl Into<String>) -> SenetError {
    SenetError::new("bad_layer_file", message)
}

fn damaged() -> SenetError {
    bad("the file of this layer is damaged: delete it and solve the layer again")
}

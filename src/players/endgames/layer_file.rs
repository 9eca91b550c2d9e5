//! The file format of layers: a header of readable lines, then 8 bytes per value.
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
//! The residual is in units of 2⁻³¹. A value is one little-endian number: the lower bound in its upper
//! half, one minus the upper bound in its lower half, both in such units. The checksum is 64-bit FNV-1a
//! over the lines before it and the values, eight bytes at a time.

use super::index::IndexedLayer;
use super::interval::ONE;
use super::solver::Solver;
use super::values::AtomicBounds;
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use crate::rules::parameters::PARAMETERS;
use crate::rules::{Rules, Ruleset};
use std::io::{BufRead, Read, Write};

const FORMAT: &str = "senet endgame 1";
/// Incremented when the meaning of rules with the same written form changes.
const RULES_REVISION: u32 = 1;
/// Parameters that do not affect endgames.
const OF_THE_START: [&str; 4] = ["pieces", "start_house", "opening", "score"];
/// The maximum length of a header in bytes.
const LONGEST_HEAD: u64 = 4096;

impl Solver {
    /// Writes the current layer, or another one that has been started.
    ///
    /// # Errors
    /// Returns an error if the layer has not been started or cannot be written.
    pub fn save(&self, layer: [u8; 2], out: &mut impl Write) -> Result<(), SenetError> {
        let [more, fewer] = layer;
        let indexed = self
            .index
            .get(more, fewer)
            .ok_or_else(|| bad(format!("the layer {more}x{fewer} has not been started")))?;
        let values = self.values.of(indexed);
        let finished = !self.plan.contains(&layer);
        let mut head = head_of(&self.ruleset, layer, values.len());
        head += &format!(
            "sweeps: {}\nresidual: {}\nfinished: {}\n",
            indexed.sweeps(),
            indexed.residual(),
            if finished { "yes" } else { "no" }
        );
        let mut sum = Checksum::new(&head);
        values.iter().for_each(|value| sum.add(value.bits()));
        head += &format!("checksum: {:016x}\n\n", sum.0);
        let mut write = || {
            out.write_all(head.as_bytes())?;
            for value in values {
                out.write_all(&value.bits().to_le_bytes())?;
            }
            out.flush()
        };
        write().map_err(|error| {
            bad(format!(
                "the layer {more}x{fewer} cannot be written: {error}"
            ))
        })
    }

    /// Reads the next layer from a file written by [`save`](Solver::save). A finished layer is not
    /// solved again; an unfinished one is resumed.
    ///
    /// # Errors
    /// Returns an error if the file is damaged or belongs to other rules or another layer; nothing
    /// is loaded then. Also fails if no layer is left or the layer has already been started.
    pub fn load(&mut self, file: &mut impl BufRead) -> Result<(), SenetError> {
        self.load_if(file, |_| true).map(drop)
    }

    /// Like [`load`](Solver::load), but loads nothing and returns `false` if the layer in the file is
    /// not finished.
    ///
    /// # Errors
    /// The same as those of [`load`](Solver::load).
    pub fn load_finished(&mut self, file: &mut impl BufRead) -> Result<bool, SenetError> {
        self.load_if(file, |head| head.finished)
    }

    fn load_if(
        &mut self,
        file: &mut impl BufRead,
        wanted: fn(&Head) -> bool,
    ) -> Result<bool, SenetError> {
        let mut indexed = self.next_layer()?.ok_or_else(|| {
            bad("the layer has already been started, or no layer is left to solve")
        })?;
        let head = Head::read(&self.ruleset, &indexed, file)?;
        if !wanted(&head) {
            return Ok(false);
        }
        let numbers = indexed.values();
        self.values.grow(numbers.end as u64);
        let values = self.values.of(&indexed);
        if let Err(error) = head.read_values(file, values) {
            self.values.truncate(numbers.start as u64);
            return Err(error);
        }
        (indexed.sweeps, indexed.residual) = (head.sweeps.into(), head.residual.into());
        self.resume(indexed, head.finished);
        Ok(true)
    }
}

/// The contents of the header of a layer's file.
struct Head {
    sweeps: u32,
    residual: u32,
    finished: bool,
    /// The checksum state of the lines before the checksum.
    sum: Checksum,
    checksum: String,
}

impl Head {
    /// Reads the header of this layer's file.
    ///
    /// # Errors
    /// Returns an error if the file is damaged, or belongs to other rules or to another layer.
    fn read(
        ruleset: &Ruleset,
        indexed: &IndexedLayer,
        file: &mut impl BufRead,
    ) -> Result<Head, SenetError> {
        let mut lines = lines(file)?.into_iter();
        let expected = head_of(ruleset, indexed.layer.pieces, indexed.values().len());
        // `zip` polls its left side first; swapped, it would consume one line too many.
        for (expected, found) in expected.lines().zip(lines.by_ref()) {
            if found != expected {
                return Err(bad(format!(
                    "the file belongs to another layer or other rules: it contains ‘{}’ instead of ‘{}’",
                    excerpt(&found),
                    excerpt(expected)
                )));
            }
        }
        let mut field = |name: &str| {
            let line = lines.next().unwrap_or_default();
            let value = line
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix(": "));
            value.map(str::to_owned).ok_or_else(damaged)
        };
        let [sweeps, residual, finished, checksum] =
            ["sweeps", "residual", "finished", "checksum"].map(&mut field);
        let (sweeps, residual, finished) = (sweeps?, residual?, finished?);
        Ok(Head {
            sum: Checksum::new(&format!(
                "{expected}sweeps: {sweeps}\nresidual: {residual}\nfinished: {finished}\n"
            )),
            sweeps: sweeps.parse().map_err(|_| damaged())?,
            residual: residual.parse().map_err(|_| damaged())?,
            finished: finished == "yes",
            checksum: checksum?,
        })
    }

    /// Reads the values after the header.
    ///
    /// # Errors
    /// Returns an error if the file is damaged; discard the values read so far.
    fn read_values(&self, file: &mut impl Read, values: &[AtomicBounds]) -> Result<(), SenetError> {
        let mut sum = self.sum;
        for value in values {
            let mut bytes = [0; 8];
            file.read_exact(&mut bytes).map_err(|_| damaged())?;
            let bits = u64::from_le_bytes(bytes);
            sum.add(bits);
            let (low, above) = (bits >> 32, bits & u64::from(u32::MAX));
            if low + above > u64::from(ONE) {
                return Err(damaged());
            }
            value.set_bits(bits);
        }
        let behind = file.read(&mut [0]).map_err(|_| damaged())?;
        if behind > 0 || self.checksum != format!("{:016x}", sum.0) {
            return Err(damaged());
        }
        Ok(())
    }
}

/// Whether a file belongs to a layer of other rules. Returns `false` if its header cannot be read.
pub fn is_of_other_rules(ruleset: &Ruleset, file: &mut impl BufRead) -> bool {
    let mut line = || {
        let mut line = String::new();
        let read = file.by_ref().take(LONGEST_HEAD).read_line(&mut line);
        read.is_ok().then_some(line)
    };
    line().is_some_and(|format| format.trim_end() == FORMAT)
        && line().is_some_and(|rules| {
            rules.starts_with("rules ") && rules.trim_end() != rules_line(ruleset)
        })
}

fn rules_line(ruleset: &Ruleset) -> String {
    format!("rules {RULES_REVISION}: {}", rules_text(ruleset.rules()))
}

/// The lines of a header that depend only on the layer.
fn head_of(ruleset: &Ruleset, [more, fewer]: [u8; 2], values: usize) -> String {
    let rules = rules_line(ruleset);
    format!("{FORMAT}\n{rules}\nlayer: {more}x{fewer}\ncells: {values}\n")
}

/// The lines of the header.
fn lines(file: &mut impl BufRead) -> Result<Vec<String>, SenetError> {
    let mut lines = Vec::new();
    let mut file = file.take(LONGEST_HEAD);
    loop {
        let mut line = String::new();
        file.read_line(&mut line).map_err(|_| damaged())?;
        match line.strip_suffix('\n') {
            None => return Err(damaged()),
            Some("") => return Ok(lines),
            Some(line) => lines.push(line.to_owned()),
        }
    }
}

/// The parameters that affect endgames, in written form.
fn rules_text(rules: &Rules) -> String {
    let matters =
        |name: &str| !OF_THE_START.contains(&name) && (name != "start" || rules.start_lock);
    let written: Vec<String> = PARAMETERS
        .iter()
        .filter(|parameter| matters(parameter.name) && parameter.is_listed(rules))
        .map(|parameter| format!("{}={}", parameter.name, parameter.get(rules)))
        .collect();
    written.join(",")
}

#[derive(Clone, Copy)]
struct Checksum(u64);

impl Checksum {
    fn new(text: &str) -> Checksum {
        let mut sum = Checksum(0xcbf2_9ce4_8422_2325);
        text.bytes().for_each(|byte| sum.add(byte.into()));
        sum
    }

    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

fn bad(message: impl Into<String>) -> SenetError {
    SenetError::new(ErrorKind::BadLayerFile, message)
}

fn damaged() -> SenetError {
    bad("the file of this layer is damaged: delete it and solve the layer again")
}

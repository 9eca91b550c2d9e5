//! Cells that stay in the files of finished layers, and are looked up where they lie.

use super::file::{Head, damaged};
use super::known::Known;
use super::numbering::{End, Numbering, Placed};
use super::solver::{place_next, plan};
use super::span::Span;
use super::table::ExactTable;
use super::turn::Odds;
use crate::error::SenetError;
use crate::rules::Ruleset;
use core::fmt;
use std::io::BufRead;

/// The content of a layer's file: read into memory, or mapped there.
pub type LayerBytes = Box<dyn AsRef<[u8]> + Send + Sync>;

/// Gathers the files of a ruleset's finished layers for a table that holds none of their cells in
/// memory.
#[derive(Debug)]
pub struct FiledLayers {
    ruleset: Ruleset,
    odds: Odds,
    numbering: Numbering,
    kept: Kept,
    /// Layers still to come, the next one last.
    plan: Vec<[u8; 2]>,
}

impl FiledLayers {
    /// No file yet, of the endgames with at most so many pieces left a side.
    ///
    /// # Errors
    /// A number of pieces the ruleset does not have.
    pub fn new(ruleset: &Ruleset, pieces: u8) -> Result<FiledLayers, SenetError> {
        Ok(FiledLayers {
            plan: plan(ruleset, [pieces, pieces])?,
            odds: Odds::new(ruleset),
            numbering: Numbering::new(),
            kept: Kept(Vec::new()),
            ruleset: ruleset.clone(),
        })
    }

    /// The pieces left in the layer whose file is wanted next; none when all are there.
    #[must_use]
    pub fn wanted(&self) -> Option<[u8; 2]> {
        self.plan.last().copied()
    }

    /// Takes the file of the layer that is wanted, once it has been read to its end and found
    /// whole; `bytes` are what `file` reads. False, and nothing is taken, when the layer is not
    /// finished.
    ///
    /// # Errors
    /// A file that is damaged, of other rules, or of another layer; when no layer is wanted.
    pub fn add(&mut self, file: &mut impl BufRead, bytes: LayerBytes) -> Result<bool, SenetError> {
        let no_more = || SenetError::new("bad_layer_file", "no layer is wanted");
        let pieces = self.wanted().ok_or_else(no_more)?;
        let mut placed = place_next(&self.ruleset, &self.odds, &self.numbering, pieces)?;
        let head = Head::read(&self.ruleset, &placed, file)?;
        if !head.finished {
            return Ok(false);
        }
        let mut widest = 0;
        let waiting = placed.layer.len as usize;
        head.check_cells(file, |number, bits| {
            if number < waiting {
                widest = widest.max(Span::from_bits(bits).width());
            }
        })?;
        if (*bytes).as_ref().len() != head.len + 8 * head.cells {
            return Err(damaged());
        }
        (placed.sweeps, placed.residual) = (head.sweeps, head.residual);
        self.kept.0.push(Part {
            first: placed.cells().start,
            widest,
            head: head.len,
            bytes,
        });
        self.numbering.add(placed);
        self.plan.pop();
        Ok(true)
    }

    /// The chances of the layers taken.
    #[must_use]
    pub fn finish(self) -> ExactTable {
        ExactTable::new(
            self.ruleset,
            self.odds,
            self.numbering,
            Known::Kept(self.kept),
        )
    }
}

/// Layers in the order of their cells.
#[derive(Debug)]
pub(crate) struct Kept(Vec<Part>);

/// A layer's file.
struct Part {
    /// The number of its first cell.
    first: usize,
    /// The width of the widest span of a position that waits for a throw.
    widest: u32,
    /// The length of its head.
    head: usize,
    bytes: LayerBytes,
}

impl Kept {
    /// What is known of an end, for the side that sees it.
    #[inline]
    pub fn span(&self, end: End) -> Span {
        end.seen(match end.number() {
            End::LOST_CELL => Span::LOST,
            End::DRAWN_CELL => Span::DRAWN,
            number => self.part_of(number).span(number),
        })
    }

    /// The width of the widest span of a layer's positions that wait for a throw.
    pub fn widest(&self, placed: &Placed) -> u32 {
        self.part_of(placed.cells().start).widest
    }

    #[inline]
    fn part_of(&self, number: usize) -> &Part {
        let behind = self.0.partition_point(|part| part.first <= number);
        &self.0[behind - 1]
    }
}

impl Part {
    #[inline]
    fn span(&self, number: usize) -> Span {
        let bytes = &(*self.bytes).as_ref()[self.head + 8 * (number - self.first)..];
        let bits = bytes.first_chunk().expect("a file has all its cells");
        Span::from_bits(u64::from_le_bytes(*bits))
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} bytes", (*self.bytes).as_ref().len())
    }
}

//! Tables of finished layers that stay in their files, and are looked up where they lie.

use super::index::Index;
use super::interval::Bounds;
use super::layer::plan;
use super::layer_file::{Head, damaged};
use super::mapped_values::{LayerBytes, MappedFile, MappedValues};
use super::odds::ThrowOdds;
use super::storage::Storage;
use super::table::Tablebase;
use crate::error::SenetError;
use crate::rules::Ruleset;
use std::io::BufRead;

/// Gathers the files of a ruleset's finished layers for a table that holds none of their values in
/// memory.
#[derive(Debug)]
pub struct MappedLayers {
    ruleset: Ruleset,
    odds: ThrowOdds,
    index: Index,
    values: MappedValues,
    /// Layers still to come, the next one last.
    plan: Vec<[u8; 2]>,
}

impl MappedLayers {
    /// No file yet, of the endgames with at most so many pieces left a side.
    ///
    /// # Errors
    /// A number of pieces the ruleset does not have.
    pub fn new(ruleset: &Ruleset, pieces: u8) -> Result<MappedLayers, SenetError> {
        Ok(MappedLayers {
            plan: plan(ruleset, [pieces, pieces])?,
            odds: ThrowOdds::new(ruleset),
            index: Index::new(),
            values: MappedValues::default(),
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
        let mut indexed = self.index.place(&self.ruleset, pieces, self.odds.bags())?;
        let head = Head::read(&self.ruleset, &indexed, file)?;
        if !head.finished {
            return Ok(false);
        }
        let mut widest = 0;
        let waiting = indexed.layer.len as usize;
        head.check_values(file, |number, bits| {
            if number < waiting {
                widest = widest.max(Bounds::from_bits(bits).width());
            }
        })?;
        if (*bytes).as_ref().len() != head.len + 8 * head.values {
            return Err(damaged());
        }
        (indexed.sweeps, indexed.residual) = (head.sweeps, head.residual);
        self.values.push(MappedFile {
            first: indexed.values().start,
            widest,
            head: head.len,
            bytes,
        });
        self.index.add(indexed);
        self.plan.pop();
        Ok(true)
    }

    /// The table of the layers taken.
    #[must_use]
    pub fn finish(self) -> Tablebase {
        let storage = Storage::Mapped(self.values);
        Tablebase::new(self.ruleset, self.odds, self.index, storage)
    }
}

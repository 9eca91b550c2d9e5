//! Tables of finished layers whose values stay in their files.

use super::index::Index;
use super::interval::Bounds;
use super::layer::plan;
use super::layer_file::{Head, damaged};
use super::mapped_values::{LayerBytes, MappedFile, MappedValues};
use super::odds::ThrowOdds;
use super::storage::Storage;
use super::table::Tablebase;
use crate::error::{ErrorKind, SenetError};
use crate::rules::Ruleset;
use std::io::BufRead;

/// Collects the files of a ruleset's finished layers for a table that does not load their values into
/// memory.
#[derive(Debug)]
pub struct MappedLayers {
    ruleset: Ruleset,
    odds: ThrowOdds,
    index: Index,
    values: MappedValues,
    /// Layers still to add, the next one last.
    plan: Vec<[u8; 2]>,
}

impl MappedLayers {
    /// Prepares the endgames with at most `pieces` pieces left per side.
    ///
    /// # Errors
    /// Returns an error if the ruleset does not have this number of pieces.
    pub fn new(ruleset: &Ruleset, pieces: u8) -> Result<MappedLayers, SenetError> {
        Ok(MappedLayers {
            plan: plan(ruleset, [pieces, pieces])?,
            odds: ThrowOdds::new(ruleset),
            index: Index::new(),
            values: MappedValues::default(),
            ruleset: ruleset.clone(),
        })
    }

    /// The pieces left in the next layer to add. Returns `None` when all have been added.
    #[must_use]
    pub fn wanted(&self) -> Option<[u8; 2]> {
        self.plan.last().copied()
    }

    /// Verifies and adds the file of the wanted layer; `bytes` is the content of `file`. Returns
    /// `false` and adds nothing if the layer is not finished.
    ///
    /// # Errors
    /// Returns an error if the file is damaged or belongs to other rules or another layer, or if no
    /// layer is wanted.
    pub fn add(&mut self, file: &mut impl BufRead, bytes: LayerBytes) -> Result<bool, SenetError> {
        let no_more = || SenetError::new(ErrorKind::BadLayerFile, "no layer is wanted");
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

    /// Creates the table from the layers added.
    #[must_use]
    pub fn finish(self) -> Tablebase {
        let storage = Storage::Mapped(self.values);
        Tablebase::new(self.ruleset, self.odds, self.index, storage)
    }
}

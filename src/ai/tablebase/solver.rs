//! Solving, layer by layer and sweep by sweep, in steps as small as the caller likes.
//!
//! Every position begins between "lost" and "won"; each visit tightens its bounds by those of the
//! positions its throws lead to. Lower bounds only rise and upper bounds only fall, so
//! the truth lies between them at any time. Positions are visited in falling order of the houses'
//! sum, each together with the position after a pass. A layer is solved when a sweep over all of it
//! changes nothing: where that is does not depend on the order of the visits, nor on the number of threads.

use super::index::{Index, Successor};
use super::interval::{ONE, fraction};
use super::layer::{Layer, plan};
use super::odds::ThrowOdds;
use super::storage::{AtomicBounds, MemoryValues, Storage};
use super::successors::Expander;
use super::sweep::Sweep;
use super::table::Tablebase;
use crate::error::SenetError;
use crate::rules::Ruleset;

/// The transitions of a layer are kept in at most this many bytes.
const MEMORY: u64 = 1 << 30;

/// Solves a ruleset's endgames.
#[derive(Debug)]
pub struct Solver {
    pub(super) ruleset: Ruleset,
    odds: ThrowOdds,
    pub(super) index: Index,
    pub(super) values: MemoryValues,
    /// Layers still to solve, the next one last.
    pub(super) plan: Vec<[u8; 2]>,
    sweep: Option<Sweep>,
    tolerance: u32,
    memory: u64,
}

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolverProgress {
    /// The pieces left in the layer being solved, the greater number first.
    pub pieces: [u8; 2],
    /// Its positions.
    pub positions: u64,
    /// Complete sweeps over all of it.
    pub sweeps: u32,
    /// The share of the present sweep that is done, 0 to 1.
    pub swept: f64,
    /// The greatest change of a bound in the last complete sweep.
    pub residual: f64,
    /// Layers still to solve, this one included; 0 when all is done.
    pub layers_left: usize,
}

impl Solver {
    /// A solver of all endgames with at most so many pieces left a side.
    ///
    /// # Errors
    /// A number of pieces the ruleset does not have, or layers too large to be numbered.
    pub fn new(ruleset: &Ruleset, pieces: u8) -> Result<Solver, SenetError> {
        Solver::of_layer(ruleset, [pieces, pieces])
    }

    /// A solver of the endgames with so many pieces left, and of those they lead to.
    ///
    /// # Errors
    /// Numbers of pieces the ruleset does not have, or layers too large to be numbered.
    pub fn of_layer(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<Solver, SenetError> {
        let plan = plan(ruleset, pieces)?;
        Ok(Solver {
            ruleset: ruleset.clone(),
            odds: ThrowOdds::new(ruleset),
            index: Index::new(),
            values: MemoryValues::new(),
            plan,
            sweep: None,
            tolerance: 0,
            memory: MEMORY,
        })
    }

    /// Ends a layer as soon as a sweep changes no bound by more than this chance, instead of going
    /// on until nothing changes. What is then proven is proven all the same, only less tighten.
    #[must_use]
    pub fn with_tolerance(mut self, change: f64) -> Solver {
        self.tolerance = (change.clamp(0.0, 1.0) * f64::from(ONE)) as u32;
        self
    }

    /// Keeps a layer's transitions in at most so many bytes: then only the first sweep has to play
    /// them.
    #[must_use]
    pub fn with_memory(mut self, bytes: u64) -> Solver {
        self.memory = bytes;
        self
    }

    /// How many positions a layer has, without solving it.
    ///
    /// # Errors
    /// When they are too many to be numbered.
    pub fn count(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<u64, SenetError> {
        let [more, fewer] = [pieces[0].max(pieces[1]), pieces[0].min(pieces[1])];
        Layer::of_at_most(ruleset, [more, fewer], Successor::MAX_VALUES).map(|layer| layer.len)
    }

    /// The bytes a table of all endgames with at most so many pieces a side takes in memory.
    ///
    /// # Errors
    /// When its positions are too many to be numbered.
    pub fn bytes(ruleset: &Ruleset, pieces: u8) -> Result<u64, SenetError> {
        let values = 1 + ThrowOdds::new(ruleset).bags().list.len() as u64;
        let layers = (1..=pieces).flat_map(|more| (1..=more).map(move |fewer| [more, fewer]));
        let positions: u64 = layers
            .map(|layer| Solver::count(ruleset, layer))
            .sum::<Result<u64, SenetError>>()?;
        Ok(positions * values * size_of::<AtomicBounds>() as u64)
    }

    /// The next layer of the plan, if there is one and it is not begun.
    pub(super) fn begin_layer(&mut self) -> Result<(), SenetError> {
        let Some(&pieces) = self.plan.last() else {
            return Ok(());
        };
        if self.sweep.is_some() {
            return Ok(());
        }
        let indexed = self.index.place(&self.ruleset, pieces, self.odds.bags())?;
        self.sweep = Some(Sweep::new(&indexed, self.memory));
        self.index.add(indexed);
        self.values.grow(self.index.values);
        Ok(())
    }

    /// Whether the next layer is begun.
    #[cfg(feature = "layers")]
    pub(super) fn is_begun(&self) -> bool {
        self.sweep.is_some()
    }

    /// Goes on with the layer from where its values were saved.
    #[cfg(feature = "layers")]
    pub(super) fn resume(&mut self, layer: [u8; 2], sweeps: u32, residual: u32, finished: bool) {
        if let Some(indexed) = self.index.get_mut(layer[0], layer[1]) {
            indexed.sweeps = sweeps;
            indexed.residual = residual;
        }
        if finished {
            self.plan.pop();
            self.sweep = None;
        }
    }

    /// Visits about this many positions more, at most to the end of the layer.
    ///
    /// # Errors
    /// When the next layer is too large to be numbered.
    pub fn step(&mut self, positions: u64) -> Result<SolverProgress, SenetError> {
        self.begin_layer()?;
        let mut left = positions.max(1);
        while let (Some(sweep), true) = (self.sweep.as_mut(), left > 0) {
            let expander = Expander {
                ruleset: &self.ruleset,
                odds: &self.odds,
                index: &self.index,
            };
            left = left.saturating_sub(sweep.visit(expander, &self.values, left));
            if let Some(change) = sweep.complete() {
                self.end_sweep(change);
            }
        }
        Ok(self.progress())
    }

    fn end_sweep(&mut self, change: u32) {
        let [more, fewer] = self.plan.last().copied().unwrap_or_default();
        if let Some(indexed) = self.index.get_mut(more, fewer) {
            indexed.sweeps += 1;
            indexed.residual = change;
        }
        if change <= self.tolerance {
            self.plan.pop();
            self.sweep = None;
        }
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> SolverProgress {
        let pieces = self.plan.last().copied().unwrap_or_default();
        let sweep = self.sweep.as_ref();
        let indexed = self.index.get(pieces[0], pieces[1]);
        SolverProgress {
            pieces,
            positions: indexed.map_or(0, |indexed| indexed.layer.len),
            sweeps: indexed.map_or(0, |indexed| indexed.sweeps),
            swept: sweep.map_or(f64::from(self.plan.is_empty()), Sweep::swept),
            residual: indexed.map_or(1.0, |indexed| fraction(indexed.residual)),
            layers_left: self.plan.len(),
        }
    }

    /// The chances, of every layer that is begun: those of a layer not yet done are wider.
    #[must_use]
    pub fn finish(self) -> Tablebase {
        let storage = Storage::Memory(self.values);
        Tablebase::new(self.ruleset, self.odds, self.index, storage)
    }
}

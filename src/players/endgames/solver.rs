//! Solves layers by sweeps, in steps of any size.
//!
//! Every position begins with the bounds "lost" and "won". A visit tightens its bounds using those
//! of its successors. Lower bounds only rise and upper bounds only fall, so the true value always
//! lies between them. Positions are visited in descending order of their sum of houses, each
//! together with the position after a pass. A layer is solved when a sweep over all of it changes
//! nothing; the result does not depend on the order of the visits or the number of threads.

use super::index::{Index, IndexedLayer, Successor};
use super::interval::{ONE, fraction};
use super::layer::{Layer, check_pieces, plan};
use super::odds::ThrowOdds;
use super::on_demand::OnDemand;
use super::successors::Expander;
use super::sweep::Sweep;
use super::table::Tablebase;
use super::values::{AtomicBounds, Values};
use crate::error::SenetError;
use crate::rules::Ruleset;

/// Default memory limit for the transitions of a layer, in bytes.
const MEMORY: u64 = 1 << 30;

/// Solves a ruleset's endgames.
#[derive(Debug)]
pub struct Solver {
    pub(super) ruleset: Ruleset,
    odds: ThrowOdds,
    pub(super) index: Index,
    pub(super) values: Values,
    /// Layers left to solve, the next one last.
    pub(super) plan: Vec<[u8; 2]>,
    sweep: Option<Sweep>,
    tolerance: u32,
    memory: u64,
}

/// The progress of a solver.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SolverProgress {
    /// The pieces left in the current layer, the greater number first.
    pub pieces: [u8; 2],
    /// The number of its positions.
    pub positions: u64,
    /// The number of completed sweeps over it.
    pub sweeps: u32,
    /// The completed share of the current sweep, 0 to 1.
    pub swept: f64,
    /// The greatest change of a bound in the last completed sweep.
    pub residual: f64,
    /// Layers left to solve, including the current one; 0 when done.
    pub layers_left: usize,
}

impl Solver {
    /// Creates a solver of all endgames with at most `pieces` pieces left per side.
    ///
    /// # Errors
    /// Returns an error if the ruleset does not have this number of pieces, or the layers are too
    /// large to be numbered.
    pub fn new(ruleset: &Ruleset, pieces: u8) -> Result<Solver, SenetError> {
        Solver::for_layer(ruleset, [pieces, pieces])
    }

    /// Creates a solver of one layer and those it leads to.
    ///
    /// # Errors
    /// Returns an error if the ruleset does not have these numbers of pieces, or the layers are too
    /// large to be numbered.
    pub fn for_layer(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<Solver, SenetError> {
        let plan = plan(ruleset, pieces)?;
        Ok(Solver {
            ruleset: ruleset.clone(),
            odds: ThrowOdds::new(ruleset),
            index: Index::new(),
            values: Values::new(),
            plan,
            sweep: None,
            tolerance: 0,
            memory: MEMORY,
        })
    }

    /// Checks that no layer is too large, which is otherwise noticed only when the layers below have been
    /// solved.
    ///
    /// # Errors
    /// Returns an error if there are too many positions to number.
    pub fn check_size(&self) -> Result<(), SenetError> {
        let mut index = Index::new();
        for &pieces in self.plan.iter().rev() {
            index.add(index.place(&self.ruleset, pieces, self.odds.bags())?);
        }
        Ok(())
    }

    /// Finishes a layer once a sweep changes no bound by more than `change`, instead of when
    /// nothing changes. The bounds are still proven, but less tight.
    #[must_use]
    pub fn with_tolerance(mut self, change: f64) -> Solver {
        self.tolerance = (change.clamp(0.0, 1.0) * f64::from(ONE)) as u32;
        self
    }

    /// Limits the memory for a layer's transitions. As long as they fit, only the first sweep has to
    /// generate moves.
    #[must_use]
    pub fn with_memory(mut self, bytes: u64) -> Solver {
        self.memory = bytes;
        self
    }

    /// The number of positions in a layer, without solving it.
    ///
    /// # Errors
    /// Returns an error if the ruleset does not have these numbers of pieces, or there are too many
    /// positions to number.
    pub fn count(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<u64, SenetError> {
        let [more, fewer] = [pieces[0].max(pieces[1]), pieces[0].min(pieces[1])];
        check_pieces(ruleset, more)?;
        Layer::of_at_most(ruleset, [more, fewer], Successor::MAX_VALUES).map(|layer| layer.len)
    }

    /// The memory, in bytes, of a table of all endgames with at most `pieces` pieces per side.
    ///
    /// # Errors
    /// Returns an error if the ruleset does not have this number of pieces, or there are too many positions
    /// to number.
    pub fn bytes(ruleset: &Ruleset, pieces: u8) -> Result<u64, SenetError> {
        let values = 1 + ThrowOdds::new(ruleset).bags().list.len() as u64;
        let layers = plan(ruleset, [pieces, pieces])?.into_iter();
        // At most 66 layers of 2³² positions with some thousand values of 8 bytes each.
        let positions: u64 = layers
            .map(|layer| Solver::count(ruleset, layer))
            .sum::<Result<u64, SenetError>>()?;
        Ok(positions * values * size_of::<AtomicBounds>() as u64)
    }

    /// Starts the next layer of the plan unless it has been started or none is left.
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

    /// The next layer of the plan, with a place for its values but without them. Returns `None` if it
    /// has been started or none is left.
    #[cfg(feature = "layers")]
    pub(super) fn next_layer(&self) -> Result<Option<IndexedLayer>, SenetError> {
        let next = self.plan.last().filter(|_| self.sweep.is_none());
        let placed = next.map(|&pieces| self.index.place(&self.ruleset, pieces, self.odds.bags()));
        placed.transpose()
    }

    /// Resumes the next layer, whose values have been read.
    #[cfg(feature = "layers")]
    pub(super) fn resume(&mut self, indexed: IndexedLayer, finished: bool) {
        if finished {
            self.plan.pop();
        } else {
            self.sweep = Some(Sweep::new(&indexed, self.memory));
        }
        self.index.add(indexed);
    }

    /// Returns a table that solves a layer when it is asked for one of its positions, in at most `visits`
    /// visits of positions.
    ///
    /// # Errors
    /// Returns an error if the layers are too large to be numbered.
    pub(crate) fn on_demand(mut self, visits: u64) -> Result<Tablebase, SenetError> {
        for &pieces in self.plan.iter().rev() {
            let indexed = self.index.place(&self.ruleset, pieces, self.odds.bags())?;
            self.index.add(indexed);
        }
        self.values.grow(self.index.values);
        let demand = OnDemand {
            plan: core::mem::take(&mut self.plan),
            visits_left: visits,
            tolerance: self.tolerance,
            memory: self.memory,
        };
        Ok(self.finish().on_demand(demand))
    }

    /// Visits about `positions` more positions, at most to the end of the layer.
    ///
    /// # Errors
    /// Returns an error if the next layer is too large to be numbered.
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
        if let Some(indexed) = self.index.get(more, fewer) {
            indexed.end_sweep(change);
        }
        if change <= self.tolerance {
            self.plan.pop();
            self.sweep = None;
        }
    }

    /// The current progress.
    #[must_use]
    pub fn progress(&self) -> SolverProgress {
        let pieces = self.plan.last().copied().unwrap_or_default();
        let sweep = self.sweep.as_ref();
        let indexed = self.index.get(pieces[0], pieces[1]);
        SolverProgress {
            pieces,
            positions: indexed.map_or(0, |indexed| indexed.layer.len),
            sweeps: indexed.map_or(0, IndexedLayer::sweeps),
            swept: sweep.map_or(f64::from(self.plan.is_empty()), Sweep::swept),
            residual: indexed.map_or(1.0, |indexed| fraction(indexed.residual())),
            layers_left: self.plan.len(),
        }
    }

    /// Returns the chances of all layers started. The bounds of an unfinished layer are less tight.
    #[must_use]
    pub fn finish(self) -> Tablebase {
        Tablebase::new(self.ruleset, self.odds, self.index, self.values)
    }
}

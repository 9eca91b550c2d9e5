//! Solving, layer by layer and sweep by sweep, in steps as small as the caller likes.
//!
//! Every position begins between "lost" and "won"; each visit narrows what is known of it by what is
//! known of the positions its throw leads to. Lower bounds only rise and upper bounds only fall, so
//! the truth lies between them at any time. Positions are visited in falling order of the houses'
//! sum, each together with the position after a pass. A layer is solved when a sweep over all of it
//! changes nothing: where that is does not depend on the order of the visits, nor on the number of threads.

use super::cells::{Cell, Cells};
#[cfg(feature = "layers")]
use super::file::Head;
use super::known::Known;
use super::layer::Layer;
use super::numbering::{End, Numbering, Placed};
use super::span::ONE;
use super::sweep::Sweeping;
use super::table::ExactTable;
use super::turn::{Odds, Turns};
use crate::error::SenetError;
use crate::rules::{End as GameEnd, Ruleset};

/// Where throws lead is kept in at most this many bytes a layer.
const MEMORY: u64 = 1 << 30;

/// Solves a ruleset's endgames.
#[derive(Debug)]
pub struct Solver {
    pub(super) ruleset: Ruleset,
    odds: Odds,
    pub(super) numbering: Numbering,
    pub(super) cells: Cells,
    /// Layers still to solve, the next one last.
    pub(super) plan: Vec<[u8; 2]>,
    sweeping: Option<Sweeping>,
    tolerance: u32,
    memory: u64,
}

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
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
            odds: Odds::new(ruleset),
            numbering: Numbering::new(),
            cells: Cells::new(),
            plan,
            sweeping: None,
            tolerance: 0,
            memory: MEMORY,
        })
    }

    /// Ends a layer as soon as a sweep changes no bound by more than this chance, instead of going
    /// on until nothing changes. What is then proven is proven all the same, only less narrow.
    #[must_use]
    pub fn ending_at(mut self, change: f64) -> Solver {
        self.tolerance = (change.clamp(0.0, 1.0) * f64::from(ONE)) as u32;
        self
    }

    /// Keeps in at most so many bytes where the throws of a layer's positions lead: then only the
    /// first sweep has to play them.
    #[must_use]
    pub fn keeping(mut self, bytes: u64) -> Solver {
        self.memory = bytes;
        self
    }

    /// How many positions a layer has, without solving it.
    ///
    /// # Errors
    /// When they are too many to be numbered.
    pub fn count(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<u64, SenetError> {
        let [more, fewer] = [pieces[0].max(pieces[1]), pieces[0].min(pieces[1])];
        new_layer(ruleset, [more, fewer], End::MOST).map(|layer| layer.len)
    }

    /// The bytes a table of all endgames with at most so many pieces a side takes in memory.
    ///
    /// # Errors
    /// When its positions are too many to be numbered.
    pub fn bytes(ruleset: &Ruleset, pieces: u8) -> Result<u64, SenetError> {
        let cells = 1 + Odds::new(ruleset).bags.list.len() as u64;
        let layers = (1..=pieces).flat_map(|more| (1..=more).map(move |fewer| [more, fewer]));
        let positions: u64 = layers
            .map(|layer| Solver::count(ruleset, layer))
            .sum::<Result<u64, SenetError>>()?;
        Ok(positions * cells * size_of::<Cell>() as u64)
    }

    /// The next layer of the plan, if there is one and it is not begun.
    pub(super) fn begin_layer(&mut self) -> Result<(), SenetError> {
        let Some(&pieces) = self.plan.last() else {
            return Ok(());
        };
        if self.sweeping.is_some() {
            return Ok(());
        }
        let placed = place_next(&self.ruleset, &self.odds, &self.numbering, pieces)?;
        self.sweeping = Some(Sweeping::new(&placed, self.memory));
        self.numbering.add(placed);
        self.cells.grow(self.numbering.cells);
        Ok(())
    }

    /// Whether the next layer is begun.
    #[cfg(feature = "layers")]
    pub(super) fn is_begun(&self) -> bool {
        self.sweeping.is_some()
    }

    /// Goes on with the layer from where its cells were saved.
    #[cfg(feature = "layers")]
    pub(super) fn take_up(&mut self, layer: [u8; 2], head: &Head) {
        if let Some(placed) = self.numbering.get_mut(layer[0], layer[1]) {
            placed.sweeps = head.sweeps;
            placed.residual = head.residual;
        }
        if head.finished {
            self.plan.pop();
            self.sweeping = None;
        }
    }

    /// Visits about this many positions more, at most to the end of the layer.
    ///
    /// # Errors
    /// When the next layer is too large to be numbered.
    pub fn step(&mut self, positions: u64) -> Result<Progress, SenetError> {
        self.begin_layer()?;
        let mut left = positions.max(1);
        while let (Some(sweeping), true) = (self.sweeping.as_mut(), left > 0) {
            let turns = Turns {
                ruleset: &self.ruleset,
                odds: &self.odds,
                numbering: &self.numbering,
            };
            left = left.saturating_sub(sweeping.visit(turns, &self.cells, left));
            if let Some(change) = sweeping.complete() {
                self.end_sweep(change);
            }
        }
        Ok(self.progress())
    }

    fn end_sweep(&mut self, change: u32) {
        let [more, fewer] = self.plan.last().copied().unwrap_or_default();
        if let Some(placed) = self.numbering.get_mut(more, fewer) {
            placed.sweeps += 1;
            placed.residual = change;
        }
        if change <= self.tolerance {
            self.plan.pop();
            self.sweeping = None;
        }
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let pieces = self.plan.last().copied().unwrap_or_default();
        let sweeping = self.sweeping.as_ref();
        let placed = self.numbering.get(pieces[0], pieces[1]);
        Progress {
            pieces,
            positions: placed.map_or(0, |placed| placed.layer.len),
            sweeps: placed.map_or(0, |placed| placed.sweeps),
            swept: sweeping.map_or(f64::from(self.plan.is_empty()), Sweeping::swept),
            residual: placed.map_or(1.0, |placed| f64::from(placed.residual) / f64::from(ONE)),
            layers_left: self.plan.len(),
        }
    }

    /// The chances, of every layer that is begun: those of a layer not yet done are wider.
    #[must_use]
    pub fn finish(self) -> ExactTable {
        let known = Known::Solved(self.cells);
        ExactTable::new(self.ruleset, self.odds, self.numbering, known)
    }
}

fn new_layer(ruleset: &Ruleset, pieces: [u8; 2], most: u64) -> Result<Layer, SenetError> {
    Layer::new(ruleset, pieces, most).map_err(|positions| {
        let [more, fewer] = pieces;
        let message = format!(
            "the layer {more}x{fewer} of {} has {positions} positions or more: too many to number",
            ruleset.name()
        );
        SenetError::new("too_large", message).at("pieces")
    })
}

/// The layers with at most so many pieces left, each behind those it leads to; the first one last.
///
/// # Errors
/// Numbers of pieces the ruleset does not have.
pub(super) fn plan(ruleset: &Ruleset, pieces: [u8; 2]) -> Result<Vec<[u8; 2]>, SenetError> {
    let [more, fewer] = [pieces[0].max(pieces[1]), pieces[0].min(pieces[1])];
    let most = ruleset.rules().pieces;
    if fewer == 0 || more > most {
        let message = format!(
            "{} is played with 1 to {most} pieces a side",
            ruleset.name()
        );
        return Err(SenetError::new("bad_pieces", message).at("pieces"));
    }
    let lowest = match ruleset.rules().end {
        GameEnd::FirstOff => 1,
        GameEnd::BoardEmpty => 0,
    };
    let mut plan: Vec<[u8; 2]> = (1..=more)
        .flat_map(|more| (lowest..=more.min(fewer)).map(move |fewer| [more, fewer]))
        .collect();
    plan.sort_unstable_by_key(|&layer| core::cmp::Reverse(layer));
    Ok(plan)
}

/// The layer with these pieces left, behind those there are.
///
/// # Errors
/// When it is too large to be numbered.
pub(super) fn place_next(
    ruleset: &Ruleset,
    odds: &Odds,
    numbering: &Numbering,
    pieces: [u8; 2],
) -> Result<Placed, SenetError> {
    let bags = odds.bags.list.len() as u32;
    let room = (End::MOST - numbering.cells) / (1 + u64::from(bags));
    Ok(numbering.place(new_layer(ruleset, pieces, room)?, bags))
}

//! The measurements, as stored in `strength.json`.

use senet::matches::arena::Estimate;
use senet::matches::quality::Quality;
use senet::players::endgames::{Interval, LayerSummary, Tablebase};
use senet::{ErrorKind, Ruleset, SenetError};
use serde::{Deserialize, Serialize};
use std::io::Error;
use std::path::Path;

/// Two players' paired games.
#[derive(Serialize, Deserialize)]
pub struct Match {
    pub ruleset: String,
    /// The evaluator of the strongest level.
    pub judge: String,
    pub a: String,
    pub b: String,
    pub pairs: u64,
    pub seed: u64,
    /// `a`'s share of the points.
    pub score: Estimate,
}

/// A player's losses in games against perfect play.
#[derive(Serialize, Deserialize)]
pub struct Judged {
    pub ruleset: String,
    pub judge_error: f64,
    pub player: String,
    pub quality: Quality,
}

/// A solved layer.
#[derive(Serialize, Deserialize)]
pub struct Layer {
    pub pieces: [u8; 2],
    pub positions: u64,
    pub sweeps: u32,
    pub residual: f64,
    pub width: f64,
}

/// A game solved from its first throw.
#[derive(Serialize, Deserialize)]
pub struct SolvedGame {
    pub ruleset: String,
    pub pieces: u8,
    pub layers: Vec<Layer>,
    /// The bounds of the first side's chance.
    pub first_side: [f64; 2],
}

/// All measurements.
#[derive(Default, Serialize, Deserialize)]
pub struct Report {
    pub machine: String,
    pub ladder: Vec<Match>,
    pub rulesets: Vec<Match>,
    pub judged: Vec<Judged>,
    #[serde(default)]
    pub solved: Vec<SolvedGame>,
}

impl Report {
    /// Reads the report of an earlier run.
    pub fn read(file: &Path) -> Result<Report, Error> {
        let text = std::fs::read(file)?;
        serde_json::from_slice(&text).map_err(Error::from)
    }

    /// Writes the report as JSON.
    pub fn write(&self, file: &Path) -> Result<(), Error> {
        std::fs::write(file, format!("{:#}\n", serde_json::json!(self)))
    }

    /// Replaces or adds a step of the ladder.
    pub fn add_step(&mut self, new: Match) {
        match self.ladder.iter_mut().find(|old| old.a == new.a) {
            Some(old) => *old = new,
            None => self.ladder.push(new),
        }
    }

    /// Replaces or adds a ruleset's match.
    pub fn add_match(&mut self, new: Match) {
        match self
            .rulesets
            .iter_mut()
            .find(|old| old.ruleset == new.ruleset)
        {
            Some(old) => *old = new,
            None => self.rulesets.push(new),
        }
    }

    /// Replaces the players of a solved ruleset.
    pub fn add_judged(&mut self, new: Vec<Judged>) {
        let Some(ruleset) = new.first().map(|one| one.ruleset.clone()) else {
            return;
        };
        let is_other = |old: &Judged| old.ruleset != ruleset;
        let place = self.judged.iter().take_while(|old| is_other(old)).count();
        self.judged.retain(is_other);
        self.judged.splice(place..place, new);
    }

    /// Replaces or adds a solved game, keeping the games of a ruleset together.
    pub fn add_solved(&mut self, new: SolvedGame) {
        self.solved
            .retain(|old| (&old.ruleset, old.pieces) != (&new.ruleset, new.pieces));
        let is_before = |old: &SolvedGame| old.ruleset == new.ruleset && old.pieces < new.pieces;
        let place = match self.solved.iter().rposition(is_before) {
            Some(last) => last + 1,
            None => self
                .solved
                .iter()
                .position(|old| old.ruleset == new.ruleset)
                .unwrap_or(self.solved.len()),
        };
        self.solved.insert(place, new);
    }
}

impl SolvedGame {
    /// Summarises a table for a ruleset's game.
    ///
    /// # Errors
    /// Returns an error if the table does not contain the start of the game.
    pub fn measure(
        ruleset: &Ruleset,
        id: &str,
        table: &Tablebase,
    ) -> Result<SolvedGame, SenetError> {
        let unreached = || {
            SenetError::new(
                ErrorKind::TooLarge,
                format!("the start of {} is not solved", ruleset.name()),
            )
            .at("games")
        };
        let Interval { low, high } = table.first_side_chance(ruleset).ok_or_else(unreached)?;
        Ok(SolvedGame {
            ruleset: id.into(),
            pieces: ruleset.rules().pieces,
            layers: table.layers().into_iter().map(Layer::from).collect(),
            first_side: [low, high],
        })
    }
}

impl From<LayerSummary> for Layer {
    fn from(layer: LayerSummary) -> Layer {
        Layer {
            pieces: layer.pieces,
            positions: layer.positions,
            sweeps: layer.sweeps,
            residual: layer.residual,
            width: layer.width,
        }
    }
}

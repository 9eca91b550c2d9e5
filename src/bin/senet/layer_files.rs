//! Layers of solved endgames in a folder.

use super::output::write_file;
use senet::players::endgames::{Solver, Tablebase, is_of_other_rules};
use senet::{ErrorKind, Ruleset, SenetError};
use std::fs::{File, create_dir_all, read_dir};
use std::io::{self, BufReader, Error};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time between checkpoints of an unfinished layer.
const CHECKPOINT: Duration = Duration::from_secs(300);

/// The folder of a ruleset's layers.
pub struct LayerFiles {
    folder: PathBuf,
    /// The option that names the folder.
    field: &'static str,
    saved: Instant,
}

impl LayerFiles {
    /// The layers in this folder, named by the option `field`. It is created when the first layer is
    /// saved.
    pub fn new(folder: PathBuf, field: &'static str) -> LayerFiles {
        LayerFiles {
            folder,
            field,
            saved: Instant::now(),
        }
    }

    /// The layers of a ruleset, in a subfolder: an existing one that contains files of its rules, or
    /// else one named after its id, with a number if other rules use that name.
    pub fn for_ruleset(ruleset: &Ruleset, folder: &Path, field: &'static str) -> LayerFiles {
        let numbered = |number: u32| match number {
            1 => folder.join(ruleset.id()),
            number => folder.join(format!("{}-{number}", ruleset.id())),
        };
        let free = (1..)
            .map(numbered)
            .find(|path| held(ruleset, path) != Held::Other);
        let free = free.unwrap_or_else(|| folder.to_owned());
        if held(ruleset, &free) == Held::Own {
            return LayerFiles::new(free, field);
        }
        let folders = read_dir(folder).into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = folders.map(|entry| entry.path()).collect();
        folders.sort();
        let own = folders
            .into_iter()
            .find(|path| held(ruleset, path) == Held::Own);
        LayerFiles::new(own.unwrap_or(free), field)
    }

    fn path(&self, [more, fewer]: [u8; 2]) -> PathBuf {
        self.folder.join(format!("{more}x{fewer}.endgame"))
    }

    /// Opens the file of a layer, if it exists.
    fn open(&self, layer: [u8; 2]) -> Result<Option<File>, SenetError> {
        let path = self.path(layer);
        match File::open(&path) {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(self.failed(&path, &error)),
        }
    }

    /// Adds the file name to an error.
    fn of_file(&self, layer: [u8; 2], error: SenetError) -> SenetError {
        let message = format!("{}: {}", self.path(layer).display(), error.message());
        error.with_message(message).at(self.field)
    }

    fn failed(&self, path: &Path, error: &Error) -> SenetError {
        let message = format!("{}: {error}", path.display());
        SenetError::new(ErrorKind::BadFile, message).at(self.field)
    }

    /// Loads the solver's next layer from its file. Returns `false` if there is none.
    pub fn load(&self, solver: &mut Solver) -> Result<bool, SenetError> {
        let layer = solver.progress().pieces;
        let Some(file) = self.open(layer)? else {
            return Ok(false);
        };
        solver
            .load(&mut BufReader::new(file))
            .map_err(|error| self.of_file(layer, error))?;
        Ok(true)
    }

    /// The endgames with at most `pieces` pieces per side, up to the first layer that is missing or
    /// unfinished.
    pub fn table(&self, ruleset: &Ruleset, pieces: u8) -> Result<Tablebase, SenetError> {
        let mut solver = Solver::new(ruleset, pieces)?;
        while solver.progress().layers_left > 0 {
            let layer = solver.progress().pieces;
            let Some(file) = self.open(layer)? else {
                break;
            };
            let loaded = solver.load_finished(&mut BufReader::new(file));
            if !loaded.map_err(|error| self.of_file(layer, error))? {
                break;
            }
        }
        Ok(solver.finish())
    }

    /// Writes a layer. Replaces an existing file only when the new one is complete.
    pub fn save(&mut self, solver: &Solver, layer: [u8; 2]) -> Result<(), SenetError> {
        create_dir_all(&self.folder).map_err(|error| self.failed(&self.folder, &error))?;
        write_file(&self.path(layer), self.field, |file| {
            solver
                .save(layer, file)
                .map_err(|error| self.of_file(layer, error))
        })?;
        self.saved = Instant::now();
        Ok(())
    }

    /// Writes an unfinished layer if the last checkpoint is old enough.
    pub fn checkpoint(&mut self, solver: &Solver) -> Result<(), SenetError> {
        if self.saved.elapsed() > CHECKPOINT {
            self.save(solver, solver.progress().pieces)?;
        }
        Ok(())
    }
}

/// The owner of the layers in a folder.
#[derive(PartialEq, Eq)]
enum Held {
    Nothing,
    /// This ruleset, or an unknown one because the files are damaged.
    Own,
    Other,
}

fn held(ruleset: &Ruleset, folder: &Path) -> Held {
    let files = read_dir(folder).into_iter().flatten().flatten();
    let mut layers = files.filter(|file| file.path().extension() == Some("endgame".as_ref()));
    let layer = layers.find_map(|layer| File::open(layer.path()).ok());
    match layer.map(|file| is_of_other_rules(ruleset, &mut BufReader::new(file))) {
        None => Held::Nothing,
        Some(false) => Held::Own,
        Some(true) => Held::Other,
    }
}

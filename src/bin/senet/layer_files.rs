//! Layers of solved endgames in a folder.

use senet::SenetError;
use senet::ai::exact::Solver;
use std::fs::{File, create_dir_all, rename};
use std::io::{BufReader, BufWriter, Error, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// From one checkpoint of an unfinished layer to the next.
const CHECKPOINT: Duration = Duration::from_secs(300);

/// The folder of a ruleset's layers.
pub struct LayerFiles {
    folder: PathBuf,
    saved: Instant,
}

impl LayerFiles {
    /// The layers in this folder, which is made if there is none.
    pub fn new(folder: &Path) -> Result<LayerFiles, SenetError> {
        create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        Ok(LayerFiles {
            folder: folder.to_owned(),
            saved: Instant::now(),
        })
    }

    fn path(&self, [more, fewer]: [u8; 2]) -> PathBuf {
        self.folder.join(format!("{more}x{fewer}.endgame"))
    }

    /// Takes the solver's next layer from its file; whether there was one.
    pub fn load(&self, solver: &mut Solver) -> Result<bool, SenetError> {
        let path = self.path(solver.progress().pieces);
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(failed(&path, &error)),
        };
        solver
            .load(&mut BufReader::new(file))
            .map_err(|error| SenetError {
                message: format!("{}: {}", path.display(), error.message),
                ..error
            })?;
        Ok(true)
    }

    /// Writes a layer. A file already there is replaced only once the new one is whole.
    pub fn save(&mut self, solver: &Solver, layer: [u8; 2]) -> Result<(), SenetError> {
        let path = self.path(layer);
        let unfinished = path.with_extension("unfinished");
        let file = File::create(&unfinished).map_err(|error| failed(&unfinished, &error))?;
        solver.save(layer, &mut BufWriter::new(file))?;
        rename(&unfinished, &path).map_err(|error| failed(&path, &error))?;
        self.saved = Instant::now();
        Ok(())
    }

    /// Writes an unfinished layer, if the last time is long ago.
    pub fn checkpoint(&mut self, solver: &Solver) -> Result<(), SenetError> {
        if self.saved.elapsed() > CHECKPOINT {
            self.save(solver, solver.progress().pieces)?;
        }
        Ok(())
    }
}

fn failed(path: &Path, error: &Error) -> SenetError {
    SenetError {
        code: "bad_file",
        message: format!("{}: {error}", path.display()),
        field: Some("out".into()),
    }
}

//! What the answers of `senet engine` go by.

use crate::layer_files::LayerFiles;
use senet::ai::exact::{Bracket, ExactFirst, ExactTable};
use senet::ai::{Evaluator, Strongest};
use senet::position::Position;
use senet::trial::strongest_of;
use senet::{Ruleset, SenetError, Side};
use std::collections::HashMap;
use std::path::PathBuf;

/// Makes judges, and remembers the solved endgames of the rulesets that were asked about.
pub struct Judges {
    layers: Option<PathBuf>,
    tables: HashMap<String, ExactTable>,
}

impl Judges {
    /// Judges that know the solved endgames of this folder.
    ///
    /// # Errors
    /// A folder that is none.
    pub fn new(layers: Option<PathBuf>) -> Result<Judges, SenetError> {
        if let Some(folder) = layers.iter().find(|folder| !folder.is_dir()) {
            return Err(SenetError {
                code: "bad_file",
                message: format!("{} is no folder", folder.display()),
                field: Some("layers".into()),
            });
        }
        Ok(Judges {
            layers,
            tables: HashMap::new(),
        })
    }

    /// The judge of a ruleset.
    ///
    /// # Errors
    /// Files of layers that are damaged, or of other rules.
    pub fn of(&mut self, ruleset: &Ruleset) -> Result<Judge<'_>, SenetError> {
        let name = ruleset.name();
        let unread = self.layers.as_ref();
        if let Some(folder) = unread.filter(|_| !self.tables.contains_key(name)) {
            let files = LayerFiles::of(ruleset, folder);
            let table = files.map(ruleset, ruleset.rules().pieces)?.finish();
            self.tables.insert(name.into(), table);
        }
        Ok(Judge {
            table: self.tables.get(name),
            otherwise: strongest_of(ruleset),
        })
    }
}

/// Judges by solved endgames where it knows them, elsewhere as the strongest players do.
pub struct Judge<'a> {
    table: Option<&'a ExactTable>,
    otherwise: Strongest,
}

impl Judge<'_> {
    /// What is proven of the chance of the side whose turn it is, where the endgame is solved.
    pub fn exactly(&self, ruleset: &Ruleset, position: &Position) -> Option<Bracket> {
        let white = self.table?.white_chance(ruleset, position)?;
        Some(match position.side() {
            Side::White => white,
            Side::Black => Bracket {
                low: 1.0 - white.high,
                high: 1.0 - white.low,
            },
        })
    }
}

impl Evaluator for Judge<'_> {
    fn name(&self) -> &str {
        self.otherwise.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        let Some(table) = self.table else {
            return self.otherwise.white_chance(ruleset, position);
        };
        let exact_first = ExactFirst {
            table,
            otherwise: &self.otherwise,
        };
        exact_first.white_chance(ruleset, position)
    }
}

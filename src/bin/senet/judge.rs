//! The judges behind the answers of `senet engine`.

use crate::layer_files::LayerFiles;
use senet::matches::net_check::best_for;
use senet::players::endgames::{Interval, Tablebase};
use senet::players::{BestEvaluator, Chance, Evaluator, TablebaseFirst};
use senet::position::Position;
use senet::protocol::{EvaluatorSource, ProvenEvaluator};
use senet::{ErrorKind, Ruleset, SenetError};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Number of rulesets whose judges are cached. Questions about other rulesets are answered more
/// slowly.
const MAX_JUDGES: usize = 64;

/// Creates judges and caches them by ruleset, so that the net check of house rules runs once and solved
/// endgames are read once.
pub struct FiledJudges {
    layers: Option<PathBuf>,
    evaluators: HashMap<String, FiledJudge>,
}

impl FiledJudges {
    /// Creates judges that use the solved endgames in this folder.
    ///
    /// # Errors
    /// Returns an error if the folder does not exist.
    pub fn new(layers: Option<PathBuf>) -> Result<FiledJudges, SenetError> {
        if let Some(folder) = layers.iter().find(|folder| !folder.is_dir()) {
            return Err(SenetError::new(
                ErrorKind::BadFile,
                format!("{} is not a folder", folder.display()),
            )
            .at("layers"));
        }
        Ok(FiledJudges {
            layers,
            evaluators: HashMap::new(),
        })
    }

    fn judge_of(&mut self, ruleset: &Ruleset) -> Result<&FiledJudge, SenetError> {
        let name = ruleset.name();
        if !self.evaluators.contains_key(name) {
            if self.evaluators.len() == MAX_JUDGES {
                self.evaluators.clear();
            }
            let judge = FiledJudge::open(ruleset, self.layers.as_deref())?;
            self.evaluators.insert(name.into(), judge);
        }
        Ok(&self.evaluators[name])
    }
}

impl EvaluatorSource for FiledJudges {
    fn judge(&mut self, ruleset: &Ruleset) -> Result<Box<dyn ProvenEvaluator + '_>, SenetError> {
        Ok(Box::new(self.judge_of(ruleset)?))
    }
}

/// A judge that uses solved endgames where possible and the strongest players' evaluation elsewhere.
struct FiledJudge {
    table: Option<Tablebase>,
    otherwise: BestEvaluator,
}

impl FiledJudge {
    fn open(ruleset: &Ruleset, layers: Option<&Path>) -> Result<FiledJudge, SenetError> {
        let table = |folder| {
            let files = LayerFiles::for_ruleset(ruleset, folder, "layers");
            files.table(ruleset, ruleset.rules().pieces)
        };
        Ok(FiledJudge {
            table: layers.map(table).transpose()?,
            otherwise: best_for(ruleset),
        })
    }
}

impl ProvenEvaluator for &FiledJudge {
    fn proven(&self, ruleset: &Ruleset, position: &Position) -> Option<Interval> {
        let white = self.table.as_ref()?.white_chance(ruleset, position)?;
        Some(white.for_side(position.side()))
    }
}

impl Evaluator for &FiledJudge {
    fn name(&self) -> &str {
        self.otherwise.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        TablebaseFirst::new(self.table.as_ref(), &self.otherwise).white_chance(ruleset, position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_is_made_once_for_each_ruleset() {
        let mut evaluators = FiledJudges::new(None).expect("no folder is asked for");
        let ruleset = |text| Ruleset::parse(text).expect("a ruleset");
        let (one, other) = (ruleset("simple"), ruleset("simple[again=1.4.5.6]"));
        // A new judge stores its name at another address.
        let place = |judge: &FiledJudge| judge.otherwise.name().as_ptr();
        let first = place(evaluators.judge_of(&one).expect("a judge"));
        assert_eq!(evaluators.evaluators.len(), 1);
        assert_eq!(place(evaluators.judge_of(&one).expect("a judge")), first);
        assert_eq!(evaluators.evaluators.len(), 1);
        evaluators.judge_of(&other).expect("a judge");
        assert_eq!(evaluators.evaluators.len(), 2);
    }

    #[test]
    fn no_more_judges_are_remembered_than_there_is_room_for() {
        let mut evaluators = FiledJudges::new(None).expect("no folder is asked for");
        let mut asked = 0;
        for pieces in 1..=10 {
            for start in 1..=30 {
                let text = format!("double[pieces={pieces},start_house={start}]");
                if let Ok(ruleset) = Ruleset::parse(&text) {
                    evaluators.judge_of(&ruleset).expect("a judge");
                    assert!(evaluators.evaluators.contains_key(ruleset.name()));
                    assert!(evaluators.evaluators.len() <= MAX_JUDGES);
                    asked += 1;
                }
            }
        }
        assert!(asked > MAX_JUDGES);
    }
}

//! Stored reports, and the files that are made of them.

use super::metadata::{SWEEP, VALUES};
use super::report::Report;
use super::values::ValuesReport;
use super::{page, picture, values_page};
use clap::ValueEnum;
use senet::text::excerpt;
use senet::{ErrorKind, SenetError};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// A report that `senet lab across --report` or `senet lab values` printed.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Stored {
    Sweep(Report),
    Values(ValuesReport),
}

/// The output to make from a report.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// The documentation page in Markdown.
    Page,
    /// All figures as CSV.
    Csv,
    /// The description of the CSV file, by the vocabulary of CSV on the Web.
    Metadata,
    /// A picture in SVG.
    Picture(Picture),
}

/// The pictures of a report that is not a sweep.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Picture {
    /// How long, how skilful and how lucky the games of each kind of player are.
    Players,
    /// How strength changes the length of a game.
    Strength,
}

impl Stored {
    /// Reads a report.
    pub fn read(file: &Path) -> Result<Stored, SenetError> {
        let bad = |problem: String| {
            SenetError::new(ErrorKind::BadFile, format!("{} {problem}", file.display())).at("file")
        };
        let text =
            fs::read_to_string(file).map_err(|error| bad(format!("cannot be read: {error}")))?;
        serde_json::from_str(&text)
            .map_err(|error| bad(format!("is not a report: {}", excerpt(&error.to_string()))))
    }

    /// The report of a sweep.
    pub fn sweep(self) -> Result<Report, SenetError> {
        match self {
            Stored::Sweep(report) => Ok(report),
            Stored::Values(_) => {
                let message = "this is not the report of a sweep";
                Err(SenetError::new(ErrorKind::BadFile, message).at("file"))
            }
        }
    }

    /// Makes a file of the report `name`.json.
    pub fn make(&self, made: Made, name: &str) -> Result<String, SenetError> {
        Ok(match (self, made) {
            (Stored::Sweep(report), Made::Page) => page::markdown(report),
            (Stored::Sweep(report), Made::Csv) => page::csv(report),
            (Stored::Sweep(report), Made::Metadata) => {
                let title = format!(
                    "What the disputed points of {} do to the game",
                    report.ruleset
                );
                let origin = &report.origin;
                origin.describe(name, &SWEEP, &title, "./build.sh sweeps")
            }
            (Stored::Sweep(_), Made::Picture(_)) => {
                let message = "a sweep has no such picture";
                return Err(SenetError::new(ErrorKind::BadOption, message).at("picture"));
            }
            (Stored::Values(report), Made::Page) => values_page::markdown(report, name),
            (Stored::Values(report), Made::Csv) => report.csv(),
            (Stored::Values(report), Made::Metadata) => {
                let title = "The reconstructions by several players and judges";
                let origin = &report.origin;
                origin.describe(name, &VALUES, title, "./build.sh reconstructions")
            }
            (Stored::Values(report), Made::Picture(Picture::Players)) => picture::players(report),
            (Stored::Values(report), Made::Picture(Picture::Strength)) => picture::strength(report),
        })
    }
}

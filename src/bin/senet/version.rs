//! The version of the program and its citation.

use super::output::Output;
use clap::Args;
use senet::SenetError;
use senet::lab::Versions;
use serde::{Deserialize, Serialize};
use std::env::consts::{ARCH, OS};
use std::sync::LazyLock;

/// The form of the answer.
#[derive(Args)]
pub struct Options {
    /// Print JSON.
    #[arg(long, conflicts_with = "bibtex")]
    json: bool,
    /// Print only the citation, as BibTeX.
    #[arg(long)]
    bibtex: bool,
}

/// The identity of a build. Programs with the same method and rules print the same figures.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Build {
    /// The version of the package.
    pub version: String,
    /// The commit of the sources; `null` if the program was built without `SENET_COMMIT`.
    pub commit: Option<String>,
    /// The version of measures, players and statistics.
    pub method: u32,
    /// A checksum of the rules of the whole catalogue.
    pub rules: String,
    /// The machine for which it was compiled.
    pub target: String,
}

impl Build {
    /// This program.
    pub fn this() -> Build {
        let Versions {
            engine,
            method,
            rules,
            ..
        } = Versions::with_judges(Vec::new());
        let libc = if cfg!(target_env = "musl") {
            "-musl"
        } else {
            ""
        };
        Build {
            version: engine,
            commit: option_env!("SENET_COMMIT")
                .filter(|commit| !commit.is_empty())
                .map(String::from),
            method,
            rules,
            target: format!("{ARCH}-{OS}{libc}"),
        }
    }

    /// The version with commit, method and rules, in one line.
    fn line(&self) -> String {
        let commit = self.commit.as_deref().unwrap_or("unknown");
        format!(
            "{} (commit {commit}, method {}, rules {})",
            self.version, self.method, self.rules
        )
    }

    fn citation(&self) -> String {
        format!(
            "{AUTHOR}. {TITLE}. Version {}. Computer program.",
            self.line()
        )
    }

    fn bibtex(&self) -> String {
        format!(
            "@software{{senet,\n  author = {{{{{AUTHOR}}}}},\n  title = {{{{{TITLE}}}}},\n  version = {{{}}}\n}}\n",
            self.line()
        )
    }
}

/// The author in every citation, as in `CITATION.cff`.
const AUTHOR: &str = "The Senet contributors";
const TITLE: &str = "Senet";

/// The text that `senet --version` prints after the name.
pub static LINE: LazyLock<String> = LazyLock::new(|| Build::this().line());

/// Prints the version.
pub fn print(options: &Options, out: &mut Output) -> Result<(), SenetError> {
    let build = Build::this();
    if options.bibtex {
        return write!(out, "{}", build.bibtex());
    }
    if options.json {
        let text = serde_json::to_string_pretty(&build).expect("numbers and texts");
        return writeln!(out, "{text}");
    }
    writeln!(out, "senet {}", build.line())?;
    writeln!(out, "built for {}", build.target)?;
    writeln!(
        out,
        "\nTo cite it:\n\n{}\n\n{}",
        build.citation(),
        build.bibtex()
    )
}

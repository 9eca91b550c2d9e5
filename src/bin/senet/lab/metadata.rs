//! The description of a CSV file, in the form of the W3C's recommendation *Metadata Vocabulary for Tabular
//! Data* (CSV on the Web).

use senet::lab::Run;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A column: its name, its datatype, and what it means and does not mean.
pub type Column = (&'static str, &'static str, &'static str);

const RULESET: Column = (
    "ruleset",
    "string",
    "The rules in their written form: the id of a reconstruction, and what is changed in brackets.",
);
const PLAYER: Column = (
    "player",
    "string",
    "Who plays both sides: net, hand-made, human-like or random; net:0.2 chooses at random in 20 % of its choices. Not a \
     person: the habits of human-like players are invented, not fitted to games of people.",
);
const JUDGE: Column = (
    "judge",
    "string",
    "Who estimates the chances: net, hand-made, or none where only events are counted. The judge never changes what is played.",
);
const MEASURE: Column = (
    "measure",
    "string",
    "The name of the measure, as defined in docs/lab.md.",
);
const UNIT: Column = (
    "unit",
    "string",
    "throws; share and chance, from 0 to 1 and not in percent; per_100_throws; or per_game.",
);

/// The columns of the figures of a sweep.
pub const SWEEP: [Column; 17] = [
    RULESET,
    (
        "option",
        "string",
        "The reading: the changed option and its other value.",
    ),
    (
        "role",
        "string",
        "reading, or control: a change that should have no effect.",
    ),
    (
        "sources",
        "string",
        "Who reads it this way, separated by spaces: open points of the specification, ids of reconstructions, or unknown.",
    ),
    (
        "evidence",
        "string",
        "What the ruleset's own reading rests on. It says nothing about the other reading.",
    ),
    PLAYER,
    JUDGE,
    (
        "own_net",
        "boolean",
        "Whether the nets of this run include one that was trained for this reading. If not, the net of the unchanged rules plays it.",
    ),
    MEASURE,
    UNIT,
    (
        "value_before",
        "number",
        "The value under the ruleset's own reading; empty if its games do not determine it.",
    ),
    (
        "value_after",
        "number",
        "The value under the other reading. A median length of 5000 means at least 5000.",
    ),
    (
        "difference",
        "number",
        "value_after less value_before; a bound if a median is one.",
    ),
    (
        "low",
        "number",
        "The lower bound of the confidence interval of the difference. Not a range of single games. The 95 % intervals of the whole \
         file hold simultaneously; empty if there is no bound.",
    ),
    (
        "high",
        "number",
        "The upper bound of the confidence interval of the difference.",
    ),
    (
        "verdict",
        "string",
        "What this run says: differs, equivalent, not_seen, doubtful, not_typical or unknown. not_seen is not equivalent.",
    ),
    (
        "verdict_all",
        "string",
        "What all deliberate players say together: holds, equivalent, depends_on_player, seen_for_some, not_seen or unknown.",
    ),
];

/// The columns of the figures of single rulesets.
pub const VALUES: [Column; 9] = [
    RULESET,
    PLAYER,
    JUDGE,
    MEASURE,
    UNIT,
    (
        "value",
        "number",
        "The value; empty if the games do not determine it, or the judge contradicts theory.",
    ),
    (
        "low",
        "number",
        "The lower bound of the confidence interval of the value. Not a range of single games. The 95 % intervals of the whole file \
         hold simultaneously; empty if there is no bound.",
    ),
    (
        "high",
        "number",
        "The upper bound of the confidence interval of the value.",
    ),
    (
        "bound",
        "boolean",
        "Whether the value is only a lower bound: a median of at least 5000 throws.",
    ),
];

/// The first line of a file with these columns.
pub fn header(columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|(name, ..)| *name).collect();
    names.join(",") + "\n"
}

/// Joins the numbers of a row with commas. Unknown numbers are left empty.
pub fn fields<const N: usize>(numbers: [Option<f64>; N]) -> String {
    let numbers = numbers.map(|one| one.map_or(String::new(), |one| one.to_string()));
    numbers.join(",")
}

/// How many games a report is based on, and which versions of the program played them.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub games: u64,
    pub seed: u64,
    pub engine: String,
    pub method: u32,
    pub rules: String,
}

impl Origin {
    pub fn new(run: &Run) -> Origin {
        Origin {
            games: run.games,
            seed: run.seed,
            engine: run.versions.engine.clone(),
            method: run.versions.method,
            rules: run.versions.rules.clone(),
        }
    }

    fn versions(&self) -> String {
        let Origin { engine, method, .. } = self;
        format!("{engine}, method {method}, rules {}", self.rules)
    }

    /// The sentences that open a page. `each` says what the number of games refers to.
    pub fn sentences(&self, each: &str) -> String {
        format!(
            "{} games for each {each}, seed {}; engine {}. Definitions, players and statistics: [the laboratory](../lab.md).",
            self.games,
            self.seed,
            self.versions()
        )
    }

    /// The description of the file `name`.csv, made by this command.
    pub fn describe(&self, name: &str, columns: &[Column], title: &str, command: &str) -> String {
        let Origin { games, seed, .. } = self;
        let versions = self.versions();
        let columns = columns.iter().map(|(name, datatype, meaning)| {
        json!({ "name": name, "titles": name, "datatype": datatype, "null": "", "dc:description": meaning })
    });
        let description = json!({
            "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
            "url": format!("{name}.csv"),
            "dc:title": title,
            "dc:description": format!(
                "{games} games for each ruleset, player and judge, seed {seed}, made by {command}. Definitions, players and statistics: docs/lab.md."
            ),
            "dc:bibliographicCitation": format!(
                "Senet, the laboratory: {title}. Engine {versions}, seed {seed}, {games} games. Cite the author \
                 of the rules, too: docs/rulesets.md."
            ),
            "tableSchema": { "columns": columns.collect::<Vec<_>>() },
        });
        format!("{description:#}\n")
    }
}

//! The table of all rulesets matches the data.

use crate::examples;
use senet::Ruleset;
use senet::rules::{CATALOGUE, CatalogueEntry};
use serde_json::Value;

const TABLE: &str = include_str!("../../docs/rulesets.md");

/// The cells of the table rows under a heading whose first cell begins with a backquote.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let (_, below) = TABLE.split_once(heading).expect("the heading");
    let section = below.split("\n## ").next().expect("a section");
    section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect()
}

#[test]
fn every_ruleset_is_listed_with_its_source_and_examples() {
    let vectors: Vec<Value> =
        serde_json::from_str(include_str!("../data/vectors.json")).expect("the data file is JSON");
    assert!(vectors.iter().all(examples::passes));
    let rows = rows("## Who proposed which rules?");
    assert_eq!(rows.len(), CATALOGUE.len());
    for (entry, row) in CATALOGUE.iter().zip(rows) {
        let of = match entry.id {
            "cypriot" => "simple",
            "middle-kingdom" => "simple-marked",
            own => own,
        };
        let all = vectors
            .iter()
            .filter(|vector| vector["ruleset"] == of)
            .count();
        assert!(all > 0, "{of}");
        let id = format!("`{}`", entry.id);
        assert_eq!(
            row[..5],
            [&id, entry.name, entry.author, entry.source, entry.board]
        );
        assert_eq!(row[6], format!("{all} / {all}"), "{}", entry.id);
    }
}

#[test]
fn every_variant_is_listed_with_its_figures() {
    let rows = rows("## How long and how lively are the games?");
    let variants = CATALOGUE.iter().flat_map(CatalogueEntry::variants);
    let names: Vec<String> = variants
        .map(|variant| format!("`{}`", Ruleset::parse(&variant).expect("a variant").name()))
        .collect();
    assert_eq!(rows.iter().map(|row| row[0]).collect::<Vec<_>>(), names);
    let (_, below) = TABLE
        .split_once("## How long and how lively are the games?")
        .expect("the heading");
    let header = below
        .lines()
        .find(|line| line.starts_with("| "))
        .expect("a header");
    let columns = header.trim_matches('|').split(" | ").count();
    assert!(
        rows.iter()
            .all(|row| row.len() == columns && row.iter().all(|cell| !cell.is_empty()))
    );
}

/// Values that stopped games would affect are omitted: a median or a mean without them would be
/// misleading.
#[test]
fn figures_that_depend_on_stopped_games_are_left_out() {
    let mut stopped = 0;
    for row in rows("## How long and how lively are the games?") {
        if row[8] == "0.0 %" {
            assert!(
                row.iter().all(|cell| !cell.contains('–') || cell.len() > 3),
                "{row:?}"
            );
            continue;
        }
        stopped += 1;
        for open in [3, 6, 14, 15] {
            assert_eq!(row[open], "–", "{row:?}");
        }
        // Finished games still have a score with its interval.
        assert!(row[9].contains('('), "{row:?}");
    }
    assert!(stopped > 0, "games of ten pieces in hand do not end");
}

#[test]
fn the_page_shows_the_lengths_in_the_table() {
    let text = include_str!("../../www/addons/shared/lengths.json");
    assert!(text.len() < 1_300, "the page loads it");
    let lengths: Value = serde_json::from_str(text).expect("the file is JSON");
    let lengths = lengths.as_object().expect("an object");
    assert_eq!(lengths.len(), CATALOGUE.len());
    let rows = rows("## How long and how lively are the games?");
    for entry in CATALOGUE {
        let row = rows.iter().find(|row| row[0] == format!("`{}`", entry.id));
        let row = row.expect("a row");
        let length = &lengths[entry.id];
        assert_eq!(length["throws_median"].to_string(), row[1], "{}", entry.id);
        assert_eq!(length["minutes"].to_string(), row[7], "{}", entry.id);
    }
}

//! The specification in `docs/rules`: rules cited in comments exist, and its worked examples are those
//! the engine is tested with.

use crate::rust_files;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Everything that can be cited: sections with the numbers of their rules, open points, project rules.
#[derive(Default)]
struct Specification {
    sections: BTreeMap<String, BTreeSet<u32>>,
    points: BTreeSet<String>,
    project_rules: BTreeSet<String>,
}

fn pages() -> String {
    let mut pages = String::new();
    for entry in fs::read_dir("docs/rules").expect("the specification") {
        let path = entry.expect("readable").path();
        pages += &fs::read_to_string(path).expect("text");
    }
    pages
}

impl Specification {
    fn read(pages: &str) -> Specification {
        let mut found = Specification::default();
        let mut section = String::new();
        for line in pages.lines() {
            let first = line.split([' ', '.']).next().unwrap_or_default();
            if let Some(heading) = line.strip_prefix("## ") {
                let number = heading.split(' ').next().unwrap_or_default();
                section = number.trim_end_matches('.').to_owned();
                found.sections.entry(section.clone()).or_default();
            } else if let Ok(rule) = first.parse() {
                found
                    .sections
                    .entry(section.clone())
                    .or_default()
                    .insert(rule);
            } else if let Some(row) = line.strip_prefix("| A-") {
                let end = row.find(' ').expect("a cell");
                found.points.insert(format!("A-{}", &row[..end]));
            } else if let Some(rule) = line.strip_prefix("* C") {
                let end = rule.find(' ').expect("a rule");
                found.project_rules.insert(format!("C{}", &rule[..end]));
                // Its parts: "a) …; b) …".
                let parts = rule
                    .split(&[' ', ';'][..])
                    .filter_map(|word| word.strip_suffix(')'));
                let parts = parts.map(|part| format!("C{}{part}", &rule[..end]));
                found.project_rules.extend(parts);
            }
        }
        found
    }

    /// The citations in this text that do not exist.
    fn missing(&self, text: &str, cited: &mut usize) -> Vec<String> {
        let mut missing = Vec::new();
        let mut rules: Option<&BTreeSet<u32>> = None;
        let mut number = "";
        let mut after_rules = false;
        for word in text.split(|c: char| c.is_whitespace() || ",;():".contains(c)) {
            let word = word.trim_end_matches('.');
            let is_section = word
                .split_once('.')
                .is_some_and(|(one, other)| is_number(one) && is_number(other) && one.len() == 1);
            if is_section || after_rules && is_number(word) {
                (rules, number) = (self.sections.get(word), word);
                if after_rules {
                    *cited += 1;
                    missing.extend(rules.is_none().then(|| word.to_owned()));
                }
            } else if let Some(rule) = word.strip_prefix('r').filter(|rule| is_number(rule)) {
                *cited += 1;
                let rule = rule.parse().expect("a number");
                let exists = rules.is_some_and(|rules| rules.contains(&rule));
                missing.extend((!exists).then(|| format!("{number} {word}")));
            } else if word.starts_with("A-") && word.ends_with(|c: char| c.is_ascii_digit()) {
                *cited += 1;
                missing.extend((!self.points.contains(word)).then(|| word.to_owned()));
            } else if is_project_rule(word) {
                *cited += 1;
                let exists = self.project_rules.contains(word);
                missing.extend((!exists).then(|| word.to_owned()));
            } else if !["", "and", "to", "or", "RULES"].contains(&word) {
                (rules, number, after_rules) = (None, "", false);
            }
            after_rules |= word == "RULES";
        }
        missing
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

fn is_project_rule(word: &str) -> bool {
    let Some(rule) = word.strip_prefix('C') else {
        return false;
    };
    rule.starts_with(|c: char| c.is_ascii_digit())
        && rule.len() <= 5
        && rule
            .chars()
            .all(|c| c.is_ascii_digit() || "abcd′".contains(c))
}

/// All comments of a file.
fn comments(text: &str) -> String {
    let comments = text.lines().filter_map(|line| line.split_once("//"));
    let comments = comments.map(|(_, comment)| comment.trim_start_matches(['/', '!']));
    comments.collect::<Vec<_>>().join("\n")
}

#[test]
fn everything_that_comments_cite_exists() {
    let specification = Specification::read(&pages());
    assert!(specification.sections.len() > 15);
    assert!(specification.points.len() > 60);
    let mut cited = 0;
    for folder in ["src", "tests", "tools"] {
        for (path, text) in rust_files(folder) {
            if path.starts_with("sources/") {
                continue;
            }
            let missing = specification.missing(&comments(&text), &mut cited);
            assert!(missing.is_empty(), "{folder}/{path} cites {missing:?}");
        }
    }
    assert!(cited > 100, "only {cited} citations were found");
}

#[test]
fn the_evidence_of_every_rule_has_its_place_in_the_specification() {
    let specification = Specification::read(&pages());
    let marks = fs::read_to_string("src/rules/evidence.tsv").expect("the marks");
    let lines = marks.lines().filter(|line| !line.starts_with('#'));
    let mut lines_read = 0;
    for line in lines {
        let place = line.split('\t').nth(3).expect("four fields");
        let mut cited = 0;
        let missing = specification.missing(&format!("RULES {place}"), &mut cited);
        assert!(cited > 0 && missing.is_empty(), "{line}: {missing:?}");
        lines_read += 1;
    }
    assert!(lines_read > 100, "only {lines_read} lines");
}

#[test]
fn what_does_not_exist_is_found() {
    let page = "## 2.1 One\n3. Three\n4. Four\n| A-KM-1 | open |\n* C7 a) one; b′) two\n";
    let specification = Specification::read(page);
    let missing = |text: &str| specification.missing(text, &mut 0);
    assert!(missing("RULES 2.1 r3, r4. A-KM-1; C7b′ at 0.5 of r9sons, C70 °").len() == 1);
    assert_eq!(missing("2.1 r3 to r5."), ["2.1 r5"]);
    assert_eq!(missing("RULES 2.2."), ["2.2"]);
    assert_eq!(missing("2.2 r3: so"), ["2.2 r3"]);
    assert_eq!(missing("see A-KM-2."), ["A-KM-2"]);
    assert_eq!(missing("C7, C8"), ["C8"]);
}

/// White's and Black's houses in the notation of the pages.
fn houses(position: &Value) -> String {
    let side = |side: &str| {
        let houses = position[side].as_array().expect("houses").iter();
        let houses: Vec<String> = houses.map(Value::to_string).collect();
        if houses.is_empty() {
            "–".to_owned()
        } else {
            houses.join(" ")
        }
    };
    format!("W {} · B {} · ", side("W"), side("B"))
}

#[test]
fn the_worked_examples_are_those_of_the_tests() {
    let pages = pages();
    let vectors = fs::read_to_string("tests/data/vectors.json").expect("the examples");
    let vectors: Vec<Value> = serde_json::from_str(&vectors).expect("JSON");
    assert_eq!(pages.matches("** to play, throw **").count(), vectors.len());
    for vector in &vectors {
        let id = vector["id"].as_str().expect("an id");
        let mark = format!("- **{id}** — ");
        let mut parts = pages.split(&mark);
        let block = parts.nth(1).unwrap_or_else(|| panic!("{id} is not there"));
        assert!(parts.next().is_none(), "{id} is there twice");
        let mut lines = block.lines();
        let head = lines.next().expect("a position");
        let side = vector["to_move"].as_str().expect("a side");
        assert!(head.contains(&houses(vector)), "{id}: {head}");
        assert!(
            head.contains(&format!("**{side}** to play")),
            "{id}: {head}"
        );
        let written: BTreeSet<&str> = lines.map_while(|line| line.strip_prefix("  - ")).collect();
        let legal = vector["legal"].as_array().expect("a list");
        assert_eq!(written.len(), legal.len().max(1), "{id}: {written:#?}");
        for one in legal {
            let name = one["move"].as_str().expect("a move");
            let line = match one.get("W") {
                Some(_) => format!("`{name}` → {}", houses(one)),
                None => format!("`{name}`"),
            };
            let found = written.iter().any(|written| written.starts_with(&line));
            assert!(found, "{id}: no {line} in {written:#?}");
        }
        if legal.is_empty() {
            let none = written
                .iter()
                .all(|line| line.starts_with("no legal move → "));
            assert!(none, "{id}: {written:#?}");
        }
    }
}

//! The published pages, tables and pictures of the laboratory, and the nets of single readings.

use super::command_line::senet;
use super::laboratory::{tempfile, text};
use senet::lab::{Judge, Table, stored_trust};
use senet::players::Net;
use senet::rules::in_use::RULES_IN_USE;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// The reports in docs/lab/, from which its pages are made.
fn reports() -> Vec<PathBuf> {
    let folder = fs::read_dir("docs/lab").expect("the folder");
    let files = folder.map(|entry| entry.expect("an entry").path());
    let is_report = |path: &PathBuf| {
        let name = path.to_string_lossy();
        name.ends_with(".json") && !name.ends_with(".metadata.json")
    };
    files.filter(is_report).collect()
}

/// Every figure of the pages and pictures comes from the report beside them.
#[test]
fn the_pages_of_the_laboratory_are_made_of_the_stored_figures() {
    for report in reports() {
        let file = report.display().to_string();
        let stored = |end: &str| {
            let path = file.replace(".json", end);
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
        };
        let output = |options: &[&str]| {
            let output = senet(&[&["lab", "page", &file], options].concat(), "");
            String::from_utf8(output.stdout).expect("text")
        };
        assert_eq!(output(&[]), stored(".md"), "{file}");
        assert_eq!(output(&["--csv"]), stored(".csv"), "{file}");
        assert_eq!(output(&["--metadata"]), stored(".metadata.json"), "{file}");
    }
    let boxed_set = fs::read_to_string("docs/lab/boxed-set.json").expect("a report");
    let boxed_set: Value = serde_json::from_str(&boxed_set).expect("JSON");
    let in_use = RULES_IN_USE.iter().find(|rules| rules.id == "boxed-set");
    assert_eq!(
        boxed_set["ruleset"].as_str(),
        in_use.map(|rules| rules.ruleset)
    );
    let swept = ["kendall-masters", "jequier-masters", "bell"];
    let files = swept.map(|ruleset| format!("docs/lab/{ruleset}.json"));
    let published = files
        .iter()
        .filter(|file| fs::exists(file).expect("readable"));
    let files: Vec<&str> = published.map(String::as_str).collect();
    let evidence = senet(&[&["lab", "evidence"], &files[..]].concat(), "");
    let stored = fs::read_to_string("docs/lab/evidence.md").expect("a page");
    assert_eq!(String::from_utf8(evidence.stdout).expect("text"), stored);
}

/// Every table in docs/lab/ has a description by the vocabulary of CSV on the Web, which names and
/// explains each of its columns, in order.
#[test]
fn every_column_of_a_published_table_is_described() {
    let folder = fs::read_dir("docs/lab").expect("the folder");
    let tables = folder.map(|entry| entry.expect("an entry").path());
    let tables = tables.filter(|path| path.extension().is_some_and(|end| end == "csv"));
    for path in tables {
        let table = fs::read_to_string(&path).expect("a table");
        let header: Vec<&str> = table.lines().next().expect("a header").split(',').collect();
        let description = fs::read_to_string(path.with_extension("metadata.json"));
        let description: Value =
            serde_json::from_str(&description.expect("a description")).expect("JSON");
        let columns = description["tableSchema"]["columns"]
            .as_array()
            .expect("columns");
        let names: Vec<&str> = columns
            .iter()
            .map(|column| column["name"].as_str().expect("a name"))
            .collect();
        assert_eq!(names, header, "{}", path.display());
        assert_eq!(
            description["url"].as_str(),
            path.file_name().and_then(|name| name.to_str())
        );
        for column in columns {
            let meaning = column["dc:description"].as_str().expect("a meaning");
            assert!(meaning.len() > 20, "{column}");
            let datatype = column["datatype"].as_str().expect("a datatype");
            let fits = |field: &str| match datatype {
                "number" => field.is_empty() || field.parse::<f64>().is_ok(),
                "boolean" => ["true", "false"].contains(&field),
                _ => datatype == "string",
            };
            let at = names
                .iter()
                .position(|name| column["name"] == *name)
                .expect("a column");
            for line in table.lines().skip(1).filter(|line| !line.contains('"')) {
                let field = line.split(',').nth(at).expect("a field");
                assert!(fits(field), "{}: {line}", path.display());
            }
        }
        for text in ["dc:title", "dc:description", "dc:bibliographicCitation"] {
            assert!(description[text].is_string(), "{}", path.display());
        }
    }
}

/// A net is used for exactly the rules it was trained with; for others, the built-in net stays.
#[test]
fn a_net_of_a_folder_serves_only_its_own_rules() {
    let net = |ruleset: &str| {
        let table = Table::new(ruleset).expect("a ruleset");
        table.judge_name(Judge::Net)
    };
    let mut net_file = Vec::new();
    for entry in fs::read_dir("tools/nets").expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "net") {
            net_file.push(Net::from_bytes(&fs::read(path).expect("a net")).expect("a net"));
        }
    }
    assert!(!net_file.is_empty());
    for own in &net_file {
        let name = own.ruleset().name();
        let mut table = Table::new(name).expect("a ruleset");
        assert!(!table.trust().trained, "{name}");
        table.choose_net(&net_file);
        assert_ne!(table.judge_name(Judge::Net), net(name));
        let trust = table.trust();
        assert!(trust.trained, "{name}");
        let stored = stored_trust();
        assert!(stored.contains(&trust), "{name}: run ./build.sh trust");
        let mut other = Table::new(&format!("{},throws=other]", name.trim_end_matches(']')));
        let other = other.as_mut().expect("a ruleset");
        other.choose_net(&net_file);
        assert_eq!(other.judge_name(Judge::Net), table.judge_name(Judge::Net));
        let base = own.ruleset().id();
        let mut unchanged = Table::new(base).expect("a ruleset");
        unchanged.choose_net(&net_file);
        assert_eq!(unchanged.judge_name(Judge::Net), net(base));
    }
}

/// The values of single rulesets are those of comparisons, and the score of random play against itself
/// is a half.
#[test]
fn values_without_a_comparison_are_the_same_figures() {
    let playing = ["-g", "40", "-s", "2"];
    let by = ["--by", "hand-made/hand-made", "--by", "random/none"];
    let rulesets = ["-r", "simple", "-r", "bell"];
    let told = text(&[&["lab", "values"][..], &rulesets, &by, &playing].concat());
    let told: Value = serde_json::from_str(&told).expect("JSON");
    let compare = ["-p", "hand-made", "--judge", "hand-made", "--json"];
    let compared = text(&[&["lab", "compare"][..], &rulesets, &compare, &playing].concat());
    let compared: Value = serde_json::from_str(&compared).expect("JSON");
    let sample = |number: usize, id: &str| {
        let values = told["samples"][number]["values"]
            .as_array()
            .expect("values");
        let value = values.iter().find(|value| value["id"] == id);
        value.expect("a measure")["value"].clone()
    };
    let mut equal = 0;
    for measure in compared["measures"].as_array().expect("measures") {
        let id = measure["id"].as_str().expect("a name");
        // A comparison shows a measure without a verdict if the sample cannot represent it.
        let value = sample(0, id);
        assert!(value.is_null() || value == measure["values"][0], "{id}");
        equal += usize::from(!value.is_null());
    }
    assert!(equal >= 12, "{told}");
    let score = |number| sample(number, "score_random").as_f64().expect("a score");
    assert_eq!(told["samples"][2]["player"], "random");
    assert!((score(2) - 0.5).abs() < 0.2 && score(0) > 0.6, "{told}");
}

/// The first two numbers of the line of a page that contains a text.
fn two_numbers(page: &str, text: &str) -> [u64; 2] {
    let line = page.lines().find(|line| line.contains(text));
    let line = line.unwrap_or_else(|| panic!("no line says ‘{text}’"));
    let words = line.split(|c: char| !c.is_ascii_digit());
    let numbers: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
    [numbers[0], numbers[1]]
}

#[test]
fn the_method_page_quotes_the_figures_of_the_coverage() {
    let page = fs::read_to_string("docs/lab.md").expect("the page");
    let page = page.split_whitespace().collect::<Vec<&str>>().join(" ");
    let coverage = fs::read_to_string("docs/lab/coverage.md").expect("the page");
    let [found, all] = two_numbers(&coverage, "comparisons show a difference that is not there");
    let quoted = format!("Of {all} comparisons of a ruleset with itself, {found} show");
    assert!(page.contains(&quoted), "{quoted}");
    let [inside, all] = two_numbers(&coverage, "The exact difference lies in");
    let quoted =
        format!("Where the difference is known exactly, {inside} of {all} intervals contain it");
    assert!(page.contains(&quoted), "{quoted}");
}

/// Each page opens with what holds for every deliberate player, and the method page quotes it.
#[test]
fn the_method_page_quotes_the_findings_of_the_pages() {
    let page = fs::read_to_string("docs/lab.md").expect("the page");
    let page = page.split_whitespace().collect::<Vec<&str>>().join(" ");
    for name in [
        "reconstructions",
        "kendall-masters",
        "jequier-masters",
        "bell",
    ] {
        let source = fs::read_to_string(format!("docs/lab/{name}.md")).expect("a page");
        let mut lines = source.lines();
        let finding = lines.find_map(|line| line.strip_prefix("**"));
        let (finding, _) = finding.and_then(|line| line.split_once("**")).expect(name);
        let quoted = format!("(lab/{name}.md): {}", finding.trim_end_matches('.'));
        assert!(page.contains(&quoted), "{quoted}");
    }
}

/// The lengths of the withdrawn pages' corrections are those of the sweeps.
#[test]
fn the_corrections_quote_the_sweeps() {
    let sweep = fs::read_to_string("docs/lab/jequier-masters.md").expect("a page");
    let unchanged = sweep.lines().find(|line| line.starts_with("| unchanged |"));
    let cells: Vec<&str> = unchanged.expect("a row").split('|').collect();
    let throws = |cell: &str| cell.trim().split(' ').next().map(str::to_owned);
    let [hand_made, human_like] = [5, 7].map(|column| throws(cells[column]).expect("a number"));
    let page = fs::read_to_string("docs/lab/withdrawn.md").expect("the page");
    let quoted =
        format!("By hand-made players it is {hand_made}, by human-like players {human_like}.");
    assert!(page.contains(&quoted), "{quoted}");
}

/// The page of rulesets without a comparison and its pictures contain every ruleset and the stored figures.
#[test]
fn a_report_without_a_comparison_becomes_a_page_and_pictures() {
    let by = [
        "hand-made/hand-made",
        "net/none",
        "net:0.5/none",
        "random/none",
    ];
    let by: Vec<&str> = by.iter().flat_map(|by| ["--by", by]).collect();
    let report = text(
        &[
            &["lab", "values", "-r", "simple", "-r", "bell", "-g", "40"],
            &by[..],
        ]
        .concat(),
    );
    let file = tempfile("lab-values").join("several.json");
    fs::write(&file, &report).expect("writable");
    let file = file.to_string_lossy();
    let page = text(&["lab", "page", &file]);
    let value = |id: &str| {
        let report: Value = serde_json::from_str(&report).expect("JSON");
        let values = report["samples"][1]["values"]
            .as_array()
            .expect("values")
            .clone();
        let value = values.into_iter().find(|value| value["id"] == id);
        value.expect("a measure")["value"]
            .as_f64()
            .expect("a number")
    };
    let length = format!("| {:.0} (", value("length"));
    let bell = page.lines().find(|line| line.starts_with("| `bell` |"));
    assert!(bell.expect("a row").contains(&length), "{page}");
    for picture in ["players", "strength"] {
        let drawn = text(&["lab", "page", &file, "--picture", picture]);
        for ruleset in ["simple", "bell"] {
            assert!(drawn.contains(&format!(">{ruleset}</text>")), "{drawn}");
        }
    }
    let table = text(&["lab", "page", &file, "--csv"]);
    let described = text(&["lab", "page", &file, "--metadata"]);
    let described: Value = serde_json::from_str(&described).expect("JSON");
    let columns = described["tableSchema"]["columns"]
        .as_array()
        .expect("columns");
    let names: Vec<&str> = columns
        .iter()
        .filter_map(|column| column["name"].as_str())
        .collect();
    assert_eq!(table.lines().next(), Some(&*names.join(",")));
}

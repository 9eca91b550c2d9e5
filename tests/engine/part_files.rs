//! Files that are not the parts of one run are refused with a sentence.

use super::command_line::{Folder, lines, senet};
use serde_json::{Value, json};
use std::fs;

fn part(folder: &Folder, shard: &str) -> String {
    fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder
        .0
        .join(format!("{}.json", shard.replace('/', "-of-")));
    let file = file.display().to_string();
    let run = "lab compare -r simple -r bell -g 6 -p random --shard";
    let words: Vec<&str> = run.split(' ').chain([shard, "-o", &file]).collect();
    lines(&senet(&words, ""));
    file
}

fn refusal(files: &[&str]) -> String {
    let output = senet(&[&["lab", "merge"], files].concat(), "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(
        said.starts_with("senet: ") && output.stdout.is_empty(),
        "{said}"
    );
    assert!(said.len() < 1_000, "{} bytes", said.len());
    said
}

#[test]
fn a_foreign_or_damaged_part_is_refused() {
    let folder = Folder::new("damaged-parts");
    let whole = part(&folder, "1/1");
    let text = fs::read_to_string(&whole).expect("a file");
    let part: Value = serde_json::from_str(&text).expect("JSON");
    let set = |pointer: &str, value: Value| {
        let mut changed = part.clone();
        *changed.pointer_mut(pointer).expect("a field") = value;
        changed.to_string()
    };
    let columns = part["columns"].as_array().expect("a list");
    let column = |name: &str| columns.iter().position(|column| column == name);
    let count = |name: &str, value: u64| {
        let place = column(name).expect("a column");
        set(&format!("/rows/0/0/{place}"), json!(value))
    };
    let file = folder.0.join("changed.json").display().to_string();
    for changed in [
        set("/run/games", json!(0)),
        set("/run/games", json!(1)),
        set("/run/games", json!(7)),
        set("/run/games", json!(u64::MAX)),
        set("/run/games", json!(-1)),
        set("/run/seed", json!(u64::MAX)),
        set("/run/rulesets", json!([])),
        set("/run/rulesets", json!(["simple"])),
        set("/run/rulesets", json!(["simple", "nothing"])),
        set("/run/rulesets", json!(["simple", "n".repeat(1 << 20)])),
        set("/run/rulesets", json!(["simple", "bell", "simple"])),
        set("/run/evaluators/player", json!("nobody")),
        set("/run/evaluators/player", json!("n".repeat(1 << 20))),
        set("/run/evaluators/judge", json!("random")),
        set("/run/evaluators/trust/0/ruleset", json!("bell")),
        set("/run/evaluators/trust/0/verdict", json!("perhaps")),
        set("/run/evaluators/trust/0/pairs", json!(-1)),
        set("/run/versions/judges", json!([])),
        set("/games", json!([0, 0])),
        set("/games", json!([6, 0])),
        set("/games", json!([0, u64::MAX])),
        set("/games", json!([u64::MAX, u64::MAX])),
        set("/games", json!([0])),
        set("/kind", json!("grid")),
        set("/kind", json!("sweep")),
        set("/kind", json!("n".repeat(1 << 20))),
        set("/format", json!("senet-lab-part-0")),
        set("/columns/0", json!("other")),
        set("/rows", json!([])),
        set("/rows/0", json!([])),
        set("/rows/0/0", json!([])),
        set("/rows/0/0/0", json!(-1)),
        set("/rows/0/0/0", json!(u64::MAX)),
        count("stopped", 2),
        count("first_points", 3),
        count("winner_lowest", 1_000_001),
        "{}".into(),
        "[]".into(),
        "null".into(),
        String::new(),
        text[..text.len() / 2].to_owned(),
        "[".repeat(100_000),
    ] {
        fs::write(&file, &changed).expect("writable");
        refusal(&[&file]);
        refusal(&[&file, &whole]);
        refusal(&[&whole, &file]);
    }
    lines(&senet(&["lab", "merge", &whole], ""));
}

#[test]
fn two_jobs_may_write_the_same_part() {
    let folder = Folder::new("same-part");
    let file = part(&folder, "1/2");
    let before = fs::read_to_string(&file).expect("a file");
    let leftover = format!("{file}.new");
    fs::write(&leftover, "another job's").expect("writable");
    part(&folder, "1/2");
    assert_eq!(fs::read_to_string(&file).expect("a file"), before);
    assert_eq!(
        fs::read_to_string(&leftover).expect("a file"),
        "another job's"
    );
}

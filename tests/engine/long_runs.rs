//! Long runs of the laboratory: a plan, its parts on several machines, what is missing, and a check.

use super::command_line::{Folder, lines, senet};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const RUN: [&str; 10] = [
    "lab", "compare", "-r", "simple", "-r", "bell", "-p", "random", "-s", "7",
];

fn text(words: &[&str]) -> String {
    let output = senet(words, "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

fn refused(words: &[&str]) -> String {
    let output = senet(words, "");
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A plan of 30 games in five parts.
struct Planned {
    folder: Folder,
    name: String,
}

impl Planned {
    fn new(name: &str, more: &[&str]) -> Planned {
        let folder = Folder::new(name);
        let name = folder.0.display().to_string();
        let plan = ["-g", "30", "--plan", &name, "--shards", "5"];
        text(&[&RUN[..], &plan, more].concat());
        Planned { folder, name }
    }

    fn part(&self, number: u32) -> PathBuf {
        self.folder.0.join(format!("part-{number}.json"))
    }

    fn play(&self, numbers: impl IntoIterator<Item = u32>) {
        for number in numbers {
            text(&["lab", "shard", &self.name, &number.to_string()]);
        }
    }

    fn missing(&self) -> String {
        text(&["lab", "missing", &self.name])
    }
}

fn whole(games: &str) -> String {
    text(&[&RUN[..], &["-g", games, "--json"]].concat())
}

#[test]
fn missing_and_broken_parts_are_listed_for_an_array_job_and_played_again() {
    let plan = Planned::new("plan-missing", &[]);
    assert_eq!(plan.missing(), "1-5\n");
    plan.play(1..=5);
    assert_eq!(plan.missing(), "");
    fs::remove_file(plan.part(1)).expect("a part");
    fs::copy(plan.part(2), plan.part(4)).expect("another part");
    let cut = fs::read(plan.part(5)).expect("a part");
    fs::write(plan.part(5), &cut[..cut.len() / 2]).expect("a truncated part");
    assert_eq!(plan.missing(), "1,4-5\n");
    refused(&["lab", "merge", &plan.name, "--json"]);
    plan.play([1, 4, 5]);
    assert_eq!(text(&["lab", "merge", &plan.name, "--json"]), whole("30"));
}

#[test]
fn a_part_by_another_version_is_refused_before_it_is_played() {
    let plan = Planned::new("plan-version", &[]);
    let file = plan.folder.0.join("plan.json");
    let mut changed: Value =
        serde_json::from_str(&fs::read_to_string(&file).expect("a plan")).expect("JSON");
    changed["run"]["versions"]["rules"] = json!("00000000");
    // It would take days.
    changed["run"]["games"] = json!(10_000_000);
    fs::write(&file, changed.to_string()).expect("writable");
    let said = refused(&["lab", "shard", &plan.name, "1"]);
    assert!(said.contains("another version"), "{said}");
    assert!(refused(&["lab", "shard", &plan.name, "6"]).contains("1 to 5"));
}

#[test]
fn a_folder_keeps_its_plan() {
    let plan = Planned::new("plan-kept", &[]);
    let again = ["-g", "30", "--plan", &plan.name, "--shards", "5"];
    text(&[&RUN[..], &again].concat());
    let other = ["-g", "31", "--plan", &plan.name, "--shards", "5"];
    assert!(refused(&[&RUN[..], &other].concat()).contains("another plan"));
}

#[test]
fn a_part_that_was_stopped_is_resumed() {
    let plan = Planned::new("plan-stopped", &[]);
    let one = ["-g", "30", "--plan", &plan.name, "--shards", "1"];
    fs::remove_file(plan.folder.0.join("plan.json")).expect("a plan");
    text(&[&RUN[..], &one].concat());
    let shard = [
        "lab",
        "shard",
        &plan.name,
        "1",
        "--threads",
        "1",
        "--until",
        "0s",
    ];
    let mut stops = 0;
    loop {
        let output = senet(&shard, "");
        match output.status.code() {
            Some(75) => stops += 1,
            code => break assert_eq!(code, Some(0)),
        }
        assert_eq!(plan.missing(), "1\n");
    }
    assert_eq!(stops, 3, "30 games in blocks of 8");
    assert_eq!(text(&["lab", "merge", &plan.name, "--json"]), whole("30"));
    let by = fs::read_to_string(plan.folder.0.join("part-1.by.jsonl")).expect("who played");
    let ends = by.lines().map(|line| {
        let stretch: Value = serde_json::from_str(line).expect("JSON");
        for field in ["host", "cpu", "build", "program", "started", "ended"] {
            assert!(stretch.get(field).is_some(), "{field}");
        }
        stretch["games"][1].as_u64().expect("a number")
    });
    assert_eq!(ends.collect::<Vec<_>>(), [8, 16, 24, 30]);
}

#[test]
fn a_longer_run_takes_over_a_shorter_one() {
    let folder = Folder::new("reuse");
    fs::create_dir_all(&folder.0).expect("a folder");
    let short = folder.0.join("short.json").display().to_string();
    text(&[&RUN[..], &["-g", "12", "-o", &short]].concat());
    let longer = [&RUN[..], &["-g", "30", "--json", "--reuse", &short]].concat();
    assert_eq!(text(&longer), whole("30"));
    // The counts of the first game are taken, not played again.
    let mut changed: Value =
        serde_json::from_str(&fs::read_to_string(&short).expect("a part")).expect("JSON");
    changed["rows"][0][0][0] = json!(4_999);
    fs::write(&short, changed.to_string()).expect("writable");
    assert_ne!(text(&longer), whole("30"));
    let plan = Planned::new("reuse-plan", &["--reuse", &short]);
    assert_eq!(plan.missing(), "1-5\n");
    plan.play(1..=5);
    assert_eq!(text(&["lab", "merge", &plan.name, "--json"]), text(&longer));
    let by_others = RUN.map(|word| match word {
        "random" => "hand-made",
        word => word,
    });
    for (run, games) in [(RUN, "11"), (by_others, "30")] {
        let said = refused(&[&run[..], &["-g", games, "--reuse", &short]].concat());
        assert!(said.contains("not a shorter run"), "{said}");
    }
}

#[test]
fn a_check_finds_a_count_that_this_machine_does_not_get() {
    let plan = Planned::new("plan-check", &[]);
    plan.play([1, 3]);
    let said = text(&["lab", "check", &plan.name, "--share", "100"]);
    assert!(said.starts_with("12 of 12 games in 2 parts"), "{said}");
    let sample = text(&["lab", "check", &plan.name]);
    assert!(
        sample.starts_with("2 of 12 games"),
        "one of each part: {sample}"
    );
    let mut changed: Value =
        serde_json::from_str(&fs::read_to_string(plan.part(3)).expect("a part")).expect("JSON");
    let throws = changed["rows"][1][4][0].as_u64().expect("a number");
    changed["rows"][1][4][0] = json!(throws + 1);
    fs::write(plan.part(3), changed.to_string()).expect("writable");
    let said = refused(&["lab", "check", &plan.name, "--share", "100"]);
    assert!(said.contains("game 16 of bell has"), "{said}");
    assert!(lines(&senet(&["lab", "missing", &plan.name], "")) == ["2,4-5"]);
}

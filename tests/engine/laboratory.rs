//! The laboratory: shards, seeds, results that are identical on every machine, and errors.

use super::command_line::{lines, senet};
use senet::lab::{
    Evaluators, GameRow, Judge, MEASURES, Player, Run, Table, Versions, compare, sweep_rulesets,
};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(super) fn text(arguments: &[&str]) -> String {
    let mut text = lines(&senet(arguments, "")).join("\n");
    text.push('\n');
    text
}

/// Compares with a file of test data, or rewrites it on request.
fn is_kept(name: &str, text: &str) {
    let file = Path::new("tests/data").join(name);
    if std::env::var_os("WRITE_SNAPSHOTS").is_some() {
        fs::write(&file, text).expect("writable");
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), text, "{name}");
}

const COMPARE: [&str; 12] = [
    "lab",
    "compare",
    "-r",
    "kendall-masters",
    "-r",
    "kendall-masters[pairs=off,light=45]",
    "-g",
    "40",
    "-s",
    "7",
    "--player",
    "near-perfect",
];

/// Compared with the same file in wasm, in `tests/javascript/laboratory.test.mjs`.
#[test]
fn figures_are_the_same_on_every_machine() {
    let compare = [&COMPARE[..], &["--json"]].concat();
    is_kept("lab-compare.json", &text(&compare));
    let sweep = "lab sweep -r bell -g 6 -s 3 -p human-like --json";
    is_kept(
        "lab-sweep.json",
        &text(&sweep.split(' ').collect::<Vec<_>>()),
    );
}

#[test]
fn a_grid_reports_the_effects_of_its_rows_and_merges_from_shards() {
    const GRID: [&str; 16] = [
        "lab",
        "grid",
        "-r",
        "kendall-masters",
        "--point",
        "pairs=off",
        "--point",
        "hit=none",
        "-g",
        "60",
        "-s",
        "2",
        "-p",
        "hand-made",
        "--judge",
        "hand-made",
    ];
    let whole = text(&[&GRID[..], &["--json"]].concat());
    let grid: Value = serde_json::from_str(&whole).expect("JSON");
    assert_eq!(grid["rulesets"][1][0], "kendall-masters[pairs=off]");
    let compare = "lab compare -r kendall-masters -r kendall-masters[hit=none] -g 60 -s 2 -p hand-made --judge hand-made --json";
    let compare: Value =
        serde_json::from_str(&text(&compare.split(' ').collect::<Vec<_>>())).expect("JSON");
    let rows = grid["measures"].as_array().expect("measures").iter();
    for (row, compared) in rows.zip(compare["measures"].as_array().expect("measures")) {
        // The same games give the same differences; only the intervals are wider.
        assert_eq!(row["effects"][0]["difference"], compared["difference"]);
        let [one, other, both] = [&row["effects"][0], &row["effects"][1], &row["interaction"]]
            .map(|effect| effect["difference"].as_f64());
        if let (Some(one), Some(other), Some(both)) = (one, other, both) {
            assert!((other - one - both).abs() < 2e-6, "{row}");
        }
    }
    let folder = tempfile("lab-grid-shards");
    let parts = [1, 2].map(|shard| {
        let file = folder.join(format!("{shard}.json")).display().to_string();
        let shard = format!("{shard}/2");
        text(&[&GRID[..], &["--shard", &shard, "-o", &file]].concat());
        file
    });
    let merged = ["lab", "merge", &parts[0], &parts[1], "--json"];
    assert_eq!(text(&merged), whole);
}

#[test]
fn threads_and_shards_do_not_change_a_byte() {
    let folder = tempfile("lab-shards");
    let whole = text(&[&COMPARE[..], &["--json", "--threads", "1"]].concat());
    assert_eq!(
        text(&[&COMPARE[..], &["--json", "--threads", "3"]].concat()),
        whole
    );
    for shards in [2, 3] {
        let files: Vec<String> = (1..=shards)
            .map(|number| {
                let file = folder.join(format!("{number}-of-{shards}.json"));
                let file = file.to_string_lossy().into_owned();
                let shard = format!("{number}/{shards}");
                text(&[&COMPARE[..], &["--shard", &shard, "-o", &file]].concat());
                file
            })
            .collect();
        let merge = |files: &[&str]| senet(&[&["lab", "merge", "--json"], files].concat(), "");
        let all: Vec<&str> = files.iter().rev().map(String::as_str).collect();
        assert_eq!(String::from_utf8(merge(&all).stdout).expect("text"), whole);
        for (files, complaint) in [
            (&all[1..], "a part is missing"),
            (&all[..all.len() - 1], "a part is missing"),
            (
                &[&all[..], &all[..1]].concat()[..],
                "which another part contains too",
            ),
        ] {
            let output = merge(files);
            assert!(!output.status.success());
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(said.contains(complaint), "{said}");
        }
    }
    let other = folder.join("other.json");
    let other = other.to_string_lossy().into_owned();
    let mut arguments = COMPARE;
    arguments[9] = "8";
    text(&[&arguments[..], &["--shard", "2/2", "-o", &other]].concat());
    let first = folder.join("1-of-2.json").to_string_lossy().into_owned();
    let output = senet(&["lab", "merge", &first, &other], "");
    assert!(String::from_utf8_lossy(&output.stderr).contains("belongs to another run than"));
}

#[test]
fn impossible_requests_are_refused_with_a_reason() {
    for (arguments, complaint) in [
        ("compare -r simple -g 5", "give -r twice"),
        ("compare -r simple -r nothing -g 5", "no ruleset"),
        ("compare -r simple -r bell -g 5 -p nobody", "no player"),
        ("compare -r simple -r bell -g 0", "from 1 to 10000000"),
        ("compare -r simple -r bell --shard 0/2 -o x", "count from 1"),
        (
            "compare -r simple -r bell --shard 3/2 -o x",
            "no part 3 of 2",
        ),
        ("compare -r simple -r bell --shard two -o x", "write K/N"),
        ("compare -r simple -r bell --shard 1/2", "--output"),
        ("sweep -r simple -g 5 -p all -o x", "name one player"),
        ("compare -r simple -r bell -g 5 --judge nobody", "no judge"),
        ("compare -r simple -r bell -g 5 -p net:2", "no player"),
        ("page nowhere.json", "cannot be read"),
        ("sweep -r simple[light=0] -g 5", "1 to 99"),
        ("merge tests/data/vectors.json", "is not a part of a run"),
        ("merge nowhere.json", "cannot be read"),
    ] {
        let words: Vec<&str> = ["lab"].into_iter().chain(arguments.split(' ')).collect();
        let output = senet(&words, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success(), "{arguments}");
        assert!(said.contains(complaint), "{arguments}: {said}");
    }
}

#[test]
fn the_json_format_is_stable() {
    let result: Value =
        serde_json::from_str(&text(&[&COMPARE[..], &["--json"]].concat())).expect("JSON");
    let keys: Vec<&String> = result.as_object().expect("an object").keys().collect();
    let mut expected = [
        "rulesets",
        "player",
        "judge",
        "evaluators",
        "games",
        "seed",
        "versions",
        "doubts",
        "measures",
    ];
    expected.sort_unstable();
    let mut keys: Vec<&str> = keys.into_iter().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(keys, expected);
    for measure in result["measures"].as_array().expect("measures") {
        let measure = measure.as_object().expect("an object");
        let mut keys: Vec<&str> = measure.keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(
            keys,
            [
                "beyond_cap",
                "clear",
                "difference",
                "high",
                "id",
                "low",
                "unit",
                "values",
                "verdict"
            ]
        );
        assert_eq!(measure["values"].as_array().map(Vec::len), Some(2));
    }
}

pub(super) fn rows(ruleset: &str, player: Player, seed: u64, games: u64) -> Vec<GameRow> {
    judged_rows(ruleset, player, Judge::Net, seed, games)
}

pub(super) fn judged_rows(
    ruleset: &str,
    player: Player,
    judge: Judge,
    seed: u64,
    games: u64,
) -> Vec<GameRow> {
    let table = Table::new(ruleset).expect("a ruleset");
    let play = |game| table.play(player, judge, seed, game);
    (0..games).map(play).collect()
}

fn run(rulesets: [&str; 2], games: u64) -> Run {
    run_by(&rulesets, Player::HUMAN_LIKE, Judge::Net, games)
}

pub(super) fn run_by(rulesets: &[&str], player: Player, judge: Judge, games: u64) -> Run {
    Run {
        rulesets: rulesets.iter().map(|&name| name.to_owned()).collect(),
        evaluators: Evaluators::settle(player, judge, Vec::new()),
        games,
        seed: 1,
        versions: Versions::with_judges(vec!["one".into(), "two".into()]),
    }
}

/// Different throws provide random differences: 30 comparisons of 20 measures.
#[test]
fn a_ruleset_rarely_differs_from_itself() {
    const GAMES: u64 = 60;
    let mut clear = 0;
    for seed in 0..30 {
        let samples = [2 * seed, 2 * seed + 1]
            .map(|seed| rows("simple[pieces=2]", Player::HAND_MADE, seed, GAMES));
        let comparisons =
            compare(&run(["simple", "simple"], GAMES), &samples).expect("two samples");
        clear += comparisons[0]
            .measures
            .iter()
            .filter(|measure| measure.clear)
            .count();
    }
    // One comparison in twenty may have a clear measure: 1.5 of these on average.
    assert!(clear <= 4, "{clear} of 600 measures differ");
    let same = rows("simple", Player::HUMAN_LIKE, 1, 30);
    let comparisons =
        compare(&run(["simple", "simple"], 30), &[same.clone(), same]).expect("two samples");
    for measure in &comparisons[0].measures {
        assert!(
            !measure.clear
                && measure
                    .difference
                    .is_none_or(|difference| difference == 0.0)
        );
    }
}

#[test]
fn a_known_difference_is_detected_in_500_games() {
    let games = 500;
    let rulesets = ["kendall-masters[pieces=3]", "kendall-masters[pieces=2]"];
    let samples = rulesets.map(|ruleset| rows(ruleset, Player::HUMAN_LIKE, 1, games));
    let comparisons = compare(&run(rulesets, games), &samples).expect("two samples");
    let length = &comparisons[0].measures[0];
    assert_eq!(length.id, "length");
    assert!(
        length.clear
            && length
                .difference
                .is_some_and(|difference| difference < -10.0)
    );
}

#[test]
fn every_game_of_the_laboratory_can_be_replayed() {
    for entry in senet::rules::CATALOGUE {
        let table = Table::new(entry.id).expect("a ruleset");
        for player in [Player::NET, Player::HUMAN_LIKE] {
            let row = table.play_course(player, Judge::HandMade, 5, 2);
            let game = table
                .game(player, 5, 2)
                .expect("a ruleset of the catalogue");
            assert_eq!(
                game.thrown().count() as u64,
                row.throws,
                "{}, {player}",
                entry.id
            );
            assert_eq!(game.position().outcome().is_none(), row.stopped == 1);
        }
    }
}

#[test]
fn a_sweep_starts_with_the_ruleset_itself() {
    let rulesets = sweep_rulesets("kendall-masters").expect("a ruleset");
    assert_eq!(rulesets[0], "kendall-masters");
    for expected in [
        "kendall-masters[pairs=off]",
        "kendall-masters[blockade]",
        "kendall-masters[drowned_guards=off]",
        "kendall-masters[light=35]",
    ] {
        assert!(
            rulesets.iter().any(|ruleset| ruleset == expected),
            "{expected}"
        );
    }
}

pub(super) fn tempfile(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn the_method_page_defines_every_measure_and_every_column() {
    let page = fs::read_to_string("docs/lab.md").expect("the page");
    for measure in MEASURES {
        let row = format!(
            "| `{}` | {} | {} | {} | {} |",
            measure.id,
            measure.unit.name(),
            measure.per,
            measure.definition,
            measure.ludii.unwrap_or("")
        );
        assert!(page.contains(&row), "{row}");
    }
    let page = fs::read_to_string("docs/data.md").expect("the dictionary");
    for (column, description) in GameRow::COLUMNS.iter().zip(GameRow::DESCRIPTIONS) {
        let row = format!("| `{column}` | {} |", description.trim());
        assert!(page.contains(&row), "{row}");
    }
}

fn python(arguments: &[&str]) -> String {
    let output = Command::new("python3").args(arguments).output();
    let output = output.expect("python3 is installed");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_python_client_talks_to_the_engine() {
    let told = python(&["examples/line_client.py", env!("CARGO_BIN_EXE_senet")]);
    assert_eq!(told, "legal: rescue, throw\nbeginner: rescue\n");
}

/// The five lines on the page match the example, and their command runs.
#[test]
fn the_data_frame_matches_the_programs_output() {
    let example = fs::read_to_string("examples/lab/data_frame.py").expect("the example");
    let code = example
        .split("\n\n")
        .nth(1)
        .expect("code behind the comment");
    let page = fs::read_to_string("docs/lab.md").expect("the page");
    assert!(page.contains(code), "the page has other lines");
    assert_eq!(code.trim().lines().count(), 5);
    let command = code.split('"').nth(1).expect("a command");
    let command = command.replace("-g 500", "-g 40");
    let words: Vec<&str> = command.split(' ').skip(1).collect();
    let result: Value = serde_json::from_str(&text(&words)).expect("JSON");
    let columns = ["id", "clear", "difference", "low", "high"];
    let first = &result["measures"][0];
    assert!(columns.iter().all(|column| first.get(column).is_some()));
}

/// The first output that a reader sees is what the command prints.
#[test]
fn the_first_result_of_the_page_is_printed_by_its_command() {
    let page = fs::read_to_string("docs/lab.md").expect("the page");
    let (_, shown) = page.split_once("```text\n$ senet ").expect("a command");
    let (shown, _) = shown.split_once("```\n").expect("its end");
    let (command, output) = shown.split_once('\n').expect("its output");
    let words = command.split(' ').map(|word| word.trim_matches('\''));
    assert_eq!(text(&words.collect::<Vec<_>>()), output);
}

/// The commands in the examples for clusters are valid commands of this program.
#[test]
fn the_cluster_examples_use_existing_options() {
    let planned = ["lab", "compare", "--plan", "--shards", "missing", "merge"];
    let sharded = [
        "lab",
        "compare",
        "-g",
        "-s",
        "--threads",
        "--shard",
        "merge",
    ];
    for (file, words) in [
        ("slurm.sh", &planned[..]),
        ("Snakefile", &planned),
        ("kubernetes.yaml", &sharded),
        ("dask_shards.py", &sharded),
    ] {
        let text = fs::read_to_string(Path::new("examples/lab").join(file)).expect("an example");
        for needed in words {
            assert!(text.contains(needed), "{file}: {needed}");
        }
    }
    let folder = tempfile("lab-slurm");
    let text_of_script = fs::read_to_string("examples/lab/slurm.sh").expect("the script");
    let plan = text_of_script
        .lines()
        .find_map(|line| line.split_once("#   senet "));
    let plan = plan.expect("the plan").1.replace("-g 10000", "-g 32");
    let senet = env!("CARGO_BIN_EXE_senet");
    let bash = |line: &str, number: &str| {
        let output = Command::new("bash")
            .args(["-c", line])
            .current_dir(&folder)
            .env("SLURM_ARRAY_TASK_ID", number)
            .output()
            .expect("bash runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{line}: {said}");
    };
    bash(
        &format!("{senet} {}", plan.replace("--shards 16", "--shards 2")),
        "",
    );
    // The program under its own name.
    bash(&format!("mkdir -p bin && ln -sf '{senet}' bin/senet"), "");
    let script = fs::canonicalize("examples/lab/slurm.sh").expect("the script");
    for number in ["1", "2"] {
        let job = format!("PATH=$PWD/bin:$PATH bash '{}' run", script.display());
        bash(&job, number);
    }
    let merged = text(&[
        "lab",
        "merge",
        &folder.join("run").display().to_string(),
        "--json",
    ]);
    assert!(merged.contains("\"games\": 32"));
}

//! `senet play` and `senet review` match docs/review.md and the example in tests/data/review/.

use crate::command_line::{Folder, lines, senet};
use serde_json::Value;

/// The fields of a row, in the documented order.
const FIELDS: [&str; 14] = [
    "n",
    "side",
    "sticks",
    "value",
    "before",
    "expected",
    "best",
    "played",
    "luck",
    "gap",
    "loss",
    "stakes",
    "move",
    "best_move",
];

fn json(output: &[String]) -> Value {
    serde_json::from_str(&output.join("\n")).expect("one JSON object")
}

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

/// The moves from their two columns, as docs/review.md describes.
fn rejoined(from: &str, to: &str) -> String {
    let moves = from.split(' ').zip(to.split(' ')).map(|(from, to)| {
        let to = to.replace('>', "-");
        match &*to {
            _ if from == to => to,
            hit if hit.starts_with('x') => format!("{from}{hit}"),
            _ => format!("{from}-{to}"),
        }
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// Under rules with every form of move.
#[test]
fn a_spreadsheet_reads_no_cell_of_the_csv_as_a_date_or_a_formula() {
    let mut words = std::collections::BTreeSet::new();
    for ruleset in [
        "kendall-masters",
        "kendall-1979",
        "jequier-ludii",
        "piccione",
        "double",
        "kendall-masters[pieces=4,water_house=12,return_house=9,stop=11]",
    ] {
        let play = [
            "play", "-a", "random", "-b", "random", "-r", ruleset, "-s", "3",
        ];
        let record = lines(&senet(&play, "")).join("\n");
        let review = |form: &str| lines(&senet(&["review", "--no-endgames", form], &record));
        let rows = json(&review("--json"));
        let rows = rows["rows"].as_array().expect("a list");
        for (line, row) in review("--csv")[1..].iter().zip(rows) {
            let cells: Vec<&str> = line.split(',').collect();
            assert_eq!(cells.len(), 16, "{line}");
            assert_eq!(
                rejoined(cells[12], cells[13]),
                row["move"].as_str().unwrap_or_default()
            );
            for cell in cells {
                let number = cell.parse::<f64>().is_ok();
                let date = cell.contains(['-', '/', ':', '.']);
                let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
                assert!(number || !(date || formula), "{line}");
                words.extend(
                    cell.split(' ')
                        .map(|word| word.replace(|c: char| c.is_ascii_digit(), "")),
                );
            }
        }
    }
    for part in ["x", "off", "<", "throw", "()"] {
        assert!(words.contains(part), "{part}: {words:?}");
    }
}

#[test]
fn a_game_is_played_recorded_and_reviewed() {
    let folder = Folder::new("told");
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let file = format!("{}/game.txt", folder.path());
    let play = |out: &[&str]| {
        let arguments = [
            "play", "-a", "expert", "-b", "random", "-r", "simple", "-s", "8",
        ];
        lines(&senet(&[&arguments[..], out].concat(), "")).join("\n")
    };
    assert_eq!(play(&["-o", &file]), "");
    let record = std::fs::read_to_string(&file).expect("the record was written");
    assert_eq!(
        play(&[]) + "\n",
        record,
        "the same seed gives the same game"
    );
    let seed = format!("{:064x}", 8);
    assert!(record.contains(&format!("Seed: {seed}\n")));
    let by_seed = [
        "play", "-a", "expert", "-b", "random", "-r", "simple", "-s", &seed,
    ];
    assert_eq!(lines(&senet(&by_seed, "")).join("\n") + "\n", record);
    lines(&senet(&["verify", &file], ""));

    let told = json(&lines(&senet(&["review", &file, "--json"], "")));
    let piped = json(&lines(&senet(&["review", "--json", "-"], &record)));
    assert_eq!(told, piped);
    let keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["judge", "result", "rows", "ruleset", "start", "sum"]);
    assert_eq!(told["ruleset"], "simple");
    assert!([0.0, 0.5, 1.0].contains(&number(&told["result"])));
    let rows = told["rows"].as_array().expect("a list");
    let thrown = record.matches('=').count();
    assert_eq!(
        rows.len(),
        thrown,
        "one row a throw, where nothing can be rescued"
    );
    let mut expected = FIELDS.to_vec();
    expected.sort_unstable();
    for row in rows {
        let keys: Vec<&String> = row.as_object().expect("an object").keys().collect();
        assert_eq!(keys, expected);
        assert!(row["side"] == "W" || row["side"] == "B");
    }
    let sum = &told["sum"];
    let parts = number(&sum["luck"]) + number(&sum["gap"]) - number(&sum["loss"]["W"])
        + number(&sum["loss"]["B"]);
    assert!((number(&told["result"]) - number(&told["start"]) - parts).abs() < 1e-9);
    // The random player lost more than the expert.
    assert!(
        number(&sum["loss"]["B"]) > 2.0 * number(&sum["loss"]["W"]),
        "{sum}"
    );

    let csv = lines(&senet(&["review", &file, "--csv"], ""));
    let columns = [&FIELDS[..12], &["from", "to", "best_from", "best_to"]].concat();
    assert_eq!(csv[0], columns.join(","));
    assert_eq!(csv.len(), 1 + rows.len());
    for (line, row) in csv[1..].iter().zip(rows) {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(
            rejoined(fields[12], fields[13]),
            row["move"].as_str().unwrap_or_default()
        );
        let best = row["best_move"].as_str().unwrap_or_default();
        assert_eq!(rejoined(fields[14], fields[15]), best);
        for (name, field) in FIELDS[..12].iter().zip(fields) {
            match &row[name] {
                Value::Null => assert_eq!(field, ""),
                Value::String(text) => assert_eq!(field, text),
                value => {
                    let field: f64 = field.parse().expect("a number");
                    assert!((field - number(value)).abs() < 1e-15, "{name}");
                }
            }
        }
    }
    let table = lines(&senet(&["review", &file], ""));
    assert_eq!(table.len(), 3 + rows.len() + 3);
    assert!(table[3 + rows.len()].starts_with("start "));
}

#[test]
fn a_rescue_and_the_throw_instead_are_separate_rows() {
    let arguments = [
        "play",
        "-a",
        "casual",
        "-b",
        "random",
        "-r",
        "kendall-masters",
        "-s",
        "3",
    ];
    let record = lines(&senet(&arguments, "")).join("\n");
    let told = json(&lines(&senet(
        &["review", "--json", "--no-endgames"],
        &record,
    )));
    let rows = told["rows"].as_array().expect("a list");
    let without_sticks: Vec<&Value> = rows.iter().filter(|row| row["sticks"].is_null()).collect();
    assert!(!without_sticks.is_empty(), "somebody could be rescued");
    for row in without_sticks {
        assert!(row["move"] == "rescue" || row["move"] == "throw");
        assert!(row["best_move"] == "rescue" || row["best_move"] == "throw");
        assert!(row["value"].is_null() && row["luck"] == 0.0 && row["stakes"] == 0.0);
    }
}

fn refusal(arguments: &[&str], input: &str) -> String {
    let output = senet(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_record_that_cannot_be_reviewed_is_refused_with_a_sentence() {
    assert!(refusal(&["review", "/no/such/file"], "").contains("cannot be read"));
    assert!(refusal(&["review"], "Senet 2\n").contains("must begin with"));
    let play = ["play", "-a", "nobody", "-b", "casual", "-r", "simple"];
    assert!(refusal(&play, "").contains("no level"));
    let seed = [
        "play", "-a", "casual", "-b", "casual", "-r", "simple", "-s", "x",
    ];
    assert!(refusal(&seed, "").contains("64 hexadecimal digits"));
    let throws = [
        "play", "-a", "casual", "-b", "casual", "-r", "simple", "--throws", "mine",
    ];
    assert!(refusal(&throws, "").contains("per-player"));
}

#[test]
fn a_game_and_its_rematch_are_compared() {
    let folder = Folder::new("rematch");
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let file = |throws: &str| {
        let file = format!("{}/{throws}.txt", folder.path());
        let arguments = [
            "play", "-a", "expert", "-b", "random", "-r", "simple", "-s", "8", "--throws", throws,
            "-o", &file,
        ];
        lines(&senet(&arguments, ""));
        file
    };
    let (first, second) = (file("per-player"), file("exchanged"));
    let verified = lines(&senet(&["verify", &second], ""));
    assert_eq!(verified[1], "throws exchanged");
    let record = std::fs::read_to_string(&first).expect("a record");
    let seed = record.split_once("Seed: ").expect("a seed").1;
    let link = format!("https://example.org/?ruleset=simple&sticks={}", &seed[..64]);
    let shared = lines(&senet(&["verify", &link, &first], ""));
    assert!(shared[0].starts_with("sticks ") && shared[0].ends_with("per-player ruleset simple"));
    assert_eq!(shared[1], format!("record {first}"));
    assert_eq!(
        lines(&senet(&["verify", &link], &record)).len(),
        shared.len()
    );
    let refused = refusal(&["verify", &link, &first, &second], "");
    assert!(
        refused.contains(&second) && refused.contains("not match the link"),
        "{refused}"
    );
    assert!(refusal(&["verify", &link[..link.len() - 1], &first], "").contains("ask for it again"));
    let arguments = ["review", &first, "--no-endgames", "--rematch", &second];
    let told = lines(&senet(&arguments, ""));
    assert_eq!(told.len(), 3);
    assert_eq!(told[2], "Player 1 used them better.");
    let compared = json(&lines(&senet(&[&arguments[..], &["--json"]].concat(), "")));
    assert_eq!(compared["better"], 1);
    assert_eq!(
        number(&compared["points"][0]) + number(&compared["points"][1]),
        2.0
    );
    let same = senet(
        &["review", &first, "--no-endgames", "--rematch", &first],
        "",
    );
    assert_eq!(same.status.code(), Some(2));
}

const PAGE: &str = include_str!("../../docs/review.md");
const RECORD: &str = include_str!("../data/review/record.txt");

/// The language of a block on the page, and the whole output.
const EXAMPLES: [(&str, &str); 3] = [
    ("text", include_str!("../data/review/table.txt")),
    ("json", include_str!("../data/review/review.json")),
    ("csv", include_str!("../data/review/review.csv")),
];

/// The example matches the output of the program to the last digit.
#[test]
fn the_example_matches_the_programs_output() {
    let printed = |arguments: &[&str]| lines(&senet(&[&["review"], arguments].concat(), RECORD));
    let [(_, table), (_, told), (_, csv)] = EXAMPLES;
    assert_eq!(printed(&[]).join("\n").trim_end(), table.trim_end());
    let expected: Value = serde_json::from_str(told).expect("JSON");
    assert_eq!(json(&printed(&["--json"])), expected);
    assert_eq!(printed(&["--csv"]).join("\n"), csv.trim_end());
}

#[test]
fn the_page_shows_lines_of_the_example_and_every_field() {
    for (language, whole) in EXAMPLES {
        let opening = format!("```{language}\n");
        let block = PAGE.split(&opening).nth(1).expect(language);
        let block = block.split("```").next().expect("its end");
        let shown: Vec<&str> = block.lines().filter(|line| line.trim() != "…").collect();
        assert!(shown.len() > 3, "{language}");
        for line in shown {
            assert!(whole.lines().any(|known| known == line), "{line}");
        }
    }
    for field in FIELDS {
        assert!(PAGE.contains(&format!("| `{field}` |")), "{field}");
    }
}

//! The `senet` program, run as a user would run it.

use senet::rules::CATALOGUE;
use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

pub fn senet(arguments: &[&str], input: &str) -> Output {
    senet_bytes(arguments, input.as_bytes())
}

pub fn senet_bytes(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_senet"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_owned();
    // Writes from another thread; otherwise both processes would block once the pipes are full.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer
        .join()
        .expect("the writer does not panic")
        .expect("the program reads all");
    output
}

pub fn lines(output: &Output) -> Vec<String> {
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_engine_answers_every_line_and_continues_after_bad_ones() {
    let vectors: Vec<Value> =
        serde_json::from_str(include_str!("../data/vectors.json")).expect("the data file is JSON");
    let mut input = String::from(
        "no JSON\n[1]\n{\"ruleset\":\"draughts\",\"W\":[],\"B\":[],\"to_move\":\"W\"}\n\n",
    );
    for vector in &vectors {
        let mut question = vector.clone();
        let fields = question.as_object_mut().expect("a vector is an object");
        fields.remove("legal");
        fields.remove("if_none");
        input += &format!("{question}\n");
    }
    let answers: Vec<Value> = lines(&senet(&["engine"], &input))
        .iter()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), 3 + vectors.len());
    for (answer, code) in answers
        .iter()
        .zip(["bad_json", "bad_json", "unknown_ruleset"])
    {
        assert_eq!(answer["error"]["code"], code);
    }
    for (answer, vector) in answers[3..].iter().zip(&vectors) {
        assert_eq!(answer["id"], vector["id"]);
        let number = |answer: &Value| answer["legal"].as_array().map(Vec::len);
        assert_eq!(number(answer), number(vector), "{}", vector["id"]);
    }
}

#[test]
fn the_engine_values_ranks_and_chooses() {
    let question =
        r#""ruleset":"kendall-masters","W":[3],"B":[10,27],"off":{"W":6,"B":5},"to_move":"B""#;
    let requests = [
        format!(r#"{{"do":"value",{question}}}"#),
        format!(r#"{{"do":"rank",{question}}}"#),
        format!(r#"{{"do":"choose","level":"strongest",{question}}}"#),
        format!(r#"{{"do":"choose","level":"nobody",{question}}}"#),
        format!(r#"{{"do":"dance",{question}}}"#),
    ];
    let answers: Vec<Value> = lines(&senet(&["engine"], &(requests.join("\n") + "\n")))
        .iter()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    let value = answers[0]["value"].as_f64().expect("a number");
    assert!((0.0..=1.0).contains(&value) && answers[0]["judge"].is_string());
    let ranked = answers[1]["legal"].as_array().expect("a list");
    let moves: Vec<&Value> = ranked.iter().map(|choice| &choice["move"]).collect();
    assert!(moves.len() == 2 && moves.iter().any(|name| *name == "rescue"));
    assert!(ranked[0]["value"].as_f64() >= ranked[1]["value"].as_f64());
    assert_eq!(answers[2]["choice"]["move"], *moves[0]);
    assert_eq!(answers[3]["error"]["code"], "unknown_level");
    assert_eq!(answers[4]["error"]["field"], "do");
}

/// A temporary folder for a test, deleted afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("senet-{name}-{}", std::process::id())))
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The folder is missing if the test failed before writing to it.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_engine_uses_solved_layers_and_refuses_damaged_ones() {
    let layers = Folder::new("layers");
    let own = layers.0.join("kendall-modern");
    let out = own.to_str().expect("a plain path");
    let solve = ["solve", "-r", "kendall-modern", "-p", "1", "--out", out];
    lines(&senet(&solve, ""));
    let ask = |ruleset: &str| {
        let questions: String = ["value", "rank"]
            .iter()
            .map(|request| {
                format!(
                    r#"{{"do":"{request}","ruleset":"{ruleset}","W":[26],"B":[22],"off":{{"W":4,"B":4}},"to_move":"W","throw":2}}"#
                ) + "\n"
            })
            .collect();
        let arguments = ["engine", "--layers", layers.path()];
        lines(&senet(&arguments, &questions))
            .iter()
            .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
            .collect::<Vec<Value>>()
    };
    let answers = ask("kendall-modern");
    let [value, rank] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!(
        (&value["judge"], &rank["judge"]),
        (&"solved".into(), &"solved".into()),
        "{value}"
    );
    let chance = value["value"].as_f64().expect("a number");
    let [low, high] = [0, 1].map(|i| value["proven"][i].as_f64().expect("a bound"));
    assert!(
        low <= chance && chance <= high && high - low < 1e-6,
        "{value}"
    );
    let best = rank["legal"][0]["value"].as_f64().expect("a number");
    assert!((best - chance).abs() < 1e-6, "{value} {rank}");
    let elsewhere = &ask("kendall-masters[pieces=5]")[0];
    assert!(
        elsewhere["proven"].is_null() && elsewhere["value"].is_f64(),
        "{elsewhere}"
    );

    // Solved endgames of other rules are ignored, whatever their folder is called.
    for variant in ["kendall-modern[again=1.4]", "kendall-modern[pairs=off]"] {
        for answer in ask(variant) {
            assert!(
                answer["error"].is_null() && answer["judge"] != "solved",
                "{answer}"
            );
        }
    }
    let variant = [
        "solve",
        "-r",
        "kendall-modern[again=1.4]",
        "-p",
        "1",
        "--out",
    ];
    let named = layers.0.join("mine");
    lines(&senet(
        &[&variant[..], &[named.to_str().expect("a plain path")]].concat(),
        "",
    ));
    assert_eq!(ask("kendall-modern[again=1.4]")[0]["judge"], "solved");
    assert_eq!(ask("kendall-modern")[0]["judge"], "solved");

    let file = own.join("1x1.endgame");
    let mut bytes = std::fs::read(&file).expect("the layer was written");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(&file, bytes).expect("it can be written");
    for answer in ask("kendall-modern") {
        assert_eq!(answer["error"]["code"], "bad_layer_file");
        // The option that named the folder.
        assert_eq!(answer["error"]["field"], "layers");
    }
    let nowhere = senet(&["engine", "--layers", "/no/such/folder"], "");
    assert_eq!(nowhere.status.code(), Some(2));
}

/// Compares layers that are solved on demand, read from files, and kept in memory.
#[test]
fn losses_do_not_depend_on_where_the_solved_game_is_stored() {
    let layers = Folder::new("judging");
    let judge = |more: &[&str]| {
        let ruleset = "kendall-modern[pieces=1]";
        let arguments = [
            "quality", "-r", ruleset, "-l", "casual", "-p", "20", "--json",
        ];
        lines(&senet(&[&arguments[..], more].concat(), ""))
    };
    let in_memory = judge(&[]);
    let kept = ["--layers", layers.path()];
    assert_eq!(judge(&kept), in_memory);
    assert!(layers.0.join("kendall-modern/1x1.endgame").exists());
    assert_eq!(judge(&kept), in_memory);
}

#[test]
fn figures_do_not_depend_on_the_number_of_threads() {
    let with = |threads| {
        let arguments = [
            "simulate", "-r", "bell", "-g", "60", "-s", "3", "-p", "random", "--json", "-t",
            threads,
        ];
        lines(&senet(&arguments, ""))
    };
    let one = with("1");
    assert!(one.len() > 20);
    assert_eq!(one, with("3"));
}

#[test]
fn a_match_does_not_depend_on_the_number_of_threads() {
    let with = |threads| {
        let arguments = [
            "arena", "-a", "casual", "-b", "random", "-r", "simple", "-p", "30", "--json", "-t",
            threads,
        ];
        lines(&senet(&arguments, ""))
    };
    let one = with("1");
    let result: Value = serde_json::from_str(&one[0]).expect("a line of JSON");
    assert!(result["score"]["mean"].as_f64() > Some(0.5));
    assert_eq!(one, with("3"));
    for player in ["nobody", "casual+1", "random+1", "hand+one"] {
        let refused = senet(&["arena", "-a", player, "-b", "casual", "-r", "simple"], "");
        assert_eq!(refused.status.code(), Some(2), "{player}");
    }
}

#[test]
fn perft_counts_from_a_position() {
    let counts = lines(&senet(&["perft", "-r", "kendall-masters", "-d", "3"], ""));
    assert_eq!(counts, ["0 1", "1 5", "2 24", "3 120"]);
    let refused = senet(
        &[
            "perft",
            "-r",
            "kendall-masters",
            "-d",
            "3",
            "-p",
            "nonsense",
        ],
        "",
    );
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).starts_with("senet: "));
}

#[test]
fn the_catalogue_is_listed() {
    assert_eq!(
        lines(&senet(&["rulesets"], "")).len(),
        1 + 2 * CATALOGUE.len()
    );
    let json = lines(&senet(&["rulesets", "--json"], "")).join("\n");
    let list: Vec<Value> = serde_json::from_str(&json).expect("a list in JSON");
    assert!(list.iter().all(|entry| entry["rules"]["pieces"].is_u64()));
}

#[test]
fn a_link_is_verified() {
    use senet::fair_play::correspondence::Correspondence;
    let rules = crate::playing::ruleset("kendall-masters");
    let maker = Correspondence::make(&rules, 0, [1; 32]).expect("a seat");
    let first = maker.to_send().expect("sent");
    let guest = Correspondence::join(&first, [2; 32]).expect("joins");
    let link = |letter: &str| format!("https://example.org/play/#senet-link={letter}");
    let (first, second) = (link(&first), link(&guest.to_send().expect("sent")));
    let id = maker.id();

    let told = lines(&senet(&["verify", &first, &second], ""));
    assert_eq!(told[0], format!("game {id} ruleset kendall-masters link 1"));
    assert!(told[1].starts_with("0 throws") && told[1].contains("2 links"));
    let message = format!("Your turn: <{second}>\n");
    assert!(lines(&senet(&["verify"], &message))[0].contains(&id));

    let refusal = |arguments: &[&str]| {
        let output = senet(arguments, "");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(refusal(&["verify", &second[..second.len() - 1]]).contains("damaged"));
    let seed = "0".repeat(64);
    assert!(refusal(&["verify", "--commitment", &seed, &second]).contains("no commitment"));
}

#[test]
fn a_record_is_verified_throw_by_throw() {
    use senet::fair_play::commitment::Commitment;
    let mut game = senet::Game::new(crate::playing::ruleset("kendall-masters"), [6; 32]);
    while game.thrown().count() < 12 {
        match game.legal_moves().first() {
            Some(first) => game.apply(&first.id),
            None => game.throw(),
        }
        .expect("the action is legal");
    }
    let record = game.record();
    let commitment = Commitment::to([6; 32]).to_string();
    let told = lines(&senet(&["verify", "--commitment", &commitment], &record));
    assert_eq!(told.len(), 1 + 12 + 1);
    assert!(told[0].contains(&commitment));
    assert!(told[13].starts_with("12 throws"));
    let refusal = |arguments: &[&str], record: &str| {
        let output = senet(arguments, record);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let forged = record.replace(&"06".repeat(32), &"16".repeat(32));
    assert!(refusal(&["verify", "-"], &forged).contains("but the seed gives"));
    let other = refusal(&["verify", "--commitment", &commitment], &forged);
    assert!(other.contains("not the one committed to"), "{other}");
    assert!(refusal(&["verify"], "Senet 1\n").contains("Ruleset"));
    assert!(refusal(&["verify", "no-such-file"], "").contains("cannot be read"));
}

#[test]
fn a_run_of_zero_games_is_refused() {
    for command in ["playouts", "simulate"] {
        let refused = senet(&[command, "-r", "simple", "-g", "0"], "");
        assert!(
            !refused.status.success() && refused.stdout.is_empty(),
            "{command}"
        );
    }
}

/// A refusal says what to write instead.
#[test]
fn an_unknown_ruleset_is_refused_with_a_way_on() {
    let refusal = |ruleset| {
        let output = senet(&["playouts", "-r", ruleset, "-g", "1"], "");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(refusal("Kendall Wiki").contains("`senet rulesets` lists them"));
}

/// Even the shortest run has a plausible speed: one game takes longer than a microsecond.
#[test]
fn the_speed_of_a_short_run_is_plausible() {
    let line = lines(&senet(
        &["playouts", "-r", "kendall-masters", "-g", "20"],
        "",
    ))
    .join("\n");
    let speed: f64 = line
        .split(' ')
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("{line}"));
    assert!(speed < 1e6, "{line}");
}

/// The program and `CITATION.cff` give the same citation.
#[test]
fn the_version_names_the_rules_and_is_cited_with_its_author() {
    let json: Value =
        serde_json::from_str(&lines(&senet(&["version", "--json"], "")).join("\n")).expect("JSON");
    assert_eq!(json["version"], env!("CARGO_PKG_VERSION"));
    let (rules, method) = (json["rules"].as_str().expect("text"), &json["method"]);
    let compared = [
        "lab", "compare", "-r", "simple", "-r", "bell", "-p", "random", "-g", "1", "--json",
    ];
    let result: Value =
        serde_json::from_str(&lines(&senet(&compared, "")).join("\n")).expect("JSON");
    assert_eq!(
        (&result["versions"]["rules"], &result["versions"]["method"]),
        (&json["rules"], method)
    );
    let commit = json["commit"].as_str().unwrap_or("unknown");
    let line = format!(
        "{} (commit {commit}, method {method}, rules {rules})",
        env!("CARGO_PKG_VERSION")
    );
    assert_eq!(lines(&senet(&["--version"], "")), [format!("senet {line}")]);
    let said = lines(&senet(&["version"], "")).join("\n");
    let bibtex = lines(&senet(&["version", "--bibtex"], "")).join("\n");
    let cff = std::fs::read_to_string("CITATION.cff").expect("a file");
    let field = |name: &str| {
        let value = cff
            .lines()
            .find_map(|line| line.trim_start_matches("- ").trim().strip_prefix(name));
        value.expect("a field").to_owned()
    };
    let author = cff
        .lines()
        .find_map(|line| line.strip_prefix("  - name: "))
        .expect("an author");
    let title = field("title: ");
    assert_eq!(field("version: "), env!("CARGO_PKG_VERSION"));
    assert!(
        said.contains(&format!("{author}. {title}. Version {line}.")),
        "{said}"
    );
    assert!(said.contains(&bibtex), "{said}");
    for part in [
        format!("author = {{{{{author}}}}}"),
        format!("title = {{{{{title}}}}}"),
        format!("version = {{{line}}}"),
    ] {
        assert!(bibtex.contains(&part), "{bibtex}");
    }
    // The example has another commit.
    let page = std::fs::read_to_string("docs/citing.md").expect("a page");
    let (_, example) = page.split_once("$ senet version\n").expect("an example");
    let (example, _) = example.split_once("\n```").expect("its end");
    assert_eq!(without_edition(example), without_edition(&said));
}

/// A citation without what differs between builds.
fn without_edition(text: &str) -> String {
    let mut parts = text.split("(commit ");
    let first = parts.next().expect("a beginning");
    let first = first.to_owned();
    let text = parts.fold(first, |all, part| {
        let (_, rest) = part.split_once(')').expect("the end of an edition");
        all + rest
    });
    let lines = text.lines().filter(|line| !line.starts_with("built for"));
    lines.collect::<Vec<_>>().join("\n")
}

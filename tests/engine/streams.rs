//! Output that cannot be written, files that are replaced, and input that arrives in pieces.

use super::command_line::{Folder, lines, senet};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write, pipe};
use std::process::{Command, Output, Stdio};

const QUESTION: &str = r#"{"ruleset":"simple","W":[3],"B":[5],"off":{"W":4,"B":4},"to_move":"W"}"#;

/// Every command, with a line for each form of its output.
fn commands(folder: &Folder) -> Vec<Vec<String>> {
    fs::create_dir_all(&folder.0).expect("a folder");
    let file = |name: &str| folder.0.join(name).display().to_string();
    let record = file("record.txt");
    let play = ["play", "-a", "random", "-b", "random", "-r", "simple", "-s"];
    lines(&senet(&[&play[..], &["1", "-o", &record]].concat(), ""));
    let [first, second] = ["per-player", "exchanged"].map(|throws| {
        let record = file(throws);
        let rest = ["1", "--throws", throws, "-o", &record];
        lines(&senet(&[&play[..], &rest].concat(), ""));
        record
    });
    let part = file("part.json");
    let compare = "lab compare -r simple -r simple[pieces=4] -g 4 -p random";
    let compared: Vec<&str> = compare.split(' ').collect();
    lines(&senet(
        &[&compared[..], &["--shard", "1/1", "-o", &part]].concat(),
        "",
    ));
    let sweeps = ["hand-made", "human-like"].map(|player| {
        let sweep = file(&format!("{player}.json"));
        let words = ["lab", "sweep", "-r", "simple", "-g", "1", "-p", player];
        lines(&senet(
            &[&words[..], &["--judge", "hand-made", "-o", &sweep]].concat(),
            "",
        ));
        sweep
    });
    let [one, other] = &sweeps;
    let report = file("report.json");
    let across = lines(&senet(&["lab", "across", "--report", one, other], ""));
    fs::write(&report, across.join("\n")).expect("writable");
    let plan = file("plan");
    lines(&senet(
        &[&compared[..], &["--plan", &plan, "--shards", "2"]].concat(),
        "",
    ));
    let solve = "solve -r kendall-modern -p 1";
    let quality = "quality -r kendall-modern[pieces=1] -l random -p 2";
    let grid = "lab grid -r kendall-masters --point pairs=off --point again=none -g 2 -p random";
    [
        "--help",
        "--version",
        "help play",
        "version",
        "version --json",
        "version --bibtex",
        "rulesets",
        "rulesets --json",
        "engine",
        "perft -r simple -d 1",
        "traces -r simple -g 1",
        "playouts -r simple -g 1",
        "simulate -r simple -g 2",
        "simulate -r simple -g 2 --json",
        "simulate -r all -g 1 -p random",
        "lab help",
        compare,
        &format!("{compare} --json"),
        "lab compare -r simple -r simple[pieces=4] -g 2 -p all",
        "lab sweep -r bell -g 1 -p random",
        "lab sweep -r bell -g 1 -p random --markdown",
        grid,
        &format!("{grid} --json"),
        &format!("lab merge {part}"),
        &format!("lab merge {part} --json"),
        &format!("lab across {one} {other}"),
        &format!("lab across {one} {other} --json"),
        &format!("lab across {one} {other} --report"),
        &format!("lab page {report}"),
        &format!("lab page {report} --csv"),
        &format!("lab page {report} --metadata"),
        &format!("lab evidence {report}"),
        // Nothing but help: a part goes to a file, and each missing one is named on standard error, too.
        "lab shard --help",
        "lab missing --help",
        &format!("lab check {plan}"),
        "lab values -r simple --by random/none -g 2",
        "lab trust -r simple",
        "lab trust -r simple --json",
        "lab points -r simple",
        "lab points -r simple --json",
        "lab measures",
        "lab measures --json",
        "lab games -r simple -g 2 -p random",
        "arena -a random -b random -r simple -p 2",
        "arena -a random -b random -r simple -p 2 --json",
        quality,
        &format!("{quality} --json"),
        "play -a random -b random -r simple -s 1",
        "play -a random -b random -r simple -s 1 -o -",
        &format!("review {record} --no-endgames"),
        &format!("review {record} --no-endgames --csv"),
        &format!("review {record} --no-endgames --json"),
        &format!("review {first} --no-endgames --rematch {second}"),
        solve,
        &format!("{solve} --json"),
        &format!("verify {record}"),
    ]
    .iter()
    .map(|line| line.split(' ').map(str::to_owned).collect())
    .collect()
}

/// The commands that a help text lists.
fn listed(arguments: &[&str]) -> BTreeSet<String> {
    let help = lines(&senet(arguments, ""));
    let list = help.iter().skip_while(|line| *line != "Commands:").skip(1);
    list.take_while(|line| !line.is_empty())
        .filter_map(|line| {
            line.strip_prefix("  ")
                .filter(|line| !line.starts_with(' '))
        })
        .filter_map(|line| line.split(' ').next().map(str::to_owned))
        .collect()
}

#[test]
fn the_list_has_every_command() {
    let folder = Folder::new("every-command");
    let commands = commands(&folder);
    let with = |before: &str| -> BTreeSet<String> {
        let named = commands.iter().filter_map(|words| match before {
            "" => Some(words[0].clone()).filter(|word| !word.starts_with('-')),
            before => (words[0] == before).then(|| words[1].clone()),
        });
        named.collect()
    };
    assert!(listed(&["--help"]).len() > 10);
    assert_eq!(with(""), listed(&["--help"]));
    assert_eq!(with("lab"), listed(&["lab", "--help"]));
}

/// Runs a command whose output goes to `out`.
fn run(words: &[String], out: Stdio) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_senet"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    // A command that does not read may have ended already.
    let _ = writeln!(input, "{QUESTION}");
    drop(input);
    child.wait_with_output().expect("the program ends")
}

#[test]
#[cfg(target_os = "linux")]
fn every_command_says_that_the_disk_is_full_and_fails() {
    let folder = Folder::new("full-disk");
    for words in commands(&folder) {
        let full = File::options().write(true).open("/dev/full");
        let output = run(&words, full.expect("a device").into());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(
            said.starts_with("senet: the output cannot be written: "),
            "{words:?}: {said}"
        );
        assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
    }
}

#[test]
fn every_command_ends_quietly_when_nobody_reads() {
    let folder = Folder::new("no-reader");
    for words in commands(&folder) {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let output = run(&words, writer.into());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(
            (output.status.code(), &*said),
            (Some(0), ""),
            "{words:?}: {said}"
        );
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_message_that_cannot_be_written_does_not_change_the_exit_status() {
    let full = File::options().write(true).open("/dev/full");
    let status = Command::new(env!("CARGO_BIN_EXE_senet"))
        .args(["perft", "-r", "nothing", "-d", "1"])
        .stderr(full.expect("a device"))
        .status();
    assert_eq!(status.expect("the program ends").code(), Some(2));
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_that_cannot_be_written_is_an_error_and_leaves_nothing_behind() {
    let folder = Folder::new("unwritable");
    fs::create_dir_all(&folder.0).expect("a folder");
    let missing = folder.0.join("missing/file").display().to_string();
    for out in ["/dev/full", folder.path(), &missing] {
        for command in [
            "play -a random -b random -r simple -s 1",
            "lab compare -r simple -r bell -g 2 -p random --shard 1/1",
        ] {
            let words: Vec<&str> = command.split(' ').chain(["-o", out]).collect();
            let output = senet(&words, "");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
            assert!(said.contains("cannot be written: "), "{words:?}: {said}");
        }
    }
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 0);
}

/// Nothing is written in place, and files that another job has begun are not touched.
#[test]
fn a_file_is_replaced_as_a_whole() {
    let folder = Folder::new("replaced");
    fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("game.txt");
    fs::write(&file, "before").expect("writable");
    let mut before = File::open(&file).expect("a file");
    let unfinished = folder.0.join("game.txt.new");
    fs::write(&unfinished, "another job's").expect("writable");
    let out = file.display().to_string();
    let play = "play -a random -b random -r simple -s 1 -o";
    let words: Vec<&str> = play.split(' ').chain([&*out]).collect();
    lines(&senet(&words, ""));
    assert!(
        fs::read_to_string(&file)
            .expect("a file")
            .starts_with("Senet 1")
    );
    let mut old = String::new();
    std::io::Read::read_to_string(&mut before, &mut old).expect("still there");
    assert_eq!(old, "before");
    assert_eq!(
        fs::read_to_string(&unfinished).expect("a file"),
        "another job's"
    );
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 2);
}

/// Sends the pieces one by one to `senet engine`, waits for an answer after each whole line, and returns
/// all answers.
fn answers(pieces: &[&[u8]]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_senet"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut answers = Vec::new();
    for piece in pieces {
        input.write_all(piece).expect("it reads");
        input.flush().expect("it reads");
        // Lets the program read this piece alone. The answers are the same if it does not.
        std::thread::sleep(std::time::Duration::from_millis(50));
        if piece.ends_with(b"}\n") {
            answers.push(output.next().expect("an answer").expect("text"));
        }
    }
    drop(input);
    answers.extend(output.map(|line| line.expect("text")));
    child.wait().expect("the program ends");
    answers
}

#[test]
fn a_byte_order_mark_may_arrive_in_pieces() {
    let line = format!("{QUESTION}\n");
    let plain = answers(&[line.as_bytes()]);
    assert!(plain[0].contains("legal") && plain.len() == 1, "{plain:?}");
    let mark: &[u8] = &[0xef, 0xbb, 0xbf];
    for pieces in [
        vec![mark, line.as_bytes()],
        vec![&mark[..1], &mark[1..2], &mark[2..], line.as_bytes()],
        vec![
            &mark[..2],
            &mark[2..],
            &line.as_bytes()[..1],
            &line.as_bytes()[1..],
        ],
    ] {
        assert_eq!(answers(&pieces), plain, "{pieces:?}");
    }
    for (mark, unit) in [
        ([0xff, 0xfe], u16::to_le_bytes as fn(u16) -> [u8; 2]),
        ([0xfe, 0xff], u16::to_be_bytes),
    ] {
        let text: Vec<u8> = line.encode_utf16().flat_map(unit).collect();
        assert_eq!(answers(&[&mark[..1], &mark[1..], &text]), plain, "{mark:?}");
        assert_eq!(answers(&[&text[..1], &text[1..]]), plain, "without a mark");
    }
    // A short line that is no mark is answered before more arrives.
    assert_eq!(answers(&[b"{}\n", line.as_bytes()]).len(), 2);
    // The beginning of a mark that does not go on is part of the line.
    assert!(answers(&[&mark[..1], b"\n"])[0].contains("not UTF-8"));
}

#[test]
fn a_layer_that_is_emptied_while_the_engine_runs_does_not_end_it() {
    let layers = Folder::new("emptied");
    let own = layers.0.join("kendall-modern").display().to_string();
    lines(&senet(
        &["solve", "-r", "kendall-modern", "-p", "1", "--out", &own],
        "",
    ));
    let question = r#"{"do":"value","ruleset":"kendall-modern","W":[26],"B":[22],"off":{"W":4,"B":4},"to_move":"W"}"#;
    let mut child = Command::new(env!("CARGO_BIN_EXE_senet"))
        .args(["engine", "--layers", layers.path()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut ask = || {
        writeln!(input, "{question}").expect("it reads");
        output.next().expect("an answer").expect("text")
    };
    let first = ask();
    assert!(first.contains("solved"), "{first}");
    File::create(layers.0.join("kendall-modern/1x1.endgame")).expect("writable");
    assert_eq!(ask(), first);
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

//! `--help`: every argument has a description, and every example runs.

use super::command_line::{Folder, lines, senet};
use std::path::Path;
use std::process::Command;

const PAGE: &str = include_str!("../../docs/program.md");

/// Every command without subcommands, as words: `["simulate"]`, `["lab", "sweep"]`.
fn commands() -> Vec<Vec<String>> {
    let mut open = vec![Vec::new()];
    let mut commands = Vec::new();
    while let Some(words) = open.pop() {
        let inner = section(&help(&words), "Commands:");
        let inner = inner.iter().map(|line| first_word(line));
        let inner: Vec<String> = inner.filter(|name| name != "help").collect();
        if inner.is_empty() {
            commands.push(words);
        } else {
            open.extend(inner.into_iter().map(|name| [&words[..], &[name]].concat()));
        }
    }
    commands
}

fn first_word(line: &str) -> String {
    line.split_whitespace().next().expect("a word").to_owned()
}

fn help(words: &[String]) -> Vec<String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    lines(&senet(&[&words[..], &["-h"]].concat(), ""))
}

/// The lines below a heading of a help text.
fn section(help: &[String], heading: &str) -> Vec<String> {
    let lines = help.iter().skip_while(|line| *line != heading).skip(1);
    lines
        .take_while(|line| !line.is_empty())
        .map(|line| line.trim().to_owned())
        .collect()
}

fn examples() -> impl Iterator<Item = &'static str> {
    let section = PAGE.split("## Examples\n").nth(1).expect("the section");
    let block = section.split("```sh\n").nth(1).expect("a block");
    block.split("```").next().expect("its end").lines()
}

#[test]
fn every_command_and_argument_has_a_help_text() {
    let commands = commands();
    assert!(commands.len() > 25, "{commands:?}");
    for words in commands {
        let help = help(&words);
        let about = &help[0];
        assert!(about.contains(' '), "{words:?}: {about}");
        let listed = ["Arguments:", "Options:"].map(|heading| section(&help, heading));
        for line in listed.concat() {
            // Two spaces separate the names of an argument from its text.
            let described = line.split_once("  ");
            assert!(
                described.is_some_and(|(_, text)| text.trim().contains(' ')),
                "{words:?}: {line}"
            );
        }
    }
}

#[test]
fn the_help_of_every_command_ends_with_an_example_of_the_page() {
    for words in commands() {
        let shown = section(&help(&words), "Example:");
        let name = format!("senet {}", words.join(" "));
        assert!(
            shown.len() == 1 && shown[0].contains(&name),
            "{name}: {shown:?}"
        );
        assert!(examples().any(|line| line == shown[0]), "{}", shown[0]);
    }
}

#[test]
fn every_example_of_the_page_works() {
    let folder = Folder::new("examples");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_senet"));
    let programs = program.parent().expect("its folder").display();
    let path = format!("{programs}:{}", std::env::var("PATH").expect("a path"));
    for example in examples() {
        let output = Command::new("sh")
            .args(["-c", example])
            .current_dir(&folder.0)
            .env("PATH", &path)
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{example}: {said}");
    }
}

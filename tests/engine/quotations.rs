//! Messages quote only the beginning of what they were given.

use super::command_line::{Folder, senet};
use senet::board::House;
use senet::fair_play::commitment::{Commitment, CommitmentDigits};
use senet::fair_play::correspondence::Correspondence;
use senet::fair_play::correspondence::witness::Witness;
use senet::fair_play::daily;
use senet::fair_play::shared_sticks::SharedSticks;
use senet::game::ThrowSource;
use senet::lab::{Player, grid_rulesets, parse_variant, sweep_rulesets};
use senet::players::Level;
use senet::players::endgames::Solver;
use senet::position::{Place, Position};
use senet::protocol::BuiltInEvaluators;
use senet::rules::draft::Draft;
use senet::{Game, Ruleset, Seed, SenetError, Side};

/// Far more than a message: more bytes than the longest list of what is allowed.
const MOST: usize = 2_000;

fn is_short<T>(parser: &str, text: &str, read: Result<T, SenetError>) {
    let start: String = text.chars().take(60).collect();
    let Err(error) = read else {
        panic!("{parser}: {start} is accepted");
    };
    let field = error.field().unwrap_or_default().len();
    let message = error.message().len();
    assert!(
        message < MOST && field < 400,
        "{parser}: {start}: {message}, {field}"
    );
}

/// Long texts that every parser refuses.
fn long_texts() -> Vec<String> {
    let long = "n".repeat(1 << 20);
    let wide = "’é".repeat(1 << 18);
    let digits = "7".repeat(1 << 20);
    [long, wide, digits]
        .iter()
        .flat_map(|text| {
            [
                text.clone(),
                format!("simple[{text}"),
                format!("simple[{text}]"),
                format!("simple[{text}=1]"),
                format!("simple[pieces={text}]"),
                format!("simple[light={text}]"),
                format!("bell[trap={text}]"),
                format!("{text}[pieces=3]"),
            ]
        })
        .collect()
}

#[test]
fn every_parser_of_the_library_quotes_little() {
    let simple = Ruleset::parse("simple").expect("a ruleset");
    for text in long_texts() {
        let t = &*text;
        is_short("ruleset", t, Ruleset::parse(t));
        is_short("variant", t, parse_variant(t));
        is_short("sweep", t, sweep_rulesets(t));
        is_short("grid", t, grid_rulesets(&["simple", t], &["pieces=3"]));
        is_short("grid", t, grid_rulesets(&["simple"], &["pieces=3", t]));
        is_short("draft", t, Draft::new(t));
        is_short("draft", t, Draft::change("simple", t, "on"));
        is_short("draft", t, Draft::change("simple", "pieces", t));
        is_short("house", t, t.parse::<House>());
        is_short("side", t, t.parse::<Side>());
        is_short("level", t, t.parse::<Level>());
        is_short("throw source", t, t.parse::<ThrowSource>());
        is_short("player", t, t.parse::<Player>());
        is_short("seed", t, t.parse::<Seed>());
        is_short("commitment", t, t.parse::<Commitment>());
        is_short("digits", t, t.parse::<CommitmentDigits>());
        is_short("date", t, daily::seed_of(t));
        is_short("position", t, Position::from_id(&simple, t));
        is_short("link", t, Correspondence::join(t, [1; 32]));
        is_short("saved game", t, Correspondence::from_saved(t));
        is_short("links", t, Witness::of_links([t]));
        is_short("move", t, Game::new(simple.clone(), [1; 32]).apply(t));
        let link = format!("https://example.org/?sticks={t}&ruleset={t}&throws={t}");
        is_short("shared sticks", t, SharedSticks::in_link(&link));
        let place = serde_json::to_string(t).expect("JSON");
        let error = serde_json::from_str::<Place>(&place).expect_err("no place");
        assert!(error.to_string().len() < MOST);
        let error = serde_json::from_str::<Ruleset>(&place).expect_err("no ruleset");
        assert!(error.to_string().len() < MOST);
        let mut solver = Solver::new(&simple, 1).expect("one piece");
        let file = format!("senet endgame 1\n{t}\n\n");
        is_short("layer", t, solver.load(&mut file.as_bytes()));
    }
}

#[test]
fn every_line_of_a_record_is_quoted_briefly() {
    let record = Game::new(Ruleset::parse("simple").expect("a ruleset"), [7; 32]).record();
    for long in [
        "n".repeat(1 << 20),
        "7".repeat(1 << 20),
        "é".repeat(1 << 19),
    ] {
        for record in [
            long.clone(),
            format!("Senet 1\n{long}"),
            format!("Senet 1\n{long}: x"),
            format!("Senet 1\nRuleset: {long}"),
            format!("Senet 1\nRuleset: simple\nSeed: {long}"),
            format!("{record}Position: {long}\n"),
            format!("{record}Throws: {long}\n"),
            format!("{record}{long}: x\n"),
            format!("{record}{long}\n"),
            format!("{record}1 {long}\n"),
            format!("{record}1 W {long}\n1 B {long}"),
            format!("{record}1 1 {long}\n"),
            format!("{record}1 1 {long}=1\n"),
            format!("{record}1 1 lddd={long}\n"),
        ] {
            is_short("record", &record, Game::from_record(&record));
        }
    }
}

#[test]
fn every_answer_of_the_engine_quotes_little() {
    let rest = r#""W":[3],"B":[5],"off":{"W":4,"B":4},"to_move":"W""#;
    for long in ["n".repeat(1 << 20), "é".repeat(1 << 19)] {
        for line in [
            format!("{{\"{long}"),
            format!("\"{long}\""),
            format!(r#"{{"{long}":1}}"#),
            format!(r#"{{"{long}":1,"{long}":1}}"#),
            format!(r#"{{"ruleset":"{long}",{rest}}}"#),
            format!(r#"{{"ruleset":["{long}"],{rest}}}"#),
            format!(r#"{{"ruleset":"simple","options":{{"{long}":1}},{rest}}}"#),
            format!(r#"{{"ruleset":"simple","options":{{"pieces":"{long}"}},{rest}}}"#),
            format!(r#"{{"ruleset":"simple","options":{{"{long}":[]}},{rest}}}"#),
            format!(r#"{{"ruleset":"simple","stage":"{long}",{rest}}}"#),
            format!(r#"{{"ruleset":"simple","hand":{{"{long}":1}},{rest}}}"#),
            format!(r#"{{"ruleset":"simple","throw":"{long}",{rest}}}"#),
            format!(r#"{{"ruleset":"simple","do":"{long}",{rest}}}"#),
            format!(r#"{{"ruleset":"simple","do":"choose","level":"{long}",{rest}}}"#),
            format!(r#"{{"ruleset":"simple","do":"choose","level":["{long}"],{rest}}}"#),
        ] {
            let answer = senet::protocol::answer(&line, &mut BuiltInEvaluators);
            let start: String = line.chars().take(60).collect();
            assert!(
                answer.contains("error") && answer.len() < MOST,
                "{start}: {} bytes",
                answer.len()
            );
        }
    }
}

#[test]
fn a_file_that_is_no_record_is_quoted_briefly() {
    let folder = Folder::new("quoted");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("long.txt");
    std::fs::write(&file, format!("Senet 1\n{}: x\n", "n".repeat(1 << 20))).expect("writable");
    let file = file.display().to_string();
    for arguments in [
        &["verify", &*file][..],
        &["review", &file],
        &["lab", "merge", &file],
        &["arena", "-a", "casual", "-b", "x.net", "-r", "simple"],
    ] {
        let output = senet(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stderr.len() < MOST, "{arguments:?}");
    }
}

//! Numbers, seeds and bounds on the command line.

use super::command_line::{lines, senet};
use proptest::prelude::*;
use senet::game::ThrowSource;
use senet::lab::{MAX_SEED, grid_rulesets, parse_variant, sweep_rulesets};
use senet::{Game, Ruleset};
use serde_json::Value;

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// The complaint about a command that is refused before it prints anything.
fn refusal(line: &str) -> String {
    let output = senet(&words(line), "");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{line}: {said}");
    assert!(output.stdout.is_empty(), "{line}");
    assert!(!said.contains("panicked"), "{line}: {said}");
    said
}

fn played(seed: &str) -> String {
    let play = [
        "play", "-a", "random", "-b", "random", "-r", "simple", "-s", seed,
    ];
    lines(&senet(&play, "")).join("\n")
}

fn seed_of(record: &str) -> &str {
    let line = record.lines().find_map(|line| line.strip_prefix("Seed: "));
    line.expect("a seed")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// Digits without a letter are hexadecimal too.
    #[test]
    fn the_seed_of_a_record_plays_the_same_game(
        seed in prop_oneof!["[0-9]{64}", "[0-9a-f]{64}", "0{44,63}[0-9]{1,20}".prop_filter("64 digits", |text| text.len() == 64)]
    ) {
        let record = played(&seed);
        prop_assert_eq!(seed_of(&record), &seed);
    }

    #[test]
    fn the_seed_of_a_number_plays_the_same_game_again(number in 0..=MAX_SEED) {
        let record = played(&number.to_string());
        prop_assert_eq!(seed_of(&record), format!("{number:064x}"));
        prop_assert_eq!(played(seed_of(&record)), record);
    }
}

#[test]
fn a_seed_of_digits_only_is_the_seed_of_its_record() {
    for seed in ["10", "9", "1234567890123456"] {
        let seed = format!("{seed:0>64}");
        assert_eq!(seed_of(&played(&seed)), seed);
    }
}

/// Readers of JSON keep integers below 2⁵³, spreadsheets fifteen digits.
#[test]
fn a_seed_is_a_number_that_json_and_spreadsheets_keep() {
    const { assert!(MAX_SEED < 1 << 53) };
    assert_eq!(MAX_SEED.to_string().len(), 15);
    for command in [
        "play -a random -b random -r simple",
        "simulate -r simple -g 2 -p random --json",
        "arena -a random -b random -r simple -p 2 --json",
        "quality -r kendall-modern[pieces=1] -l random -p 2 --json",
        "lab compare -r simple -r bell -g 2 -p random --json",
        "lab sweep -r simple -g 2 -p random --json",
        "lab games -r simple -g 2 -p random",
    ] {
        let greatest = format!("{command} -s {MAX_SEED}");
        let text = lines(&senet(&words(&greatest), "")).join("\n");
        if command.ends_with("--json") {
            assert!(text.contains(&format!("{MAX_SEED}")), "{command}");
        }
        for seed in [MAX_SEED + 1, u64::MAX] {
            let said = refusal(&format!("{command} -s {seed}"));
            assert!(said.contains("from 0 to 999999999999999"), "{said}");
        }
    }
}

/// Each number of the command line, with the rest of the command.
const NUMBERS: [&str; 24] = [
    "play -a random -b random -r simple -s",
    "simulate -r simple -p random -g 2 -s",
    "simulate -r simple -p random -g",
    "simulate -r simple -p random -g 2 -t",
    "arena -a random -b random -r simple -p 2 -s",
    "arena -a random -b random -r simple -p",
    "arena -a random -b random -r simple -p 2 -t",
    "quality -r kendall-modern[pieces=1] -l random -p 2 -s",
    "quality -r kendall-modern[pieces=1] -l random -p",
    "quality -r kendall-modern[pieces=1] -l random -p 2 -t",
    "quality -r kendall-modern[pieces=1] -l random -p 2 --knowing",
    "lab compare -r simple -r bell -p random -g",
    "lab compare -r simple -r bell -p random -g 2 -s",
    "lab compare -r simple -r bell -p random -g 2 -t",
    "perft -r simple -d",
    "playouts -r simple -g",
    "review tests/data/missing --ahead",
    "solve -r kendall-modern -p",
    "solve -r kendall-modern -p 1 --memory",
    "solve -r kendall-modern -p 1 --residual",
    "solve -r kendall-modern -p 1 -t",
    "solve -r kendall-modern --layer",
    "lab compare -r simple -r bell -p random -g 2 -o /nowhere/part --shard",
    "arena -b random -r simple -p 2 -a",
];

#[test]
fn a_number_has_decimal_digits_only() {
    for command in NUMBERS {
        for number in [
            "+2",
            " 2",
            "2 ",
            "2_0",
            "0x2",
            "２",
            "-2",
            "",
            "1e",
            "99999999999999999999999",
        ] {
            let number = match command.rsplit(' ').next() {
                Some("--layer") => format!("{number}x1"),
                Some("--shard") => format!("{number}/2"),
                Some("-a") => format!("net+{number}"),
                _ => number.to_owned(),
            };
            let arguments = [&words(command)[..], &[&number]].concat();
            let output = senet(&arguments, "");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(
                output.status.code(),
                Some(2),
                "{command} ‘{number}’: {said}"
            );
            assert!(!said.contains("panicked"), "{command} ‘{number}’: {said}");
        }
    }
}

/// As the program and the library read them: rulesets, links and records.
#[test]
fn a_number_in_a_text_has_decimal_digits_only() {
    for ruleset in [
        "simple[pieces=+4]",
        "simple[pieces= 4]",
        "simple[again=+1.4]",
    ] {
        assert!(Ruleset::parse(ruleset).is_err(), "{ruleset}");
        assert!(parse_variant(ruleset).is_err(), "{ruleset}");
    }
    for light in ["+40", " 40", "40 ", "4٠", ""] {
        assert!(
            parse_variant(&format!("simple[light={light}]")).is_err(),
            "{light}"
        );
    }
    let link = |ruleset: &str| {
        let seed = "07".repeat(32);
        let link = format!("https://example.org/?ruleset={ruleset}&sticks={seed}");
        senet::fair_play::shared_sticks::SharedSticks::in_link(&link)
    };
    assert!(link("simple%5Bpieces=4%5D").is_ok());
    for escape in ["%+5", "%5", "% 5", "%", "%5+"] {
        assert!(
            link(&format!("simple{escape}pieces=4%5D")).is_err(),
            "{escape}"
        );
    }
}

#[test]
fn a_request_without_end_is_refused_or_bounded() {
    for line in [
        "perft -r simple -d 4294967295",
        "simulate -r simple -p random -g 18446744073709551615",
        "lab compare -r simple -r bell -p random -g 18446744073709551615",
        "arena -a random -b random -r simple -p 18446744073709551615",
        "playouts -r simple -g 18446744073709551615",
        "solve -r simple -p 200",
        "solve -r simple --layer 200x100",
        "solve -r kendall-modern -p 1 --residual inf",
        "solve -r kendall-modern -p 1 --residual nan",
        // Too many positions to number: said before the small layers are solved.
        "solve -r kendall-masters -p 7",
        "quality -r kendall-masters -l random -p 2",
        "quality -r kendall-modern -l nobody -p 2",
        "quality -r kendall-modern -l random nobody -p 2",
        "quality -r kendall-modern[pieces=1] -l random -p 2 --knowing 2",
    ] {
        refusal(line);
    }
    // More threads or memory than there are do no harm.
    for line in [
        "simulate -r simple -p random -g 2 -t 4000000000",
        "arena -a random -b random -r simple -p 2 -t 4000000000",
        "lab compare -r simple -r bell -p random -g 2 -t 4000000000",
        "quality -r kendall-modern[pieces=1] -l random -p 2 -t 4000000000",
        "solve -r kendall-modern -p 1 -t 4000000000",
        "solve -r kendall-modern -p 1 --memory 17592186044416",
        "solve -r kendall-modern -p 1 --memory 18446744073709551615",
    ] {
        lines(&senet(&words(line), ""));
    }
}

#[test]
fn every_figure_is_a_number() {
    for line in [
        "playouts -r simple -g 1",
        "simulate -r simple -g 1 -p random",
        "simulate -r simple -g 1 -p random --json",
        "arena -a random -b random -r simple -p 2",
        "quality -r simple[pieces=1] -l random -p 2",
        "quality -r simple[pieces=1] -l random -p 2 --json",
        "lab compare -r simple -r bell -p random -g 1",
        "lab compare -r simple -r bell -p random -g 1 --json",
        "lab sweep -r simple -p random -g 1",
        "lab sweep -r simple -p random -g 1 --markdown",
        "lab grid -r kendall-masters --point pairs=off --point again=none -g 1 -p random",
        "solve -r kendall-modern -p 1",
    ] {
        let text = lines(&senet(&words(line), "")).join("\n");
        let mut figures = text.split(|c: char| !c.is_alphanumeric());
        let no_number = figures.find(|word| matches!(*word, "NaN" | "inf"));
        assert_eq!(no_number, None, "{line}: {text}");
    }
}

/// With one piece a side on a simple board there is nothing to choose.
#[test]
fn without_decisions_nothing_is_known_about_them() {
    let json = "quality -r simple[pieces=1] -l random -p 2 --json";
    let line = lines(&senet(&words(json), "")).join("");
    let line: Value = serde_json::from_str(&line).expect("JSON");
    let quality = &line["quality"];
    assert_eq!(quality["decisions"], 0, "{line}");
    assert!(quality["wrong"].is_null() && quality["loss_a_decision"].is_null());
    assert!(quality["score"]["mean"].is_f64(), "{line}");
}

/// What a record says twice, or writes in another way than the program, is refused.
#[test]
fn a_game_has_one_record() {
    let game = Game::from_record(&played("4")).expect("a record");
    let record = game.record();
    assert_eq!(game.throw_source(), ThrowSource::Shared);
    let throw = record.split_whitespace().find(|word| word.contains('='));
    let throw = throw.expect("a throw");
    let (faces, value) = throw.split_once('=').expect("its value");
    for changed in [
        record.replacen(throw, &format!("{faces}=0{value}"), 1),
        record.replacen(throw, &format!("{faces}=+{value}"), 1),
        record.replacen("Ruleset: simple", "Ruleset: simple[pieces=5,pieces=5]", 1),
        record.replacen("Ruleset: simple", "Ruleset: simple[pieces=4,pieces=5]", 1),
        record.replacen("Seed:", "Ruleset: simple\nSeed:", 1),
        record.replacen("\n1 ", "\n01 ", 1),
    ] {
        assert_ne!(changed, record);
        assert!(Game::from_record(&changed).is_err(), "{changed}");
    }
    for twice in ["bell[trap,trap=off]", "bell[light=40,light=60]"] {
        assert!(parse_variant(twice).is_err(), "{twice}");
    }
}

/// Of the laboratory.
#[test]
fn a_point_replaces_the_option_that_the_ruleset_has() {
    let swept = sweep_rulesets("kendall-masters[pairs=off]").expect("disputed points");
    assert!(swept.contains(&"kendall-masters".to_owned()), "{swept:?}");
    let cells = grid_rulesets(&["kendall-masters[pairs=off]"], &["pairs=on", "again=none"]);
    let cells = cells.expect("a grid");
    assert_eq!(cells[2], "kendall-masters");
    assert_eq!(cells[3], "kendall-masters[again=none]");
}

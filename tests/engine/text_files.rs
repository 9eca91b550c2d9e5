//! Records in the forms people have them: unambiguous ones are read, others are refused with the line
//! number.

use crate::command_line::senet_bytes;
use crate::playing::ruleset;
use senet::fair_play::commitment::{Commitment, CommitmentDigits};
use senet::{Game, text};

fn game() -> Game {
    let mut game = Game::new(ruleset("kendall-masters"), [4; 32]);
    while game.thrown().count() < 9 {
        match game.legal_moves().last() {
            Some(last) => game.apply(&last.id).expect("it is legal"),
            None => game.throw().expect("a throw is awaited"),
        };
    }
    game
}

fn utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

fn each_line(text: &str, change: impl Fn(&str) -> String) -> String {
    text.lines().map(change).collect::<Vec<_>>().join("\n")
}

/// One record in many encodings and layouts.
fn guises(record: &str) -> Vec<(&'static str, Vec<u8>)> {
    let marked = format!("\u{feff}{record}");
    let quoted = each_line(record, |line| format!("> {line}"));
    let ends = |end: &str| record.replace('\n', end);
    let texts = [
        ("as it is", record.to_owned()),
        ("UTF-8 with a mark", marked.clone()),
        ("two marks", format!("\u{feff}{marked}")),
        ("CR LF", ends("\r\n")),
        ("CR", ends("\r")),
        ("NEL", ends("\u{85}")),
        ("line separators", ends("\u{2028}")),
        ("NBSP", record.replace(' ', "\u{a0}")),
        ("narrow NBSP", record.replace(' ', "\u{202f}")),
        ("tabs", record.replace(' ', "\t")),
        ("ideographic spaces", record.replace(' ', "\u{3000}")),
        (
            "zero-width spaces",
            record.replace(' ', " \u{200b}").replace('-', "\u{200d}-"),
        ),
        (
            "directional marks",
            each_line(record, |line| format!("\u{202a}{line}\u{202c}")),
        ),
        (
            "isolates",
            each_line(record, |line| format!("\u{2066}{line}\u{2069}")),
        ),
        ("soft hyphens", record.replace("0404", "04\u{ad}04")),
        ("en dashes", record.replace('-', "–")),
        ("minus signs", record.replace('-', "\u{2212}")),
        ("non-breaking hyphens", record.replace('-', "\u{2011}")),
        (
            "arrows",
            record.replace('-', "→").replacen("kendall→", "kendall-", 1),
        ),
        ("full width", record.chars().map(full_width).collect()),
        ("quoted", quoted.clone()),
        (
            "quoted twice",
            each_line(&quoted, |line| format!(">{line}")),
        ),
        (
            "quoted in a reply",
            format!("Well played!\n\nAnna wrote:\n{quoted}\n\nMy move next.\nBob\n"),
        ),
        (
            "fenced",
            format!("Look:\n```text\n{record}```\nNice, is it not?\n"),
        ),
        ("tildes", format!("~~~\n{record}~~~\n")),
        ("indented", each_line(record, |line| format!("    {line}"))),
        (
            "signed",
            format!("Here it is.\n\n{record}\n-- \nAnna\n+20 2 5555\n"),
        ),
        ("signed without the space", format!("{record}--\nAnna\n")),
        (
            "forwarded",
            format!("{record}\n-----Original Message-----\nFrom: Anna\n"),
        ),
        ("zero bytes behind", format!("{record}\0\0\0\0")),
        ("Ctrl-Z behind", format!("{record}\u{1a}")),
        (
            "empty lines and comments",
            each_line(record, |line| format!("{line}\n\n# {line}")),
        ),
    ];
    let bytes = [
        ("UTF-16 LE", utf16(&marked, u16::to_le_bytes)),
        ("UTF-16 BE", utf16(&marked, u16::to_be_bytes)),
        ("UTF-16 LE without a mark", utf16(record, u16::to_le_bytes)),
        ("UTF-16 BE without a mark", utf16(record, u16::to_be_bytes)),
    ];
    let texts = texts.map(|(guise, text)| (guise, text.into_bytes()));
    texts.into_iter().chain(bytes).collect()
}

fn full_width(character: char) -> char {
    match character {
        '!'..='~' => char::from_u32(u32::from(character) + 0xfee0).expect("a full-width form"),
        other => other,
    }
}

#[test]
fn a_record_is_read_in_every_layout_and_encoding() {
    let game = game();
    for (guise, bytes) in guises(&game.record()) {
        let text = text::decode(&bytes).unwrap_or_else(|error| panic!("{guise}: {error}"));
        let read =
            Game::from_record(&text).unwrap_or_else(|error| panic!("{guise}: {error}\n{text}"));
        assert_eq!(read.record(), game.record(), "{guise}");
        assert_eq!(text, text::plain(&text), "{guise}");
        // Pasted text has been decoded already.
        if let Ok(pasted) = String::from_utf8(bytes)
            && !pasted.contains('\0')
        {
            let read =
                Game::from_record(&pasted).unwrap_or_else(|error| panic!("{guise}: {error}"));
            assert_eq!(read.record(), game.record(), "{guise}, pasted");
        }
    }
}

#[test]
fn the_program_reads_the_same_texts_as_the_library() {
    let game = game();
    let commitment = Commitment::to(game.seed()).short().to_uppercase();
    for (guise, bytes) in guises(&game.record()) {
        for arguments in [
            &["verify", "-c", &commitment][..],
            &["review", "--no-endgames"],
        ] {
            let done = senet_bytes(arguments, &bytes);
            let error = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{guise}, {arguments:?}: {error}");
        }
    }
    let question =
        r#"{"ruleset":"kendall-masters","W":[3],"B":[10,27],"off":{"W":6,"B":5},"to_move":"B"}"#;
    let question = format!("\u{feff}{question}\r\n{question}\r\n");
    for bytes in [
        question.clone().into_bytes(),
        utf16(&question, u16::to_le_bytes),
        utf16(&question, u16::to_be_bytes),
    ] {
        let answers = String::from_utf8(senet_bytes(&["engine"], &bytes).stdout).expect("text");
        assert_eq!(answers.matches(r#""legal":["#).count(), 2, "{answers}");
    }
}

#[test]
fn ambiguous_text_is_refused_with_its_line() {
    let record = game().record();
    let lines: Vec<&str> = record.lines().collect();
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines.insert(at, line);
        lines.join("\n")
    };
    let renumbered = record.replace("\n2 ", "\n7 ");
    let joined = record.replace("\n2 ", " 2 ");
    let (first, rest) = lines[4].rsplit_once(' ').expect("a throw and a move");
    let broken = record.replace(lines[4], &format!("{first}\n1 B {rest}"));
    for (text, line, message) in [
        (with(2, lines[1]), "line 3", "twice"),
        (with(3, lines[2]), "line 4", "twice"),
        (
            with(2, "Throws: per-player\nThrows: exchanged"),
            "line 4",
            "twice",
        ),
        (with(2, "Colour: red"), "line 3", "no header"),
        (with(4, "Hello"), "line 5", "a turn must begin with"),
        (
            format!("{record}\nSee you!"),
            "line",
            "a turn must begin with",
        ),
        (renumbered, "line 6", "turn 2 comes next"),
        (joined, "line 5", ""),
        (broken, "line 6", ""),
        (record.replace("=", "=+"), "line 5", "not a throw"),
        ("Senet 2".into(), "line 1", "must begin with"),
        (String::new(), "line 1", "empty"),
    ] {
        let error = Game::from_record(&text).expect_err(&text);
        let field = error.field().unwrap_or_default();
        assert!(field.starts_with(line), "{text}\n{error}");
        assert!(error.message().contains(message), "{text}\n{error}");
    }
    for (bytes, line) in [
        (
            "Senet 1\nRuleset: kendall-masters\nSeed: \u{e9}"
                .chars()
                .map(|c| c as u8)
                .collect(),
            "line 3",
        ),
        (vec![0xff, 0xfe, b'S', 0, b'e'], "line 1"),
        (
            [utf16("\u{feff}a\nb", u16::to_le_bytes), vec![0, 0xd8]].concat(),
            "line 2",
        ),
    ] as [(Vec<u8>, &str); 3]
    {
        let error = text::decode(&bytes).expect_err("not text");
        assert_eq!(
            (error.code(), error.field()),
            ("unreadable", Some(line)),
            "{error}"
        );
    }
}

#[test]
fn a_commitment_may_be_shortened_and_grouped() {
    let commitment = Commitment::to([4; 32]);
    let whole = commitment.to_string();
    for digits in [
        whole.clone(),
        commitment.short(),
        whole[..17].to_uppercase(),
        format!("{} \n{}", &whole[..30], &whole[30..]),
    ] {
        let digits: CommitmentDigits = digits
            .parse()
            .unwrap_or_else(|error| panic!("{digits}: {error}"));
        assert!(
            digits.begin(&commitment) && !digits.begin(&Commitment::to([5; 32])),
            "{digits}"
        );
    }
    for wrong in [
        &whole[..15],
        "",
        "0123 4567 89ab cdeg",
        &format!("{whole}0"),
    ] {
        let error = wrong.parse::<CommitmentDigits>().expect_err(wrong);
        assert_eq!(error.code(), "bad_commitment", "{wrong}");
    }
}

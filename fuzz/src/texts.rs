//! The parsers: any text gives a value that survives a round trip, or an error with a reason.

use super::bytes::Bytes;
use senet::position::Position;
use senet::{Game, Ruleset, Seed, SenetError};

/// Treats the bytes as one of the written forms.
pub fn texts(input: &[u8]) {
    let mut bytes = Bytes(input);
    let form = bytes.below(5);
    let ruleset = bytes.ruleset();
    let text = String::from_utf8_lossy(bytes.0);
    match form {
        0 => written_form(&text),
        1 => position_id(&ruleset, &text),
        2 => record(&text),
        3 => notation(ruleset, &text),
        _ => drop(explained(text.parse::<Seed>())),
    }
}

fn explained<T>(read: Result<T, SenetError>) -> Option<T> {
    read.inspect_err(|error| {
        assert!(
            !error.code().is_empty() && !error.message().is_empty(),
            "{error:?}"
        );
    })
    .ok()
}

fn written_form(text: &str) {
    if let Some(ruleset) = explained(Ruleset::parse(text)) {
        let again = Ruleset::parse(ruleset.name()).expect("a canonical form can be read");
        assert_eq!(again.rules(), ruleset.rules(), "{text}");
        assert_eq!(again.name(), ruleset.name(), "{text}");
    }
}

fn position_id(ruleset: &Ruleset, text: &str) {
    if let Some(position) = explained(Position::from_id(ruleset, text)) {
        assert_eq!(
            position.id(ruleset),
            text,
            "another id of the same position"
        );
    }
}

fn record(text: &str) {
    if let Some(game) = explained(Game::from_record(text)) {
        let record = game.record();
        let again = Game::from_record(&record).expect("its own record can be read");
        assert_eq!(again.position(), game.position(), "{record}");
        assert_eq!(again.record(), record);
    }
}

/// Applies words as moves or `throw`, and checks that rejected ones change nothing.
fn notation(ruleset: Ruleset, text: &str) {
    let mut game = Game::new(ruleset, [9; 32]);
    for word in text.split_whitespace() {
        let before = *game.position();
        let done = match word {
            "throw" => game.throw(),
            "first" => match game.legal_moves().first() {
                Some(first) => game.apply(&first.id),
                None => game.throw(),
            },
            word => game.apply(word),
        };
        if explained(done).is_none() {
            assert_eq!(
                *game.position(),
                before,
                "{word} was refused and did something"
            );
        }
    }
    record(&game.record());
}

//! House rules: arbitrary settings give either contradictions that name their points, or games that
//! keep every promise.

use super::bytes::Bytes;
use super::players;
use super::positions::arbitrary;
use super::promises;
use super::rules::{changed, reconciled};
use senet::rules::{CatalogueEntry, Rules, contradictions, sentences, spec};
use senet::{Game, Ruleset};

/// The maximum number of actions per game.
const LONGEST: usize = 120;

/// Decodes changes to a ruleset and a game under the new rules.
pub fn house_rules(input: &[u8]) {
    let mut bytes = Bytes(input);
    let (entry, rules) = changed(&mut bytes);
    judged(entry, &rules);
    if let Some(rules) = reconciled(entry, rules, &mut bytes)
        && let Some(ruleset) = judged(entry, &rules)
    {
        said(&ruleset);
        play(&ruleset, &mut bytes);
    }
}

/// Checks the rules and their written form. Returns the ruleset, or `None` if they contradict
/// themselves.
fn judged(entry: &'static CatalogueEntry, rules: &Rules) -> Option<Ruleset> {
    let text = spec::write(entry, rules);
    let found = contradictions(rules);
    for contradiction in &found {
        assert!(
            (1..=2).contains(&contradiction.points.len()),
            "{text}: {contradiction}"
        );
    }
    match Ruleset::parse(&text) {
        Err(error) => {
            let codes = ["contradicting_rules", "bad_option"];
            assert!(codes.contains(&error.code()), "{text}: {error}");
            assert!(!found.is_empty(), "{text}: {error}");
            None
        }
        Ok(ruleset) => {
            assert!(found.is_empty(), "{text}: {found:?}");
            // Exits can be written in any order, and the values of sticks in two forms.
            let named = Ruleset::based_on(entry, rules.clone()).expect("no contradiction");
            assert_eq!(ruleset, named, "{text}");
            assert_eq!(ruleset.name(), named.name(), "{text}");
            Some(ruleset)
        }
    }
}

/// Checks that the sentences name houses of the board.
fn said(ruleset: &Ruleset) {
    for sentence in sentences::sentences(ruleset.rules()) {
        for (name, gap) in sentence.args.iter() {
            let numbers = match gap {
                sentences::Arg::Number(number) => vec![*number],
                sentences::Arg::List(numbers) => numbers.clone(),
            };
            let house = |number: &u8| (1..=ruleset.rules().houses).contains(number);
            assert!(
                ["count", "light", "value", "others"].contains(&name) || numbers.iter().all(house),
                "{}: {} {name} {numbers:?}",
                ruleset.name(),
                sentence.id
            );
        }
    }
}

/// Plays a game from the start or from an arbitrary position, first with the bytes and then with
/// numbers derived from them.
fn play(ruleset: &Ruleset, bytes: &mut Bytes) {
    let seed = [bytes.next(); 32];
    let from = arbitrary(ruleset, bytes);
    let mut numbers = bytes
        .0
        .iter()
        .fold(1_u32, |sum, &byte| sum * 31 % 65_521 + u32::from(byte));
    // The computer players are tested once in some of the games.
    let asked = 2 * bytes.below(256);
    let mut game = match from {
        Some(position) => {
            let game = Game::from_position(ruleset.clone(), position, seed);
            game.unwrap_or_else(|error| panic!("{error}: {}", position.describe()))
        }
        None => Game::new(ruleset.clone(), seed),
    };
    for action in 0..LONGEST {
        let before = *game.position();
        if action % 4 == 0 {
            promises::of_position(ruleset, &before);
        }
        if action == asked {
            players::answer_all(ruleset, &before);
        }
        if before.outcome().is_some() {
            break;
        }
        let moves = before.moves(ruleset);
        let mut chosen = |bound| {
            if bytes.0.is_empty() {
                numbers = (numbers * 75 + 74) % 65_537;
                numbers as usize / 16 % bound
            } else {
                bytes.below(bound)
            }
        };
        let throws = before.awaits_throw() && (moves.is_empty() || chosen(2) == 0);
        let done = if throws {
            game.throw()
        } else {
            let choice = moves.nth(chosen(moves.len().max(1)));
            game.play(choice.expect("a game never waits where nothing can be done"))
        };
        let events = done.unwrap_or_else(|error| panic!("{error}: {}", before.describe()));
        promises::of_events(ruleset, &before, game.position(), &events);
    }
    promises::of_game(&game);
}

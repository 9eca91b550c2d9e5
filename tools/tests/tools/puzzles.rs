//! Compares the four published puzzles and the page's data with the solved endgames.

use crate::commands::{lines, senet_tools};
use crate::playing::{in_phase, ruleset, solved};
use senet::Ruleset;
use senet::matches::net_check::best_for;
use senet::phase::Phase;
use senet::players::Chance;
use senet::players::endgames::Tablebase;
use senet::position::Position;
use senet_tools::puzzles::{CLEAR, Puzzle, PuzzleMaker, Theme, puzzle};
use serde_json::{Value, json};

const DATA: &str = include_str!("../../../www/addons/puzzles/puzzles.json");

const KENDALL: &str = "kendall-masters";

/// White to move; with a throw in hand, or before one.
fn position(mine: &[u8], theirs: &[u8], throw: Option<u8>) -> Position {
    let question = json!({
        "ruleset": KENDALL, "W": mine, "B": theirs, "to_move": "W",
        "off": { "W": 7 - mine.len(), "B": 7 - theirs.len() },
    });
    let asked = senet::protocol::read(&question).expect("a position");
    let phase = throw.map_or(Phase::Throw, Phase::Play);
    in_phase(&asked.ruleset, &asked.position, phase).expect("a throw of these rules")
}

/// Checks everything that defines a puzzle, independently of the maker.
fn assert_is_puzzle(ruleset: &Ruleset, table: &Tablebase, found: &Puzzle) {
    let chances: Vec<f64> = found.options.iter().map(|option| option.chance).collect();
    assert!((2..=4).contains(&chances.len()), "{chances:?}");
    assert!(chances[0] - chances[1] >= CLEAR, "{chances:?}");
    assert!((0.15..=0.85).contains(&chances[0]), "{chances:?}");
    assert!((1..=5).contains(&found.stars));
    for option in &found.options {
        let Some((value, reply)) = &option.punished else {
            continue;
        };
        let mut after = found.position;
        let choice = found.position.find_move(ruleset, &option.id);
        let choice = choice.expect("a legal move");
        after.play(ruleset, choice).expect("it is legal");
        after.throw_legal(ruleset, *value);
        let reply = after.find_move(ruleset, reply).expect("a legal reply");
        after.play(ruleset, reply).expect("it is legal");
        let white = table
            .white_chance(ruleset, &after)
            .expect("solved")
            .middle();
        let own = white.for_side(found.position.side());
        assert!(own < option.chance, "the reply punishes {}", option.id);
    }
}

#[test]
fn the_published_examples_are_puzzles_with_their_exact_values() {
    let rules = ruleset(KENDALL);
    let table = solved(&rules, 2);
    let net = best_for(&rules);
    let examples = [
        (
            position(&[26, 30], &[29], Some(3)),
            Theme::Home,
            [("26x29", 0.6812), ("30-off", 0.3601)],
        ),
        (
            position(&[1, 26], &[15, 27], Some(1)),
            Theme::Spare,
            [("1-2", 0.6195), ("26x27", 0.2895)],
        ),
        (
            position(&[15, 26], &[1, 28], Some(1)),
            Theme::Front,
            [("15-16", 0.6747), ("26-27", 0.3875)],
        ),
        (
            position(&[26, 27], &[24, 30], None),
            Theme::Water,
            [("throw", 0.6517), ("rescue", 0.3442)],
        ),
    ];
    for (position, theme, values) in examples {
        let (found, _) = puzzle(&rules, &table, &net, &position).expect("it is one");
        assert_eq!(found.theme, theme, "{}", position.describe());
        assert_is_puzzle(&rules, &table, &found);
        for (option, (id, value)) in found.options.iter().zip(values) {
            assert_eq!(option.id, id);
            assert!(
                (option.chance - value).abs() < 6e-5,
                "{} is not {value}",
                option.chance
            );
        }
    }
}

#[test]
fn games_are_looked_through_the_same_for_the_same_seed_and_ideas_come_once() {
    let rules = ruleset(KENDALL);
    let table = solved(&rules, 2);
    let net = best_for(&rules);
    let chosen = || {
        let mut maker = PuzzleMaker::new(&rules, &table, &net);
        for number in 0..12 {
            maker.scan_game(1, number);
        }
        maker.chosen(8)
    };
    let first = chosen();
    assert!(!first.is_empty());
    assert_eq!(first, chosen());
    let mut ideas: Vec<Vec<u8>> = first
        .iter()
        .map(|found| {
            assert_is_puzzle(&rules, &table, found);
            puzzle(&rules, &table, &net, &found.position)
                .expect("it is one")
                .1
        })
        .collect();
    ideas.sort();
    ideas.dedup();
    assert_eq!(ideas.len(), first.len());
}

#[test]
fn the_data_of_the_page_is_small_and_says_what_is_solved() {
    assert!(DATA.len() <= 4_000, "{} bytes", DATA.len());
    let data: Value = serde_json::from_str(DATA).expect("JSON");
    let data = data.as_object().expect("an object");
    let of = |name: &str| data[name].as_array().expect("a list").len();
    assert!(of("kendall-masters") + of("kendall-modern") >= 60);
    let rules = ruleset(KENDALL);
    let table = solved(&rules, 2);
    let net = best_for(&rules);
    for (name, lines) in data {
        let rules = ruleset(name);
        for line in lines.as_array().expect("a list") {
            let line = line.as_str().expect("a text");
            let parts: Vec<&str> = line.split(' ').collect();
            let position = Position::from_id(&rules, parts[0]).expect("an id");
            let moves = position.moves(&rules);
            let options = moves.len() + usize::from(position.awaits_throw());
            assert_eq!(parts.len() - 2, options, "{name}: {line}");
            if name != KENDALL {
                continue;
            }
            let (found, _) = puzzle(&rules, &table, &net, &position).expect("a puzzle");
            assert_eq!(parts[1], format!("{}{}", found.theme.letter(), found.stars));
            let ids = moves
                .iter()
                .map(|choice| position.legal_effect(&rules, choice).id(&rules));
            for (id, written) in ids.chain(["throw".to_owned()]).zip(&parts[2..]) {
                let option = found.options.iter().find(|option| option.id == id);
                let chance = option.expect("an option").chance;
                assert_eq!(written[..3], format!("{:03.0}", 1000.0 * chance), "{line}");
            }
        }
    }
}

#[test]
#[ignore = "runs every night"]
fn the_documented_command_makes_the_data_of_the_page() {
    let printed = lines(&senet_tools(&["puzzles", "--data"]));
    assert_eq!(printed, DATA.lines().collect::<Vec<_>>());
    let lists: Value = serde_json::from_str(DATA).expect("JSON");
    for (name, lines) in lists.as_object().expect("an object") {
        assert!(lines.as_array().expect("a list").len() >= 10, "{name}");
    }
}

/// The positions of idle pieces do not make a different idea.
#[test]
fn positions_that_differ_by_an_idle_piece_are_one_puzzle() {
    let rules = ruleset(KENDALL);
    let table = solved(&rules, 2);
    let net = best_for(&rules);
    let idea = |mine: &[u8], theirs: &[u8]| {
        let position = position(mine, theirs, Some(1));
        puzzle(&rules, &table, &net, &position)
            .expect("it is one")
            .1
    };
    let one = idea(&[1, 26], &[15, 27]);
    assert_eq!(one, idea(&[2, 26], &[15, 27]));
    assert_ne!(one, idea(&[15, 26], &[1, 28]));
}

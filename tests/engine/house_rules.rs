//! House rules: what the editor offers is accepted, what it refuses is refused for the reason it gives, and whatever
//! is accepted can be played.

use crate::playing::{Dice, ruleset, step, variants};
use senet::Ruleset;
use senet::position::Position;
use senet::rules::dimensions::{DIMENSIONS, Kind};
use senet::rules::draft::{Alternative, Clash, Draft, Fix, Point};
use senet::rules::{CATALOGUE, contradictions};
use std::collections::BTreeSet;

fn draft(text: &str) -> Draft {
    Draft::new(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn change(draft: &Draft, point: &str, value: &str) -> Draft {
    Draft::change(&draft.ruleset, point, value)
        .unwrap_or_else(|error| panic!("{} {point}={value}: {error}", draft.ruleset))
}

/// Everything that can be chosen for a point, the parts of its exits too.
fn choices(point: &Point) -> Vec<&Alternative> {
    let exits = point
        .exits
        .iter()
        .flat_map(|row| row.throws.iter().chain([&row.if_row_empty]));
    point.choices.iter().chain(exits).collect()
}

/// A draft after some random choices, contradictions or not.
fn wandering(dice: &mut Dice, steps: usize) -> Draft {
    let variants = variants();
    let mut wanderer = draft(&variants[dice.below(variants.len())]);
    for _ in 0..steps {
        let point = &wanderer.points[dice.below(wanderer.points.len())];
        let choices = choices(point);
        let value = &choices[dice.below(choices.len())].value;
        wanderer = change(&wanderer, point.name, value);
    }
    wanderer
}

/// A draft of rules that can be played, some random steps away from the catalogue.
pub fn playable(dice: &mut Dice, steps: usize) -> Draft {
    let variants = variants();
    let mut playable = draft(&variants[dice.below(variants.len())]);
    for _ in 0..steps {
        let point = &playable.points[dice.below(playable.points.len())];
        let possible: Vec<&Alternative> = choices(point)
            .into_iter()
            .filter(|choice| choice.refused.is_none())
            .collect();
        if !possible.is_empty() {
            playable = change(
                &playable,
                point.name,
                &possible[dice.below(possible.len())].value,
            );
        }
    }
    playable
}

#[test]
fn the_catalogue_does_not_contradict_itself() {
    for variant in variants() {
        let draft = draft(&variant);
        assert_eq!(draft.clashes, [], "{variant}");
        assert_eq!(draft.points.len(), DIMENSIONS.len());
        for point in &draft.points {
            let changed = variant.contains('[');
            assert!(
                changed || point.value == point.base,
                "{variant} {}",
                point.name
            );
        }
    }
}

#[test]
fn what_is_offered_is_accepted_and_what_is_refused_is_refused_for_that_reason() {
    let mut dice = Dice::new(11);
    for steps in 0..24 {
        let draft = playable(&mut dice, steps);
        for point in &draft.points {
            for choice in choices(point) {
                let text = change(&draft, point.name, &choice.value).ruleset;
                let found = Ruleset::parse(&text);
                match (&choice.refused, found) {
                    (None, found) => assert!(found.is_ok(), "{text}: {found:?}"),
                    (Some(refusal), Ok(_)) => panic!("{text} is accepted: {refusal:?}"),
                    (Some(refusal), Err(error)) => {
                        assert_eq!(error.code, "contradicting_rules", "{text}");
                        let named = format!("(see {})", refusal.points.join(" and "));
                        assert!(
                            error.message.ends_with(&named),
                            "{text}: {error}, not {named}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn every_contradiction_names_two_points() {
    let mut dice = Dice::new(12);
    let mut seen = BTreeSet::new();
    for _ in 0..400 {
        for clash in wandering(&mut dice, 16).clashes {
            assert_eq!(clash.points.len(), 2, "{clash:?}");
            seen.insert(clash.code);
        }
    }
    assert!(
        seen.len() >= 40,
        "{} contradictions seen: {seen:?}",
        seen.len()
    );
}

#[test]
fn a_fix_resolves_its_contradiction_and_brings_no_other() {
    let codes = |draft: &Draft| -> Vec<(&'static str, Vec<&'static str>)> {
        let clashes = draft.clashes.iter();
        clashes
            .map(|clash| (clash.code, clash.points.clone()))
            .collect()
    };
    let mut dice = Dice::new(13);
    let (mut fixed, mut clashing) = (0, 0);
    for _ in 0..400 {
        let draft = wandering(&mut dice, 4);
        let before = codes(&draft);
        for Clash {
            code,
            points,
            fixes,
        } in &draft.clashes
        {
            clashing += 1;
            fixed += usize::from(!fixes.is_empty());
            for Fix { point, value } in fixes {
                assert!(points.contains(point));
                let after = codes(&change(&draft, point, value));
                assert!(
                    after.len() < before.len(),
                    "{} {code}: {after:?}",
                    draft.ruleset
                );
                assert!(after.iter().all(|clash| before.contains(clash)));
            }
        }
    }
    assert!(clashing > 300);
    assert!(
        fixed * 10 > clashing * 9,
        "{fixed} of {clashing} contradictions have a fix"
    );
}

#[test]
fn drafts_survive_their_written_form() {
    let mut dice = Dice::new(14);
    for _ in 0..200 {
        let draft = wandering(&mut dice, 10);
        let again = Draft::new(&draft.ruleset).expect("it is our own text");
        assert_eq!(again, draft);
        let fits = draft
            .ruleset
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && !b"&#%+?".contains(&byte));
        assert!(fits, "{} does not fit in a URL", draft.ruleset);
        let mut reset = draft.clone();
        for point in &draft.points {
            reset = change(&reset, point.name, &point.base);
        }
        assert_eq!(reset.ruleset, reset.base);
    }
}

#[test]
fn one_choice_of_words_is_made_and_sets_are_what_is_chosen() {
    let mut dice = Dice::new(15);
    for _ in 0..200 {
        for point in wandering(&mut dice, 8).points {
            let chosen = point.choices.iter().filter(|choice| choice.chosen);
            let chosen: Vec<&str> = chosen.map(|choice| choice.name.as_str()).collect();
            match point.kind {
                Kind::Flag | Kind::Words | Kind::Number | Kind::House => {
                    assert_eq!(chosen, [point.value.as_str()], "{}", point.name);
                }
                Kind::Houses | Kind::Throws => {
                    assert_eq!(chosen.is_empty(), point.value == "none", "{}", point.name);
                }
                Kind::Exits => assert_eq!(chosen.len(), point.exits.len()),
            }
        }
    }
}

#[test]
fn what_does_not_exist_is_refused() {
    for (rules, point, value, code) in [
        ("senet", "pieces", "5", "unknown_ruleset"),
        ("bell", "colour", "red", "unknown_option"),
        ("bell", "pieces", "many", "bad_option"),
        ("bell", "turn", "twice", "bad_option"),
    ] {
        assert_eq!(
            Draft::change(rules, point, value).expect_err(value).code,
            code
        );
    }
}

/// Two sets of rules are played with the same throws and the same choices.
fn play_alike(one: &Ruleset, other: &Ruleset, seed: u64) {
    let (mut dice, mut other_dice) = (Dice::new(seed), Dice::new(seed));
    let mut positions = (Position::start(one), Position::start(other));
    for _ in 0..400 {
        if positions.0.outcome().is_some() {
            break;
        }
        assert_eq!(
            positions.0.moves(one).iter().collect::<Vec<_>>(),
            positions.1.moves(other).iter().collect::<Vec<_>>(),
            "{} and {}: {:?}",
            one.name(),
            other.name(),
            positions.0
        );
        step(one, &mut positions.0, &mut dice);
        step(other, &mut positions.1, &mut other_dice);
        assert_eq!(
            positions.0,
            positions.1,
            "{} and {}",
            one.name(),
            other.name()
        );
    }
}

#[test]
fn a_point_without_effect_changes_no_game() {
    let mut dice = Dice::new(16);
    let mut tried = BTreeSet::new();
    for seed in 0..250 {
        let draft = playable(&mut dice, 10);
        for point in draft.points.iter().filter(|point| point.idle.is_some()) {
            let possible = point
                .choices
                .iter()
                .filter(|choice| !choice.chosen && choice.refused.is_none());
            let possible: Vec<&Alternative> = possible.collect();
            if possible.is_empty() {
                continue;
            }
            let value = &possible[dice.below(possible.len())].value;
            let other = change(&draft, point.name, value).ruleset;
            play_alike(&ruleset(&draft.ruleset), &ruleset(&other), seed);
            tried.insert((point.name, point.idle));
        }
    }
    assert!(tried.len() >= 12, "{tried:?}");
}

#[test]
fn whatever_is_accepted_can_be_played() {
    let mut dice = Dice::new(17);
    let mut finished = 0;
    for _ in 0..800 {
        let steps = 1 + dice.below(25);
        let rules = ruleset(&playable(&mut dice, steps).ruleset);
        let mut position = Position::start(&rules);
        for _ in 0..1_500 {
            let id = position.id(&rules);
            assert_eq!(
                Position::from_id(&rules, &id),
                Ok(position),
                "{} {id}",
                rules.name()
            );
            if position.outcome().is_some() {
                finished += 1;
                break;
            }
            step(&rules, &mut position, &mut dice);
        }
    }
    assert!(finished > 500, "{finished} of 800 games came to an end");
}

#[test]
fn entries_of_the_catalogue_are_data_without_contradictions() {
    for entry in &CATALOGUE {
        assert_eq!(contradictions(&(entry.rules)()), [], "{}", entry.id);
    }
}

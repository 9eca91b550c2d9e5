//! House rules: what the editor offers is accepted, what it refuses is refused for the reason given,
//! and accepted rules can be played.

use crate::playing::{PlayoutRng, ruleset, step, variants};
use crate::samples::{cases, samples};
use senet::Ruleset;
use senet::position::Position;
use senet::rules::draft::{Alternative, Conflict, Draft, Point, Resolution};
use senet::rules::parameters::{Kind, PARAMETERS};
use senet::rules::{CATALOGUE, CatalogueEntry, Rules, contradictions, spec};
use std::collections::BTreeSet;

fn draft(text: &str) -> Draft {
    Draft::new(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn change(draft: &Draft, point: &str, value: &str) -> Draft {
    Draft::change(&draft.ruleset, point, value)
        .unwrap_or_else(|error| panic!("{} {point}={value}: {error}", draft.ruleset))
}

/// All alternatives of a point, including those of its exits and of its values.
fn choices(point: &Point) -> Vec<&Alternative> {
    let exits = point
        .exits
        .iter()
        .flat_map(|row| row.throws.iter().chain([&row.if_row_empty]));
    let values = point.light_values.iter().flatten();
    point.choices.iter().chain(exits).chain(values).collect()
}

/// A draft after random changes; it may contradict itself.
fn wandering(rng: &mut PlayoutRng, steps: usize) -> Draft {
    let variants = variants();
    let mut wanderer = draft(&variants[rng.below(variants.len())]);
    for _ in 0..steps {
        let point = &wanderer.points[rng.below(wanderer.points.len())];
        let choices = choices(point);
        // A die has no light sides whose values could be chosen.
        if choices.is_empty() {
            continue;
        }
        let value = &choices[rng.below(choices.len())].value;
        wanderer = change(&wanderer, point.name, value);
    }
    wanderer
}

/// A draft of playable rules, some random changes away from the catalogue.
pub fn playable(rng: &mut PlayoutRng, steps: usize) -> Draft {
    let variants = variants();
    let mut playable = draft(&variants[rng.below(variants.len())]);
    for _ in 0..steps {
        let point = &playable.points[rng.below(playable.points.len())];
        let possible: Vec<&Alternative> = choices(point)
            .into_iter()
            .filter(|choice| choice.refused.is_none())
            .collect();
        if !possible.is_empty() {
            playable = change(
                &playable,
                point.name,
                &possible[rng.below(possible.len())].value,
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
        assert_eq!(draft.points.len(), PARAMETERS.len());
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
fn offered_values_are_accepted_and_others_refused_for_the_stated_reason() {
    let mut rng = PlayoutRng::new(11);
    for steps in (0..24).step_by(24 / samples(24)) {
        let draft = playable(&mut rng, steps);
        for point in &draft.points {
            for choice in choices(point) {
                let text = change(&draft, point.name, &choice.value).ruleset;
                let found = Ruleset::parse(&text);
                match (&choice.refused, found) {
                    (None, found) => assert!(found.is_ok(), "{text}: {found:?}"),
                    (Some(refusal), Ok(_)) => panic!("{text} is accepted: {refusal:?}"),
                    (Some(refusal), Err(error)) => {
                        assert_eq!(error.code(), "contradicting_rules", "{text}");
                        let named = format!("(see {})", refusal.points.join(" and "));
                        assert!(
                            error.message().ends_with(&named),
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
    let mut rng = PlayoutRng::new(12);
    let mut seen = BTreeSet::new();
    for _ in 0..samples(400) {
        for clash in wandering(&mut rng, 16).clashes {
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

/// A throw past the stop or the end can take a piece back to one with no empty house behind it. Where no piece
/// can enter, such rules are refused; a stop that is too far for that is not.
#[test]
fn a_piece_cornered_by_one_that_turns_back_needs_a_way_to_enter() {
    let refused = |text: &str| Ruleset::parse(text).err().map(|error| error.to_string());
    for (options, is_refused) in [
        ("stop=4,stop_over=bounce", true),
        ("stop=4,stop_over=bounce,safe=1-3", false),
        ("stop=4,stop_over=halt", false),
        ("stop=13,stop_over=bounce,pieces=5", true),
        ("stop=14,stop_over=bounce,pieces=5", false),
        ("stop=26,stop_over=bounce", false),
        ("bear_off=bounce,stop=0,fixed=none,exits=none", false),
    ] {
        let text = format!("kendall-wiki[start=white_odd,entry=none,{options}]");
        let found = refused(&text);
        assert_eq!(found.is_some(), is_refused, "{text}: {found:?}");
        assert!(
            found.is_none_or(|message| message.ends_with("(see hit and entry)")),
            "{text}"
        );
        assert_eq!(
            refused(&text.replace("entry=none", "entry=any_throw")),
            None,
            "{text}"
        );
    }
}

#[test]
fn a_fix_resolves_its_contradiction_without_a_new_one() {
    let codes = |draft: &Draft| -> Vec<(&'static str, Vec<&'static str>)> {
        let clashes = draft.clashes.iter();
        clashes
            .map(|clash| (clash.code, clash.points.clone()))
            .collect()
    };
    let mut rng = PlayoutRng::new(13);
    let (mut fixed, mut clashing) = (0, 0);
    for _ in 0..samples(400) {
        let draft = wandering(&mut rng, 4);
        let before = codes(&draft);
        for Conflict {
            code,
            points,
            fixes,
        } in &draft.clashes
        {
            clashing += 1;
            fixed += usize::from(!fixes.is_empty());
            for Resolution { point, value } in fixes {
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
    assert!(clashing > samples(300));
    assert!(
        fixed * 10 > clashing * 9,
        "{fixed} of {clashing} contradictions have a fix"
    );
}

#[test]
fn drafts_survive_their_written_form() {
    let mut rng = PlayoutRng::new(14);
    for _ in 0..samples(200) {
        let draft = wandering(&mut rng, 10);
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
fn the_chosen_choices_match_the_value_of_their_point() {
    let mut rng = PlayoutRng::new(15);
    for _ in 0..samples(200) {
        for point in wandering(&mut rng, 8).points {
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
                Kind::LightValues => {
                    for row in &point.light_values {
                        assert_eq!(row.iter().filter(|choice| choice.chosen).count(), 1);
                    }
                }
            }
        }
    }
}

#[test]
fn unknown_names_and_values_are_refused() {
    for (rules, point, value, code) in [
        ("senet", "pieces", "5", "unknown_ruleset"),
        ("bell", "colour", "red", "unknown_option"),
        ("bell", "pieces", "many", "bad_option"),
        ("bell", "turn", "twice", "bad_option"),
    ] {
        assert_eq!(
            Draft::change(rules, point, value).expect_err(value).code(),
            code
        );
    }
}

/// Two sets of rules give the same game with the same throws and choices.
fn play_alike(one: &Ruleset, other: &Ruleset, seed: u64) {
    let (mut rng, mut other_dice) = (PlayoutRng::new(seed), PlayoutRng::new(seed));
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
        step(one, &mut positions.0, &mut rng);
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
    let mut rng = PlayoutRng::new(16);
    let mut tried = BTreeSet::new();
    for seed in 0..250 {
        let draft = playable(&mut rng, 10);
        for point in draft.points.iter().filter(|point| point.idle.is_some()) {
            let possible = point
                .choices
                .iter()
                .filter(|choice| !choice.chosen && choice.refused.is_none());
            let possible: Vec<&Alternative> = possible.collect();
            if possible.is_empty() {
                continue;
            }
            let value = &possible[rng.below(possible.len())].value;
            let other = change(&draft, point.name, value).ruleset;
            play_alike(&ruleset(&draft.ruleset), &ruleset(&other), seed);
            tried.insert((point.name, point.idle));
        }
    }
    assert!(tried.len() >= 12, "{tried:?}");
}

#[test]
fn accepted_rules_can_be_played() {
    let mut rng = PlayoutRng::new(17);
    let mut finished = 0;
    for _ in 0..samples(800) {
        let steps = 1 + rng.below(25);
        let rules = ruleset(&playable(&mut rng, steps).ruleset);
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
            step(&rules, &mut position, &mut rng);
        }
    }
    assert!(finished > samples(500), "{finished} games came to an end");
}

#[test]
fn the_catalogue_entries_have_no_contradictions() {
    for entry in CATALOGUE {
        assert_eq!(contradictions(&(entry.rules)()), [], "{}", entry.id);
    }
}

/// Every byte value for each number in a ruleset, and for each pair of numbers.
#[test]
fn no_number_makes_the_checks_panic() {
    let numbers: Vec<&str> = PARAMETERS
        .iter()
        .filter(|parameter| matches!(parameter.kind, Kind::Number | Kind::House))
        .map(|parameter| parameter.name)
        .collect();
    let set = |rules: &mut Rules, name: &str, number: u8| match name {
        "houses" => rules.houses = number,
        "pieces" => rules.pieces = number,
        "start_house" => rules.start_house = number,
        "entry_at" => rules.entry_at = number,
        "stop" => rules.stop = number,
        "backward_from" => rules.backward_from = number,
        "water_house" => rules.water_house = number,
        "return_house" => rules.return_house = number,
        other => panic!("{other} is not tried"),
    };
    let some = [0, 1, 29, 30, 31, 59, 60, 61, 127, 128, 254, 255];
    for entry in cases(CATALOGUE) {
        for one in &numbers {
            for first in 0..=255 {
                let mut rules = (entry.rules)();
                set(&mut rules, one, first);
                tried(entry, &rules);
                if !some.contains(&first) {
                    continue;
                }
                let _ = Draft::new(&spec::write(entry, &rules));
                for (other, second) in numbers.iter().flat_map(|name| some.map(|n| (name, n))) {
                    let mut rules = rules.clone();
                    set(&mut rules, other, second);
                    tried(entry, &rules);
                }
            }
        }
        for house in 0..=255 {
            let mut rules = (entry.rules)();
            rules.exits.iter_mut().for_each(|exit| exit.house = house);
            tried(entry, &rules);
        }
    }
}

/// Rules are accepted or refused consistently as fields and in written form.
fn tried(entry: &CatalogueEntry, rules: &Rules) {
    let made = Ruleset::new(rules.clone());
    let text = spec::write(entry, rules);
    assert_eq!(made.is_ok(), Ruleset::parse(&text).is_ok(), "{text}");
}

#[test]
fn numbers_are_written_in_digits_only() {
    for text in [
        "kendall-masters[stop=255,water_house=255]",
        "kendall-masters[stop=61]",
        "kendall-masters[pieces=+5]",
        "kendall-1979[pieces=+5]",
        "kendall-masters[safe=+7]",
        "kendall-masters[safe=1-+7]",
        "kendall-masters[exits=+26:5]",
        "kendall-masters[exits=26:+5]",
        "kendall-masters[exits=200:5]",
    ] {
        let error = Ruleset::parse(text).expect_err(text);
        assert_eq!(error.code(), "bad_option", "{text}");
        let field = text.split(['[', '=']).nth(1);
        assert_eq!(error.field(), field, "{text}");
    }
}

/// Only the chance of another throw decides: 1 and 3 have a chance of one half, 1 and 2 a greater one.
#[test]
fn a_contradiction_names_the_option_that_says_what_throws_count() {
    for (rules, says) in [
        ("kendall-modern[again=1.2.3.4.5]", "zero"),
        ("kendall-modern[values=1.1.1.1.1]", "values"),
        ("kendall-modern[sticks=die6,again=1.2.3.4.5.6]", "sticks"),
    ] {
        let clashes = draft(rules).clashes;
        let clash = clashes.iter().find(|clash| clash.code == "always_again");
        assert_eq!(
            clash.map(|clash| &clash.points[..]),
            Some(&["again", says][..]),
            "{rules}"
        );
    }
}

#[test]
fn a_series_that_usually_continues_is_refused() {
    for again in ["1.3", "2.4.5", "1.4.5", "2"] {
        let text = format!("kendall-1979[again={again}]");
        assert!(Ruleset::parse(&text).is_ok(), "{text}");
    }
    for (text, reason) in [
        ("kendall-1979[again=1.2]", "every second throw"),
        ("kendall-1979[again=1.3.5]", "every second throw"),
        ("kendall-1979[again=1.2.3]", "every second throw"),
        ("kendall-1979[again=1.2.3.4]", "every second throw"),
        ("kendall-1979[zero=die,again=1.2.3]", "every second throw"),
        (
            "kendall-modern[turn=series,again=2.3]",
            "every second throw",
        ),
        ("kendall-1979[again=1-5]", "a throw that ends it"),
    ] {
        let error = Ruleset::parse(text).expect_err(text);
        assert_eq!(error.code(), "contradicting_rules", "{text}");
        assert!(error.message().contains(reason), "{text}: {error}");
    }
    let found = draft("kendall-1979[again=1.2]").clashes;
    let [clash] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!(clash.code, "long_series");
    assert!(clash.fixes.iter().any(|fix| fix.point == "again"));
    // If each throw is played before the next one, the length of a turn need not be limited.
    assert!(Ruleset::parse("kendall-modern[again=1.2.3]").is_ok());
}

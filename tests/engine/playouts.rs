//! Random playouts end under any rules.

use crate::other_rules::others;
use senet::Ruleset;
use senet::lab::{Playouts, playout, playout_until};
use senet::matches::arena::THROW_CAP;
use senet::position::Position;
use senet::random::PlayoutRng;
use senet::rules::CATALOGUE;
use senet::rules::parameters::PARAMETERS;

#[test]
fn an_endless_playout_is_stopped_without_an_outcome() {
    // The first ruleset strands pieces; the second has endless turns; the third blocks the way for
    // good.
    for text in [
        "jequier-masters[pieces=9]",
        "kendall-1979[again=1.2.3.4.5]",
        "kendall-wiki[trap,clear_first=10-26]",
    ] {
        // Rules that are refused cannot be played.
        let Ok(ruleset) = Ruleset::parse(text) else {
            continue;
        };
        let start = Position::start(&ruleset);
        let games = (0..20).map(|seed| playout(&ruleset, &start, &mut PlayoutRng::new(seed)));
        for (throws, outcome) in games {
            assert_eq!((throws, outcome), (THROW_CAP, None), "{text}");
        }
        let position = playout_until(&ruleset, &start, u32::MAX, &mut PlayoutRng::new(1));
        assert!(
            position.outcome().is_some() || position.awaits_throw(),
            "{text}"
        );
    }
}

#[test]
fn a_playout_that_ends_has_an_outcome() {
    let ruleset = Ruleset::parse("kendall-masters").expect("in the catalogue");
    let start = Position::start(&ruleset);
    let (throws, outcome) = playout(&ruleset, &start, &mut PlayoutRng::new(1));
    assert!(throws > 0 && throws < THROW_CAP && outcome.is_some());
}

/// Plays games on both paths with the same random numbers. Returns whether the rules are compiled.
fn plays_the_same(ruleset: &Ruleset, games: u32) -> bool {
    let start = Position::start(ruleset);
    let playouts = Playouts::new(ruleset);
    let (mut general, mut compiled) = (PlayoutRng::new(7), PlayoutRng::new(7));
    for game in 0..games {
        let expected = playout(ruleset, &start, &mut general);
        let found = playouts.play(&mut compiled);
        assert_eq!(found, expected, "game {game} of {}", ruleset.name());
        // Both have drawn the same number of random numbers.
        assert_eq!(
            compiled.clone().below(u32::MAX),
            general.clone().below(u32::MAX)
        );
        if expected.1.is_none() && game >= 2 {
            break;
        }
    }
    playouts.is_compiled()
}

#[test]
fn compiled_rules_play_the_same_games() {
    let rulesets = CATALOGUE.iter().flat_map(|entry| entry.variants());
    let compiled = rulesets.filter(|name| {
        let ruleset = Ruleset::parse(name).expect("in the catalogue");
        plays_the_same(&ruleset, 300)
    });
    assert!(compiled.count() >= 10);
}

#[test]
fn compiled_house_rules_play_the_same_games() {
    let mut rng = PlayoutRng::new(20);
    let mut pick = |count: usize| rng.below(count as u32) as usize;
    let mut compiled = 0;
    for _ in 0..300 {
        let mut name = CATALOGUE[pick(CATALOGUE.len())].id.to_owned();
        for _ in 0..=pick(3) {
            let parameter = PARAMETERS[pick(PARAMETERS.len())].name;
            let others = others(&name, parameter);
            if !others.is_empty() {
                name = others[pick(others.len())].1.name().to_owned();
            }
        }
        let ruleset = Ruleset::parse(&name).expect("house rules");
        compiled += u32::from(plays_the_same(&ruleset, 20));
    }
    assert!(compiled > 60, "{compiled} of 300");
}

//! Random playouts end under any rules.

use senet::Ruleset;
use senet::lab::{playout, playout_until};
use senet::matches::arena::THROW_CAP;
use senet::position::Position;
use senet::random::PlayoutRng;

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

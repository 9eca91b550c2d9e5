//! Random playouts end, by whatever rules.

use senet::Ruleset;
use senet::arena::THROW_CAP;
use senet::position::Position;
use senet::sim::{Dice, playout, playout_until};

#[test]
fn a_playout_that_does_not_end_is_stopped_without_an_outcome() {
    // The first ruleset strands pieces; the second throws for ever in one turn; the third bars the way for good.
    for text in [
        "jequier-masters[pieces=9]",
        "kendall-1979[again=1.2.3.4.5]",
        "kendall-wiki[trap,clear_first=10-26]",
    ] {
        // Rules that are refused cannot be played at all.
        let Ok(ruleset) = Ruleset::parse(text) else {
            continue;
        };
        let start = Position::start(&ruleset);
        let games = (0..20).map(|seed| playout(&ruleset, &start, &mut Dice::new(seed)));
        for (throws, outcome) in games {
            assert_eq!((throws, outcome), (THROW_CAP, None), "{text}");
        }
        let position = playout_until(&ruleset, &start, u32::MAX, &mut Dice::new(1));
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
    let (throws, outcome) = playout(&ruleset, &start, &mut Dice::new(1));
    assert!(throws > 0 && throws < THROW_CAP && outcome.is_some());
}

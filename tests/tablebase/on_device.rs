//! Endgames solved on the device during play.

use senet::players::endgames::Solver;
use senet::players::{Endgames, Evaluator, Heuristic};
use senet::rules::{CATALOGUE, Turn};

#[test]
fn slices_of_any_size_reach_the_proven_chances() {
    let ruleset = super::ruleset("kendall-modern");
    let mut solver = Solver::new(&ruleset, 2).expect("endgames that can be numbered");
    while solver.step(1 << 20).expect("solvable").layers_left > 0 {}
    let table = solver.finish();
    let mut endgames = Endgames::new(&ruleset);
    let mut slices = 0;
    while endgames.advance(10_007) {
        slices += 1;
    }
    assert!(slices > 20, "{slices}");
    let mut asked = 0;
    for number in (0..).step_by(97) {
        let Some(position) = table.position_at([2, 2], number) else {
            break;
        };
        let proven = table
            .white_chance(&ruleset, &position)
            .expect("in the table");
        let evaluator = endgames.with_fallback(Heuristic::CAREFUL);
        let known = evaluator
            .proven(&ruleset, &position)
            .expect("solved on the device");
        assert!(
            (f64::from(known) - proven.middle()).abs() < 1e-4,
            "{position:?}"
        );
        assert_eq!(evaluator.white_chance(&ruleset, &position), known);
        asked += 1;
    }
    assert!(asked > 1000);
}

#[test]
fn layers_are_solved_when_they_are_asked_for_with_the_same_chances() {
    for name in ["kendall-modern", "jequier-masters"] {
        let ruleset = super::ruleset(name);
        let mut endgames = Endgames::new(&ruleset);
        while endgames.advance(1 << 20) {}
        let table = endgames.table().expect("solved");
        let on_demand = Endgames::on_demand(&ruleset).expect("endgames for a device");
        let is_solved = |layer: [u8; 2]| {
            let layers = on_demand.layers();
            let summary = layers.iter().find(|summary| summary.pieces == layer);
            summary.expect("a layer").width < 1e-4
        };
        let layers = [[1, 1], [2, 1], [2, 2]];
        for (number, layer) in layers.into_iter().enumerate() {
            assert_eq!(layers.map(is_solved), [number > 0, number > 1, number > 2]);
            for asked in (0..).step_by(97) {
                let Some(position) = table.position_at(layer, asked) else {
                    break;
                };
                let mut positions = vec![position];
                positions.extend(ruleset.odds().map(|(throw, _)| {
                    let mut thrown = position;
                    thrown.throw(&ruleset, throw).expect("a possible throw");
                    thrown
                }));
                // After the throw first, whose chance depends on all that can follow.
                for position in positions.iter().rev() {
                    let known = on_demand.white_chance(&ruleset, position);
                    assert!(known.is_some());
                    assert_eq!(
                        known,
                        table.white_chance(&ruleset, position),
                        "{position:?}"
                    );
                }
            }
        }
        assert!(layers.into_iter().all(is_solved));
        // No layer was swept again after it was solved.
        assert_eq!(on_demand.layers(), table.layers());
    }
}

/// Timed slices stop soon after their time is up, and lead to the same result.
#[test]
fn timed_slices_stop_in_time_and_reach_the_same_chances() {
    let ruleset = super::ruleset("kendall-modern");
    let mut whole = Endgames::new(&ruleset);
    while whole.advance_while(|| true) {}
    let mut looks = 0;
    let mut sliced = Endgames::new(&ruleset);
    // A clock that expires at every third check.
    while sliced.advance_while(|| {
        looks += 1;
        looks % 3 != 0
    }) {}
    assert!(looks > 1_000, "the clock was looked at {looks} times");
    let table = super::solve("kendall-modern", 2);
    for number in (0..).step_by(997) {
        let Some(position) = table.position_at([2, 2], number) else {
            break;
        };
        let proven = |endgames: &Endgames| {
            endgames
                .with_fallback(Heuristic::CAREFUL)
                .proven(&ruleset, &position)
        };
        assert_eq!(proven(&sliced), proven(&whole));
        assert!(proven(&sliced).is_some());
    }
}

#[test]
fn nothing_is_known_before_it_is_solved() {
    let ruleset = super::ruleset("kendall-modern");
    let mut endgames = Endgames::new(&ruleset);
    let one_each = super::ruleset("kendall-modern[pieces=1]");
    let position = senet::position::Position::start(&one_each);
    let proven = |endgames: &Endgames| {
        endgames
            .with_fallback(Heuristic::CAREFUL)
            .proven(&one_each, &position)
    };
    assert_eq!(proven(&endgames), None);
    assert!(endgames.advance(100));
    assert_eq!(proven(&endgames), None);
}

#[test]
fn every_ruleset_without_series_has_endgames_a_device_can_begin() {
    for entry in CATALOGUE
        .iter()
        .filter(|entry| (entry.rules)().turn != Turn::Series)
    {
        let ruleset = super::ruleset(entry.id);
        assert!(Endgames::new(&ruleset).advance(1000), "{}", entry.id);
    }
}

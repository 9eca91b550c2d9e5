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

/// Checks a sample of one layer, from the end, where fewer positions follow, as a review asks.
fn is_solved_as_in_a_complete_table(name: &str, pieces: u8) {
    let ruleset = super::ruleset(name);
    let table = super::solve(name, pieces);
    let on_demand = Endgames::on_demand(&ruleset).expect("endgames for a device");
    let largest = table.layers().last().expect("a layer").positions;
    for number in (0..largest).rev().step_by(largest as usize / 40 + 1) {
        let asked = table.position_at([pieces, pieces], number);
        let asked = asked.expect("a number of the layer");
        let mut positions = vec![asked];
        positions.extend(ruleset.odds().map(|(throw, _)| {
            let mut thrown = asked;
            thrown.throw(&ruleset, throw).expect("a possible throw");
            thrown
        }));
        for position in positions.iter().rev() {
            let [known, expected] =
                [&on_demand, &table].map(|table| table.white_chance(&ruleset, position));
            assert_eq!(known, expected, "{name}: {position:?}");
        }
    }
}

#[test]
fn what_is_asked_for_is_solved_as_in_a_complete_table() {
    for entry in CATALOGUE
        .iter()
        .filter(|entry| (entry.rules)().turn != Turn::Series)
    {
        is_solved_as_in_a_complete_table(entry.id, 1);
    }
    is_solved_as_in_a_complete_table("kendall-modern", 2);
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

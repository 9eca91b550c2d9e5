//! Every number of a layer belongs to exactly one position.

use crate::{ruleset, solved};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use senet::Ruleset;
use senet::players::endgames::{Solver, Tablebase};
use senet::rules::{CATALOGUE, End, Turn};
use std::sync::LazyLock;

/// Tables after a single sweep: the numbering does not depend on the values.
static TABLES: LazyLock<Vec<(Ruleset, Tablebase)>> = LazyLock::new(|| {
    let ids = CATALOGUE.iter().map(|entry| entry.id);
    let variants = [
        "kendall-1979[starting_throw]",
        "kendall-wiki[pieces=10]",
        "kendall-masters[rescued_moves_first]",
    ];
    let tables = ids.chain(variants).map(|text| {
        let ruleset = ruleset(text);
        let large = ruleset.rules().turn == Turn::Series || ruleset.rules().houses > 30;
        let pieces = if large { 1 } else { 2 };
        let solver = Solver::new(&ruleset, pieces).expect("it fits");
        let table = solved(solver.with_tolerance(1.0).with_memory(0));
        (ruleset, table)
    });
    tables.collect()
});

/// For any table, layer and share of the layer: number and position are inverse to each other.
fn go_both_ways(
    which: prop::sample::Index,
    layer: prop::sample::Index,
    share: f64,
) -> Result<(), TestCaseError> {
    let (ruleset, table) = which.get(&TABLES);
    let layers = table.layers();
    let layer = layer.get(&layers);
    let number = (share * layer.positions as f64) as u64;
    let position = table
        .position_at(layer.pieces, number)
        .expect("below the last");
    prop_assert_eq!(table.number_of(&position), Some(number));
    // The numbering covers leads and unstarted sides for any number of pieces.
    if ruleset.rules().end == End::FirstOff && !ruleset.rules().starting_throw {
        prop_assert!(position.checked(ruleset).is_ok(), "{}", position.describe());
    }
    prop_assert!(table.white_chance(ruleset, &position).is_some());
    Ok(())
}

/// A single test, because each test process would create the tables again.
#[test]
fn numbers_and_positions_convert_both_ways_up_to_the_last() {
    let any = (
        any::<prop::sample::Index>(),
        any::<prop::sample::Index>(),
        0.0..1.0,
    );
    TestRunner::default()
        .run(&any, |(which, layer, share)| {
            go_both_ways(which, layer, share)
        })
        .unwrap_or_else(|fault| panic!("{fault}"));
    for (ruleset, table) in TABLES.iter() {
        for layer in table.layers() {
            let name = ruleset.name();
            assert!(
                table.position_at(layer.pieces, layer.positions).is_none(),
                "{name}"
            );
            assert!(table.position_at(layer.pieces, 0).is_some(), "{name}");
        }
        assert!(table.position_at([7, 7], 0).is_none());
    }
}

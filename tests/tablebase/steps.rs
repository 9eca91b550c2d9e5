//! Solving in steps: the result does not depend on the steps, and bounds only tighten.

use crate::{ruleset, solve, solved};
use senet::players::endgames::{Interval, Solver, Tablebase};

/// Every interval of a table.
fn brackets(table: &Tablebase, text: &str) -> Vec<Interval> {
    let ruleset = ruleset(text);
    let layers = table.layers().into_iter();
    let positions = layers.flat_map(|layer| {
        (0..layer.positions).map(move |number| table.position_at(layer.pieces, number))
    });
    positions
        .map(|position| {
            let position = position.expect("below the last");
            table
                .white_chance(&ruleset, &position)
                .expect("within reach")
        })
        .collect()
}

#[test]
fn any_steps_and_any_memory_give_the_same_bits() {
    let text = "kendall-masters";
    let whole = brackets(&solve(text, 1), text);
    for (step, memory) in [(1, 1 << 30), (97, 0), (5_000, 2_000), (1_000_000, 0)] {
        let mut solver = Solver::new(&ruleset(text), 1)
            .expect("it fits")
            .with_memory(memory);
        while solver.step(step).expect("it fits").layers_left > 0 {}
        assert!(brackets(&solver.finish(), text) == whole, "{step} {memory}");
    }
}

#[test]
fn intervals_only_tighten_and_never_lose_the_truth() {
    let text = "jequier-masters";
    let truth = brackets(&solve(text, 1), text);
    let mut before = vec![
        Interval {
            low: 0.0,
            high: 1.0
        };
        truth.len()
    ];
    for steps in 1..20 {
        let mut solver = Solver::new(&ruleset(text), 1).expect("it fits");
        solver.step(steps * 400).expect("it fits");
        let now = brackets(&solver.finish(), text);
        for ((now, before), truth) in now.iter().zip(&before).zip(&truth) {
            assert!(before.low <= now.low && now.low <= truth.low);
            assert!(truth.high <= now.high && now.high <= before.high);
        }
        before = now;
    }
}

#[test]
fn ending_early_proves_less_but_nothing_false() {
    let text = "kendall-modern";
    let truth = brackets(&solve(text, 1), text);
    let early = Solver::new(&ruleset(text), 1)
        .expect("it fits")
        .with_tolerance(0.01);
    let early = brackets(&solved(early), text);
    assert!(early != truth);
    for (early, truth) in early.iter().zip(&truth) {
        assert!(early.low <= truth.low && truth.high <= early.high);
    }
}

#[test]
fn progress_reports_layer_and_sweep() {
    let mut solver = Solver::new(&ruleset("kendall-modern"), 2).expect("it fits");
    assert_eq!(solver.progress().layers_left, 3);
    let first = solver.step(1).expect("it fits");
    assert_eq!(
        (first.pieces, first.positions, first.sweeps),
        ([1, 1], 812, 0)
    );
    assert!(first.swept > 0.0 && first.swept < 1.0);
    while solver.step(100_000).expect("it fits").layers_left > 0 {}
    let last = solver.progress();
    assert_eq!((last.layers_left, last.swept), (0, 1.0));
}

/// A piece in the water waits for its 4, and few positions depend on it: most of the 500 sweeps cover
/// only those.
#[test]
fn slowly_converging_positions_are_swept_separately() {
    let table = solve("kendall-masters", 2);
    let layers = table.layers();
    let layer = layers.iter().find(|layer| layer.pieces == [2, 1]);
    let sweeps = layer.expect("it is solved").sweeps;
    assert!(sweeps < 250, "{sweeps}");
}

//! Values and counts published by others.

use crate::{ruleset, solve};
use senet::Side;
use senet::players::endgames::Solver;
use senet::position::Position;

#[test]
fn one_piece_each_of_kendall_1978() {
    // White on house 1, Black on house 2 and to throw: Black wins 0.519538.
    let table = solve("kendall-masters", 1);
    let game = ruleset("kendall-masters[pieces=1]");
    let start = Position::start(&game);
    assert_eq!(start.side(), Side::Black);
    let white = table.white_chance(&game, &start).expect("within reach");
    assert!((1.0 - white.low - 0.519_538).abs() < 5e-7);
    assert!((1.0 - white.high - 0.519_538).abs() < 5e-7);
    let first = table.first_side_chance(&game).expect("within reach");
    assert_eq!(first.low, 1.0 - white.high);
    assert_eq!(first.high, 1.0 - white.low);
}

#[test]
fn positions_of_modern_kendall() {
    // Published with the solution of the game: 8,560,690,670 with 1 to 5 pieces a side, 3,917,900
    // with at most five in all, for one side to throw.
    let modern = ruleset("kendall-modern");
    let mut all = 0;
    let mut five = 0;
    for more in 1..=5_u8 {
        for fewer in 1..=more {
            let count = count(more.into(), fewer.into());
            if count < 1 << 31 {
                assert_eq!(
                    Solver::count(&modern, [fewer, more]).expect("it fits"),
                    count
                );
            }
            all += count;
            five += if more + fewer <= 5 { count } else { 0 };
        }
    }
    assert_eq!(all, 8_560_690_670);
    assert_eq!(five, 3_917_900);
}

/// Both ways, on the 29 houses without the water.
fn count(more: u64, fewer: u64) -> u64 {
    let over = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let ways = over(29, more) * over(29 - more, fewer);
    if more == fewer { ways } else { 2 * ways }
}

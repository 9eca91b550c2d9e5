//! The solver agrees with the simple one in every phase of a turn.

use crate::brute::Brute;
use crate::{ruleset, solve, solved};
use senet::Ruleset;
use senet::Side;
use senet::phase::Phase;
use senet::players::endgames::{Solver, Tablebase};
use senet::position::Position;
use senet::rules::{CATALOGUE, Turn};

/// The numerical error of the simple solver.
const NOISE: f64 = 1e-9;

fn with_pieces(ruleset: &Ruleset, pieces: u8) -> Ruleset {
    let mut rules = ruleset.rules().clone();
    rules.pieces = pieces;
    Ruleset::new(rules).expect("fewer pieces contradict nothing")
}

/// Compares all reachable positions. Returns their number.
fn compare(game: &Ruleset, table: &Tablebase, from: &[Position]) -> usize {
    let brute = Brute::solve(game, from);
    let mut count = 0;
    for (number, (position, low, high)) in brute.iter().enumerate() {
        // In the middle of a series the table averages over hundreds of endings.
        if matches!(position.phase(), Phase::Series(_)) && number % 997 != 0 {
            continue;
        }
        let interval = table.white_chance(game, position);
        let interval = interval.unwrap_or_else(|| panic!("not reached: {}", position.describe()));
        assert!(interval.low <= interval.high);
        assert!(
            interval.low >= low - NOISE && interval.low <= high + NOISE
                || interval.high >= low - NOISE && interval.high <= high + NOISE
                || interval.low <= low && interval.high >= high,
            "{}: {low} to {high}, but {interval:?}",
            position.describe()
        );
        if low == high {
            assert!(interval.low <= low + NOISE && interval.high >= high - NOISE);
        }
        count += 1;
    }
    count
}

#[test]
fn one_piece_a_side_of_every_ruleset() {
    for entry in CATALOGUE {
        let full = ruleset(entry.id);
        let table = solve(entry.id, 1);
        let game = with_pieces(&full, 1);
        let count = compare(&game, &table, &[Position::start(&game)]);
        assert!(count > 1_000, "{}: only {count} positions", entry.id);
        let width = table.layers()[0].width;
        // Rare series that are not followed widen the bounds.
        let proven = if full.rules().turn == Turn::Series {
            1e-3
        } else {
            1e-7
        };
        assert!(width < proven, "{}: {width}", entry.id);
    }
}

#[test]
fn two_pieces_against_one() {
    for id in [
        "kendall-masters",
        "jequier-ludii",
        "bell",
        "kendall-wiki",
        "piccione",
    ] {
        let full = ruleset(id);
        let table = solved(Solver::for_layer(&full, [2, 1]).expect("it fits"));
        let game = with_pieces(&full, 2);
        // The first position of a random game in which one side has one piece left.
        let mut position = Position::start(&game);
        let mut rng = 12_345_u64;
        let mut roll = |sides: u64| {
            rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (rng >> 33) % sides
        };
        let left = |position: &Position, side| 2 - position.off(side) - position.taken(side);
        while Side::BOTH.iter().all(|&side| left(&position, side) == 2) {
            let moves = position.moves(&game);
            match moves.nth(roll(moves.len().max(1) as u64) as usize) {
                Some(choice) => position.play_legal(&game, choice),
                None if position.awaits_throw() => {
                    let values: Vec<u8> = game.odds().map(|(value, _)| value).collect();
                    position.throw_legal(&game, values[roll(values.len() as u64) as usize]);
                }
                None => position.forfeit_legal(&game),
            }
        }
        let count = compare(&game, &table, &[position]);
        assert!(count > 10_000, "{id}: only {count} positions");
    }
}

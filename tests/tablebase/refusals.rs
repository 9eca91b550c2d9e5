//! Impossible requests are refused with the reason.

use crate::{ruleset, solve};
use senet::players::endgames::Solver;
use senet::position::Position;

#[test]
fn more_pieces_than_the_game_has() {
    for pieces in [[0, 0], [1, 0], [6, 1], [6, 6]] {
        let error = Solver::for_layer(&ruleset("kendall-modern"), pieces).expect_err("too many");
        assert_eq!(
            (error.code(), error.field()),
            ("bad_pieces", Some("pieces"))
        );
    }
}

/// Any numbers are answered or refused, and whatever is beyond the game or beyond counting is refused.
#[test]
fn counts_of_any_pieces_are_answered_or_refused() {
    for text in [
        "simple",
        "bell",
        "double[pieces=10]",
        "kendall-1979[pieces=10]",
    ] {
        let ruleset = ruleset(text);
        let most = ruleset.rules().pieces;
        for one in 0..=u8::MAX {
            for other in [0, 1, 2, 9, 10, 100, 127, 128, 200, 255, one] {
                let count = Solver::count(&ruleset, [one, other]);
                let code = count.as_ref().map_err(|error| error.code()).err();
                match one.max(other) {
                    more if more == 0 || more > most => assert_eq!(code, Some("bad_pieces")),
                    _ => assert!(code.is_none_or(|code| code == "too_large"), "{code:?}"),
                }
            }
            if one == 0 || one > most {
                let bytes = Solver::bytes(&ruleset, one).expect_err("no such pieces");
                assert_eq!(bytes.code(), "bad_pieces");
            }
        }
    }
    let double = ruleset("double[pieces=10]");
    let error = Solver::count(&double, [9, 9]).expect_err("too many");
    assert_eq!(error.code(), "too_large");
}

/// The promised memory is that of the solved table, whichever layers the rules have.
#[test]
fn the_promised_bytes_are_those_of_the_table() {
    for (text, pieces) in [("kendall-modern", 1), ("bell", 2), ("piccione", 1)] {
        let table = solve(text, pieces);
        let positions: u64 = table.layers().iter().map(|layer| layer.positions).sum();
        let bytes = Solver::bytes(&ruleset(text), pieces).expect("small");
        assert_eq!(bytes, 8 * positions, "{text}");
    }
}

#[test]
fn layers_too_large_to_be_numbered() {
    for (text, pieces) in [("double", 4), ("kendall-modern", 5), ("kendall-masters", 7)] {
        let error = Solver::count(&ruleset(text), [pieces; 2]).expect_err("too large");
        assert_eq!(error.code(), "too_large");
    }
    // The layers below can be solved all the same.
    let solver = Solver::new(&ruleset("kendall-modern"), 5).expect("five pieces");
    let error = solver.check_size().expect_err("too large");
    assert_eq!(error.code(), "too_large");
    let smaller = Solver::new(&ruleset("kendall-modern"), 3).expect("three pieces");
    assert_eq!(smaller.check_size(), Ok(()));
}

#[test]
fn positions_out_of_reach() {
    let table = solve("kendall-modern", 1);
    let modern = ruleset("kendall-modern");
    assert!(
        table
            .white_chance(&modern, &Position::start(&modern))
            .is_none()
    );
    assert!(table.first_side_chance(&modern).is_none());
    assert!(
        table
            .first_side_chance(&ruleset("kendall-modern[pieces=1]"))
            .is_some()
    );
}

#[test]
fn other_rulesets() {
    let table = solve("kendall-modern", 1);
    for other in [
        "kendall-masters[pieces=1]",
        "early-nk[pieces=1]",
        "kendall-modern[pieces=1,again=1.4]",
    ] {
        let other = ruleset(other);
        let start = Position::start(&other);
        assert!(
            table.white_chance(&other, &start).is_none(),
            "{}",
            other.name()
        );
    }
    // The start of a game and its number of pieces do not affect its endgames.
    let game = ruleset("kendall-modern[pieces=1,start=black_odd,opening=higher_throw]");
    assert!(table.white_chance(&game, &Position::start(&game)).is_some());
}

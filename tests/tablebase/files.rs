//! Layers survive the round trip through files, and invalid files are rejected.

use crate::{ruleset, solve, solved};
use senet::SenetError;
use senet::players::endgames::{Solver, Tablebase};

const TEXT: &str = "kendall-modern";
const LAYER: [u8; 2] = [1, 1];

fn solver(text: &str) -> Solver {
    Solver::new(&ruleset(text), 1).expect("it fits")
}

/// Loads a file into a solver. Loading only finished layers must reject the same files.
fn load(text: &str, file: &[u8]) -> Result<Solver, SenetError> {
    let mut solver = solver(text);
    let loaded = solver.load(&mut &file[..]).map(|()| solver);
    let taken = self::solver(text).load_finished(&mut &file[..]);
    assert_eq!(taken.err().as_ref(), loaded.as_ref().err());
    loaded
}

/// The file after this number of visits.
fn file_after(text: &str, visits: u64) -> Vec<u8> {
    let mut solver = solver(text);
    solver.step(visits).expect("it fits");
    let mut file = Vec::new();
    solver.save(LAYER, &mut file).expect("a vector takes all");
    file
}

fn finished() -> Vec<u8> {
    file_after(TEXT, u64::MAX)
}

#[test]
fn a_finished_layer_is_not_solved_again() {
    let solver = load(TEXT, &finished()).expect("the file is whole");
    assert_eq!(solver.progress().layers_left, 0);
    assert_eq!(solver.finish().layers(), solve(TEXT, 1).layers());
}

#[test]
fn an_unfinished_layer_is_resumed() {
    let solver = load(TEXT, &file_after(TEXT, 5_000)).expect("the file is whole");
    let progress = solver.progress();
    assert_eq!(progress.layers_left, 1);
    assert!(progress.sweeps > 3);
    let (gone_on, whole) = (solved(solver), solve(TEXT, 1));
    for number in 0..whole.layers()[0].positions {
        let position = whole.position_at(LAYER, number).expect("below the last");
        let chance = |table: &Tablebase| table.white_chance(&ruleset(TEXT), &position);
        assert_eq!(chance(&gone_on), chance(&whole));
    }
}

/// Solves and writes every layer as soon as it is solved. Returns the table from the files and the
/// table of the solver.
fn in_files_and_in_memory(text: &str, pieces: u8) -> [Tablebase; 2] {
    let rules = ruleset(text);
    let mut solver = Solver::new(&rules, pieces).expect("it fits");
    let mut filed = Solver::new(&rules, pieces).expect("it fits");
    while filed.progress().layers_left > 0 {
        let layer = filed.progress().pieces;
        while solver.progress().pieces == layer && solver.progress().layers_left > 0 {
            solver.step(u64::MAX).expect("it fits");
        }
        let mut file = Vec::new();
        solver.save(layer, &mut file).expect("a vector takes all");
        assert_eq!(filed.load_finished(&mut &file[..]), Ok(true));
    }
    [filed.finish(), solver.finish()]
}

/// Covers plain rules, a rescue, throws in hand, and a comparison of the sides when the board is empty.
#[test]
fn a_table_from_files_matches_the_solver() {
    for (text, pieces) in [
        (TEXT, 2),
        ("kendall-masters", 1),
        ("kendall-1979", 1),
        ("kendall-masters[hit=taken,end=board_empty]", 1),
    ] {
        let [filed, whole] = in_files_and_in_memory(text, pieces);
        assert_eq!(filed.layers(), whole.layers(), "{text}");
        let rules = ruleset(text);
        for layer in whole.layers() {
            let step = layer.positions.div_ceil(5_000);
            for number in (0..layer.positions).step_by(step as usize) {
                let position = whole.position_at(layer.pieces, number);
                let position = position.expect("below the last");
                let mut thrown = position;
                thrown.throw_legal(&rules, 1);
                for position in [position, thrown] {
                    let chances = [&filed, &whole].map(|one| one.white_chance(&rules, &position));
                    assert!(chances[0].is_some() && chances[0] == chances[1], "{text}");
                }
            }
        }
    }
}

#[test]
fn an_unfinished_or_damaged_layer_leaves_the_solver_as_it_was() {
    let mut solver = solver(TEXT);
    let unfinished = file_after(TEXT, 5_000);
    assert_eq!(solver.load_finished(&mut &unfinished[..]), Ok(false));
    let file = finished();
    assert!(solver.load_finished(&mut &file[..file.len() - 8]).is_err());
    assert_eq!(solver.progress().layers_left, 1);
    assert_eq!(solver.load_finished(&mut &file[..]), Ok(true));
    assert_eq!(solver.progress().layers_left, 0);
    assert!(solver.load_finished(&mut &file[..]).is_err());
    assert_eq!(solver.finish().layers(), solve(TEXT, 1).layers());
}

#[test]
fn the_number_of_pieces_of_the_game_does_not_matter() {
    assert!(load("kendall-modern[pieces=3]", &finished()).is_ok());
}

#[test]
fn files_of_other_rules_or_layers_are_refused() {
    for other in ["kendall-masters", "early-nk", "kendall-modern[again=1.4]"] {
        let error = load(other, &finished()).expect_err("a foreign file");
        assert_eq!(error.code(), "bad_layer_file");
        assert!(
            error
                .message()
                .contains("belongs to another layer or other rules"),
            "{error}"
        );
    }
    let mut two = Solver::new(&ruleset(TEXT), 2).expect("it fits");
    two.load(&mut &finished()[..]).expect("its first layer");
    let error = two
        .load(&mut &finished()[..])
        .expect_err("its second layer");
    assert!(
        error
            .message()
            .contains("‘layer: 1x1’ instead of ‘layer: 2x1’"),
        "{error}"
    );
}

#[test]
fn damaged_files_are_refused() {
    let whole = finished();
    let head = whole
        .windows(2)
        .position(|two| two == b"\n\n")
        .expect("a head");
    let damages: [(&str, Vec<u8>); 6] = [
        ("empty", Vec::new()),
        ("cut off in the head", whole[..head - 3].to_vec()),
        ("cut off", whole[..whole.len() - 1].to_vec()),
        ("too long", [&whole[..], &[0]].concat()),
        ("a bit of a cell", flipped(&whole, whole.len() - 5)),
        ("a bit of the residual", flipped(&whole, head - 45)),
    ];
    for (damage, file) in damages {
        let error = load(TEXT, &file)
            .err()
            .unwrap_or_else(|| panic!("{damage}"));
        assert_eq!(error.code(), "bad_layer_file", "{damage}");
    }
    for at in (0..whole.len()).step_by(211) {
        assert!(load(TEXT, &flipped(&whole, at)).is_err(), "byte {at}");
    }
}

fn flipped(file: &[u8], at: usize) -> Vec<u8> {
    let mut file = file.to_vec();
    file[at] ^= 1;
    file
}

/// Old files remain readable: this one has not changed since the format was defined.
#[test]
fn the_format_does_not_change() {
    let file = finished();
    let head = String::from_utf8_lossy(&file);
    let (head, _) = head.split_once("\n\n").expect("a head");
    let lines: Vec<&str> = head.lines().collect();
    assert_eq!(lines[0], "senet endgame 1");
    assert!(lines[1].starts_with("rules 1: houses=30,"), "{}", lines[1]);
    assert_eq!(
        lines[2..],
        [
            "layer: 1x1",
            "cells: 812",
            "sweeps: 92",
            "residual: 0",
            "finished: yes",
            "checksum: 98b74deea3cba18d"
        ]
    );
}

//! Layers as files: what is written is read again, and nothing else is.

use crate::{ruleset, solve, solved};
use senet::SenetError;
use senet::ai::exact::Solver;

const TEXT: &str = "kendall-modern";
const LAYER: [u8; 2] = [1, 1];

fn solver(text: &str) -> Solver {
    Solver::new(&ruleset(text), 1).expect("it fits")
}

fn load(text: &str, file: &[u8]) -> Result<Solver, SenetError> {
    let mut solver = solver(text);
    solver.load(&mut &file[..]).map(|()| solver)
}

/// The file after so many positions are visited.
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
fn an_unfinished_layer_is_gone_on_with() {
    let solver = load(TEXT, &file_after(TEXT, 5_000)).expect("the file is whole");
    let progress = solver.progress();
    assert_eq!(progress.layers_left, 1);
    assert!(progress.sweeps > 3);
    let (gone_on, whole) = (solved(solver), solve(TEXT, 1));
    for number in 0..whole.layers()[0].positions {
        let position = whole.position_at(LAYER, number).expect("below the last");
        let chance =
            |table: &senet::ai::exact::ExactTable| table.white_chance(&ruleset(TEXT), &position);
        assert_eq!(chance(&gone_on), chance(&whole));
    }
}

#[test]
fn the_number_of_pieces_of_the_game_does_not_matter() {
    assert!(load("kendall-modern[pieces=3]", &finished()).is_ok());
}

#[test]
fn files_of_other_rules_or_layers_are_refused() {
    for other in ["kendall-masters", "early-nk", "kendall-modern[again=1.4]"] {
        let error = load(other, &finished()).expect_err("a foreign file");
        assert_eq!(error.code, "bad_layer_file");
        assert!(
            error.message.contains("not of this layer of these rules"),
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
            .message
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
        assert_eq!(error.code, "bad_layer_file", "{damage}");
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

//! Invalid positions are refused for the right reason, as ids and as questions.

use crate::playing::{PlayoutRng, in_phase, ruleset, step, variants};
use senet::phase::{Outcome, Phase};
use senet::position::Position;
use senet::{Ruleset, Side};

fn refusal(ruleset: &Ruleset, id: &str) -> String {
    let error = Position::from_id(ruleset, id).expect_err("no such position");
    assert_eq!(error.code(), "invalid_position", "{id}");
    error.message().to_owned()
}

#[test]
fn only_a_side_with_all_pieces_off_has_won() {
    let modern = ruleset("kendall-modern");
    assert_eq!(
        refusal(&modern, "Oj000004pZm"),
        "with these pieces off, Black has won"
    );
    assert_eq!(
        refusal(&modern, "tr000004pZq"),
        "with these pieces off, Black has won"
    );
    let start = Position::start(&modern);
    for outcome in [Outcome::Won(Side::White), Outcome::Drawn] {
        let ended = in_phase(&modern, &start, Phase::Over(outcome)).expect_err("it is not over");
        assert_eq!(
            ended.to_string(),
            "the game is not over: neither side has all its pieces off"
        );
    }
}

/// The end of a game of random choices.
fn ended(ruleset: &Ruleset, seed: u64) -> Position {
    let mut rng = PlayoutRng::new(seed);
    let mut position = Position::start(ruleset);
    while position.outcome().is_none() {
        step(ruleset, &mut position, &mut rng);
    }
    position
}

#[test]
fn only_the_true_end_of_a_game_is_valid() {
    for variant in variants() {
        let ruleset = ruleset(&variant);
        for seed in 0..4 {
            let end = ended(&ruleset, seed);
            let id = end.id(&ruleset);
            assert_eq!(Position::from_id(&ruleset, &id), Ok(end), "{variant} {id}");
            let outcomes = [Side::White, Side::Black].map(Outcome::Won);
            let others = outcomes.into_iter().chain([Outcome::Drawn]);
            for other in others.filter(|&other| end.outcome() != Some(other)) {
                let refused = in_phase(&ruleset, &end, Phase::Over(other)).expect_err("not this");
                assert!(refused.to_string().starts_with("with these pieces off"));
            }
            let refused = in_phase(&ruleset, &end, Phase::Throw).expect_err("it is over");
            assert_eq!(
                refused.to_string(),
                "the game is already over in this position"
            );
        }
    }
}

#[test]
fn a_game_that_ends_with_an_empty_board_is_not_over_earlier() {
    let bell = ruleset("bell");
    let early = in_phase(&bell, &Position::start(&bell), Phase::Over(Outcome::Drawn));
    assert_eq!(
        early.expect_err("it is not over").to_string(),
        "the game is not over: there are pieces on the board or in hand"
    );
}

#[test]
fn a_question_about_a_finished_game_is_refused() {
    let question = serde_json::json!({
        "ruleset": "kendall-modern", "W": [3], "B": [], "off": { "W": 4, "B": 5 }, "to_move": "W",
    });
    let refused = senet::protocol::read(&question).err().expect("a refusal");
    assert_eq!(
        refused.message(),
        "the game is already over in this position"
    );
}

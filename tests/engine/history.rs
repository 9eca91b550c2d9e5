//! Navigation in a game's history.

use crate::playing::{ruleset, variants};
use senet::Game;

fn played(variant: &str, actions: usize) -> Game {
    let mut game = Game::new(ruleset(variant), [9; 32]);
    while game.cursor() < actions && game.position().outcome().is_none() {
        match game.legal_moves().last() {
            Some(last) => game.apply(&last.id),
            None => game.throw(),
        }
        .expect("the action is legal");
    }
    game
}

#[test]
fn any_point_of_the_history_can_be_visited_without_loss() {
    for variant in variants() {
        let mut game = Game::new(ruleset(&variant), [9; 32]);
        let whole = played(&variant, 60);
        let mut positions = vec![*game.position()];
        let mut events = Vec::new();
        for (_, action) in whole.history() {
            events.push(match action {
                senet::game::Action::Throw(_) => game.throw(),
                senet::game::Action::Play(choice) => game.play(choice),
            });
            positions.push(*game.position());
        }
        let record = game.record();
        let end = game.history_len();
        for step in [0, end / 2, end, end / 3, end - 1, 1] {
            game.seek(step).expect("the step is in the history");
            assert_eq!(game.cursor(), step, "{variant}");
            assert_eq!(game.history_len(), end, "{variant}");
            assert_eq!(*game.position(), positions[step], "{variant} {step}");
        }
        game.seek(0).expect("the start is in the history");
        for (step, expected) in events.into_iter().enumerate() {
            let again = game.redo_one();
            // The opening ceremony gives the same events, too.
            assert_eq!(again, expected.ok(), "{variant} {step}");
        }
        assert_eq!(game.redo_one(), None);
        assert_eq!(game.record(), record, "{variant}");
    }
}

#[test]
fn a_point_beyond_the_history_is_refused_and_changes_nothing() {
    let mut game = played("kendall-masters", 30);
    let before = game.state();
    let error = game.seek(31).expect_err("there are only 30 actions");
    assert_eq!(error.code(), "bad_step");
    assert_eq!(game.state(), before);
}

#[test]
fn actions_after_going_back_meet_the_same_throws() {
    let mut game = played("kendall-masters", 40);
    let throws: Vec<_> = game.thrown().collect();
    game.seek(0).expect("the start is in the history");
    game.throw().expect("a throw is awaited");
    assert_eq!(
        game.history_len(),
        40,
        "the same action again keeps what came after"
    );
    while game.cursor() < 40 && game.position().outcome().is_none() {
        match game.legal_moves().first() {
            Some(first) => game.apply(&first.id),
            None => game.throw(),
        }
        .expect("the action is legal");
    }
    let again: Vec<_> = game.thrown().collect();
    let both = throws.len().min(again.len());
    assert!(both > 5);
    assert_eq!(throws[..both], again[..both]);
}

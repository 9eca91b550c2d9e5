//! Games: undo and redo, refusals, openings, events.

use crate::playing::{PlayoutRng, play_on, ruleset, variants};
use senet::game::{Event, Winner};
use senet::position::Place;
use senet::{Game, Side};

#[test]
fn undo_and_redo_step_through_all_decisions_with_the_same_throws() {
    for variant in variants() {
        let mut game = Game::new(ruleset(&variant), [3; 32]);
        let mut rng = PlayoutRng::new(1);
        let mut decisions = Vec::new();
        while game.position().outcome().is_none() && decisions.len() < 150 {
            if game.position().awaits_move() || !game.legal_moves().is_empty() {
                decisions.push(game.state());
            }
            play_on(&mut game, &mut rng, 1);
        }
        let end = game.state();
        for decision in decisions.iter().rev() {
            assert!(game.undo(), "{variant}");
            let mut state = game.state();
            assert!(state.can_redo);
            state.can_redo = false;
            assert_eq!(state, *decision, "{variant}");
        }
        assert!(!game.undo());
        for decision in &decisions[1..] {
            assert!(game.redo());
            let mut state = game.state();
            state.can_redo = false;
            assert_eq!(state, *decision, "{variant}");
        }
        while game.redo() {}
        assert_eq!(game.state(), end, "{variant}");
    }
}

#[test]
fn a_different_choice_after_undo_meets_the_same_throws() {
    let mut game = Game::new(ruleset("kendall-masters"), [5; 32]);
    let mut rng = PlayoutRng::new(2);
    let throws = |game: &Game| -> Vec<String> {
        let record = game.record();
        record
            .split_whitespace()
            .filter(|word| word.contains('='))
            .map(str::to_owned)
            .collect()
    };
    play_on(&mut game, &mut rng, 200);
    let first = throws(&game);
    while game.undo() {}
    play_on(&mut game, &mut rng, 100);
    let second = throws(&game);
    assert!(second.len() > 20 && first.starts_with(&second[..second.len().min(first.len())]));
}

#[test]
fn illegal_actions_change_nothing() {
    let mut game = Game::new(ruleset("kendall-masters"), [0; 32]);
    let before = game.state();
    assert_eq!(
        game.apply("14-15").expect_err("no throw yet").code(),
        "illegal_move"
    );
    assert_eq!(game.state(), before);
    game.throw().expect("Black throws first");
    while game.position().awaits_throw() {
        game.throw().expect("a throw is awaited");
    }
    let before = game.state();
    assert_eq!(
        game.throw().expect_err("a move is due").code(),
        "move_first"
    );
    let error = game.apply("1-30").expect_err("no such move");
    assert!(error.message().contains("not legal here: play"), "{error}");
    assert_eq!(game.state(), before);
}

#[test]
fn the_same_seed_and_choices_give_the_same_game() {
    let play = || {
        let mut game = Game::new(ruleset("piccione"), [8; 32]);
        let mut rng = PlayoutRng::new(4);
        while game.position().outcome().is_none() {
            play_on(&mut game, &mut rng, 1);
        }
        game.record()
    };
    assert_eq!(play(), play());
}

#[test]
fn the_first_to_throw_a_one_takes_the_side_and_moves_its_front_piece() {
    for (variant, side, houses) in [
        ("kendall-1979", Side::White, vec![2, 4, 6, 8, 10, 12, 15]),
        ("kendall-1979[pieces=5]", Side::White, vec![2, 4, 6, 8, 11]),
        ("jequier-masters", Side::Black, vec![2, 4, 6, 8, 11]),
    ] {
        for seed in 0..20 {
            let mut game = Game::new(ruleset(variant), [seed; 32]);
            let mut thrower = 0;
            let events = loop {
                assert_eq!((game.state().player, game.state().players), (thrower, None));
                let events = game.throw().expect("the opening goes on");
                let Event::Thrown {
                    player,
                    ref thrown,
                    opening: true,
                    ..
                } = events[0]
                else {
                    panic!("a throw of the opening")
                };
                assert_eq!(player, thrower);
                if thrown.value == 1 {
                    break events;
                }
                thrower = 1 - thrower;
            };
            assert!(events.contains(&Event::Started {
                side,
                player: thrower
            }));
            let pieces: Vec<u8> = game
                .position()
                .pieces(side)
                .iter()
                .map(|house| house.number())
                .collect();
            assert_eq!(pieces, houses);
            let state = game.state();
            assert_eq!((state.turn, state.player), (Some(side), thrower));
            assert_eq!(state.players.expect("decided")[usize::from(thrower)], side);
        }
    }
}

#[test]
fn the_higher_throw_starts() {
    for seed in 0..40 {
        let mut game = Game::new(ruleset("bell"), [seed; 32]);
        let mut values = Vec::new();
        while values.len() % 2 == 1
            || values.is_empty()
            || values[values.len() - 1] == values[values.len() - 2]
        {
            let events = game.throw().expect("the opening goes on");
            let Event::Thrown { ref thrown, .. } = events[0] else {
                panic!("a throw")
            };
            values.push(thrown.value);
        }
        let [.., first, second] = values[..] else {
            panic!("two throws")
        };
        let starter = if first > second {
            Side::White
        } else {
            Side::Black
        };
        assert_eq!(game.state().turn, Some(starter));
    }
}

#[test]
fn a_move_states_whether_a_neighbour_protects_the_mover() {
    let mut counts = [0; 2];
    for variant in variants() {
        let mut game = Game::new(ruleset(&variant), [6; 32]);
        let mut rng = PlayoutRng::new(5);
        for _ in 0..60 {
            let moves = game.legal_moves();
            for one in &moves {
                let Some(Place::House(house)) = one.rest else {
                    continue;
                };
                game.apply(&one.id).expect("the move is legal");
                let is_protected = game.state().protected.contains(&house);
                assert_eq!(one.protected, is_protected, "{variant}: {}", one.id);
                counts[usize::from(is_protected)] += 1;
                game.undo();
            }
            if game.position().outcome().is_some() {
                break;
            }
            if game.position().awaits_throw() {
                game.throw().expect("a throw is awaited");
            } else {
                game.apply(&moves[rng.below(moves.len())].id)
                    .expect("the move is legal");
            }
        }
    }
    assert!(counts[0] > 100 && counts[1] > 100, "{counts:?}");
}

#[test]
fn every_game_ends_with_an_event_for_its_result() {
    for variant in variants() {
        let mut game = Game::new(ruleset(&variant), [6; 32]);
        let mut rng = PlayoutRng::new(9);
        let mut last = Vec::new();
        while game.position().outcome().is_none() {
            let moves = game.legal_moves();
            last = if game.position().awaits_throw() && (moves.is_empty() || rng.below(2) == 0) {
                game.throw().expect("a throw is awaited")
            } else {
                game.apply(&moves[rng.below(moves.len())].id)
                    .expect("the move is legal")
            };
        }
        let told = match last.last() {
            Some(Event::Won {
                side: Side::White, ..
            }) => Winner::White,
            Some(Event::Won {
                side: Side::Black, ..
            }) => Winner::Black,
            Some(Event::Drawn) => Winner::Draw,
            other => panic!("{variant}: the game ended with {other:?}"),
        };
        assert_eq!(game.state().winner, Some(told));
        assert_eq!(game.state().score.is_some(), variant == "jequier-ludii");
    }
}

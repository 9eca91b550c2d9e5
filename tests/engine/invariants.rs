//! Invariants after every action of every game.

use crate::playing::{PlayoutRng, Step, ruleset, step, variants};
use crate::samples::samples;
use senet::moves::MoveKind;
use senet::phase::Phase;
use senet::position::Position;
use senet::rules::Turn;
use senet::{Ruleset, Side};

/// Plays `games` random games to the end and checks every position.
fn play_games(variant: &str, games: usize) {
    let ruleset = ruleset(variant);
    let mut rng = PlayoutRng::new(games as u64 ^ 0x5e4e7);
    for game in 0..games {
        let mut position = Position::start(&ruleset);
        let mut actions = 0;
        while position.outcome().is_none() {
            check_directions(&ruleset, &position);
            let before = position;
            match step(&ruleset, &mut position, &mut rng) {
                Step::Forfeited => check_forfeit(&ruleset, &before, &position),
                Step::Threw | Step::Played => {}
            }
            assert!(
                position.unmoved() <= before.unmoved(),
                "{variant}: a piece became unmoved"
            );
            if let Err(error) = position.checked(&ruleset) {
                panic!(
                    "{variant}, game {game}: {error}\n{}\n{}",
                    before.describe(),
                    position.describe()
                );
            }
            actions += 1;
            assert!(actions < 100_000, "{variant}, game {game} does not end");
        }
        assert!(position.moves(&ruleset).is_empty());
    }
}

/// A list never contains both forward and backward moves. RULES 3 r4.
fn check_directions(ruleset: &Ruleset, position: &Position) {
    let is_back = |kind| matches!(kind, MoveKind::Backward | MoveKind::FallBack);
    let moves = position.moves(ruleset);
    let back = moves.iter().filter(|choice| is_back(choice.kind)).count();
    assert!(
        back == 0 || back == moves.len(),
        "forward and backward: {}",
        position.describe()
    );
}

/// An empty list ends the turn unless the throw earns another anyway.
fn check_forfeit(ruleset: &Ruleset, before: &Position, after: &Position) {
    let again = match before.phase() {
        Phase::Divided(divided) => divided.throw == 5,
        _ => false,
    };
    let divided = ruleset.rules().turn == Turn::Divided;
    assert_eq!(
        after.side() == before.side(),
        again && divided,
        "{}",
        before.describe()
    );
}

#[test]
fn many_games_of_kendall_masters() {
    play_games("kendall-masters", samples(100_000));
}

#[test]
fn games_of_every_variant() {
    let variants = variants();
    assert_eq!(variants.len(), 36);
    for variant in variants {
        play_games(&variant, 400);
    }
}

#[test]
fn the_rules_are_the_same_for_both_sides() {
    for variant in variants() {
        let ruleset = ruleset(&variant);
        if ruleset.rules().start_lock {
            // Pieces that have not moved yet depend on their owner.
            continue;
        }
        let mut rng = PlayoutRng::new(7);
        let mut position = Position::start(&ruleset);
        for _ in 0..2_000 {
            if position.outcome().is_some() {
                position = Position::start(&ruleset);
            }
            if !matches!(position.phase(), Phase::Opening(_)) {
                let mirrored = position.mirrored();
                let (ours, theirs) = (position.moves(&ruleset), mirrored.moves(&ruleset));
                let ours: Vec<_> = ours.iter().collect();
                assert_eq!(
                    ours,
                    theirs.iter().collect::<Vec<_>>(),
                    "{variant}: {}",
                    position.describe()
                );
                for choice in ours {
                    let (mut after, mut mirrored_after) = (position, mirrored);
                    after.play_legal(&ruleset, choice);
                    mirrored_after.play_legal(&ruleset, choice);
                    assert_eq!(
                        after.mirrored(),
                        mirrored_after,
                        "{variant}: {}",
                        position.describe()
                    );
                }
            }
            step(&ruleset, &mut position, &mut rng);
        }
    }
}

#[test]
fn boards_that_differ_only_in_drawing_play_the_same() {
    for (one, other) in [("simple", "cypriot"), ("simple-marked", "middle-kingdom")] {
        assert_eq!(ruleset(one).rules(), ruleset(other).rules());
    }
}

#[test]
fn no_move_in_bell_goes_backward() {
    let ruleset = ruleset("bell");
    let mut rng = PlayoutRng::new(11);
    let mut position = Position::start(&ruleset);
    let steps = |position: &Position| -> u32 {
        let houses = Side::BOTH
            .into_iter()
            .flat_map(|side| position.pieces(side).iter().collect::<Vec<_>>());
        houses.map(|house| u32::from(house.number())).sum()
    };
    while position.outcome().is_none() {
        let before = position;
        if let Step::Played = step(&ruleset, &mut position, &mut rng) {
            let fewer = position.occupied().len() < before.occupied().len();
            assert!(
                fewer || steps(&position) > steps(&before),
                "{}",
                before.describe()
            );
        }
    }
}

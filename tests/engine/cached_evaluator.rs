//! Remembered evaluations: the same chances as without memory, and hardly any position evaluated twice.

use crate::playing::{PlayoutRng, in_phase, ruleset, step, wander};
use senet::Ruleset;
use senet::lab::{Cast, Player, play_game, sample_positions};
use senet::phase::Phase;
use senet::players::training::CachedEvaluator;
use senet::players::{Evaluator, Heuristic, Level};
use senet::position::Position;
use std::collections::HashSet;
use std::sync::Mutex;

/// Records the positions that it evaluates.
#[derive(Default)]
struct Recording(Mutex<Vec<Position>>);

impl Recording {
    /// How often it evaluated, and how many different positions.
    fn counts(self) -> (usize, usize) {
        let all = self.0.into_inner().expect("no panic");
        (all.len(), all.iter().collect::<HashSet<_>>().len())
    }
}

impl Evaluator for Recording {
    fn name(&self) -> &str {
        "recording"
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.0.lock().expect("no panic").push(*position);
        Heuristic::CAREFUL.white_chance(ruleset, position)
    }
}

#[test]
fn a_remembered_chance_is_the_evaluators() {
    for variant in ["kendall-masters", "kendall-1979", "double"] {
        let ruleset = ruleset(variant);
        // More than there is room for, so that positions displace each other.
        let positions = sample_positions(&ruleset, 10_000);
        let mut cached = CachedEvaluator::new(&ruleset, &Heuristic::CAREFUL);
        for position in positions.iter().chain(positions.iter().rev()) {
            for _ in 0..2 {
                let chance = Heuristic::CAREFUL.white_chance(&ruleset, position);
                assert_eq!(cached.white_chance(position), chance, "{variant}");
            }
        }
    }
}

/// Positions that differ only in their phase are different positions.
#[test]
fn equal_pieces_in_another_phase_are_evaluated_again() {
    struct ByPhase;
    impl Evaluator for ByPhase {
        fn name(&self) -> &str {
            "by phase"
        }

        fn white_chance(&self, _: &Ruleset, position: &Position) -> f32 {
            f32::from(u8::from(position.phase() == Phase::ThrowEntered))
        }
    }
    let ruleset = ruleset("piccione");
    let mut cached = CachedEvaluator::new(&ruleset, &ByPhase);
    let mut entered = 0;
    wander(&ruleset, 3, 400, |position| {
        for (phase, chance) in [(Phase::Throw, 0.0), (Phase::ThrowEntered, 1.0)] {
            if let Ok(other) = in_phase(&ruleset, position, phase) {
                assert_eq!(cached.white_chance(&other), chance);
                entered += u32::from(phase == Phase::ThrowEntered);
            }
        }
    });
    assert!(entered > 0, "no piece entered");
}

/// With throws in series, different moves often lead to the same position.
#[test]
fn a_decision_hardly_evaluates_a_position_twice() {
    let ruleset = ruleset("kendall-1979");
    let mut rng = PlayoutRng::new(5);
    let recording = Recording::default();
    for mut position in sample_positions(&ruleset, 5) {
        while position.awaits_throw() {
            step(&ruleset, &mut position, &mut rng);
        }
        let _ = Level::Master.choose(&ruleset, &position, &recording);
    }
    let (evaluated, different) = recording.counts();
    assert!(
        different > 100 && 2 * evaluated <= 3 * different,
        "{evaluated} evaluations of {different} positions"
    );
}

/// A game of the laboratory is judged before it is played, by the same evaluator.
#[test]
fn a_laboratory_game_hardly_evaluates_a_position_twice() {
    let ruleset = ruleset("kendall-1979");
    let recording = Recording::default();
    let row = play_game(&ruleset, &Cast::by_one(Player::NET, &recording), 4, 1);
    assert!(row.throws > 0);
    let (evaluated, different) = recording.counts();
    assert!(
        2 * evaluated <= 3 * different,
        "{evaluated} evaluations of {different} positions"
    );
}

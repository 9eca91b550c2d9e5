//! Computer players: legal, repeatable, each stronger than the one before.

use crate::playing::{PlayoutRng, ruleset, step};
use rayon::prelude::*;
use senet::matches::arena::{Contestant, Estimate, pair};
use senet::phase::Outcome;
use senet::players::{BestEvaluator, Evaluator, Heuristic, Level, best};
use senet::position::Position;
use senet::{Ruleset, Side};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

fn contestant(variant: &str, level: Level) -> Contestant<'static> {
    let judge = BestEvaluator::built_in(&ruleset(variant));
    Contestant::Level(level, Box::new(judge))
}

fn score(variant: &str, players: [Level; 2], pairs: u64) -> Estimate {
    let ruleset = ruleset(variant);
    let [first, second] = players.map(|level| contestant(variant, level));
    let shares: Vec<f64> = (0..pairs)
        .into_par_iter()
        .map(|number| pair(&ruleset, [&first, &second], 7, number))
        .collect();
    Estimate::from_samples(&shares)
}

/// The ladder is measured with many more games by `senet arena`. Here levels two steps apart are
/// different enough for a few games.
#[test]
fn each_level_beats_the_one_two_steps_before() {
    for window in Level::ALL.windows(3) {
        // The master is slow, and far ahead.
        let pairs = if window[2] == Level::Master {
            100
        } else {
            1_500
        };
        let score = score("kendall-masters", [window[2], window[0]], pairs);
        assert!(
            score.mean - score.margin > 0.5,
            "{} against {}: {score:?}",
            window[2].name(),
            window[0].name()
        );
    }
}

/// Searches a second throw if each throw is one move, and otherwise only the first, to limit the work.
#[test]
fn the_master_searches_as_deep_as_its_ruleset_allows() {
    for (variant, throws) in [("simple-marked", 2), ("piccione", 1)] {
        let ruleset = ruleset(variant);
        let counting = Counting::default();
        let mut rng = PlayoutRng::new(5);
        let mut position = Position::start(&ruleset);
        let mut differ = 0;
        while position.outcome().is_none() {
            let choice = Level::Master.choose(&ruleset, &position, &counting);
            let asked = counting.asked.swap(0, Relaxed);
            assert!(asked <= 20_000, "{variant}: {asked} positions judged");
            assert_eq!(choice, best(&ruleset, &position, &counting, throws));
            differ += u32::from(choice != best(&ruleset, &position, &counting, 3 - throws));
            counting.asked.store(0, Relaxed);
            step(&ruleset, &mut position, &mut rng);
        }
        assert!(
            differ > 0,
            "{variant}: the two depths were never told apart"
        );
    }
}

/// Counts its calls.
#[derive(Default)]
struct Counting {
    asked: AtomicU32,
}

impl Evaluator for Counting {
    fn name(&self) -> &str {
        "counting"
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.asked.fetch_add(1, Relaxed);
        Heuristic::CAREFUL.white_chance(ruleset, position)
    }
}

#[test]
fn a_match_is_reproducible_and_even_between_equals() {
    let of = |pairs| score("piccione", [Level::Casual, Level::Casual], pairs);
    assert_eq!(of(20), of(20));
    assert_eq!(of(20).mean, 0.5);
}

#[test]
fn every_level_plays_every_ruleset_by_its_rules() {
    for entry in senet::rules::CATALOGUE {
        let ruleset = ruleset(entry.id);
        let judge = BestEvaluator::built_in(&ruleset);
        let mut rng = PlayoutRng::new(3);
        let mut position = Position::start(&ruleset);
        for _ in 0..60 {
            for &level in Level::ALL {
                let moves = position.moves(&ruleset);
                match level.choose(&ruleset, &position, &judge) {
                    Some(choice) => {
                        assert!(
                            moves.contains(choice),
                            "{}: {}",
                            entry.id,
                            position.describe()
                        );
                    }
                    None => assert!(moves.is_empty() || position.awaits_throw()),
                }
            }
            step(&ruleset, &mut position, &mut rng);
            if position.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn an_immediate_win_is_played() {
    let question = serde_json::json!({
        "ruleset": "kendall-masters", "stage": "play", "to_move": "B", "throw": 2,
        "W": [1, 2, 3, 4, 5, 6, 7], "B": [30], "off": { "W": 0, "B": 6 },
    });
    let asked = senet::protocol::read(&question).expect("the position is valid");
    for &level in Level::ALL {
        let choice = level
            .choose(&asked.ruleset, &asked.position, &Heuristic::CAREFUL)
            .expect("there is a move");
        let mut after = asked.position;
        after.play_legal(&asked.ruleset, choice);
        assert_eq!(
            after.outcome(),
            Some(Outcome::Won(Side::Black)),
            "{}",
            level.name()
        );
    }
}

#[test]
fn level_names_parse_to_levels() {
    for &level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    assert_eq!("strongest".parse(), Ok(Level::Master));
    assert_eq!(
        "cheater"
            .parse::<Level>()
            .expect_err("no such level")
            .code(),
        "unknown_level"
    );
}

//! Computer players: legal, repeatable, each stronger than the one before.

use crate::playing::ruleset;
use senet::ai::Level;
use senet::position::{Outcome, Position};
use senet::sticks::Caster;
use senet::{Ruleset, Side};

/// The points of `ours`, which plays `side`, in the game of a seed: 1, ½ or 0.
fn points(ruleset: &Ruleset, ours: Level, theirs: Level, side: Side, game: u16) -> f64 {
    let mut seed = [77; 32];
    seed[..2].copy_from_slice(&game.to_le_bytes());
    let mut caster = Caster::new(seed);
    let mut position = Position::start(ruleset);
    let mut throws = 0;
    loop {
        match position.outcome() {
            Some(Outcome::Won(winner)) => return f64::from(u8::from(winner == side)),
            Some(Outcome::Drawn) => return 0.5,
            None => {}
        }
        let level = if position.side() == side {
            ours
        } else {
            theirs
        };
        match level.choose(ruleset, &position) {
            Some(choice) => {
                assert!(
                    position.moves(ruleset).has(choice),
                    "{}",
                    position.describe()
                );
                position.play(ruleset, choice);
            }
            None if position.awaits_throw() => {
                position.throw(ruleset, caster.cast(ruleset.rules().sticks, throws).value);
                throws += 1;
            }
            None => position.forfeit(ruleset),
        }
    }
}

/// The share of points of the stronger level over pairs of games with the same throws and the
/// sides exchanged.
fn share(variant: &str, stronger: Level, weaker: Level, pairs: u16) -> f64 {
    let ruleset = ruleset(variant);
    let of_pair = |game| -> f64 {
        Side::BOTH
            .iter()
            .map(|&side| points(&ruleset, stronger, weaker, side, game))
            .sum()
    };
    (0..pairs).map(of_pair).sum::<f64>() / (2.0 * f64::from(pairs))
}

#[test]
fn each_level_beats_the_one_before() {
    for pair in Level::ALL.windows(2) {
        let share = share("kendall-masters", pair[1], pair[0], 1_000);
        assert!(
            share > 0.52,
            "{} against {}: {share}",
            pair[1].name(),
            pair[0].name()
        );
    }
}

#[test]
fn every_level_plays_every_ruleset() {
    for entry in &senet::rules::CATALOGUE {
        for level in Level::ALL {
            let share = share(entry.id, level, Level::Beginner, 2);
            assert!((0.0..=1.0).contains(&share));
        }
    }
}

#[test]
fn a_win_at_hand_is_taken() {
    let question = serde_json::json!({
        "ruleset": "kendall-masters", "stage": "play", "to_move": "B", "throw": 2,
        "W": [1, 2, 3, 4, 5, 6, 7], "B": [30], "off": { "W": 0, "B": 6 },
    });
    let asked = senet::protocol::read(&question).expect("the position is valid");
    for level in Level::ALL {
        let choice = level
            .choose(&asked.ruleset, &asked.position)
            .expect("there is a move");
        let mut after = asked.position;
        after.play(&asked.ruleset, choice);
        assert_eq!(
            after.outcome(),
            Some(Outcome::Won(Side::Black)),
            "{}",
            level.name()
        );
    }
}

#[test]
fn names_lead_to_levels() {
    for level in Level::ALL {
        assert_eq!(Level::by_name(level.name()), Ok(level));
    }
    assert_eq!(Level::by_name("strongest"), Ok(Level::Skilled));
    assert_eq!(
        Level::by_name("cheater").expect_err("no such level").code,
        "unknown_level"
    );
}

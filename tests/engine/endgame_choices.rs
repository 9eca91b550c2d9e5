//! Four choices in solved endgames that rules of thumb get wrong, with exact values published by an
//! independent solver.

use crate::playing::{in_phase, ruleset, solved};
use senet::matches::net_check::best_for;
use senet::phase::Phase;
use senet::players::endgames::{Interval, Tablebase};
use senet::position::Position;
use senet::review::{BestJudge, Review};
use senet::{Game, Ruleset, Side};
use serde_json::json;
use std::sync::Arc;

pub const KENDALL: &str = "kendall-masters";

/// White to move; with a throw in hand, or before one.
pub fn position(mine: &[u8], theirs: &[u8], throw: Option<u8>) -> Position {
    let question = json!({
        "ruleset": KENDALL, "W": mine, "B": theirs, "to_move": "W",
        "off": { "W": 7 - mine.len(), "B": 7 - theirs.len() },
    });
    let asked = senet::protocol::read(&question).expect("a position");
    let phase = throw.map_or(Phase::Throw, Phase::Play);
    in_phase(&asked.ruleset, &asked.position, phase).expect("a throw of these rules")
}

fn after(ruleset: &Ruleset, table: &Tablebase, position: &Position, id: &str) -> Interval {
    let choice = position.find_move(ruleset, id).expect("a legal move");
    let mut after = *position;
    after.play_legal(ruleset, choice);
    table.white_chance(ruleset, &after).expect("it is solved")
}

#[test]
fn the_engine_finds_best_choices_that_rules_of_thumb_miss() {
    let rules = ruleset(KENDALL);
    let table = solved(&rules, 2);
    let near = |interval: Interval, published: f64| {
        let chance = interval.middle();
        assert!(
            (chance - published).abs() < 6e-5,
            "{chance}, not {published}"
        );
    };
    // Hit rather than bear off; do not hit; do not throw again.
    for (mine, theirs, throw, best, other) in [
        (
            [26, 30],
            &[29][..],
            3,
            ("26x29", 0.6812),
            ("30-off", 0.3601),
        ),
        ([1, 26], &[15, 27], 1, ("1-2", 0.6195), ("26x27", 0.2895)),
        ([15, 26], &[1, 28], 1, ("15-16", 0.6747), ("26-27", 0.3875)),
    ] {
        let position = position(&mine, theirs, Some(throw));
        let [best, other] = [best, other].map(|(id, published)| {
            let interval = after(&rules, &table, &position, id);
            near(interval, published);
            interval
        });
        assert!(best.low > other.high);
    }
    // Throw rather than rescue; the review agrees.
    let drowned = position(&[26, 27], &[24, 30], None);
    near(after(&rules, &table, &drowned, "rescue"), 0.3442);
    let mut game = Game::from_position(rules.clone(), drowned, [1; 32]).expect("a position");
    game.apply("rescue").expect("it is legal");
    let judge = BestJudge::new(&rules, best_for(&rules), Some(Arc::new(table)));
    let mut review = Review::new(&game, Box::new(judge));
    assert_eq!(review.judge(), "solved");
    let options = review.options(1).expect("a row");
    assert_eq!(options[0].moves, "throw");
    assert!((options[0].chance - 0.6517).abs() < 6e-5, "{options:?}");
    let row = review.step(1)[0].clone();
    assert_eq!(
        (row.side, row.best_moves.as_deref()),
        (Side::White, Some("throw"))
    );
    assert!(
        (row.loss - (0.6517 - 0.3442)).abs() < 2e-4 && row.gap.abs() < 1e-4,
        "{row:?}"
    );
}

//! The work of a decision, and of a review row, is bounded under any rules and with any number of
//! throws in hand. It is counted in positions judged.

use crate::playing::{PlayoutRng, ruleset, step};
use senet::players::{BestEvaluator, Evaluator, rank, value};
use senet::position::Position;
use senet::review::{Judge, Review};
use senet::{Game, Ruleset};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Rules with long or wide turns, each with the throws in hand or to be divided.
fn wide() -> Vec<(&'static str, Vec<u8>)> {
    let full = [vec![2; 14], vec![4; 14], vec![5; 14], vec![1]].concat();
    vec![
        ("kendall-1979", vec![1, 4, 5, 1, 4, 5, 1, 4, 1, 2]),
        ("kendall-1979[pieces=10,again=1.3]", [1, 3].repeat(8)),
        (
            "double[turn=series,pieces=10,again=1.3,pairs=off]",
            [1, 3].repeat(8),
        ),
        (
            "double[turn=series,pieces=10,again=2.4.5,blockade=off,pairs=off]",
            full,
        ),
        ("piccione[pieces=10,zero=6]", Vec::new()),
    ]
}

/// A position of a random game with these throws in hand; a 6 to divide if there are none.
fn in_the_middle(ruleset: &Ruleset, throws: &[u8], rng: &mut PlayoutRng) -> Position {
    let mut position = Position::start(ruleset);
    for steps in 1.. {
        step(ruleset, &mut position, rng);
        if position.outcome().is_some() {
            position = Position::start(ruleset);
        } else if steps > 40
            && let Ok(middle) = with_throws(ruleset, &position, throws)
            && !middle.moves(ruleset).is_empty()
        {
            return middle;
        }
    }
    unreachable!("random games have such positions")
}

fn with_throws(
    ruleset: &Ruleset,
    position: &Position,
    throws: &[u8],
) -> Result<Position, senet::SenetError> {
    let divided = throws.is_empty().then_some(6);
    let in_hand = (!throws.is_empty()).then_some(throws);
    let side = |side| {
        let houses = position.pieces(side).iter();
        houses.map(senet::board::House::number).collect::<Vec<_>>()
    };
    use senet::Side::{Black, White};
    let both = |count: &dyn Fn(senet::Side) -> u8| json!({ "W": count(White), "B": count(Black) });
    let question = json!({
        "ruleset": ruleset.name(), "W": side(White), "B": side(Black), "to_move": "W",
        "hand": both(&|side| position.hand(side)), "off": both(&|side| position.off(side)),
        "in_hand": in_hand, "throw": divided,
    });
    senet::protocol::read(&question).map(|asked| asked.position)
}

struct Counting {
    evaluator: BestEvaluator,
    judged: Arc<AtomicU64>,
}

impl Evaluator for Counting {
    fn name(&self) -> &str {
        "counting"
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.judged.fetch_add(1, Relaxed);
        self.evaluator.white_chance(ruleset, position)
    }
}

impl Judge for Counting {
    fn name(&self, _: &Ruleset, _: &Position) -> String {
        "counting".into()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f64 {
        let chance = Evaluator::white_chance(self, ruleset, position);
        chance.into()
    }
}

fn counting(ruleset: &Ruleset) -> (Counting, Arc<AtomicU64>) {
    let judged = Arc::new(AtomicU64::new(0));
    let evaluator = BestEvaluator::built_in(ruleset);
    (
        Counting {
            evaluator,
            judged: judged.clone(),
        },
        judged,
    )
}

#[test]
fn a_decision_is_a_bounded_amount_of_work() {
    let mut rng = PlayoutRng::new(8);
    for (written, throws) in wide() {
        let ruleset = ruleset(written);
        let (evaluator, judged) = counting(&ruleset);
        let position = in_the_middle(&ruleset, &throws, &mut rng);
        let ranked = rank(&ruleset, &position, &evaluator, 1);
        assert_eq!(ranked.len(), position.moves(&ruleset).len(), "{written}");
        let chance = value(&ruleset, &position, position.side(), &evaluator, 2);
        assert!((0.0..=1.0).contains(&chance), "{written}");
        let judged = judged.load(Relaxed);
        assert!(judged < 1_000_000, "{written}: {judged} positions");
    }
}

#[test]
fn a_row_of_a_review_is_a_bounded_amount_of_work() {
    let mut rng = PlayoutRng::new(9);
    let mut rows = 0;
    for (written, throws) in wide() {
        let ruleset = ruleset(written);
        let (judge, judged) = counting(&ruleset);
        let position = in_the_middle(&ruleset, &throws, &mut rng);
        let mut game = Game::from_position(ruleset, position, [1; 32]).expect("a position");
        while game.position().awaits_move() {
            let last = game.legal_moves().last().map(|last| last.id.clone());
            game.apply(&last.expect("a legal move"))
                .expect("it is legal");
        }
        let mut review = Review::new(&game, Box::new(judge));
        review.step(1);
        // If there is no row, no move was possible in this position.
        if let Some(row) = review.rows().next() {
            assert!(row.loss >= 0.0, "{written}: what was played is an end");
            rows += 1;
        }
        let judged = judged.load(Relaxed);
        assert!(judged < 100_000, "{written}: {judged} positions");
    }
    assert!(rows >= 3, "{rows} rows");
}

//! Computer players and the JSON protocol: they answer in any position.

use senet::phase::{Direction, Phase};
use senet::players::{BestEvaluator, Evaluator, Level};
use senet::position::Position;
use senet::protocol::{EvaluatorSource, ProvenEvaluator, answer};
use senet::rules::Turn;
use senet::{Ruleset, SenetError, Side};
use serde_json::{Value, json};

/// Under throws in series, the maximum number of pieces in play for which win chances are tested.
const FEW: u8 = 4;

/// Checks that every level and every request is answered.
///
/// Under throws in series, a win chance is an average over some forty bags of throws, each of which
/// needs another such average. With all pieces in play that takes one to three seconds
/// (`kendall-1979`), and tests nothing that fewer pieces do not test.
pub fn answer_all(ruleset: &Ruleset, position: &Position) {
    let judge = BestEvaluator::built_in(ruleset);
    let told = || format!("{} {}", ruleset.name(), position.describe());
    let moves = position.moves(ruleset);
    for &level in Level::ALL {
        match level.choose(ruleset, position, &judge) {
            Some(choice) => assert!(
                moves.contains(choice),
                "{} {choice:?}: {}",
                level.name(),
                told()
            ),
            None => assert!(
                moves.is_empty() || position.awaits_throw(),
                "{} chooses nothing: {}",
                level.name(),
                told()
            ),
        }
    }
    let Some(question) = question(ruleset, position) else {
        return;
    };
    let on_the_way = |side| position.pieces(side).len() + position.hand(side);
    let in_play: u8 = Side::BOTH.map(on_the_way).iter().sum();
    let weighed = ruleset.rules().turn != Turn::Series || in_play <= FEW;
    // The levels were tested above, the strongest included.
    let requests: &[&str] = match weighed {
        true => &["legal", "choose", "value", "rank"],
        false => &["legal"],
    };
    for &request in requests {
        let mut question = question.clone();
        question["do"] = request.into();
        let answer = answer(&question.to_string(), &mut ByOne(&judge));
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer.get("error").is_none(), "{question}: {answer}");
        let legal = answer.get("legal").and_then(Value::as_array);
        let throwing = usize::from(position.awaits_throw());
        assert!(
            legal.is_none_or(|legal| legal.len() == moves.len() + throwing),
            "{question}: {answer}"
        );
    }
}

/// The position as a question; `None` if the protocol cannot express it.
fn question(ruleset: &Ruleset, position: &Position) -> Option<Value> {
    let houses = |side| {
        let houses = position.pieces(side).iter();
        houses.map(|house| house.number()).collect::<Vec<u8>>()
    };
    let both = |of: &dyn Fn(Side) -> Value| json!({ "W": of(Side::White), "B": of(Side::Black) });
    let mut question = json!({
        "ruleset": ruleset.name(),
        "W": houses(Side::White),
        "B": houses(Side::Black),
        "hand": both(&|side| position.hand(side).into()),
        "off": both(&|side| position.off(side).into()),
        "taken": both(&|side| position.taken(side).into()),
        "must_move_flag": both(&|side| position.must_move(side).into()),
        "started": both(&|side| position.started(side).into()),
        "unmoved_prefix": position.unmoved(),
        "to_move": position.side().letter().to_string(),
    });
    let fields = question.as_object_mut().expect("an object");
    let staged = match position.phase() {
        Phase::Throw => json!({ "stage": "before_throw" }),
        Phase::Play(throw) => json!({ "stage": "play", "throw": throw }),
        Phase::Pool(bag) => {
            json!({ "stage": "play", "in_hand": bag.iter().collect::<Vec<u8>>() })
        }
        Phase::Entered(throw) => json!({ "stage": "entered", "throw": throw }),
        Phase::Divided(divided) => match divided.direction {
            None => json!({ "stage": "play", "throw": divided.throw }),
            Some(direction) => json!({
                "stage": "portion", "throw": divided.throw, "steps_left": divided.left,
                "extra_owed": divided.owes_throw,
                "direction": if direction == Direction::Forward { "forward" } else { "backward" },
            }),
        },
        Phase::Opening(_) | Phase::ThrowEntered | Phase::Series(_) | Phase::Over(_) => return None,
    };
    fields.extend(staged.as_object().expect("an object").clone());
    Some(question)
}

/// Uses the same judge for every question, without a net check.
struct ByOne<'a>(&'a BestEvaluator);

impl EvaluatorSource for ByOne<'_> {
    fn judge(&mut self, _: &Ruleset) -> Result<Box<dyn ProvenEvaluator + '_>, SenetError> {
        Ok(Box::new(ByOne(self.0)))
    }
}

impl Evaluator for ByOne<'_> {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn white_chance(&self, ruleset: &Ruleset, position: &Position) -> f32 {
        self.0.white_chance(ruleset, position)
    }
}

impl ProvenEvaluator for ByOne<'_> {}

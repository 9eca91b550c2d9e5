//! The answers: legal choices, win chances, rankings and choices, each as fields of an object.

use super::ProvenEvaluator;
use super::fields::Stage;
use super::question::Query;
use crate::base::board::{House, HouseSet};
use crate::players::{Evaluator, Level, rank, value};
use crate::position::Position;
use crate::position::moves::{Move, MoveKind};
use crate::position::phase::{Outcome, Phase};
use crate::rules::End;
use serde_json::{Map, Value, json};

/// The lookahead after a move, in throws, as for the strongest player. Before a throw the lookahead
/// is one throw longer, so that the chance before the throw is the mean of the chances after it.
const THROWS_AHEAD: u8 = 1;

/// The option to throw, listed beside a rescue.
fn throwing() -> Value {
    json!({ "move": "throw", "next": null })
}

/// A value for each side.
fn by_side<T: Into<Value>>([white, black]: [T; 2]) -> Value {
    json!({ "W": white.into(), "B": black.into() })
}

impl Query {
    /// Answers `legal`, with `if_none` if no choice is legal.
    #[must_use]
    pub fn legal(&self) -> Map<String, Value> {
        let moves = self.position.moves(&self.ruleset);
        let mut legal: Vec<Value> = moves
            .iter()
            .map(|choice| self.choice(&self.position.legal_effect(&self.ruleset, choice)))
            .collect();
        let mut answer = Map::new();
        if self.stage == Stage::BeforeThrow {
            legal.push(throwing());
        } else if legal.is_empty() {
            let mut after = self.position;
            after.forfeit_legal(&self.ruleset);
            answer.insert("if_none".into(), Value::Object(self.outcome(&after, None)));
        }
        answer.insert("legal".into(), legal.into());
        answer
    }

    /// One legal choice with the position after it.
    #[must_use]
    pub fn choice(&self, effect: &Move) -> Value {
        let mut after = self.position;
        after.apply_legal(&self.ruleset, effect);
        let mut choice = self.outcome(&after, Some(effect.choice.kind));
        let notation = self.position.notation(&self.ruleset, effect);
        choice.insert("move".into(), notation.into());
        Value::Object(choice)
    }

    fn outcome(&self, after: &Position, kind: Option<MoveKind>) -> Map<String, Value> {
        let numbers = |set: HouseSet| set.iter().map(House::number).collect::<Vec<u8>>();
        let mut fields = Map::new();
        fields.insert("W".into(), numbers(after.on[0]).into());
        fields.insert("B".into(), numbers(after.on[1]).into());
        for (name, counts) in [
            ("hand", after.hand),
            ("off", after.off),
            ("taken", after.taken),
        ] {
            fields.insert(name.into(), by_side(counts));
        }
        if self.echo.must_move_flag
            || after.must_move != [false; 2]
            || self.position.must_move != [false; 2]
        {
            fields.insert("must_move_flag".into(), by_side(after.must_move));
        }
        if self.echo.started {
            fields.insert("started".into(), by_side(after.started));
        }
        if self.echo.unmoved_prefix {
            fields.insert("unmoved_prefix".into(), after.unmoved.into());
        }
        let same_side = after.side == self.position.side;
        let next = match after.phase {
            Phase::Over(_) if self.ruleset.rules().end == End::BoardEmpty => "over",
            Phase::Over(Outcome::Won(_) | Outcome::Drawn) => "win",
            Phase::ThrowEntered if kind == Some(MoveKind::Enter) => "entered",
            Phase::Pool(left) => {
                fields.insert("in_hand".into(), left.iter().collect::<Vec<u8>>().into());
                "same"
            }
            Phase::Divided(divided) => {
                fields.insert("steps_left".into(), divided.left.into());
                fields.insert("direction".into(), json!(divided.direction));
                fields.insert("extra_owed".into(), divided.owes_throw.into());
                "same"
            }
            _ if same_side => "again",
            _ => "next",
        };
        fields.insert("next".into(), next.into());
        fields
    }

    /// Solved endgames need no lookahead.
    fn throws_ahead(&self, judge: &dyn ProvenEvaluator) -> u8 {
        match judge.proven(&self.ruleset, &self.position) {
            Some(_) => 0,
            None => THROWS_AHEAD,
        }
    }

    fn named(&self, judge: &dyn ProvenEvaluator) -> Value {
        match self.throws_ahead(judge) {
            0 => json!("solved"),
            throws => json!(format!("{}, {throws} throw ahead", judge.name())),
        }
    }

    /// The chance of the side to move; in a solved endgame also its proven bounds.
    pub(super) fn value(&self, judge: &dyn ProvenEvaluator) -> Map<String, Value> {
        let (ruleset, position) = (&self.ruleset, &self.position);
        let mut answer = Map::from_iter([("judge".into(), self.named(judge))]);
        let chance = if let Some(proven) = judge.proven(ruleset, position) {
            answer.insert("proven".into(), json!([proven.low, proven.high]));
            json!(proven.middle())
        } else {
            let throws = THROWS_AHEAD + u8::from(position.awaits_throw());
            json!(value(ruleset, position, position.side(), &judge, throws))
        };
        answer.insert("value".into(), chance);
        answer
    }

    /// The legal choices with the chances after them, best first.
    pub(super) fn rank(&self, judge: &dyn ProvenEvaluator) -> Map<String, Value> {
        let (ruleset, position) = (&self.ruleset, &self.position);
        let throws = self.throws_ahead(judge);
        let mut answer = self.legal();
        let legal: Vec<Value> = rank(ruleset, position, &judge, throws)
            .iter()
            .map(|option| {
                let mut listed = match option.choice {
                    Some(choice) => self.choice(&position.legal_effect(ruleset, choice)),
                    None => throwing(),
                };
                listed["value"] = json!(option.chance);
                listed
            })
            .collect();
        answer.insert("legal".into(), legal.into());
        answer.insert("judge".into(), self.named(judge));
        answer
    }

    /// The choice of a level; empty if no choice is legal.
    pub(super) fn choose(&self, level: Level, judge: &dyn Evaluator) -> Map<String, Value> {
        let (ruleset, position) = (&self.ruleset, &self.position);
        let choice = match level.choose(ruleset, position, judge) {
            Some(choice) => self.choice(&position.legal_effect(ruleset, choice)),
            None if position.awaits_throw() => throwing(),
            None => Value::Null,
        };
        Map::from_iter([("choice".into(), choice)])
    }
}

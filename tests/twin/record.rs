//! The records of `tests/data/vectors.json`: a decision (the question) and its complete answer.

use serde::{Deserialize, Serialize};

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Both<T> {
    #[serde(rename = "W")]
    pub white: T,
    #[serde(rename = "B")]
    pub black: T,
}

impl<T: Copy> Both<T> {
    pub fn of(&self, side: Side) -> T {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    pub fn set(&mut self, side: Side, value: T) {
        match side {
            Side::White => self.white = value,
            Side::Black => self.black = value,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    #[serde(rename = "W")]
    White,
    #[serde(rename = "B")]
    Black,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    BeforeThrow,
    Play,
    Series,
    Entered,
    Portion,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Forward,
    Backward,
}

/// Who acts after a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// The other side throws.
    #[serde(rename = "next")]
    Other,
    Again,
    Same,
    Entered,
    Win,
    Over,
}

/// One value, or a whole series in the order thrown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Throw {
    One(u8),
    Series(Vec<u8>),
}

/// The options of a ruleset; missing ones have their defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starting_throw: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trap: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home_row: Option<bool>,
}

/// The result of a choice. The decision to throw has no position and no `next`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    pub next: Option<Next>,
    #[serde(rename = "W", skip_serializing_if = "Option::is_none")]
    pub white: Option<Vec<u8>>,
    #[serde(rename = "B", skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Both<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub off: Option<Both<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken: Option<Both<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub must_move_flag: Option<Both<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<Both<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unmoved_prefix: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps_left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_owed: Option<bool>,
}

/// One legal choice in the scholars' notation, with its outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    #[serde(rename = "move")]
    pub notation: String,
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// The complete answer; `if_none` is present if and only if `legal` is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub legal: Vec<Choice>,
    pub if_none: Option<Outcome>,
}

/// A question; worked examples include the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    pub ruleset: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Options>,
    #[serde(rename = "W")]
    pub white: Vec<u8>,
    #[serde(rename = "B")]
    pub black: Vec<u8>,
    pub hand: Both<u8>,
    pub off: Both<u8>,
    pub taken: Both<u8>,
    pub to_move: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub must_move_flag: Option<Both<bool>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<Both<bool>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unmoved_prefix: Option<u8>,
    pub stage: Stage,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Throw>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps_left: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_owed: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<Choice>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub if_none: Option<Outcome>,
}

impl Record {
    /// The single value thrown, in stages that have one.
    pub fn value(&self) -> u8 {
        match self.throw {
            Some(Throw::One(value)) => value,
            _ => panic!("{}: the question has no single throw", self.id),
        }
    }

    /// The answer of a worked example.
    pub fn expected(&self) -> Answer {
        Answer {
            legal: self.legal.clone().unwrap_or_default(),
            if_none: self.if_none.clone(),
        }
    }

    /// The question after an outcome in which the same side continues its throw or series.
    pub fn follow(&self, outcome: &Outcome) -> Record {
        let mut question = self.clone();
        question.white = outcome.white.clone().expect("a position");
        question.black = outcome.black.clone().expect("a position");
        question.hand = outcome.hand.expect("a position");
        question.off = outcome.off.expect("a position");
        question.taken = outcome.taken.expect("a position");
        question.must_move_flag = outcome.must_move_flag;
        question.started = outcome.started;
        question.unmoved_prefix = outcome.unmoved_prefix;
        question.in_hand = outcome.in_hand.clone();
        question.steps_left = outcome.steps_left;
        question.direction = outcome.direction;
        question.extra_owed = outcome.extra_owed;
        if question.steps_left.is_some() {
            question.stage = Stage::Portion;
        } else {
            question.stage = Stage::Play;
            question.throw = None;
        }
        question
    }
}

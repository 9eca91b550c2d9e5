//! Reading a question: its ruleset, its position and the stage of a turn.

use crate::board::{House, HouseSet};
use crate::error::SenetError;
use crate::phase::{Bag, Direction, Divided, Phase};
use crate::position::Position;
use crate::rules::{Ruleset, Turn};
use crate::side::Side;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A number for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Counts {
    #[serde(rename = "W", default)]
    white: u8,
    #[serde(rename = "B", default)]
    black: u8,
}

/// A yes or no for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Flags {
    #[serde(rename = "W")]
    white: bool,
    #[serde(rename = "B")]
    black: bool,
}

impl From<[u8; 2]> for Counts {
    fn from([white, black]: [u8; 2]) -> Counts {
        Counts { white, black }
    }
}

impl From<[bool; 2]> for Flags {
    fn from([white, black]: [bool; 2]) -> Flags {
        Flags { white, black }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    BeforeThrow,
    Play,
    Series,
    Entered,
    Portion,
}

#[derive(Clone, Copy, Debug, Deserialize)]
enum SideName {
    W,
    B,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum ThrowField {
    One(u8),
    List(Vec<u8>),
}

/// The fields of a question that say what it asks about.
#[derive(Clone, Debug, Deserialize)]
struct Question {
    ruleset: String,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(rename = "W")]
    white: Vec<u8>,
    #[serde(rename = "B")]
    black: Vec<u8>,
    #[serde(default)]
    hand: Counts,
    #[serde(default)]
    off: Counts,
    #[serde(default)]
    taken: Counts,
    to_move: SideName,
    stage: Option<Stage>,
    throw: Option<ThrowField>,
    in_hand: Option<Vec<u8>>,
    must_move_flag: Option<Flags>,
    started: Option<Flags>,
    unmoved_prefix: Option<u8>,
    steps_left: Option<u8>,
    direction: Option<String>,
    #[serde(default)]
    extra_owed: bool,
}

/// A question read and checked.
pub struct Asked {
    /// Its ruleset, with its options.
    pub ruleset: Ruleset,
    /// Its position.
    pub position: Position,
    pub(super) stage: Stage,
    pub(super) echo: Echo,
}

/// Which optional fields positions are to carry.
#[derive(Clone, Copy)]
pub(super) struct Echo {
    pub must_move_flag: bool,
    pub started: bool,
    pub unmoved_prefix: bool,
}

fn bad(field: &str, message: impl Into<String>) -> SenetError {
    SenetError::new("bad_field", message).at(field)
}

/// Reads a question.
///
/// # Errors
/// A missing or malformed field, an unknown ruleset or option, or a position that cannot be.
pub fn read(line: &Value) -> Result<Asked, SenetError> {
    let question = Question::deserialize(line).map_err(|error| SenetError {
        field: field_of(&error.to_string()),
        ..bad("", error.to_string())
    })?;
    let ruleset = Ruleset::parse(&written_form(&question.ruleset, &question.options)?)?;
    let stage =
        question
            .stage
            .unwrap_or(if question.throw.is_none() && question.in_hand.is_none() {
                Stage::BeforeThrow
            } else {
                Stage::Play
            });
    let side = match question.to_move {
        SideName::W => Side::White,
        SideName::B => Side::Black,
    };
    let start = Position::start(&ruleset);
    let flags = |flags: Option<Flags>, default: [bool; 2]| {
        flags.map_or(default, |flags| [flags.white, flags.black])
    };
    let mut position = Position {
        on: [houses("W", &question.white)?, houses("B", &question.black)?],
        hand: [question.hand.white, question.hand.black],
        off: [question.off.white, question.off.black],
        taken: [question.taken.white, question.taken.black],
        side,
        phase: Phase::Throw,
        must_move: flags(question.must_move_flag, [false; 2]),
        started: flags(question.started, [true; 2]),
        unmoved: question.unmoved_prefix.unwrap_or(0),
    };
    let echo = Echo {
        must_move_flag: question.must_move_flag.is_some(),
        started: question.started.is_some(),
        unmoved_prefix: question.unmoved_prefix.is_some() || start.unmoved > 0,
    };
    match stage_phase(&question, stage, &ruleset)? {
        Staged::Phase(phase) => position.phase = phase,
        Staged::Throws(throws) => throw_series(&mut position, &ruleset, &throws)?,
    }
    Ok(Asked {
        position: position.checked(&ruleset)?,
        ruleset,
        stage,
        echo,
    })
}

enum Staged {
    Phase(Phase),
    Throws(Vec<u8>),
}

fn stage_phase(question: &Question, stage: Stage, ruleset: &Ruleset) -> Result<Staged, SenetError> {
    let one = || match question.throw {
        Some(ThrowField::One(throw)) => Ok(throw),
        _ => Err(bad("throw", "this stage needs one throw, a number")),
    };
    Ok(Staged::Phase(match stage {
        Stage::BeforeThrow => Phase::Throw,
        Stage::Entered => Phase::Entered(one()?),
        Stage::Series => match &question.throw {
            Some(ThrowField::List(throws)) => return Ok(Staged::Throws(throws.clone())),
            _ => {
                return Err(bad(
                    "throw",
                    "a series needs the list of its throws, in order",
                ));
            }
        },
        Stage::Play => match (&question.in_hand, ruleset.rules().turn) {
            (Some(throws), Turn::Series) => Phase::Pool(bag("in_hand", throws)?),
            (None, Turn::Series) => Phase::Pool(bag("throw", &[one()?])?),
            (None, Turn::Single) => Phase::Play(one()?),
            (None, Turn::Divided) => Phase::Divided(Divided::whole(one()?)),
            (Some(_), _) => {
                return Err(bad(
                    "in_hand",
                    "under these rules one throw is played at a time",
                ));
            }
        },
        Stage::Portion => Phase::Divided(Divided {
            throw: one()?,
            extra: question.extra_owed || ruleset.rules().again.has(one()?),
            left: question
                .steps_left
                .ok_or_else(|| bad("steps_left", "a throw partly used needs its steps left"))?,
            direction: match question.direction.as_deref() {
                Some("forward") => Some(Direction::Forward),
                Some("backward") => Some(Direction::Backward),
                _ => return Err(bad("direction", "use forward or backward")),
            },
        }),
    }))
}

fn throw_series(
    position: &mut Position,
    ruleset: &Ruleset,
    throws: &[u8],
) -> Result<(), SenetError> {
    let values = ruleset.rules().sticks.values();
    if ruleset.rules().turn != Turn::Series {
        return Err(bad("stage", "these rules know no series of throws"));
    }
    for (i, &throw) in throws.iter().enumerate() {
        let ends = !ruleset.rules().again.has(throw);
        if !values.has(throw) || ends != (i + 1 == throws.len()) {
            return Err(bad(
                "throw",
                "this is not a whole series: it ends with its first throw that earns no other",
            ));
        }
        position.throw(ruleset, throw);
    }
    if throws.is_empty() {
        return Err(bad("throw", "a series has at least one throw"));
    }
    Ok(())
}

fn bag(field: &str, throws: &[u8]) -> Result<Bag, SenetError> {
    if let Some(throw) = throws.iter().find(|throw| !(1..=6).contains(*throw)) {
        return Err(bad(field, format!("{throw} is not a throw")));
    }
    Ok(Bag::of(throws))
}

fn houses(field: &str, numbers: &[u8]) -> Result<HouseSet, SenetError> {
    let mut set = HouseSet::EMPTY;
    for &number in numbers {
        let house =
            House::new(number).ok_or_else(|| bad(field, format!("{number} is not a house")))?;
        if set.has(house) {
            return Err(bad(
                field,
                format!("house {number} stands in the list twice"),
            ));
        }
        set |= HouseSet::one(house);
    }
    Ok(set)
}

fn written_form(ruleset: &str, options: &Map<String, Value>) -> Result<String, SenetError> {
    if options.is_empty() {
        return Ok(ruleset.into());
    }
    let mut parts = Vec::new();
    for (name, value) in options {
        parts.push(match value {
            Value::Bool(flag) => format!("{name}={}", if *flag { "on" } else { "off" }),
            Value::Number(number) => format!("{name}={number}"),
            Value::String(text) => format!("{name}={text}"),
            _ => return Err(bad(name, "an option is a number, true, false or a text")),
        });
    }
    let head = match ruleset.strip_suffix(']') {
        Some(open) => format!("{open},"),
        None => format!("{ruleset}["),
    };
    Ok(format!("{head}{}]", parts.join(",")))
}

/// The field named in a message of the JSON reader, between backquotes.
fn field_of(message: &str) -> Option<String> {
    let (_, rest) = message.split_once('`')?;
    let (field, _) = rest.split_once('`')?;
    Some(field.into())
}

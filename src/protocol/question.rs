//! Parses questions: ruleset, position and stage of the turn.

use super::fields::{Fields, bad, numbers, small};
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::position::Position;
use crate::position::phase::{Bag, Direction, Divided, Phase};
use crate::rules::{Ruleset, Turn};
use serde_json::{Map, Value};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    BeforeThrow,
    Play,
    Series,
    Entered,
    Portion,
}

/// The fields of a question. `id`, `cite` and `note` are reserved for the caller.
const FIELDS: &[&str] = &[
    "ruleset",
    "options",
    "W",
    "B",
    "hand",
    "off",
    "taken",
    "to_move",
    "stage",
    "throw",
    "in_hand",
    "must_move_flag",
    "started",
    "unmoved_prefix",
    "steps_left",
    "direction",
    "extra_owed",
    "do",
    "level",
    "id",
    "cite",
    "note",
];

/// A parsed and validated question.
pub struct Query {
    /// The ruleset, with its options.
    pub ruleset: Ruleset,
    /// The position.
    pub position: Position,
    pub(super) stage: Stage,
    pub(super) echo: Echo,
}

/// Which optional fields the positions in the answer include.
#[derive(Clone, Copy)]
pub(super) struct Echo {
    pub must_move_flag: bool,
    pub started: bool,
    pub unmoved_prefix: bool,
}

/// Parses a question.
///
/// # Errors
/// Returns an error for a missing, unknown or malformed field, an unknown ruleset or option, or an
/// invalid position.
pub fn read(question: &Value) -> Result<Query, SenetError> {
    let no_object = || SenetError::new(ErrorKind::BadJson, "a question must be a JSON object");
    read_fields(Fields(question.as_object().ok_or_else(no_object)?))
}

pub(super) fn read_fields(fields: Fields) -> Result<Query, SenetError> {
    fields.only(FIELDS)?;
    fields.needed("ruleset")?;
    let options = fields.read("options", "an object", Value::as_object)?;
    let written = fields.text("ruleset")?.unwrap_or_default();
    let options = values_of(options)?;
    let options = options.iter().map(|(name, value)| (*name, &**value));
    let ruleset = Ruleset::parse_with(written, options)?;
    let stage = stage(fields)?;
    fields.needed("to_move")?;
    let side = fields.read("to_move", "\"W\" or \"B\"", |value| {
        match value.as_str()? {
            "W" => Some(Side::White),
            "B" => Some(Side::Black),
            _ => None,
        }
    })?;
    let start = Position::start(&ruleset);
    let counts = |name: &str| {
        let counts = fields.by_side(name, "like {\"W\":1,\"B\":0}", Some(0), small)?;
        Ok::<[u8; 2], SenetError>(counts.unwrap_or_default())
    };
    let flags = |name: &str| {
        let kind = "like {\"W\":true,\"B\":false}";
        fields.by_side(name, kind, None, Value::as_bool)
    };
    let must_move_flag = flags("must_move_flag")?;
    let started = flags("started")?;
    let unmoved_prefix = fields.number("unmoved_prefix")?;
    let mut position = Position {
        on: [houses(fields, "W")?, houses(fields, "B")?],
        hand: counts("hand")?,
        off: counts("off")?,
        taken: counts("taken")?,
        side: side.unwrap_or(Side::White),
        phase: Phase::Throw,
        must_move: must_move_flag.unwrap_or([false; 2]),
        started: started.unwrap_or([true; 2]),
        unmoved: unmoved_prefix.unwrap_or(0),
    };
    let echo = Echo {
        must_move_flag: must_move_flag.is_some(),
        started: started.is_some(),
        unmoved_prefix: unmoved_prefix.is_some() || start.unmoved > 0,
    };
    match stage_phase(fields, stage, &ruleset)? {
        Staged::Phase(phase) => position.phase = phase,
        Staged::Throws(throws) => throw_series(&mut position, &ruleset, &throws)?,
    }
    Ok(Query {
        position: position.checked(&ruleset)?,
        ruleset,
        stage,
        echo,
    })
}

/// The explicit stage; otherwise the stage implied by a throw.
fn stage(fields: Fields) -> Result<Stage, SenetError> {
    let kind = "before_throw, play, series, entered or portion";
    let named = fields.read("stage", kind, |value| {
        Some(match value.as_str()? {
            "before_throw" => Stage::BeforeThrow,
            "play" => Stage::Play,
            "series" => Stage::Series,
            "entered" => Stage::Entered,
            "portion" => Stage::Portion,
            _ => return None,
        })
    })?;
    let thrown = fields.has("throw") || fields.has("in_hand");
    let stage = named.unwrap_or(if thrown {
        Stage::Play
    } else {
        Stage::BeforeThrow
    });
    match stage {
        Stage::BeforeThrow => fields.without(&["throw", "in_hand"], "before a throw")?,
        Stage::Play if fields.has("in_hand") => fields.without(&["throw"], "beside ‘in_hand’")?,
        Stage::Play => {}
        Stage::Series | Stage::Entered | Stage::Portion => {
            fields.without(&["in_hand"], "in this stage")?;
        }
    }
    if stage != Stage::Portion {
        let partly_used = ["steps_left", "direction", "extra_owed"];
        fields.without(&partly_used, "outside the stage ‘portion’")?;
    }
    Ok(stage)
}

enum Staged {
    Phase(Phase),
    Throws(Vec<u8>),
}

fn stage_phase(fields: Fields, stage: Stage, ruleset: &Ruleset) -> Result<Staged, SenetError> {
    let one = || {
        let throw = fields.read(
            "throw",
            "one throw in this stage, a number from 1 to 6",
            throw,
        )?;
        match throw {
            None => Err(bad("throw", "this stage needs a throw")),
            Some(0) if !ruleset.rules().sticks.values().contains(0) => {
                Err(bad("throw", "these rules have no throw of 0"))
            }
            Some(throw) => Ok(throw),
        }
    };
    let list = |name: &str| {
        let list = fields.read(name, "a list of throws from 1 to 6", |value| {
            value
                .as_array()?
                .iter()
                .map(throw)
                .collect::<Option<Vec<u8>>>()
        })?;
        list.ok_or_else(|| bad(name, "a series needs the list of its throws, in order"))
    };
    Ok(Staged::Phase(match stage {
        Stage::BeforeThrow => Phase::Throw,
        Stage::Entered => Phase::Entered(one()?),
        Stage::Series => return Ok(Staged::Throws(list("throw")?)),
        Stage::Play => match (fields.has("in_hand"), ruleset.rules().turn) {
            (true, Turn::Series) => Phase::Pool(bag(&list("in_hand")?)?),
            (false, Turn::Series) => Phase::Pool(bag(&[one()?])?),
            (false, Turn::Single) => Phase::Play(one()?),
            (false, Turn::Divided) => Phase::Divided(Divided::unused(one()?)),
            (true, _) => {
                return Err(bad(
                    "in_hand",
                    "under these rules one throw is played at a time",
                ));
            }
        },
        Stage::Portion => {
            let steps_left = fields.number("steps_left")?;
            let direction = fields.read("direction", "forward or backward", |value| {
                Some(match value.as_str()? {
                    "forward" => Direction::Forward,
                    "backward" => Direction::Backward,
                    _ => return None,
                })
            })?;
            let extra = fields.read("extra_owed", "true or false", Value::as_bool)?;
            let partly = |name| bad(name, format!("a partly used throw needs ‘{name}’"));
            Phase::Divided(Divided {
                throw: one()?,
                owes_throw: extra == Some(true) || ruleset.rules().again.contains(one()?),
                left: steps_left.ok_or_else(|| partly("steps_left"))?,
                direction: Some(direction.ok_or_else(|| partly("direction"))?),
            })
        }
    }))
}

/// A value that some sticks can throw.
fn throw(value: &Value) -> Option<u8> {
    small(value).filter(|throw| (0..=6).contains(throw))
}

fn throw_series(
    position: &mut Position,
    ruleset: &Ruleset,
    throws: &[u8],
) -> Result<(), SenetError> {
    let values = ruleset.rules().sticks.values();
    if ruleset.rules().turn != Turn::Series {
        return Err(bad("stage", "these rules have no series of throws"));
    }
    for (i, &throw) in throws.iter().enumerate() {
        let ends = !ruleset.rules().again.contains(throw);
        let full = !position.awaits_throw();
        if full || !values.contains(throw) || ends != (i + 1 == throws.len()) {
            return Err(bad(
                "throw",
                "this is not a complete series: a series ends with the first throw that earns no other",
            ));
        }
        position.throw_legal(ruleset, throw);
    }
    if position.awaits_throw() {
        return Err(bad("throw", "this series continues"));
    }
    Ok(())
}

fn bag(throws: &[u8]) -> Result<Bag, SenetError> {
    Bag::from_values(throws).ok_or_else(|| {
        let message = format!("at most {} throws of each value can be in hand", Bag::FULL);
        bad("in_hand", message)
    })
}

fn houses(fields: Fields, field: &str) -> Result<HouseSet, SenetError> {
    fields.needed(field)?;
    let numbers = fields.read(field, "a list of houses", numbers)?;
    let mut set = HouseSet::EMPTY;
    for number in numbers.unwrap_or_default() {
        let house =
            House::new(number).ok_or_else(|| bad(field, format!("{number} is not a house")))?;
        if set.contains(house) {
            return Err(bad(field, format!("house {number} is listed twice")));
        }
        set |= HouseSet::from_house(house);
    }
    Ok(set)
}

/// The options with their values in written form.
fn values_of<'a>(
    options: Option<&'a Map<String, Value>>,
) -> Result<Vec<(&'a str, String)>, SenetError> {
    let value = |(name, value): (&'a String, &Value)| {
        let written = match value {
            Value::Bool(true) => "on".into(),
            Value::Bool(false) => "off".into(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => text.clone(),
            _ => {
                return Err(bad(
                    name,
                    "an option must be a number, true, false or a string",
                ));
            }
        };
        Ok((name.as_str(), written))
    };
    options.into_iter().flatten().map(value).collect()
}

//! Parses questions: ruleset, position and stage of the turn.

use super::fields::{Fields, Sent, Stage, Throws, ToMove, bad, by_side};
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::error::SenetError;
use crate::position::Position;
use crate::position::phase::{Bag, Divided, Phase};
use crate::rules::{Ruleset, Turn};
use serde_json::Value;
use std::borrow::Cow;

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
    read_fields(&Sent::from_line(&question.to_string())?.fields()?)
}

pub(super) fn read_fields(fields: &Fields) -> Result<Query, SenetError> {
    let missing = |name| move || bad(name, format!("the field ‘{name}’ is missing"));
    let written = fields.ruleset.as_ref().ok_or_else(missing("ruleset"))?;
    let options = fields.options.iter().flat_map(|options| &options.0);
    let options = options.map(|(name, value)| (&**name, value.written()));
    let options: Vec<(&str, Cow<str>)> = options.collect();
    let options = options.iter().map(|(name, value)| (*name, &**value));
    let ruleset = Ruleset::parse_with(written, options)?;
    let stage = stage(fields)?;
    let to_move = fields.to_move.as_ref().ok_or_else(missing("to_move"))?;
    let houses =
        |name, listed: &Option<Vec<u8>>| houses(name, listed.as_ref().ok_or_else(missing(name))?);
    let counts = |name, sides: &Option<_>| {
        Ok::<[u8; 2], SenetError>(by_side(name, sides.as_ref(), Some(0))?.unwrap_or_default())
    };
    let must_move_flag = by_side("must_move_flag", fields.must_move_flag.as_ref(), None)?;
    let started = by_side("started", fields.started.as_ref(), None)?;
    let mut position = Position {
        on: [houses("W", &fields.white)?, houses("B", &fields.black)?],
        hand: counts("hand", &fields.hand)?,
        off: counts("off", &fields.off)?,
        taken: counts("taken", &fields.taken)?,
        side: match to_move {
            ToMove::W => Side::White,
            ToMove::B => Side::Black,
        },
        phase: Phase::Throw,
        must_move: must_move_flag.unwrap_or([false; 2]),
        started: started.unwrap_or([true; 2]),
        unmoved: fields.unmoved_prefix.unwrap_or(0),
    };
    let echo = Echo {
        must_move_flag: must_move_flag.is_some(),
        started: started.is_some(),
        unmoved_prefix: fields.unmoved_prefix.is_some() || Position::start(&ruleset).unmoved > 0,
    };
    match (stage, &fields.throw) {
        (Stage::Series, Some(Throws::Series(throws))) => {
            throw_series(&mut position, &ruleset, throws)?
        }
        _ => position.phase = phase(fields, stage, &ruleset)?,
    }
    Ok(Query {
        position: position.checked(&ruleset)?,
        ruleset,
        stage,
        echo,
    })
}

/// The explicit stage; otherwise the stage implied by a throw.
fn stage(fields: &Fields) -> Result<Stage, SenetError> {
    let (throw, in_hand) = (fields.throw.is_some(), fields.in_hand.is_some());
    let stage = fields.stage.unwrap_or(if throw || in_hand {
        Stage::Play
    } else {
        Stage::BeforeThrow
    });
    let outside = "outside the stage ‘portion’";
    let (name, why) = match stage {
        Stage::BeforeThrow if throw => ("throw", "before a throw"),
        Stage::BeforeThrow if in_hand => ("in_hand", "before a throw"),
        Stage::Play if throw && in_hand => ("throw", "beside ‘in_hand’"),
        Stage::Series | Stage::Entered | Stage::Portion if in_hand => ("in_hand", "in this stage"),
        Stage::Portion => return Ok(stage),
        _ if fields.steps_left.is_some() => ("steps_left", outside),
        _ if fields.direction.is_some() => ("direction", outside),
        _ if fields.extra_owed.is_some() => ("extra_owed", outside),
        _ => return Ok(stage),
    };
    Err(bad(name, format!("‘{name}’ means nothing {why}")))
}

fn phase(fields: &Fields, stage: Stage, ruleset: &Ruleset) -> Result<Phase, SenetError> {
    let rules = ruleset.rules();
    let one = || match fields.throw {
        None => Err(bad("throw", "this stage needs a throw")),
        Some(Throws::One(0)) if !rules.sticks.values().contains(0) => {
            Err(bad("throw", "these rules have no throw of 0"))
        }
        Some(Throws::One(throw @ 0..=6)) => Ok(throw),
        Some(_) => Err(bad(
            "throw",
            "‘throw’ is one throw in this stage, a number from 1 to 6",
        )),
    };
    Ok(match (stage, rules.turn, &fields.in_hand) {
        (Stage::BeforeThrow, ..) => Phase::Throw,
        (Stage::Entered, ..) => Phase::Entered(one()?),
        (Stage::Series, ..) => {
            return Err(bad(
                "throw",
                "a series needs the list of its throws, in order",
            ));
        }
        (Stage::Play, Turn::Series, Some(throws)) => Phase::Pool(bag(throws)?),
        (Stage::Play, _, Some(_)) => {
            return Err(bad(
                "in_hand",
                "under these rules one throw is played at a time",
            ));
        }
        (Stage::Play, Turn::Series, None) => Phase::Pool(bag(&[one()?])?),
        (Stage::Play, Turn::Single, None) => Phase::Play(one()?),
        (Stage::Play, Turn::Divided, None) => Phase::Divided(Divided::unused(one()?)),
        (Stage::Portion, ..) => {
            let needed = |name| move || bad(name, format!("a partly used throw needs ‘{name}’"));
            let throw = one()?;
            Phase::Divided(Divided {
                throw,
                owes_throw: fields.extra_owed == Some(true) || rules.again.contains(throw),
                left: fields.steps_left.ok_or_else(needed("steps_left"))?,
                direction: Some(fields.direction.ok_or_else(needed("direction"))?),
            })
        }
    })
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
    if throws.iter().any(|throw| *throw > 6) {
        return Err(bad("in_hand", "‘in_hand’ is a list of throws from 1 to 6"));
    }
    Bag::from_values(throws).ok_or_else(|| {
        let message = format!("at most {} throws of each value can be in hand", Bag::FULL);
        bad("in_hand", message)
    })
}

fn houses(field: &str, numbers: &[u8]) -> Result<HouseSet, SenetError> {
    let mut set = HouseSet::EMPTY;
    for &number in numbers {
        let house =
            House::new(number).ok_or_else(|| bad(field, format!("{number} is not a house")))?;
        if set.contains(house) {
            return Err(bad(field, format!("house {number} is listed twice")));
        }
        set |= HouseSet::from_house(house);
    }
    Ok(set)
}

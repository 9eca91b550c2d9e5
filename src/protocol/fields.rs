//! The fields of a question. An error names any field that is unknown, repeated or has the wrong type.

use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::fmt;
use core::marker::PhantomData;
use serde::de::value::MapDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;
use std::borrow::Cow;
use std::collections::BTreeMap;

pub(super) fn bad(field: &str, message: impl Into<String>) -> SenetError {
    SenetError::new(ErrorKind::BadField, message).at(excerpt(field))
}

/// The fields for the sender's own use. They can hold any JSON and are not read.
const OWN_FIELDS: [&str; 3] = ["id", "cite", "note"];

/// The fields of a question, as the program reads them. A field with the value `null` counts as absent.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fields {
    pub ruleset: Option<String>,
    pub options: Option<Object<OptionValue>>,
    #[serde(rename = "W")]
    pub white: Option<Vec<u8>>,
    #[serde(rename = "B")]
    pub black: Option<Vec<u8>>,
    pub hand: Option<Object<u8>>,
    pub off: Option<Object<u8>>,
    pub taken: Option<Object<u8>>,
    pub to_move: Option<ToMove>,
    pub stage: Option<Stage>,
    pub throw: Option<Throws>,
    pub in_hand: Option<Vec<u8>>,
    pub must_move_flag: Option<Object<bool>>,
    pub started: Option<Object<bool>>,
    pub unmoved_prefix: Option<u8>,
    pub steps_left: Option<u8>,
    pub direction: Option<crate::position::phase::Direction>,
    pub extra_owed: Option<bool>,
    #[serde(rename = "do")]
    pub request: Option<Value>,
    pub level: Option<Value>,
}

/// The type that a field expects, in words for error messages; `None` for an unknown field.
fn kind(field: &str) -> Option<&'static str> {
    Some(match field {
        "ruleset" | "do" | "level" => "a text",
        "options" => "an object of numbers, true, false and texts",
        "W" | "B" => "a list of houses",
        "hand" | "off" | "taken" => "like {\"W\":1,\"B\":0}",
        "to_move" => "\"W\" or \"B\"",
        "stage" => "before_throw, play, series, entered or portion",
        "throw" => "a throw from 1 to 6, or the list of a series",
        "in_hand" => "a list of throws from 1 to 6",
        "must_move_flag" | "started" => "like {\"W\":true,\"B\":false}",
        "unmoved_prefix" | "steps_left" => "a number from 0 to 255",
        "direction" => "forward or backward",
        "extra_owed" => "true or false",
        _ => return None,
    })
}

#[derive(serde::Deserialize)]
pub(super) enum ToMove {
    W,
    B,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    BeforeThrow,
    Play,
    Series,
    Entered,
    Portion,
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
pub(super) enum Throws {
    One(u8),
    Series(Vec<u8>),
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
pub(super) enum OptionValue {
    Switch(bool),
    Number(serde_json::Number),
    Text(String),
}

impl OptionValue {
    /// The value as written in brackets.
    pub fn written(&self) -> Cow<'_, str> {
        match self {
            OptionValue::Switch(on) => if *on { "on" } else { "off" }.into(),
            OptionValue::Number(number) => number.to_string().into(),
            OptionValue::Text(text) => text.into(),
        }
    }
}

/// Reads a value for each side; `absent` is the value of a missing side.
pub(super) fn by_side<T: Copy>(
    field: &str,
    sides: Option<&Object<T>>,
    absent: Option<T>,
) -> Result<Option<[T; 2]>, SenetError> {
    let Some(Object(sides)) = sides else {
        return Ok(None);
    };
    let known = sides.keys().all(|side| side == "W" || side == "B");
    let side = |side: &str| sides.get(side).copied().or(absent);
    match (side("W"), side("B")) {
        (Some(white), Some(black)) if known => Ok(Some([white, black])),
        _ => {
            let kind = kind(field).unwrap_or_default();
            Err(bad(field, format!("‘{field}’ is {kind}")))
        }
    }
}

const REPEATED: &str = "a field appears twice";

/// An object without repeated fields.
pub(super) struct Object<T>(pub BTreeMap<String, T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        deserializer.deserialize_map(ObjectVisitor(PhantomData))
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = Object<T>;

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Object<T>, A::Error> {
        let mut object = BTreeMap::new();
        while let Some(name) = fields.next_key::<String>()? {
            if object.contains_key(&name) {
                fields.next_value::<Repeated>()?;
            }
            object.insert(name, fields.next_value()?);
        }
        Ok(Object(object))
    }
}

/// Stands for the value of a repeated field. Reading it always fails, so the error's path ends with that field.
struct Repeated;

impl<'de> Deserialize<'de> for Repeated {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Repeated, D::Error> {
        Err(D::Error::custom(REPEATED))
    }
}

/// A question as it was sent: the text of every field.
pub(super) struct Sent(BTreeMap<String, Box<RawValue>>);

impl Sent {
    /// Parses a line as an object without repeated fields.
    pub fn from_line(line: &str) -> Result<Sent, SenetError> {
        let mut json = serde_json::Deserializer::from_str(line);
        let object: Object<Box<RawValue>> = serde_path_to_error::deserialize(&mut json)
            .map_err(|error| repeated(&error).unwrap_or_else(|| not_an_object(error.inner())))?;
        json.end().map_err(|error| not_an_object(&error))?;
        Ok(Sent(object.0))
    }

    /// Reads the fields, except those for the sender's own use.
    pub fn fields(&self) -> Result<Fields, SenetError> {
        let sent = self.0.iter();
        let read = sent.filter(|(name, _)| !OWN_FIELDS.contains(&name.as_str()));
        let read = MapDeserializer::new(read.map(|(name, value)| (name.as_str(), &**value)));
        serde_path_to_error::deserialize(read).map_err(|error| self.refused(&error))
    }

    /// Converts the reader's error into one that names the field.
    fn refused(&self, error: &serde_path_to_error::Error<serde_json::Error>) -> SenetError {
        if let Some(refused) = repeated(error) {
            return refused;
        }
        let mut names = names(error);
        let field = names.next().unwrap_or_default();
        let Some(kind) = kind(field) else {
            let message = format!("a question has no field ‘{}’", excerpt(field));
            return bad(field, message);
        };
        if let ("options", Some(option)) = (field, names.next()) {
            let message = "an option must be a number, true, false or a string";
            return bad(option, message);
        }
        let value = self.0.get(field).map_or("", |value| value.get());
        bad(
            field,
            format!("‘{field}’ is {kind}, not {}", excerpt(value)),
        )
    }

    /// The answer as one line: the fields of the question exactly as they were sent, and these.
    pub fn answered(mut self, answer: Map<String, Value>) -> String {
        for (name, value) in answer {
            self.0
                .insert(name, to_raw_value(&value).expect("it is JSON"));
        }
        let text = serde_json::to_string(&self.0).expect("it is JSON");
        // In JSON, these occur only between values, never inside a string.
        text.replace(['\n', '\r'], " ")
    }
}

fn not_an_object(error: &serde_json::Error) -> SenetError {
    let message = if error.is_data() {
        "a question must be a JSON object".into()
    } else {
        format!("this line is not JSON: {error}")
    };
    SenetError::new(ErrorKind::BadJson, message)
}

/// The path to the faulty value, as field names.
fn names<E>(error: &serde_path_to_error::Error<E>) -> impl DoubleEndedIterator<Item = &str> {
    error.path().iter().filter_map(|segment| match segment {
        Segment::Map { key } => Some(key.as_str()),
        _ => None,
    })
}

fn repeated(error: &serde_path_to_error::Error<serde_json::Error>) -> Option<SenetError> {
    let field = names(error).next_back()?;
    let message = || format!("the field ‘{}’ appears twice", excerpt(field));
    let repeated = error.inner().to_string().starts_with(REPEATED);
    repeated.then(|| bad(field, message()))
}

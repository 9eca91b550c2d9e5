//! The fields of a question. An error names any field that is repeated or has the wrong type.

use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};
use core::cell::RefCell;
use core::fmt;
use serde::Serialize;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

pub(super) fn bad(field: &str, message: impl Into<String>) -> SenetError {
    SenetError::new(ErrorKind::BadField, message).at(excerpt(field))
}

/// The fields for the sender's own use. They can hold any JSON and are not read.
pub(super) const OWN_FIELDS: [&str; 3] = ["id", "cite", "note"];

/// A question as it was sent: the text of every field.
pub(super) struct Sent<'a>(BTreeMap<String, &'a RawValue>);

/// A field of an answer.
#[derive(Serialize)]
#[serde(untagged)]
enum Field<'a> {
    Sent(&'a RawValue),
    Answer(&'a Value),
}

impl<'a> Sent<'a> {
    /// Parses a line as an object without repeated fields.
    pub fn from_line(line: &'a str) -> Result<Sent<'a>, SenetError> {
        let wrong = |error: serde_json::Error| {
            let message = if error.is_data() {
                "a question must be a JSON object".into()
            } else {
                format!("this line is not JSON: {error}")
            };
            SenetError::new(ErrorKind::BadJson, message)
        };
        parse(line, wrong, |once, json| {
            json.deserialize_map(OnceFields(once))
        })
        .map(Sent)
    }

    /// The values of the fields that are read, without repeated fields at any depth.
    pub fn values(&self) -> Result<Map<String, Value>, SenetError> {
        let value = |name: &String, text: &RawValue| {
            if OWN_FIELDS.contains(&name.as_str()) {
                return Ok(Value::Null);
            }
            let wrong = |error| bad(name, format!("‘{name}’ cannot be read: {error}"));
            parse(text.get(), wrong, |once, json| once.deserialize(json))
        };
        let fields = self.0.iter();
        fields
            .map(|(name, text)| Ok((name.clone(), value(name, text)?)))
            .collect()
    }

    /// The answer as one line: the fields of the question exactly as they were sent, and these.
    pub fn answered(&self, answer: &Map<String, Value>) -> String {
        let sent = self.0.iter();
        let sent = sent.map(|(name, text)| (name, Field::Sent(text)));
        let answer = answer.iter();
        let answer = answer.map(|(name, value)| (name, Field::Answer(value)));
        let fields: BTreeMap<&String, Field> = sent.chain(answer).collect();
        let text = serde_json::to_string(&fields).expect("it is JSON");
        // In JSON these stand between values only, never in a text.
        text.replace(['\n', '\r'], " ")
    }
}

/// Parses JSON. `wrong` makes the error, unless a field is repeated.
fn parse<'a, T>(
    text: &'a str,
    wrong: impl FnOnce(serde_json::Error) -> SenetError,
    read: impl FnOnce(
        Once,
        &mut serde_json::Deserializer<serde_json::de::StrRead<'a>>,
    ) -> serde_json::Result<T>,
) -> Result<T, SenetError> {
    let repeated = RefCell::new(None);
    let mut json = serde_json::Deserializer::from_str(text);
    let value = read(Once(&repeated), &mut json);
    let value = value.and_then(|value| json.end().map(|()| value));
    value.map_err(|error| match repeated.take() {
        Some(field) => {
            let message = format!("the field ‘{}’ appears twice", excerpt(&field));
            bad(&field, message)
        }
        None => wrong(error),
    })
}

/// Reads a value whose objects have no repeated fields, and notes the first field that is repeated.
#[derive(Clone, Copy)]
struct Once<'r>(&'r RefCell<Option<String>>);

impl Once<'_> {
    fn refuse<E: Error>(self, field: String) -> E {
        self.0.replace(Some(field));
        E::custom("a field appears twice")
    }
}

/// Reads an object with the text of each value.
struct OnceFields<'r>(Once<'r>);

impl<'de> Visitor<'de> for OnceFields<'_> {
    type Value = BTreeMap<String, &'de RawValue>;

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self::Value, A::Error> {
        let mut object = BTreeMap::new();
        while let Some(name) = fields.next_key::<String>()? {
            if object.contains_key(&name) {
                return Err(self.0.refuse(name));
            }
            object.insert(name, fields.next_value()?);
        }
        Ok(object)
    }
}

impl<'de> DeserializeSeed<'de> for Once<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once<'_> {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self)? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            if object.contains_key(&name) {
                return Err(self.refuse(name));
            }
            object.insert(name, fields.next_value_seed(self)?);
        }
        Ok(object.into())
    }
}

/// The fields of an object. A field with the value `null` counts as absent.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub &'a Map<String, Value>);

impl<'a> Fields<'a> {
    pub fn get(self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    pub fn has(self, name: &str) -> bool {
        self.get(name).is_some()
    }

    pub fn needed(self, name: &str) -> Result<&'a Value, SenetError> {
        let missing = || bad(name, format!("the field ‘{name}’ is missing"));
        self.get(name).ok_or_else(missing)
    }

    /// Rejects fields whose names are not listed.
    pub fn only(self, names: &[&str]) -> Result<(), SenetError> {
        match self.0.keys().find(|name| !names.contains(&name.as_str())) {
            None => Ok(()),
            Some(name) => {
                let message = format!("a question has no field ‘{}’", excerpt(name));
                Err(bad(name, message))
            }
        }
    }

    /// Rejects these fields, which have no meaning here.
    pub fn without(self, names: &[&str], why: &str) -> Result<(), SenetError> {
        match names.iter().find(|name| self.has(name)) {
            None => Ok(()),
            Some(name) => Err(bad(name, format!("‘{name}’ means nothing {why}"))),
        }
    }

    /// Reads a field with `read`, which returns `None` if the value is not of `kind`.
    pub fn read<T>(
        self,
        name: &str,
        kind: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, SenetError> {
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        let wrong = || {
            let value = value.to_string();
            bad(name, format!("‘{name}’ is {kind}, not {}", excerpt(&value)))
        };
        read(value).ok_or_else(wrong).map(Some)
    }

    pub fn text(self, name: &str) -> Result<Option<&'a str>, SenetError> {
        self.read(name, "a text", Value::as_str)
    }

    pub fn number(self, name: &str) -> Result<Option<u8>, SenetError> {
        self.read(name, "a number from 0 to 255", small)
    }

    /// Reads a value for each side; `absent` is the default for a missing side.
    pub fn by_side<T: Copy>(
        self,
        name: &str,
        kind: &str,
        absent: Option<T>,
        read: fn(&Value) -> Option<T>,
    ) -> Result<Option<[T; 2]>, SenetError> {
        self.read(name, kind, |value| {
            let sides = value.as_object()?;
            let known = sides.keys().all(|side| side == "W" || side == "B");
            let side = |side: &str| sides.get(side).map_or(absent, read);
            known.then_some([side("W")?, side("B")?])
        })
    }
}

/// Reads a number that fits in a byte.
pub(super) fn small(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| u8::try_from(number).ok())
}

/// Reads a list of numbers.
pub(super) fn numbers(value: &Value) -> Option<Vec<u8>> {
    value.as_array()?.iter().map(small).collect()
}

//! The fields of a question. An error names any field that is repeated or has the wrong type.

use crate::error::{ErrorKind, SenetError};
use core::fmt;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

pub(super) fn bad(field: &str, message: impl Into<String>) -> SenetError {
    SenetError::new(ErrorKind::BadField, message).at(field)
}

/// Parses a line as an object without repeated fields at any depth.
pub(super) fn object(line: &str) -> Result<Map<String, Value>, SenetError> {
    let read: Result<Once, serde_json::Error> = serde_json::from_str(line);
    match read.map(|Once(value)| value) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(SenetError::new(
            ErrorKind::BadJson,
            "a question must be a JSON object",
        )),
        Err(error) => {
            let message = error.to_string();
            let twice = message
                .strip_prefix(TWICE)
                .and_then(|rest| rest.split_once('’'));
            Err(match twice {
                Some((field, _)) => bad(field, format!("the field ‘{field}’ appears twice")),
                None => SenetError::new(
                    ErrorKind::BadJson,
                    format!("this line is not JSON: {message}"),
                ),
            })
        }
    }
}

const TWICE: &str = "twice ‘";

/// A value whose objects have no repeated fields.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Once, D::Error> {
        deserializer.deserialize_any(OnceVisitor).map(Once)
    }
}

struct OnceVisitor;

impl<'de> Visitor<'de> for OnceVisitor {
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
        while let Some(Once(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((name, Once(value))) = fields.next_entry::<String, Once>()? {
            if object.contains_key(&name) {
                return Err(A::Error::custom(format!("{TWICE}{name}’")));
            }
            object.insert(name, value);
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
            Some(name) => Err(bad(name, format!("a question has no field ‘{name}’"))),
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
        let wrong = || bad(name, format!("‘{name}’ is {kind}, not {value}"));
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

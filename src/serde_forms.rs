//! Serde for types whose serialized form is not that of their fields: text for what has a text form,
//! numbers for houses, lists for sets.

use crate::base::board::{House, HouseSet};
use crate::base::seed::Seed;
#[cfg(feature = "house-rules")]
use crate::base::sticks::{Device, LightValues};
use crate::base::sticks::{Randomizer, ThrowSet};
use crate::base::text::excerpt;
use crate::game::{Game, ThrowSource};
use crate::position::{Place, RuledPosition};
use crate::rules::{Line, Ruleset};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeStruct, Serializer};

/// Serializes types as the text that [`Display`](core::fmt::Display) writes and
/// [`FromStr`](core::str::FromStr) reads.
macro_rules! as_text {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(Error::custom)
            }
        }
    )+};
}

as_text!(Ruleset, Seed, ThrowSource);
#[cfg(feature = "fair-play")]
as_text!(crate::fair_play::commitment::Commitment);

/// A game is its record.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.record())
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        Game::from_record(&String::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// A position with its rules is the written form of the rules and the position's id.
impl Serialize for RuledPosition<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("RuledPosition", 2)?;
        fields.serialize_field("ruleset", self.ruleset().name())?;
        fields.serialize_field("position", &self.id())?;
        fields.end()
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<House, D::Error> {
        House::try_from(u8::deserialize(deserializer)?).map_err(Error::custom)
    }
}

impl Serialize for HouseSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HouseSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HouseSet, D::Error> {
        Ok(Vec::<House>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

impl Serialize for ThrowSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ThrowSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ThrowSet, D::Error> {
        ThrowSet::from_values(&Vec::<u8>::deserialize(deserializer)?)
            .ok_or_else(|| Error::custom("the value of a throw must be 1 to 6"))
    }
}

/// The form of a [`Randomizer`]: `{"four": {"zero": 5}}`, `"die"`, or all its parts.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
enum RandomizerForm {
    Four {
        zero: u8,
    },
    Die,
    #[cfg(feature = "house-rules")]
    Other {
        device: Device,
        zero: u8,
        values: Option<Vec<u8>>,
        rethrow: ThrowSet,
    },
}

impl Serialize for Randomizer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sticks = *self;
        let zero = sticks.blank_value;
        let form = if sticks == Randomizer::DIE {
            RandomizerForm::Die
        } else {
            RandomizerForm::Four { zero }
        };
        #[cfg(feature = "house-rules")]
        let form = if [Randomizer::DIE, Randomizer::four_sticks(zero)].contains(&sticks) {
            form
        } else {
            RandomizerForm::Other {
                device: sticks.device,
                zero,
                values: sticks.light_values.map(|values| values.iter().collect()),
                rethrow: sticks.rethrow,
            }
        };
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Randomizer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Randomizer, D::Error> {
        let sticks = |blank: u8| {
            Randomizer::sticks(blank).ok_or_else(|| {
                let message =
                    format!("{blank} is not the value of no light side: 0, 4, 5 or 6 are");
                Error::custom(message)
            })
        };
        match RandomizerForm::deserialize(deserializer)? {
            RandomizerForm::Die => Ok(Randomizer::DIE),
            RandomizerForm::Four { zero } => sticks(zero),
            #[cfg(feature = "house-rules")]
            RandomizerForm::Other {
                device,
                zero,
                values,
                rethrow,
            } => {
                let light_values = values.map(|values| {
                    LightValues::new(&values)
                        .ok_or_else(|| Error::custom("these are not the values of light sides"))
                });
                Ok(Randomizer {
                    device,
                    light_values: light_values.transpose()?,
                    rethrow,
                    ..sticks(zero)?
                })
            }
        }
    }
}

/// The form of a [`Line`]: a flag, or the number of pieces.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
enum LineForm {
    Flag(bool),
    Pieces(u8),
}

impl<const ON: u8> Serialize for Line<ON> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = match self.pieces() {
            None => LineForm::Flag(false),
            Some(pieces) if pieces == ON => LineForm::Flag(true),
            Some(pieces) => LineForm::Pieces(pieces),
        };
        form.serialize(serializer)
    }
}

impl<'de, const ON: u8> Deserialize<'de> for Line<ON> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line<ON>, D::Error> {
        match LineForm::deserialize(deserializer)? {
            LineForm::Flag(true) => Ok(Line::ON),
            LineForm::Flag(false) => Ok(Line::OFF),
            LineForm::Pieces(pieces) => Line::new(pieces)
                .ok_or_else(|| Error::custom("rows of 2 or 3 pieces, or 0, can have an effect")),
        }
    }
}

/// The form of a [`Place`]: a number, or a word.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum PlaceForm {
    House(House),
    Word(String),
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        match PlaceForm::deserialize(deserializer)? {
            PlaceForm::House(house) => Ok(Place::House(house)),
            PlaceForm::Word(word) => match word.as_str() {
                "hand" => Ok(Place::Hand),
                "off" => Ok(Place::Off),
                "taken" => Ok(Place::Taken),
                _ => Err(Error::custom(format!(
                    "‘{}’ is not a place",
                    excerpt(&word)
                ))),
            },
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Place::House(house) => house.serialize(serializer),
            Place::Hand => serializer.serialize_str("hand"),
            Place::Off => serializer.serialize_str("off"),
            Place::Taken => serializer.serialize_str("taken"),
        }
    }
}

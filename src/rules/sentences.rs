//! The rules as plain sentences, one per rule, derived from the data alone.
//!
//! Each sentence has an id, which selects its translation on the page and its proofs in the tests,
//! and names the [parameters](super::parameters) it covers. A sentence about one value of one
//! parameter is called `rule-<parameter>-<value>`; a sentence with a number or a list is called
//! `rule-<parameter>`.

mod templates;

use super::Rules;
use super::ruleset::Tables;
use crate::base::board::{House, HouseSet};
use crate::base::sticks::ThrowSet;
use templates::TEMPLATES;

/// The headings of the rules, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Section {
    /// The aim, and how the game begins.
    Aim,
    /// Sticks, throws and turns.
    Throwing,
    /// How pieces move, hit and protect each other.
    Moving,
    /// Houses with a rule of their own.
    Houses,
    /// How pieces leave the board.
    Leaving,
    /// How the game ends.
    Winning,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(
    feature = "web",
    derive(tsify::Tsify),
    tsify(type = "number | number[]")
)]
pub enum Arg {
    /// A house, or a count.
    Number(u8),
    /// Houses or throws, ascending; each language formats the list in its own way.
    List(Vec<u8>),
}

/// The arguments of a sentence, by name. `houses` always comes with `count`, the number of houses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "web",
    derive(tsify::Tsify),
    tsify(type = "Record<string, Arg>")
)]
pub struct Args(Vec<(&'static str, Arg)>);

#[cfg(feature = "serde")]
impl serde::Serialize for Args {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl Args {
    /// The names and values of the arguments.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.0.iter().map(|(name, gap)| (*name, gap))
    }

    fn number(mut self, name: &'static str, number: u8) -> Args {
        self.0.push((name, Arg::Number(number)));
        self
    }

    fn list(mut self, name: &'static str, numbers: impl Iterator<Item = u8>) -> Args {
        self.0.push((name, Arg::List(numbers.collect())));
        self
    }

    fn houses(self, houses: HouseSet) -> Args {
        self.list("houses", houses.iter().map(House::number))
            .number("count", houses.len())
    }

    fn throws(self, throws: ThrowSet) -> Args {
        self.list("throws", throws.iter())
    }
}

/// One rule, ready to be translated.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(hashmap_as_object))]
pub struct Sentence {
    /// The heading that the rule belongs under.
    pub section: Section,
    /// The id of the sentence, e.g. `rule-hit-swap`.
    pub id: &'static str,
    /// The arguments of the sentence.
    pub args: Args,
    /// The parameters of the rules that the sentence covers.
    pub about: &'static [&'static str],
}

/// A sentence and the condition under which it applies.
struct Template {
    section: Section,
    id: &'static str,
    about: &'static [&'static str],
    /// The arguments of each occurrence of the sentence for these rules; empty if it does not apply.
    said: fn(&Facts) -> Vec<Args>,
}

/// The rules, with derived data for the templates.
struct Facts<'a> {
    rules: &'a Rules,
    tables: Tables,
    /// The same rules without individual exits.
    without_exits: Tables,
}

impl Facts<'_> {
    /// The throws that bear off from this house.
    fn leaves_with(&self, house: House) -> ThrowSet {
        self.tables.bears_off_with(self.rules, house)
    }

    /// The possible throws outside this set.
    fn other_throws(&self, throws: ThrowSet) -> ThrowSet {
        let thrown = self.rules.sticks.values();
        thrown.filter(|throw| !throws.contains(throw))
    }
}

/// The rules as sentences, in reading order.
///
/// ```
/// use senet::Ruleset;
/// use senet::rules::sentences::sentences;
///
/// let ids = |name| -> Result<Vec<&str>, senet::SenetError> {
///     let rules = Ruleset::parse(name)?.rules().clone();
///     Ok(sentences(&rules).iter().map(|sentence| sentence.id).collect())
/// };
/// assert!(ids("kendall-masters")?.contains(&"rule-blockade-off"));
/// assert!(ids("kendall-masters[blockade]")?.contains(&"rule-blockade-on"));
/// # Ok::<(), senet::SenetError>(())
/// ```
#[must_use]
pub fn sentences(rules: &Rules) -> Vec<Sentence> {
    let without_exits = Rules {
        exits: Vec::new(),
        ..rules.clone()
    };
    let facts = Facts {
        rules,
        tables: Tables::new(rules),
        without_exits: Tables::new(&without_exits),
    };
    let mut sentences = Vec::new();
    for template in TEMPLATES {
        sentences.extend((template.said)(&facts).into_iter().map(|args| Sentence {
            section: template.section,
            id: template.id,
            args,
            about: template.about,
        }));
    }
    sentences
}

/// The ids of all sentences, with the parameters they cover.
pub fn ids() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    TEMPLATES
        .iter()
        .map(|template| (template.id, template.about))
}

/// Values, in written form, that mean the absence of a rule and have no sentence.
pub static SILENT_VALUES: &[(&str, &str)] = &[
    ("start_house", "1"),
    ("starting_throw", "off"),
    ("start_lock", "off"),
    ("entry", "none"),
    ("entry_throws", "1-6"),
    ("entry_at", "1"),
    ("again_on", "none"),
    ("ends_turn", "none"),
    ("values", "count"),
    ("rethrow", "none"),
    ("lost", "none"),
    ("stop", "0"),
    ("stop_over", "lost"),
    ("corners", "on"),
    ("trap", "off"),
    ("unprotected", "none"),
    ("water_suspends_pairs", "off"),
    ("safe", "none"),
    ("safe_while_water", "none"),
    ("hit_to_water", "none"),
    ("backward_from", "0"),
    ("water_house", "0"),
    ("return_house", "0"),
    ("return_full", "below"),
    ("rescued_moves_first", "off"),
    ("fixed", "none"),
    ("stuck_to_water", "none"),
    ("last_chance", "none"),
    ("exits", "none"),
    ("clear_first", "none"),
    ("vacate", "none"),
    ("score", "off"),
];

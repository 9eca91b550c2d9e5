//! The rules said in plain sentences, one a rule, from the data alone.
//!
//! Each sentence has an id, by which the page's languages word it and the tests prove it, and
//! names the [dimensions](super::dimensions) it speaks for. A sentence that says one value of one
//! dimension is called `rule-<dimension>-<value>`; one with a number or a list in it,
//! `rule-<dimension>`.

mod templates;

use super::Rules;
use super::tables::Tables;
use crate::board::{House, HouseSet};
use crate::sticks::Values;
use serde::{Serialize, Serializer};
use templates::TEMPLATES;

/// The headings under which rules are read, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Section {
    /// What is wanted, and how the game begins.
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

/// What fills a gap in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(
    feature = "web",
    derive(tsify::Tsify),
    tsify(type = "number | number[]")
)]
pub enum Gap {
    /// A house, or how many there are of something.
    Number(u8),
    /// Houses or throws, ascending: a language joins them in its own way.
    List(Vec<u8>),
}

/// The gaps of a sentence, by name. `houses` comes with `count`, how many they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "web",
    derive(tsify::Tsify),
    tsify(type = "Record<string, Gap>")
)]
pub struct Gaps(Vec<(&'static str, Gap)>);

impl Serialize for Gaps {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl Gaps {
    /// The gaps with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Gap)> {
        self.0.iter().map(|(name, gap)| (*name, gap))
    }

    fn number(mut self, name: &'static str, number: u8) -> Gaps {
        self.0.push((name, Gap::Number(number)));
        self
    }

    fn list(mut self, name: &'static str, numbers: impl Iterator<Item = u8>) -> Gaps {
        self.0.push((name, Gap::List(numbers.collect())));
        self
    }

    fn houses(self, houses: HouseSet) -> Gaps {
        self.list("houses", houses.iter().map(House::number))
            .number("count", houses.len())
    }

    fn throws(self, throws: Values) -> Gaps {
        self.list("throws", throws.iter())
    }
}

/// One rule, to be put into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(hashmap_as_object))]
pub struct Sentence {
    /// The heading it stands under.
    pub section: Section,
    /// Its id, e.g. `rule-hit-swap`.
    pub id: &'static str,
    /// What fills its gaps.
    pub args: Gaps,
    /// The dimensions of the rules it speaks for.
    pub about: &'static [&'static str],
}

/// A sentence and when it is said.
struct Template {
    section: Section,
    id: &'static str,
    about: &'static [&'static str],
    /// The gaps of each time it is said of these rules; not said at all when empty.
    said: fn(&Facts) -> Vec<Gaps>,
}

/// Rules as the templates see them.
struct Facts<'a> {
    rules: &'a Rules,
    tables: Tables,
    /// The same without the exits of single houses.
    without_exits: Tables,
}

impl Facts<'_> {
    /// The throws that bear off from a house.
    fn leaves_with(&self, house: House) -> Values {
        self.tables.bears_off_with(self.rules, house)
    }

    /// The throws that are not among these.
    fn other_throws(&self, throws: Values) -> Values {
        let other = |throw: &u8| !throws.has(*throw);
        self.rules.sticks.values().iter().filter(other).collect()
    }
}

/// The rules in sentences, in the order in which they are read.
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

/// The ids of all sentences there are, with the dimensions they speak for.
pub fn ids() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    TEMPLATES
        .iter()
        .map(|template| (template.id, template.about))
}

/// Values that are the absence of a rule, as written: there is nothing to say.
pub static NOTHING_TO_SAY: [(&str, &str); 22] = [
    ("start_house", "1"),
    ("starting_throw", "off"),
    ("start_lock", "off"),
    ("entry", "none"),
    ("again_on", "none"),
    ("stop", "0"),
    ("trap", "off"),
    ("unprotected", "none"),
    ("water_suspends_pairs", "off"),
    ("safe", "none"),
    ("safe_while_water", "none"),
    ("hit_to_water", "none"),
    ("backward_from", "0"),
    ("water_house", "0"),
    ("return_house", "0"),
    ("rescued_moves_first", "off"),
    ("fixed", "none"),
    ("stuck_to_water", "none"),
    ("exits", "none"),
    ("clear_first", "none"),
    ("vacate", "none"),
    ("score", "off"),
];

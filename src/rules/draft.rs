//! Rules under construction: every point with its alternatives, the contradictions that each
//! alternative would cause, and the changes that would resolve those already present.
//!
//! Each alternative carries the value it sets, in written form, so an editor only has to display the
//! alternatives and pass the chosen value to [`Draft::change`].

use super::evidence::{Evidence, MarkedSentence, evidence_of, marked_sentences};
use super::ineffective::ineffective_because;
use super::parameters::{COUNT, Group, Kind, PARAMETERS, Parameter, SpecValue, parameter};
use super::validate::contradictions;
use super::{CatalogueEntry, Contradiction, Exit, Rules, spec};
use crate::base::board::{House, HouseSet};
use crate::base::sticks::{LightValues, Randomizer, ThrowSet};
use crate::base::text::excerpt;
use crate::error::{ErrorKind, SenetError};

/// Rules being edited; they may contradict themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Draft {
    /// The rules in their canonical written form.
    pub ruleset: String,
    /// The id of the catalogue's ruleset that they are based on.
    pub base: &'static str,
    /// Every point on which rules differ.
    pub points: Vec<Point>,
    /// Every contradiction. The rules are playable if it is empty.
    pub clashes: Vec<Conflict>,
}

/// One point of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Point {
    /// The parameter's name.
    pub name: &'static str,
    /// The topic of the point.
    pub group: Group,
    /// The type of the value.
    pub kind: Kind,
    /// The current value, in written form.
    pub value: String,
    /// The value in the base ruleset, in written form.
    pub base: String,
    /// What the value rests on; a value that differs from the base is a modern choice. `None` if the
    /// rules have no sentence about this point.
    pub evidence: Option<Evidence>,
    /// The point that makes this one ineffective, whatever its value.
    pub idle: Option<&'static str>,
    /// The alternatives: words or numbers, or houses and throws to add or remove.
    pub choices: Vec<Alternative>,
    /// The houses with an exit of their own.
    pub exits: Vec<ExitRow>,
    /// For each number of light sides, from none on, the values to choose from.
    pub light_values: Vec<Vec<Alternative>>,
}

/// An alternative for a point of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Alternative {
    /// The word, the house or the throw.
    pub name: String,
    /// Whether it is the point's value, or part of it.
    pub chosen: bool,
    /// The value of the point after choosing this; for a set, after adding or removing it.
    pub value: String,
    /// The contradiction that this value would cause, if any.
    pub refused: Option<Refusal>,
}

/// Why a value is impossible in combination with the others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Refusal {
    /// The name of the contradiction.
    pub code: &'static str,
    /// The points that would disagree.
    pub points: Vec<&'static str>,
}

/// A house with an exit of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct ExitRow {
    /// The house.
    pub house: u8,
    /// The throws that bear off from it.
    pub throws: Vec<Alternative>,
    /// Whether any throw bears off while the first row is empty.
    pub if_row_empty: Alternative,
}

/// Points of the rules that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Conflict {
    /// The name of the contradiction.
    pub code: &'static str,
    /// The points that disagree.
    pub points: Vec<&'static str>,
    /// Changes of a single point that resolve this contradiction without causing another.
    pub fixes: Vec<Resolution>,
}

/// A change of one point that resolves a contradiction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Resolution {
    /// The point.
    pub point: &'static str,
    /// The new value, in written form.
    pub value: String,
}

impl Draft {
    /// Parses a written form into a draft; the rules may contradict themselves.
    ///
    /// # Errors
    /// Returns an error if the text is not a written form, for example if it names an unknown
    /// ruleset, parameter or value.
    pub fn new(ruleset: &str) -> Result<Draft, SenetError> {
        let (entry, ruleset, rules) = read(ruleset)?;
        let base = (entry.rules)();
        let found = contradictions(&rules);
        // Rules that contradict themselves have no tables and therefore no sentences.
        let marked = if found.is_empty() {
            marked_sentences(entry, &rules)
        } else {
            Vec::new()
        };
        Ok(Draft {
            ruleset,
            base: entry.id,
            points: PARAMETERS
                .iter()
                .map(|parameter| point(parameter, &rules, &base, &marked))
                .collect(),
            clashes: found
                .iter()
                .map(|conflict| Conflict {
                    code: conflict.code,
                    points: conflict.points.clone(),
                    fixes: resolutions(conflict, &found, &rules, &base),
                })
                .collect(),
        })
    }

    /// Changes one point of the rules and returns the new draft.
    ///
    /// # Errors
    /// Same as [`Draft::new`]. Also returns an error if the point or the value does not exist.
    pub fn change(ruleset: &str, point: &str, value: &str) -> Result<Draft, SenetError> {
        let (entry, _, mut rules) = read(ruleset)?;
        let unknown = || {
            SenetError::new(
                ErrorKind::UnknownOption,
                format!("rules have no option ‘{}’", excerpt(point)),
            )
        };
        let parameter = parameter(point).ok_or_else(|| unknown().at(excerpt(point)))?;
        parameter.set(&mut rules, value)?;
        Draft::new(&spec::write(entry, &rules))
    }
}

fn read(ruleset: &str) -> Result<(&'static CatalogueEntry, String, Rules), SenetError> {
    let (entry, mut rules) = spec::parse(ruleset)?;
    rules.simplify_throws();
    Ok((entry, spec::write(entry, &rules), rules))
}

fn point(
    parameter: &'static Parameter,
    rules: &Rules,
    base: &Rules,
    marked: &[MarkedSentence],
) -> Point {
    let editing = Editing { parameter, rules };
    Point {
        name: parameter.name,
        group: parameter.group,
        kind: parameter.kind,
        value: parameter.get(rules),
        base: parameter.get(base),
        evidence: evidence_of(marked, parameter.name),
        idle: ineffective_because(parameter.name, rules),
        choices: editing.choices(),
        exits: editing.exit_rows(),
        light_values: editing.light_values(),
    }
}

/// One parameter being edited while the others stay unchanged.
struct Editing<'a> {
    parameter: &'static Parameter,
    rules: &'a Rules,
}

impl Editing<'_> {
    fn with(&self, value: &str) -> Rules {
        let mut rules = self.rules.clone();
        // The value comes from the parameter's own output, so it always parses.
        let _ = self.parameter.set(&mut rules, value);
        rules
    }

    fn choice(&self, name: impl ToString, chosen: bool, value: String) -> Alternative {
        let clashes = contradictions(&self.with(&value));
        let refused = clashes
            .into_iter()
            .find(|conflict| conflict.involves(self.parameter.name))
            .map(|conflict| Refusal {
                code: conflict.code,
                points: conflict.points,
            });
        Alternative {
            name: name.to_string(),
            chosen,
            value,
            refused,
        }
    }

    fn choices(&self) -> Vec<Alternative> {
        let value = self.parameter.get(self.rules);
        match self.parameter.kind {
            Kind::Flag | Kind::Words | Kind::Number => {
                let words = self.parameter.words(self.rules).into_iter();
                words
                    .map(|word| self.choice(&word, word == value, word.clone()))
                    .collect()
            }
            Kind::House => (0..=self.highest_house(value.parse().unwrap_or(0)))
                .map(|house| house.to_string())
                .map(|house| self.choice(&house, house == value, house.clone()))
                .collect(),
            Kind::Houses => self.house_toggles(&value),
            Kind::Throws => self.throw_toggles(&value),
            Kind::Exits => self.exit_toggles(),
            Kind::LightValues => Vec::new(),
        }
    }

    /// The last house of the board, or the highest one that the value names beyond it.
    fn highest_house(&self, named: u8) -> u8 {
        self.rules.houses.clamp(30, House::MAX).max(named)
    }

    fn house_toggles(&self, value: &str) -> Vec<Alternative> {
        let mut set = HouseSet::EMPTY;
        set.read(value);
        let highest = self.highest_house(set.last().map_or(0, House::number));
        let houses = (1..=highest).map(House::new_unchecked);
        houses
            .map(|house| {
                let one = HouseSet::from_house(house);
                let chosen = set.contains(house);
                let toggled = if chosen { set & !one } else { set | one };
                self.choice(house.number(), chosen, toggled.write())
            })
            .collect()
    }

    /// A toggle for each throw that the sticks can make, and for impossible ones that the value names.
    fn throw_toggles(&self, value: &str) -> Vec<Alternative> {
        let mut set = ThrowSet::EMPTY;
        set.read(value);
        // Throws that are made again can be chosen to count.
        let every = Randomizer {
            rethrow: ThrowSet::EMPTY,
            ..self.rules.sticks
        };
        let thrown = every.values();
        let offered = (1..=6).filter(|&throw| thrown.contains(throw) || set.contains(throw));
        offered
            .map(|throw| {
                let toggled = toggled(set, throw);
                self.choice(throw, set.contains(throw), toggled.write())
            })
            .collect()
    }

    /// The values of each number of light sides.
    fn light_values(&self) -> Vec<Vec<Alternative>> {
        let sticks = self.rules.sticks;
        if self.parameter.kind != Kind::LightValues || sticks.device.is_die() {
            return Vec::new();
        }
        let light_sides = 0..=sticks.device.sticks();
        let present: Vec<u8> = light_sides
            .map(|light| sticks.throw_with_faces((1 << light) - 1).value)
            .collect();
        let choices = |light: usize| {
            let choice = |value: u8| {
                let mut values = present.clone();
                values[light] = value;
                self.choice(
                    value,
                    present[light] == value,
                    LightValues::new(&values).write(),
                )
            };
            (0..=6).map(choice).collect()
        };
        (0..present.len()).map(choices).collect()
    }

    fn exit_choice(&self, name: impl ToString, chosen: bool, mut exits: Vec<Exit>) -> Alternative {
        exits.sort_by_key(|exit| exit.house);
        self.choice(name, chosen, exits.write())
    }

    fn exit_toggles(&self) -> Vec<Alternative> {
        let exits = &self.rules.exits;
        let named = exits.iter().map(|exit| exit.house).max().unwrap_or(0);
        (1..=self.highest_house(named))
            .map(|house| {
                let mut toggled = exits.clone();
                toggled.retain(|exit| exit.house != house);
                let chosen = toggled.len() < exits.len();
                if !chosen {
                    toggled.push(Exit {
                        house,
                        with: ThrowSet::ALL,
                        any_if_first_row_empty: false,
                    });
                }
                self.exit_choice(house, chosen, toggled)
            })
            .collect()
    }

    fn exit_rows(&self) -> Vec<ExitRow> {
        if self.parameter.kind != Kind::Exits {
            return Vec::new();
        }
        let with = |index: usize, exit: Exit| {
            let mut exits = self.rules.exits.clone();
            exits[index] = exit;
            exits
        };
        let thrown = self.rules.playable();
        let rows = self.rules.exits.iter().copied().enumerate();
        rows.map(|(index, exit)| {
            let possible = exit.with.filter(|throw| thrown.contains(throw));
            let throws = thrown.iter().map(|throw| {
                let with_toggled = Exit {
                    with: all_if_every(toggled(possible, throw), thrown),
                    ..exit
                };
                self.exit_choice(throw, exit.with.contains(throw), with(index, with_toggled))
            });
            let starred = Exit {
                any_if_first_row_empty: !exit.any_if_first_row_empty,
                ..exit
            };
            ExitRow {
                house: exit.house,
                throws: throws.collect(),
                if_row_empty: self.exit_choice(
                    "*",
                    exit.any_if_first_row_empty,
                    with(index, starred),
                ),
            }
        })
        .collect()
    }
}

fn toggled(set: ThrowSet, throw: u8) -> ThrowSet {
    ThrowSet::ALL.filter(|other| set.contains(other) != (other == throw))
}

/// Abbreviates a set of all possible throws to "any throw".
fn all_if_every(with: ThrowSet, thrown: ThrowSet) -> ThrowSet {
    if thrown.iter().all(|throw| with.contains(throw)) {
        ThrowSet::ALL
    } else {
        with
    }
}

/// For each point of a contradiction, the change that resolves it, if there is one.
fn resolutions(
    conflict: &Contradiction,
    found: &[Contradiction],
    rules: &Rules,
    base: &Rules,
) -> Vec<Resolution> {
    let points = conflict.points.iter().filter_map(|name| parameter(name));
    points
        .filter_map(|parameter| {
            let editing = Editing { parameter, rules };
            let resolves = |value: &String| {
                let left = contradictions(&editing.with(value));
                !left.contains(conflict) && left.iter().all(|other| found.contains(other))
            };
            let value = candidates(&editing, base).into_iter().find(resolves)?;
            Some(Resolution {
                point: parameter.name,
                value,
            })
        })
        .collect()
}

/// Values that could resolve a contradiction, the most likely first: the base value, none, the part of
/// the value that is possible, and its nearest neighbours.
fn candidates(editing: &Editing, base: &Rules) -> Vec<String> {
    let Editing { parameter, rules } = editing;
    let mut candidates = vec![parameter.get(base)];
    match parameter.kind {
        Kind::Houses => {
            let mut set = HouseSet::EMPTY;
            set.read(&parameter.get(rules));
            candidates.push((set & HouseSet::range(1, rules.houses.min(House::MAX))).write());
            candidates.extend(editing.choices().into_iter().map(|choice| choice.value));
            candidates.push(HouseSet::EMPTY.write());
        }
        Kind::Exits => {
            let mut on_board = rules.exits.clone();
            on_board.retain(|exit| (1..=rules.houses).contains(&exit.house));
            candidates.push(on_board.write());
            candidates.extend(editing.choices().into_iter().map(|choice| choice.value));
            candidates.push(Vec::<Exit>::new().write());
        }
        Kind::Throws => {
            candidates.extend(editing.choices().into_iter().map(|choice| choice.value));
            candidates.push(ThrowSet::EMPTY.write());
        }
        Kind::House => {
            candidates.push("0".into());
            candidates.extend(nearest(editing));
        }
        Kind::Number => candidates.extend(nearest(editing)),
        Kind::LightValues => {
            candidates.push(COUNT.into());
            let rows = editing.light_values().into_iter().flatten();
            candidates.extend(rows.map(|choice| choice.value));
        }
        Kind::Flag | Kind::Words => candidates.extend(parameter.words(rules)),
    }
    candidates
}

/// The numbers to choose from, ordered by distance from the current value.
fn nearest(editing: &Editing) -> Vec<String> {
    let number = |text: &str| text.parse::<u8>().unwrap_or(0);
    let present = number(&editing.parameter.get(editing.rules));
    let mut values: Vec<String> = editing
        .choices()
        .into_iter()
        .map(|choice| choice.value)
        .collect();
    values.sort_by_key(|value| number(value).abs_diff(present));
    values
}

//! House rules: every parameter of [`Rules`] with its name and the syntax of its value.
//!
//! A flag is `on` or `off`; a set of houses or throws is `15.26-29` or `none`; exits are
//! `26:5/28:3/30:any`, with `*` for "any throw while the first row is empty".

use super::{
    Backward, BearOff, End, Entry, Exit, Hit, Line, Opening, ReturnFull, Rules, Start, StopOver,
    Turn, Water,
};
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::base::sticks::{Device, LightValues, Randomizer, ThrowSet};
use crate::base::text::{excerpt, number};
use crate::error::{ErrorKind, SenetError};

/// The topic of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Group {
    /// Board, pieces, start and opening.
    Game,
    /// Sticks, throws and turns.
    Throwing,
    /// How pieces move.
    Moving,
    /// Hits and protection.
    Meeting,
    /// Houses with a rule of their own.
    Houses,
    /// Bearing off, the end and the score.
    Leaving,
}

/// The type of a parameter's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Kind {
    /// `on` or `off`.
    Flag,
    /// One of several words.
    Words,
    /// One of several numbers.
    Number,
    /// A house, or 0 for none.
    House,
    /// A set of houses.
    Houses,
    /// A set of throws.
    Throws,
    /// Houses with the throws that bear off from them.
    Exits,
    /// What each number of light sides counts.
    LightValues,
}

/// One point on which rules differ: its name, and how to read and write its value.
pub struct Parameter {
    /// The name in the written form.
    pub name: &'static str,
    /// The topic of the parameter.
    pub group: Group,
    /// The type of the value.
    pub kind: Kind,
    /// The values allowed after the `=`, described for people.
    pub allowed: &'static str,
    /// For a parameter added later: the values, in written form, with which rules play as they did before
    /// it existed.
    #[cfg_attr(not(any(feature = "lab", feature = "layers")), expect(dead_code))]
    before: &'static [&'static str],
    numbers: &'static [u8],
    value: fn(&mut Rules) -> &mut dyn SpecValue,
}

impl Parameter {
    /// The possible words or numbers; empty for sets of houses, throws and exits.
    #[must_use]
    pub fn words(&self, rules: &Rules) -> Vec<String> {
        let numbers = self.numbers.iter().map(u8::to_string);
        let words = (self.value)(&mut rules.clone()).words();
        numbers.chain(words.into_iter().map(String::from)).collect()
    }

    /// The value in these rules, in written form.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> String {
        (self.value)(&mut rules.clone()).write()
    }

    /// Whether complete lists of values name this parameter: one that was added later only if its value
    /// changes the game, so that files and checksums of earlier versions stay valid.
    #[cfg(any(feature = "lab", feature = "layers"))]
    pub(crate) fn is_listed(&self, rules: &Rules) -> bool {
        !self.before.contains(&&*self.get(rules))
    }

    /// Sets the value from its written form. The rules are unchanged on error.
    ///
    /// # Errors
    /// Returns an error if the value is not one of those [`allowed`](Parameter::allowed).
    pub fn set(&self, rules: &mut Rules, value: &str) -> Result<(), SenetError> {
        (self.value)(rules).read(value).ok_or_else(|| {
            let message = format!(
                "‘{}’ is not a value of {}: use {}",
                excerpt(value),
                self.name,
                self.allowed
            );
            SenetError::new(ErrorKind::BadOption, message).at(self.name)
        })
    }
}

/// A type whose values have a written form.
pub(super) trait SpecValue {
    fn write(&self) -> String;
    /// All values, if each of them has a word.
    fn words(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// Parses the text into `self`. Returns `None`, with `self` unchanged, if the text is invalid.
    fn read(&mut self, text: &str) -> Option<()>;
}

impl SpecValue for u8 {
    fn write(&self) -> String {
        self.to_string()
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = house_number(text)?;
        Some(())
    }
}

/// Parses a number from 0 to the last house: every number in a written form counts houses, pieces or
/// throws.
fn house_number(text: &str) -> Option<u8> {
    number(text).filter(|&number| number <= House::MAX)
}

fn write_runs(numbers: impl Iterator<Item = u8>) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    if runs.is_empty() {
        return "none".into();
    }
    let runs: Vec<String> = runs
        .iter()
        .map(|(first, last)| match last - first {
            0 => first.to_string(),
            1 => format!("{first}.{last}"),
            _ => format!("{first}-{last}"),
        })
        .collect();
    runs.join(".")
}

fn read_runs(text: &str, highest: u8) -> Option<Vec<u8>> {
    let mut numbers = Vec::new();
    if text == "none" {
        return Some(numbers);
    }
    for run in text.split('.') {
        let (first, last) = run.split_once('-').unwrap_or((run, run));
        let (first, last): (u8, u8) = (number(first)?, number(last)?);
        if first == 0 || first > last || last > highest {
            return None;
        }
        numbers.extend(first..=last);
    }
    Some(numbers)
}

impl SpecValue for HouseSet {
    fn write(&self) -> String {
        write_runs(self.iter().map(House::number))
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = read_runs(text, House::MAX)?
            .into_iter()
            .map(House::new_unchecked)
            .collect();
        Some(())
    }
}

fn read_values(text: &str) -> Option<ThrowSet> {
    ThrowSet::from_values(&read_runs(text, 6)?)
}

impl SpecValue for ThrowSet {
    fn write(&self) -> String {
        write_runs(self.iter())
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = read_values(text)?;
        Some(())
    }
}

impl SpecValue for Vec<Exit> {
    fn write(&self) -> String {
        let exits: Vec<String> = self
            .iter()
            .map(|exit| {
                let with = if exit.with == ThrowSet::ALL {
                    "any".into()
                } else {
                    exit.with.write()
                };
                let star = if exit.any_if_first_row_empty { "*" } else { "" };
                format!("{}:{with}{star}", exit.house)
            })
            .collect();
        if exits.is_empty() {
            "none".into()
        } else {
            exits.join("/")
        }
    }
    fn read(&mut self, text: &str) -> Option<()> {
        let mut exits: Vec<Exit> = Vec::new();
        for exit in text.split('/').filter(|_| text != "none") {
            let (house, with) = exit.split_once(':')?;
            let house = house_number(house)?;
            let (with, any_if_first_row_empty) = match with.strip_suffix('*') {
                Some(with) => (with, true),
                None => (with, false),
            };
            let with = if with == "any" {
                ThrowSet::ALL
            } else {
                read_values(with)?
            };
            if exits.iter().any(|exit| exit.house == house) {
                return None;
            }
            exits.push(Exit {
                house,
                with,
                any_if_first_row_empty,
            });
        }
        *self = exits;
        Some(())
    }
}

/// The word for a four-sided die among the values of no light side.
const DIE: &str = "die";

/// The value of no light side, or the four-sided die, which has none.
impl SpecValue for Randomizer {
    fn write(&self) -> String {
        match self.device {
            Device::FourSidedDie => DIE.into(),
            _ => self.blank_value.to_string(),
        }
    }
    fn words(&self) -> Vec<&'static str> {
        vec!["0", "4", "5", "6", DIE]
    }
    fn read(&mut self, text: &str) -> Option<()> {
        if text == DIE {
            if self.device != Device::SixSidedDie {
                (self.device, self.blank_value) =
                    (Device::FourSidedDie, Randomizer::DIE.blank_value);
            }
            return Some(());
        }
        self.blank_value = Randomizer::sticks(number(text)?)?.blank_value;
        if self.device == Device::FourSidedDie {
            self.device = Device::FourSticks;
        }
        Some(())
    }
}

/// The written form of values that are the numbers of light sides themselves.
pub(super) const COUNT: &str = "count";

impl SpecValue for Option<LightValues> {
    fn write(&self) -> String {
        let Some(values) = self else {
            return COUNT.into();
        };
        let values: Vec<String> = values.iter().map(|value| value.to_string()).collect();
        values.join(".")
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = match text {
            COUNT => None,
            _ => {
                let values: Option<Vec<u8>> = text.split('.').map(number).collect();
                Some(LightValues::new(&values?)?)
            }
        };
        Some(())
    }
}

/// The number of pieces in a row; the usual one is `on`.
impl<const ON: u8> SpecValue for Line<ON> {
    fn write(&self) -> String {
        match self.pieces() {
            None => "off".into(),
            Some(pieces) if pieces == ON => "on".into(),
            Some(pieces) => pieces.to_string(),
        }
    }
    fn words(&self) -> Vec<&'static str> {
        vec!["on", if ON == 2 { "3" } else { "2" }, "off"]
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = match text {
            "on" => Line::ON,
            "off" => Line::OFF,
            _ => Line::new(number(text)?)?,
        };
        Some(())
    }
}

/// A type with one word for each of its values.
trait Keyword: Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];
}

impl<T: Keyword> SpecValue for T {
    fn write(&self) -> String {
        let known = T::WORDS.iter().find(|(_, value)| value == self);
        known.map_or("", |(word, _)| word).into()
    }
    fn words(&self) -> Vec<&'static str> {
        T::WORDS.iter().map(|(word, _)| *word).collect()
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = T::WORDS.iter().find(|(word, _)| *word == text)?.1;
        Some(())
    }
}

macro_rules! words {
    ($type:ty: $($word:literal = $value:expr),+ $(,)?) => {
        impl Keyword for $type {
            const WORDS: &'static [(&'static str, $type)] = &[$(($word, $value)),+];
        }
    };
}

words!(bool: "on" = true, "off" = false);
words!(Start: "hand" = Start::Hand,
    "white_odd" = Start::Alternating { odd: Side::White },
    "black_odd" = Start::Alternating { odd: Side::Black });
words!(Opening: "white" = Opening::Begins(Side::White), "black" = Opening::Begins(Side::Black),
    "one_is_white" = Opening::FirstOne(Side::White), "one_is_black" = Opening::FirstOne(Side::Black),
    "higher_throw" = Opening::HigherThrow);
words!(Entry: "none" = Entry::None, "any_throw" = Entry::AnyThrow, "with_one" = Entry::WithOne);
words!(Device: "2" = Device::TwoSticks, "4" = Device::FourSticks, "5" = Device::FiveSticks,
    "die4" = Device::FourSidedDie, "die6" = Device::SixSidedDie);
words!(Turn: "single" = Turn::Single, "series" = Turn::Series, "divided" = Turn::Divided);
words!(Hit: "none" = Hit::None, "swap" = Hit::Swap, "empty_behind" = Hit::EmptyBehind,
    "lowest_empty" = Hit::LowestEmpty, "to_hand" = Hit::ToHand, "taken" = Hit::Taken);
words!(Backward: "none" = Backward::None, "to_empty" = Backward::ToEmpty, "may_hit" = Backward::MayHit);
words!(Water: "none" = Water::None, "prison" = Water::Prison, "to_return" = Water::ToReturn,
    "to_lowest" = Water::ToLowest, "to_hand" = Water::ToHand);
words!(ReturnFull: "below" = ReturnFull::Below, "lowest" = ReturnFull::Lowest,
    "hand" = ReturnFull::Hand, "closed" = ReturnFull::Closed);
words!(BearOff: "exact" = BearOff::Exact, "overshoot" = BearOff::Overshoot, "onto_last" = BearOff::OntoLast,
    "bounce" = BearOff::Bounce);
words!(StopOver: "lost" = StopOver::Lost, "halt" = StopOver::Halt, "bounce" = StopOver::Bounce);
words!(End: "first_off" = End::FirstOff, "board_empty" = End::BoardEmpty);

macro_rules! parameters {
    ($($($field:ident).+ $name:literal $group:ident $kind:ident $([$($number:literal)+])? $(before $($before:literal)+)?: $allowed:expr;)+) => {
        [$(Parameter {
            name: $name,
            group: Group::$group,
            kind: Kind::$kind,
            allowed: $allowed,
            before: &[$($($before),+)?],
            numbers: &[$($($number),+)?],
            value: |rules| &mut rules.$($field).+,
        }),+]
    };
}

const FLAG: &str = "on or off";
const HOUSES: &str = "houses like 15.26-29, or none";
const THROWS: &str = "throws like 1.4.5, or none";
const HOUSE: &str = "a house, or 0 for none";

/// Every parameter, in the order in which written forms list them.
pub static PARAMETERS: &[Parameter] = &parameters! {
    houses "houses" Game Number [30 60]: "30 or 60";
    pieces "pieces" Game Number [1 2 3 4 5 6 7 8 9 10]: "1 to 10";
    start "start" Game Words: "hand, white_odd or black_odd";
    start_house "start_house" Game Number [1 3 5 7 9 11 13 15 17 19 21 23]: "the first house that pieces stand on, 1 to 59";
    opening "opening" Game Words: "white, black, one_is_white, one_is_black or higher_throw";
    starting_throw "starting_throw" Throwing Flag: FLAG;
    start_lock "start_lock" Game Flag: FLAG;
    entry "entry" Game Words: "none, any_throw or with_one";
    entry_throws "entry_throws" Game Throws before "1-6": THROWS;
    entry_at "entry_at" Game Number [0 1] before "1": "0 or 1";
    sticks "zero" Throwing Words: "0, 4, 5, 6 or die";
    sticks.device "sticks" Throwing Words before "4" "die4": "2, 4, 5, die4 or die6";
    sticks.light_values "values" Throwing LightValues before "count": "count, or what no light side, one, two and so on count, like 5.1.2.3.4";
    sticks.rethrow "rethrow" Throwing Throws before "none": THROWS;
    lost "lost" Throwing Throws before "none": THROWS;
    again "again" Throwing Throws: THROWS;
    again_without_move "again_without_move" Throwing Throws: THROWS;
    again_on "again_on" Throwing Houses: HOUSES;
    ends_turn "ends_turn" Throwing Houses before "none": HOUSES;
    turn "turn" Throwing Words: "single, series or divided";
    stop "stop" Houses House: HOUSE;
    stop_over "stop_over" Houses Words before "lost": "lost, halt or bounce";
    trap "trap" Houses Flag: FLAG;
    blockade "blockade" Moving Words: "on, 2 or off";
    corners "corners" Moving Flag before "on": FLAG;
    pairs "pairs" Meeting Words: "on, 3 or off";
    unprotected "unprotected" Meeting Houses: HOUSES;
    water_suspends_pairs "water_suspends_pairs" Meeting Flag: FLAG;
    safe "safe" Meeting Houses: HOUSES;
    safe_while_water "safe_while_water" Meeting Houses: HOUSES;
    hit "hit" Meeting Words: "none, swap, empty_behind, lowest_empty, to_hand or taken";
    hit_to_water "hit_to_water" Meeting Houses: HOUSES;
    may_decline_hit "may_decline_hit" Meeting Flag: FLAG;
    fall_back "fall_back" Moving Flag: FLAG;
    backward "backward" Moving Words: "none, to_empty or may_hit";
    backward_from "backward_from" Moving House: HOUSE;
    water_house "water_house" Houses House: HOUSE;
    water "water" Houses Words: "none, prison, to_return, to_lowest or to_hand";
    return_house "return_house" Houses House: HOUSE;
    return_full "return_full" Houses Words before "below": "below, lowest, hand or closed";
    rescued_moves_first "rescued_moves_first" Houses Flag: FLAG;
    fixed "fixed" Leaving Houses: HOUSES;
    stuck_to_water "stuck_to_water" Houses Houses: HOUSES;
    last_chance "last_chance" Houses Houses before "none": HOUSES;
    bear_off "bear_off" Leaving Words: "exact, overshoot, onto_last or bounce";
    exits "exits" Leaving Exits: "exits like 26:5/28:3/30:any, or none";
    clear_first "clear_first" Leaving Houses: HOUSES;
    may_decline_off "may_decline_off" Leaving Flag: FLAG;
    vacate "vacate" Moving Houses: HOUSES;
    end "end" Leaving Words: "first_off or board_empty";
    score "score" Leaving Flag: FLAG;
};

/// The parameter with this name.
#[must_use]
pub fn parameter(name: &str) -> Option<&'static Parameter> {
    PARAMETERS.iter().find(|parameter| parameter.name == name)
}

//! House rules: every dimension of [`Rules`] by name, and how its value is written.
//!
//! A flag is `on` or `off`; a set of houses or throws is `15.26-29` or `none`; exits are
//! `26:5/28:3/30:any`, with `*` for "any throw while the first row is empty".

use super::{Backward, BearOff, End, Entry, Exit, Hit, Opening, Rules, Start, Turn, Water};
use crate::board::{House, HouseSet};
use crate::error::SenetError;
use crate::side::Side;
use crate::sticks::{Sticks, Values};

/// One point on which rules differ: its name, and how its value is written and read.
pub struct Dimension {
    /// The name in the written form.
    pub name: &'static str,
    /// What may stand behind the `=`, for people.
    pub allowed: &'static str,
    value: fn(&mut Rules) -> &mut dyn Written,
}

impl Dimension {
    /// The value in these rules, as written.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> String {
        (self.value)(&mut rules.clone()).write()
    }

    /// Sets the value from its written form; the rules are unchanged when it cannot be read.
    ///
    /// # Errors
    /// A value that is not among [`allowed`](Dimension::allowed).
    pub fn set(&self, rules: &mut Rules, value: &str) -> Result<(), SenetError> {
        (self.value)(rules).read(value).ok_or_else(|| {
            let message = format!(
                "‘{value}’ cannot stand for {}: use {}",
                self.name, self.allowed
            );
            SenetError::new("bad_option", message).at(self.name)
        })
    }
}

/// A value with a written form.
trait Written {
    fn write(&self) -> String;
    /// Takes the value of a text; none, and unchanged, when it has none.
    fn read(&mut self, text: &str) -> Option<()>;
}

impl Written for u8 {
    fn write(&self) -> String {
        self.to_string()
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = text.parse().ok()?;
        Some(())
    }
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
        let (first, last): (u8, u8) = (first.parse().ok()?, last.parse().ok()?);
        if first == 0 || first > last || last > highest {
            return None;
        }
        numbers.extend(first..=last);
    }
    Some(numbers)
}

impl Written for HouseSet {
    fn write(&self) -> String {
        write_runs(self.iter().map(House::number))
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = read_runs(text, House::MAX)?
            .into_iter()
            .map(House::known)
            .collect();
        Some(())
    }
}

fn read_values(text: &str) -> Option<Values> {
    Some(read_runs(text, 6)?.into_iter().collect())
}

impl Written for Values {
    fn write(&self) -> String {
        write_runs(self.iter())
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = read_values(text)?;
        Some(())
    }
}

impl Written for Vec<Exit> {
    fn write(&self) -> String {
        let exits: Vec<String> = self
            .iter()
            .map(|exit| {
                let with = if exit.with == Values::ALL {
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
            let house = house.parse().ok()?;
            let (with, any_if_first_row_empty) = match with.strip_suffix('*') {
                Some(with) => (with, true),
                None => (with, false),
            };
            let with = if with == "any" {
                Values::ALL
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

/// Values each of which has a word.
trait Worded: Copy + PartialEq + 'static {
    const WORDS: &'static [(&'static str, Self)];
}

impl<T: Worded> Written for T {
    fn write(&self) -> String {
        let known = T::WORDS.iter().find(|(_, value)| value == self);
        known.map_or("", |(word, _)| word).into()
    }
    fn read(&mut self, text: &str) -> Option<()> {
        *self = T::WORDS.iter().find(|(word, _)| *word == text)?.1;
        Some(())
    }
}

macro_rules! words {
    ($type:ty: $($word:literal = $value:expr),+ $(,)?) => {
        impl Worded for $type {
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
words!(Sticks: "4" = Sticks::Four { zero: 4 }, "5" = Sticks::Four { zero: 5 },
    "6" = Sticks::Four { zero: 6 }, "die" = Sticks::Die);
words!(Turn: "single" = Turn::Single, "series" = Turn::Series, "divided" = Turn::Divided);
words!(Hit: "none" = Hit::None, "swap" = Hit::Swap, "empty_behind" = Hit::EmptyBehind,
    "lowest_empty" = Hit::LowestEmpty, "taken" = Hit::Taken);
words!(Backward: "none" = Backward::None, "to_empty" = Backward::ToEmpty, "may_hit" = Backward::MayHit);
words!(Water: "none" = Water::None, "prison" = Water::Prison, "to_return" = Water::ToReturn,
    "to_lowest" = Water::ToLowest, "to_hand" = Water::ToHand);
words!(BearOff: "exact" = BearOff::Exact, "overshoot" = BearOff::Overshoot, "onto_last" = BearOff::OntoLast);
words!(End: "first_off" = End::FirstOff, "board_empty" = End::BoardEmpty);

macro_rules! dimensions {
    ($($field:ident $name:literal $allowed:expr;)+) => {
        [$(Dimension {
            name: $name,
            allowed: $allowed,
            value: |rules| &mut rules.$field,
        }),+]
    };
}

const FLAG: &str = "on or off";
const HOUSES: &str = "houses like 15.26-29, or none";
const THROWS: &str = "throws like 1.4.5, or none";
const HOUSE: &str = "a house, or 0 for none";

/// Every dimension, in the order of the written form.
pub static DIMENSIONS: [Dimension; 39] = dimensions! {
    houses "houses" "30 or 60";
    pieces "pieces" "1 to 10";
    start "start" "hand, white_odd or black_odd";
    opening "opening" "white, black, one_is_white, one_is_black or higher_throw";
    starting_throw "starting_throw" FLAG;
    start_lock "start_lock" FLAG;
    entry "entry" "none, any_throw or with_one";
    sticks "zero" "4, 5, 6 or die";
    again "again" THROWS;
    again_without_move "again_without_move" THROWS;
    again_on "again_on" HOUSES;
    turn "turn" "single, series or divided";
    stop "stop" HOUSE;
    trap "trap" FLAG;
    blockade "blockade" FLAG;
    pairs "pairs" FLAG;
    unprotected "unprotected" HOUSES;
    water_suspends_pairs "water_suspends_pairs" FLAG;
    safe "safe" HOUSES;
    safe_while_water "safe_while_water" HOUSES;
    hit "hit" "none, swap, empty_behind, lowest_empty or taken";
    hit_to_water "hit_to_water" HOUSES;
    may_decline_hit "may_decline_hit" FLAG;
    fall_back "fall_back" FLAG;
    backward "backward" "none, to_empty or may_hit";
    backward_from "backward_from" HOUSE;
    water_house "water_house" HOUSE;
    water "water" "none, prison, to_return, to_lowest or to_hand";
    return_house "return_house" HOUSE;
    rescued_moves_first "rescued_moves_first" FLAG;
    fixed "fixed" HOUSES;
    stuck_to_water "stuck_to_water" HOUSES;
    bear_off "bear_off" "exact, overshoot or onto_last";
    exits "exits" "exits like 26:5/28:3/30:any, or none";
    clear_first "clear_first" HOUSES;
    may_decline_off "may_decline_off" FLAG;
    vacate "vacate" HOUSES;
    end "end" "first_off or board_empty";
    score "score" FLAG;
};

/// The dimension of this name.
#[must_use]
pub fn dimension(name: &str) -> Option<&'static Dimension> {
    DIMENSIONS.iter().find(|dimension| dimension.name == name)
}

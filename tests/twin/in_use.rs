//! Rules in use: 2.10 with other values of the options that leaflets, school sheets and programs need.
//! Written from the meaning of each option alone, house by house.

use super::answer_or;
use super::record::{Answer, Choice, Next, Record};
use super::table::Table;
use std::collections::{BTreeMap, BTreeSet};

/// The options in the brackets of a written form.
struct Sheet(BTreeMap<String, String>);

impl Sheet {
    fn read(ruleset: &str) -> Sheet {
        let (_, options) = ruleset.split_once('[').unwrap_or((ruleset, "]"));
        let options = options.trim_end_matches(']').split(',');
        let pairs = options.filter(|option| !option.is_empty()).map(|option| {
            let (name, value) = option.split_once('=').unwrap_or((option, "on"));
            (name.to_owned(), value.to_owned())
        });
        Sheet(pairs.collect())
    }

    fn word<'a>(&'a self, name: &str, otherwise: &'a str) -> &'a str {
        self.0.get(name).map_or(otherwise, String::as_str)
    }

    fn number(&self, name: &str, otherwise: u8) -> u8 {
        self.word(name, &otherwise.to_string())
            .parse()
            .expect("a number")
    }

    /// Houses or throws such as `15.26-29`.
    fn set(&self, name: &str, otherwise: &str) -> BTreeSet<u8> {
        let runs = self.word(name, otherwise).split('.');
        let runs = runs.filter(|run| *run != "none").map(|run| {
            let (first, last) = run.split_once('-').unwrap_or((run, run));
            let number = |text: &str| text.parse::<u8>().expect("a number");
            number(first)..=number(last)
        });
        runs.flatten().collect()
    }

    fn stop(&self) -> u8 {
        self.number("stop", 26)
    }

    fn holds(&self) -> bool {
        self.word("water", "to_return") == "prison"
    }

    /// Whether a piece here only leaves the board.
    fn stays(&self, house: u8) -> bool {
        self.set("fixed", "28-30").contains(&house) || (self.holds() && house == WATER)
    }
}

const WATER: u8 = 27;
const LAST: u8 = 30;

/// Where a piece goes: a house, or `None` for the hand.
type Goal = Option<u8>;

pub fn answer(question: &Record) -> Answer {
    let sheet = Sheet::read(&question.ruleset);
    let table = Table::of(question);
    let at = Turn {
        sheet: &sheet,
        table: &table,
        value: question.value(),
    };
    let mut legal = at.entries();
    for &from in &table.mine {
        legal.extend(at.forward(from));
    }
    if legal.is_empty() {
        legal = table
            .mine
            .iter()
            .filter_map(|&from| at.backward(from))
            .collect();
    }
    answer_or(legal, || {
        let mut after = table.clone();
        let fell = at.falls(&mut after, None);
        let again = at.sheet.set("again_without_move", "none");
        after.outcome(match again.contains(&at.value) && !fell {
            true => Next::Again,
            false => Next::Other,
        })
    })
}

struct Turn<'a> {
    sheet: &'a Sheet,
    table: &'a Table,
    value: u8,
}

impl Turn<'_> {
    /// A piece in the water must get out before any other moves.
    fn is_held(&self, from: u8) -> bool {
        self.sheet.holds() && self.table.mine.contains(&WATER) && from != WATER
    }

    fn water_is_open(&self) -> bool {
        let closed = self.sheet.word("water", "to_return") == "to_return"
            && self.sheet.word("return_full", "below") == "closed"
            && !self.table.empty(self.sheet.number("return_house", 15));
        !closed
    }

    fn forward(&self, from: u8) -> Option<Choice> {
        let to = from + self.value;
        if let Some(choice) = self.too_large(from, to) {
            return choice;
        }
        if self.is_held(from) || self.in_the_way(from, to) {
            return None;
        }
        let stop = self.sheet.stop();
        if from < stop && to > stop {
            let falls = self.sheet.word("trap", "off") == "on"
                && self.table.empty(WATER)
                && self.water_is_open();
            return falls.then(|| self.land(Some(from), WATER));
        }
        if to == LAST + 1 {
            return Some(self.bear_off(from));
        }
        let open = to <= LAST && !self.sheet.stays(from) && self.may_land(to, true);
        open.then(|| self.land(Some(from), to))
    }

    /// A throw past the house to stop on or past the end, under rules that let it move the piece: it goes
    /// up to there, house by house, and perhaps back. `None` if it is no such throw.
    fn too_large(&self, from: u8, to: u8) -> Option<Option<Choice>> {
        let stop = self.sheet.stop();
        let (turn, back) = if from < stop && to > stop {
            match self.sheet.word("stop_over", "lost") {
                "lost" => return None,
                "halt" => (stop, 0),
                _ => (stop, to - stop),
            }
        } else if to > LAST + 1 && self.sheet.word("bear_off", "exact") == "bounce" {
            (LAST + 1, to - LAST - 1)
        } else {
            return None;
        };
        if back >= turn || self.is_held(from) || self.sheet.stays(from) {
            return Some(None);
        }
        let goal = turn - back;
        let barred = self.in_the_way(from, turn) || self.in_the_way(goal, turn);
        let open = goal != from && !barred && self.may_land(goal, true);
        Some(open.then(|| self.land(Some(from), goal)))
    }

    fn backward(&self, from: u8) -> Option<Choice> {
        let how = self.sheet.word("backward", "may_hit");
        let highest = self.sheet.number("backward_from", 26);
        let goes = how != "none" && from <= highest && from > self.value;
        if !goes || self.is_held(from) || self.sheet.stays(from) {
            return None;
        }
        let to = from - self.value;
        let open = self.may_land(to, how == "may_hit") && !self.in_the_way(to, from);
        open.then(|| self.land(Some(from), to))
    }

    fn entries(&self) -> Vec<Choice> {
        let (sheet, table) = (self.sheet, self.table);
        let to = sheet.number("entry_at", 1) + self.value;
        let enters = sheet.word("entry", "none") == "any_throw"
            && sheet.set("entry_throws", "1-6").contains(&self.value)
            && table.my_hand > 0
            && !self.is_held(0)
            && (sheet.stop() == 0 || to <= sheet.stop())
            && !self.in_the_way(0, to)
            && self.may_land(to, true);
        enters.then(|| self.land(None, to)).into_iter().collect()
    }

    /// Enemy pieces in a row, as lists of houses.
    fn rows(&self) -> Vec<Vec<u8>> {
        let mut rows: Vec<Vec<u8>> = Vec::new();
        for &house in &self.table.theirs {
            let corner = self.sheet.word("corners", "on") == "off" && [11, 21].contains(&house);
            let joins = |row: &&mut Vec<u8>| row.last() == Some(&(house - 1)) && !corner;
            match rows.last_mut().filter(joins) {
                Some(row) => row.push(house),
                None => rows.push(vec![house]),
            }
        }
        rows
    }

    fn least(&self, name: &str, on: usize) -> usize {
        match self.sheet.word(name, "on") {
            "on" => on,
            "off" => usize::MAX,
            number => number.parse().expect("a number of pieces"),
        }
    }

    /// A row of enemies lies wholly between the houses; to land on one of a row is not to pass it.
    fn in_the_way(&self, low: u8, high: u8) -> bool {
        let least = self.least("blockade", 3);
        let passed =
            |row: &Vec<u8>| row.len() >= least && row[0] > low && row[row.len() - 1] < high;
        self.rows().iter().any(passed)
    }

    fn may_land(&self, to: u8, may_hit: bool) -> bool {
        let table = self.table;
        if table.mine.contains(&to) || (to == WATER && !self.sheet.holds() && !self.water_is_open())
        {
            return false;
        }
        if !table.theirs.contains(&to) {
            return true;
        }
        let least = self.least("pairs", 2);
        let guarded = self
            .rows()
            .iter()
            .any(|row| row.contains(&to) && row.len() >= least);
        may_hit
            && self.sheet.word("hit", "swap") != "none"
            && !guarded
            && !self.sheet.set("safe", "none").contains(&to)
    }

    /// The lowest or the highest of the empty houses, up to a house.
    fn lowest(empty: &BTreeSet<u8>) -> Goal {
        empty.first().copied()
    }

    fn highest(empty: &BTreeSet<u8>, up_to: u8) -> Goal {
        empty.range(..=up_to).next_back().copied()
    }

    /// Where the water puts a piece that comes to it.
    fn sent_on(&self, empty: &BTreeSet<u8>) -> Goal {
        let sheet = self.sheet;
        let back = sheet.number("return_house", 15);
        let goal = match sheet.word("water", "to_return") {
            "prison" => return Some(WATER),
            "to_hand" => return None,
            "to_lowest" => Turn::lowest(empty),
            _ if empty.contains(&back) => Some(back),
            _ => match sheet.word("return_full", "below") {
                "lowest" => Turn::lowest(empty),
                "hand" => return None,
                _ => Turn::highest(empty, back),
            },
        };
        let stays = sheet.word("entry", "none") == "none";
        goal.or_else(|| if stays { Turn::lowest(empty) } else { None })
    }

    fn settle(&self, goal: Goal, empty: &BTreeSet<u8>) -> Goal {
        match goal {
            Some(WATER) if self.sheet.word("water", "to_return") != "none" => self.sent_on(empty),
            goal => goal,
        }
    }

    fn land(&self, from: Goal, to: u8) -> Choice {
        let (sheet, table) = (self.sheet, self.table);
        let mut empty: BTreeSet<u8> = (1..=LAST).filter(|&house| table.empty(house)).collect();
        empty.extend(from);
        let mut after = table.clone();
        match from {
            Some(from) => assert!(after.mine.remove(&from)),
            None => after.my_hand -= 1,
        }
        if after.theirs.remove(&to) {
            let thrown = sheet.set("hit_to_water", "none").contains(&to);
            let goal = if thrown && empty.contains(&WATER) {
                self.sent_on(&empty)
            } else {
                let goal = match sheet.word("hit", "swap") {
                    "swap" => from,
                    "empty_behind" => Turn::highest(&empty, to - 1),
                    "lowest_empty" => Turn::lowest(&empty),
                    "to_hand" => None,
                    other => panic!("{other}"),
                };
                self.settle(goal, &empty)
            };
            match goal {
                Some(house) => assert!(after.theirs.insert(house)),
                None => after.their_hand += 1,
            }
        }
        let rest = self.settle(Some(to), &empty);
        match rest {
            Some(house) => assert!(after.mine.insert(house)),
            None => after.my_hand += 1,
        }
        let drowned = sheet.holds() && rest == Some(WATER);
        let again_on = sheet.set("again_on", "none");
        let earns = rest.is_some_and(|house| again_on.contains(&house));
        let ends = drowned || sheet.set("ends_turn", "none").contains(&to);
        self.choice(after, from, ends, earns)
    }

    fn bear_off(&self, from: u8) -> Choice {
        let mut after = self.table.clone();
        after.bear_off(from);
        self.choice(after, Some(from), false, false)
    }

    /// Pieces that the throw has not moved fall into the water. Returns whether one stays there.
    fn falls(&self, after: &mut Table, mover: Goal) -> bool {
        let due = self.sheet.set("last_chance", "none");
        let due = due
            .into_iter()
            .filter(|house| self.table.mine.contains(house));
        let mut drowned = false;
        for house in due.filter(|&house| Some(house) != mover) {
            if !after.empty(WATER) {
                continue;
            }
            after.mine.remove(&house);
            let empty = (1..=LAST).filter(|&house| after.empty(house)).collect();
            match self.sent_on(&empty) {
                Some(goal) => drowned |= after.mine.insert(goal) && self.sheet.holds(),
                None => after.my_hand += 1,
            }
        }
        drowned
    }

    fn choice(&self, mut after: Table, mover: Goal, ends: bool, earns: bool) -> Choice {
        let fell = self.falls(&mut after, mover);
        let again = earns || self.sheet.set("again", "1.4.5").contains(&self.value);
        let next = if after.all_off() {
            Next::Win
        } else if again && !ends && !fell {
            Next::Again
        } else {
            Next::Other
        };
        Choice {
            notation: format!("{mover:?}"),
            outcome: after.outcome(next),
        }
    }
}

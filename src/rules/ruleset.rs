//! Rules compiled into masks for the hot path.

use super::{BearOff, CatalogueEntry, Entry, Hit, ReturnFull, Rules, Start, Turn, Water, spec};
#[cfg(feature = "house-rules")]
use super::{StopOver, validate};
use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::base::sticks::ThrowSet;
#[cfg(feature = "house-rules")]
use crate::error::ErrorKind;
use crate::error::SenetError;
use core::fmt;
use core::str::FromStr;

/// The highest value a throw can have.
pub(crate) const MAX_THROW: usize = 6;

/// A validated set of rules, ready to play. Two rulesets are equal if their rules are, even if they are
/// based on different entries of the catalogue.
///
/// ```
/// use senet::Ruleset;
///
/// let ruleset: Ruleset = "kendall-1979[pieces=5,trap]".parse()?;
/// assert_eq!(ruleset.rules().pieces, 5);
/// assert_eq!(ruleset.id(), "kendall-1979");
/// assert_eq!(ruleset.to_string(), "kendall-1979[pieces=5,trap]");
/// assert!(Ruleset::parse("kendall-1979[pieces=0]").is_err());
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ruleset {
    entry: &'static CatalogueEntry,
    /// The written form, derived from the entry and the rules.
    name: String,
    rules: Rules,
    pub(crate) tables: Tables,
}

/// Masks by throw value. A throw of 0 leads nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Every house of the track.
    pub board: HouseSet,
    /// The possible throws.
    pub throws: ThrowSet,
    /// Throws with which nothing can be moved.
    #[cfg(feature = "house-rules")]
    pub lost: ThrowSet,
    /// The pieces at the start, by side.
    pub start: [HouseSet; 2],
    /// Houses from which the throw moves a piece forward onto a house.
    pub step_from: [HouseSet; MAX_THROW + 1],
    /// Houses from which the throw moves a piece into the trap.
    pub trap_from: [HouseSet; MAX_THROW + 1],
    /// Houses from which a throw past the stop or the end still moves a piece.
    #[cfg(feature = "house-rules")]
    pub too_large_from: [HouseSet; MAX_THROW + 1],
    /// Whether a throw that is too large can move a piece without bearing it off.
    pub plays_too_large: bool,
    /// Houses from which the throw bears off.
    pub off_from: [HouseSet; MAX_THROW + 1],
    /// Like `off_from`, while the first row is empty.
    pub off_from_row_empty: [HouseSet; MAX_THROW + 1],
    /// Houses from which a piece may move backward.
    pub back_from: HouseSet,
    /// The water house; empty if there is no water.
    pub water: HouseSet,
    /// The water house if a piece stays in it.
    pub prison: HouseSet,
    /// The return house; empty if there is none.
    pub return_to: HouseSet,
    /// The house that closes the water while it is occupied; empty if none does.
    pub closing: HouseSet,
    /// Houses on which an unprotected piece can be hit.
    pub hittable: HouseSet,
    /// Houses on which a neighbour protects a piece.
    pub pairing: HouseSet,
    /// Houses from which a piece protects its neighbours: the whole board, except in some simulations.
    pub guarding: HouseSet,
    /// The houses that count as next to the following house, for lines and pairs.
    #[cfg(feature = "house-rules")]
    pub joined: HouseSet,
    /// Whether anything but a single neighbour protects a piece anywhere on the track.
    #[cfg(feature = "house-rules")]
    pub unusual_pairs: bool,
    /// The lowest throw that can jump a blocking line; higher than any throw if lines do not block.
    pub min_blocked_throw: u8,
    /// The whole board if a piece may land on one of its own side; otherwise empty.
    pub fall_back: HouseSet,
    /// Whether the forward moves from the board are the complete list of moves if there are any.
    pub forward_is_complete: bool,
    /// Houses where a single throw moves or swaps a piece without any other effect.
    pub plain: HouseSet,
    /// How many sticks of 256 show the light side: 128, except in some simulations.
    #[cfg_attr(not(feature = "strong"), expect(dead_code))]
    pub light: u8,
    /// The value of each combination of faces; [`MADE_AGAIN`] for throws that are made again.
    #[cfg(feature = "strong")]
    pub values: [u8; 32],
    /// The probability of each throw value.
    pub chance: [f32; MAX_THROW + 1],
}

/// In place of a value, for throws that are made again.
#[cfg(feature = "strong")]
pub(crate) const MADE_AGAIN: u8 = u8::MAX;

/// How many of 256 fair sticks show the light side.
pub(crate) const FAIR: u8 = 128;

impl Ruleset {
    /// Parses a written form: an id of the [catalogue](super::CATALOGUE) with options in square
    /// brackets, e.g. `kendall-masters`, `kendall-1979[pieces=5,trap]`. With feature `house-rules`
    /// every parameter of the rules can be an option, and ids of [rules in use](super::in_use) are accepted too.
    ///
    /// # Errors
    /// Returns an error if the id, an option or a value is unknown, or if options contradict each
    /// other.
    pub fn parse(text: &str) -> Result<Ruleset, SenetError> {
        Ruleset::parse_with(text, core::iter::empty())
    }

    /// Like [`parse`](Ruleset::parse), with further options, each with its name and its value. They
    /// replace those in the brackets.
    pub(crate) fn parse_with<'a>(
        text: &str,
        options: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Result<Ruleset, SenetError> {
        let (entry, mut rules) = spec::parse(text)?;
        for (name, value) in options {
            spec::set_option(entry, &mut rules, name, value)?;
        }
        #[cfg(feature = "house-rules")]
        validate::check(&rules).map_err(|contradiction| {
            SenetError::new(ErrorKind::ContradictingRules, contradiction.to_string()).at("ruleset")
        })?;
        Ok(Ruleset::compile(entry, rules))
    }

    /// Validates rules and names them after the catalogue entry they differ least from.
    ///
    /// # Errors
    /// Returns the first contradiction if two points of the rules contradict each other.
    #[cfg(feature = "house-rules")]
    pub fn new(rules: Rules) -> Result<Ruleset, super::Contradiction> {
        let length = |entry: &&CatalogueEntry| {
            let written = spec::write(entry, &rules);
            (written.len() - entry.id.len(), entry.id != written)
        };
        let nearest = super::CATALOGUE.iter().min_by_key(length);
        Ruleset::based_on(nearest.expect("the catalogue has entries"), rules)
    }

    /// Validates rules and names them after this catalogue entry.
    ///
    /// # Errors
    /// Returns the first contradiction if two points of the rules contradict each other.
    #[cfg(feature = "house-rules")]
    pub fn based_on(
        entry: &'static CatalogueEntry,
        rules: Rules,
    ) -> Result<Ruleset, super::Contradiction> {
        validate::check(&rules)?;
        Ok(Ruleset::compile(entry, rules))
    }

    /// Compiles without validation: variants of the catalogue are consistent, so only house rules need
    /// it.
    fn compile(entry: &'static CatalogueEntry, rules: Rules) -> Ruleset {
        // The exits of catalogue rulesets are already sorted, and the page's first load has no room
        // for sorting code.
        #[cfg(feature = "house-rules")]
        let rules = {
            let mut rules = rules;
            rules.exits.sort_by_key(|exit| exit.house);
            rules.simplify_throws();
            rules
        };
        Ruleset {
            entry,
            name: spec::write(entry, &rules),
            tables: Tables::new(&rules),
            rules,
        }
    }

    /// The written form, which [`Ruleset::parse`] reads.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The rules of a catalogue entry, without options.
    #[must_use]
    pub fn from_entry(entry: &'static CatalogueEntry) -> Ruleset {
        Ruleset::compile(entry, (entry.rules)())
    }

    /// The catalogue entry that the rules are based on.
    #[must_use]
    pub fn entry(&self) -> &'static CatalogueEntry {
        self.entry
    }

    /// The id of its [entry](Ruleset::entry).
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.entry.id
    }

    /// Whether the rules differ from the entry by more than its own options and a
    /// [shorter](Self::is_shortened) game. More pieces than in any variant of the entry count as a
    /// house rule.
    #[must_use]
    pub fn has_house_rules(&self) -> bool {
        let entry = self.entry;
        let shortened = self.rules.pieces < (entry.rules)().pieces;
        let is_own = |name: &str, value: &str| match name {
            "pieces" => value
                .parse()
                .is_ok_and(|count| entry.pieces.contains(&count)),
            name => entry.options.contains(&name),
        };
        let (_, written) = self.name.split_once('[').unwrap_or_default();
        let mut options = written.trim_end_matches(']').split(',');
        options.any(|option| {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            // A shortened game is the ending of a full one, not a house rule.
            let short = name == "start_house" || (name == "pieces" && shortened);
            !name.is_empty() && !is_own(name, value) && !short
        })
    }

    /// Whether the game starts with fewer pieces, or from a later house, than every variant of its
    /// catalogue entry.
    #[must_use]
    pub fn is_shortened(&self) -> bool {
        let own = self.entry.pieces.iter().copied().min();
        let fewest = own.unwrap_or_else(|| (self.entry.rules)().pieces);
        self.rules.start_house > 1 || self.rules.pieces < fewest
    }

    /// Replaces the name.
    #[cfg(feature = "lab")]
    pub(crate) fn renamed(self, name: String) -> Ruleset {
        Ruleset { name, ..self }
    }

    /// Sets how many of 256 sticks show the light side.
    #[cfg(feature = "lab")]
    pub(crate) fn set_light(&mut self, light: u8) {
        let share = f64::from(light) / 256.0;
        let side = |is_light| if is_light { share } else { 1.0 - share };
        let stick = |faces: u8, stick: u8| side(faces >> stick & 1 != 0);
        let tables = &mut self.tables;
        tables.light = light;
        tables.chance = [0.0; MAX_THROW + 1];
        for throw in self.rules.sticks.throws() {
            let chance: f64 = (0..4).map(|number| stick(throw.faces, number)).product();
            tables.chance[usize::from(throw.value)] += chance as f32;
        }
    }

    /// The rules as data.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The houses of the track.
    #[must_use]
    pub fn board(&self) -> HouseSet {
        self.tables.board
    }

    /// The possible throw values with their probabilities.
    pub fn odds(&self) -> impl Iterator<Item = (u8, f32)> + '_ {
        let chances = self.tables.chance.iter();
        (0..)
            .zip(chances.copied())
            .filter(|&(_, chance)| chance > 0.0)
    }

    /// The throws that bear off from a house.
    #[must_use]
    pub fn bears_off_with(&self, house: House) -> ThrowSet {
        self.tables.bears_off_with(&self.rules, house)
    }

    /// The water house, if there is one.
    #[must_use]
    pub fn water(&self) -> Option<House> {
        self.tables.water.first()
    }
}

impl Tables {
    pub(super) fn new(rules: &Rules) -> Tables {
        let last = rules.houses;
        let one = |number: u8| match House::new(number) {
            Some(house) => HouseSet::from_house(house),
            None => HouseSet::EMPTY,
        };
        let board_if = |applies: bool| {
            if applies {
                HouseSet::range(1, last)
            } else {
                HouseSet::EMPTY
            }
        };
        let water = one(rules.water_house);
        let prison = if rules.water == Water::Prison {
            water
        } else {
            HouseSet::EMPTY
        };
        let fixed = rules.fixed | prison;
        let resting = match rules.bear_off {
            BearOff::OntoLast => last - 1,
            _ => last,
        };
        Tables {
            board: board_if(true),
            throws: rules.sticks.values(),
            #[cfg(feature = "house-rules")]
            lost: rules.lost | ThrowSet::from_value(0),
            start: Side::BOTH.map(|side| start(rules, side)),
            step_from: by_throw(last, &|house, throw| {
                house + throw <= resting
                    && !rules.passes_stop(house, throw)
                    && !fixed.contains(House::new_unchecked(house))
            }),
            trap_from: by_throw(last, &|house, throw| {
                rules.trap && rules.passes_stop(house, throw)
            }),
            #[cfg(feature = "house-rules")]
            too_large_from: by_throw(last, &|house, throw| {
                let to = rules.too_large_leads_to(house, throw);
                // A piece that would come back to where it stands does not move.
                to.is_some_and(|to| to != house) && !fixed.contains(House::new_unchecked(house))
            }),
            plays_too_large: rules.trap || plays_too_large(rules),
            off_from: by_throw(last, &|house, throw| rules.bears_off(house, throw, false)),
            off_from_row_empty: by_throw(last, &|house, throw| rules.bears_off(house, throw, true)),
            back_from: HouseSet::range(1, rules.backward_from).without(fixed),
            water,
            prison,
            return_to: one(rules.return_house),
            closing: if rules.water == Water::ToReturn && rules.return_full() == ReturnFull::Closed
            {
                one(rules.return_house)
            } else {
                HouseSet::EMPTY
            },
            hittable: board_if(rules.hit != Hit::None) & !rules.safe,
            pairing: board_if(rules.pairs.is_on()).without(rules.unprotected),
            guarding: board_if(true),
            light: FAIR,
            #[cfg(feature = "house-rules")]
            joined: (1..=last)
                .filter(|house| rules.corners || house % 10 != 0)
                .map(House::new_unchecked)
                .collect(),
            #[cfg(feature = "house-rules")]
            unusual_pairs: rules.pairs.pieces() == Some(3) || !rules.corners,
            min_blocked_throw: match rules.blockade.pieces() {
                Some(pieces) => pieces + 1,
                None => u8::MAX,
            },
            fall_back: board_if(rules.fall_back),
            forward_is_complete: rules.entry != Entry::AnyThrow
                && !(rules.fall_back || rules.may_decline_off || rules.may_decline_hit)
                && rules.vacate.is_empty(),
            plain: plain(rules),
            #[cfg(feature = "strong")]
            values: core::array::from_fn(|faces| {
                let throw = rules.sticks.throw_from_faces(faces as u8);
                throw.map_or(MADE_AGAIN, |throw| throw.value)
            }),
            chance: core::array::from_fn(|value| rules.sticks.chance(value as u8) as f32),
        }
    }
}

impl Tables {
    /// The houses that count as next to the following house, for lines and pairs.
    #[inline]
    pub(crate) fn joined(&self) -> HouseSet {
        #[cfg(feature = "house-rules")]
        let joined = self.joined;
        #[cfg(not(feature = "house-rules"))]
        let joined = HouseSet(u64::MAX);
        joined
    }

    /// The house a throw leads to, if any. A throw into the trap leads past the stop; one that would
    /// also pass the last house leads straight into the water.
    #[inline]
    pub(crate) fn leads_to(&self, rules: &Rules, from: u8, steps: u8) -> u8 {
        #[cfg(feature = "house-rules")]
        if self.plays_too_large {
            if let Some(to) = rules.too_large_leads_to(from, steps) {
                return to;
            }
        }
        let last = rules.houses;
        let water = rules.water_house;
        if from + steps > last {
            water
        } else {
            from + steps
        }
    }

    /// Whether a forward move with this throw goes into the trap; always `false` from the hand, 0.
    #[inline]
    pub(crate) fn falls_into_trap(&self, from: u8, steps: u8) -> bool {
        self.trap_from[usize::from(steps)].0 >> from & 1 != 0
    }

    /// The throws that bear off from a house.
    pub(super) fn bears_off_with(&self, rules: &Rules, house: House) -> ThrowSet {
        let can = |throw: u8| self.off_from[usize::from(throw)].contains(house);
        rules.playable().filter(can)
    }
}

#[cfg(feature = "house-rules")]
fn plays_too_large(rules: &Rules) -> bool {
    rules.stop_over != StopOver::Lost || rules.bear_off == BearOff::Bounce
}

#[cfg(not(feature = "house-rules"))]
fn plays_too_large(_rules: &Rules) -> bool {
    false
}

fn plain(rules: &Rules) -> HouseSet {
    let plain_rules = rules.turn == Turn::Single
        && rules.hit == Hit::Swap
        && rules.last_chance().is_empty()
        && !plays_too_large(rules)
        && !(rules.fall_back || rules.start_lock || rules.trap || rules.rescued_moves_first);
    if !plain_rules {
        return HouseSet::EMPTY;
    }
    let special = rules.hit_to_water | rules.again_on | rules.ends_turn();
    let ordinary = |house: &House| house.number() != rules.water_house && !special.contains(*house);
    (1..=rules.houses)
        .map(House::new_unchecked)
        .filter(ordinary)
        .collect()
}

/// For each throw, the houses that satisfy `leads`.
fn by_throw(last: u8, leads: &dyn Fn(u8, u8) -> bool) -> [HouseSet; MAX_THROW + 1] {
    let mut by_throw = [HouseSet::EMPTY; MAX_THROW + 1];
    for (throw, from) in by_throw.iter_mut().enumerate().skip(1) {
        let leading = (1..=last).filter(|&house| leads(house, throw as u8));
        *from = leading.map(House::new_unchecked).collect();
    }
    by_throw
}

fn start(rules: &Rules, side: Side) -> HouseSet {
    match rules.start {
        Start::Hand => HouseSet::EMPTY,
        Start::Alternating { odd } => (rules.start_house..=rules.last_start_house())
            .filter(|house| (house % 2 == 1) == (side == odd))
            .filter_map(House::new)
            .collect(),
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.rules == other.rules
    }
}

impl Eq for Ruleset {}

impl FromStr for Ruleset {
    type Err = SenetError;

    /// Equivalent to [`Ruleset::parse`].
    fn from_str(text: &str) -> Result<Ruleset, SenetError> {
        Ruleset::parse(text)
    }
}

impl fmt::Display for Ruleset {
    /// Writes the [written form](Ruleset::name).
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

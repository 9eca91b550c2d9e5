//! Every point on which the reconstructions differ, as plain data.
//!
//! A ruleset is a value of [`Rules`]. One engine plays all of them: it reads the data and never
//! asks which ruleset it is playing. A [`Ruleset`] is such a value with a name, validated and
//! compiled into masks.

pub mod bell;
pub mod catalogue;
#[cfg(feature = "house-rules")]
pub mod draft;
#[cfg(feature = "house-rules")]
pub mod evidence;
#[cfg(feature = "house-rules")]
pub mod in_use;
#[cfg(feature = "house-rules")]
mod ineffective;
pub mod jequier;
pub mod kendall;
mod line;
pub mod own;
#[cfg(feature = "house-rules")]
pub mod parameters;
pub mod piccione;
#[cfg(feature = "strong")]
mod random_throw;
mod reach;
mod ruleset;
#[cfg(feature = "house-rules")]
pub mod sentences;
pub mod spec;
#[cfg(feature = "house-rules")]
mod validate;

pub use catalogue::{CATALOGUE, CatalogueEntry};
pub use line::Line;
pub use ruleset::Ruleset;
#[cfg(feature = "strong")]
pub(crate) use ruleset::{FAIR, MADE_AGAIN};
#[cfg(feature = "house-rules")]
pub use validate::{Contradiction, contradictions};

use crate::base::board::HouseSet;
use crate::base::side::Side;
#[cfg(feature = "house-rules")]
use crate::base::sticks::Device;
use crate::base::sticks::{Randomizer, ThrowSet};

/// The set of these houses, in the data of a ruleset.
const fn houses(numbers: &[u8]) -> HouseSet {
    HouseSet::from_numbers(numbers).expect("numbers of houses")
}

/// The set of these throws, in the data of a ruleset.
const fn throws(values: &[u8]) -> ThrowSet {
    ThrowSet::from_values(values).expect("values of throws")
}

/// Whether rules can differ from the catalogue. The options that no entry of it uses have methods of the
/// same name as their fields, which are left out otherwise.
pub(crate) const HOUSE_RULES: bool = cfg!(feature = "house-rules");

/// Houses 1 to 10.
pub(crate) const FIRST_ROW: HouseSet = HouseSet::range(1, 10);

/// Where the pieces stand at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Start {
    /// All pieces start in hand.
    Hand,
    /// The sides alternate from house 1 on.
    Alternating {
        /// The side on houses 1, 3, 5 …
        odd: Side,
    },
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Opening {
    /// This side begins.
    Begins(Side),
    /// The players throw in turn; the first to throw a 1 takes this side, plays the 1 with its front
    /// piece and throws again.
    FirstOne(Side),
    /// Each player throws and the higher throw begins; ties are thrown again.
    HigherThrow,
}

/// How pieces in hand enter the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Entry {
    /// There is no entry.
    None,
    /// With any throw *t*, onto house 1 + *t*, unless [`entry_throws`](field@Rules::entry_throws) and
    /// [`entry_at`](field@Rules::entry_at) say otherwise.
    AnyThrow,
    /// With a whole throw of 1 onto an empty house 1; a further throw then belongs to that piece.
    WithOne,
}

/// The order in which a turn's throws are made and played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Turn {
    /// One throw, one move.
    Single,
    /// All throws are made first, until one does not earn another, and then played in any order.
    Series,
    /// One throw, whose steps may be divided among the pieces, all in one direction.
    Divided,
}

/// What happens to a piece that is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Hit {
    /// Nothing can be hit.
    None,
    /// It goes to the house the mover came from.
    Swap,
    /// It goes to the first empty house behind.
    EmptyBehind,
    /// It goes to the lowest empty house.
    LowestEmpty,
    /// It goes back to hand.
    ToHand,
    /// It leaves the game for good.
    Taken,
}

/// What happens when no piece can move forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Backward {
    /// The turn is lost.
    None,
    /// A piece must go back, onto an empty house.
    ToEmpty,
    /// A piece must go back, and may hit.
    MayHit,
}

/// What the water house does to a piece that comes to rest on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Water {
    /// There is no water.
    None,
    /// The piece stays and the turn ends; its side can play nothing else until the piece gets out.
    /// Instead of throwing, the side may move it to the return house if that is empty.
    Prison,
    /// The piece goes to the return house or, if that is occupied, where [`ReturnFull`] says.
    ToReturn,
    /// The piece goes to the lowest empty house.
    ToLowest,
    /// The piece goes back to hand.
    ToHand,
}

/// What the water does with a piece while the return house is occupied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum ReturnFull {
    /// The piece goes to the next empty house below the return house.
    #[default]
    Below,
    /// The piece goes to the lowest empty house.
    Lowest,
    /// The piece goes back to hand.
    Hand,
    /// No piece may move into the water.
    Closed,
}

/// How a throw past the stop is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum StopOver {
    /// It cannot be played, unless there is a [trap](Rules::trap).
    #[default]
    Lost,
    /// The piece moves to the stop.
    Halt,
    /// The piece moves to the stop and goes back by the rest of the throw.
    Bounce,
}

/// How pieces bear off from houses without an exit of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum BearOff {
    /// The exact count to the place after the last house.
    Exact,
    /// Any throw beyond the last house.
    Overshoot,
    /// Landing exactly on the last house, where no piece rests.
    OntoLast,
    /// Like [`Exact`](BearOff::Exact), but a piece with a larger throw moves to the end and back by the rest.
    #[cfg(feature = "house-rules")]
    Bounce,
}

/// The throws that bear off from a house whose exit differs from [`Rules::bear_off`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Exit {
    /// The house.
    pub house: u8,
    /// The throws that bear off from it.
    pub with: ThrowSet,
    /// Any throw bears off while both sides have left houses 1 to 10.
    pub any_if_first_row_empty: bool,
}

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum End {
    /// The first side with all its pieces off wins.
    FirstOff,
    /// When the board is empty, the side with more pieces off wins; equal numbers are a draw.
    BoardEmpty,
}

/// A set of rules: one value for each point on which the reconstructions differ.
///
/// The numbers in brackets are the rows of table 1.1 of the specification.
///
/// Later versions may add fields. To define your own rules, start from a reconstruction:
///
#[cfg_attr(feature = "house-rules", doc = "```")]
#[cfg_attr(not(feature = "house-rules"), doc = "```ignore")]
/// use senet::Ruleset;
/// use senet::rules::kendall;
///
/// let mut rules = kendall::masters();
/// rules.pieces = 5;
/// let ruleset = Ruleset::new(rules)?;
/// assert_eq!(ruleset.name(), "kendall-masters[pieces=5]");
/// # Ok::<(), senet::rules::Contradiction>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Rules {
    /// Number of houses: 30 or 60.
    pub houses: u8,
    /// Pieces per side (1).
    pub pieces: u8,
    /// Where the pieces stand at the start (2).
    pub start: Start,
    /// The first house of the starting line-up (2): 1 in every ruleset, later in shortened
    /// games.
    pub start_house: u8,
    /// Who begins (4).
    pub opening: Opening,
    /// A side cannot move before it has thrown a 1.
    pub starting_throw: bool,
    /// A piece may not leave its starting house before the piece in front of it has.
    pub start_lock: bool,
    /// How pieces enter the board (3).
    pub entry: Entry,
    /// The throws with which a piece may enter, if it enters with any throw.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default = "any_throw"))]
    pub entry_throws: ThrowSet,
    /// The house from which a piece that enters with any throw counts its steps: 1, or 0 to enter on the
    /// house with the number thrown.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default = "house_1"))]
    pub entry_at: u8,
    /// The sticks or the die, with their values and the throws that are made again (5).
    pub sticks: Randomizer,
    /// Throws that earn another throw once they have been played (6).
    pub again: ThrowSet,
    /// Throws that earn another throw even if no move was possible.
    pub again_without_move: ThrowSet,
    /// Houses that earn another throw when a piece lands on them.
    pub again_on: HouseSet,
    /// Throws with which nothing can be moved.
    #[cfg_attr(feature = "serde", serde(default))]
    pub lost: ThrowSet,
    /// Houses that end the turn when a throw leads a piece onto them, whatever was thrown and wherever
    /// the piece goes from there.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default))]
    pub ends_turn: HouseSet,
    /// The order of throws and moves (7).
    pub turn: Turn,
    /// The house that no piece may pass, or 0 (17).
    pub stop: u8,
    /// How a throw past the stop is played.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default))]
    pub stop_over: StopOver,
    /// A throw past the stop is a forward move that ends in the water if that is empty (25).
    pub trap: bool,
    /// A side may not jump over a line of at least this many enemy pieces (8).
    #[cfg_attr(feature = "web", tsify(type = "boolean | number"))]
    pub blockade: Line<3>,
    /// The pieces of a line of at least this many cannot be hit (9).
    #[cfg_attr(feature = "web", tsify(type = "boolean | number"))]
    pub pairs: Line<2>,
    /// Whether a line may continue from the last house of a row to the first of the next.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default = "yes"))]
    pub corners: bool,
    /// Houses where a piece is never protected by a neighbour.
    pub unprotected: HouseSet,
    /// While a side has a piece in the water, or one just rescued from it, its pieces are not
    /// protected.
    pub water_suspends_pairs: bool,
    /// Houses where a piece cannot be hit (10).
    pub safe: HouseSet,
    /// Houses where a piece cannot be hit while any piece is in the water.
    pub safe_while_water: HouseSet,
    /// What happens to a piece that is hit (11).
    pub hit: Hit,
    /// A piece hit on one of these houses goes into the water, if that is empty, and from there where
    /// the water sends it.
    pub hit_to_water: HouseSet,
    /// A side whose only moves are hits may pass (12).
    pub may_decline_hit: bool,
    /// A piece that lands on one of its own side falls back to the first empty house behind it (13).
    pub fall_back: bool,
    /// What happens when no piece can move forward (14, 15).
    pub backward: Backward,
    /// The highest house from which a piece moves backward.
    pub backward_from: u8,
    /// The water house, or 0 (18).
    pub water_house: u8,
    /// What the water does.
    pub water: Water,
    /// The house to which a piece returns from the water (16), or 0.
    pub return_house: u8,
    /// What water that sends pieces to the return house does while that is occupied.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default))]
    pub return_full: ReturnFull,
    /// A rescued piece must move before any other.
    pub rescued_moves_first: bool,
    /// Houses that a piece leaves only by bearing off (19, 20, 21).
    pub fixed: HouseSet,
    /// Houses from which a piece goes back into the water if its side has no other move.
    pub stuck_to_water: HouseSet,
    /// Houses from which a piece falls into the water, if that is empty, when its side's next throw does
    /// not move it.
    #[cfg(feature = "house-rules")]
    #[cfg_attr(feature = "serde", serde(default))]
    pub last_chance: HouseSet,
    /// How pieces bear off (22).
    pub bear_off: BearOff,
    /// The houses with an exit of their own (19, 20, 21).
    pub exits: Vec<Exit>,
    /// A side may not bear off while one of its pieces stands on one of these houses (23).
    pub clear_first: HouseSet,
    /// A side may always decline to bear off, which ends its turn (24).
    pub may_decline_off: bool,
    /// A piece on one of these houses must move if it can.
    pub vacate: HouseSet,
    /// How the game ends (27).
    pub end: End,
    /// The winner scores 3, 2 or 1 for each enemy piece left on houses 1 to 10, 11 to 20 or 21 to 30;
    /// pieces on later houses of a longer track score nothing.
    pub score: bool,
}

#[cfg(all(feature = "serde", feature = "house-rules"))]
const fn any_throw() -> ThrowSet {
    ThrowSet::ALL
}

#[cfg(all(feature = "serde", feature = "house-rules"))]
const fn house_1() -> u8 {
    1
}

#[cfg(all(feature = "serde", feature = "house-rules"))]
const fn yes() -> bool {
    true
}

macro_rules! house_rules_only {
    ($($name:ident: $type:ty, otherwise $value:expr;)+) => {
        impl Rules {
            $(#[inline(always)]
            pub(crate) fn $name(&self) -> $type {
                #[cfg(feature = "house-rules")]
                let value = self.$name;
                #[cfg(not(feature = "house-rules"))]
                let value = $value;
                value
            })+
        }
    };
}

house_rules_only! {
    entry_throws: ThrowSet, otherwise ThrowSet::ALL;
    entry_at: u8, otherwise 1;
    ends_turn: HouseSet, otherwise HouseSet::EMPTY;
    return_full: ReturnFull, otherwise ReturnFull::Below;
    last_chance: HouseSet, otherwise HouseSet::EMPTY;
}

impl Rules {
    /// The house on which a piece enters with this throw.
    #[inline]
    pub(crate) fn entry_house(&self, throw: u8) -> u8 {
        throw + self.entry_at()
    }

    /// Whether a piece may enter with this throw, which must not lead past the stop.
    pub(crate) fn enters_with(&self, throw: u8) -> bool {
        let enters = self.entry_throws().contains(throw);
        enters && (self.stop == 0 || self.entry_house(throw) <= self.stop)
    }

    /// The last house of the starting line-up if the pieces start on the board.
    #[must_use]
    pub fn last_start_house(&self) -> u8 {
        self.start_house
            .saturating_add(self.pieces.saturating_mul(2))
            .saturating_sub(1)
    }

    /// The possible throws that can be played: above 0, and not lost.
    pub(crate) fn playable(&self) -> ThrowSet {
        let thrown = self.sticks.values();
        #[cfg(feature = "house-rules")]
        let thrown = thrown.filter(|value| value > 0 && !self.lost.contains(value));
        thrown
    }

    /// Gives equal throws one form: values of the sticks that only number the light sides become the value of
    /// no light side, and a four-sided die has none of its own.
    #[cfg(feature = "house-rules")]
    pub(crate) fn simplify_throws(&mut self) {
        let sticks = &mut self.sticks;
        if sticks.device == Device::FourSidedDie {
            sticks.blank_value = Randomizer::DIE.blank_value;
        }
        let Some(values) = sticks.light_values else {
            return;
        };
        let counts = values
            .iter()
            .zip(0..)
            .skip(1)
            .all(|(value, light)| value == light);
        let blank = values.iter().next().and_then(Randomizer::sticks);
        if let (true, Some(blank)) = (counts && values.sticks() == sticks.device.sticks(), blank) {
            sticks.blank_value = blank.blank_value;
            sticks.light_values = None;
        }
    }
}

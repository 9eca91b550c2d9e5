//! Every point on which the reconstructions differ, as plain data.
//!
//! A ruleset is a value of [`Rules`]; one engine plays them all by asking the data, never
//! by asking which ruleset it is. [`Ruleset`] is such a value under its name, checked and
//! compiled into masks.

pub mod bell;
pub mod catalogue;
#[cfg(feature = "house-rules")]
pub mod dimensions;
#[cfg(feature = "house-rules")]
pub mod draft;
#[cfg(feature = "house-rules")]
mod idle;
pub mod jequier;
pub mod kendall;
pub mod own;
pub mod piccione;
#[cfg(feature = "house-rules")]
pub mod sentences;
pub mod spec;
mod tables;
#[cfg(feature = "house-rules")]
mod validate;

pub use catalogue::{CATALOGUE, CatalogueEntry};
#[cfg(feature = "strong")]
pub(crate) use tables::FAIR;
pub(crate) use tables::FIRST_ROW;
pub use tables::Ruleset;
#[cfg(feature = "house-rules")]
pub use validate::{Contradiction, contradictions};

use crate::board::HouseSet;
use crate::side::Side;
use crate::sticks::{Sticks, Values};
use serde::Serialize;

/// Where the pieces stand at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Start {
    /// All in hand.
    Hand,
    /// In turn from house 1 on; this side has the odd houses.
    Alternating {
        /// The side on houses 1, 3, 5 …
        odd: Side,
    },
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Opening {
    /// This side, without ceremony.
    Begins(Side),
    /// The players throw in turn; the first 1 takes this side, plays the 1 with its front
    /// piece and throws on.
    FirstOne(Side),
    /// Each throws; the higher throw begins, equal throws are thrown again.
    HigherThrow,
}

/// How pieces in hand come on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Entry {
    /// They do not.
    None,
    /// With any throw *t*, onto house 1 + *t*.
    AnyThrow,
    /// With a whole throw of 1 onto an empty house 1; a further throw then belongs to that piece.
    WithOne,
}

/// In what order a turn's throws are made and played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Turn {
    /// One throw, one move.
    Single,
    /// All throws first, until one does not earn another; then played in any order.
    Series,
    /// One throw, whose steps may be divided among the pieces, all in one direction.
    Divided,
}

/// What becomes of a piece that is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
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
    /// It is out of the game.
    Taken,
}

/// What happens when nothing goes forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Water {
    /// Nothing: there is no water.
    None,
    /// The piece stays; the turn ends, and until it is out its side plays nothing else.
    /// Instead of throwing it may be put on the return house, if that is empty.
    Prison,
    /// The piece goes to the return house, or the next empty house below it.
    ToReturn,
    /// The piece goes to the lowest empty house.
    ToLowest,
    /// The piece goes back to hand.
    ToHand,
}

/// What bears off where no house says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum BearOff {
    /// The exact count to the place after the last house.
    Exact,
    /// Any throw beyond the last house.
    Overshoot,
    /// Landing exactly on the last house, which is never rested on.
    OntoLast,
}

/// With which throws a house is left for good, where it differs from [`Rules::bear_off`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub struct Exit {
    /// The house.
    pub house: u8,
    /// The throws that bear off from it.
    pub with: Values,
    /// Any throw does while no piece of either side stands on houses 1 to 10.
    pub any_if_first_row_empty: bool,
}

/// How the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum End {
    /// The first side with all its pieces off wins.
    FirstOff,
    /// When the board is empty the side with more pieces off wins; equal is a draw.
    BoardEmpty,
}

/// A set of rules: one value for each point on which the reconstructions differ.
///
/// The numbers in brackets are the rows of the specification's table of dimensions.
///
/// More points may come. Rules of one's own begin with a reconstruction's:
///
#[cfg_attr(feature = "house-rules", doc = "```")]
#[cfg_attr(not(feature = "house-rules"), doc = "```ignore")]
/// use senet::Ruleset;
/// use senet::rules::kendall;
///
/// let mut rules = kendall::masters();
/// rules.pieces = 7;
/// let ruleset = Ruleset::new(rules)?;
/// assert_eq!(ruleset.name(), "kendall-masters[pieces=7]");
/// # Ok::<(), senet::rules::Contradiction>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Rules {
    /// Houses of the track: 30 or 60.
    pub houses: u8,
    /// Pieces a side (1).
    pub pieces: u8,
    /// Where they stand at the start (2).
    pub start: Start,
    /// The first house they stand on, 1 in every reconstruction: a later one makes a game short (2).
    pub start_house: u8,
    /// Who begins (4).
    pub opening: Opening,
    /// A side plays nothing before it has thrown a 1.
    pub starting_throw: bool,
    /// A piece may not leave its starting house before the one in front of it has.
    pub start_lock: bool,
    /// How pieces come on the board (3).
    pub entry: Entry,
    /// What is thrown (5).
    pub sticks: Sticks,
    /// Throws that earn another throw once they have been played (6).
    pub again: Values,
    /// Throws that earn another throw even when nothing could be played.
    pub again_without_move: Values,
    /// Houses that earn another throw when landed on.
    pub again_on: HouseSet,
    /// The order of throwing and moving (7).
    pub turn: Turn,
    /// The house that may not be passed, or 0 (17).
    pub stop: u8,
    /// A throw past the stop is a forward move that ends in the water, if that is empty (25).
    pub trap: bool,
    /// Three or more of a side on consecutive houses may not be jumped by the other (8).
    pub blockade: bool,
    /// Two of a side on consecutive houses cannot be hit (9).
    pub pairs: bool,
    /// Houses whose piece is never protected by a neighbour.
    pub unprotected: HouseSet,
    /// While a side has a piece in the water, or just back from it, none of its pieces is protected.
    pub water_suspends_pairs: bool,
    /// Houses whose piece cannot be hit (10).
    pub safe: HouseSet,
    /// Houses whose piece cannot be hit while any piece is in the water.
    pub safe_while_water: HouseSet,
    /// What becomes of a piece that is hit (11).
    pub hit: Hit,
    /// A piece hit on these houses goes into the water if that is empty.
    pub hit_to_water: HouseSet,
    /// A side may pass when it can only hit (12).
    pub may_decline_hit: bool,
    /// Landing on an own piece puts the mover on the first empty house behind (13).
    pub fall_back: bool,
    /// What happens when nothing goes forward (14, 15).
    pub backward: Backward,
    /// The highest house from which a piece goes backward.
    pub backward_from: u8,
    /// The water house, or 0 (18).
    pub water_house: u8,
    /// What it does.
    pub water: Water,
    /// The house where a piece from the water returns to (16), or 0.
    pub return_house: u8,
    /// A rescued piece must be moved before any other.
    pub rescued_moves_first: bool,
    /// Houses that are left by bearing off only (19, 20, 21).
    pub fixed: HouseSet,
    /// Houses whose piece goes back into the water when its side can move nothing else.
    pub stuck_to_water: HouseSet,
    /// What bears off (22).
    pub bear_off: BearOff,
    /// The houses with an exit of their own (19, 20, 21).
    pub exits: Vec<Exit>,
    /// No bearing off while an own piece stands on one of these (23).
    pub clear_first: HouseSet,
    /// Bearing off may always be declined, which ends the turn (24).
    pub may_decline_off: bool,
    /// A piece on one of these must be moved if it can.
    pub vacate: HouseSet,
    /// How the game ends (27).
    pub end: End,
    /// The winner scores 3, 2 or 1 for each enemy piece left on houses 1 to 10, 11 to 20 or 21 to 30;
    /// nothing for pieces further on, where the track is longer.
    pub score: bool,
}

impl Rules {
    /// The last house that pieces stand on at the start, when they start on the board.
    #[must_use]
    pub fn last_start_house(&self) -> u8 {
        self.start_house
            .saturating_add(self.pieces.saturating_mul(2))
            .saturating_sub(1)
    }
}

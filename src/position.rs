//! A position: the pieces on the board, the side to act, and the phase of the turn.

pub mod beginner;
mod effects;
mod falls;
mod id;
pub mod moves;
pub mod notation;
pub mod perft;
pub mod phase;
pub mod reasons;
mod ruled;
mod setup;
mod validity;

pub use ruled::RuledPosition;
pub use setup::Setup;
pub use validity::PositionError;

use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::position::phase::{Bag, Divided, Outcome, Phase};
use crate::rules::{Opening, Rules, Ruleset, Start, Turn};
use core::hash::{Hash, Hasher};

/// The place of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "web",
    derive(tsify::Tsify),
    tsify(type = "number | \"hand\" | \"off\" | \"taken\"")
)]
pub enum Place {
    /// On this house.
    House(House),
    /// Not yet entered, or waiting to re-enter.
    Hand,
    /// Borne off.
    Off,
    /// Out of the game for good.
    Taken,
}

impl Place {
    /// Returns the house, or `None` for the other places.
    #[must_use]
    pub fn house(self) -> Option<House> {
        match self {
            Place::House(house) => Some(house),
            _ => None,
        }
    }
}

/// A position. Arrays are indexed by side, White first.
///
/// ```
/// use senet::Ruleset;
/// use senet::position::Position;
///
/// let ruleset = Ruleset::parse("kendall-masters")?;
/// let position = Position::start(&ruleset);
/// assert!(position.awaits_throw());
/// assert_eq!(Position::from_id(&ruleset, &position.id(&ruleset))?, position);
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) on: [HouseSet; 2],
    pub(crate) hand: [u8; 2],
    pub(crate) off: [u8; 2],
    pub(crate) taken: [u8; 2],
    pub(crate) side: Side,
    pub(crate) phase: Phase,
    pub(crate) must_move: [bool; 2],
    pub(crate) started: [bool; 2],
    pub(crate) unmoved: u8,
}

impl Hash for Position {
    /// Hashes the small fields as one number, because players and reviews look up many positions.
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [white, black] = self.on;
        state.write_u64(white.0);
        state.write_u64(black.0);
        let [[a, b], [c, d], [e, f]] = [self.hand, self.off, self.taken];
        let flags = self.must_move.into_iter().chain(self.started);
        let flags = flags.fold(self.side.index() as u8, |flags, flag| {
            flags << 1 | u8::from(flag)
        });
        state.write_u64(u64::from_le_bytes([a, b, c, d, e, f, self.unmoved, flags]));
        self.phase.hash(state);
    }
}

impl Position {
    /// The starting position of a game.
    #[must_use]
    pub fn start(ruleset: &Ruleset) -> Position {
        let rules = ruleset.rules();
        let hand = if rules.start == Start::Hand {
            rules.pieces
        } else {
            0
        };
        let (side, phase) = match rules.opening {
            Opening::Begins(side) => (side, Phase::Throw),
            Opening::FirstOne(_) | Opening::HigherThrow => (Side::White, Phase::Opening(None)),
        };
        Position {
            on: ruleset.tables.start,
            hand: [hand; 2],
            off: [0; 2],
            taken: [0; 2],
            side,
            phase,
            must_move: [false; 2],
            started: [!rules.starting_throw; 2],
            unmoved: if rules.start_lock {
                2 * rules.pieces
            } else {
                0
            },
        }
    }

    /// The same pieces in another phase, which must be valid.
    #[cfg(feature = "strong")]
    #[must_use]
    pub(crate) fn at_phase(self, phase: Phase) -> Position {
        Position { phase, ..self }
    }

    /// The houses of a side's pieces.
    #[must_use]
    pub fn pieces(&self, side: Side) -> HouseSet {
        self.on[side.index()]
    }

    /// The number of a side's pieces in hand.
    #[must_use]
    pub fn hand(&self, side: Side) -> u8 {
        self.hand[side.index()]
    }

    /// The number of a side's pieces borne off.
    #[must_use]
    pub fn off(&self, side: Side) -> u8 {
        self.off[side.index()]
    }

    /// The number of a side's pieces out of the game.
    #[must_use]
    pub fn taken(&self, side: Side) -> u8 {
        self.taken[side.index()]
    }

    /// The side to act. In the opening ceremony White stands for player 1.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The phase of the turn.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the side's piece on the return house was just rescued and must move first.
    #[must_use]
    pub fn must_move(&self, side: Side) -> bool {
        self.must_move[side.index()]
    }

    /// Whether the side has thrown the 1 that it needs before it may move.
    #[must_use]
    pub fn started(&self, side: Side) -> bool {
        self.started[side.index()]
    }

    /// The start lock: pieces on houses 1 to this one have not moved yet.
    #[must_use]
    pub fn unmoved(&self) -> u8 {
        self.unmoved
    }

    /// Every occupied house.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> HouseSet {
        self.on[0] | self.on[1]
    }

    /// The same position with the sides exchanged; in an opening ceremony, the players.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        let [white, black] = self.on;
        let swap = |[white, black]: [u8; 2]| [black, white];
        let phase = match self.phase {
            Phase::Over(Outcome::Won(side)) => Phase::Over(Outcome::Won(side.opponent())),
            phase => phase,
        };
        Position {
            on: [black, white],
            hand: swap(self.hand),
            off: swap(self.off),
            taken: swap(self.taken),
            side: self.side.opponent(),
            phase,
            must_move: [self.must_move[1], self.must_move[0]],
            started: [self.started[1], self.started[0]],
            unmoved: self.unmoved,
        }
    }

    /// The outcome, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether a throw is awaited.
    #[must_use]
    pub fn awaits_throw(&self) -> bool {
        matches!(
            self.phase,
            Phase::Opening(_) | Phase::Throw | Phase::ThrowEntered | Phase::Series(_)
        )
    }

    /// Whether a move is awaited. If no move is legal, the turn is forfeited instead.
    #[must_use]
    pub fn awaits_move(&self) -> bool {
        !self.awaits_throw() && self.outcome().is_none()
    }

    /// Applies a throw of a value that the sticks can throw, when a throw is awaited: faster than
    /// [`throw`](Position::throw), which checks both.
    ///
    /// # Panics
    /// Panics if no throw is awaited. A value that the [sticks cannot
    /// throw](crate::base::sticks::Randomizer::values) panics here or in move generation.
    #[inline(always)]
    pub fn throw_legal(&mut self, ruleset: &Ruleset, value: u8) {
        debug_assert!(ruleset.tables.throws.contains(value));
        let rules = ruleset.rules();
        self.phase = match self.phase {
            Phase::Throw => match rules.turn {
                Turn::Single => Phase::Play(value),
                Turn::Series => self.collect(rules, Bag::EMPTY, value),
                Turn::Divided => Phase::Divided(Divided::unused(value)),
            },
            Phase::Series(bag) => self.collect(rules, bag, value),
            Phase::ThrowEntered => Phase::Entered(value),
            Phase::Opening(before) => self.ceremony(rules, before, value),
            _ => panic!("no throw is awaited"),
        };
    }

    /// Whether a throw of this value would not count because the side still needs its 1.
    #[must_use]
    pub fn is_void(&self, value: u8) -> bool {
        !self.started[self.side.index()]
            && value != 1
            && matches!(self.phase, Phase::Throw | Phase::Series(_))
    }

    /// Adds a throw to a series. RULES 2.3 r3 and its option Starting Throw.
    #[inline(never)]
    fn collect(&mut self, rules: &Rules, bag: Bag, value: u8) -> Phase {
        let counts = !self.is_void(value);
        if counts {
            self.started[self.side.index()] = true;
        }
        // A throw of 0 fits into no bag: it cannot be played.
        let counted = if counts { bag.with(value) } else { None };
        let bag = counted.unwrap_or(bag);
        if rules.again.contains(value) && !bag.is_full() {
            Phase::Series(bag)
        } else {
            Phase::Pool(bag)
        }
    }

    /// One throw of the opening ceremony. RULES 2.3 r2, 2.4 r3, 2.7 r1.
    #[cold]
    fn ceremony(&mut self, rules: &Rules, before: Option<u8>, value: u8) -> Phase {
        match (rules.opening, before) {
            (Opening::FirstOne(side), _) if value == 1 => {
                self.side = side;
                self.started[side.index()] = true;
                self.advance_front_piece(side);
                Phase::Throw
            }
            (Opening::HigherThrow, Some(first)) if first != value => {
                self.side = if first > value {
                    Side::White
                } else {
                    Side::Black
                };
                Phase::Throw
            }
            (Opening::HigherThrow, None) => {
                self.side = self.side.opponent();
                Phase::Opening(Some(value))
            }
            _ => {
                self.side = self.side.opponent();
                Phase::Opening(None)
            }
        }
    }

    fn advance_front_piece(&mut self, side: Side) {
        let pieces = &mut self.on[side.index()];
        if let Some(front) = pieces.last() {
            let front = HouseSet::from_house(front);
            *pieces = pieces.without(front) | (front << 1);
        }
        self.unmoved = self.unmoved.saturating_sub(1);
    }

    /// Forfeits a throw without a legal move. The turn passes unless the throw earns another one
    /// anyway; an entering piece that cannot leave house 1 returns to hand. Does not look whether a move is
    /// legal, as [`forfeit`](Position::forfeit) does.
    ///
    /// # Panics
    /// Panics if no move is awaited.
    pub fn forfeit_legal(&mut self, ruleset: &Ruleset) {
        let rules = ruleset.rules();
        let me = self.side.index();
        let drowned = self.let_fall(ruleset, self.due(ruleset, None), |_| ());
        let again = match self.phase {
            Phase::Play(throw) => !drowned && rules.again_without_move.contains(throw),
            Phase::Divided(divided) => {
                divided.owes_throw || rules.again_without_move.contains(divided.throw)
            }
            Phase::Entered(_) => {
                self.on[me] = self.on[me].without(HouseSet::range(1, 1));
                self.hand[me] += 1;
                false
            }
            Phase::Pool(_) => false,
            _ => panic!("no move is awaited"),
        };
        if again {
            self.phase = Phase::Throw
        } else {
            self.pass_turn()
        }
    }

    /// Starts the other side's turn.
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        self.side = self.side.opponent();
        self.phase = Phase::Throw;
    }

    /// Whether protection by neighbours is suspended for this side. RULES 2.3 r14.
    #[inline]
    fn pairs_suspended(&self, ruleset: &Ruleset, side: Side) -> bool {
        ruleset.rules().water_suspends_pairs
            && (self.must_move[side.index()]
                || !(self.on[side.index()] & ruleset.tables.prison).is_empty())
    }

    /// The houses of a side's pieces that are protected by a neighbour. RULES 2.1 r5.
    #[must_use]
    #[inline]
    pub fn protected(&self, ruleset: &Ruleset, side: Side) -> HouseSet {
        if self.pairs_suspended(ruleset, side) {
            return HouseSet::EMPTY;
        }
        let own = self.on[side.index()];
        let guards = own & ruleset.tables.guarding;
        #[cfg(feature = "house-rules")]
        if ruleset.tables.unusual_pairs {
            return own & ruleset.tables.pairing & protected_houses(ruleset, guards);
        }
        ((guards << 1) | (guards >> 1)) & own & ruleset.tables.pairing
    }

    /// The houses on which a side's pieces can be hit.
    #[must_use]
    #[inline]
    pub fn exposed(&self, ruleset: &Ruleset, side: Side) -> HouseSet {
        let tables = &ruleset.tables;
        let mut hittable = self.on[side.index()] & tables.hittable;
        if !(self.occupied() & tables.prison).is_empty() {
            hittable = hittable.without(ruleset.rules().safe_while_water);
        }
        hittable.without(self.protected(ruleset, side))
    }

    /// The lines of a side's pieces that block the other side.
    #[must_use]
    pub fn blockades(&self, ruleset: &Ruleset, side: Side) -> Vec<HouseSet> {
        let Some(pieces) = ruleset.rules().blockade.pieces() else {
            return Vec::new();
        };
        let own = self.on[side.index()];
        let joined = ruleset.tables.joined();
        let first_houses = own.without((own & joined) << 1);
        first_houses
            .iter()
            .map(|first| {
                let last = HouseSet::range(first.number(), House::MAX)
                    .without(own & (own >> 1) & joined)
                    .first();
                HouseSet::range(first.number(), last.map_or(House::MAX, House::number))
            })
            .filter(|line| line.len() >= pieces)
            .collect()
    }
}

/// The houses that these pieces protect.
#[cfg(feature = "house-rules")]
#[cold]
fn protected_houses(ruleset: &Ruleset, guards: HouseSet) -> HouseSet {
    let joined = ruleset.tables.joined;
    let (behind, ahead) = ((guards & joined) << 1, (guards >> 1) & joined);
    if ruleset.rules().pairs.pieces() != Some(3) {
        return behind | ahead;
    }
    let two_behind = (behind & guards & joined) << 1;
    let two_ahead = ((ahead & guards) >> 1) & joined;
    (behind & ahead) | two_behind | two_ahead
}

//! A snapshot of a game for display.

use super::events::ThrowView;
use super::{Action, Game, Step};
use crate::base::board::{House, HouseSet};
use crate::base::side::{BySide, Side};
use crate::base::sticks::ThrowSet;
use crate::position::moves::{Move, MoveKind, Victim};
use crate::position::phase::{Direction, Outcome, Phase};
use crate::position::{Place, Position};
use crate::rules::{Entry, Hit, Ruleset};

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum PhaseKind {
    /// A throw of the opening ceremony.
    Opening,
    /// A throw, or a rescue.
    Throw,
    /// A move.
    Play,
    /// Nothing, because the game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "web", derive(tsify::Tsify))]
pub enum Winner {
    /// White won.
    White,
    /// Black won.
    Black,
    /// The game was drawn.
    Draw,
}

/// A legal move with its complete effect, for display.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct MoveView {
    /// Identifies the move among the legal moves. Ids are stable; see
    /// [`notation`](crate::position::notation).
    pub id: String,
    /// The scholars' notation.
    pub notation: String,
    /// The kind of move.
    pub kind: MoveKind,
    /// Where the mover starts.
    pub from: Option<Place>,
    /// Where the throw leads.
    pub to: Option<Place>,
    /// Where the mover comes to rest.
    pub rest: Option<Place>,
    /// The piece that is hit.
    pub victim: Option<Victim>,
    /// Whether a neighbour protects the mover where it comes to rest.
    pub protected: bool,
    /// The throw or portion used.
    pub throw: Option<u8>,
    /// Whether the move ends the turn or the game.
    pub ends_turn: bool,
    /// Whether the move wins the game.
    pub wins: bool,
}

/// A snapshot of a game for display.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "web", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct State {
    /// The ruleset in its written form.
    pub ruleset: String,
    /// Number of houses.
    pub houses: u8,
    /// Pieces per side.
    pub pieces: u8,
    /// Whether a die is thrown instead of sticks.
    pub die: bool,
    /// In how many equally likely ways the sticks or the die can fall: 16 for four sticks.
    pub outcomes: u8,
    /// Whether pieces can be beside the board: in hand, or out of the game.
    #[cfg_attr(feature = "serde", serde(rename = "beside"))]
    pub has_pieces_off_board: bool,
    /// The house of the water, if there is one.
    pub water: Option<House>,
    /// The throws that bear off a piece held in the water.
    pub water_exits: Vec<u8>,
    /// In how many of how many equally likely ways one of these throws falls.
    pub water_ways: [u8; 2],
    /// The sides of players 1 and 2; `None` until an opening ceremony has decided.
    pub players: Option<[Side; 2]>,
    /// The side to act; `None` during an opening ceremony that assigns the sides.
    pub turn: Option<Side>,
    /// The player to act, 0 or 1.
    pub player: u8,
    /// What the game is waiting for.
    pub phase: PhaseKind,
    /// Whether a rescue is legal.
    pub can_rescue: bool,
    /// Houses of White's pieces.
    pub white: Vec<House>,
    /// Houses of Black's pieces.
    pub black: Vec<House>,
    /// Pieces in hand.
    pub hand: BySide<u8>,
    /// Pieces borne off.
    pub off: BySide<u8>,
    /// Pieces out of the game.
    pub taken: BySide<u8>,
    /// Throws not played yet.
    pub in_hand: Vec<u8>,
    /// Steps left of a divided throw.
    pub steps_left: Option<u8>,
    /// The direction a divided throw has taken.
    pub direction: Option<Direction>,
    /// Whether another throw follows this one.
    pub extra_owed: bool,
    /// The side whose rescued piece must move first.
    pub must_move: Option<Side>,
    /// The throws of this turn; before its first throw, those of the previous turn.
    pub turn_throws: Vec<ThrowView>,
    /// Houses of pieces protected by a neighbour.
    pub protected: Vec<House>,
    /// Lines of three or more pieces that block the other side.
    pub blockades: Vec<Vec<House>>,
    /// How the game ended.
    pub winner: Option<Winner>,
    /// The winner's points, if the rules count points.
    pub score: Option<u8>,
    /// The last move played.
    pub last_move: Option<MoveView>,
    /// The side that played it.
    pub last_side: Option<Side>,
    /// Whether something can be undone.
    pub can_undo: bool,
    /// Whether something can be redone.
    pub can_redo: bool,
    /// Number of moves so far.
    pub plies: u32,
    /// Number of throws so far.
    pub throws: u32,
}

impl Game {
    /// The legal moves; at most a rescue while a throw is awaited.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveView> {
        let moves = self.position.moves(&self.ruleset);
        moves
            .iter()
            .map(|choice| {
                let effect = self.position.legal_effect(&self.ruleset, choice);
                MoveView::new(&self.ruleset, &self.position, &effect)
            })
            .collect()
    }

    /// The index, 0 or 1, of the player who has this side.
    #[must_use]
    pub fn player_of(&self, side: Side) -> u8 {
        u8::from(self.first_player.unwrap_or(Side::White) != side)
    }

    /// The current snapshot.
    #[must_use]
    pub fn state(&self) -> State {
        let (position, rules) = (&self.position, self.ruleset.rules());
        let last_move = self.last_move();
        let throws: u32 = self.throws_by_player().iter().sum();
        let opening = matches!(position.phase(), Phase::Opening(_));
        let numbers = |set: HouseSet| set.iter().collect::<Vec<House>>();
        let divided = match position.phase() {
            Phase::Divided(divided) => Some(divided),
            _ => None,
        };
        let prison = self.ruleset.tables.prison.first();
        let exits = prison.map_or(ThrowSet::EMPTY, |house| self.ruleset.bears_off_with(house));
        State {
            ruleset: self.ruleset.name().into(),
            houses: rules.houses,
            pieces: rules.pieces,
            die: rules.sticks.device().is_die(),
            outcomes: rules.sticks.outcome_count(),
            has_pieces_off_board: rules.entry != Entry::None || rules.hit == Hit::Taken,
            water: self.ruleset.water(),
            water_exits: exits.iter().collect(),
            water_ways: [
                rules
                    .sticks
                    .throws()
                    .filter(|throw| exits.contains(throw.value))
                    .count() as u8,
                rules.sticks.ways(),
            ],
            players: self.first_player.map(|side| [side, side.opponent()]),
            turn: (!opening).then_some(position.side()),
            player: if opening {
                position.side().index() as u8
            } else {
                self.player_of(position.side())
            },
            phase: phase_kind(position.phase()),
            can_rescue: position.phase() == Phase::Throw
                && !position.moves(&self.ruleset).is_empty(),
            white: numbers(position.pieces(Side::White)),
            black: numbers(position.pieces(Side::Black)),
            hand: position.hand.into(),
            off: position.off.into(),
            taken: position.taken.into(),
            in_hand: in_hand(position.phase()),
            steps_left: divided.map(|divided| divided.left),
            direction: divided.and_then(|divided| divided.direction),
            extra_owed: divided.is_some_and(|divided| divided.owes_throw),
            must_move: Side::BOTH
                .into_iter()
                .find(|&side| position.must_move(side)),
            turn_throws: self.turn_throws(),
            protected: Side::BOTH
                .iter()
                .flat_map(|&side| numbers(position.protected(&self.ruleset, side)))
                .collect(),
            blockades: Side::BOTH
                .iter()
                .flat_map(|&side| position.blockades(&self.ruleset, side))
                .map(numbers)
                .collect(),
            winner: position.outcome().map(|outcome| match outcome {
                Outcome::Won(Side::White) => Winner::White,
                Outcome::Won(Side::Black) => Winner::Black,
                Outcome::Drawn => Winner::Draw,
            }),
            score: position.score(&self.ruleset),
            last_move: last_move
                .map(|(before, effect)| MoveView::new(&self.ruleset, &before, &effect)),
            last_side: last_move.map(|(before, _)| before.side()),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            plies: self.done as u32 - throws,
            throws,
        }
    }

    /// The last move, with the position before it.
    fn last_move(&self) -> Option<(Position, Move)> {
        let mut done = self.steps[..self.done].iter().rev();
        done.find_map(|step| match step.action {
            Action::Play(choice) => {
                Some((step.before, step.before.legal_effect(&self.ruleset, choice)))
            }
            Action::Throw(_) => None,
        })
    }

    /// The throws of this turn; before its first throw, those of the previous turn.
    fn turn_throws(&self) -> Vec<ThrowView> {
        let done = &self.steps[..self.done];
        let actor = |step: &Step| {
            let opening = matches!(step.before.phase(), Phase::Opening(_));
            (step.before.side(), opening)
        };
        let turn = done
            .iter()
            .rev()
            .take_while(|step| Some(actor(step)) == done.last().map(actor));
        let first = done.len() - turn.count();
        let throws = done[first..].iter().filter_map(|step| match step.action {
            Action::Throw(throw) => {
                let void = step.before.is_void(throw.value);
                Some(ThrowView::new(&self.ruleset, throw, void))
            }
            Action::Play(_) => None,
        });
        throws.collect()
    }
}

impl MoveView {
    fn new(ruleset: &Ruleset, before: &Position, effect: &Move) -> MoveView {
        let mut after = *before;
        after.apply_legal(ruleset, effect);
        let over = after.outcome().is_some();
        let protected = after.protected(ruleset, before.side());
        let house = effect.rest.and_then(Place::house);
        MoveView {
            id: effect.id(ruleset),
            notation: before.notation(ruleset, effect),
            kind: effect.choice.kind,
            from: effect.from,
            to: effect.to,
            rest: effect.rest,
            victim: effect.victim,
            protected: house.is_some_and(|house| protected.contains(house)),
            throw: (effect.choice.steps > 0).then_some(effect.choice.steps),
            ends_turn: over || after.side() != before.side(),
            wins: after.outcome() == Some(Outcome::Won(before.side())),
        }
    }
}

impl Position {
    /// The winner's points, if the rules count points: 3, 2 or 1 for each enemy piece left on the
    /// first, second or last row. RULES 2.5 r8.
    #[must_use]
    pub fn score(&self, ruleset: &Ruleset) -> Option<u8> {
        match self.outcome() {
            Some(Outcome::Won(side)) if ruleset.rules().score => {
                let left = self.pieces(side.opponent());
                let on = |first, last| (left & HouseSet::range(first, last)).len();
                Some(3 * on(1, 10) + 2 * on(11, 20) + on(21, 30))
            }
            _ => None,
        }
    }
}

fn phase_kind(phase: Phase) -> PhaseKind {
    match phase {
        Phase::Opening(_) => PhaseKind::Opening,
        Phase::Throw | Phase::ThrowEntered | Phase::Series(_) => PhaseKind::Throw,
        Phase::Play(_) | Phase::Pool(_) | Phase::Entered(_) | Phase::Divided(_) => PhaseKind::Play,
        Phase::Over(_) => PhaseKind::Over,
    }
}

fn in_hand(phase: Phase) -> Vec<u8> {
    match phase {
        Phase::Play(throw) | Phase::Entered(throw) => vec![throw],
        Phase::Pool(bag) | Phase::Series(bag) => bag.iter().collect(),
        Phase::Divided(divided) => vec![divided.left],
        Phase::Opening(_) | Phase::Throw | Phase::ThrowEntered | Phase::Over(_) => Vec::new(),
    }
}

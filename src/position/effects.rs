//! Plays a move: where its pieces end up, and whose turn is next.

use crate::base::board::{House, HouseSet};
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::position::moves::{Choice, Move, MoveKind, Victim, first_empty_behind};
use crate::position::phase::{Direction, Divided, Outcome, Phase};
use crate::position::{Place, Position};
use crate::rules::{End, Entry, Hit, ReturnFull, Rules, Ruleset, Water};
use core::cmp::Ordering;

impl Position {
    /// The complete effect of a choice; `None` if it is not legal.
    #[must_use]
    pub fn effect(&self, ruleset: &Ruleset, choice: Choice) -> Option<Move> {
        let is_legal = self.moves(ruleset).contains(choice);
        is_legal.then(|| self.legal_effect(ruleset, choice))
    }

    /// The complete effect of a choice from [`moves`](Position::moves).
    ///
    /// # Panics
    /// May panic if `choice` is not legal; otherwise the result is meaningless.
    #[must_use]
    #[inline]
    pub fn legal_effect(&self, ruleset: &Ruleset, choice: Choice) -> Move {
        let tables = &ruleset.tables;
        let place = |set: HouseSet| set.first().map(Place::House);
        let from = choice.from();
        let mut effect = Move {
            choice,
            from,
            to: None,
            rest: None,
            victim: None,
        };
        let target = match choice.kind {
            MoveKind::Decline | MoveKind::Pass => return effect,
            MoveKind::BearOff => {
                effect.to = Some(Place::Off);
                effect.rest = effect.to;
                return effect;
            }
            MoveKind::Rescue => {
                effect.to = place(tables.return_to);
                effect.rest = effect.to;
                return effect;
            }
            MoveKind::Enter => 1,
            MoveKind::FallBack => ruleset.rules().water_house,
            MoveKind::Backward => choice.from - choice.steps,
            MoveKind::Forward if choice.from == 0 => ruleset.rules().entry_house(choice.steps),
            MoveKind::Forward => tables.leads_to(ruleset.rules(), choice.from, choice.steps),
        };
        let target = House::new_unchecked(target);
        effect.to = Some(Place::House(target));
        self.land(ruleset, target, &mut effect);
        effect
    }

    /// Fills in where the mover comes to rest and which piece it hits when its throw leads to `target`.
    #[inline]
    fn land(&self, ruleset: &Ruleset, target: House, effect: &mut Move) {
        let tables = &ruleset.tables;
        let me = self.side.index();
        let enemy = 1 - me;
        let empty = self.empty_during(ruleset, effect.choice);
        let Choice { kind, steps, from } = effect.choice;
        let mut rest = Some(target);
        if kind == MoveKind::Forward && tables.falls_into_trap(from, steps) {
            rest = tables.water.first();
        } else if self.on[enemy].contains(target) {
            let victim = match hit_target(ruleset, empty, from, target) {
                Place::House(house) if tables.water.contains(house) => {
                    water_destination(ruleset, empty, house)
                }
                place => place,
            };
            effect.victim = Some(Victim {
                from: target,
                to: victim,
            });
        } else if self.on[me].contains(target) {
            rest = first_empty_behind(empty, target);
        }
        effect.rest = Some(match rest {
            Some(house) if tables.water.contains(house) => water_destination(ruleset, empty, house),
            Some(house) => Place::House(house),
            None => Place::Hand,
        });
    }

    /// The empty houses during a move. The mover's origin counts as empty.
    #[inline]
    pub(super) fn empty_during(&self, ruleset: &Ruleset, choice: Choice) -> HouseSet {
        let origin = House::new(choice.from).map_or(HouseSet::EMPTY, HouseSet::from_house);
        ruleset.tables.board.without(self.occupied()) | origin
    }

    /// Refuses a throw when none is awaited.
    pub(crate) fn expect_throw(&self) -> Result<(), SenetError> {
        if self.awaits_throw() {
            Ok(())
        } else if self.outcome().is_some() {
            Err(SenetError::new(ErrorKind::GameOver, "the game is over"))
        } else {
            Err(SenetError::new(
                ErrorKind::MoveFirst,
                "choose a move first: the throw has not been played yet",
            ))
        }
    }

    /// Applies a throw of this value.
    ///
    /// # Errors
    /// Returns an error if no throw is awaited, or the rules do not allow this value. The position is then
    /// unchanged.
    pub fn throw(&mut self, ruleset: &Ruleset, value: u8) -> Result<(), SenetError> {
        self.expect_throw()?;
        if !ruleset.rules().sticks.values().contains(value) {
            let message = format!("‘{value}’ cannot be thrown under these rules");
            return Err(SenetError::new(ErrorKind::BadThrow, message).at("throw"));
        }
        self.throw_legal(ruleset, value);
        Ok(())
    }

    /// Forfeits a throw without a legal move, as [`forfeit_legal`](Position::forfeit_legal) does.
    ///
    /// # Errors
    /// Returns an error if no move is awaited, or a move is legal. The position is then unchanged.
    pub fn forfeit(&mut self, ruleset: &Ruleset) -> Result<(), SenetError> {
        if self.outcome().is_some() {
            return Err(SenetError::new(ErrorKind::GameOver, "the game is over"));
        }
        if self.awaits_throw() {
            return Err(SenetError::new(ErrorKind::IllegalMove, "throw first"));
        }
        if !self.moves(ruleset).is_empty() {
            let message = "a move is legal: a throw can be forfeited only if no move is legal";
            return Err(SenetError::new(ErrorKind::IllegalMove, message));
        }
        self.forfeit_legal(ruleset);
        Ok(())
    }

    /// Carries out the decision of a player that chooses only legal moves: plays the choice or, without one,
    /// makes the throw if one is awaited, or else forfeits the throw in hand. Returns whether it threw.
    ///
    /// # Panics
    /// May panic if `choice` is not legal or the value of `throw` cannot be thrown.
    #[inline]
    pub fn act_legal(
        &mut self,
        ruleset: &Ruleset,
        choice: Option<Choice>,
        throw: impl FnOnce() -> u8,
    ) -> bool {
        let throws = choice.is_none() && self.awaits_throw();
        match choice {
            Some(choice) => self.play_legal(ruleset, choice),
            None if throws => self.throw_legal(ruleset, throw()),
            None => self.forfeit_legal(ruleset),
        }
        throws
    }

    /// Calls `found` with each legal choice and the position after it or, without a legal choice, with the
    /// position after the forfeit. A move must be awaited.
    #[cfg(feature = "strong")]
    #[inline]
    pub(crate) fn each_next(
        &self,
        ruleset: &Ruleset,
        mut found: impl FnMut(Option<Choice>, Position),
    ) {
        let moves = self.moves(ruleset);
        if moves.is_empty() {
            let mut after = *self;
            after.forfeit_legal(ruleset);
            found(None, after);
        }
        for choice in moves.iter() {
            let mut after = *self;
            after.play_legal(ruleset, choice);
            found(Some(choice), after);
        }
    }

    /// Plays a choice.
    ///
    /// # Errors
    /// Returns an error if the choice is not legal. The position is then unchanged.
    pub fn play(&mut self, ruleset: &Ruleset, choice: Choice) -> Result<(), SenetError> {
        if !self.moves(ruleset).contains(choice) {
            let message = "this choice is not legal here";
            return Err(SenetError::new(ErrorKind::IllegalMove, message).at("move"));
        }
        self.play_legal(ruleset, choice);
        Ok(())
    }

    /// Plays a choice from [`moves`](Position::moves): faster than [`play`](Position::play), which looks
    /// whether it is legal.
    ///
    /// # Panics
    /// May panic if `choice` is not legal; otherwise the position may become invalid.
    #[inline(always)]
    pub fn play_legal(&mut self, ruleset: &Ruleset, choice: Choice) {
        match self.fast_target(ruleset, choice) {
            Some(target) => self.play_fast(ruleset, choice, target.number()),
            None => self.play_general(ruleset, choice),
        }
    }

    /// The house that a choice leads to if its only effect is a move or a swap.
    #[inline(always)]
    pub(crate) fn fast_target(&self, ruleset: &Ruleset, choice: Choice) -> Option<House> {
        let target = match choice.kind {
            MoveKind::Forward => choice.from + choice.steps,
            MoveKind::Backward => choice.from - choice.steps,
            _ => 0,
        };
        // A throw into the trap can lead past the last house. The mask is safe: with a trap no house is
        // plain.
        let plain = choice.from > 0 && ruleset.tables.plain.0 >> (target & 63) & 1 != 0;
        plain.then(|| House::new_unchecked(target & 63))
    }

    #[inline(never)]
    fn play_general(&mut self, ruleset: &Ruleset, choice: Choice) {
        self.apply_legal(ruleset, &self.legal_effect(ruleset, choice));
    }

    /// Fast path for a move that only moves or swaps: most moves of a playout.
    #[inline]
    fn play_fast(&mut self, ruleset: &Ruleset, choice: Choice, target: u8) {
        let general = || {
            let mut general = *self;
            general.play_general(ruleset, choice);
            general
        };
        // A position of other rules may have flags that the fast path ignores.
        let fits = matches!(self.phase, Phase::Play(_))
            && self.unmoved == 0
            && self.must_move == [false; 2];
        let general = (cfg!(debug_assertions) && fits).then(general);
        let me = self.side.index();
        let victim = self.on[1 - me].0 >> target & 1;
        self.on[me].0 ^= 1 << choice.from | 1 << target;
        self.on[1 - me].0 ^= victim << choice.from | victim << target;
        self.phase = Phase::Throw;
        let again = ruleset.rules().again.contains(choice.steps);
        self.side = if again {
            self.side
        } else {
            self.side.opponent()
        };
        debug_assert!(
            general.is_none_or(|general| general == *self),
            "the fast path gives another result"
        );
    }

    /// Plays a move computed by [`effect`](Position::effect) in this position.
    ///
    /// # Panics
    /// May panic if the move belongs to another position; otherwise the position may become invalid.
    #[inline]
    pub fn apply_legal(&mut self, ruleset: &Ruleset, effect: &Move) {
        let due = self.due(ruleset, effect.from);
        self.move_pieces(ruleset, effect);
        let drowned = self.let_fall(ruleset, due, |_| ());
        self.finish_move(ruleset, effect, drowned);
    }

    /// Moves the pieces of a choice, without deciding who acts next.
    #[inline]
    pub(super) fn move_pieces(&mut self, ruleset: &Ruleset, effect: &Move) {
        let tables = &ruleset.tables;
        let me = self.side.index();
        match effect.from {
            Some(Place::House(house)) => {
                let origin = HouseSet::from_house(house);
                self.on[me] = self.on[me].without(origin);
                if tables.return_to == origin {
                    self.must_move[me] = false;
                }
                if self.unmoved == house.number() {
                    self.unmoved -= 1;
                }
            }
            Some(_) => self.hand[me] -= 1,
            None => {}
        }
        if let Some(victim) = effect.victim {
            let house = HouseSet::from_house(victim.from);
            self.on[1 - me] = self.on[1 - me].without(house);
            if tables.return_to == house {
                self.must_move[1 - me] = false;
            }
            self.put(1 - me, victim.to);
        }
        if let Some(rest) = effect.rest {
            self.put(me, rest);
        }
    }

    #[inline]
    pub(super) fn put(&mut self, side: usize, place: Place) {
        match place {
            Place::House(house) => self.on[side] |= HouseSet::from_house(house),
            Place::Hand => self.hand[side] += 1,
            Place::Off => self.off[side] += 1,
            Place::Taken => self.taken[side] += 1,
        }
    }

    /// Decides who acts next after a move, and in which phase.
    #[inline]
    fn finish_move(&mut self, ruleset: &Ruleset, effect: &Move, fell: bool) {
        let (rules, tables) = (ruleset.rules(), &ruleset.tables);
        let left_the_board = effect.choice.kind == MoveKind::BearOff || effect.victim.is_some();
        if let (true, Some(outcome)) = (left_the_board, self.ending(rules)) {
            self.phase = Phase::Over(outcome);
            return;
        }
        let drowned = fell
            || matches!(effect.rest, Some(Place::House(house)) if tables.prison.contains(house));
        match effect.choice.kind {
            MoveKind::Rescue => {
                self.must_move[self.side.index()] = rules.rescued_moves_first;
                self.pass_turn();
            }
            MoveKind::Decline | MoveKind::Pass => self.pass_turn(),
            MoveKind::Enter => self.phase = Phase::ThrowEntered,
            _ if drowned || effect.ends_turn(ruleset) => self.pass_turn(),
            _ => self.use_throw(ruleset, effect),
        }
    }

    #[inline]
    fn use_throw(&mut self, ruleset: &Ruleset, effect: &Move) {
        let earns = effect.house_earns_throw(ruleset);
        match self.phase {
            Phase::Play(throw) if earns || ruleset.rules().again.contains(throw) => {
                self.phase = Phase::Throw;
            }
            Phase::Pool(bag) => {
                let bag = bag.without(effect.choice.steps).unwrap_or(bag);
                self.phase = Phase::Pool(bag);
                if bag.is_empty() || self.moves(ruleset).is_empty() {
                    self.pass_turn();
                }
            }
            Phase::Entered(throw) => {
                self.use_portion(ruleset, Divided::unused(throw), effect, earns);
            }
            Phase::Divided(divided) => self.use_portion(ruleset, divided, effect, earns),
            _ => self.pass_turn(),
        }
    }

    /// Uses up a portion. The throw ends when nothing is left of it or the rest cannot be used.
    fn use_portion(&mut self, ruleset: &Ruleset, before: Divided, effect: &Move, earns: bool) {
        let direction = match effect.choice.kind {
            MoveKind::Backward => Direction::Backward,
            _ => Direction::Forward,
        };
        let divided = Divided {
            left: before.left - effect.choice.steps,
            direction: Some(direction),
            owes_throw: before.owes_throw || earns || ruleset.rules().again.contains(before.throw),
            ..before
        };
        self.phase = Phase::Divided(divided);
        if divided.left > 0 && !self.moves(ruleset).is_empty() {
            return;
        }
        if divided.owes_throw {
            self.phase = Phase::Throw;
        } else {
            self.pass_turn();
        }
    }

    /// The outcome, if the pieces borne off end the game.
    pub(crate) fn ending(&self, rules: &Rules) -> Option<Outcome> {
        match rules.end {
            End::FirstOff => {
                let all_off = |side: &Side| self.off[side.index()] == rules.pieces;
                Side::BOTH.into_iter().find(all_off).map(Outcome::Won)
            }
            End::BoardEmpty => {
                let gone = self.occupied().is_empty() && self.hand == [0, 0];
                gone.then(|| match self.off[0].cmp(&self.off[1]) {
                    Ordering::Greater => Outcome::Won(Side::White),
                    Ordering::Less => Outcome::Won(Side::Black),
                    Ordering::Equal => Outcome::Drawn,
                })
            }
        }
    }
}

/// Where a piece hit on `target` by a mover from `from` is sent, before the water moves it on.
#[inline]
pub(super) fn hit_target(ruleset: &Ruleset, empty: HouseSet, from: u8, target: House) -> Place {
    let rules = ruleset.rules();
    let water = (ruleset.tables.water & empty).first();
    let house = match rules.hit {
        _ if water.is_some() && rules.hit_to_water.contains(target) => water,
        Hit::Swap => House::new(from),
        Hit::EmptyBehind => first_empty_behind(empty, target),
        Hit::LowestEmpty => empty.first(),
        Hit::ToHand => return Place::Hand,
        Hit::Taken | Hit::None => return Place::Taken,
    };
    house.map_or(Place::Hand, Place::House)
}

/// The destination of a piece that comes to rest on the water.
pub(super) fn water_destination(ruleset: &Ruleset, empty: HouseSet, water: House) -> Place {
    let rules = ruleset.rules();
    let to = match rules.water {
        Water::None | Water::Prison => Some(water),
        Water::ToReturn => {
            let taken = (empty & ruleset.tables.return_to).is_empty();
            match rules.return_full() {
                ReturnFull::Lowest if taken => empty.first(),
                ReturnFull::Hand if taken => None,
                _ => (empty & HouseSet::range(1, rules.return_house)).last(),
            }
        }
        Water::ToLowest => empty.first(),
        Water::ToHand => None,
    };
    match to {
        Some(house) => Place::House(house),
        None if rules.entry == Entry::None => Place::House(empty.first().unwrap_or(water)),
        None => Place::Hand,
    }
}

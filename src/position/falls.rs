//! Pieces that the water takes: of the side to move, and those that it hits.

use super::effects::{hit_target, water_destination};
use super::{Place, Position};
use crate::base::board::{House, HouseSet};
use crate::position::moves::{Choice, Fall, Move, first_empty_behind};
use crate::position::phase::Phase;
use crate::rules::Ruleset;

impl Position {
    /// Where this choice sends a piece that it hits on `target`, before the water moves it on.
    pub(crate) fn victim_target(&self, ruleset: &Ruleset, choice: Choice, target: House) -> Place {
        let empty = self.empty_during(ruleset, choice);
        hit_target(ruleset, empty, choice.from, target)
    }

    /// The house to which the move takes its piece before the water moves it on: behind the one to which the
    /// throw leads if the piece falls back. `None` if it reaches no house.
    pub(crate) fn before_water(&self, ruleset: &Ruleset, effect: &Move) -> Option<House> {
        let landed = effect.landed(ruleset)?;
        let empty = self.empty_during(ruleset, effect.choice);
        let own = self.on[self.side.index()];
        if own.contains(landed) && !empty.contains(landed) {
            first_empty_behind(empty, landed)
        } else {
            Some(landed)
        }
    }

    /// How many pieces of the side to move fall into the water with this throw, even if they do not stay
    /// there. `effect` is the move that the throw is used for; `None` if no move is legal.
    #[cfg(feature = "strong")]
    pub(crate) fn drownings(&self, ruleset: &Ruleset, effect: Option<&Move>) -> usize {
        let house = effect.and_then(|effect| self.before_water(ruleset, effect));
        let enters = house.is_some_and(|house| ruleset.tables.water.contains(house));
        usize::from(enters) + self.falls(ruleset, effect).len()
    }

    /// The pieces of the side to move, apart from the mover, that fall into the water because this throw
    /// does not move them.
    #[inline]
    pub(super) fn due(&self, ruleset: &Ruleset, mover: Option<Place>) -> HouseSet {
        let last_chance = ruleset.rules().last_chance();
        if last_chance.is_empty() || !matches!(self.phase, Phase::Play(_)) {
            return HouseSet::EMPTY;
        }
        let mover = mover.and_then(Place::house);
        let mover = mover.map_or(HouseSet::EMPTY, HouseSet::from_house);
        (self.on[self.side.index()] & last_chance).without(mover)
    }

    /// Lets these pieces of the side to move fall into the water one by one, the rearmost first; a piece that
    /// finds the water occupied stays. Calls `fell` with where each comes from and where it comes to rest.
    /// Returns whether one stays in the water.
    #[inline]
    pub(super) fn let_fall(
        &mut self,
        ruleset: &Ruleset,
        due: HouseSet,
        mut fell: impl FnMut(Fall),
    ) -> bool {
        let tables = &ruleset.tables;
        let mut drowned = false;
        for house in due.iter() {
            let empty = tables.board.without(self.occupied());
            let Some(water) = (tables.water & empty).first() else {
                break;
            };
            let origin = HouseSet::from_house(house);
            let rest = water_destination(ruleset, empty | origin, water);
            let me = self.side.index();
            self.on[me] = self.on[me].without(origin);
            self.put(me, rest);
            fell(Fall {
                from: house,
                water,
                to: rest,
            });
            drowned |= rest.house() == Some(water);
        }
        drowned
    }

    /// The pieces that fall into the water, in order, because this throw does not move them off houses where
    /// they had only one throw to leave. `effect` is the move that the throw is used for; `None` if no move is
    /// legal.
    #[must_use]
    pub fn falls(&self, ruleset: &Ruleset, effect: Option<&Move>) -> Vec<Fall> {
        let due = self.due(ruleset, effect.and_then(|effect| effect.from));
        let mut falls = Vec::new();
        if !due.is_empty() {
            let mut moved = *self;
            if let Some(effect) = effect {
                moved.move_pieces(ruleset, effect);
            }
            moved.let_fall(ruleset, due, |fall| falls.push(fall));
        }
        falls
    }
}

//! The counts of one game, as integers, so that sums do not depend on their order.

use crate::base::side::Side;
use crate::position::Position;
use crate::position::moves::Choice;
use crate::position::phase::Outcome;
use crate::rules::Ruleset;
use serde::Serialize;

/// Chances and their squares are counted in millionths.
pub const MILLION: f64 = 1e6;

/// The number of first columns that count events; the others depend on a judge.
const EVENTS: usize = 9;

macro_rules! game_row {
    ($($(#[doc = $doc:literal])+ $name:ident,)+) => {
        /// The counts of one game. Chances are the judge's, in millionths.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        pub struct GameRow {
            $($(#[doc = $doc])+ pub $name: u64,)+
        }

        impl GameRow {
            /// The names of the fields, in order.
            pub const COLUMNS: [&'static str; [$(stringify!($name)),+].len()] = [$(stringify!($name)),+];
            /// The meanings of the fields, in order.
            pub const DESCRIPTIONS: [&'static str; Self::COLUMNS.len()] = [$(concat!($($doc),+)),+];

            /// The values of the fields, in order.
            #[must_use]
            pub fn to_array(&self) -> [u64; Self::COLUMNS.len()] {
                [$(self.$name),+]
            }

            /// Creates a row from the values of its fields.
            #[must_use]
            pub fn from_array([$($name),+]: [u64; Self::COLUMNS.len()]) -> GameRow {
                GameRow { $($name),+ }
            }
        }
    };
}

game_row! {
    /// Throws, including those of the opening ceremony.
    throws,
    /// 1 if the game was stopped after 5,000 throws, else 0.
    stopped,
    /// The points of the side that began, in halves: 2 for a win, 1 for a draw.
    first_points,
    /// 1 if somebody won, else 0.
    won,
    /// Decisions: throws or portions to play, and rescues to accept or decline.
    decisions,
    /// Decisions with at least two legal choices.
    real_choices,
    /// Decisions without a legal choice.
    passes,
    /// Pieces hit.
    hits,
    /// Pieces that fell into the water with a throw of their own side.
    drownings,
    /// The sum over all real choices of the mean loss of a random choice.
    stakes,
    /// The sum of the squared luck of all throws.
    luck_squared,
    /// The sum of the squared luck of the last ten throws.
    late_luck_squared,
    /// Throws before which the chances were computed; a series of throws counts as one.
    weighed,
    /// The sum over all throws of the standard deviation of the chance after the throw.
    suspense,
    /// The sum of the changes of the chance from one throw to the next.
    surprise,
    /// The lowest chance that the winner had before a throw; a million if nobody won.
    winner_lowest,
    /// How often the lead changed sides; a side takes the lead above 52 percent.
    lead_changes,
    /// The number of throws made when the winner's chance rose to 90 percent for good.
    decided,
    /// The points of the judge as a player, in halves, in two games against random play with the same throws and the sides exchanged.
    random_points,
    /// 1 if both of these games ended, else 0.
    random_ended,
    /// The same points against the beginner.
    beginner_points,
    /// 1 if both of these games ended, else 0.
    beginner_ended,
}

impl GameRow {
    /// What happened in the game, whoever judges it.
    pub(super) fn events(&self) -> [u64; EVENTS] {
        let fields = self.to_array();
        core::array::from_fn(|field| fields[field])
    }

    /// Plays a choice and counts the pieces that it hits and those that drown.
    #[inline]
    pub(super) fn play(&mut self, ruleset: &Ruleset, position: &mut Position, choice: Choice) {
        if let Some(target) = position.fast_target(ruleset, choice) {
            let enemy = position.pieces(position.side().opponent());
            self.hits += u64::from(enemy.contains(target));
            return position.play_legal(ruleset, choice);
        }
        let effect = position.legal_effect(ruleset, choice);
        self.hits += u64::from(effect.victim.is_some());
        self.drownings += position.drownings(ruleset, Some(&effect)) as u64;
        position.apply_legal(ruleset, &effect);
    }

    /// Counts a decision without a legal choice and forfeits it.
    pub(super) fn pass(&mut self, ruleset: &Ruleset, position: &mut Position) {
        self.decisions += 1;
        self.passes += 1;
        self.drownings += position.drownings(ruleset, None) as u64;
        position.forfeit_legal(ruleset);
    }

    /// Sets the result of a game that `first` began.
    pub(super) fn end(&mut self, first: Option<Side>, outcome: Option<Outcome>) {
        self.stopped = u64::from(outcome.is_none());
        (self.won, self.first_points) = match outcome {
            Some(Outcome::Won(winner)) => (1, 2 * u64::from(first == Some(winner))),
            Some(Outcome::Drawn) => (0, 1),
            None => (0, 0),
        };
    }

    /// Takes the games that measure skill from another row, which the same judge played with the same
    /// throws.
    pub fn copy_skill(&mut self, from: &GameRow) {
        self.random_points = from.random_points;
        self.random_ended = from.random_ended;
        self.beginner_points = from.beginner_points;
        self.beginner_ended = from.beginner_ended;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_survives_being_written() {
        let mut fields = [0; GameRow::COLUMNS.len()];
        for (number, field) in fields.iter_mut().enumerate() {
            *field = number as u64 + 1;
        }
        let row = GameRow::from_array(fields);
        assert_eq!(row.to_array(), fields);
        assert_eq!(GameRow::COLUMNS[EVENTS - 1], "drownings");
        assert_eq!((row.throws, GameRow::COLUMNS[0]), (1, "throws"));
        assert_eq!(GameRow::DESCRIPTIONS.len(), GameRow::COLUMNS.len());
    }
}

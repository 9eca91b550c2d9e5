//! The counts of one laboratory game, as integers, so that sums do not depend on their order.

use serde::Serialize;

/// Chances and their squares are counted in millionths.
pub const MILLION: f64 = 1e6;

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
    /// Throws, those of an opening ceremony included.
    throws,
    /// 1 if the game was stopped after 5,000 throws, else 0.
    stopped,
    /// The points of the side that began, in halves: 2 for a win, 1 for a draw.
    first_points,
    /// 1 if somebody won, else 0.
    won,
    /// Throws, parts of throws and rescues that were to be decided.
    decisions,
    /// Those with at least two legal choices.
    real_choices,
    /// Those with none.
    passes,
    /// Pieces hit.
    hits,
    /// Pieces that fell into the water.
    drownings,
    /// The sum over all real choices of what choosing at random would have cost.
    stakes,
    /// The sum of the squares of what each throw gave or took.
    luck_squared,
    /// The same of the last ten throws.
    late_luck_squared,
    /// Throws before which the chances were weighed: series of throws count as one.
    weighed,
    /// The sum over all throws of the standard deviation of what could be thrown.
    suspense,
    /// The sum of the changes of the chance from one throw to the next.
    surprise,
    /// The lowest chance that the winner had before a throw; a million if nobody won.
    winner_lowest,
    /// How often the lead passed from one side to the other, with 48 and 52 percent as its borders.
    lead_changes,
    /// The throws made when the winner's chance rose above 90 percent for good.
    decided,
    /// The near-perfect player's points in two games against random play with the same throws, sides exchanged, in halves.
    random_points,
    /// 1 if both of these games ended, else 0.
    random_ended,
    /// The same points against the beginner.
    beginner_points,
    /// 1 if both of these games ended, else 0.
    beginner_ended,
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
        assert_eq!((row.throws, GameRow::COLUMNS[0]), (1, "throws"));
        assert_eq!(GameRow::DESCRIPTIONS.len(), GameRow::COLUMNS.len());
    }
}

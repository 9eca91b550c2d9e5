//! Links as read by a third party without a secret of the game.

use super::letter::Letter;
use super::{id_of, replay, values_of};
use crate::error::{ErrorKind, SenetError};
use crate::game::Game;
use crate::record::throw_text;

/// A game reconstructed from its links; all throws are recomputed from the revealed values.
#[derive(Clone, Debug)]
pub struct Witness {
    letter: Letter,
    game: Game,
}

impl Witness {
    /// Reads links of one game, in any order. Each must be valid by itself and continue the earlier
    /// ones. More links prove more of the game.
    ///
    /// # Errors
    /// There is no link, or a link is damaged, breaks the rules, belongs to another game, contradicts
    /// the history, or reveals a value that was not fixed before.
    pub fn of_links<'a>(links: impl IntoIterator<Item = &'a str>) -> Result<Witness, SenetError> {
        let letters: Result<Vec<Letter>, SenetError> =
            links.into_iter().map(Letter::read).collect();
        let mut letters = letters?;
        letters.sort_by_key(|letter| letter.number);
        for pair in letters.windows(2) {
            check_continues(&pair[0], &pair[1])?;
        }
        let letter = letters
            .pop()
            .ok_or_else(|| SenetError::new(ErrorKind::NoLink, "there is no link to check"))?;
        let game = replay(&letter)?;
        Ok(Witness { letter, game })
    }

    /// The id of the game, shared by all its links: 16 hexadecimal digits.
    #[must_use]
    pub fn id(&self) -> String {
        id_of(&self.letter)
    }

    /// The number of the last link, from 0.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.letter.number
    }

    /// The game after the last link.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Every throw so far, as in records.
    pub fn throws(&self) -> impl Iterator<Item = String> + '_ {
        let thrown = self.game.thrown();
        thrown.map(|throw| throw_text(self.game.ruleset(), throw))
    }
}

fn check_continues(earlier: &Letter, later: &Letter) -> Result<(), SenetError> {
    let refuse = |code, message: String| Err(SenetError::new(code, message));
    if (&earlier.ruleset, earlier.maker) != (&later.ruleset, later.maker) {
        return refuse(
            ErrorKind::OtherGame,
            "these are links of different games".into(),
        );
    }
    if !values_of(later).starts_with(&values_of(earlier)) {
        let message = format!(
            "link {} reveals values that do not match those of link {}",
            later.number, earlier.number
        );
        return refuse(ErrorKind::ValueChanged, message);
    }
    let retold = later.number == earlier.number && later.choices != earlier.choices;
    if retold || !later.choices.starts_with(&earlier.choices) {
        let message = format!(
            "link {} contradicts the turns of link {}",
            later.number, earlier.number
        );
        return refuse(ErrorKind::HistoryChanged, message);
    }
    Ok(())
}

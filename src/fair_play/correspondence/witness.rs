//! Links as read by a third party without a secret of the game.

use super::link::Link;
use super::{id_of, replay, values_of};
use crate::error::{ErrorKind, SenetError};
use crate::game::Game;
use crate::game::record::throw_text;

/// A game reconstructed from its links; all throws are recomputed from the revealed values.
#[derive(Clone, Debug)]
pub struct Witness {
    link: Link,
    game: Game,
}

impl Witness {
    /// Reads links of one game, in any order. Each must be valid by itself and continue the earlier
    /// ones. More links prove more of the game.
    ///
    /// # Errors
    /// Returns an error if there is no link, or a link is damaged, breaks the rules, belongs to
    /// another game, contradicts the history, or reveals a value that was not fixed before.
    pub fn of_links<'a>(links: impl IntoIterator<Item = &'a str>) -> Result<Witness, SenetError> {
        let links: Result<Vec<Link>, SenetError> = links.into_iter().map(Link::read).collect();
        let mut links = links?;
        links.sort_by_key(|link| link.number);
        for pair in links.windows(2) {
            check_continues(&pair[0], &pair[1])?;
        }
        let link = links
            .pop()
            .ok_or_else(|| SenetError::new(ErrorKind::NoLink, "there is no link to check"))?;
        let game = replay(&link)?;
        Ok(Witness { link, game })
    }

    /// The id of the game, shared by all its links: 16 hexadecimal digits.
    #[must_use]
    pub fn id(&self) -> String {
        id_of(&self.link)
    }

    /// The number of the last link, from 0.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.link.number
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

fn check_continues(earlier: &Link, later: &Link) -> Result<(), SenetError> {
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

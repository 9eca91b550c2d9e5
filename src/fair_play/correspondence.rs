//! A two-player game by link, without a server, in which neither player can choose a throw.
//!
//! Each player has a secret: the end of a [chain] of hashes. The players exchange links, and each
//! link reveals the next value of its sender's chain. The throws of a turn are derived from the
//! value that the player to act reveals with it and the value that the other player revealed before
//! it. Both values were fixed before the game began, and neither player knew both before the turn
//! began. Neither player can therefore choose a throw or predict the throws of the other player's
//! next turn.
//!
//! A link contains only values and choices. Every reader recomputes the throws from them, so they
//! cannot be changed.

pub mod chain;
mod link;
pub mod witness;

use super::digest;
use crate::base::seed::{Seed, hex};
use crate::error::{ErrorKind, SenetError};
use crate::game::{Action, Game};
use crate::position::Position;
use crate::position::phase::Phase;
use crate::rules::Ruleset;
use chain::Value;
use link::Link;

/// One player's state of a game by link.
///
/// ```
/// use senet::Ruleset;
/// use senet::fair_play::correspondence::Correspondence;
///
/// let ruleset = Ruleset::parse("simple")?;
/// let mut maker = Correspondence::make(&ruleset, 0, [1; 32])?;
/// let first = maker.to_send().expect("the maker sends the first link");
/// let guest = Correspondence::join(&first, [2; 32])?;
/// maker.receive(&guest.to_send().expect("the guest answers"))?;
/// assert_eq!(maker.id(), guest.id());
///
/// let restored = Correspondence::from_saved(&maker.to_saved())?;
/// assert_eq!(restored.game().record(), maker.game().record());
/// # Ok::<(), senet::SenetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Correspondence {
    secret: Value,
    joined: bool,
    /// The last link, sent by either player.
    link: Link,
    /// The game after that link.
    game: Game,
}

impl Correspondence {
    /// Creates a game. Its creator takes this seat, 0 or 1.
    ///
    /// # Errors
    /// Returns an error if the seat does not exist.
    pub fn make(
        ruleset: &Ruleset,
        seat: u8,
        secret: [u8; 32],
    ) -> Result<Correspondence, SenetError> {
        if seat > 1 {
            return Err(SenetError::new(ErrorKind::BadSeat, "a seat must be 0 or 1").at("seat"));
        }
        let link = Link {
            number: 0,
            maker: seat,
            older: None,
            newer: value_of(&secret, 0)?,
            ruleset: ruleset.name().into(),
            choices: Vec::new(),
        };
        Correspondence::from_link(secret, false, link)
    }

    /// Joins a game from its first link and answers that link.
    ///
    /// # Errors
    /// Returns an error if the link is damaged or is not the first of its game.
    pub fn join(text: &str, secret: [u8; 32]) -> Result<Correspondence, SenetError> {
        let first = Link::read(text)?;
        if first.number != 0 || !first.choices.is_empty() {
            let message = "this game has already begun: only its two players can continue it";
            return Err(SenetError::new(ErrorKind::NotAPlayer, message));
        }
        let link = Link {
            number: 1,
            older: Some(first.newer),
            newer: value_of(&secret, 0)?,
            ..first
        };
        Correspondence::from_link(secret, true, link)
    }

    /// Restores a game from its [saved](Correspondence::to_saved) text.
    ///
    /// # Errors
    /// Returns an error if the text is not a saved game, or is damaged.
    pub fn from_saved(text: &str) -> Result<Correspondence, SenetError> {
        let bad = || SenetError::new(ErrorKind::BadSavedGame, "this is not a saved game by link");
        let mut words = text.split_whitespace();
        let (Some("senet-link-game-1"), Some(role), Some(secret), Some(link), None) = (
            words.next(),
            words.next(),
            words.next(),
            words.next(),
            words.next(),
        ) else {
            return Err(bad());
        };
        let joined = match role {
            "maker" => false,
            "guest" => true,
            _ => return Err(bad()),
        };
        let secret = secret.parse::<Seed>().map_err(|_| bad())?.to_bytes();
        let link = Link::read(link)?;
        if joined && link.number == 0 {
            return Err(bad());
        }
        let saved = Correspondence::from_link(secret, joined, link)?;
        saved.only_own_values(&saved.link)?;
        Ok(saved)
    }

    /// The game as text for storage. It contains the secret, so it must not be sent.
    #[must_use]
    pub fn to_saved(&self) -> String {
        let role = if self.joined { "guest" } else { "maker" };
        let (secret, link) = (hex(&self.secret), self.link.write());
        format!("senet-link-game-1 {role} {secret} {link}")
    }

    /// The id of the game, shared by all its links: 16 hexadecimal digits.
    #[must_use]
    pub fn id(&self) -> String {
        id_of(&self.link)
    }

    /// The id of the game to which a link belongs.
    ///
    /// # Errors
    /// Returns an error if the link is damaged.
    pub fn id_of(text: &str) -> Result<String, SenetError> {
        Link::read(text).map(|link| id_of(&link))
    }

    /// The number of the last link, from 0.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.link.number
    }

    /// This player's seat.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.link.maker ^ u8::from(self.joined)
    }

    /// The link to send. Returns `None` if the last link is the other player's.
    #[must_use]
    pub fn to_send(&self) -> Option<String> {
        (!self.is_mine_next()).then(|| self.link.write())
    }

    /// The current game. During this player's turn, it can make the throws of that turn.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Receives a link from the other player. The state is unchanged on error.
    ///
    /// # Errors
    /// Returns an error if the link is damaged, belongs to another game, is out of date, was sent
    /// by this player, contradicts the history, reveals a value that was not fixed before, or
    /// breaks the rules.
    pub fn receive(&mut self, text: &str) -> Result<(), SenetError> {
        let link = Link::read(text)?;
        let refuse = |code, message: &str| Err(SenetError::new(code, message));
        if id_of(&link) != self.id() {
            // A link with another chain belongs to another game.
            return refuse(ErrorKind::OtherGame, "this link belongs to another game");
        }
        if link == self.link && self.is_mine_next() {
            return Ok(());
        }
        if link.number % 2 == u16::from(self.joined) {
            return refuse(
                ErrorKind::OwnLink,
                "this is a link you made yourself: it is for the other player",
            );
        }
        if link.number <= self.link.number {
            return refuse(
                ErrorKind::OldLink,
                "this link is out of date: the game has continued since",
            );
        }
        self.only_own_values(&link)?;
        self.only_their_values(&link)?;
        if !link.choices.starts_with(&self.link.choices) {
            return refuse(
                ErrorKind::HistoryChanged,
                "this link contradicts the turns already played",
            );
        }
        *self = Correspondence::from_link(self.secret, self.joined, link)?;
        Ok(())
    }

    /// Ends this player's turn and returns the link that contains it.
    ///
    /// # Errors
    /// Returns an error if it is not this player's turn, the turn is not finished, or `played` is
    /// not this game with its throws.
    pub fn answer(&mut self, played: &Game) -> Result<String, SenetError> {
        if !self.is_mine_next() {
            let message = "it is the other player's turn";
            return Err(SenetError::new(ErrorKind::NotYourTurn, message));
        }
        let choices = choices_of(played);
        let own = u32::from(self.link.number.div_ceil(2));
        let link = Link {
            number: self.link.number + 1,
            older: Some(self.link.newer),
            newer: value_of(&self.secret, own)?,
            choices,
            ..self.link.clone()
        };
        let answered = Correspondence::from_link(self.secret, self.joined, link)?;
        if answered.game.history().ne(played.history()) {
            let message = "this is not the game of the links so far";
            return Err(SenetError::new(ErrorKind::HistoryChanged, message));
        }
        *self = answered;
        Ok(self.link.write())
    }

    /// Whether this player sends the next link.
    #[must_use]
    pub fn is_mine_next(&self) -> bool {
        self.link.number % 2 != u16::from(self.joined)
    }

    fn from_link(secret: Value, joined: bool, link: Link) -> Result<Correspondence, SenetError> {
        let mut game = replay(&link)?;
        let seat = link.maker ^ u8::from(joined);
        if link.number > 0 && link.number % 2 != u16::from(joined) && is_to_act(&game, seat) {
            let own = value_of(&secret, u32::from(link.number.div_ceil(2)))?;
            game.throw_from(chain::seed(&own, &link.newer));
        }
        Ok(Correspondence {
            secret,
            joined,
            link,
            game,
        })
    }

    /// Checks that this player's value in a link is the one actually revealed.
    fn only_own_values(&self, link: &Link) -> Result<(), SenetError> {
        let own = link.number % 2 == u16::from(self.joined);
        let (shown, number) = if own {
            (Some(link.newer), Some(link.number))
        } else {
            (link.older, link.number.checked_sub(1))
        };
        let expected = number.map(|number| value_of(&self.secret, u32::from(number / 2)));
        if shown == expected.transpose()? {
            Ok(())
        } else {
            let message = "this link contains another value than the one you revealed";
            Err(SenetError::new(ErrorKind::HistoryChanged, message))
        }
    }

    /// Checks that the other player's new value hashes back to the last known one.
    fn only_their_values(&self, link: &Link) -> Result<(), SenetError> {
        let known = if self.is_mine_next() {
            Some((self.link.newer, self.link.number))
        } else {
            self.link.older.zip(self.link.number.checked_sub(1))
        };
        let leads_back = known.is_none_or(|(value, number)| {
            chain::nth_previous(&link.newer, u32::from(link.number - number) / 2) == value
        });
        if leads_back {
            Ok(())
        } else {
            let message = "the other player's value is not the one that was fixed before the game";
            Err(SenetError::new(ErrorKind::ValueChanged, message))
        }
    }
}

fn value_of(secret: &Value, number: u32) -> Result<Value, SenetError> {
    chain::value(secret, number).ok_or_else(|| {
        SenetError::new(
            ErrorKind::GameTooLong,
            "a game by link cannot have more turns",
        )
    })
}

/// Identifies the game of a link by its rules and its creator's first value.
fn id_of(link: &Link) -> String {
    let makers = match link.older {
        Some(older) if link.number % 2 == 1 => older,
        _ => link.newer,
    };
    let first = chain::nth_previous(&makers, u32::from(link.number) / 2);
    let text = format!("{}:{}:{}", hex(&first), link.maker, link.ruleset);
    hex(&digest("game", &text)[..8])
}

/// Whether this seat is to act. The throws of an opening ceremony involve no choice, so the player with
/// the first turn makes all of them.
fn is_to_act(game: &Game, seat: u8) -> bool {
    let position = game.position();
    match position.phase() {
        Phase::Over(_) => false,
        Phase::Opening(_) => true,
        _ => game.player_of(position.side()) == seat,
    }
}

/// Replays the game of a link.
fn replay(link: &Link) -> Result<Game, SenetError> {
    let ruleset = Ruleset::parse(&link.ruleset)?;
    let mut game = Game::new(ruleset, [0; 32]);
    let mut choices = link.choices.iter();
    let values = values_of(link);
    for number in 2..=usize::from(link.number) {
        game.throw_from(chain::seed(&values[number], &values[number - 1]));
        let seat = link.maker ^ u8::from(number % 2 == 1);
        while is_to_act(&game, seat) {
            take_action(&mut game, &mut choices)?;
        }
    }
    if choices.next().is_some() {
        let message = "this link has more moves than turns";
        return Err(SenetError::new(ErrorKind::IllegalTurn, message));
    }
    Ok(game)
}

fn take_action<'a>(
    game: &mut Game,
    choices: &mut impl Iterator<Item = &'a u8>,
) -> Result<(), SenetError> {
    let moves = game.position().moves(game.ruleset());
    if moves.is_empty() {
        return game.throw().map(drop);
    }
    let choice = choices.next().copied().ok_or_else(|| {
        SenetError::new(
            ErrorKind::TurnUnfinished,
            "the last turn in this link is not finished",
        )
    })?;
    let illegal = || {
        let message = "this link has a move that the rules do not allow";
        SenetError::new(ErrorKind::IllegalTurn, message)
    };
    let place = if game.position().awaits_throw() {
        match choice.checked_sub(1) {
            None => return game.throw().map(drop),
            Some(place) => place,
        }
    } else {
        choice
    };
    let choice = moves.nth(place.into()).ok_or_else(illegal)?;
    game.play(choice).map(drop)
}

/// All values revealed, by the number of their link.
fn values_of(link: &Link) -> Vec<Value> {
    let mut values = vec![link.newer];
    values.extend(link.older);
    for at in 2..=usize::from(link.number) {
        values.push(chain::previous(&values[at - 2]));
    }
    values.reverse();
    values
}

/// The choices of a game in the encoding of links.
fn choices_of(game: &Game) -> Vec<u8> {
    game.history()
        .filter_map(|(before, action)| choice_of(game.ruleset(), before, action))
        .collect()
}

fn choice_of(ruleset: &Ruleset, before: &Position, action: Action) -> Option<u8> {
    let moves = before.moves(ruleset);
    match action {
        Action::Throw(_) => (!moves.is_empty()).then_some(0),
        Action::Play(choice) => {
            let place = moves.iter().position(|legal| legal == choice)?;
            u8::try_from(place + usize::from(before.awaits_throw())).ok()
        }
    }
}

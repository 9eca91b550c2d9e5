//! A two-player game by link, without a server, in which neither player can choose a throw.
//!
//! Each player has a secret: the end of a [chain] of hashes. The players exchange letters, and each
//! letter reveals the next value of its sender's chain. The throws of a turn are derived from the value
//! that the player to act reveals with it and the value that the other player revealed before it. Both
//! values were fixed before the game began, and neither player knew both before the turn began. So
//! nobody can choose a throw or predict the throws of the other player's next turn.
//!
//! A letter contains only values and choices. Every reader recomputes the throws from them, so they
//! cannot be changed.

pub mod chain;
mod letter;
pub mod witness;

use super::digest;
use crate::error::{ErrorKind, SenetError};
use crate::game::{Action, Game};
use crate::phase::Phase;
use crate::position::Position;
use crate::record::{hex, seed_from_hex};
use crate::rules::Ruleset;
use chain::Value;
use letter::Letter;

/// One player's state of a game by link.
#[derive(Clone, Debug)]
pub struct Correspondence {
    secret: Value,
    joined: bool,
    /// The last letter, sent by either player.
    letter: Letter,
    /// The game after that letter.
    game: Game,
}

impl Correspondence {
    /// Creates a game in which its maker has this seat, 0 or 1.
    ///
    /// # Errors
    /// The seat does not exist.
    pub fn make(
        ruleset: &Ruleset,
        seat: u8,
        secret: [u8; 32],
    ) -> Result<Correspondence, SenetError> {
        if seat > 1 {
            return Err(SenetError::new(ErrorKind::BadSeat, "a seat is 0 or 1").at("seat"));
        }
        let letter = Letter {
            number: 0,
            maker: seat,
            older: None,
            newer: value_of(&secret, 0)?,
            ruleset: ruleset.name().into(),
            choices: Vec::new(),
        };
        Correspondence::standing(secret, false, letter)
    }

    /// Joins the game of a first letter and answers it.
    ///
    /// # Errors
    /// The letter is damaged or is not the first of its game.
    pub fn join(text: &str, secret: [u8; 32]) -> Result<Correspondence, SenetError> {
        let first = Letter::read(text)?;
        if first.number != 0 || !first.choices.is_empty() {
            let message = "this game has already begun: only its two players can continue it";
            return Err(SenetError::new(ErrorKind::NotAPlayer, message));
        }
        let letter = Letter {
            number: 1,
            older: Some(first.newer),
            newer: value_of(&secret, 0)?,
            ..first
        };
        Correspondence::standing(secret, true, letter)
    }

    /// Restores a game from its [saved](Correspondence::kept) text.
    ///
    /// # Errors
    /// The text is not a saved game, or is damaged.
    pub fn from_saved(text: &str) -> Result<Correspondence, SenetError> {
        let bad = || SenetError::new(ErrorKind::BadSavedGame, "this is not a saved game by link");
        let mut words = text.split_whitespace();
        let (Some("senet-link-game-1"), Some(role), Some(secret), Some(letter), None) = (
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
        let secret = seed_from_hex(secret).map_err(|_| bad())?;
        let letter = Letter::read(letter)?;
        if joined && letter.number == 0 {
            return Err(bad());
        }
        let kept = Correspondence::standing(secret, joined, letter)?;
        kept.only_own_values(&kept.letter)?;
        Ok(kept)
    }

    /// The game as text for storage. It contains the secret, so it must not be sent.
    #[must_use]
    pub fn to_saved(&self) -> String {
        let role = if self.joined { "guest" } else { "maker" };
        let (secret, letter) = (hex(&self.secret), self.letter.write());
        format!("senet-link-game-1 {role} {secret} {letter}")
    }

    /// The id of the game, shared by all its letters: 16 hexadecimal digits.
    #[must_use]
    pub fn id(&self) -> String {
        id_of(&self.letter)
    }

    /// The id of the game to which a letter belongs.
    ///
    /// # Errors
    /// The letter is damaged.
    pub fn id_of(text: &str) -> Result<String, SenetError> {
        Letter::read(text).map(|letter| id_of(&letter))
    }

    /// The number of the last letter, from 0.
    #[must_use]
    pub fn number(&self) -> u16 {
        self.letter.number
    }

    /// This player's seat.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.letter.maker ^ u8::from(self.joined)
    }

    /// The letter to send. Returns `None` if the last letter is the other player's.
    #[must_use]
    pub fn to_send(&self) -> Option<String> {
        (!self.is_mine_next()).then(|| self.letter.write())
    }

    /// The current game. During this player's turn, it can make the throws of that turn.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Receives a letter of the other player. The state is unchanged on error.
    ///
    /// # Errors
    /// The letter is damaged, belongs to another game, is out of date or one's own, contradicts the
    /// history, reveals a value that was not fixed before, or breaks the rules.
    pub fn receive(&mut self, text: &str) -> Result<(), SenetError> {
        let letter = Letter::read(text)?;
        let refuse = |code, message: &str| Err(SenetError::new(code, message));
        if id_of(&letter) != self.id() {
            // A letter with another chain belongs to another game.
            return refuse(ErrorKind::OtherGame, "this link belongs to another game");
        }
        if letter == self.letter && self.is_mine_next() {
            return Ok(());
        }
        if letter.number % 2 == u16::from(self.joined) {
            return refuse(
                ErrorKind::OwnLink,
                "this is a link you made yourself: it is for the other player",
            );
        }
        if letter.number <= self.letter.number {
            return refuse(
                ErrorKind::OldLink,
                "this link is out of date: the game has continued since",
            );
        }
        self.only_own_values(&letter)?;
        self.only_their_values(&letter)?;
        if !letter.choices.starts_with(&self.letter.choices) {
            return refuse(
                ErrorKind::HistoryChanged,
                "this link contradicts the turns already played",
            );
        }
        *self = Correspondence::standing(self.secret, self.joined, letter)?;
        Ok(())
    }

    /// Ends this player's turn and returns the letter that contains it.
    ///
    /// # Errors
    /// It is not this player's turn, the turn is not finished, or `played` is not this game with its
    /// throws.
    pub fn answer(&mut self, played: &Game) -> Result<String, SenetError> {
        if !self.is_mine_next() {
            let message = "it is the other player's turn";
            return Err(SenetError::new(ErrorKind::NotYourTurn, message));
        }
        let choices = choices_of(played);
        let own = u32::from(self.letter.number.div_ceil(2));
        let letter = Letter {
            number: self.letter.number + 1,
            older: Some(self.letter.newer),
            newer: value_of(&self.secret, own)?,
            choices,
            ..self.letter.clone()
        };
        let answered = Correspondence::standing(self.secret, self.joined, letter)?;
        if answered.game.history().ne(played.history()) {
            let message = "this is not the game of the links so far";
            return Err(SenetError::new(ErrorKind::HistoryChanged, message));
        }
        *self = answered;
        Ok(self.letter.write())
    }

    /// Whether this player sends the next letter.
    #[must_use]
    pub fn is_mine_next(&self) -> bool {
        self.letter.number % 2 != u16::from(self.joined)
    }

    fn standing(secret: Value, joined: bool, letter: Letter) -> Result<Correspondence, SenetError> {
        let mut game = replay(&letter)?;
        let seat = letter.maker ^ u8::from(joined);
        if letter.number > 0 && letter.number % 2 != u16::from(joined) && is_to_act(&game, seat) {
            let own = value_of(&secret, u32::from(letter.number.div_ceil(2)))?;
            game.throw_from(chain::seed(&own, &letter.newer));
        }
        Ok(Correspondence {
            secret,
            joined,
            letter,
            game,
        })
    }

    /// This player's value in a letter must be the one actually revealed.
    fn only_own_values(&self, letter: &Letter) -> Result<(), SenetError> {
        let own = letter.number % 2 == u16::from(self.joined);
        let (shown, number) = if own {
            (Some(letter.newer), Some(letter.number))
        } else {
            (letter.older, letter.number.checked_sub(1))
        };
        let expected = number.map(|number| value_of(&self.secret, u32::from(number / 2)));
        if shown == expected.transpose()? {
            Ok(())
        } else {
            let message = "this link contains another value than the one you revealed";
            Err(SenetError::new(ErrorKind::HistoryChanged, message))
        }
    }

    /// The other player's new value must hash back to the last known one.
    fn only_their_values(&self, letter: &Letter) -> Result<(), SenetError> {
        let known = if self.is_mine_next() {
            Some((self.letter.newer, self.letter.number))
        } else {
            self.letter.older.zip(self.letter.number.checked_sub(1))
        };
        let leads_back = known.is_none_or(|(value, number)| {
            chain::nth_previous(&letter.newer, u32::from(letter.number - number) / 2) == value
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

/// Identifies the game of a letter by its rules and its maker's first value.
fn id_of(letter: &Letter) -> String {
    let makers = match letter.older {
        Some(older) if letter.number % 2 == 1 => older,
        _ => letter.newer,
    };
    let first = chain::nth_previous(&makers, u32::from(letter.number) / 2);
    let text = format!("{}:{}:{}", hex(&first), letter.maker, letter.ruleset);
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

/// Replays the game of a letter.
fn replay(letter: &Letter) -> Result<Game, SenetError> {
    let ruleset = Ruleset::parse(&letter.ruleset)?;
    let mut game = Game::new(ruleset, [0; 32]);
    let mut choices = letter.choices.iter();
    let values = values_of(letter);
    for number in 2..=usize::from(letter.number) {
        game.throw_from(chain::seed(&values[number], &values[number - 1]));
        let seat = letter.maker ^ u8::from(number % 2 == 1);
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

/// All values revealed, by the number of their letter.
fn values_of(letter: &Letter) -> Vec<Value> {
    let mut values = vec![letter.newer];
    values.extend(letter.older);
    for at in 2..=usize::from(letter.number) {
        values.push(chain::previous(&values[at - 2]));
    }
    values.reverse();
    values
}

/// The choices of a game in the encoding of letters.
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

//! Verifiable throws, the game of the day, and games by link.

use super::arguments::{optional_text, text, whole};
use super::{Game, seed, shown, thrown};
use crate::error::SenetError;
use crate::fair_play::commitment::Commitment;
use crate::fair_play::correspondence::Correspondence as LinkGame;
use crate::fair_play::daily;
use crate::fair_play::fairness::{self, FairnessVerdict, ThrowCount};
use crate::fair_play::verification;
use crate::rules::Ruleset;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A seed's commitment.
#[derive(Serialize, Tsify)]
pub struct CommitmentView {
    /// 64 hexadecimal digits.
    pub full: String,
    /// The first 16 digits, in groups of four.
    pub short: String,
}

/// A throw of a game and the throw of its seed, both as in records.
#[derive(Serialize, Tsify)]
pub struct ThrowCheck {
    /// The number of the throw, from 1.
    pub number: u32,
    /// The value of the throw.
    pub value: u8,
    /// The throw in the game.
    pub recorded: String,
    /// The throw computed from the seed.
    pub expected: String,
    /// Whether the two throws are the same.
    pub agrees: bool,
}

/// The verification of every throw of a game.
#[derive(Serialize, Tsify)]
pub struct Verification {
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
    /// The commitment to the seed.
    pub commitment: CommitmentView,
    /// The throws in order.
    pub throws: Vec<ThrowCheck>,
}

/// The throws of a game compared with the odds.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Fairness {
    /// The counts by value.
    pub counts: Vec<ThrowCount>,
    /// The classification.
    pub verdict: FairnessVerdict,
    /// Pearson's chi-square; `undefined` if there are too few throws.
    pub chi_square: Option<f64>,
    /// The p-value: the probability that fair throws differ this much or more.
    pub chance: Option<f64>,
}

fn commitment_view(commitment: Commitment) -> CommitmentView {
    CommitmentView {
        full: commitment.to_string(),
        short: commitment.short(),
    }
}

#[wasm_bindgen]
impl Game {
    /// The commitment to the seed, which may be displayed before the first throw.
    pub fn commitment(&self) -> Result<Ts<CommitmentView>, JsValue> {
        shown(&commitment_view(Commitment::to(self.engine.seed())))
    }

    /// Recomputes every throw so far from the seed.
    pub fn verify(&self) -> Result<Ts<Verification>, JsValue> {
        let checked = verification::Verification::new(&self.engine);
        let throws = checked.throws.iter().map(|throw| ThrowCheck {
            number: throw.number,
            value: throw.recorded.value,
            recorded: checked.written(throw.recorded),
            expected: checked.written(throw.expected),
            agrees: throw.agrees(),
        });
        shown(&Verification {
            seed: self.engine.seed().to_string(),
            commitment: commitment_view(checked.commitment),
            throws: throws.collect(),
        })
    }

    /// The throws so far compared with the odds.
    pub fn fairness(&self) -> Result<Ts<Fairness>, JsValue> {
        let found = fairness::Fairness::new(&self.engine);
        shown(&Fairness {
            verdict: found.verdict(),
            chi_square: found.chi_square.map(|chi| chi.figure),
            chance: found.chi_square.map(|chi| chi.chance),
            counts: found.counts,
        })
    }
}

/// The seed, in 64 hexadecimal digits, for the game of a date such as `2026-11-21`.
#[wasm_bindgen]
pub fn daily_seed(
    #[wasm_bindgen(unchecked_param_type = "string")] date: &JsValue,
) -> Result<String, JsValue> {
    let seed = daily::seed_of(&text("date", date)?);
    seed.map(|seed| seed.to_string()).map_err(thrown)
}

/// One player's state of a two-player game by link.
#[wasm_bindgen]
pub struct Correspondence {
    inner: LinkGame,
}

#[wasm_bindgen]
impl Correspondence {
    /// Creates a game. Its creator takes this seat, 0 or 1. The secret is random if absent.
    pub fn make(
        #[wasm_bindgen(unchecked_param_type = "string")] ruleset: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seat: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] secret: &JsValue,
    ) -> Result<Correspondence, JsValue> {
        let ruleset = text("ruleset", ruleset)?;
        // A seat beyond 1 is refused for what it is.
        let seat = whole("seat", seat, u8::MAX.into())? as u8;
        let secret = optional_text("secret", secret)?;
        let made = || {
            LinkGame::make(
                &Ruleset::parse(&ruleset)?,
                seat,
                seed(secret.as_deref())?.to_bytes(),
            )
        };
        wrapped(made())
    }

    /// Joins a game from its first link and answers that link.
    pub fn join(
        #[wasm_bindgen(unchecked_param_type = "string")] link: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] secret: &JsValue,
    ) -> Result<Correspondence, JsValue> {
        let (link, secret) = (text("link", link)?, optional_text("secret", secret)?);
        wrapped(seed(secret.as_deref()).and_then(|secret| LinkGame::join(&link, secret.to_bytes())))
    }

    /// Restores a game from its saved text.
    pub fn from_saved(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: &JsValue,
    ) -> Result<Correspondence, JsValue> {
        wrapped(LinkGame::from_saved(&text("saved", saved)?))
    }

    /// The id of the game to which a link belongs.
    pub fn id_of(
        #[wasm_bindgen(unchecked_param_type = "string")] link: &JsValue,
    ) -> Result<String, JsValue> {
        LinkGame::id_of(&text("link", link)?).map_err(thrown)
    }

    /// The game as text for storage. It contains the secret, so it must not be sent.
    pub fn to_saved(&self) -> String {
        self.inner.to_saved()
    }

    /// The id of the game.
    pub fn id(&self) -> String {
        self.inner.id()
    }

    /// The number of the last link, from 0.
    pub fn number(&self) -> u16 {
        self.inner.number()
    }

    /// This player's seat, 0 or 1.
    pub fn seat(&self) -> u8 {
        self.inner.seat()
    }

    /// Whether this player sends the next link.
    pub fn is_mine_next(&self) -> bool {
        self.inner.is_mine_next()
    }

    /// The link to send; `undefined` if the last link is the other player's.
    pub fn to_send(&self) -> Option<String> {
        self.inner.to_send()
    }

    /// The current game, which makes the throws of this player's turn.
    pub fn game(&self) -> Game {
        Game {
            engine: self.inner.game().clone(),
        }
    }

    /// Receives a link from the other player.
    pub fn receive(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] link: &JsValue,
    ) -> Result<(), JsValue> {
        self.inner.receive(&text("link", link)?).map_err(thrown)
    }

    /// Ends this player's turn and returns the link to send.
    pub fn answer(&mut self, played: &Game) -> Result<String, JsValue> {
        self.inner.answer(&played.engine).map_err(thrown)
    }
}

fn wrapped(inner: Result<LinkGame, SenetError>) -> Result<Correspondence, JsValue> {
    inner.map(|inner| Correspondence { inner }).map_err(thrown)
}

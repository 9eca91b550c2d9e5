//! The content of a link and its text encoding.
//!
//! Base64url of the following, in order: the version (1); the number of the link, two bytes; the
//! creator's seat; the last two values revealed, the older one first (the first link has only one);
//! the length of the ruleset's written form, two bytes, and the written form; the choices made so
//! far, one byte each; and the first 16 bytes of SHA-256 of `senet-link-1:` and the hexadecimal
//! digits of all preceding bytes.

use super::super::digest;
use super::chain::{LENGTH, Value};
use crate::base::bytes::Bytes;
use crate::base::seed::hex;
use crate::error::{ErrorKind, SenetError};
use base64ct::{Base64UrlUnpadded, Encoding};

const FORM: u8 = 1;
const CHECK: usize = 16;
/// More characters than the longest game needs.
const MAX_CHARACTERS: usize = 1 << 20;

/// The state of a game in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Even links are sent by the creator of the game, odd ones by the other player.
    pub number: u16,
    /// The creator's seat, 0 or 1.
    pub maker: u8,
    /// The value revealed in the previous link; `None` in the first.
    pub older: Option<Value>,
    /// The value revealed in this link.
    pub newer: Value,
    /// The ruleset in its written form.
    pub ruleset: String,
    /// Every choice, as the index of the move among the legal ones. If a throw was possible instead, 0
    /// is the throw and the moves follow.
    pub choices: Vec<u8>,
}

impl Link {
    pub fn write(&self) -> String {
        let mut bytes = vec![FORM];
        bytes.extend(self.number.to_be_bytes());
        bytes.push(self.maker);
        bytes.extend(self.older.iter().flatten());
        bytes.extend(self.newer);
        // Cannot truncate: the ruleset has been parsed, and written forms are much shorter.
        bytes.extend((self.ruleset.len() as u16).to_be_bytes());
        bytes.extend(self.ruleset.bytes());
        bytes.extend(&self.choices);
        bytes.extend(check(&bytes));
        Base64UrlUnpadded::encode_string(&bytes)
    }

    pub fn read(text: &str) -> Result<Link, SenetError> {
        if text.len() > MAX_CHARACTERS {
            return Err(damaged());
        }
        let bytes = Base64UrlUnpadded::decode_vec(text.trim()).map_err(|_| damaged())?;
        let (body, sum) = bytes.split_last_chunk::<CHECK>().ok_or_else(damaged)?;
        if check(body) != *sum {
            return Err(damaged());
        }
        match body.split_first() {
            Some((&FORM, rest)) => Link::parse(Bytes(rest)).ok_or_else(damaged),
            Some(_) => Err(SenetError::new(
                ErrorKind::LinkForm,
                "this link was made by another version of the game",
            )),
            None => Err(damaged()),
        }
    }

    fn parse(mut rest: Bytes) -> Option<Link> {
        let number = rest.array().map(u16::from_be_bytes)?;
        let maker = rest.byte()?;
        let older = if number > 0 {
            Some(rest.array()?)
        } else {
            None
        };
        let newer = rest.array()?;
        let length = rest.array().map(u16::from_be_bytes)?;
        let ruleset = rest.take(length.into())?;
        let link = Link {
            number,
            maker,
            older,
            newer,
            ruleset: String::from_utf8(ruleset.to_vec()).ok()?,
            choices: rest.0.to_vec(),
        };
        (maker <= 1 && u32::from(number / 2) <= LENGTH).then_some(link)
    }
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    let mut sum = [0; CHECK];
    sum.copy_from_slice(&digest("link", &hex(bytes))[..CHECK]);
    sum
}

fn damaged() -> SenetError {
    SenetError::new(
        ErrorKind::LinkDamaged,
        "this link is damaged: a part of it is missing or was changed",
    )
}

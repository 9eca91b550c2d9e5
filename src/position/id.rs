//! Positions as short text for URLs: 15 characters for most positions of 30 houses.
//!
//! The digits `0-9A-Za-z-_` carry six bits each, most significant first. In order: a 12-bit check of
//! everything else and the ruleset's written form, which rejects damaged ids and ids of other rulesets;
//! the houses as one number in base 3 (empty, White, Black), 48 bits for each 30 houses; then, with
//! variable lengths, the side, the pieces in hand and taken, the flags that the ruleset uses, and the
//! phase with its throws.

use crate::base::board::{House, HouseSet};
use crate::base::bytes::fnv1a;
use crate::base::side::Side;
use crate::error::{ErrorKind, SenetError};
use crate::position::Position;
use crate::position::phase::{Bag, Direction, Divided, Outcome, Phase};
use crate::rules::{Entry, Hit, Ruleset};

const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const CHECK_BITS: u32 = 12;
/// More digits than any position has.
const MAX_DIGITS: usize = 64;

#[derive(Default)]
struct BitWriter {
    bits: Vec<bool>,
}

impl BitWriter {
    // Not inlined, to keep the code small: it has many callers, and speed does not matter.
    #[inline(never)]
    fn put(&mut self, value: u64, width: u32) {
        debug_assert!(width == 64 || value < 1 << width);
        self.bits
            .extend((0..width).rev().map(|bit| value >> bit & 1 != 0));
    }
}

struct BitReader<'a> {
    bits: &'a [bool],
}

impl BitReader<'_> {
    #[inline(never)]
    fn take(&mut self, width: u32) -> Option<u64> {
        let (head, rest) = self.bits.split_at_checked(width as usize)?;
        self.bits = rest;
        Some(
            head.iter()
                .fold(0, |value, &bit| value << 1 | u64::from(bit)),
        )
    }

    fn flag(&mut self) -> Option<bool> {
        Some(self.take(1)? == 1)
    }

    fn small(&mut self, width: u32) -> Option<u8> {
        u8::try_from(self.take(width)?).ok()
    }
}

impl Position {
    /// The position as short, URL-safe text.
    #[must_use]
    pub fn id(&self, ruleset: &Ruleset) -> String {
        let rules = ruleset.rules();
        let mut out = BitWriter::default();
        for first in (1..=rules.houses).step_by(30) {
            let number = (first..first + 30)
                .map(House::new_unchecked)
                .fold(0, |number, house| {
                    let digit = if self.on[0].contains(house) {
                        1
                    } else {
                        2 * u64::from(self.on[1].contains(house))
                    };
                    number * 3 + digit
                });
            out.put(number, 48);
        }
        out.put(self.side.index() as u64, 1);
        for i in 0..2 {
            if rules.entry != Entry::None {
                out.put(self.hand[i].into(), 4);
            }
            if rules.hit == Hit::Taken {
                out.put(self.taken[i].into(), 4);
            }
            if rules.rescued_moves_first {
                out.put(self.must_move[i].into(), 1);
            }
            if rules.starting_throw {
                out.put(self.started[i].into(), 1);
            }
        }
        if rules.start_lock {
            out.put(self.unmoved.into(), 5);
        }
        put_phase(&mut out, self.phase);
        let check = check(&out.bits, ruleset.name());
        let mut whole = BitWriter::default();
        whole.put(check.into(), CHECK_BITS);
        whole.bits.extend(out.bits);
        let digit = |six: &[bool]| {
            let value = (0..6).fold(0, |value, i| {
                value << 1 | usize::from(six.get(i) == Some(&true))
            });
            char::from(DIGITS[value])
        };
        whole.bits.chunks(6).map(digit).collect()
    }

    /// Parses an [`id`](Position::id) of the same ruleset.
    ///
    /// # Errors
    /// Returns an error if the text is damaged, belongs to another ruleset, or describes an invalid
    /// position.
    pub fn from_id(ruleset: &Ruleset, id: &str) -> Result<Position, SenetError> {
        let bad = |message: String| SenetError::new(ErrorKind::BadPosition, message).at("position");
        let too_long = || bad("the position is longer than it should be".into());
        if id.len() > MAX_DIGITS {
            return Err(too_long());
        }
        let mut bits = BitWriter::default();
        for (i, character) in id.chars().enumerate() {
            let value = DIGITS
                .iter()
                .position(|&digit| char::from(digit) == character)
                .ok_or_else(|| {
                    bad(format!(
                        "‘{character}’ at character {} is not a digit of a position",
                        i + 1
                    ))
                })?;
            bits.put(value as u64, 6);
        }
        let too_short = || bad("the position is cut off".into());
        let mut reader = BitReader { bits: &bits.bits };
        let expected = reader.take(CHECK_BITS).ok_or_else(too_short)?;
        let body = reader.bits;
        let position = read_body(&mut reader, ruleset).ok_or_else(too_short)?;
        let used = body.len() - reader.bits.len();
        let padding = reader.bits;
        if padding.len() >= 6 || padding.contains(&true) {
            return Err(too_long());
        }
        if u64::from(check(&body[..used], ruleset.name())) != expected {
            let message = format!(
                "this is not a position of {}, or it is damaged",
                ruleset.name()
            );
            return Err(bad(message));
        }
        Ok(position.checked(ruleset)?)
    }
}

fn read_body(reader: &mut BitReader, ruleset: &Ruleset) -> Option<Position> {
    let rules = ruleset.rules();
    let mut on = [HouseSet::EMPTY; 2];
    for first in (1..=rules.houses).step_by(30) {
        let mut number = reader.take(48)?;
        for house in (first..first + 30).rev().map(House::new_unchecked) {
            match number % 3 {
                0 => {}
                digit => on[digit as usize - 1] |= HouseSet::from_house(house),
            }
            number /= 3;
        }
        if number != 0 {
            return None;
        }
    }
    let side = if reader.flag()? {
        Side::Black
    } else {
        Side::White
    };
    let mut position = Position {
        on,
        side,
        ..Position::start(ruleset)
    };
    position.started = [!rules.starting_throw; 2];
    position.unmoved = 0;
    position.hand = [0; 2];
    for (i, pieces) in on.iter().enumerate() {
        if rules.entry != Entry::None {
            position.hand[i] = reader.small(4)?;
        }
        if rules.hit == Hit::Taken {
            position.taken[i] = reader.small(4)?;
        }
        if rules.rescued_moves_first {
            position.must_move[i] = reader.flag()?;
        }
        if rules.starting_throw {
            position.started[i] = reader.flag()?;
        }
        let elsewhere = pieces.len() + position.hand[i] + position.taken[i];
        position.off[i] = rules.pieces.saturating_sub(elsewhere);
    }
    if rules.start_lock {
        position.unmoved = reader.small(5)?;
    }
    position.phase = read_phase(reader)?;
    Some(position)
}

fn put_phase(out: &mut BitWriter, phase: Phase) {
    let mut tagged = |tag: u64, parts: &[(u64, u32)]| {
        out.put(tag, 4);
        parts
            .iter()
            .for_each(|&(value, width)| out.put(value, width));
    };
    match phase {
        Phase::Throw => tagged(0, &[]),
        Phase::Play(throw) => tagged(1, &[(throw.into(), 3)]),
        Phase::Opening(None) => tagged(2, &[(0, 3)]),
        // A first throw of 0 is written as 7, which nothing throws.
        #[cfg(feature = "house-rules")]
        Phase::Opening(Some(0)) => tagged(2, &[(7, 3)]),
        Phase::Opening(Some(throw)) => tagged(2, &[(throw.into(), 3)]),
        Phase::ThrowEntered => tagged(3, &[]),
        Phase::Entered(throw) => tagged(4, &[(throw.into(), 3)]),
        Phase::Divided(divided) => {
            let direction = match divided.direction {
                None => 0,
                Some(Direction::Forward) => 1,
                Some(Direction::Backward) => 2,
            };
            let parts = [
                (divided.throw.into(), 3),
                (divided.left.into(), 3),
                (direction, 2),
                (divided.owes_throw.into(), 1),
            ];
            tagged(5, &parts);
        }
        Phase::Series(bag) => {
            tagged(6, &[]);
            put_bag(out, bag);
        }
        Phase::Pool(bag) => {
            tagged(7, &[]);
            put_bag(out, bag);
        }
        Phase::Over(Outcome::Won(side)) => tagged(8 + side.index() as u64, &[]),
        Phase::Over(Outcome::Drawn) => tagged(10, &[]),
    }
}

fn read_phase(reader: &mut BitReader) -> Option<Phase> {
    Some(match reader.take(4)? {
        0 => Phase::Throw,
        1 => Phase::Play(reader.small(3)?),
        2 => Phase::Opening(match reader.small(3)? {
            0 => None,
            throw => Some(throw % 7),
        }),
        3 => Phase::ThrowEntered,
        4 => Phase::Entered(reader.small(3)?),
        5 => Phase::Divided(Divided {
            throw: reader.small(3)?,
            left: reader.small(3)?,
            direction: match reader.take(2)? {
                0 => None,
                1 => Some(Direction::Forward),
                2 => Some(Direction::Backward),
                _ => return None,
            },
            owes_throw: reader.flag()?,
        }),
        6 => Phase::Series(read_bag(reader)?),
        7 => Phase::Pool(read_bag(reader)?),
        8 => Phase::Over(Outcome::Won(Side::White)),
        9 => Phase::Over(Outcome::Won(Side::Black)),
        10 => Phase::Over(Outcome::Drawn),
        _ => return None,
    })
}

fn put_bag(out: &mut BitWriter, bag: Bag) {
    bag.iter().for_each(|throw| out.put(throw.into(), 3));
    out.put(0, 3);
}

fn read_bag(reader: &mut BitReader) -> Option<Bag> {
    let mut bag = Bag::EMPTY;
    loop {
        match reader.small(3)? {
            0 => return Some(bag),
            throw => bag = bag.with(throw)?,
        }
    }
}

/// A 12-bit check (FNV-1a, folded) of the bits and the ruleset they belong to.
fn check(bits: &[bool], ruleset: &str) -> u16 {
    let bits = bits.iter().map(|&bit| u8::from(bit));
    let hash = fnv1a(ruleset.bytes().chain(bits));
    ((hash ^ (hash >> 12) ^ (hash >> 24)) & 0xfff) as u16
}

//! Nets as files: weights of eight bits, each unit with a scale of its own.
//!
//! `SNET`, version, the units of the first layer (a byte; not in version 1, where there are 64),
//! length (16 bits, low byte first; a byte before version 3) and text of the entry's id or of the
//! written form of house rules, the number of facts (16 bits); then the
//! parts in the order of [`Net::to_bytes`]; last a checksum (FNV-1a, 32 bits) of all that stands
//! before it.

use super::Net;
use super::features::Layout;
use super::net::{FIRST, SECOND, Weights};
use crate::error::SenetError;
use crate::rules::Ruleset;

const MAGIC: &[u8; 4] = b"SNET";
const VERSION: u8 = 3;
/// The units of all nets of version 1.
const UNITS_OF_VERSION_1: usize = 64;
const MOST: f32 = 127.0;

impl Net {
    /// The file of this net. Its weights of the first two layers are rounded to eight bits.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = &self.weights;
        let mut bytes = MAGIC.to_vec();
        let units = weights.units();
        bytes.push(VERSION);
        bytes.push(units as u8);
        bytes.extend((self.ruleset.len() as u16).to_le_bytes());
        bytes.extend(self.ruleset.bytes());
        bytes.extend((weights.first.len() as u16).to_le_bytes());
        write_rows(&mut bytes, &weights.first, units);
        write_numbers(&mut bytes, &weights.first_bias[..units]);
        write_rows(&mut bytes, &weights.second[..units], SECOND);
        write_numbers(&mut bytes, &weights.second_bias);
        write_numbers(&mut bytes, &weights.third);
        write_numbers(&mut bytes, &weights.direct);
        write_numbers(&mut bytes, &[weights.bias]);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The checksum of its file.
    #[must_use]
    pub fn checksum(&self) -> u32 {
        let bytes = self.to_bytes();
        let sum = bytes.last_chunk().expect("a file ends with its checksum");
        u32::from_le_bytes(*sum)
    }

    /// The net of a file.
    ///
    /// # Errors
    /// A file that is damaged, of another version, or of rules that do not exist.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, SenetError> {
        let damaged = || bad_net("this net's file is damaged: load or build it again");
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(damaged)?;
        if checksum(body) != u32::from_le_bytes(*sum) || !body.starts_with(MAGIC) {
            return Err(damaged());
        }
        let mut reader = Reader(&body[MAGIC.len()..]);
        let version = reader.byte();
        let units = match version {
            Some(1) => Some(UNITS_OF_VERSION_1),
            Some(2 | VERSION) => reader.byte().map(usize::from),
            _ => return Err(bad_net("this net's file is of another version of Senet")),
        };
        let units = units.filter(|units| (1..=FIRST).contains(units));
        let read = |reader: &mut Reader| {
            let length = match version {
                Some(VERSION) => reader.short()?,
                _ => reader.byte()?.into(),
            };
            let written = core::str::from_utf8(reader.take(length.into())?).ok()?;
            let layout = Layout::of_ruleset(&Ruleset::parse(written).ok()?);
            let facts = usize::from(reader.short()?);
            let fits = facts == layout.len();
            let weights = fits.then(|| reader.weights(facts, units?)).flatten()?;
            reader
                .0
                .is_empty()
                .then(|| Net::new(written, layout, weights))
        };
        read(&mut reader).ok_or_else(|| bad_net("this net was made for other rules"))
    }
}

fn bad_net(message: &str) -> SenetError {
    SenetError::new("bad_net", message)
}

fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, step)
}

fn write_numbers(bytes: &mut Vec<u8>, numbers: &[f32]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

/// A scale a column, then every number as a multiple of its column's scale. The other columns are
/// not used.
fn write_rows<const N: usize>(bytes: &mut Vec<u8>, rows: &[[f32; N]], columns: usize) {
    let mut scales = [0.0_f32; N];
    for row in rows {
        for (scale, weight) in scales.iter_mut().zip(row) {
            *scale = scale.max(weight.abs() / MOST);
        }
    }
    write_numbers(bytes, &scales[..columns]);
    for row in rows {
        let multiple = |(weight, scale): (&f32, &f32)| {
            if *scale > 0.0 {
                (weight / scale).round() as i8 as u8
            } else {
                0
            }
        };
        bytes.extend(row.iter().zip(&scales[..columns]).map(multiple));
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|byte| byte[0])
    }

    fn short(&mut self) -> Option<u16> {
        let bytes = self.take(2)?.first_chunk()?;
        Some(u16::from_le_bytes(*bytes))
    }

    fn numbers(&mut self, length: usize) -> Option<Vec<f32>> {
        let (numbers, _) = self.take(4 * length)?.as_chunks::<4>();
        Some(
            numbers
                .iter()
                .map(|bytes| f32::from_le_bytes(*bytes))
                .collect(),
        )
    }

    /// So many numbers, and zeros behind them.
    fn array<const N: usize>(&mut self, used: usize) -> Option<[f32; N]> {
        let mut array = [0.0; N];
        array.get_mut(..used)?.copy_from_slice(&self.numbers(used)?);
        Some(array)
    }

    fn rows<const N: usize>(&mut self, length: usize, columns: usize) -> Option<Vec<[f32; N]>> {
        let scales = self.array::<N>(columns)?;
        let row = |bytes: &[u8]| {
            let mut row = [0.0; N];
            for ((weight, byte), scale) in row.iter_mut().zip(bytes).zip(&scales) {
                *weight = f32::from(*byte as i8) * scale;
            }
            row
        };
        let rows = self.take(columns * length)?;
        Some(rows.chunks_exact(columns).map(row).collect())
    }

    fn weights(&mut self, facts: usize, units: usize) -> Option<Weights> {
        let first = self.rows(facts, units)?;
        let first_bias = self.array(units)?;
        let mut second = self.rows(units, SECOND)?;
        second.resize(FIRST, [0.0; SECOND]);
        Some(Weights {
            first,
            first_bias,
            second,
            second_bias: self.array(SECOND)?,
            third: self.array(SECOND)?,
            direct: self.numbers(facts)?,
            bias: self.array::<1>(1)?[0],
        })
    }
}

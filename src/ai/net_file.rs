//! Nets as files: weights of eight bits, each unit with a scale of its own.
//!
//! `SNET`, version, length and text of the ruleset's id, the number of facts (16 bits, low byte
//! first); then the parts in the order of [`Net::to_bytes`]; last a checksum (FNV-1a,
//! 32 bits) of all that stands before it.

use super::Net;
use super::features::Layout;
use super::net::{FIRST, SECOND, Weights};
use crate::error::SenetError;
use crate::rules::CatalogueEntry;

const MAGIC: &[u8; 4] = b"SNET";
const VERSION: u8 = 1;
const MOST: f32 = 127.0;

impl Net {
    /// The file of this net. Its weights of the first two layers are rounded to eight bits.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = &self.weights;
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.push(self.ruleset.len() as u8);
        bytes.extend(self.ruleset.bytes());
        bytes.extend((weights.first.len() as u16).to_le_bytes());
        write_rows(&mut bytes, &weights.first);
        write_numbers(&mut bytes, &weights.first_bias);
        write_rows(&mut bytes, &weights.second);
        write_numbers(&mut bytes, &weights.second_bias);
        write_numbers(&mut bytes, &weights.third);
        write_numbers(&mut bytes, &weights.direct);
        write_numbers(&mut bytes, &[weights.bias]);
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The net of a file.
    ///
    /// # Errors
    /// A file that is damaged, of another version, or of a ruleset that is not in the catalogue.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, SenetError> {
        let damaged = || bad_net("this net's file is damaged: load or build it again");
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(damaged)?;
        if checksum(body) != u32::from_le_bytes(*sum) || !body.starts_with(MAGIC) {
            return Err(damaged());
        }
        let mut reader = Reader(&body[MAGIC.len()..]);
        if reader.byte() != Some(VERSION) {
            return Err(bad_net("this net's file is of another version of Senet"));
        }
        let read = |reader: &mut Reader| {
            let length = usize::from(reader.byte()?);
            let id = core::str::from_utf8(reader.take(length)?).ok()?;
            let entry = CatalogueEntry::by_id(id)?;
            let layout = Layout::of(entry);
            let facts = usize::from(u16::from_le_bytes(*reader.take(2)?.first_chunk()?));
            let fits = facts == layout.len();
            let weights = fits.then(|| reader.weights(facts)).flatten()?;
            reader
                .0
                .is_empty()
                .then(|| Net::new(entry.id, layout, weights))
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

/// A scale a column, then every number as a multiple of its column's scale.
fn write_rows<const N: usize>(bytes: &mut Vec<u8>, rows: &[[f32; N]]) {
    let mut scales = [0.0_f32; N];
    for row in rows {
        for (scale, weight) in scales.iter_mut().zip(row) {
            *scale = scale.max(weight.abs() / MOST);
        }
    }
    write_numbers(bytes, &scales);
    for row in rows {
        let multiple = |(weight, scale): (&f32, &f32)| {
            if *scale > 0.0 {
                (weight / scale).round() as i8 as u8
            } else {
                0
            }
        };
        bytes.extend(row.iter().zip(&scales).map(multiple));
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

    fn numbers(&mut self, length: usize) -> Option<Vec<f32>> {
        let (numbers, _) = self.take(4 * length)?.as_chunks::<4>();
        Some(
            numbers
                .iter()
                .map(|bytes| f32::from_le_bytes(*bytes))
                .collect(),
        )
    }

    fn array<const N: usize>(&mut self) -> Option<[f32; N]> {
        self.numbers(N)?.try_into().ok()
    }

    fn rows<const N: usize>(&mut self, length: usize) -> Option<Vec<[f32; N]>> {
        let scales = self.array::<N>()?;
        let (rows, _) = self.take(N * length)?.as_chunks::<N>();
        let row = |bytes: &[u8; N]| {
            core::array::from_fn(|column| f32::from(bytes[column] as i8) * scales[column])
        };
        Some(rows.iter().map(row).collect())
    }

    fn weights(&mut self, facts: usize) -> Option<Weights> {
        Some(Weights {
            first: self.rows::<FIRST>(facts)?,
            first_bias: self.array()?,
            second: self.rows::<SECOND>(FIRST)?,
            second_bias: self.array()?,
            third: self.array()?,
            direct: self.numbers(facts)?,
            bias: self.array::<1>()?[0],
        })
    }
}

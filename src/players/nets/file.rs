//! The file format of nets: 8-bit weights with a scale for each unit.
//!
//! In order: `SNET`; the version; the number of units in the first layer (one byte; absent in
//! version 1, which always has 64 units); the length (16 bits, little-endian; one byte before
//! version 3) and text of the entry's id or the written form of house rules; the number of features
//! (16 bits); the parts in the order of [`Net::to_bytes`]; a checksum (FNV-1a, 32 bits) of
//! everything before it.

use super::Net;
use super::features::Encoder;
use super::layers::{Layers, Rounded};
use super::weights::{FIRST, SECOND, Weights};
use crate::base::bytes::{Bytes, fnv1a};
use crate::error::{ErrorKind, SenetError};
use crate::rules::Ruleset;

const MAGIC: &[u8; 4] = b"SNET";
const VERSION: u8 = 3;
/// Number of units in all nets of version 1.
const UNITS_OF_VERSION_1: usize = 64;

impl Net {
    /// Encodes the net. The weights of the first two layers are rounded to 8 bits.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights();
        let mut bytes = MAGIC.to_vec();
        let units = weights.units();
        bytes.push(VERSION);
        bytes.push(units as u8);
        let ruleset = self.ruleset.name();
        bytes.extend((ruleset.len() as u16).to_le_bytes());
        bytes.extend(ruleset.bytes());
        bytes.extend((weights.first.len() as u16).to_le_bytes());
        write_rows(&mut bytes, &self.layers.rounded_first(), units);
        write_numbers(&mut bytes, &weights.first_bias[..units]);
        write_rows(&mut bytes, &Rounded::new(&weights.second[..units]), SECOND);
        write_numbers(&mut bytes, &weights.second_bias);
        write_numbers(&mut bytes, &weights.third);
        write_numbers(&mut bytes, &weights.direct);
        write_numbers(&mut bytes, &[weights.bias]);
        let sum = fnv1a(bytes.iter().copied());
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The checksum of the encoded net.
    #[must_use]
    pub fn checksum(&self) -> u32 {
        let bytes = self.to_bytes();
        let sum = bytes.last_chunk().expect("a file ends with its checksum");
        u32::from_le_bytes(*sum)
    }

    /// Decodes a net.
    ///
    /// # Errors
    /// Returns an error if the file is damaged, has another version, names unknown rules, or has a weight
    /// that is not a number or is above [`LARGEST_WEIGHT`](super::weights::LARGEST_WEIGHT).
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, SenetError> {
        let damaged = || bad_net("this net's file is damaged: load or build it again");
        let (body, sum) = bytes.split_last_chunk::<4>().ok_or_else(damaged)?;
        if fnv1a(body.iter().copied()) != u32::from_le_bytes(*sum) || !body.starts_with(MAGIC) {
            return Err(damaged());
        }
        let mut reader = Bytes(&body[MAGIC.len()..]);
        let version = reader.byte();
        let units = match version {
            Some(1) => Some(UNITS_OF_VERSION_1),
            Some(2 | VERSION) => reader.byte().map(usize::from),
            _ => return Err(bad_net("this net's file is from another version of Senet")),
        };
        let units = units.filter(|units| (1..=FIRST).contains(units));
        let read = |reader: &mut Bytes| {
            let length = match version {
                Some(VERSION) => u16::from_le_bytes(reader.array()?),
                _ => reader.byte()?.into(),
            };
            let written = core::str::from_utf8(reader.take(length.into())?).ok()?;
            let ruleset = Ruleset::parse(written).ok()?;
            let encoder = Encoder::for_ruleset(&ruleset);
            let features = usize::from(u16::from_le_bytes(reader.array()?));
            let fits = features == encoder.len();
            let layers = fits
                .then(|| read_layers(reader, features, units?))
                .flatten()?;
            reader
                .0
                .is_empty()
                .then(|| Net::from_layers(&ruleset, encoder, layers))
        };
        let net = read(&mut reader).ok_or_else(|| bad_net("this net was made for other rules"))?;
        if !net.weights().are_bounded() {
            return Err(bad_net(
                "a weight of this net is not a number or is too large: build the net again",
            ));
        }
        Ok(net)
    }
}

fn bad_net(message: &str) -> SenetError {
    SenetError::new(ErrorKind::BadNet, message)
}

fn write_numbers(bytes: &mut Vec<u8>, numbers: &[f32]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

/// Writes a scale per column, then each number as a multiple of its column's scale. Skips unused
/// columns.
fn write_rows<const N: usize>(bytes: &mut Vec<u8>, rounded: &Rounded<N>, columns: usize) {
    write_numbers(bytes, &rounded.scales[..columns]);
    let used = rounded.rows.iter().flat_map(|row| &row[..columns]);
    bytes.extend(used.map(|&multiple| multiple as u8));
}

/// Reads `used` numbers and pads with zeros.
fn read_padded<const N: usize>(bytes: &mut Bytes, used: usize) -> Option<[f32; N]> {
    let mut padded = [0.0; N];
    let numbers = padded.get_mut(..used)?.iter_mut().zip(bytes.floats(used)?);
    numbers.for_each(|(number, read)| *number = read);
    Some(padded)
}

fn read_rows<const N: usize>(
    bytes: &mut Bytes,
    length: usize,
    columns: usize,
) -> Option<Rounded<N>> {
    let scales = read_padded(bytes, columns)?;
    let row = |bytes: &[u8]| {
        let mut row = [0; N];
        row.iter_mut()
            .zip(bytes)
            .for_each(|(multiple, &byte)| *multiple = byte as i8);
        row
    };
    let rows = bytes.take(columns * length)?;
    let rows = rows.chunks_exact(columns).map(row).collect();
    Some(Rounded { scales, rows })
}

fn read_layers(bytes: &mut Bytes, features: usize, units: usize) -> Option<Layers> {
    let first = read_rows(bytes, features, units)?;
    let first_bias = read_padded(bytes, units)?;
    let mut second = read_rows(bytes, units, SECOND)?.weights();
    second.resize(FIRST, [0.0; SECOND]);
    let weights = Weights {
        first: first.weights(),
        first_bias,
        second,
        second_bias: read_padded(bytes, SECOND)?,
        third: read_padded(bytes, SECOND)?,
        direct: bytes.floats(features)?.collect(),
        bias: read_padded::<1>(bytes, 1)?[0],
    };
    Some(Layers::new(&first, &weights))
}

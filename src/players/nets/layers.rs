//! The layers of a net in the form in which it evaluates positions.

use super::features::MAX_FEATURES;
use super::weights::{FIRST, SECOND, Weights, screlu};

/// The number of first-layer units in a chunk. Their sums fit in the registers of every platform.
const LANES: usize = 32;

/// The greatest multiple in a file written here. Other files may contain −128.
const MAX_WEIGHT: f32 = 127.0;

// `encode` returns at most `MAX_FEATURES` features, so no sum of the first layer exceeds 16 bits.
const _: () = assert!(MAX_FEATURES << 7 <= i16::MAX as usize);

/// Rows of weights rounded to 8 bits: multiples of a scale for each column.
pub(super) struct Rounded<const N: usize> {
    pub scales: [f32; N],
    pub rows: Vec<[i8; N]>,
}

impl<const N: usize> Rounded<N> {
    /// Rounds weights. The greatest weight of a column becomes 127 or −127.
    pub fn new(rows: &[[f32; N]]) -> Rounded<N> {
        let mut scales = [0.0_f32; N];
        for row in rows {
            for (scale, weight) in scales.iter_mut().zip(row) {
                *scale = scale.max(weight.abs() / MAX_WEIGHT);
            }
        }
        let multiple = |column: usize, weight: f32| {
            if scales[column] > 0.0 {
                (weight / scales[column]).round() as i8
            } else {
                0
            }
        };
        let row = |row: &[f32; N]| core::array::from_fn(|column| multiple(column, row[column]));
        Rounded {
            rows: rows.iter().map(row).collect(),
            scales,
        }
    }

    /// The weights as numbers.
    pub fn weights(&self) -> Vec<[f32; N]> {
        let weight = |row: &[i8; N], column| f32::from(row[column]) * self.scales[column];
        let row = |row| core::array::from_fn(|column| weight(row, column));
        self.rows.iter().map(row).collect()
    }
}

/// All layers of a net. Its width is that of the net, rounded up to whole chunks.
#[derive(Clone, Debug)]
pub(super) struct Layers {
    chunks: Vec<Chunk>,
    second_bias: [f32; SECOND],
    third: [f32; SECOND],
    direct: Vec<f32>,
    bias: f32,
}

/// Some units of the first layer, with their connections to the second.
#[derive(Clone, Debug)]
struct Chunk {
    /// One row per feature. The weights have 8 bits, but are added with 16.
    rows: Vec<[i16; LANES]>,
    scales: [f32; LANES],
    bias: [f32; LANES],
    second: [[f32; SECOND]; LANES],
}

impl Layers {
    /// Creates the layers from the rounded weights of the first and the numbers of the others.
    pub fn new(first: &Rounded<FIRST>, weights: &Weights) -> Layers {
        let chunk = |start| Chunk {
            rows: first
                .rows
                .iter()
                .map(|row| part(row, start).map(i16::from))
                .collect(),
            scales: part(&first.scales, start),
            bias: part(&weights.first_bias, start),
            second: part(&weights.second, start),
        };
        Layers {
            chunks: (0..weights.units()).step_by(LANES).map(chunk).collect(),
            second_bias: weights.second_bias,
            third: weights.third,
            direct: weights.direct.clone(),
            bias: weights.bias,
        }
    }

    /// The rounded weights of the first layer.
    pub fn rounded_first(&self) -> Rounded<FIRST> {
        let mut first = Rounded {
            scales: [0.0; FIRST],
            rows: vec![[0; FIRST]; self.direct.len()],
        };
        for (chunk, start) in self.chunks.iter().zip((0..).step_by(LANES)) {
            let units = start..start + LANES;
            first.scales[units.clone()].copy_from_slice(&chunk.scales);
            for (row, wide) in first.rows.iter_mut().zip(&chunk.rows) {
                row[units.clone()].copy_from_slice(&wide.map(|multiple| multiple as i8));
            }
        }
        first
    }

    /// The weights as numbers.
    pub fn weights(&self) -> Weights {
        let mut weights = Weights {
            first: self.rounded_first().weights(),
            first_bias: [0.0; FIRST],
            second: vec![[0.0; SECOND]; FIRST],
            second_bias: self.second_bias,
            third: self.third,
            direct: self.direct.clone(),
            bias: self.bias,
        };
        for (chunk, start) in self.chunks.iter().zip((0..).step_by(LANES)) {
            let units = start..start + LANES;
            weights.first_bias[units.clone()].copy_from_slice(&chunk.bias);
            weights.second[units].copy_from_slice(&chunk.second);
        }
        weights
    }

    /// The output for these active features, before the sigmoid.
    #[inline]
    pub fn result(&self, features: &[u16]) -> f32 {
        let mut result = self.bias;
        for &feature in features {
            result += self.direct[usize::from(feature)];
        }
        let mut second = self.second_bias;
        for chunk in &self.chunks {
            chunk.add_to(&mut second, features);
        }
        // Four independent sums take a quarter of the time of one.
        let mut sums = [0.0; 4];
        let fours = second.chunks_exact(4).zip(self.third.chunks_exact(4));
        for (units, weights) in fours {
            for lane in 0..4 {
                sums[lane] += screlu(units[lane]) * weights[lane];
            }
        }
        result + ((sums[0] + sums[1]) + (sums[2] + sums[3]))
    }
}

impl Chunk {
    /// The sums of the rows of these features. If this were inlined, the compiler would add four numbers at
    /// once instead of eight.
    #[inline(never)]
    fn sums(&self, features: &[u16]) -> [i16; LANES] {
        let mut sums = [0; LANES];
        for &feature in features {
            let row = &self.rows[usize::from(feature)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = i16::wrapping_add(*sum, *weight);
            }
        }
        sums
    }

    /// Adds the outputs of these units to the second layer.
    #[inline]
    fn add_to(&self, second: &mut [f32; SECOND], features: &[u16]) {
        let sums = self.sums(features);
        let mut first = [0.0; LANES];
        let mut active = [0; LANES];
        for unit in 0..LANES {
            first[unit] = screlu(f32::from(sums[unit]) * self.scales[unit] + self.bias[unit]);
            active[unit] = u8::from(first[unit] > 0.0);
        }
        // About one unit in three is active.
        let mut active = bits(&active);
        let mut outputs = *second;
        while active != 0 {
            let unit = active.trailing_zeros() as usize;
            for (output, weight) in outputs.iter_mut().zip(&self.second[unit]) {
                *output += first[unit] * weight;
            }
            active &= active - 1;
        }
        *second = outputs;
    }
}

/// A bit for each flag, which is 0 or 1.
#[inline]
fn bits(flags: &[u8; LANES]) -> u32 {
    flags.chunks_exact(8).rev().fold(0, |bits, eight| {
        let eight = u64::from_le_bytes(eight.try_into().expect("eight flags"));
        // The product collects the eight flags in its highest byte.
        let product = eight.wrapping_mul(0x0102_0408_1020_4080);
        bits << 8 | (product >> 56) as u32
    })
}

fn part<T: Copy>(whole: &[T], start: usize) -> [T; LANES] {
    core::array::from_fn(|unit| whole[start + unit])
}

//! A training as a file, so that it can be broken off and gone on with.

use super::{Plan, Training};
use crate::ai::net::Weights;
use crate::error::SenetError;

const MAGIC: &[u8; 4] = b"STR2";

impl Training {
    /// All that the next rounds depend on.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.plan.ruleset.len() as u32).to_le_bytes());
        bytes.extend(self.plan.ruleset.bytes());
        bytes.extend(self.plan.seed.to_le_bytes());
        bytes.extend([self.plan.exact, self.plan.units]);
        for number in [
            self.plan.rounds,
            self.plan.from,
            self.plan.shown,
            self.round,
            self.adam.steps,
        ] {
            bytes.extend(number.to_le_bytes());
        }
        let adam = [&self.adam.mean, &self.adam.square];
        for weights in [&self.weights, &self.mean.weights].into_iter().chain(adam) {
            for part in weights.parts() {
                bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
        bytes
    }

    /// The training of such a file.
    ///
    /// # Errors
    /// A file that is none, or was broken off.
    pub fn from_bytes(bytes: &[u8]) -> Result<Training, SenetError> {
        let broken = || {
            let message = "this is no whole training: remove the file to begin anew";
            SenetError::new("bad_training", message)
        };
        let mut reader = Reader(bytes.strip_prefix(MAGIC).ok_or_else(broken)?);
        let mut training = reader.plan().map(Training::new).ok_or_else(broken)??;
        reader.state(&mut training).ok_or_else(broken)?;
        Ok(training)
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u32> {
        self.take(4)?
            .first_chunk()
            .map(|bytes| u32::from_le_bytes(*bytes))
    }

    fn plan(&mut self) -> Option<Plan> {
        let length = self.number()?;
        let ruleset = core::str::from_utf8(self.take(length as usize)?).ok()?;
        let seed = u64::from_le_bytes(*self.take(8)?.first_chunk()?);
        Some(Plan {
            ruleset: ruleset.into(),
            seed,
            exact: self.take(1)?[0],
            units: self.take(1)?[0],
            rounds: self.number()?,
            from: self.number()?,
            shown: self.number()?,
        })
    }

    fn state(&mut self, training: &mut Training) -> Option<()> {
        training.round = self.number()?;
        training.adam.steps = self.number()?;
        self.weights(&mut training.weights)?;
        self.weights(&mut training.mean.weights)?;
        self.weights(&mut training.adam.mean)?;
        self.weights(&mut training.adam.square)?;
        self.0.is_empty().then_some(())
    }

    fn weights(&mut self, weights: &mut Weights) -> Option<()> {
        for part in weights.parts_mut() {
            let (numbers, _) = self.take(4 * part.len())?.as_chunks::<4>();
            for (weight, bytes) in part.iter_mut().zip(numbers) {
                *weight = f32::from_le_bytes(*bytes);
            }
        }
        Some(())
    }
}

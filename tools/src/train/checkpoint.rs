//! The file format of interrupted training runs.

use super::gradient::Trainable;
use super::{Plan, Training};
use senet::players::nets::Weights;
use senet::players::training::Bytes;
use senet::{ErrorKind, SenetError};

const MAGIC: &[u8; 4] = b"STR2";

impl Training {
    /// Encodes the complete state of the run.
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
            self.plan.warm_up,
            self.round,
            self.adam.steps,
        ] {
            bytes.extend(number.to_le_bytes());
        }
        let adam = [&self.adam.mean, &self.adam.square];
        for weights in [&self.weights, &self.mean].into_iter().chain(adam) {
            for part in weights.parts() {
                bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
            }
        }
        bytes
    }

    /// Decodes a training run.
    ///
    /// # Errors
    /// Returns an error if the file is not a checkpoint or is truncated.
    pub fn from_bytes(bytes: &[u8]) -> Result<Training, SenetError> {
        let broken = || {
            let message = "this checkpoint is incomplete: remove the file to start again";
            SenetError::new(ErrorKind::BadFile, message)
        };
        let mut reader = Bytes(bytes.strip_prefix(MAGIC).ok_or_else(broken)?);
        let mut training = read_plan(&mut reader)
            .map(Training::new)
            .ok_or_else(broken)??;
        read_state(&mut reader, &mut training).ok_or_else(broken)?;
        Ok(training)
    }
}

fn read_number(bytes: &mut Bytes) -> Option<u32> {
    bytes.array().map(u32::from_le_bytes)
}

fn read_plan(bytes: &mut Bytes) -> Option<Plan> {
    let length = read_number(bytes)?;
    let ruleset = core::str::from_utf8(bytes.take(length as usize)?).ok()?;
    let seed = u64::from_le_bytes(bytes.array()?);
    Some(Plan {
        ruleset: ruleset.into(),
        seed,
        exact: bytes.byte()?,
        units: bytes.byte()?,
        rounds: read_number(bytes)?,
        from: read_number(bytes)?,
        warm_up: read_number(bytes)?,
    })
}

fn read_state(bytes: &mut Bytes, training: &mut Training) -> Option<()> {
    training.round = read_number(bytes)?;
    training.adam.steps = read_number(bytes)?;
    read_weights(bytes, &mut training.weights)?;
    read_weights(bytes, &mut training.mean)?;
    read_weights(bytes, &mut training.adam.mean)?;
    read_weights(bytes, &mut training.adam.square)?;
    bytes.0.is_empty().then_some(())
}

fn read_weights(bytes: &mut Bytes, weights: &mut Weights) -> Option<()> {
    for part in weights.parts_mut() {
        let numbers = bytes.floats(part.len())?;
        part.iter_mut()
            .zip(numbers)
            .for_each(|(weight, number)| *weight = number);
    }
    Some(())
}

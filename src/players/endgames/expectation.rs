//! The expected chance of a side over its throws; repeated passes are resolved in closed form.

use super::interval::{Bounds, ONE};

/// The sums over the throws of a position, in units of `1 / ways` of a chance, except for the rescue.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expectation {
    low: u64,
    high: u64,
    /// The weight of the throws that amount to a pass.
    pub pass: u64,
    /// The weight of the throws after which the same side throws again in the same position.
    pub again: u64,
    /// The weight of all throws.
    ways: u64,
    /// The weight of the throws not added yet.
    rest: u64,
    /// The value of a rescue instead of the throw.
    pub rescue: Option<Bounds>,
}

impl Expectation {
    #[inline]
    pub fn new(ways: u64) -> Expectation {
        Expectation {
            low: 0,
            high: 0,
            pass: 0,
            again: 0,
            ways,
            rest: ways,
            rescue: None,
        }
    }

    #[inline]
    pub fn add(&mut self, bounds: Bounds, weight: u64) {
        self.low += weight * u64::from(bounds.low);
        self.high += weight * u64::from(bounds.high);
        self.rest -= weight;
    }

    #[inline]
    pub fn add_pass(&mut self, weight: u64) {
        self.pass += weight;
        self.rest -= weight;
    }

    #[inline]
    pub fn add_again(&mut self, weight: u64) {
        self.again += weight;
        self.rest -= weight;
    }

    /// The weight of the throws that leave this position.
    #[inline]
    fn leading_on(&self) -> u64 {
        self.ways - self.again
    }

    /// The upper bound of the sum: throws not added yet may win.
    #[inline]
    fn high(&self) -> u64 {
        self.high + self.rest * u64::from(ONE)
    }

    /// The chance, given the other side's chance after a pass.
    #[inline]
    pub fn with_passed(&self, passed: Bounds) -> Bounds {
        let leading_on = self.leading_on();
        if leading_on == 0 {
            return Bounds::UNKNOWN;
        }
        let passed = passed.flipped();
        let thrown = Bounds {
            low: ((self.low + self.pass * u64::from(passed.low)) / leading_on) as u32,
            high: (self.high() + self.pass * u64::from(passed.high)).div_ceil(leading_on) as u32,
        };
        self.rescue.map_or(thrown, |rescue| thrown.max(rescue))
    }

    /// The chance if the position after a pass is `other`, whose value is unknown too: solves for both,
    /// so that passing back and forth cancels out. Only without a rescue.
    ///
    /// With *m*, *n* the weights of the throws that leave, *p*, *q* of those that pass, and sums *s*,
    /// *t*: *x m = s + p (1 − y)* and *y n = t + q (1 − x)*.
    #[inline]
    pub fn with_loop(&self, other: &Expectation) -> Bounds {
        if self.pass == 0 {
            return self.with_passed(Bounds::UNKNOWN);
        }
        let (mine, theirs) = (self.leading_on(), other.leading_on());
        let divisor = wide(mine, theirs) - wide(self.pass, other.pass);
        if divisor == 0 {
            return Bounds::UNKNOWN;
        }
        let left = |sum: u64| (theirs - other.pass) * u64::from(ONE) - sum;
        let low = wide(theirs, self.low) + wide(self.pass, left(other.high()));
        let high = wide(theirs, self.high()) + wide(self.pass, left(other.low));
        Bounds {
            low: quotient(low, divisor),
            high: quotient(high + divisor - 1, divisor),
        }
    }
}

#[inline]
fn wide(one: u64, other: u64) -> u128 {
    u128::from(one) * u128::from(other)
}

/// Uses a 64-bit division if possible; it is several times faster.
#[inline]
fn quotient(sum: u128, divisor: u128) -> u32 {
    match (u64::try_from(sum), u64::try_from(divisor)) {
        (Ok(sum), Ok(divisor)) => (sum / divisor) as u32,
        _ => (sum / divisor) as u32,
    }
}

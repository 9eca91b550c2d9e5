//! The expected chance of a side over its throws; repeated passes are resolved in closed form.

use super::interval::Bounds;

/// If two weights are below this limit, their product with a bound, and the sum of two such products, fit in 64 bits.
const SMALL_WEIGHT: u64 = 1 << 16;

/// The sums over the throws of a position, in units of `1 / ways` of a chance, except for the rescue. Throws
/// that are not added count as unknown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expectation {
    win: u64,
    loss: u64,
    /// The weight of the throws that amount to a pass.
    pass: u64,
    /// The weight of the throws that leave this position: all but those after which the same side throws
    /// again in the same position.
    leading_on: u64,
    /// The value of a rescue instead of the throw.
    pub rescue: Option<Bounds>,
}

impl Expectation {
    #[inline]
    pub fn new(ways: u64) -> Expectation {
        Expectation {
            win: 0,
            loss: 0,
            pass: 0,
            leading_on: ways,
            rescue: None,
        }
    }

    #[inline]
    pub fn add(&mut self, bounds: Bounds, weight: u64) {
        self.win += weighted(bounds.win, weight);
        self.loss += weighted(bounds.loss, weight);
    }

    #[inline]
    pub fn add_pass(&mut self, weight: u64) {
        self.pass += weight;
    }

    /// Adds a throw that changes nothing and lets the same side throw again.
    #[inline]
    pub fn add_again(&mut self, weight: u64) {
        self.leading_on -= weight;
    }

    /// The chance, given the other side's chance after a pass.
    #[inline]
    pub fn with_passed(&self, passed: Bounds) -> Bounds {
        let passed = passed.flipped();
        let thrown = mean(
            self.win + weighted(passed.win, self.pass),
            self.loss + weighted(passed.loss, self.pass),
            self.leading_on,
        );
        self.rescue.map_or(thrown, |rescue| thrown.max(rescue))
    }

    /// The chance if the position after a pass is `other`, whose value is unknown too: solves for both,
    /// so that passing back and forth cancels out. Only without a rescue.
    ///
    /// With *m*, *n* the weights of the throws that leave, *p*, *q* of those that pass, *s* the sum of
    /// wins, and *t* the other side's sum of losses: *x m = s + p y* and *y n = t + q x*.
    #[inline]
    pub fn with_loop(&self, other: &Expectation) -> Bounds {
        if self.pass == 0 {
            return self.with_passed(Bounds::UNKNOWN);
        }
        let (mine, theirs) = (self.leading_on, other.leading_on);
        // A sum is at most 2³¹ times the weight of the throws that lead on, so no product overflows here.
        if mine.max(theirs) < SMALL_WEIGHT {
            let sum = |mine, passed| product(theirs, mine) + product(self.pass, passed);
            return mean(
                sum(self.win, other.loss),
                sum(self.loss, other.win),
                product(mine, theirs) - product(self.pass, other.pass),
            );
        }
        let sum = |mine, passed| wide(theirs, mine) + wide(self.pass, passed);
        let all = wide(mine, theirs) - wide(self.pass, other.pass);
        if all == 0 {
            return Bounds::UNKNOWN;
        }
        Bounds {
            win: (sum(self.win, other.loss) / all) as u32,
            loss: (sum(self.loss, other.win) / all) as u32,
        }
    }
}

/// Divides sums of chances by the sum of their weights.
#[inline]
fn mean(win: u64, loss: u64, all: u64) -> Bounds {
    let divided = |sum: u64| match all {
        0 => 0,
        // Shifting is faster than dividing, and with sticks the sum is often a power of two.
        all if all.is_power_of_two() => sum >> all.trailing_zeros(),
        all => sum / all,
    };
    Bounds {
        win: divided(win) as u32,
        loss: divided(loss) as u32,
    }
}

/// A chance, at most 2³¹, times a weight, at most 2³².
#[inline]
fn weighted(chance: u32, weight: u64) -> u64 {
    product(chance.into(), weight)
}

/// A product known to fit. WebAssembly checks one for overflow by multiplying to 128 bits in a function of its
/// own, which is many times slower.
#[inline]
fn product(one: u64, other: u64) -> u64 {
    one.wrapping_mul(other)
}

#[inline]
fn wide(one: u64, other: u64) -> u128 {
    u128::from(one) * u128::from(other)
}

//! The expected chance of a side over its throws; repeated passes are resolved in closed form.

use super::interval::Bounds;

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
        self.win += weight * u64::from(bounds.win);
        self.loss += weight * u64::from(bounds.loss);
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
            self.win + self.pass * u64::from(passed.win),
            self.loss + self.pass * u64::from(passed.loss),
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
        let sum = |mine, passed| wide(theirs, mine) + wide(self.pass, passed);
        let sums = [
            sum(self.win, other.loss),
            sum(self.loss, other.win),
            wide(mine, theirs) - wide(self.pass, other.pass),
        ];
        // 64-bit divisions are several times faster.
        match sums.map(u64::try_from) {
            [Ok(win), Ok(loss), Ok(all)] => mean(win, loss, all),
            _ if sums[2] == 0 => Bounds::UNKNOWN,
            _ => Bounds {
                win: (sums[0] / sums[2]) as u32,
                loss: (sums[1] / sums[2]) as u32,
            },
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

#[inline]
fn wide(one: u64, other: u64) -> u128 {
    u128::from(one) * u128::from(other)
}

//! Vectors and rotations for the stick simulation. Uses only basic arithmetic and square roots, so the
//! animations are identical on every machine.

use std::ops::{Add, Mul, Neg, Sub};

/// A point, a velocity or an axis, in stick lengths.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vector {
    /// To the thrower's right.
    pub x: f64,
    /// Away from the thrower.
    pub y: f64,
    /// Up; the table is at 0.
    pub z: f64,
}

/// Creates a vector from its components.
#[must_use]
pub const fn vector(x: f64, y: f64, z: f64) -> Vector {
    Vector { x, y, z }
}

impl Vector {
    /// The inner product.
    #[must_use]
    pub fn dot(self, other: Vector) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// The cross product.
    #[must_use]
    pub fn cross(self, other: Vector) -> Vector {
        vector(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    /// The length.
    #[must_use]
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }
}

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        vector(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl Sub for Vector {
    type Output = Vector;
    fn sub(self, other: Vector) -> Vector {
        self + -other
    }
}

impl Neg for Vector {
    type Output = Vector;
    fn neg(self) -> Vector {
        self * -1.0
    }
}

impl Mul<f64> for Vector {
    type Output = Vector;
    fn mul(self, factor: f64) -> Vector {
        vector(self.x * factor, self.y * factor, self.z * factor)
    }
}

/// A rotation, as a unit quaternion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    /// The scalar part.
    pub w: f64,
    /// The vector part.
    pub v: Vector,
}

impl Rotation {
    /// The identity.
    pub const NONE: Rotation = Rotation {
        w: 1.0,
        v: vector(0.0, 0.0, 0.0),
    };

    /// Scales the quaternion to length 1.
    #[must_use]
    pub fn normalized(self) -> Rotation {
        let scale = 1.0 / (self.w * self.w + self.v.dot(self.v)).sqrt();
        Rotation {
            w: self.w * scale,
            v: self.v * scale,
        }
    }

    /// Composes two rotations: `first` is applied first.
    #[must_use]
    pub fn after(self, first: Rotation) -> Rotation {
        Rotation {
            w: self.w * first.w - self.v.dot(first.v),
            v: first.v * self.w + self.v * first.w + self.v.cross(first.v),
        }
    }

    /// The inverse rotation.
    #[must_use]
    pub fn back(self) -> Rotation {
        Rotation {
            w: self.w,
            v: -self.v,
        }
    }

    /// Rotates a vector.
    #[must_use]
    pub fn of(self, vector: Vector) -> Vector {
        let twice = self.v.cross(vector) * 2.0;
        vector + twice * self.w + self.v.cross(twice)
    }

    /// Rotates further at an angular velocity (radians per second) for a time (seconds).
    #[must_use]
    pub fn spun(self, velocity: Vector, time: f64) -> Rotation {
        let half = Rotation {
            w: 1.0,
            v: velocity * (time / 2.0),
        };
        half.after(self).normalized()
    }

    /// Interpolates along the shorter arc; `share` is 0 to 1. Normalized linear interpolation, as on
    /// the page, needs no sines.
    #[must_use]
    pub fn between(self, other: Rotation, share: f64) -> Rotation {
        let near = if self.w * other.w + self.v.dot(other.v) < 0.0 {
            -share
        } else {
            share
        };
        Rotation {
            w: self.w * (1.0 - share) + other.w * near,
            v: self.v * (1.0 - share) + other.v * near,
        }
        .normalized()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUARTER: Rotation = Rotation {
        w: std::f64::consts::FRAC_1_SQRT_2,
        v: vector(0.0, 0.0, std::f64::consts::FRAC_1_SQRT_2),
    };

    #[test]
    fn a_quarter_turn_about_the_upright_axis_takes_right_to_ahead() {
        let turned = QUARTER.of(vector(1.0, 0.0, 0.0));
        assert!((turned - vector(0.0, 1.0, 0.0)).length() < 1e-12);
        let back = QUARTER.back().of(turned);
        assert!((back - vector(1.0, 0.0, 0.0)).length() < 1e-12);
    }

    #[test]
    fn half_way_between_is_half_the_turn() {
        let half = Rotation::NONE.between(QUARTER, 0.5);
        let twice = half.after(half);
        assert!((twice.w - QUARTER.w).abs() < 1e-12);
        assert!((twice.v - QUARTER.v).length() < 1e-12);
    }

    #[test]
    fn spinning_turns_with_the_right_hand() {
        let turn = (0..1000).fold(Rotation::NONE, |turn, _| {
            turn.spun(vector(0.0, 0.0, std::f64::consts::FRAC_PI_2), 0.001)
        });
        assert!((turn.of(vector(1.0, 0.0, 0.0)) - vector(0.0, 1.0, 0.0)).length() < 1e-3);
    }
}

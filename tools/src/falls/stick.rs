//! A throwing stick as a rigid body: half of a round rod, split along its length.
//!
//! Body axes: x along its length, y across, z out of its flat side; the origin is its centre of mass.
//! Lengths are in stick lengths; the mass is 1.

use super::space::{Rotation, Vector, vector};

/// Half of a stick's length.
pub const HALF_LENGTH: f64 = 0.5;
/// The radius of its round back.
pub const RADIUS: f64 = 0.07;
/// Distance from the flat side to the centre of mass: 4 r / 3 π, the centroid of a half disc.
pub const DEPTH: f64 = 4.0 * RADIUS / (3.0 * std::f64::consts::PI);
/// Height of the centre of mass above the table when the flat side is up.
pub const REST_FLAT_UP: f64 = RADIUS - DEPTH;
/// Height of the centre of mass above the table when the round back is up.
pub const REST_BACK_UP: f64 = DEPTH;

/// The moments of inertia about the body axes of a half cylinder of mass 1.
pub const INERTIA: Vector = vector(
    RADIUS * RADIUS / 2.0 - DEPTH * DEPTH,
    LENGTH_MOMENT + RADIUS * RADIUS / 4.0 - DEPTH * DEPTH,
    LENGTH_MOMENT + RADIUS * RADIUS / 4.0,
);
/// The moment of a thin rod about its middle.
const LENGTH_MOMENT: f64 = HALF_LENGTH * HALF_LENGTH / 3.0;

/// Lines along the surface that represent it in collisions, over the back from edge to edge.
const LINES: [(f64, f64); 7] = {
    // Sines and cosines of the angles from one edge over the back to the other.
    const TURNS: [(f64, f64); 7] = [
        (1.0, 0.0),
        (0.866_025_403_784_438_6, 0.5),
        (0.5, 0.866_025_403_784_438_6),
        (0.0, 1.0),
        (-0.5, 0.866_025_403_784_438_6),
        (-0.866_025_403_784_438_6, 0.5),
        (-1.0, 0.0),
    ];
    let mut lines = [(0.0, 0.0); 7];
    let mut index = 0;
    while index < 7 {
        lines[index] = (TURNS[index].0 * RADIUS, DEPTH - TURNS[index].1 * RADIUS);
        index += 1;
    }
    lines
};

/// Position and orientation of a stick.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The centre of mass.
    pub at: Vector,
    /// The rotation from body axes to table axes.
    pub turn: Rotation,
}

/// A contact point between two sticks, or a stick and the table.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// The location of the contact.
    pub at: Vector,
    /// The unit normal, out of the body that is touched.
    pub normal: Vector,
    /// The penetration depth; positive.
    pub depth: f64,
}

impl Pose {
    /// Transforms a point from body to table coordinates.
    #[must_use]
    pub fn place(&self, own: Vector) -> Vector {
        self.at + self.turn.of(own)
    }

    fn own(&self, point: Vector) -> Vector {
        self.turn.back().of(point - self.at)
    }

    /// The signed distance of a point from this stick, negative inside, and the direction out. A convex
    /// function of the point: the maximum of its distances from the back, the flat side and the ends.
    #[must_use]
    pub fn distance(&self, point: Vector) -> (f64, Vector) {
        let own = self.own(point);
        let height = own.z - DEPTH;
        let from_axis = (own.y * own.y + height * height).sqrt();
        let mut far = (
            from_axis - RADIUS,
            vector(0.0, own.y, height) * (1.0 / from_axis.max(1e-9)),
        );
        if height > far.0 {
            far = (height, vector(0.0, 0.0, 1.0));
        }
        if own.x.abs() - HALF_LENGTH > far.0 {
            far = (own.x.abs() - HALF_LENGTH, vector(own.x.signum(), 0.0, 0.0));
        }
        (far.0, self.turn.of(far.1))
    }

    /// Finds contacts with the table (height 0): the ends of the edges and of the lowest line of the
    /// back.
    pub fn touching_table(&self, mut touch: impl FnMut(Touch)) {
        let down = self.turn.back().of(vector(0.0, 0.0, -1.0));
        let across = (down.y * down.y + down.z * down.z).sqrt();
        let lowest = (down.z < 0.0 && across > 1e-9).then(|| {
            let scale = RADIUS / across;
            (down.y * scale, DEPTH + down.z * scale)
        });
        for end in [-HALF_LENGTH, HALF_LENGTH] {
            for (y, z) in [Some(LINES[0]), Some(LINES[6]), lowest]
                .into_iter()
                .flatten()
            {
                let at = self.place(vector(end, y, z));
                if at.z < 0.0 {
                    touch(Touch {
                        at,
                        normal: vector(0.0, 0.0, 1.0),
                        depth: -at.z,
                    });
                }
            }
        }
    }

    /// Quickly rules out contact: every fifth of this length is far from the other's axis.
    fn is_far_from(&self, other: &Pose) -> bool {
        const FIFTH: f64 = HALF_LENGTH / 2.5;
        let reach = 2.0 * RADIUS + FIFTH / 2.0;
        (0..=5).all(|fifth| {
            let own =
                other.own(self.place(vector(f64::from(fifth) * FIFTH - HALF_LENGTH, 0.0, 0.0)));
            let beyond = (own.x.abs() - HALF_LENGTH).max(0.0);
            vector(beyond, own.y, own.z).length() > reach
        })
    }

    /// Finds contacts with another stick. Along each line of the surface the other's distance is
    /// convex, so its minimum is found by bisection.
    pub fn reaching_into(&self, other: &Pose, mut touch: impl FnMut(Touch)) {
        if self.is_far_from(other) {
            return;
        }
        for (y, z) in LINES {
            let on_line = |x: f64| self.place(vector(x, y, z));
            let (mut low, mut high) = (-HALF_LENGTH, HALF_LENGTH);
            for _ in 0..24 {
                let third = (high - low) / 3.0;
                if other.distance(on_line(low + third)).0 < other.distance(on_line(high - third)).0
                {
                    high -= third;
                } else {
                    low += third;
                }
            }
            // The ends are needed too, because parallel lines touch at more than one point.
            for x in [(low + high) / 2.0, -HALF_LENGTH, HALF_LENGTH] {
                let at = on_line(x);
                let (distance, normal) = other.distance(at);
                if distance < 0.0 {
                    touch(Touch {
                        at,
                        normal,
                        depth: -distance,
                    });
                }
            }
        }
    }

    /// The greatest penetration between any two of these sticks or the table.
    #[must_use]
    pub fn deepest(poses: &[Pose]) -> f64 {
        let mut deepest = 0.0;
        let mut seen = |touch: Touch| deepest = f64::max(deepest, touch.depth);
        for (index, pose) in poses.iter().enumerate() {
            pose.touching_table(&mut seen);
            for (number, other) in poses.iter().enumerate() {
                if number != index {
                    pose.reaching_into(other, &mut seen);
                }
            }
        }
        deepest
    }

    /// The direction of the flat side: up (1), down (-1) or between.
    #[must_use]
    pub fn facing(&self) -> f64 {
        self.turn.of(vector(0.0, 0.0, 1.0)).z
    }

    /// The direction of the stick's axis.
    #[must_use]
    pub fn along(&self) -> Vector {
        self.turn.of(vector(1.0, 0.0, 0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lying(x: f64, y: f64, z: f64) -> Pose {
        Pose {
            at: vector(x, y, z),
            turn: Rotation::NONE,
        }
    }

    #[test]
    fn a_stick_at_rest_just_touches_the_table() {
        let deep = |pose: Pose| Pose::deepest(&[pose]);
        assert!(deep(lying(0.0, 0.0, REST_FLAT_UP)) < 1e-12);
        assert!((deep(lying(0.0, 0.0, REST_FLAT_UP - 0.01)) - 0.01).abs() < 1e-12);
        let over = Pose {
            at: vector(0.0, 0.0, REST_BACK_UP - 0.01),
            turn: Rotation {
                w: 0.0,
                v: vector(1.0, 0.0, 0.0),
            },
        };
        assert!((deep(over) - 0.01).abs() < 1e-12);
        assert!((over.facing() + 1.0).abs() < 1e-12);
    }

    #[test]
    fn crossed_sticks_are_found_between_their_ends() {
        let quarter = Rotation {
            w: std::f64::consts::FRAC_1_SQRT_2,
            v: vector(0.0, 0.0, std::f64::consts::FRAC_1_SQRT_2),
        };
        let crossed = |height: f64| {
            Pose::deepest(&[
                lying(0.0, 0.0, REST_FLAT_UP),
                Pose {
                    at: vector(0.1, 0.03, height),
                    turn: quarter,
                },
            ])
        };
        let resting = RADIUS + REST_FLAT_UP;
        assert!(crossed(resting + 1e-6) < 1e-9);
        assert!((crossed(resting - 0.01) - 0.01).abs() < 1e-6);
    }

    #[test]
    fn the_moments_of_inertia_are_those_of_its_mass() {
        // Sums over small cells of the body.
        let steps = 120;
        let mut sum = vector(0.0, 0.0, 0.0);
        let mut centre = 0.0;
        let mut cells = 0.0;
        for row in 0..steps {
            for column in 0..steps {
                let y = (f64::from(column) + 0.5) / f64::from(steps) * 2.0 * RADIUS - RADIUS;
                let z = DEPTH - (f64::from(row) + 0.5) / f64::from(steps) * RADIUS;
                if y * y + (z - DEPTH) * (z - DEPTH) > RADIUS * RADIUS {
                    continue;
                }
                let along = HALF_LENGTH * HALF_LENGTH / 3.0;
                sum = sum + vector(y * y + z * z, along + z * z, along + y * y);
                centre += z;
                cells += 1.0;
            }
        }
        assert!((centre / cells).abs() < 1e-4 * RADIUS.max(1.0));
        let measured = sum * (1.0 / cells);
        assert!((measured - INERTIA).length() / INERTIA.length() < 1e-3);
        assert!((measured.x / INERTIA.x - 1.0).abs() < 1e-2);
    }
}

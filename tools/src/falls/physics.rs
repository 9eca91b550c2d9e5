//! Four rigid sticks over a table, under gravity and contact impulses (sequential impulses with Coulomb
//! friction and restitution, as in Catto, "Fast and Simple Physics using Sequential Impulses", 2006;
//! remaining penetration is corrected without adding velocity).

use super::space::{Vector, vector};
use super::stick::{INERTIA, Pose, Touch};

/// Gravity in stick lengths per second squared: a stick is 17.5 cm long, like Tutankhamun's.
pub const GRAVITY: f64 = 9.81 / 0.175;
/// The time step in seconds.
pub const STEP: f64 = 1.0 / 1200.0;
/// Friction of wood on linen and on wood.
const FRICTION: f64 = 0.45;
/// The coefficient of restitution; zero at very low speed.
const RESTITUTION: f64 = 0.28;
const SLOW: f64 = 0.6;
/// The share of excess penetration corrected per step.
const PUSH: f64 = 0.1;
const MAY_STAY: f64 = 0.000_4;
const ROUNDS: usize = 10;
/// The linen yields, so sticks lying on it lose their rolling speed at this rate per second.
const ROLLING: f64 = 38.0;

/// A moving stick.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    /// The pose of the stick.
    pub pose: Pose,
    /// Velocity of its centre of mass, in lengths per second.
    pub velocity: Vector,
    /// Angular velocity in radians per second, about the table's axes.
    pub spin: Vector,
}

/// A contact point during solving.
struct Contact {
    body: usize,
    /// The other stick; `None` for the table.
    other: Option<usize>,
    touch: Touch,
    /// The target speed along the normal after the impulse.
    bounce: f64,
    pressed: f64,
}

impl Body {
    /// The velocity of the body at point `at`.
    fn velocity_at(&self, at: Vector) -> Vector {
        self.velocity + self.spin.cross(at - self.pose.at)
    }

    /// The change of angular velocity caused by an angular impulse.
    fn spin_by(&self, impulse: Vector) -> Vector {
        let own = self.pose.turn.back().of(impulse);
        self.pose.turn.of(vector(
            own.x / INERTIA.x,
            own.y / INERTIA.y,
            own.z / INERTIA.z,
        ))
    }

    fn push(&mut self, at: Vector, impulse: Vector) {
        self.velocity = self.velocity + impulse;
        self.spin = self.spin + self.spin_by((at - self.pose.at).cross(impulse));
    }

    /// The inverse effective mass at a point in a direction.
    fn ease(&self, at: Vector, direction: Vector) -> f64 {
        let arm = at - self.pose.at;
        1.0 + direction.dot(self.spin_by(arm.cross(direction)).cross(arm))
    }

    /// Integrates the free motion of a step, including the gyroscopic term (Euler's equations).
    fn fly(&mut self) {
        self.velocity = self.velocity + vector(0.0, 0.0, -GRAVITY * STEP);
        let own = self.pose.turn.back().of(self.spin);
        let change = vector(
            (INERTIA.y - INERTIA.z) / INERTIA.x * own.y * own.z,
            (INERTIA.z - INERTIA.x) / INERTIA.y * own.z * own.x,
            (INERTIA.x - INERTIA.y) / INERTIA.z * own.x * own.y,
        );
        self.spin = self.pose.turn.of(own + change * STEP);
    }

    fn go(&mut self) {
        self.pose.at = self.pose.at + self.velocity * STEP;
        self.pose.turn = self.pose.turn.spun(self.spin, STEP);
    }
}

/// Advances the sticks by one [`STEP`]. Returns the speed of the hardest audible impact in lengths per
/// second, or 0 if there was none.
pub fn step(bodies: &mut [Body; 4]) -> f64 {
    for body in bodies.iter_mut() {
        body.fly();
    }
    let mut contacts = contacts(bodies);
    let knock = contacts.iter().fold(0.0, |most: f64, contact| {
        most.max(contact.bounce / RESTITUTION)
    });
    for _ in 0..ROUNDS {
        for contact in &mut contacts {
            solve(bodies, contact);
        }
    }
    let mut lying = [false; 4];
    for contact in &contacts {
        lying[contact.body] |= contact.other.is_none();
    }
    for (body, lies) in bodies.iter_mut().zip(lying) {
        if lies {
            let along = body.pose.along();
            let rolling = along * along.dot(body.spin);
            body.spin = body.spin - rolling * (ROLLING * STEP);
        }
        body.go();
    }
    push_out(bodies, &contacts);
    knock
}

fn contacts(bodies: &[Body; 4]) -> Vec<Contact> {
    let mut found = Vec::new();
    let mut add = |body: usize, other: Option<usize>, touch: Touch| {
        let contact = Contact {
            body,
            other,
            touch,
            bounce: 0.0,
            pressed: 0.0,
        };
        let coming = -relative(bodies, &contact).dot(touch.normal);
        found.push(Contact {
            bounce: if coming > SLOW {
                RESTITUTION * coming
            } else {
                0.0
            },
            ..contact
        });
    };
    for (index, body) in bodies.iter().enumerate() {
        body.pose.touching_table(|touch| add(index, None, touch));
        for (number, other) in bodies.iter().enumerate() {
            if number != index {
                body.pose
                    .reaching_into(&other.pose, |touch| add(index, Some(number), touch));
            }
        }
    }
    found
}

fn relative(bodies: &[Body; 4], contact: &Contact) -> Vector {
    let at = contact.touch.at;
    let other = contact
        .other
        .map_or(Vector::default(), |other| bodies[other].velocity_at(at));
    bodies[contact.body].velocity_at(at) - other
}

fn solve(bodies: &mut [Body; 4], contact: &mut Contact) {
    let Touch { at, normal, .. } = contact.touch;
    let ease = |bodies: &[Body; 4], direction: Vector| {
        bodies[contact.body].ease(at, direction)
            + contact
                .other
                .map_or(0.0, |other| bodies[other].ease(at, direction))
    };
    let moving = relative(bodies, contact);
    let along = moving.dot(normal);
    let wanted = contact.pressed + (contact.bounce - along) / ease(bodies, normal);
    let pressed = wanted.max(0.0);
    let mut impulse = normal * (pressed - contact.pressed);
    contact.pressed = pressed;
    let sliding = moving - normal * along;
    let speed = sliding.length();
    if speed > 1e-9 {
        let direction = sliding * (1.0 / speed);
        let most = FRICTION * pressed / ROUNDS as f64 * 2.0;
        let stop = speed / ease(bodies, direction);
        impulse = impulse - direction * stop.min(most);
    }
    bodies[contact.body].push(at, impulse);
    if let Some(other) = contact.other {
        bodies[other].push(at, -impulse);
    }
}

fn push_out(bodies: &mut [Body; 4], contacts: &[Contact]) {
    for contact in contacts {
        let deep = (contact.touch.depth - MAY_STAY).max(0.0) * PUSH;
        let share = if contact.other.is_some() { 0.5 } else { 1.0 };
        let way = contact.touch.normal * (deep * share);
        bodies[contact.body].pose.at = bodies[contact.body].pose.at + way;
        if let Some(other) = contact.other {
            bodies[other].pose.at = bodies[other].pose.at - way;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::space::Rotation;
    use super::super::stick::REST_FLAT_UP;
    use super::*;

    fn at(x: f64, z: f64) -> Body {
        Body {
            pose: Pose {
                at: vector(x, 0.0, z),
                turn: Rotation::NONE,
            },
            velocity: Vector::default(),
            spin: Vector::default(),
        }
    }

    #[test]
    fn what_falls_freely_keeps_to_galileo() {
        let mut bodies = [at(-3.0, 30.0), at(-1.0, 30.0), at(1.0, 30.0), at(3.0, 30.0)];
        for _ in 0..1200 {
            assert_eq!(step(&mut bodies), 0.0);
        }
        let fallen = 30.0 - bodies[0].pose.at.z;
        assert!((fallen - GRAVITY / 2.0).abs() < 0.03, "{fallen}");
    }

    #[test]
    fn what_is_let_fall_lies_still_afterwards() {
        let mut bodies = [at(-3.0, 0.3), at(-1.0, 0.3), at(1.0, 0.3), at(3.0, 0.3)];
        let knocked = (0..1200).filter(|_| step(&mut bodies) > 0.0).count();
        assert!(knocked > 0);
        for body in bodies {
            assert!((body.pose.at.z - REST_FLAT_UP).abs() < 0.002);
            assert!(body.velocity.length() < 0.02 && body.spin.length() < 0.1);
        }
    }

    #[test]
    fn no_energy_comes_from_touching() {
        let mut bodies = [at(0.0, 0.2), at(0.1, 0.5), at(-0.1, 0.8), at(0.05, 1.1)];
        bodies[1].spin = vector(9.0, 3.0, 5.0);
        bodies[3].spin = vector(-4.0, 8.0, 2.0);
        let energy = |bodies: &[Body; 4]| -> f64 {
            bodies
                .iter()
                .map(|body| {
                    let own = body.pose.turn.back().of(body.spin);
                    let turning = INERTIA.x * own.x * own.x
                        + INERTIA.y * own.y * own.y
                        + INERTIA.z * own.z * own.z;
                    (body.velocity.dot(body.velocity) + turning) / 2.0 + GRAVITY * body.pose.at.z
                })
                .sum()
        };
        let mut before = energy(&bodies);
        for _ in 0..1200 {
            step(&mut bodies);
            let now = energy(&bodies);
            assert!(now < before + 0.05, "{before} -> {now}");
            before = now;
        }
    }
}

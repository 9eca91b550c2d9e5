//! Simulates throws from the hand until the sticks come to rest, and searches for throws with a given
//! number of flat sides up and enough space between the sticks.

use super::physics::{Body, STEP, step};
use super::space::{Rotation, Vector, vector};
use super::stick::{Pose, REST_BACK_UP, REST_FLAT_UP};
use senet::random::PlayoutRng;

/// The maximum duration of a throw, in seconds.
pub const LONGEST: f64 = 0.9;
/// The minimum duration; a shorter throw looks like putting the sticks down.
const SHORTEST: f64 = 0.5;
/// The area in which the sticks come to rest, tips included: distance to either side, and ahead or
/// back.
pub const ROOM: (f64, f64) = (1.3, 0.8);
/// Frames per second.
pub const FRAMES: usize = 240;
/// Simulation steps per frame.
const STEPS: usize = (1.0 / STEP) as usize / FRAMES;
/// The maximum penetration in any frame.
const DEEPEST: f64 = 0.006;

/// A throw in all its frames; in the last one the sticks lie exactly flat.
pub struct Fall {
    /// The four sticks, [`FRAMES`] times a second.
    pub frames: Vec<[Pose; 4]>,
    /// The audible impacts: frame, and strength in lengths per second.
    pub knocks: Vec<(usize, f64)>,
}

impl Fall {
    /// Whether each stick has its flat side up.
    #[must_use]
    pub fn faces(&self) -> [bool; 4] {
        self.last().map(|pose| pose.facing() > 0.0)
    }

    /// The number of flat sides up.
    #[must_use]
    pub fn flat_up(&self) -> usize {
        self.faces().into_iter().filter(|&up| up).count()
    }

    /// The poses at rest.
    #[must_use]
    pub fn last(&self) -> [Pose; 4] {
        *self.frames.last().expect("a fall has frames")
    }
}

/// Searches the throws of a seed in order until there are `wanted` throws for each number of flat sides
/// up.
#[must_use]
pub fn search(seed: u64, wanted: [usize; 5]) -> Vec<Fall> {
    let mut found: [Vec<Fall>; 5] = Default::default();
    for number in 0.. {
        if (0..5).all(|up| found[up].len() == wanted[up]) {
            break;
        }
        let Some(fall) = simulate(&mut PlayoutRng::for_game(seed, number)) else {
            continue;
        };
        let kept = &mut found[fall.flat_up()];
        if kept.len() < wanted[fall.flat_up()] {
            kept.push(fall);
        }
    }
    found.into_iter().flatten().collect()
}

/// Simulates one throw. Returns `None` if the sticks rest too late, on each other, or out of the area.
#[must_use]
pub fn simulate(rng: &mut PlayoutRng) -> Option<Fall> {
    let mut bodies = in_the_hand(rng);
    let mut frames = Vec::new();
    let mut knocks: Vec<(usize, f64)> = Vec::new();
    loop {
        let poses = bodies.map(|body| body.pose);
        frames.push(poses);
        if Pose::deepest(&poses) > DEEPEST {
            return None;
        }
        if let Some(resting) = at_rest(&bodies) {
            frames.push(resting);
            break;
        }
        if frames.len() as f64 >= LONGEST * FRAMES as f64 {
            return None;
        }
        let mut loudest: f64 = 0.0;
        for _ in 0..STEPS {
            loudest = loudest.max(step(&mut bodies));
        }
        if loudest > 0.0 {
            match knocks.last_mut() {
                // Impacts in quick succession merge into one.
                Some((frame, before)) if frames.len() - *frame < FRAMES / 40 => {
                    *before = before.max(loudest);
                }
                _ => knocks.push((frames.len(), loudest)),
            }
        }
    }
    if (frames.len() as f64) < SHORTEST * FRAMES as f64 {
        return None;
    }
    centre(&mut frames);
    let fall = Fall { frames, knocks };
    (within_room(&fall.last()) && Pose::deepest(&fall.last()) < 1e-9 && apart(&fall.last()))
        .then_some(fall)
}

/// Shifts the whole throw so that the sticks come to rest around the centre; the table is uniform.
fn centre(frames: &mut [[Pose; 4]]) {
    let lying = frames[frames.len() - 1];
    let tips = lying.map(|pose| tips(&pose));
    let middle = |part: fn(Vector) -> f64| {
        let values = tips.iter().flatten().map(|&tip| part(tip));
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        (low + high) / 2.0
    };
    let shift = vector(middle(|tip| tip.x), middle(|tip| tip.y), 0.0);
    for pose in frames.iter_mut().flatten() {
        pose.at = pose.at - shift;
    }
}

fn tips(pose: &Pose) -> [Vector; 2] {
    [-0.5, 0.5].map(|end| pose.place(vector(end, 0.0, 0.0)))
}

/// A loose bundle in front of the table's edge, thrown forward and slightly up, each stick with its own
/// spin.
fn in_the_hand(rng: &mut PlayoutRng) -> [Body; 4] {
    let mut swing =
        |middle: f64, reach: f64| middle + (f64::from(rng.unit_f32()) - 0.5) * 2.0 * reach;
    std::array::from_fn(|index| {
        let place = index as f64 - 1.5;
        // Lengthwise nearly forward, any side up.
        let ahead = Rotation {
            w: 1.0,
            v: vector(0.0, 0.0, swing(1.0, 0.25)),
        };
        let rolled = Rotation {
            w: swing(0.0, 1.0),
            v: vector(swing(0.0, 1.0), 0.0, 0.0),
        };
        Body {
            pose: Pose {
                at: vector(
                    place * 0.24,
                    swing(-1.5, 0.15),
                    0.55 + 0.1 * (index % 2) as f64 + swing(0.0, 0.03),
                ),
                turn: ahead.normalized().after(rolled.normalized()),
            },
            velocity: vector(
                place * 2.3 + swing(0.0, 1.0),
                swing(5.0, 1.2),
                swing(2.4, 0.6),
            ),
            spin: vector(swing(0.0, 3.0), swing(0.0, 16.0), swing(0.0, 5.0)),
        }
    })
}

/// The exact poses at rest, once the sticks have nearly stopped flat on the table.
fn at_rest(bodies: &[Body; 4]) -> Option<[Pose; 4]> {
    let mut resting = bodies.map(|body| body.pose);
    for (pose, body) in resting.iter_mut().zip(bodies) {
        let height = if pose.facing() > 0.0 {
            REST_FLAT_UP
        } else {
            REST_BACK_UP
        };
        let still = body.velocity.length() < 0.12 && body.spin.length() < 0.7;
        let flat = pose.facing().abs() > 0.9994 && (pose.at.z - height).abs() < 0.004;
        if !still || !flat {
            return None;
        }
        pose.at.z = height;
        pose.turn = laid(pose);
    }
    Some(resting)
}

/// The same rotation with the flat side exactly up or down.
fn laid(pose: &Pose) -> Rotation {
    let up = pose.turn.of(vector(0.0, 0.0, pose.facing().signum()));
    // The shortest rotation from `up` to vertical.
    let straighten = Rotation {
        w: 1.0 + up.z,
        v: up.cross(vector(0.0, 0.0, 1.0)),
    };
    straighten.normalized().after(pose.turn)
}

fn within_room(poses: &[Pose; 4]) -> bool {
    poses
        .iter()
        .flat_map(tips)
        .all(|tip| tip.x.abs() < ROOM.0 && tip.y.abs() < ROOM.1)
}

/// Whether the sticks are at least a finger's breadth apart, so that each is recognisable.
fn apart(poses: &[Pose; 4]) -> bool {
    let wider = poses.map(|pose| Pose {
        at: vector(pose.at.x, pose.at.y, 0.0),
        ..pose
    });
    (0..4).all(|a| {
        (0..a).all(|b| {
            (0..=20).all(|step| {
                let point = wider[a].place(vector(f64::from(step) / 20.0 - 0.5, 0.0, 0.0));
                // Both axes at the same height gives the distance in the table plane.
                let own = wider[b].turn.back().of(point - wider[b].at);
                let beyond = (own.x.abs() - 0.5).max(0.0);
                (own.y * own.y + beyond * beyond).sqrt() > 0.24
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn falls_have_the_faces_that_are_asked_for_and_lie_in_time() {
        let falls = search(3, [0, 1, 1, 1, 0]);
        let up: Vec<usize> = falls.iter().map(Fall::flat_up).collect();
        assert_eq!(up, [1, 2, 3]);
        for fall in &falls {
            assert!(fall.frames.len() as f64 <= LONGEST * FRAMES as f64 + 1.0);
            assert!(within_room(&fall.last()) && apart(&fall.last()));
            assert!(!fall.knocks.is_empty());
            for poses in &fall.frames {
                assert!(Pose::deepest(poses) <= DEEPEST);
            }
        }
    }

    #[test]
    fn the_same_seed_throws_the_same() {
        let [one, other] = [5, 5].map(|seed| search(seed, [0, 0, 1, 0, 0]));
        assert_eq!(one[0].frames, other[0].frames);
    }
}

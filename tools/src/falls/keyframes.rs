//! Compresses an animation into few keyframes, which the page connects by lines or by arcs of free
//! flight, and encodes it as text.
//!
//! # The text
//!
//! Printable characters from `#` on, except `\`, stand for the digits 0 to 90. An animation is:
//!
//! - one digit: the number of audible knocks; each knock is two digits: its time in units of
//!   [`KNOCK_FRAMES`] frames, and
//!   its strength in fifths of a length per second;
//! - for each of the four sticks one digit, the number of keyframes, and for each keyframe
//!   - one digit: twice the frames since the previous one, plus 1 if the stick flew freely;
//!   - three times two digits: x, y, z of the centre of mass in thousandths of a length, plus 4140;
//!   - four digits: the rotation, as the index of the quaternion's (x, y, z, w) largest component, made
//!     positive, and the three others in steps of √2 / 254, each a digit in base 255.

use super::physics::GRAVITY;
use super::space::{Rotation, Vector, vector};
use super::stick::{DEPTH, HALF_LENGTH, Pose, RADIUS};
use super::throwing::{FRAMES, Fall};

/// The maximum distance between a drawn and a simulated point of a stick, in lengths.
pub const TOLERANCE: f64 = 0.012;
/// The time unit of knocks, in frames.
pub const KNOCK_FRAMES: usize = 3;
const LONGEST: usize = 44;
const BASE: usize = 91;
const FIRST: u8 = b'#';
const LEVELS: f64 = 254.0;

/// A keyframe of one stick.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// Frames since the previous keyframe.
    pub after: usize,
    /// Whether the stick flew freely since then, on an arc instead of a line.
    pub free: bool,
    /// The pose at this keyframe.
    pub pose: Pose,
}

/// A compressed animation.
#[derive(Clone, Debug, PartialEq)]
pub struct Keyframes {
    /// The keyframes of each stick.
    pub sticks: [Vec<Keyframe>; 4],
    /// Time in frames, and strength in lengths per second.
    pub knocks: Vec<(usize, f64)>,
}

impl Keyframes {
    /// Selects as few keyframes as the tolerance allows.
    #[must_use]
    pub fn new(fall: &Fall) -> Keyframes {
        let sticks: [Vec<Keyframe>; 4] = std::array::from_fn(|stick| {
            let path: Vec<Pose> = fall.frames.iter().map(|frame| frame[stick]).collect();
            thinned(&path)
        });
        let mut keyframes = Keyframes {
            sticks,
            knocks: Vec::new(),
        };
        // Drops knocks after the last visible movement.
        let last = keyframes.frames();
        keyframes.knocks = (fall.knocks.iter())
            .map(|&(frame, loud)| {
                let loud = (loud * 5.0).round().clamp(1.0, 90.0) / 5.0;
                (frame / KNOCK_FRAMES * KNOCK_FRAMES, loud)
            })
            .filter(|&(frame, _)| frame <= last)
            .collect();
        keyframes
    }

    /// The duration in frames.
    #[must_use]
    pub fn frames(&self) -> usize {
        let length = |stick: &Vec<Keyframe>| stick.iter().map(|key| key.after).sum();
        self.sticks.iter().map(length).max().unwrap_or(0)
    }

    /// The poses of all sticks at a frame, possibly fractional.
    #[must_use]
    pub fn poses(&self, frame: f64) -> [Pose; 4] {
        std::array::from_fn(|stick| pose(&self.sticks[stick], frame))
    }

    /// Encodes the animation as text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = Text(String::new());
        text.digits(self.knocks.len(), 1);
        for &(frame, loud) in &self.knocks {
            text.digits(frame / KNOCK_FRAMES, 1);
            text.digits((loud * 5.0).round() as usize, 1);
        }
        for stick in &self.sticks {
            text.digits(stick.len(), 1);
            for key in stick {
                text.digits(2 * key.after + usize::from(key.free), 1);
                let Vector { x, y, z } = key.pose.at;
                for part in [x, y, z] {
                    text.digits((part * 1000.0 + 4140.0).round() as usize, 2);
                }
                text.digits(turn_number(key.pose.turn), 4);
            }
        }
        text.0
    }
}

/// Greedily selects keyframes of a path within the tolerance, each as late as possible.
fn thinned(path: &[Pose]) -> Vec<Keyframe> {
    let mut keys = vec![Keyframe {
        after: 0,
        free: false,
        pose: kept(path[0]),
    }];
    let mut from = 0;
    // A stick at rest needs no keyframes.
    let last = path.len() - 1;
    let end = (0..last)
        .rev()
        .find(|&frame| apart(&path[frame], &path[last]) > TOLERANCE / 2.0)
        .map_or(1, |frame| frame + 1);
    while from < end {
        let start = keys[keys.len() - 1].pose;
        let next = (from + 1..=end.min(from + LONGEST)).rev().find_map(|to| {
            let goal = kept(if to == end { path[last] } else { path[to] });
            [false, true].into_iter().find_map(|free| {
                let near = (from + 1..to).all(|frame| {
                    let drawn = between(&start, &goal, frame - from, to - from, free);
                    apart(&drawn, &path[frame]) <= TOLERANCE
                });
                (near || to == from + 1).then_some(Keyframe {
                    after: to - from,
                    free,
                    pose: goal,
                })
            })
        });
        let next = next.expect("the next frame can always be kept");
        from += next.after;
        keys.push(next);
    }
    keys
}

/// The greatest distance between the same point of two poses of a stick.
fn apart(one: &Pose, other: &Pose) -> f64 {
    let corners = [-HALF_LENGTH, HALF_LENGTH].into_iter().flat_map(|x| {
        [(-RADIUS, DEPTH), (RADIUS, DEPTH), (0.0, DEPTH - RADIUS)].map(|(y, z)| vector(x, y, z))
    });
    corners
        .map(|own| (one.place(own) - other.place(own)).length())
        .fold(0.0, f64::max)
}

fn between(from: &Pose, to: &Pose, frame: usize, of: usize, free: bool) -> Pose {
    mixed(from, to, frame as f64, of as f64, free)
}

fn mixed(from: &Pose, to: &Pose, frame: f64, of: f64, free: bool) -> Pose {
    let share = frame / of;
    let mut at = from.at * (1.0 - share) + to.at * share;
    if free {
        let (since, left) = (frame / FRAMES as f64, (of - frame) / FRAMES as f64);
        at.z += GRAVITY / 2.0 * since * left;
    }
    Pose {
        at,
        turn: from.turn.between(to.turn, share),
    }
}

fn pose(keys: &[Keyframe], frame: f64) -> Pose {
    let mut begin = 0.0;
    for pair in keys.windows(2) {
        let length = pair[1].after as f64;
        if frame < begin + length {
            return mixed(
                &pair[0].pose,
                &pair[1].pose,
                frame - begin,
                length,
                pair[1].free,
            );
        }
        begin += length;
    }
    keys[keys.len() - 1].pose
}

/// Rounds a pose to the precision of the text.
fn kept(pose: Pose) -> Pose {
    let part = |value: f64| (value * 1000.0).round() / 1000.0;
    Pose {
        at: vector(part(pose.at.x), part(pose.at.y), part(pose.at.z)),
        turn: turn_of(turn_number(pose.turn)),
    }
}

fn turn_number(turn: Rotation) -> usize {
    let parts = [turn.v.x, turn.v.y, turn.v.z, turn.w];
    let greatest = (0..4).fold(0, |best, index| {
        if parts[index].abs() > parts[best].abs() {
            index
        } else {
            best
        }
    });
    let sign = parts[greatest].signum();
    let others = (0..4).filter(|&index| index != greatest);
    others.fold(greatest, |number, index| {
        let level = (parts[index] * sign / std::f64::consts::SQRT_2 + 0.5) * LEVELS;
        number * 255 + level.round().clamp(0.0, LEVELS) as usize
    })
}

fn turn_of(number: usize) -> Rotation {
    let greatest = number / (255 * 255 * 255);
    let mut parts = [0.0; 4];
    let mut left = number;
    for index in (0..4).rev().filter(|&index| index != greatest) {
        parts[index] = ((left % 255) as f64 / LEVELS - 0.5) * std::f64::consts::SQRT_2;
        left /= 255;
    }
    let squares: f64 = parts.iter().map(|part| part * part).sum();
    parts[greatest] = (1.0 - squares).max(0.0).sqrt();
    Rotation {
        w: parts[3],
        v: vector(parts[0], parts[1], parts[2]),
    }
    .normalized()
}

struct Text(String);

impl Text {
    /// Writes a number with `count` digits, the most significant first.
    fn digits(&mut self, number: usize, count: u32) {
        assert!(
            number < BASE.pow(count),
            "{number} has more than {count} digits"
        );
        for place in (0..count).rev() {
            let digit = (number / BASE.pow(place) % BASE) as u8 + FIRST;
            // Skips the backslash, which would need escaping.
            self.0.push(char::from(digit + u8::from(digit >= b'\\')));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::throwing::{self, LONGEST as LONGEST_FALL};
    use super::*;
    use std::sync::LazyLock;

    /// The simulated and the compressed animations.
    static SHOWN: LazyLock<Vec<(Fall, Keyframes)>> = LazyLock::new(|| {
        let falls = throwing::search(1, [0, 1, 1, 1, 0]).into_iter();
        falls
            .map(|fall| (Keyframes::new(&fall), fall))
            .map(|(kept, fall)| (fall, kept))
            .collect()
    });

    #[test]
    fn what_is_kept_of_a_fall_shows_it() {
        for (number, (fall, keyframes)) in SHOWN.iter().enumerate() {
            assert_eq!(fall.flat_up(), number + 1);
            assert!(keyframes.frames() as f64 / FRAMES as f64 <= LONGEST_FALL);
            for (frame, simulated) in fall.frames.iter().enumerate() {
                for (drawn, true_pose) in keyframes.poses(frame as f64).iter().zip(simulated) {
                    assert!(apart(drawn, true_pose) <= TOLERANCE * 1.6, "frame {frame}");
                }
            }
        }
    }

    #[test]
    fn no_stick_is_seen_in_another() {
        for (_, keyframes) in SHOWN.iter() {
            for half in 0..=2 * keyframes.frames() {
                let poses = keyframes.poses(half as f64 / 2.0);
                // A hundredth of its length is less than two millimetres.
                let deep = Pose::deepest(&poses);
                assert!(deep < 0.01, "{deep} at {half}");
            }
            let end = keyframes.poses(keyframes.frames() as f64);
            assert!(Pose::deepest(&end) < 0.004);
            assert!(end.iter().all(|pose| pose.facing().abs() > 0.9999));
        }
    }

    #[test]
    fn a_turn_is_kept_to_less_than_a_degree() {
        let mut turn = Rotation::NONE;
        for _ in 0..500 {
            turn = turn.spun(vector(3.0, -7.0, 11.0), 0.01);
            let kept = turn_of(turn_number(turn));
            for own in [vector(1.0, 0.0, 0.0), vector(0.0, 0.0, 1.0)] {
                assert!((turn.of(own) - kept.of(own)).length() < 0.0174);
            }
        }
    }
}

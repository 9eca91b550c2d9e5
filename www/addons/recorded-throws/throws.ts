/**
 * Throw animations of the four sticks, from rigid bodies simulated in advance. tools/src/falls.rs documents the
 * simulation and the format of data.ts, stick-pose.ts defines the units.
 */

import { GRAVITY, interpolated, type ThrowAnimation } from "../../src/board/flight.js";
import type { Quaternion, StickPose } from "../../src/board/stick-pose.js";
import type { Knock } from "../../src/game/session-events.js";
import { THROW_ANIMATIONS } from "./data.js";

interface Keyframe extends StickPose {
  /** Seconds since the start of the fall. */
  time: number;
  /** True if the stick flew freely since the previous keyframe. */
  free: boolean;
}

/** Vertical component of the flat side's normal: positive if it faces up. */
export function facing([x, y]: Quaternion): number {
  return 1 - 2 * (x * x + y * y);
}

/** Frames per second in the data and in knock times. */
const FRAMES_PER_SECOND = 240;
const FRAMES_PER_KNOCK = 3;

interface AnimationData {
  knocks: Knock[];
  sticks: Keyframe[][];
}

function decode(text: string): AnimationData {
  let offset = 0;
  const digits = (count: number): number => {
    let number = 0;
    for (; count > 0; count--) {
      const code = text.charCodeAt(offset++);
      number = number * 91 + code - (code > 92 ? 36 : 35);
    }
    return number;
  };
  const times = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);
  const knocks = times(digits(1), () => ({
    time: (digits(1) * FRAMES_PER_KNOCK * 1000) / FRAMES_PER_SECOND,
    speed: digits(1) / 5,
  }));
  const sticks = times(4, () => {
    let time = 0;
    return times(digits(1), () => {
      const since = digits(1);
      time += (since >> 1) / FRAMES_PER_SECOND;
      const [x, y, z] = times(3, () => (digits(2) - 4140) / 1000) as [number, number, number];
      return { time, free: since % 2 === 1, x, y, z, turn: decodeQuaternion(digits(4)) };
    });
  });
  return { knocks, sticks };
}

/** Decodes a quaternion from the index of its largest component and the three others, quantised. */
function decodeQuaternion(number: number): Quaternion {
  const greatest = Math.floor(number / 255 ** 3);
  const parts = [0, 0, 0, 0];
  let left = number;
  for (let index = 3; index >= 0; index--) {
    if (index === greatest) continue;
    parts[index] = ((left % 255) / 254 - 0.5) * Math.SQRT2;
    left = Math.floor(left / 255);
  }
  const [x, y, z, w] = parts as [number, number, number, number];
  parts[greatest] = Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z - w * w));
  return parts as unknown as Quaternion;
}

/** Interpolates between two keyframes: an arc in free flight, otherwise a line. */
function interpolatedAt(from: Keyframe, to: Keyframe, time: number): StickPose {
  const arc = to.free ? (GRAVITY / 2) * (time - from.time) * (to.time - time) : 0;
  const poseAt = interpolated(from, to, (time - from.time) / (to.time - from.time));
  return { ...poseAt, z: poseAt.z + arc };
}

function poseAt(keyframes: readonly Keyframe[], time: number): StickPose {
  const next = keyframes.findIndex((keyframe) => keyframe.time > time);
  if (next > 0) return interpolatedAt(keyframes[next - 1] as Keyframe, keyframes[next] as Keyframe, time);
  return (next === 0 ? keyframes[0] : keyframes.at(-1)) as Keyframe;
}

/** Mirrors a pose at the y axis; a stick is symmetric under it. */
const mirrored = ({ x, y, z, turn: [tx, ty, tz, tw] }: StickPose): StickPose => ({
  x: -x,
  y,
  z,
  turn: [tx, -ty, -tz, tw],
});

let decoded: (AnimationData & { faces: boolean[] })[] | null = null;

function animations() {
  decoded ??= THROW_ANIMATIONS.map((text) => {
    const animation = decode(text);
    const faces = animation.sticks.map((keyframes) => facing((keyframes.at(-1) as Keyframe).turn) > 0);
    return { ...animation, faces };
  });
  return decoded;
}

/**
 * Returns an animation that ends with these faces (true: flat light side up). Repeated throws of the same faces get
 * different animations.
 */
export function recordedThrow(faces: readonly boolean[], throws: number): ThrowAnimation {
  const lights = (sides: readonly boolean[]) => sides.filter(Boolean).length;
  const fitting = animations().filter((fall) => lights(fall.faces) === lights(faces));
  const fall = fitting[throws % fitting.length];
  if (!fall || faces.length !== 4) throw new RangeError(`no fall of sticks shows ${faces.join()}`);
  // Permutes the sticks that show the same side and mirrors every second throw.
  const rounds = Math.floor(throws / fitting.length);
  const mirror = rounds % 2 === 1;
  const places = (light: boolean) => {
    const those = [0, 1, 2, 3].filter((stick) => fall.faces[stick] === light);
    return those.map((_, index) => those[(index + (rounds >> 1)) % those.length] as number);
  };
  const free = { true: places(true), false: places(false) };
  const order = faces.map((light) => fall.sticks[free[`${light}`].shift() as number] as Keyframe[]);
  return {
    duration: 1000 * Math.max(...order.map((keyframes) => keyframes.at(-1)?.time ?? 0)),
    knocks: fall.knocks,
    sticks: (time) =>
      order.map((keyframes) => {
        const pose = poseAt(keyframes, time / 1000);
        return mirror ? mirrored(pose) : pose;
      }),
  };
}

/**
 * How the four sticks fall: rigid bodies, simulated once (tools/src/falls.rs says how, and what the texts in falls-data.ts
 * hold). Both pictures of the board show a throw by them.
 *
 *   fallFor(faces, throws)   a fall that ends with these faces; `throws` counts the throws, so that they differ
 *
 * lying.ts says how they are measured.
 */
import { FALLS } from "./falls-data.js";
import type { Lying, Quaternion } from "./lying.js";

interface Keyframe extends Lying {
  /** Seconds since the fall began. */
  time: number;
  /** It flew freely since the keyframe before. */
  free: boolean;
}

/** What is heard: when, in milliseconds, and how hard, in lengths a second. */
export interface Knock {
  at: number;
  speed: number;
}

export interface Fall {
  /** In milliseconds. */
  duration: number;
  knocks: readonly Knock[];
  /** The four sticks in their order, at a time in milliseconds. */
  sticks(time: number): Lying[];
}

/** The height of the flat side's normal: positive when it looks up. */
export function facing([x, y]: Quaternion): number {
  return 1 - 2 * (x * x + y * y);
}

/** Frames a second in the data, and in a knock's time. */
const FRAMES = 240;
const KNOCK_FRAMES = 3;
/** Of a stick 17.5 cm long, in its lengths. */
const GRAVITY = 9.81 / 0.175;

interface FallData {
  knocks: Knock[];
  sticks: Keyframe[][];
}

function read(text: string): FallData {
  let at = 0;
  const digits = (count: number): number => {
    let number = 0;
    for (; count > 0; count--) {
      const code = text.charCodeAt(at++);
      number = number * 91 + code - (code > 92 ? 36 : 35);
    }
    return number;
  };
  const many = <T>(count: number, next: () => T): T[] => Array.from({ length: count }, next);
  const knocks = many(digits(1), () => ({
    at: (digits(1) * KNOCK_FRAMES * 1000) / FRAMES,
    speed: digits(1) / 5,
  }));
  const sticks = many(4, () => {
    let time = 0;
    return many(digits(1), () => {
      const since = digits(1);
      time += (since >> 1) / FRAMES;
      const [x, y, z] = many(3, () => (digits(2) - 4140) / 1000) as [number, number, number];
      return { time, free: since % 2 === 1, x, y, z, turn: turnOf(digits(4)) };
    });
  });
  return { knocks, sticks };
}

/** From the greatest part's place and the three others in steps. */
function turnOf(number: number): Quaternion {
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

/** A line, or in free flight an arc, from one keyframe to the next. */
function between(from: Keyframe, to: Keyframe, time: number): Lying {
  const arc = to.free ? (GRAVITY / 2) * (time - from.time) * (to.time - time) : 0;
  const lying = mixed(from, to, (time - from.time) / (to.time - from.time));
  return { ...lying, z: lying.z + arc };
}

/** A share of the way from one place to another, turning the short way round. */
export function mixed(from: Lying, to: Lying, share: number): Lying {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const dot = from.turn.reduce((sum, part, index) => sum + part * (to.turn[index] as number), 0);
  const turn = from.turn.map((part, index) => mix(part, Math.sign(dot || 1) * (to.turn[index] as number)));
  const length = Math.hypot(...turn);
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    turn: turn.map((part) => part / length) as unknown as Quaternion,
  };
}

function lying(keyframes: readonly Keyframe[], time: number): Lying {
  const next = keyframes.findIndex((keyframe) => keyframe.time > time);
  if (next > 0) return between(keyframes[next - 1] as Keyframe, keyframes[next] as Keyframe, time);
  return (next === 0 ? keyframes[0] : keyframes.at(-1)) as Keyframe;
}

/** Seen in a mirror that stands along y: a stick is the same in it. */
const mirrored = ({ x, y, z, turn: [tx, ty, tz, tw] }: Lying): Lying => ({
  x: -x,
  y,
  z,
  turn: [tx, -ty, -tz, tw],
});

let known: (FallData & { faces: boolean[] })[] | undefined;

function falls() {
  known ??= FALLS.map((text) => {
    const kept = read(text);
    const faces = kept.sticks.map((keyframes) => facing((keyframes.at(-1) as Keyframe).turn) > 0);
    return { ...kept, faces };
  });
  return known;
}

/** A fall that ends with these faces (true: the light, flat side up). Each throw of the same faces falls in another way. */
export function fallFor(faces: readonly boolean[], throws: number): Fall {
  const lights = (sides: readonly boolean[]) => sides.filter(Boolean).length;
  const fitting = falls().filter((fall) => lights(fall.faces) === lights(faces));
  const fall = fitting[throws % fitting.length];
  if (!fall || faces.length !== 4) throw new RangeError(`no fall of sticks shows ${faces.join()}`);
  // The sticks change places among those that show the same side; every second time all is mirrored.
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
        const found = lying(keyframes, time / 1000);
        return mirror ? mirrored(found) : found;
      }),
  };
}

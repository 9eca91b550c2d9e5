/** A throw from hand to rest: the animation and its sounds, including the die, which few games use. */

import type { Knock } from "../game/session-events.js";
import type { Clock } from "./clock.js";
import { drawDie } from "./draw-die.js";
import type { BoardModel } from "./model.js";
import { GATHER_MS, PICK_UP_MS, ROLL_MS } from "./motion.js";
import type { Palette } from "./palette.js";
import {
  bundledPoses,
  type Quaternion,
  restingPoses,
  type StickPose,
  type ThrowField,
} from "./stick-pose.js";

interface Flight<Pose> {
  /** Duration in milliseconds. */
  duration: number;
  knocks: readonly Knock[];
  /** Poses at a time in milliseconds. */
  poseAt(time: number): Pose;
}

/** The part of the sticks view (sticks-view.ts) that a flight animates. */
interface FlyingSticks {
  readonly clock: Clock;
  readonly model: Pick<BoardModel, "sticks"> | null;
  poses: StickPose[];
  /** Animation speed as a factor. */
  readonly speed: number;
  /** Counts the throws, so that each falls differently. */
  readonly throws: number;
  /** True while the sticks are in the hand. */
  held: boolean;
  /** Milliseconds for which the sticks have been shaken. */
  heldFor: number;
  drawPose(sticks: StickPose[]): void;
  /** Shows what the model says. */
  renderAtRest(): void;
  /** Clears the table for drawing the die. */
  clear(): {
    context: CanvasRenderingContext2D;
    palette: Palette;
    field: ThrowField & { width: number; height: number };
  };
}

/** Size of the die, in its own units. */
interface DiePose {
  face: number | null;
  turn: number;
  lift: number;
  /** Sideways offset as a share of the field's width. */
  shift: number;
}

/** A long shake throws the sticks higher: the shake that reaches the highest toss, the extra time, and the extra height. */
const LONG_SHAKE_MS = 1800;
const TOSS_MS = 340;
const TOSS_HEIGHT = 0.5;

/**
 * Picks up the sticks, from the table or the hand, and throws them so that they land with these faces. `throws` is the
 * number of throws so far. `heldFor` is how long they were shaken, in milliseconds; it only changes how high they fly.
 */
export function throwFlight(
  from: readonly StickPose[],
  faces: readonly boolean[],
  throws: number,
  heldFor = 0,
): Flight<StickPose[]> {
  const fall = throwAnimation(faces, throws);
  const start = fall.sticks(0);
  const strength = Math.min(1, heldFor / LONG_SHAKE_MS);
  const releaseTime = PICK_UP_MS + TOSS_MS * strength;
  const tossedPose = (end: StickPose, index: number, share: number): StickPose => {
    const pose = interpolated(from[index] ?? end, end, share ** 2);
    if (share === 0 || strength === 0) return pose;
    const turn = multiply(pose.turn, axisRotation(0, 2 * Math.PI * share));
    return { ...pose, z: pose.z + 4 * TOSS_HEIGHT * strength * share * (1 - share), turn };
  };
  return {
    duration: releaseTime + fall.duration,
    knocks: fall.knocks.map(({ time, speed }) => ({ time: releaseTime + time, speed })),
    poseAt: (time) =>
      time < releaseTime
        ? start.map((end, index) => tossedPose(end, index, time / releaseTime))
        : fall.sticks(time - releaseTime),
  };
}

/** Gathers the sticks from the table for the next throw. */
export function gatherFlight(from: readonly StickPose[]): Flight<StickPose[]> {
  const to = bundledPoses(from.length);
  return {
    duration: GATHER_MS,
    knocks: [],
    poseAt: (time) => {
      const share = smooth(time / GATHER_MS);
      return to.map((end, index) => {
        const pose = interpolated(from[index] ?? end, end, share);
        return { ...pose, z: pose.z + 0.4 * share * (1 - share) };
      });
    },
  };
}

/** Ease in and out. */
function smooth(time: number): number {
  const share = Math.min(1, time);
  return share * share * (3 - 2 * share);
}

/** Shakes of the hand per second, and the sound of one shake. */
const SHAKES = 4.5;
export const SHAKE_PERIOD_MS = 1000 / SHAKES;
export const RATTLE: readonly Knock[] = [
  { time: 0, speed: 5 },
  { time: 60, speed: 3.4 },
  { time: 125, speed: 6 },
  { time: 170, speed: 2.8 },
];

/** Shakes the sticks in the hand above the table, `time` milliseconds after they were picked up. */
export function shakenPoses(from: readonly StickPose[], time: number): StickPose[] {
  return from.map((from, index) => {
    const beat = (time / SHAKE_PERIOD_MS) * 2 * Math.PI + index * 0.9;
    const place = index - 1.5;
    const roll = place * 0.8 + 0.5 * Math.sin(beat * 1.3);
    const heldPose: StickPose = {
      x: place * 0.15 + 0.05 * Math.sin(beat * 2),
      y: -0.5 + 0.05 * Math.cos(beat),
      z: 0.5 + 0.09 * Math.sin(beat),
      turn: orientation(1.45 - place * 0.12 + 0.1 * Math.sin(beat), roll, 0.2 * Math.cos(beat)),
    };
    return interpolated(from, heldPose, smooth(time / PICK_UP_MS));
  });
}

/** Rotates around the vertical, then around the stick's long axis, then raises the end. */
function orientation(angle: number, roll: number, raise: number): Quaternion {
  return multiply(multiply(axisRotation(2, angle), axisRotation(1, raise)), axisRotation(0, roll));
}

/** A rotation around one axis, in radians. */
function axisRotation(axis: 0 | 1 | 2, by: number): Quaternion {
  const turn = [0, 0, 0, Math.cos(by / 2)] as [number, number, number, number];
  turn[axis] = Math.sin(by / 2);
  return turn;
}

function multiply([ax, ay, az, aw]: Quaternion, [bx, by, bz, bw]: Quaternion): Quaternion {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Deceleration of the die. */
const SLOWING = 2.2;
const HOP_COUNT = 3;

/** The die rolls in from the side in three hops of decreasing height. */
export function dieFlight(value: number | null, sides = 4): Flight<DiePose> {
  const landing = (hop: number) => ROLL_MS * (1 - (1 - hop / HOP_COUNT) ** (1 / SLOWING));
  return {
    duration: ROLL_MS,
    knocks: Array.from({ length: HOP_COUNT }, (_, hop) => ({
      time: landing(hop + 1),
      speed: 12 / (hop + 1),
    })),
    poseAt: (time) => {
      const share = Math.min(1, time / ROLL_MS);
      const left = (1 - share) ** SLOWING;
      return {
        face: share > 0.8 ? value : 1 + (Math.floor(time / 70) % sides),
        turn: left * 9,
        lift: Math.abs(Math.sin(left * HOP_COUNT * Math.PI)) * left * 0.8,
        shift: left * -0.4,
      };
    },
  };
}

/** The die in the hand. */
function shakenDie(time: number, sides: number): DiePose {
  const beat = (time / SHAKE_PERIOD_MS) * 2 * Math.PI;
  const taken = Math.min(1, time / PICK_UP_MS);
  return {
    face: 1 + (Math.floor(time / 90) % sides),
    turn: 0.5 * Math.sin(beat),
    lift: taken * (0.35 + 0.1 * Math.sin(beat * 2)),
    shift: 0,
  };
}

/** As a share of the field's height. */
export const DIE_SIZE = 0.66;

/** Upper limit for one shake. */
const MAX_SHAKE_MS = 60_000;

function drawFrame(view: FlyingSticks, pose: StickPose[] | DiePose): void {
  if (Array.isArray(pose)) {
    view.drawPose(pose);
    return;
  }
  const { context, palette, field } = view.clear();
  const { face, turn, lift, shift } = pose;
  const size = field.height * DIE_SIZE;
  const centre = { x: field.x + shift * field.width, y: field.y + size * 0.05 };
  drawDie(context, centre, size, turn, lift, face, palette, view.model?.sticks.die === 6);
}

/** Plays a flight, then shows the view's model. */
function show(view: FlyingSticks, { duration, poseAt }: Flight<StickPose[] | DiePose>): Promise<void> {
  return view.clock.run(
    duration / view.speed,
    (time) => drawFrame(view, poseAt(time * view.speed)),
    () => {
      drawFrame(view, poseAt(duration));
      view.renderAtRest();
    },
  );
}

/** Throws the sticks, or the die if there are no faces. Calls `onStart` with the sounds to come. */
export function fly(
  view: FlyingSticks,
  faces: readonly boolean[],
  value: number | null,
  onStart: (knocks: readonly Knock[]) => void,
): Promise<void> {
  const from = view.poses;
  const heldFor = view.held ? view.heldFor : 0;
  view.held = false;
  view.clock.skip();
  const flight =
    faces.length > 0
      ? throwFlight(from, faces, view.throws, heldFor)
      : dieFlight(value, view.model?.sticks.die);
  onStart(flight.knocks);
  return show(view, flight);
}

export function gather(view: FlyingSticks): void {
  show(view, gatherFlight(view.poses)).catch(console.error);
}

/** Shakes the sticks until they are thrown or released. Calls `onShake` at each shake. */
export function hold(view: FlyingSticks, onShake: (knocks: readonly Knock[]) => void): void {
  view.clock.skip();
  const from = view.poses;
  const die = view.model?.sticks.die;
  let shakes = 0;
  view.held = true;
  view.heldFor = 0;
  view.clock
    .run(
      MAX_SHAKE_MS,
      (time) => {
        view.heldFor = time;
        if (time >= shakes * SHAKE_PERIOD_MS) {
          shakes++;
          onShake(RATTLE);
        }
        drawFrame(view, die ? shakenDie(time, die) : shakenPoses(from, time));
      },
      () => {
        // Returns the sticks to where they lay, without a throw.
        if (!view.held) return;
        view.held = false;
        view.poses = from;
        view.renderAtRest();
      },
    )
    .catch(console.error);
}

export function drawRestingDie(view: FlyingSticks, face: number | null): void {
  drawFrame(view, { face, turn: 0, lift: 0, shift: 0 });
}

// ---- Sticks that fall. An add-on brings recorded throws; until it has loaded, the sticks drop where they come to rest.

export interface ThrowAnimation {
  /** Duration in milliseconds. */
  duration: number;
  knocks: readonly Knock[];
  /** Poses of the four sticks, in order, at a time in milliseconds. */
  sticks(time: number): StickPose[];
}

/** Dimensions of a 17.5 cm stick, in stick lengths. */
export const GRAVITY = 9.81 / 0.175;

/** The height from which sticks drop, in stick lengths, and the duration of the fall in seconds. */
const DROP_HEIGHT = 1.2;
const DROP_TIME = Math.sqrt((2 * DROP_HEIGHT) / GRAVITY);

/** The sticks drop straight down to where they come to rest. */
function dropped(faces: readonly boolean[], throws: number): ThrowAnimation {
  const rest = restingPoses(faces, throws);
  return {
    duration: 1000 * DROP_TIME,
    knocks: [{ time: 1000 * DROP_TIME, speed: GRAVITY * DROP_TIME }],
    sticks: (time) => {
      const share = Math.min(1, time / (1000 * DROP_TIME));
      return rest.map((pose) => ({ ...pose, z: pose.z + DROP_HEIGHT * (1 - share * share) }));
    },
  };
}

let throwAnimations = dropped;

/** Uses these throws from now on. */
export function setThrowAnimations(animations: typeof dropped): void {
  throwAnimations = animations;
}

/**
 * Returns an animation that ends with these faces (true: flat light side up). `throws` counts the throws, so that they
 * vary. Only throws of four sticks were recorded.
 */
export const throwAnimation: typeof dropped = (faces, throws) =>
  (faces.length === 4 ? throwAnimations : dropped)(faces, throws);

/** Interpolates between two poses, rotating the short way round. */
export function interpolated(from: StickPose, to: StickPose, share: number): StickPose {
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

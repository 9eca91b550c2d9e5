/**
 * A throw from hand to rest: the animation and its sounds, including the die, which few games use. Loads after the
 * first picture.
 */
import type { Clock } from "./clock.js";
import { drawDie } from "./draw-die.js";
import { fallFor, type Knock, mixed } from "./falls.js";
import { gathered, type Lying, type Quaternion, type ThrowField } from "./lying.js";
import type { BoardModel } from "./model.js";
import { GATHERING, HAND, ROLL } from "./motion.js";
import type { Palette } from "./palette.js";

export interface Flight<Pose> {
  /** Duration in milliseconds. */
  duration: number;
  knocks: readonly Knock[];
  /** Poses at a time in milliseconds. */
  at(time: number): Pose;
}

/** The part of the sticks view (sticks-view.ts) that a flight animates. */
export interface FlyingSticks {
  readonly clock: Clock;
  readonly model: Pick<BoardModel, "sticks"> | null;
  lying: Lying[];
  /** Animation speed as a factor. */
  readonly speed: number;
  /** Counts the throws, so that each falls differently. */
  readonly throws: number;
  /** True while the sticks are in the hand. */
  held: boolean;
  /** Milliseconds for which the sticks have been shaken. */
  heldFor: number;
  draw(sticks: Lying[]): void;
  /** Shows what the model says. */
  settle(): void;
  /** Clears the table for drawing the die. */
  clear(): {
    context: CanvasRenderingContext2D;
    palette: Palette;
    field: ThrowField & { width: number; height: number };
  };
}

/** Size of the die, in its own units. */
export interface DiePose {
  face: number | null;
  turn: number;
  lift: number;
  /** Sideways offset as a share of the field's width. */
  shift: number;
}

/** A long shake throws the sticks higher: the shake that reaches the highest toss, the extra time, and the extra height. */
const LONG_SHAKE = 1800;
const TOSS = 340;
const TOSS_HEIGHT = 0.5;

/**
 * Picks up the sticks, from the table or the hand, and throws them so that they land with these faces. `throws` is the
 * number of throws so far. `heldFor` is how long they were shaken, in milliseconds; it only changes how high they fly.
 */
export function thrown(
  from: readonly Lying[],
  faces: readonly boolean[],
  throws: number,
  heldFor = 0,
): Flight<Lying[]> {
  const fall = fallFor(faces, throws);
  const start = fall.sticks(0);
  const vigour = Math.min(1, heldFor / LONG_SHAKE);
  const released = HAND + TOSS * vigour;
  const tossed = (end: Lying, index: number, share: number): Lying => {
    const lying = mixed(from[index] ?? end, end, share ** 2);
    if (share === 0 || vigour === 0) return lying;
    const turn = times(lying.turn, about(0, 2 * Math.PI * share));
    return { ...lying, z: lying.z + 4 * TOSS_HEIGHT * vigour * share * (1 - share), turn };
  };
  return {
    duration: released + fall.duration,
    knocks: fall.knocks.map(({ at, speed }) => ({ at: released + at, speed })),
    at: (time) =>
      time < released
        ? start.map((end, index) => tossed(end, index, time / released))
        : fall.sticks(time - released),
  };
}

/** Gathers the sticks from the table for the next throw. */
export function gathering(from: readonly Lying[]): Flight<Lying[]> {
  const to = gathered();
  return {
    duration: GATHERING,
    knocks: [],
    at: (time) => {
      const share = smooth(time / GATHERING);
      return to.map((end, index) => {
        const lying = mixed(from[index] ?? end, end, share);
        return { ...lying, z: lying.z + 0.4 * share * (1 - share) };
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
export const SHAKE_TIME = 1000 / SHAKES;
export const RATTLE: readonly Knock[] = [
  { at: 0, speed: 5 },
  { at: 60, speed: 3.4 },
  { at: 125, speed: 6 },
  { at: 170, speed: 2.8 },
];

/** Shakes the sticks in the hand above the table, `time` milliseconds after they were picked up. */
export function shaken(from: readonly Lying[], time: number): Lying[] {
  return from.map((lay, index) => {
    const beat = (time / SHAKE_TIME) * 2 * Math.PI + index * 0.9;
    const place = index - 1.5;
    const roll = place * 0.8 + 0.5 * Math.sin(beat * 1.3);
    const held: Lying = {
      x: place * 0.15 + 0.05 * Math.sin(beat * 2),
      y: -0.5 + 0.05 * Math.cos(beat),
      z: 0.5 + 0.09 * Math.sin(beat),
      turn: turned(1.45 - place * 0.12 + 0.1 * Math.sin(beat), roll, 0.2 * Math.cos(beat)),
    };
    return mixed(lay, held, smooth(time / HAND));
  });
}

/** Rotates around the vertical, then around the stick's long axis, then raises the end. */
function turned(angle: number, roll: number, raise: number): Quaternion {
  return times(times(about(2, angle), about(1, raise)), about(0, roll));
}

/** A rotation around one axis, in radians. */
function about(axis: 0 | 1 | 2, by: number): Quaternion {
  const turn = [0, 0, 0, Math.cos(by / 2)] as [number, number, number, number];
  turn[axis] = Math.sin(by / 2);
  return turn;
}

function times([ax, ay, az, aw]: Quaternion, [bx, by, bz, bw]: Quaternion): Quaternion {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Deceleration of the die. */
const SLOWING = 2.2;
const HOPS = 3;

/** The die rolls in from the side in three hops of decreasing height. */
export function rolled(value: number | null): Flight<DiePose> {
  const landing = (hop: number) => ROLL * (1 - (1 - hop / HOPS) ** (1 / SLOWING));
  return {
    duration: ROLL,
    knocks: Array.from({ length: HOPS }, (_, hop) => ({ at: landing(hop + 1), speed: 12 / (hop + 1) })),
    at: (time) => {
      const share = Math.min(1, time / ROLL);
      const left = (1 - share) ** SLOWING;
      return {
        face: share > 0.8 ? value : 1 + (Math.floor(time / 70) % 4),
        turn: left * 9,
        lift: Math.abs(Math.sin(left * HOPS * Math.PI)) * left * 0.8,
        shift: left * -0.4,
      };
    },
  };
}

/** The die in the hand. */
function heldDie(time: number): DiePose {
  const beat = (time / SHAKE_TIME) * 2 * Math.PI;
  const taken = Math.min(1, time / HAND);
  return {
    face: 1 + (Math.floor(time / 90) % 4),
    turn: 0.5 * Math.sin(beat),
    lift: taken * (0.35 + 0.1 * Math.sin(beat * 2)),
    shift: 0,
  };
}

/** As a share of the field's height. */
export const DIE = 0.66;

/** Upper limit for one shake. */
const LONGEST_SHAKE = 60_000;

function draw(view: FlyingSticks, pose: Lying[] | DiePose): void {
  if (Array.isArray(pose)) {
    view.draw(pose);
    return;
  }
  const { context, palette, field } = view.clear();
  const { face, turn, lift, shift } = pose;
  const size = field.height * DIE;
  const centre = { x: field.x + shift * field.width, y: field.y + size * 0.05 };
  drawDie(context, centre, size, turn, lift, face, palette);
}

/** Plays a flight, then shows the view's model. */
function show(view: FlyingSticks, { duration, at }: Flight<Lying[] | DiePose>): Promise<void> {
  return view.clock.run(
    duration / view.speed,
    (time) => draw(view, at(time * view.speed)),
    () => {
      draw(view, at(duration));
      view.settle();
    },
  );
}

/** Throws the sticks, or the die if there are no faces. Calls `begins` with the sounds to come. */
export function fly(
  view: FlyingSticks,
  faces: readonly boolean[],
  value: number | null,
  begins: (knocks: readonly Knock[]) => void,
): Promise<void> {
  const from = view.lying;
  const heldFor = view.held ? view.heldFor : 0;
  view.held = false;
  view.clock.skip();
  const flight = faces.length > 0 ? thrown(from, faces, view.throws, heldFor) : rolled(value);
  begins(flight.knocks);
  return show(view, flight);
}

export function gather(view: FlyingSticks): void {
  void show(view, gathering(view.lying));
}

/** Shakes the sticks until they are thrown or released. Calls `rattles` at each shake. */
export function hold(view: FlyingSticks, rattles: (knocks: readonly Knock[]) => void): void {
  view.clock.skip();
  const from = view.lying;
  const die = view.model?.sticks.die;
  let shakes = 0;
  view.held = true;
  view.heldFor = 0;
  void view.clock.run(
    LONGEST_SHAKE,
    (time) => {
      view.heldFor = time;
      if (time >= shakes * SHAKE_TIME) {
        shakes++;
        rattles(RATTLE);
      }
      draw(view, die ? heldDie(time) : shaken(from, time));
    },
    () => {
      // Returns the sticks to where they lay, without a throw.
      if (!view.held) return;
      view.held = false;
      view.lying = from;
      view.settle();
    },
  );
}

export function drawLyingDie(view: FlyingSticks, face: number | null): void {
  draw(view, { face, turn: 0, lift: 0, shift: 0 });
}

/** How four sticks (or the die) lie and how they fall. Pure apart from the chance that is handed in. */
import type { Point } from "./model.js";
import { TUMBLE } from "./timing.js";

export interface StickPose extends Point {
  /** Turn on the table, from upright. */
  angle: number;
  /** Turn about the long axis: 0 light side up, π dark side up. */
  roll: number;
  /** Height above the table, as a share of the stick's length. */
  lift: number;
}

export interface TrayShape {
  width: number;
  height: number;
  length: number;
  thickness: number;
  /** The sticks lie across instead of upright. */
  across: boolean;
}

const STICKS = 4;

export function trayShape(width: number, height: number): TrayShape {
  const across = height > width * 1.15;
  const [row, reach] = across ? [height, width] : [width, height];
  const length = Math.min(reach * 0.84, row * 0.95);
  const thickness = Math.min(length * 0.19, row / (STICKS * 1.7));
  return { width, height, length, thickness, across };
}

function place(shape: TrayShape, index: number, spread: number): Point {
  const row = shape.across ? shape.height : shape.width;
  const pitch = Math.min(row / (STICKS + 0.35), shape.length * 0.42) * spread;
  const along = (index - (STICKS - 1) / 2) * pitch;
  return shape.across
    ? { x: shape.width / 2, y: shape.height / 2 + along }
    : { x: shape.width / 2 + along, y: shape.height / 2 };
}

/** In a bundle, ready to be thrown: light sides up and down in turn. */
export function gathered(shape: TrayShape): StickPose[] {
  const spread = (shape.thickness * 1.3) / Math.max(1, Math.abs(gap(shape)));
  return Array.from({ length: STICKS }, (_, index) => ({
    ...place(shape, index, spread),
    angle: (shape.across ? Math.PI / 2 : 0) + 0.12,
    roll: index % 2 === 0 ? 0 : Math.PI,
    lift: 0,
  }));
}

function gap(shape: TrayShape): number {
  const a = place(shape, 0, 1);
  const b = place(shape, 1, 1);
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Where the sticks come to rest with these faces up. */
export function fallen(shape: TrayShape, faces: readonly boolean[], random: () => number): StickPose[] {
  return faces.map((light, index) => {
    const at = place(shape, index, 1);
    const sway = shape.length * 0.05;
    return {
      x: at.x + (random() - 0.5) * sway,
      y: at.y + (random() - 0.5) * sway,
      angle: (shape.across ? Math.PI / 2 : 0) + (random() - 0.5) * 0.34,
      roll: light ? 0 : Math.PI,
      lift: 0,
    };
  });
}

export interface Throwing {
  duration: number;
  poses(time: number): StickPose[];
}

/** From the hand at the lower edge through the air, two small bounces, to rest. */
export function throwing(shape: TrayShape, ends: readonly StickPose[], random: () => number): Throwing {
  const flights = ends.map((end, index) => ({
    end,
    start: { x: shape.width * (0.42 + 0.05 * index), y: shape.height * 1.35 },
    delay: index * 22,
    rolls: 2 + Math.floor(random() * 2),
    spin: (random() - 0.5) * 4.5,
  }));
  return {
    duration: TUMBLE,
    poses: (time) =>
      flights.map(({ end, start, delay, rolls, spin }) => {
        const share = Math.min(1, Math.max(0, (time - delay) / (TUMBLE - 3 * 22)));
        const eased = 1 - (1 - share) ** 2.4;
        return {
          x: start.x + (end.x - start.x) * eased,
          y: start.y + (end.y - start.y) * eased,
          angle: end.angle + spin * (1 - eased),
          roll: end.roll + rolls * Math.PI * 2 * (1 - eased),
          lift: bounce(share) * 0.5,
        };
      }),
  };
}

function bounce(share: number): number {
  if (share < 0.55) return Math.sin((0.25 + (share / 0.55) * 0.75) * Math.PI);
  if (share < 0.82) return Math.sin(((share - 0.55) / 0.27) * Math.PI) * 0.22;
  return Math.sin(((share - 0.82) / 0.18) * Math.PI) * 0.06;
}

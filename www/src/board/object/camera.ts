/** From the table to the picture and back. Lengths on the table are houses, on the picture CSS pixels from its corner. */
import type { Point, Rect } from "../model.js";
import type { Three } from "./mesh.js";

export type Pair = readonly [number, number];

/** What an open lens does to what is not in focus. */
export interface Lens {
  /** How far its edge is from its middle, across and up, as a point in the distance moves on the picture from −1 to 1. */
  reach: Pair;
  /** How far away is what stays sharp. */
  focus: number;
}

export interface Camera {
  eye: Three;
  /** For the shader, by columns. */
  matrix: Float32Array;
  lens: Lens;
  project(at: Three): Point;
  /** Where the line of sight through a point of the picture meets a height above the table. */
  onHeight(x: number, y: number, z: number): Point;
}

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const minus = (a: Three, b: Three): Three => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const unit = (a: Three): Three => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

export interface Shot {
  /** Looks from here … */
  eye: Three;
  /** … to here. */
  to: Three;
  /** All of these are to be within the rectangle. */
  seen: readonly Three[];
  /** Radius of the lens in houses; 0: all is sharp. */
  aperture?: number;
  rect: Rect;
  /** The whole picture. */
  width: number;
  height: number;
}

/**
 * A lens that is shifted, not turned, so that what is to be seen fills its rectangle wherever that lies: uprights and
 * levels stay as they are.
 */
export function cameraFor({ eye, to, seen, aperture = 0, rect, width, height }: Shot): Camera {
  const ahead = unit(minus(to, eye));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const plane = (at: Three): Point & { depth: number } => {
    const from = minus(at, eye);
    const depth = dot(from, ahead);
    return { x: dot(from, right) / depth, y: dot(from, up) / depth, depth };
  };
  const points = seen.map(plane);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, most] = [Math.min(...xs), Math.max(...xs)];
  const [low, top] = [Math.min(...ys), Math.max(...ys)];
  const focus = Math.min(rect.width / (most - left), rect.height / (top - low));
  const cx = rect.x + rect.width / 2 - (focus * (left + most)) / 2;
  const cy = rect.y + rect.height / 2 + (focus * (low + top)) / 2;
  const [near, far] = [1, 120];
  const [sx, sy] = [(2 * focus) / width, (2 * focus) / height];
  const [ox, oy] = [(2 * cx) / width - 1, 1 - (2 * cy) / height];
  const a = (far + near) / (far - near);
  const b = (-2 * far * near) / (far - near);
  const row = (r: Three, scale: number, shift: number): number[] => {
    const direction = r.map(
      (part, axis) => part * scale + (ahead[axis] as number) * shift,
    ) as unknown as Three;
    return [...direction, -dot(direction, eye)];
  };
  const rows = [row(right, sx, ox), row(up, sy, oy), row(ahead, a, 0), row(ahead, 1, 0)];
  (rows[2] as number[])[3] = ((rows[2] as number[])[3] as number) + b;
  const matrix = Float32Array.from({ length: 16 }, (_, index) => rows[index % 4]?.[index >> 2] as number);
  return {
    eye,
    matrix,
    lens: { reach: [aperture * sx, aperture * sy], focus: plane(to).depth },
    project(at) {
      const { x, y } = plane(at);
      return { x: cx + focus * x, y: cy - focus * y };
    },
    onHeight(x, y, z) {
      const [u, v] = [(x - cx) / focus, (cy - y) / focus];
      const way = ahead.map(
        (part, axis) => part + u * (right[axis] as number) + v * (up[axis] as number),
      ) as unknown as Three;
      const far = (z - eye[2]) / way[2];
      return { x: eye[0] + way[0] * far, y: eye[1] + way[1] * far };
    },
  };
}

/**
 * The camera's matrix for one of many pictures whose mean is taken: all of it moved by so much of a picture from −1 to 1,
 * and seen through another point of the lens than its middle, from −1 to 1.
 */
export function throughLens({ matrix, lens }: Camera, shift: Pair, point: Pair): Float32Array {
  const moved = Float32Array.from(matrix);
  for (const axis of [0, 1] as const) {
    const bend = point[axis] * lens.reach[axis];
    for (let at = axis; at < 16; at += 4) {
      const depth = matrix[at + 3 - axis] as number;
      moved[at] = (moved[at] as number) + depth * (shift[axis] + bend / lens.focus);
    }
    moved[12 + axis] = (moved[12 + axis] as number) - bend;
  }
  return moved;
}

/** The light's own picture: parallel, so wide around the middle; depth runs over the same length. */
export function lightMatrix(towards: Three, middle: Three, wide: number): Float32Array {
  const ahead = unit([-towards[0], -towards[1], -towards[2]]);
  const right = unit(cross(ahead, [0, 1, 0.001]));
  const up = cross(right, ahead);
  const rows = [right, up, ahead].map((axis) => {
    const scaled = axis.map((part) => (part * 2) / wide) as unknown as Three;
    return [...scaled, -dot(scaled, middle)];
  });
  rows.push([0, 0, 0, 1]);
  return Float32Array.from({ length: 16 }, (_, index) => rows[index % 4]?.[index >> 2] as number);
}

/**
 * Projection from the table to the picture and back. Table lengths are in houses, picture lengths in CSS pixels from
 * its corner.
 */
import type { Point, Rect } from "../../src/board/model.js";
import type { Vector3 } from "./mesh.js";

export type Pair = readonly [number, number];

/** Depth of field: blur from an open aperture. */
interface Lens {
  /** Radius of the aperture, across and up, as the shift of a distant point in picture coordinates from −1 to 1. */
  reach: Pair;
  /** The distance that is in focus. */
  focus: number;
}

export interface Camera {
  eye: Vector3;
  /** Column-major, for the shader. */
  matrix: Float32Array;
  lens: Lens;
  project(index: Vector3): Point;
  /** Intersects the line of sight through a picture point with a height above the table. */
  onHeight(x: number, y: number, z: number): Point;
}

const dot = (a: Vector3, b: Vector3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector3, b: Vector3): Vector3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const minus = (a: Vector3, b: Vector3): Vector3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const unit = (a: Vector3): Vector3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

interface Shot {
  /** Position of the eye. */
  eye: Vector3;
  /** The point it looks at. */
  to: Vector3;
  /** All of these points must lie within the rectangle. */
  contents: readonly Vector3[];
  /** Aperture radius in houses; 0 makes everything sharp. */
  aperture?: number;
  rect: Rect;
  /** The whole picture. */
  width: number;
  height: number;
}

/**
 * A shift lens: the view fills its rectangle anywhere on the picture without rotation, so verticals and horizontals
 * stay straight.
 */
export function cameraFor({ eye, to, contents, aperture = 0, rect, width, height }: Shot): Camera {
  const ahead = unit(minus(to, eye));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const plane = (index: Vector3): Point & { depth: number } => {
    const from = minus(index, eye);
    const depth = dot(from, ahead);
    return { x: dot(from, right) / depth, y: dot(from, up) / depth, depth };
  };
  const points = contents.map(plane);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, most] = [Math.min(...xs), Math.max(...xs)];
  const [low, top] = [Math.min(...ys), Math.max(...ys)];
  const focus = Math.min(rect.width / (most - left), rect.height / (top - low));
  const cx = rect.x + rect.width / 2 - (focus * (left + most)) / 2;
  const cy = rect.y + rect.height / 2 + (focus * (low + top)) / 2;
  const [near, distance] = [1, 120];
  const [sx, sy] = [(2 * focus) / width, (2 * focus) / height];
  const [ox, oy] = [(2 * cx) / width - 1, 1 - (2 * cy) / height];
  const a = (distance + near) / (distance - near);
  const b = (-2 * distance * near) / (distance - near);
  const row = (r: Vector3, scale: number, shift: number): number[] => {
    const direction = r.map(
      (part, axis) => part * scale + (ahead[axis] as number) * shift,
    ) as unknown as Vector3;
    return [...direction, -dot(direction, eye)];
  };
  const rows = [row(right, sx, ox), row(up, sy, oy), row(ahead, a, 0), row(ahead, 1, 0)];
  (rows[2] as number[])[3] = ((rows[2] as number[])[3] as number) + b;
  const matrix = Float32Array.from({ length: 16 }, (_, index) => rows[index % 4]?.[index >> 2] as number);
  return {
    eye,
    matrix,
    lens: { reach: [aperture * sx, aperture * sy], focus: plane(to).depth },
    project(index) {
      const { x, y } = plane(index);
      return { x: cx + focus * x, y: cy - focus * y };
    },
    onHeight(x, y, z) {
      const [u, v] = [(x - cx) / focus, (cy - y) / focus];
      const direction = ahead.map(
        (part, axis) => part + u * (right[axis] as number) + v * (up[axis] as number),
      ) as unknown as Vector3;
      const distance = (z - eye[2]) / direction[2];
      return { x: eye[0] + direction[0] * distance, y: eye[1] + direction[1] * distance };
    },
  };
}

/**
 * The camera matrix for one of several averaged pictures. The picture is shifted by a fraction of its size (−1 to 1)
 * and seen through another point of the aperture (−1 to 1).
 */
export function throughLens({ matrix, lens }: Camera, shift: Pair, point: Pair): Float32Array {
  const moved = Float32Array.from(matrix);
  for (const axis of [0, 1] as const) {
    const bend = point[axis] * lens.reach[axis];
    for (let index = axis; index < 16; index += 4) {
      const depth = matrix[index + 3 - axis] as number;
      moved[index] = (moved[index] as number) + depth * (shift[axis] + bend / lens.focus);
    }
    moved[12 + axis] = (moved[12 + axis] as number) - bend;
  }
  return moved;
}

/** The shadow map's parallel projection, this wide around the middle and equally deep. */
export function lightMatrix(towards: Vector3, middle: Vector3, wide: number): Float32Array {
  const ahead = unit([-towards[0], -towards[1], -towards[2]]);
  const right = unit(cross(ahead, [0, 1, 0.001]));
  const up = cross(right, ahead);
  const rows = [right, up, ahead].map((axis) => {
    const scaled = axis.map((part) => (part * 2) / wide) as unknown as Vector3;
    return [...scaled, -dot(scaled, middle)];
  });
  rows.push([0, 0, 0, 1]);
  return Float32Array.from({ length: 16 }, (_, index) => rows[index % 4]?.[index >> 2] as number);
}

/**
 * A stick in 3-D and its projection. Lengths are in stick lengths, on a table at height 0: x to the right, y away from
 * the thrower, z up. Local axes of a stick: x along it, y across, z out of its flat, light side. The origin is its
 * centre of mass.
 */
import type { Point } from "./model.js";
import type { Palette } from "./palette.js";
import { seeded } from "./shapes.js";

/** Radius of a stick's round back, and depth of its centre of mass below the flat side: 4 r / 3 π. */
export const RADIUS = 0.07;
export const DEPTH = (4 * RADIUS) / (3 * Math.PI);

/** Half the width and depth of the area where sticks come to rest, without their thickness. */
export const THROW_AREA = { x: 1.3, y: 0.8 };

export type Quaternion = readonly [x: number, y: number, z: number, w: number];
type Vector = readonly [x: number, y: number, z: number];

/** Position and orientation of a stick. `turn` is a unit quaternion from its local axes to the table's. */
export interface StickPose {
  x: number;
  y: number;
  z: number;
  turn: Quaternion;
}

/** A stick on the table at this angle from the x axis. */
function poseOnTable(x: number, y: number, angle: number, light: boolean): StickPose {
  const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)];
  return light
    ? { x, y, z: RADIUS - DEPTH, turn: [0, 0, sin, cos] }
    : { x, y, z: DEPTH, turn: [cos, sin, 0, 0] };
}

/** Resting poses for sticks that were not animated; `throws` varies them. */
export function restingPoses(faces: readonly boolean[], throws: number): StickPose[] {
  const random = seeded(throws);
  const spread = (most: number) => (random() - 0.5) * 2 * most;
  // Five sticks lie closer together than four.
  const place = (index: number) => (index - (faces.length - 1) / 2) * Math.min(1, 4 / faces.length);
  return faces.map((light, index) =>
    poseOnTable(place(index) * 0.76 + spread(0.03), spread(0.08), Math.PI / 2 + spread(0.24), light),
  );
}

/** Side by side, ready to be thrown: light and dark sides up in turn. */
export function bundledPoses(count = 4): StickPose[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index - (count - 1) / 2;
    return poseOnTable(place * 0.3, 0.08 - place * place * 0.05, Math.PI / 2 - place * 0.2, index % 2 === 0);
  });
}

/** The direction of view onto the table: the share of depth and the share of height that remain visible. */
const DEPTH_SHARE = 0.66;
const HEIGHT_SHARE = Math.sqrt(1 - DEPTH_SHARE * DEPTH_SHARE);
/** Sticks are drawn slightly thicker than they are, so that phones show them apart. */
export const THICKNESS = 2.4 * RADIUS;
/** Distance of the eye. */
const EYE_DISTANCE = 6;

/** Projection of the table: `unit` pixels are one stick length, and (x, y) is the middle of the table. */
export interface ThrowField extends Point {
  unit: number;
}

/** Width and depth of the throw area, in stick lengths. */
export const FIELD = { width: 2.72, height: 0.98 };

const onPlane = ([x, y, z]: Vector): Point => ({ x, y: -y * DEPTH_SHARE - z * HEIGHT_SHARE });
/** The direction towards the eye. */
const towardsEye = ([, y, z]: Vector): number => z * DEPTH_SHARE - y * HEIGHT_SHARE;

/** Pixel coordinates, and the scale relative to the middle of the table. */
export function project(vector: Vector, { unit, x, y }: ThrowField): Point & { scale: number } {
  const scale = EYE_DISTANCE / (EYE_DISTANCE - towardsEye(vector));
  const point = onPlane(vector);
  return { x: x + point.x * unit * scale, y: y + point.y * unit * scale, scale };
}

/** A flat picture placed in the view: its centre and the directions of its right and down axes. */
export interface Quad {
  centre: Point;
  right: Point;
  down: Point;
}

interface ProjectedStick {
  /** The light side, or null if it faces away. */
  light: Quad | null;
  back: Quad;
  shadow: Quad;
}

/** Maps the pictures of a stick, which are as long and as wide as the stick in pixels of `field.unit`, onto the field. */
export function projectStick({ x, y, z, turn }: StickPose, field: ThrowField): ProjectedStick {
  const [along, across, normal] = axes(turn);
  // The centre of the flat side.
  const middle: Vector = [x + normal[0] * DEPTH, y + normal[1] * DEPTH, z + normal[2] * DEPTH];
  const { scale, ...at } = project(middle, field);
  // The top of each picture points along the long axis.
  const down = times(onPlane(along), -scale);
  const length = Math.hypot(down.x, down.y);
  // Across the visible part of the stick, with the lit side of the picture towards the lamp at the top left.
  let side = length > 0.01 ? { x: -down.y / length, y: down.x / length } : { x: 1, y: 0 };
  if (side.x + side.y < 0) side = times(side, -1);
  const [edge, bulge] = [onPlane(across), onPlane(normal)].map(
    (axis) => axis.x * side.x + axis.y * side.y,
  ) as [number, number];
  // The half circle extends from the edge of the flat side to its own farthest point.
  const round = Math.hypot(edge, bulge);
  const [low, high] = bulge <= 0 ? [-Math.abs(edge), round] : [-round, Math.abs(edge)];
  const shift = ((low + high) / 2) * (THICKNESS / 2) * field.unit * scale;
  // A stick that points at the eye is still as long as it is thick.
  const stretch = Math.max(1, (THICKNESS * scale) / Math.max(length, 0.01));
  const ground = [x + z * 0.25, y - z * 0.3, 0] as const;
  const below = onPlane([along[0], along[1], 0]);
  const reach = Math.max(Math.hypot(below.x, below.y), THICKNESS);
  const lean = Math.atan2(below.y, below.x);
  return {
    light: towardsEye(normal) > 0 ? { centre: at, right: times(onPlane(across), -scale), down } : null,
    back: {
      centre: { x: at.x + side.x * shift, y: at.y + side.y * shift },
      right: times(side, ((high - low) / 2) * scale),
      down: times(length > 0.01 ? down : { x: 0, y: 1 }, length > 0.01 ? stretch : THICKNESS),
    },
    shadow: {
      centre: project(ground, field),
      right: { x: Math.sin(lean), y: -Math.cos(lean) * DEPTH_SHARE },
      down: { x: -Math.cos(lean) * reach, y: -Math.sin(lean) * reach },
    },
  };
}

const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor });

/** A stick's local axes in table coordinates. */
function axes([x, y, z, w]: Quaternion): readonly [Vector, Vector, Vector] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ];
}

/** One side of a stick that lies along y around the origin. */
export interface StickSide {
  length: number;
  width: number;
  palette: Palette;
  /** Index of the stick, 0 to 3. */
  index: number;
  /** True for the flat light side, false for the round dark back. */
  light: boolean;
}

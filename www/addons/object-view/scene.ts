/** Converts the board's plan and the poses of the pieces to the renderer's scene. */
import { aspectOf, type Geometry, measure } from "../../src/board/geometry.js";
import type { BoardLook, BoardModel, Rect } from "../../src/board/model.js";
import type { Piece } from "../../src/board/poses.js";
import { RADIUS, type StickPose, THROW_AREA } from "../../src/board/stick-pose.js";
import { DRAWER, drawerShift, faceHalf, onTable, RIM, rimAbove, TOP, TRAY } from "./box-mesh.js";
import type { Camera } from "./camera.js";
import { cameraFor } from "./camera.js";
import { MATERIAL } from "./material-table.js";
import { Mesh, type Vector3 } from "./mesh.js";
import type { Orbit } from "./orbit-controls.js";
import { cone, spool, stick } from "./pieces-mesh.js";
import { INSTANCE, type Scene } from "./renderer.js";

/** All solids of revolution and carved parts. */
export function partMeshes() {
  return {
    table: tableMesh(),
    pieces: [cone(MATERIAL.white), spool(MATERIAL.black), stick(MATERIAL.stickLight, MATERIAL.stickDark)],
  };
}

/** The board's plan in houses. */
export function planOf(look: BoardLook, handTray: boolean): Geometry {
  const aspect = aspectOf(look, handTray);
  const { unit } = measure(look, aspect * 100, 100, handTray);
  return { ...measure(look, (aspect * 100) / unit, 100 / unit, handTray), solid: true };
}

/** Position of the sticks: centre of their area, and stick length in houses. */
export interface ThrowPlacement {
  middle: { x: number; y: number };
  length: number;
  /** The area is deeper than wide, so the sticks fall as if thrown from the side. */
  isSideways: boolean;
}

/**
 * Pitch of the eye, and its distance in widths of the view. A portrait box is seen from higher and farther away, so
 * that its last houses are large enough for a finger.
 */
const LANDSCAPE_EYE = { steep: (49 * Math.PI) / 180, distance: 1.8 };
const PORTRAIT_EYE = { steep: (71 * Math.PI) / 180, distance: 2.8 };
/** The eye never sees the table's edge and never passes over the top. */
const MIN_ELEVATION = (22 * Math.PI) / 180;
const MAX_ELEVATION = (88 * Math.PI) / 180;

/** Position of the sticks such that all lie within a rectangle of the picture. */
export function placeThrow(camera: Camera, { x, y, width, height }: Rect): ThrowPlacement {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [left, right] = [camera.onHeight(x, cy, 0), camera.onHeight(x + width, cy, 0)];
  const [back, front] = [camera.onHeight(cx, y, 0), camera.onHeight(cx, y + height, 0)];
  const [wide, deep] = [(right.x - left.x) / 2, (back.y - front.y) / 2];
  const isSideways = deep > wide;
  // No throw uses the full width.
  const [reach, across] = [THROW_AREA.x + RADIUS, THROW_AREA.y];
  const length = isSideways ? Math.min(wide / across, deep / reach) : Math.min(wide / reach, deep / across);
  const middle = { x: (left.x + right.x) / 2, y: (back.y + front.y) / 2 };
  return { middle, length: Math.max(0.1, Math.min(3.4, length)), isSideways };
}

/** Where the free table in front of the box begins in the picture. */
export const frontEdge = ({ box }: Geometry, camera: Camera): number =>
  camera.project([0, -box.height / 2 - 0.3, 0]).y;

/** In front of the box, as large as the picture allows. No throw uses the outer parts of the area. */
export function placeThrowInFront(
  plan: Geometry,
  camera: Camera,
  sticks: readonly StickPose[],
  width: number,
  height: number,
): ThrowPlacement {
  const ends = rods(sticks, { middle: { x: 0, y: 0 }, length: 1, isSideways: false });
  let [left, front, right, back] = [0, 0, 0, 0];
  for (let index = 0; index < ends.length; index += 4) {
    const [x, y, dx, dy] = ends.subarray(index, index + 4) as unknown as [number, number, number, number];
    const [across, along] = [Math.abs(dx) / 2 + RADIUS, Math.abs(dy) / 2 + RADIUS];
    [left, right] = [Math.min(left, x - across), Math.max(right, x + across)];
    [front, back] = [Math.min(front, y - along), Math.max(back, y + along)];
  }
  const top = camera.onHeight(width / 2, frontEdge(plan, camera), 0).y;
  const low = camera.onHeight(width / 2, height * 0.97, 0).y;
  const [from, to] = [0.1, 0.9].map((share) => camera.onHeight(width * share, height * 0.8, 0).x) as [
    number,
    number,
  ];
  const length = Math.min(3.4, (top - low) / (back - front || 1), (to - from) / (right - left || 1));
  const middle = {
    x: (from + to - length * (left + right)) / 2,
    y: (top + low - length * (front + back)) / 2,
  };
  return { middle, length, isSideways: false };
}

/**
 * Split into many parts, because drivers are too inaccurate for shadows on a large surface that extends behind the eye.
 */
function tableMesh(): Mesh {
  const mesh = new Mesh();
  const [parts, half] = [24, 72];
  const up: Vector3 = [0, 0, 1];
  const place = (index: number) => (index / parts - 0.5) * 2 * half;
  mesh.sheet(parts + 1, parts + 1, false, (row, column) =>
    mesh.vertex([place(column), place(row), 0], up, { material: MATERIAL.table }),
  );
  return mesh;
}

/** How far the box is rotated in the orbit view, at most 1. */
const orbitShare = ({ yaw, pitch }: Pick<Orbit, "yaw" | "pitch">) =>
  Math.min(1, Math.hypot(yaw, pitch) / 0.6);

/**
 * The camera for play or the orbit view, with box and drawer within a rectangle of the picture. For play everything is
 * in focus, in the orbit view only the middle.
 */
export function playCamera(
  plan: Geometry,
  rect: Rect,
  width: number,
  height: number,
  turned: Pick<Orbit, "yaw" | "pitch"> = { yaw: 0, pitch: 0 },
): Camera {
  const contents = outline(plan);
  const xs = contents.map(([x]) => x);
  const ys = contents.map(([, y]) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const to: Vector3 = [middle(xs), middle(ys), TOP / 2];
  const wide = Math.max(Math.max(...xs) - Math.min(...xs), (Math.max(...ys) - Math.min(...ys)) * 1.3);
  const { steep, distance: widths } = plan.look.orientation === "upright" ? PORTRAIT_EYE : LANDSCAPE_EYE;
  const distance = wide * widths;
  const rise = Math.max(MIN_ELEVATION, Math.min(MAX_ELEVATION, steep + turned.pitch));
  const out = Math.cos(rise) * distance;
  const eye: Vector3 = [
    to[0] + Math.sin(turned.yaw) * out,
    to[1] - Math.cos(turned.yaw) * out,
    to[2] + Math.sin(rise) * distance,
  ];
  return cameraFor({ eye, to, contents, aperture: 0.012 * wide * orbitShare(turned), rect, width, height });
}

/** In the orbit view the box comes nearer and may extend beyond the board's area, except below. */
export function orbitRect(rect: Rect, turned: Orbit, width: number, height: number): Rect {
  const share = orbitShare(turned);
  const interpolated = (a: number, b: number) => a + (b - a) * share;
  return {
    x: interpolated(rect.x, width * 0.05),
    y: rect.y,
    width: interpolated(rect.width, width * 0.9),
    height: interpolated(
      rect.height,
      Math.max(rect.height, Math.min(rect.height * 1.7, height * 0.86 - rect.y)),
    ),
  };
}

/** Corners of the box and its drawers, and the heads of pieces that may stand in the last row. */
function outline(plan: Geometry): Vector3[] {
  const block = (rect: Rect, high: number): Vector3[] => {
    const [left, back] = onTable(plan, rect.x, rect.y);
    const [right, front] = onTable(plan, rect.x + rect.width, rect.y + rect.height);
    return [0, high].flatMap((z) =>
      [left, right].flatMap((x) => [front, back].map((y): Vector3 => [x, y, z])),
    );
  };
  const { field } = plan;
  const inner = { ...field, x: field.x + 0.2, y: field.y + 0.3, width: field.width - 0.4, height: 0.4 };
  return [
    ...block(plan.box, RIM),
    ...block(plan.off, DRAWER.edge),
    ...(plan.hand ? block(plan.hand, TRAY.edge) : []),
    ...block(inner, TOP + 0.85),
  ];
}

/** Height of a piece's foot at a plan position: on the houses, in the drawer, or interpolated. */
export function ground(plan: Geometry, x: number, y: number): number {
  const inside = (rect: Rect) => {
    const across = Math.min(x - rect.x, rect.x + rect.width - x);
    const down = Math.min(y - rect.y, rect.y + rect.height - y);
    return Math.min(across, down);
  };
  // Above the frame it is already at the height of the houses.
  const share = Math.max(0, Math.min(1, 1 + inside(plan.box) / 0.2));
  const low = plan.hand && inside(plan.hand) > inside(plan.off) ? TRAY.floor : DRAWER.floor;
  return low + (TOP - low) * share;
}

/** The plan puts a foot below the middle of its house, as for a drawn piece; on the table it stands in the middle. */
const FOOT = 0.27;

/** Position of a piece on the table. */
export function placeOf(plan: Geometry, { pose }: Pick<Piece, "pose">): Vector3 {
  const y = pose.y - FOOT * pose.scale;
  const [tx, ty] = onTable(plan, pose.x, y);
  return [tx, ty, ground(plan, pose.x, y) + pose.lift - pose.sink * 0.75 * pose.scale];
}

/** Instances of one side's pieces. Pieces in the drawer move with it. */
function instances(
  plan: Geometry,
  pieces: readonly Piece[],
  [dx, dy]: readonly [number, number],
): Float32Array {
  const numbers = new Float32Array(pieces.length * INSTANCE);
  pieces.forEach((piece, index) => {
    const { pose } = piece;
    const [px, py, z] = placeOf(plan, piece);
    const [x, y] = piece.place === "off" ? [px + dx, py + dy] : [px, py];
    // Tilts about its middle and fades by shrinking.
    const size = pose.scale * Math.sqrt(Math.max(0, Math.min(1, pose.alpha + 0.25)));
    const [s, c] = [Math.sin(pose.tilt / 2), Math.cos(pose.tilt / 2)];
    const high = 0.4 * size;
    numbers.set(
      [
        x - high * Math.sin(pose.tilt),
        y,
        z + high * (1 - Math.cos(pose.tilt)),
        size,
        0,
        s,
        0,
        c,
        0,
        index,
        pose.alpha,
        0,
      ],
      index * INSTANCE,
    );
  });
  return numbers;
}

/** A quarter turn on the table. */
function quarterTurned({ x, y, z, turn: [tx, ty, tz, tw] }: StickPose): StickPose {
  const h = Math.SQRT1_2;
  return { x: -y, y: x, z, turn: [h * (tx - ty), h * (ty + tx), h * (tz + tw), h * (tw - tz)] };
}

function stickInstances(sticks: readonly StickPose[], { middle, length }: ThrowPlacement): Float32Array {
  const numbers = new Float32Array(sticks.length * INSTANCE);
  sticks.forEach(({ x, y, z, turn }, index) => {
    const end = [middle.x + x * length, middle.y + y * length, z * length];
    numbers.set([...end, length, ...turn, 0, index * 3 + 1, 1, 0], index * INSTANCE);
  });
  return numbers;
}

/** Positions and sizes of the pieces, for ambient occlusion. */
function occluders(parts: readonly Float32Array[]): Float32Array {
  const numbers: number[] = [];
  for (const part of parts)
    for (let index = 0; index < part.length; index += INSTANCE)
      numbers.push(...part.subarray(index, index + 4));
  return Float32Array.from(numbers);
}

/** Centres and directions of the sticks while they are near the table. */
function rods(sticks: readonly StickPose[], { middle, length }: ThrowPlacement): Float32Array {
  const near = sticks.filter(({ z }) => z < 3 * RADIUS);
  return Float32Array.from(
    near.flatMap(({ x, y, turn: [tx, ty, tz, tw] }) => [
      middle.x + x * length,
      middle.y + y * length,
      1 - 2 * (ty * ty + tz * tz),
      2 * (tx * ty + tw * tz),
    ]),
  );
}

/** The whole scene except its materials. */
export function sceneOf(
  plan: Geometry,
  { look }: Pick<BoardModel, "look">,
  camera: Camera,
  pieces: readonly Piece[],
  sticks: readonly StickPose[],
  throwing: ThrowPlacement,
  drawerOpen = 1,
): Omit<Scene, "materials"> {
  const drawer = drawerShift(plan, drawerOpen);
  const visible = drawerOpen > 0.05 ? pieces : pieces.filter(({ place }) => place !== "off");
  const sideInstances = (side: Piece["side"]) =>
    instances(
      plan,
      visible.filter((piece) => piece.side === side),
      drawer,
    );
  const poses = throwing.isSideways ? sticks.map(quarterTurned) : sticks;
  const parts = [sideInstances("white"), sideInstances("black"), stickInstances(poses, throwing)];
  return {
    camera,
    drawer,
    parts,
    ...measures(plan),
    pieces: occluders(parts.slice(0, 2)),
    sticks: rods(poses, throwing),
    stick: [throwing.length / 2, throwing.length * RADIUS],
    room: look.dark ? 0.62 : 1,
  };
}

function measures(plan: Geometry): Pick<Scene, "field" | "face" | "box"> {
  const { box, field } = plan;
  return {
    field: [field.width / 2, field.height / 2, TOP, rimAbove(plan)],
    face: faceHalf(plan),
    box: [0, 0, box.width / 2, box.height / 2],
  };
}

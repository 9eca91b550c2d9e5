/** Converts the board's plan and the poses of the pieces to the renderer's scene. */
import { aspectOf, type Geometry, measure } from "../geometry.js";
import { type Lying, RADIUS, ROOM } from "../lying.js";
import type { BoardLook, BoardModel, Rect } from "../model.js";
import type { Piece } from "../poses.js";
import { DRAWER, drawerShift, faceHalf, onTable, RIM, rimAbove, TOP, TRAY } from "./box-mesh.js";
import type { Camera } from "./camera.js";
import { cameraFor } from "./camera.js";
import type { Turned } from "./in-hand.js";
import { MATTER } from "./matters.js";
import { Mesh, type Three } from "./mesh.js";
import { cone, spool, stick } from "./pieces-mesh.js";
import { INSTANCE, type Scene } from "./renderer.js";

/** All solids of revolution and carved parts. */
export function partMeshes() {
  return {
    table: tableMesh(),
    pieces: [cone(MATTER.white), spool(MATTER.black), stick(MATTER.stickLight, MATTER.stickDark)],
  };
}

/** The board's plan in houses. */
export function planOf(look: BoardLook, handTray: boolean): Geometry {
  const aspect = aspectOf(look, handTray);
  const { unit } = measure(look, aspect * 100, 100, handTray);
  return { ...measure(look, (aspect * 100) / unit, 100 / unit, handTray), solid: true };
}

/** Position of the sticks: centre of their area, and stick length in houses. */
export interface Throwing {
  middle: { x: number; y: number };
  length: number;
  /** The area is deeper than wide, so the sticks fall as if thrown from the side. */
  aside: boolean;
}

/**
 * Pitch of the eye, and its distance in widths of the view. A portrait box is seen from higher and farther away, so
 * that its last houses are large enough for a finger.
 */
const LYING = { steep: (49 * Math.PI) / 180, far: 1.8 };
const STANDING = { steep: (71 * Math.PI) / 180, far: 2.8 };
/** The eye never sees the table's edge and never passes over the top. */
const LOWEST = (22 * Math.PI) / 180;
const HIGHEST = (88 * Math.PI) / 180;

/** Position of the sticks such that all lie within a rectangle of the picture. */
export function throwingIn(camera: Camera, { x, y, width, height }: Rect): Throwing {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [left, right] = [camera.onHeight(x, cy, 0), camera.onHeight(x + width, cy, 0)];
  const [back, front] = [camera.onHeight(cx, y, 0), camera.onHeight(cx, y + height, 0)];
  const [wide, deep] = [(right.x - left.x) / 2, (back.y - front.y) / 2];
  const aside = deep > wide;
  // No throw uses the full width.
  const [reach, across] = [ROOM.x + RADIUS, ROOM.y];
  const length = aside ? Math.min(wide / across, deep / reach) : Math.min(wide / reach, deep / across);
  const middle = { x: (left.x + right.x) / 2, y: (back.y + front.y) / 2 };
  return { middle, length: Math.max(0.1, Math.min(3.4, length)), aside };
}

/** Where the free table in front of the box begins in the picture. */
export const before = ({ box }: Geometry, camera: Camera): number =>
  camera.project([0, -box.height / 2 - 0.3, 0]).y;

/** In front of the box, as large as the picture allows. No throw uses the outer parts of the area. */
export function throwingBefore(
  plan: Geometry,
  camera: Camera,
  sticks: readonly Lying[],
  width: number,
  height: number,
): Throwing {
  const ends = rods(sticks, { middle: { x: 0, y: 0 }, length: 1, aside: false });
  let [left, front, right, back] = [0, 0, 0, 0];
  for (let at = 0; at < ends.length; at += 4) {
    const [x, y, dx, dy] = ends.subarray(at, at + 4) as unknown as [number, number, number, number];
    const [across, along] = [Math.abs(dx) / 2 + RADIUS, Math.abs(dy) / 2 + RADIUS];
    [left, right] = [Math.min(left, x - across), Math.max(right, x + across)];
    [front, back] = [Math.min(front, y - along), Math.max(back, y + along)];
  }
  const top = camera.onHeight(width / 2, before(plan, camera), 0).y;
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
  return { middle, length, aside: false };
}

/**
 * Split into many parts, because drivers are too inaccurate for shadows on a large surface that extends behind the eye.
 */
function tableMesh(): Mesh {
  const mesh = new Mesh();
  const [parts, half] = [24, 72];
  const up: Three = [0, 0, 1];
  const place = (index: number) => (index / parts - 0.5) * 2 * half;
  mesh.sheet(parts + 1, parts + 1, false, (row, column) =>
    mesh.vertex([place(column), place(row), 0], up, { matter: MATTER.table }),
  );
  return mesh;
}

/** How far the box is rotated in the orbit view, at most 1. */
const handling = ({ around, steeper }: Pick<Turned, "around" | "steeper">) =>
  Math.min(1, Math.hypot(around, steeper) / 0.6);

/**
 * The camera for play or the orbit view, with box and drawer within a rectangle of the picture. For play everything is
 * in focus, in the orbit view only the middle.
 */
export function playCamera(
  plan: Geometry,
  rect: Rect,
  width: number,
  height: number,
  turned: Pick<Turned, "around" | "steeper"> = { around: 0, steeper: 0 },
): Camera {
  const seen = outline(plan);
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const to: Three = [middle(xs), middle(ys), TOP / 2];
  const wide = Math.max(Math.max(...xs) - Math.min(...xs), (Math.max(...ys) - Math.min(...ys)) * 1.3);
  const { steep, far: widths } = plan.look.orientation === "upright" ? STANDING : LYING;
  const far = wide * widths;
  const rise = Math.max(LOWEST, Math.min(HIGHEST, steep + turned.steeper));
  const out = Math.cos(rise) * far;
  const eye: Three = [
    to[0] + Math.sin(turned.around) * out,
    to[1] - Math.cos(turned.around) * out,
    to[2] + Math.sin(rise) * far,
  ];
  return cameraFor({ eye, to, seen, aperture: 0.012 * wide * handling(turned), rect, width, height });
}

/** In the orbit view the box comes nearer and may extend beyond the board's area, except below. */
export function roomInHand(rect: Rect, turned: Turned, width: number, height: number): Rect {
  const share = handling(turned);
  const mixed = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mixed(rect.x, width * 0.05),
    y: rect.y,
    width: mixed(rect.width, width * 0.9),
    height: mixed(rect.height, Math.max(rect.height, Math.min(rect.height * 1.7, height * 0.86 - rect.y))),
  };
}

/** Corners of the box and its drawers, and the heads of pieces that may stand in the last row. */
function outline(plan: Geometry): Three[] {
  const block = (rect: Rect, high: number): Three[] => {
    const [left, back] = onTable(plan, rect.x, rect.y);
    const [right, front] = onTable(plan, rect.x + rect.width, rect.y + rect.height);
    return [0, high].flatMap((z) => [left, right].flatMap((x) => [front, back].map((y): Three => [x, y, z])));
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
export function placeOf(plan: Geometry, { pose }: Piece): Three {
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
function turnedAside({ x, y, z, turn: [tx, ty, tz, tw] }: Lying): Lying {
  const h = Math.SQRT1_2;
  return { x: -y, y: x, z, turn: [h * (tx - ty), h * (ty + tx), h * (tz + tw), h * (tw - tz)] };
}

function stickInstances(sticks: readonly Lying[], { middle, length }: Throwing): Float32Array {
  const numbers = new Float32Array(sticks.length * INSTANCE);
  sticks.forEach(({ x, y, z, turn }, index) => {
    const at = [middle.x + x * length, middle.y + y * length, z * length];
    numbers.set([...at, length, ...turn, 0, index * 3 + 1, 1, 0], index * INSTANCE);
  });
  return numbers;
}

/** Positions and sizes of the pieces, for ambient occlusion. */
function feet(parts: readonly Float32Array[]): Float32Array {
  const numbers: number[] = [];
  for (const part of parts)
    for (let at = 0; at < part.length; at += INSTANCE) numbers.push(...part.subarray(at, at + 4));
  return Float32Array.from(numbers);
}

/** Centres and directions of the sticks while they are near the table. */
function rods(sticks: readonly Lying[], { middle, length }: Throwing): Float32Array {
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
  sticks: readonly Lying[],
  throwing: Throwing,
  drawn = 1,
): Omit<Scene, "matters"> {
  const drawer = drawerShift(plan, drawn);
  const shown = drawn > 0.05 ? pieces : pieces.filter(({ place }) => place !== "off");
  const of = (side: Piece["side"]) =>
    instances(
      plan,
      shown.filter((piece) => piece.side === side),
      drawer,
    );
  const lying = throwing.aside ? sticks.map(turnedAside) : sticks;
  const parts = [of("white"), of("black"), stickInstances(lying, throwing)];
  return {
    camera,
    drawer,
    parts,
    ...measures(plan),
    pieces: feet(parts.slice(0, 2)),
    sticks: rods(lying, throwing),
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

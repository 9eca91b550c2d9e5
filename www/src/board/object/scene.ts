/** What stands on the table, as the renderer wants it: from the plan of the board and the poses of the pieces. */
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

/** Everything that is turned or carved once. */
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

/** Where the sticks lie: the middle of their place, and the length of a stick, in houses. */
export interface Throwing {
  middle: { x: number; y: number };
  length: number;
  /** Their place is deeper than wide: they fall as if thrown from the side. */
  aside: boolean;
}

/**
 * How steep the eye looks down, and how far away it is in widths of what it sees. On a box that stands from higher and
 * farther: its last houses must not be too low for a finger.
 */
const LYING = { steep: (49 * Math.PI) / 180, far: 1.8 };
const STANDING = { steep: (71 * Math.PI) / 180, far: 2.8 };
/** Never so low that the table's end is seen, never over the top. */
const LOWEST = (22 * Math.PI) / 180;
const HIGHEST = (88 * Math.PI) / 180;

/** Where the sticks fall so that all of them lie within a rectangle of the picture. */
export function throwingIn(camera: Camera, { x, y, width, height }: Rect): Throwing {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [left, right] = [camera.onHeight(x, cy, 0), camera.onHeight(x + width, cy, 0)];
  const [back, front] = [camera.onHeight(cx, y, 0), camera.onHeight(cx, y + height, 0)];
  const [wide, deep] = [(right.x - left.x) / 2, (back.y - front.y) / 2];
  const aside = deep > wide;
  // No fall needs all of it across.
  const [reach, across] = [ROOM.x + RADIUS, ROOM.y];
  const length = aside ? Math.min(wide / across, deep / reach) : Math.min(wide / reach, deep / across);
  const middle = { x: (left.x + right.x) / 2, y: (back.y + front.y) / 2 };
  return { middle, length: Math.max(0.1, Math.min(3.4, length)), aside };
}

/** Where on the picture the linen before the box begins. */
export const before = ({ box }: Geometry, camera: Camera): number =>
  camera.project([0, -box.height / 2 - 0.3, 0]).y;

/** Before the box, as large as how they have fallen lets them be within the picture; none lie in its outer parts. */
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

/** In many parts: over a large one that goes on behind the eye a driver's places are not exact enough for shadows. */
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

/** How far it is turned in the hand, up to 1: as far as it goes. */
const handling = ({ around, steeper }: Pick<Turned, "around" | "steeper">) =>
  Math.min(1, Math.hypot(around, steeper) / 0.6);

/**
 * The camera for play, or turned from there: all of the box and its drawer within a rectangle of the picture. What is
 * played on is sharp from end to end; in the hand only the middle is.
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

/** The box in the hand comes nearer: it may fill more of the picture than the board's place, but for what is below. */
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

/** Corners of the box and its drawers, and the heads of the pieces that may stand in the last row. */
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

/** How high a piece's foot stands at a place of the plan: on the houses, in the drawer, or between the two. */
export function ground(plan: Geometry, x: number, y: number): number {
  const inside = (rect: Rect) => {
    const across = Math.min(x - rect.x, rect.x + rect.width - x);
    const down = Math.min(y - rect.y, rect.y + rect.height - y);
    return Math.min(across, down);
  };
  // Over the frame it is already as high as on the houses.
  const share = Math.max(0, Math.min(1, 1 + inside(plan.box) / 0.2));
  const low = plan.hand && inside(plan.hand) > inside(plan.off) ? TRAY.floor : DRAWER.floor;
  return low + (TOP - low) * share;
}

/** A foot on the plan lies below a house's middle, where a drawn piece would stand; on the table it is in the middle. */
const FOOT = 0.27;

/** Where a piece stands on the table. */
export function placeOf(plan: Geometry, { pose }: Piece): Three {
  const y = pose.y - FOOT * pose.scale;
  const [tx, ty] = onTable(plan, pose.x, y);
  return [tx, ty, ground(plan, pose.x, y) + pose.lift - pose.sink * 0.75 * pose.scale];
}

/** Instances of one side's pieces; those in the drawer go with it. */
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
    // It tilts about its middle, and fades by growing small.
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

/** By a quarter turn on the table. */
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

/** Feet and sizes of the pieces, for what they darken around them. */
function feet(parts: readonly Float32Array[]): Float32Array {
  const numbers: number[] = [];
  for (const part of parts)
    for (let at = 0; at < part.length; at += INSTANCE) numbers.push(...part.subarray(at, at + 4));
  return Float32Array.from(numbers);
}

/** Middles and directions of the sticks, as long as they are near the table. */
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

/** Everything of a picture but its matters. */
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

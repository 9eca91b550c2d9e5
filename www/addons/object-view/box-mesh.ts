/**
 * The box on the table: body, inlaid frame, houses, drawer, and a tray for pieces still to enter.
 *
 * Lengths in houses. The origin is the middle of the box on the table; x points right, y away from the player, z up.
 * Both views take the positions of houses and trays from ../geometry.ts.
 */
import { type Geometry, houseRect } from "../../src/board/geometry.js";
import type { BoardModel, Mark, Rect } from "../../src/board/model.js";
import { MATERIAL } from "./material-table.js";
import { Mesh, type Vector3 } from "./mesh.js";

/** Heights of the body, the houses' tops and the frame. */
const BODY = 1.15;
export const TOP = BODY + 0.11;
export const RIM = BODY + 0.2;
/** The drawer's floor and upper edge. */
export const DRAWER = { floor: 0.34, edge: 0.86 };
/** A tray on the table. */
export const TRAY = { floor: 0.07, edge: 0.26 };

/** The gap between two houses. */
const GAP = 0.07;
/** The lower edge of the ebony box, above its feet and the sledge runners. */
const RAISED = 0.24;
/** The texture of a board's signs: pixels per cell, cells per row, and the texture size. */
export const CELL = 128;
export const ROW = 4;
export const SIZE = CELL * ROW;

/** Signs of the houses and of the box's sides, in the order of their cells. */
export const marksOn = (marks: BoardModel["marks"]): Mark[] =>
  [...new Set([...Object.values(marks), ...FRIEZE])].slice(0, ROW * ROW) as Mark[];

/** Signs repeated along the long sides; our own selection. */
const FRIEZE: readonly Mark[] = ["ankh", "nefer"];
/** Half the visible part of a sign's cell there, since a cell has a margin. */
const SHARE = 0.36;

/** The visible and touchable area of a house. The plan's gap between two rows is split between them. */
export function faceRect(plan: Geometry, house: number): Rect {
  const rect = houseRect(plan, house);
  const [a, b] = [houseRect(plan, 10), houseRect(plan, 11)];
  const upright = plan.look.orientation === "upright";
  const room = (upright ? Math.abs(a.x - b.x) : Math.abs(a.y - b.y)) / 2 - 0.5;
  return upright
    ? { ...rect, x: rect.x - room, width: rect.width + 2 * room }
    : { ...rect, y: rect.y - room, height: rect.height + 2 * room };
}

/** Half the size of a house's top, in lengths of its shorter side: see mesh.ts. */
export function faceHalf(plan: Geometry): readonly [number, number] {
  const { width, height } = faceRect(plan, 1);
  const shorter = Math.min(width, height) - GAP;
  return [(width - GAP) / shorter / 2, (height - GAP) / shorter / 2];
}

/** A slab is not a box: its top is a single surface with a hollow for each house. */
export const isSlab = ({ look }: Geometry): boolean => look.theme === "limestone";

/** Height of the frame above the houses. */
export const rimAbove = (plan: Geometry): number => (isSlab(plan) ? 0.03 : RIM - TOP);

/** Converts plan coordinates (y down, origin at the corner) to table coordinates. */
export function onTable({ box }: Geometry, x: number, y: number): [number, number] {
  return [x - box.x - box.width / 2, box.y + box.height / 2 - y];
}

/** Its lower left and upper right corners on the table. */
function corners(plan: Geometry, rect: Rect): [number, number, number, number] {
  const [left, back] = onTable(plan, rect.x, rect.y);
  const [right, front] = onTable(plan, rect.x + rect.width, rect.y + rect.height);
  return [left, front, right, back];
}

/** The direction in which the drawer opens, as an angle around the box from the player's side. */
export function drawerSide({ off, box, traysBeside }: Geometry): number {
  return !traysBeside ? 0 : off.x < box.x ? -Math.PI / 2 : Math.PI / 2;
}

/** Distance of a drawer opened by this share (0 to 1) from its playing position, on the table. */
export function drawerShift(plan: Geometry, openness: number): [number, number] {
  const { off, box, traysBeside } = plan;
  const closedness = 1 - openness;
  // The drawer's front and its knob protrude slightly from the side.
  const [wall, proud] = [0.02, 0.012];
  if (!traysBeside) return [0, closedness * (off.y + off.height - wall - proud - box.y - box.height)];
  const left = off.x < box.x;
  const way = left ? off.x + wall + proud - box.x : off.x + off.width - wall - proud - box.x - box.width;
  return [-closedness * way, 0];
}

/** The box, and the drawer that can be closed. */
export function boxMesh(plan: Geometry, marks: BoardModel["marks"]): readonly [box: Mesh, drawer: Mesh] {
  const mesh = new Mesh();
  const cells = new Map(marksOn(marks).map((name, index) => [name, index + 1]));
  const outside = corners(plan, plan.box);
  const stone = isSlab(plan);
  const first = faceRect(plan, 1);
  const reach = plan.look.orientation === "upright" ? first.width - 1 : first.height - 1;
  const upright = plan.look.orientation === "upright";
  const { field } = plan;
  const expandedField = upright
    ? { ...field, x: field.x - reach / 2, width: field.width + reach }
    : { ...field, y: field.y - reach / 2, height: field.height + reach };
  const base = plan.look.theme === "ebony" ? RAISED : 0;
  body(mesh, outside, stone, base);
  if (base > 0) sledge(mesh, outside, upright);
  if (base > 0) studs(mesh, outside);
  if (!stone) frieze(mesh, outside, base, cells);
  frame(mesh, outside, corners(plan, expandedField), TOP + rimAbove(plan), stone);
  for (let house = 1; house <= plan.look.houses; house++) {
    const [x0, y0, x1, y1] = corners(plan, faceRect(plan, house));
    const mark = marks[house];
    const matter = mark ? MATERIAL.marked : MATERIAL.house;
    const gap = stone ? 0.006 : GAP / 2;
    mesh.block(
      [x0 + gap, y0 + gap, BODY - 0.02],
      [x1 - gap, y1 - gap, TOP],
      stone ? 0.012 : 0.04,
      { material: matter },
      { top: { material: matter, u: 0, sign: mark ? (cells.get(mark) ?? 0) : 0 }, foot: 0.35 },
    );
  }
  const drawerMesh = new Mesh();
  drawer(drawerMesh, corners(plan, plan.off), plan.traysBeside, DRAWER, stone);
  if (plan.hand) drawer(mesh, corners(plan, plan.hand), plan.traysBeside, TRAY, stone);
  return [mesh, drawerMesh];
}

type Corners = readonly [number, number, number, number];

function body(mesh: Mesh, [left, front, right, back]: Corners, stone: boolean, base: number): void {
  mesh.block([left, front, base], [right, back, BODY], stone ? 0.07 : 0.03, { material: MATERIAL.frame });
  // The floor between the houses is a dark surface of its own.
  const low: Vector3 = [left + 0.2, front + 0.2, BODY - 0.1];
  mesh.block(low, [right - 0.2, back - 0.2, BODY + 0.012], 0.001, { material: MATERIAL.groove, open: 0.5 });
  if (stone) return;
  // Thin lines set into the sides, two around each. Our own plain design, as on much Egyptian furniture.
  for (const [inset, width] of [
    [0.1, 0.026],
    [0.148, 0.016],
  ] as const)
    for (const [origin, axis] of [
      [front - 0.006, 1],
      [back - 0.02, 1],
      [left - 0.006, 0],
      [right - 0.02, 0],
    ] as const) {
      const [z0, z1] = [base + inset - 0.02, BODY - inset];
      const [from, to]: [Vector3, Vector3] = axis
        ? [
            [left + inset, origin, z0],
            [right - inset, origin + 0.026, z1],
          ]
        : [
            [origin, front + inset, z0],
            [origin + 0.026, back - inset, z1],
          ];
      mesh.ring(from, to, axis, [width, width], 0.006, [{ material: MATERIAL.line }]);
    }
}

/** Signs set into the long sides in adjacent squares. */
function frieze(
  mesh: Mesh,
  [left, front, right, back]: Corners,
  base: number,
  cells: ReadonlyMap<Mark, number>,
): void {
  const [low, high] = [base + 0.16, BODY - 0.17];
  const side = high - low;
  const room = right - left - 0.5;
  const count = Math.floor(room / side / 0.9 / 2) * 2 + 1;
  const step = room / count;
  for (let index = 0; index < count; index++) {
    const sign = cells.get(FRIEZE[index % FRIEZE.length] as Mark) ?? 0;
    const middle = left + 0.25 + (index + 0.5) * step;
    for (const [y, way] of [
      [front - 0.004, 1],
      [back + 0.004, -1],
    ] as const) {
      const corner = (across: number, z: number, down: number) =>
        mesh.vertex([middle + way * across * (side / 2), y, z], [0, -way, 0], {
          material: MATERIAL.frame,
          u: 0.5 + across * SHARE,
          v: 0.5 + down * SHARE,
          sign,
        });
      mesh.quad(corner(-1, low, 1), corner(1, low, 1), corner(1, high, -1), corner(-1, high, -1));
    }
  }
}

type AxisTurn = (part: Vector3) => Vector3;
const forwards: AxisTurn = ([x, y, z]) => [x, -z, y];
const backwards: AxisTurn = ([x, y, z]) => [x, z, -y];

/** A golden dome on a surface: a stud or a toe. */
function dome(mesh: Mesh, origin: Vector3, radius: number, high: number, turn?: AxisTurn): void {
  const profile = Array.from({ length: 6 }, (_, step): [number, number] => {
    const angle = (step / 5) * (Math.PI / 2);
    return [radius * Math.cos(angle), high * Math.sin(angle)];
  });
  mesh.revolve(
    profile,
    14,
    { material: MATERIAL.metal },
    (height) => 0.5 + (0.5 * height) / high,
    turn,
    origin,
  );
}

/** Golden nails along the upper edge and one on each corner of the frame. Their positions are our own. */
function studs(mesh: Mesh, [left, front, right, back]: Corners): void {
  const count = Math.round((right - left) / 0.9);
  const step = (right - left - 0.24) / count;
  for (let index = 0; index <= count; index++) {
    const x = left + 0.12 + index * step;
    dome(mesh, [x, front, BODY - 0.055], 0.045, 0.036, forwards);
    dome(mesh, [x, back, BODY - 0.055], 0.045, 0.036, backwards);
  }
  for (const x of [left + 0.055, right - 0.055])
    for (const y of [front + 0.055, back - 0.055]) dome(mesh, [x, y, RIM - 0.004], 0.045, 0.034);
}

/** A stand like a sledge: two runners that carry the lion-like feet of the box. Its shape is our own. */
function sledge(mesh: Mesh, [left, front, right, back]: Corners, upright: boolean): void {
  const wood = { material: MATERIAL.frame, open: 0.7 };
  const gold = { material: MATERIAL.metal };
  // Under a portrait box the runners would lie crosswise, so there are only feet.
  const reach = upright ? -0.1 : 0.3;
  for (const y of [front + 0.16, back - 0.16]) {
    mesh.block([left - reach, y - 0.15, 0], [right + reach, y + 0.15, 0.1], 0.04, wood);
    for (const end of [left - reach, right + reach])
      mesh.block([end - 0.05, y - 0.16, -0.02], [end + 0.05, y + 0.16, 0.14], 0.045, gold);
    const outwards = y < 0 ? -1 : 1;
    for (const x of [left + 0.3, right - 0.3]) {
      mesh.block([x - 0.17, y - 0.14, 0.08], [x + 0.17, y + 0.14, RAISED + 0.03], 0.07, wood);
      for (const toe of [-1.5, -0.5, 0.5, 1.5])
        dome(mesh, [x + toe * 0.085, y + outwards * 0.12, 0.09], 0.05, 0.1);
    }
  }
}

function frame(
  mesh: Mesh,
  [left, front, right, back]: Corners,
  [x0, y0]: Corners,
  rim: number,
  stone: boolean,
): void {
  const inner = stone ? 0 : 0.03;
  const rails = [x0 - left - inner, y0 - front - inner] as const;
  // A slab is one piece with its body and has a rounded upper edge.
  const foot = BODY - (stone ? 0.16 : 0.03);
  mesh.ring([left, front, foot], [right, back, rim], 2, rails, stone ? 0.03 : 0.025, RAILS);
  if (stone) return;
  const width = Math.min(...rails);
  const [lip, band] = [width * 0.19, width * 0.58];
  const height = RIM + 0.004;
  for (const [along, from, to, sides] of [
    [0, left + lip, right - lip, [front + lip, back - lip - band]],
    [1, front + lip + band, back - lip - band, [left + lip, right - lip - band]],
  ] as const) {
    const count = Math.round((to - from) / 0.4) * 2 + 1;
    const size = (to - from) / count;
    for (let index = 0; index < count; index++) {
      const matter = index % 2 ? MATERIAL.inlay : MATERIAL.inlayDark;
      const [a, b] = [from + index * size + 0.004, from + (index + 1) * size - 0.004];
      for (const side of sides)
        mesh.block(
          along ? [side, a, RIM - 0.03] : [a, side, RIM - 0.03],
          along ? [side + band, b, height] : [b, side + band, height],
          0.006,
          { material: matter },
        );
    }
  }
  // A line along each side of the inlay.
  const line = 0.016;
  for (const inset of [lip - line * 1.6, lip + band + line * 0.6])
    mesh.ring(
      [left + inset, front + inset, RIM - 0.02],
      [right - inset, back - inset, height + 0.002],
      2,
      [line, line],
      0.004,
      [{ material: MATERIAL.line }],
    );
}

/** The grain follows the length of each part. */
const RAILS = [{ material: MATERIAL.frame }, { material: MATERIAL.frameAcross }] as const;

/** Four walls and a floor, with a knob on the opening side. */
function drawer(
  mesh: Mesh,
  [left, front, right, back]: Corners,
  beside: boolean,
  { floor, edge }: { floor: number; edge: number },
  stone: boolean,
): void {
  const inset = beside ? [0.02, 0.16] : [0.16, 0.02];
  const wall = 0.07;
  const [l, f, r, b] = [
    left + (inset[0] as number),
    front + (inset[1] as number),
    right - (inset[0] as number),
    back - (inset[1] as number),
  ];
  const base = floor - 0.06;
  mesh.block([l, f, base], [r, b, floor], 0.01, { material: MATERIAL.tray, open: 0.8 });
  mesh.ring([l, f, base], [r, b, edge], 2, [wall, wall], stone ? 0.05 : 0.018, RAILS, { foot: 0.8 });
  // The bar between the two sides' halves.
  const [middle, depthMiddle] = [(l + r) / 2, (f + b) / 2];
  const [x, y] = beside ? [r - wall - middle, 0.02] : [0.02, b - wall - depthMiddle];
  mesh.block(
    [middle - x, depthMiddle - y, floor],
    [middle + x, depthMiddle + y, floor + 0.1],
    0.012,
    RAILS[beside ? 0 : 1],
  );
  if (edge < 0.5 || stone) return;
  const high = (floor + edge) / 2 + 0.05;
  if (!beside) knob(mesh, [middle, f, high], forwards);
  else if (middle > 0) knob(mesh, [r, depthMiddle, high], ([x, y, z]) => [z, x, y]);
  else knob(mesh, [l, depthMiddle, high], ([x, y, z]) => [-z, y, x]);
}

function knob(mesh: Mesh, origin: Vector3, turn: AxisTurn): void {
  mesh.revolve(
    [
      [0.07, 0],
      [0.07, 0.012],
      [0.035, 0.03],
      [0.035, 0.075],
      [0.075, 0.1],
      [0.09, 0.14],
      [0.075, 0.175],
      [0.035, 0.195],
      [0, 0.198],
    ],
    20,
    { material: MATERIAL.metal },
    () => 1,
    // The knob's axis points out of the drawer.
    turn,
    origin,
  );
}

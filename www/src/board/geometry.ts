/** Layout of the board in CSS pixels. Pure functions: appearance and size in, rectangles out. */

import type { BoardLook, Place, Point, Rect, Side } from "./model.js";

/** Sizes in units of one house. */
const RUN_GAP = 0.13;
const HALF_GAP = 0.42;
const FRAME = { wide: 0.34, folded: 0.2 };
/** Visible height of the box's side below its top, and of a drawer below the box. */
const FRONT = { wide: 0.2, folded: 0.15 };
const DRAWER_FRONT = 0.6;
const MARGIN = { wide: 0.16, folded: 0.08 };
const TRAY = { beside: 1.5, below: 1.06 };

interface Slots {
  /** Foot positions of the pieces. */
  points: Point[];
  scale: number;
}

export interface Geometry {
  look: BoardLook;
  width: number;
  height: number;
  /** Side of one house. */
  unit: number;
  /** The box with its frame. */
  box: Rect;
  /** The field of houses inside the frame. */
  field: Rect;
  off: Rect;
  hand: Rect | null;
  /** Visible height of the box's side, below the box. */
  front: number;
  drawerFront: number;
  /** True if the trays lie left and right of the box instead of above and below. */
  traysBeside: boolean;
  /** True if the pieces are bodies on a table: a tray then holds them side by side, as large as they fit. */
  solid?: boolean;
}

interface Extent {
  columns: number;
  rows: number;
  fieldWidth: number;
  fieldHeight: number;
  boxWidth: number;
  boxHeight: number;
  width: number;
  height: number;
  beside: boolean;
}

/** All sizes in units of a house. */
function extent(look: BoardLook, handTray: boolean): Extent {
  const { rows, columns, halfRows, halfColumns } = gridOf(look);
  const upright = look.orientation === "upright";
  const beside = look.layout === "wide" && !upright;
  const frame = FRAME[look.layout];
  const gaps = (count: number, half: number) => (count - 1) * RUN_GAP + (half ? HALF_GAP - RUN_GAP : 0);
  const fieldWidth = columns + (upright ? gaps(columns, halfColumns) : 0);
  const fieldHeight = rows + (upright ? 0 : gaps(rows, halfRows));
  const boxWidth = fieldWidth + 2 * frame;
  const boxHeight = fieldHeight + 2 * frame;
  const margin = 2 * MARGIN[look.layout];
  const trays = (handTray ? 2 : 1) * (beside ? TRAY.beside : TRAY.below);
  return {
    columns,
    rows,
    fieldWidth,
    fieldHeight,
    boxWidth,
    boxHeight,
    width: boxWidth + margin + (beside ? trays : 0),
    height: boxHeight + margin + FRONT[look.layout] * (beside ? 1 : 1 + DRAWER_FRONT) + (beside ? 0 : trays),
    beside,
  };
}

/** Aspect ratio (width divided by height) of the whole picture. */
export function aspectOf(look: BoardLook, handTray = look.handTray ?? false): number {
  const size = extent(look, handTray);
  return size.width / size.height;
}

export function measure(
  look: BoardLook,
  width: number,
  height: number,
  handTray = look.handTray ?? false,
): Geometry {
  const size = extent(look, handTray);
  const unit = Math.max(1, Math.min(width / size.width, height / size.height));
  const left = (width - size.width * unit) / 2;
  const top = (height - size.height * unit) / 2;
  const margin = MARGIN[look.layout];
  const frame = FRAME[look.layout];
  const leading = handTray ? (size.beside ? TRAY.beside : TRAY.below) : 0;
  const box = {
    x: left + (margin + (size.beside ? leading : 0)) * unit,
    y: top + (margin + (size.beside ? 0 : leading)) * unit,
    width: size.boxWidth * unit,
    height: size.boxHeight * unit,
  };
  const field = {
    x: box.x + frame * unit,
    y: box.y + frame * unit,
    width: size.fieldWidth * unit,
    height: size.fieldHeight * unit,
  };
  const tray = (size.beside ? TRAY.beside : TRAY.below) * unit;
  const turned = look.orientation === "turned";
  const after = size.beside
    ? { x: box.x + box.width, y: box.y, width: tray, height: box.height }
    : { x: box.x, y: box.y + box.height + FRONT[look.layout] * unit, width: box.width, height: tray };
  const before = size.beside ? { ...after, x: box.x - tray } : { ...after, y: box.y - tray };
  const front = FRONT[look.layout] * unit;
  const [off, hand] = turned && handTray ? [before, after] : [after, before];
  return {
    look,
    width,
    height,
    unit,
    box,
    field,
    off,
    hand: handTray ? hand : null,
    front,
    drawerFront: front * DRAWER_FRONT,
    traysBeside: size.beside,
  };
}

/** Distance from the field's edge to a row, in units. The halves of a double board are further apart. */
function runOffset(run: number, half: number): number {
  return run * (1 + RUN_GAP) + (half && run >= half ? HALF_GAP - RUN_GAP : 0);
}

/** The square of a house. */
export function houseRect(geometry: Geometry, house: number): Rect {
  const { look, field, unit } = geometry;
  const { row, column } = cellOf(look, house);
  const { halfRows, halfColumns } = gridOf(look);
  const upright = look.orientation === "upright";
  return {
    x: field.x + (upright ? runOffset(column, halfColumns) : column) * unit,
    y: field.y + (upright ? row : runOffset(row, halfRows)) * unit,
    width: unit,
    height: unit,
  };
}

export function centreOf(geometry: Geometry, house: number): Point {
  const rect = houseRect(geometry, house);
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** Foot position of a piece in a house. */
export function footOf(geometry: Geometry, house: number): Point {
  const { x, y } = centreOf(geometry, house);
  return { x, y: y + geometry.unit * 0.27 };
}

export function contains(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

/** The house at a point. The gap between two rows belongs to the nearer one. */
export function houseAtPoint(geometry: Geometry, x: number, y: number): number | null {
  const { look, field, unit } = geometry;
  if (!contains(field, x, y)) return null;
  const { rows, columns } = gridOf(look);
  const nearest = (count: number, value: number, centre: (index: number) => number) => {
    let best = 0;
    for (let index = 1; index < count; index++) {
      if (Math.abs(value - centre(index)) < Math.abs(value - centre(best))) best = index;
    }
    return best;
  };
  const rectIn = (row: number, column: number) =>
    houseRect(geometry, houseIn(look, { row, column }) as number);
  return houseIn(look, {
    row: nearest(rows, y, (row) => rectIn(row, 0).y + unit / 2),
    column: nearest(columns, x, (column) => rectIn(0, column).x + unit / 2),
  });
}

/** The inner part of a tray. */
export function trayInside(geometry: Geometry, tray: Rect): Rect {
  return expanded(tray, -geometry.unit * 0.12);
}

/** The part of a 3-D drawer that its walls and the box do not hide. */
function visiblePart({ unit, traysBeside, box }: Geometry, tray: Rect): Rect {
  const inner = expanded(tray, -unit * 0.09);
  const hidden = traysBeside ? unit * 0.2 : 0;
  return { ...inner, x: inner.x + (tray.x > box.x ? hidden : 0), width: inner.width - hidden };
}

/** One side's half of a tray: White above or left, Black below or right. */
export function trayHalf(geometry: Geometry, tray: Rect, side: Side): Rect {
  const inside = expanded(trayInside(geometry, tray), -geometry.unit * 0.1);
  const across = geometry.solid ? visiblePart(geometry, tray) : inside;
  const second = side === "black" ? 1 : 0;
  // Keeps clear of the bar between the halves.
  const gap = geometry.unit * 0.07;
  const length = (geometry.traysBeside ? inside.height : inside.width) / 2 - gap;
  const start = second * (length + 2 * gap);
  return geometry.traysBeside
    ? { ...across, y: inside.y + start, height: length }
    : { ...across, x: inside.x + start, width: length };
}

/** How far a piece's picture extends above and below its foot, in piece sizes. */
const PIECE = { above: 0.7, below: 0.16, width: 0.66, near: 0.72 };
/** The same for a 3-D piece: the floor space it needs. */
const BODY = { above: 0.6, below: 0.06, width: 0.66, near: 0.9 };

/**
 * Positions for `count` pieces in a rectangle, as large as they fit. Rows may overlap slightly, like people in a group
 * photo.
 */
export function slotsIn(geometry: Geometry, rect: Rect, count: number): Slots {
  const places = Math.max(1, count);
  const { above, below, width, near } = geometry.solid ? BODY : PIECE;
  const tall = above + below;
  let best = { columns: 1, rows: places, size: 0 };
  for (let columns = 1; columns <= places; columns++) {
    const rows = Math.ceil(places / columns);
    const size = Math.min(rect.width / columns / width, rect.height / (tall + (rows - 1) * tall * near));
    if (size > best.size * 1.01) best = { columns, rows, size };
  }
  const size = Math.min(best.size * 0.95, geometry.unit * 0.8);
  const stepX = Math.min(rect.width / best.columns, size * width * 1.35);
  const stepY = Math.min((rect.height - tall * size) / Math.max(1, best.rows - 1), size * tall * 1.1);
  const left = rect.x + (rect.width - stepX * best.columns) / 2;
  const top = rect.y + (rect.height - stepY * (best.rows - 1) - tall * size) / 2 + above * size;
  const points = Array.from({ length: places }, (_, index) => ({
    x: left + ((index % best.columns) + 0.5) * stepX,
    y: top + Math.floor(index / best.columns) * stepY,
  }));
  return { points, scale: size / geometry.unit };
}

// ---- Assignment of houses to picture cells for every layout. Pure, and shared with the page's grid.

export type TrackLook = Pick<BoardLook, "houses" | "layout" | "orientation">;
interface Cell {
  row: number;
  column: number;
}

interface TrackGrid {
  rows: number;
  columns: number;
  /** Number of rows before the gap between the halves of a double board; 0 on a single board. */
  halfRows: number;
  /** True if the halves of a double board lie side by side. */
  halfColumns: number;
}

function runLength(look: TrackLook): number {
  return look.layout === "folded" && look.orientation !== "upright" ? 6 : 10;
}

export function gridOf(look: TrackLook): TrackGrid {
  const length = runLength(look);
  const runs = look.houses / length;
  const half = look.houses === 60 ? runs / 2 : 0;
  if (look.orientation === "upright") return { rows: length, columns: runs, halfRows: 0, halfColumns: half };
  return { rows: runs, columns: length, halfRows: half, halfColumns: 0 };
}

/** The track is boustrophedon: every second row runs backwards. */
export function cellOf(look: TrackLook, house: number): Cell {
  const length = runLength(look);
  const run = Math.floor((house - 1) / length);
  const along = (house - 1) % length;
  const step = run % 2 === 0 ? along : length - 1 - along;
  if (look.orientation === "upright") return { row: step, column: run };
  if (look.orientation === "turned")
    return { row: look.houses / length - 1 - run, column: length - 1 - step };
  return { row: run, column: step };
}

export function houseIn(look: TrackLook, cell: Cell): number | null {
  const { rows, columns } = gridOf(look);
  if (cell.row < 0 || cell.column < 0 || cell.row >= rows || cell.column >= columns) return null;
  const length = runLength(look);
  let run = cell.row;
  let step = cell.column;
  if (look.orientation === "upright") [run, step] = [cell.column, cell.row];
  if (look.orientation === "turned")
    [run, step] = [look.houses / length - 1 - cell.row, length - 1 - cell.column];
  return run * length + (run % 2 === 0 ? step : length - 1 - step) + 1;
}

/** Houses in display order: row by row from the top, left to right. */
export function visualRows(look: TrackLook): number[][] {
  const { rows, columns } = gridOf(look);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => houseIn(look, { row, column }) as number),
  );
}

/** The houses on a piece's way between two houses, including both. */
export function walk(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

/** True if the next house lies in another row. */
export function isTurn(look: TrackLook, house: number): boolean {
  return house < look.houses && house % runLength(look) === 0;
}

/** The rectangle in which a place reacts to the pointer. In the hand tray, only the mover's half. */
export function placeRect(geometry: Geometry, place: Place, turn: Side | null): Rect | null {
  if (typeof place === "number") return houseRect(geometry, place);
  if (place === "off") return trayInside(geometry, geometry.off);
  if (!geometry.hand) return null;
  return turn ? trayHalf(geometry, geometry.hand, turn) : trayInside(geometry, geometry.hand);
}

/** Runs of consecutive numbers, ascending: 3, 1, 2, 7 gives 1, 2, 3 and 7. */
export function runs(numbers: readonly number[]): number[][] {
  const lines: number[][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const line = lines.at(-1);
    if (line && line.at(-1) === number - 1) line.push(number);
    else lines.push([number]);
  }
  return lines;
}

/**
 * A line along the lower edges of a run of houses, on the outer side of turns, with both ends bent up. `edge` is the
 * distance from their centres.
 */
export function bracket(geometry: Geometry, line: readonly number[], edge = 0.43): Point[] {
  const { unit, look, field } = geometry;
  const low = unit * edge;
  const side = unit * (edge + 0.01);
  const centres = line.map((house) => centreOf(geometry, house));
  const path: Point[] = [];
  centres.forEach(({ x, y }, index) => {
    const before = centres[index - 1];
    const upright = before && Math.abs(before.x - x) < unit * 0.5;
    if (before && upright) {
      const outer = look.orientation === "upright" || x > field.x + field.width / 2 ? side : -side;
      path.push({ x: x + outer, y: before.y + low }, { x: x + outer, y: y + low });
    }
    path.push({ x, y: y + low });
  });
  const first = centres[0] as Point;
  const last = centres.at(-1) as Point;
  const reach = (end: Point, inner: Point | undefined): Point => {
    const away = inner && Math.abs(inner.x - end.x) > unit * 0.5 ? Math.sign(end.x - inner.x) : 0;
    return { x: end.x + away * unit * 0.33, y: end.y + low };
  };
  const head = line.length > 1 ? reach(first, centres[1]) : { x: first.x - unit * 0.33, y: first.y + low };
  const tail = line.length > 1 ? reach(last, centres.at(-2)) : { x: first.x + unit * 0.33, y: first.y + low };
  const bend = unit * 0.1;
  return [{ x: head.x, y: head.y - bend }, head, ...path, tail, { x: tail.x, y: tail.y - bend }];
}

/** The band of coloured blocks in the frame, and its outer edge. */
export function frameBand({ box, field }: Geometry): { outer: Rect; band: number } {
  const bar = field.y - box.y;
  return { outer: expanded(field, bar * 0.76), band: bar * 0.34 };
}

/** Expands the rectangle on every side, or shrinks it by a negative amount. */
export function expanded(rect: Rect, amount: number): Rect {
  return {
    x: rect.x - amount,
    y: rect.y - amount,
    width: rect.width + 2 * amount,
    height: rect.height + 2 * amount,
  };
}

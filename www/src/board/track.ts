/** Which house lies in which cell of the picture, for every layout. Pure; the page's grid uses it too. */
import type { BoardLook } from "./model.js";

export type TrackLook = Pick<BoardLook, "houses" | "layout" | "orientation">;
export interface Cell {
  row: number;
  column: number;
}

export interface TrackGrid {
  rows: number;
  columns: number;
  /** Rows after which the double board's two halves meet; 0 on a single board. */
  halfRows: number;
  /** The double board's halves lie beside each other instead. */
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

/** The track runs to and fro: every second run goes backwards. */
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

/** The houses as they are seen, row by row from the top, each row from the left. */
export function visualRows(look: TrackLook): number[][] {
  const { rows, columns } = gridOf(look);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => houseIn(look, { row, column }) as number),
  );
}

/** The houses a piece walks over from one to another, both ends included. */
export function walk(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

/** House → next house turns into another run here. */
export function isTurn(look: TrackLook, house: number): boolean {
  return house < look.houses && house % runLength(look) === 0;
}

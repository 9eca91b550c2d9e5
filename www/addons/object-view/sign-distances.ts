/**
 * Signed distance fields of the signs, so that carved edges stay crisp at any size: Green, "Improved Alpha-Tested
 * Magnification" (2007). Distances are short, so each segment of an outline updates only the pixels near it.
 */

import type { BoardModel, Mark } from "../../src/board/model.js";
import { signsOf } from "../shared/marks.js";
import type { Outlines } from "../shared/sign-outlines.js";
import { CELL, marksOn, ROW, SIZE } from "./box-mesh.js";

/** Larger distances, as a share of a house, are clamped. */
const MAX_DISTANCE = 0.06;

/** One byte per pixel: 128 on the outline, more inside. */
export function signDistances(marks: BoardModel["marks"], outlines: Outlines): Uint8Array {
  const bytes = new Uint8Array(SIZE * SIZE);
  marksOn(marks).forEach((mark, index) => {
    const cell = cellDistances(outlineOf(mark, outlines));
    const [left, top] = [(index % ROW) * CELL, Math.floor(index / ROW) * CELL];
    for (let y = 0; y < CELL; y++)
      bytes.set(cell.subarray(y * CELL, (y + 1) * CELL), (top + y) * SIZE + left);
  });
  return bytes;
}

/** A straight segment of an outline, from start to end in pixels of a cell. */
type Line = readonly [x: number, y: number, toX: number, toY: number];

/** Number of segments per curve; no curve is longer than a few pixels. */
const BENDS = 4;

/**
 * The outline of a mark, centred in its cell. Computed instead of drawn, because browsers may add noise when a canvas
 * is read.
 */
function outlineOf(mark: Mark, outlines: Outlines): Line[] {
  const { outline, count, isStroke } = signsOf(mark, outlines);
  const { width, height, path } = outline;
  const step = width + (isStroke ? 54 : -8);
  const whole = step * (count - 1) + width;
  const scale = Math.min(
    (CELL * (count > 1 ? 0.8 : 0.66)) / whole,
    (CELL * (isStroke ? 0.46 : 0.6)) / height,
  );
  const pieces: Line[] = [];
  for (let index = 0; index < count; index++) {
    const left = (CELL - whole * scale) / 2 + index * step * scale;
    const top = (CELL - height * scale) / 2 + CELL * 0.03;
    const lines = linesOf(path).map((line) =>
      line.map((value, index) => (index % 2 ? top : left) + value * scale),
    );
    pieces.push(...(lines as unknown as Line[]));
  }
  return pieces;
}

/** The segments of a sign's path: `M` absolute, `h`, `v`, `l`, `q` relative, and `z`. */
function linesOf(path: string): number[][] {
  const lines: number[][] = [];
  let [x, y, firstX, firstY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    lines.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  for (const [, letter, values] of path.matchAll(/([Mhvlqz])([^Mhvlqz]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (values?.match(/-?\d+/g) ?? []).map(Number);
    if (letter === "M") [x, y, firstX, firstY] = [a, b, a, b];
    else if (letter === "h") lineTo(x + a, y);
    else if (letter === "v") lineTo(x, y + a);
    else if (letter === "l") lineTo(x + a, y + b);
    else if (letter === "z") lineTo(firstX, firstY);
    else {
      const [fromX, fromY] = [x, y];
      for (let bend = 1; bend <= BENDS; bend++) {
        const t = bend / BENDS;
        const [over, to] = [2 * t * (1 - t), t * t];
        lineTo(fromX + over * a + to * c, fromY + over * b + to * d);
      }
    }
  }
  return lines;
}

function cellDistances(outline: readonly Line[]): Uint8ClampedArray {
  const reach = MAX_DISTANCE * CELL;
  // Squared distances.
  const nearest = new Float32Array(CELL * CELL).fill(reach * reach);
  // Winding number at each pixel's centre, stored as the changes at crossings from left to right.
  const winding = new Int8Array(CELL * CELL);
  for (const [x, y, toX, toY] of outline) {
    const [width, height] = [toX - x, toY - y];
    const length = width * width + height * height || 1;
    const within = (low: number, high: number) =>
      [Math.max(0, Math.floor(low - reach)), Math.min(CELL - 1, Math.ceil(high + reach))] as const;
    const [left, right] = within(Math.min(x, toX), Math.max(x, toX));
    const [top, bottom] = within(Math.min(y, toY), Math.max(y, toY));
    for (let row = top; row <= bottom; row++) {
      const middle = row + 0.5 - y;
      for (let column = left; column <= right; column++) {
        const over = column + 0.5 - x;
        const along = Math.min(1, Math.max(0, (over * width + middle * height) / length));
        const index = row * CELL + column;
        const far = (over - along * width) ** 2 + (middle - along * height) ** 2;
        nearest[index] = Math.min(nearest[index] as number, far);
      }
      if (middle >= Math.min(0, height) && middle < Math.max(0, height)) {
        const crossing = Math.max(0, Math.ceil(x + (middle / height) * width - 0.5));
        if (crossing < CELL) {
          const index = row * CELL + crossing;
          winding[index] = (winding[index] as number) + (height > 0 ? 1 : -1);
        }
      }
    }
  }
  let turns = 0;
  return Uint8ClampedArray.from(nearest, (square, index) => {
    turns = (index % CELL === 0 ? 0 : turns) + (winding[index] as number);
    return 127.5 * (1 + ((turns ? 1 : -1) * Math.sqrt(square)) / reach);
  });
}

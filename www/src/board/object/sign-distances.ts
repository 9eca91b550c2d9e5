/**
 * The signs of a board as distances to their outlines, so that a cut is crisp at any size: Green, "Improved Alpha-Tested
 * Magnification" (2007); distances by Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions" (2012).
 */
import type { BoardModel, MarkName } from "../model.js";
import { MARKS } from "../textures/marks.js";
import { OUTLINES } from "../textures/sign-outlines.js";
import { CELL, ROW, SIZE, signsOf } from "./box-mesh.js";

/** Distances beyond this share of a house are all the same. */
const REACH = 0.06;

/** One byte a pixel: 128 on the outline, more inside. */
export function distances(marks: BoardModel["marks"]): Uint8Array {
  const bytes = new Uint8Array(SIZE * SIZE);
  signsOf(marks).forEach((name, index) => {
    const cell = cellDistances(coverage(name));
    const [left, top] = [(index % ROW) * CELL, Math.floor(index / ROW) * CELL];
    for (let y = 0; y < CELL; y++)
      bytes.set(cell.subarray(y * CELL, (y + 1) * CELL), (top + y) * SIZE + left);
  });
  return bytes;
}

/** How much of each pixel the sign covers, 0 to 255. */
function coverage(name: MarkName): Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = CELL;
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  const [sign, count] = MARKS[name];
  const { width, height, path } = OUTLINES[sign];
  const stroke = sign === "stroke";
  const step = width + (stroke ? 54 : -8);
  const whole = step * (count - 1) + width;
  const scale = Math.min((CELL * (count > 1 ? 0.8 : 0.66)) / whole, (CELL * (stroke ? 0.46 : 0.6)) / height);
  context.translate((CELL - whole * scale) / 2, (CELL - height * scale) / 2 + CELL * 0.03);
  context.scale(scale, scale);
  const outline = new Path2D(path);
  for (let index = 0; index < count; index++) {
    context.fill(outline);
    context.translate(step, 0);
  }
  const { data } = context.getImageData(0, 0, CELL, CELL);
  return data.filter((_, index) => index % 4 === 3);
}

function cellDistances(covered: Uint8ClampedArray): Uint8Array {
  const far = 1e9;
  const outside = new Float64Array(CELL * CELL);
  const inside = new Float64Array(CELL * CELL);
  covered.forEach((value, index) => {
    // On the edge itself a pixel's coverage says how far the outline is from its middle.
    const edge = 0.5 - value / 255;
    outside[index] = value === 0 ? far : Math.max(0, edge) ** 2;
    inside[index] = value === 255 ? far : Math.max(0, -edge) ** 2;
  });
  transform(outside);
  transform(inside);
  return Uint8Array.from(covered, (_, index) => {
    const distance = (Math.sqrt(outside[index] as number) - Math.sqrt(inside[index] as number)) / CELL;
    return Math.round(255 * Math.min(1, Math.max(0, 0.5 - distance / (2 * REACH))));
  });
}

/** Squared distances to the nearest pixel, in place: columns, then rows. */
function transform(grid: Float64Array): void {
  for (let at = 0; at < CELL; at++) line(grid, at, CELL);
  for (let at = 0; at < CELL; at++) line(grid, at * CELL, 1);
}

/** The lower envelope of parabolas along a line. */
function line(grid: Float64Array, start: number, step: number): void {
  const values = Float64Array.from({ length: CELL }, (_, index) => grid[start + index * step] as number);
  const roots = new Int32Array(CELL);
  const borders = new Float64Array(CELL + 1);
  let top = 0;
  borders[0] = Number.NEGATIVE_INFINITY;
  borders[1] = Number.POSITIVE_INFINITY;
  const cut = (a: number, b: number) =>
    ((values[b] as number) + b * b - (values[a] as number) - a * a) / (2 * (b - a));
  for (let index = 1; index < CELL; index++) {
    let at = cut(roots[top] as number, index);
    while (top > 0 && at <= (borders[top] as number)) at = cut(roots[--top] as number, index);
    roots[++top] = index;
    borders[top] = at;
    borders[top + 1] = Number.POSITIVE_INFINITY;
  }
  for (let index = 0, which = 0; index < CELL; index++) {
    while ((borders[which + 1] as number) < index) which++;
    const root = roots[which] as number;
    grid[start + index * step] = (index - root) ** 2 + (values[root] as number);
  }
}

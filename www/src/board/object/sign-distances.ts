/**
 * The signs of a board as distances to their outlines, so that a cut is crisp at any size: Green, "Improved Alpha-Tested
 * Magnification" (2007). Distances are short, so each pixel on an outline tells those around it how far it is.
 */
import type { BoardModel, Mark } from "../model.js";
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
function coverage(name: Mark): Uint8ClampedArray {
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

function cellDistances(covered: Uint8ClampedArray): Uint8ClampedArray {
  const reach = REACH * CELL;
  const nearest = new Float32Array(CELL * CELL).fill(reach);
  covered.forEach((value, index) => {
    // The outline runs through what is covered in part, and along what is covered beside what is not.
    if (value === 0 || (value === 255 && [1, -1, CELL, -CELL].every((step) => covered[index + step]))) return;
    // How far outside of it the pixel's middle is, as its coverage says.
    const out = 0.5 - value / 255;
    for (let y = -8; y <= 8; y++)
      for (let x = -8; x <= 8; x++) {
        const at = index + y * CELL + x;
        const far = Math.hypot(x, y) + ((covered[at] as number) < 128 ? out : -out);
        nearest[at] = Math.min(nearest[at] as number, far);
      }
  });
  return covered.map(
    (value, index) => 127.5 * (1 + ((value < 128 ? -1 : 1) * (nearest[index] as number)) / reach),
  );
}

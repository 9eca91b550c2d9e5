/** The four-sided die. */

import type { Point } from "./model.js";
import { darker, fade, type Palette } from "./palette.js";
import type { Context } from "./shapes.js";

/** Seen from above the front edge. Points on the front face show the value. */
export function drawDie(
  context: Context,
  centre: Point,
  size: number,
  turn: number,
  lift: number,
  value: number | null,
  palette: Palette,
): void {
  const { light, fill, dark, edge } = palette.white;
  const raise = lift * size;
  context.save();
  context.translate(centre.x + raise * 0.3, centre.y + size * 0.42 + raise * 0.2);
  context.scale(1, 0.3);
  context.beginPath();
  context.arc(size * 0.12, 0, size * 0.62, 0, 7);
  const shade = context.createRadialGradient(size * 0.12, 0, 0, size * 0.12, 0, size * 0.62);
  shade.addColorStop(0, fade("#000000", 0.5));
  shade.addColorStop(1, fade("#000000", 0));
  context.fillStyle = shade;
  context.fill();
  context.restore();

  context.save();
  context.translate(centre.x, centre.y - raise);
  context.rotate(turn);
  const apex = { x: 0.06 * size, y: -0.52 * size };
  const left = { x: -0.56 * size, y: 0.36 * size };
  const front = { x: 0.26 * size, y: 0.5 * size };
  const right = { x: 0.6 * size, y: 0.2 * size };
  face(
    context,
    [apex, left, front],
    palette.plain ? fill : gradient(context, apex, left, light, fill),
    edge,
    size,
  );
  face(
    context,
    [apex, front, right],
    palette.plain ? fill : gradient(context, front, right, dark, darker(dark, 0.25)),
    edge,
    size,
  );
  const middle = {
    x: (apex.x + left.x + front.x) / 3 - size * 0.01,
    y: (apex.y + left.y + front.y) / 3 + size * 0.03,
  };
  for (const [x, y] of POINTS[value ?? 0] ?? []) {
    context.beginPath();
    context.arc(middle.x + x * size, middle.y + y * size, size * 0.062, 0, 7);
    context.fillStyle = edge;
    context.fill();
  }
  context.restore();
}

const POINTS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-0.11, 0.05],
    [0.09, 0.08],
  ],
  [
    [0.02, -0.12],
    [-0.12, 0.1],
    [0.09, 0.13],
  ],
  [
    [0.02, -0.16],
    [-0.02, 0.02],
    [-0.18, 0.12],
    [0.11, 0.16],
  ],
];

function gradient(context: Context, from: Point, to: Point, start: string, end: string): CanvasGradient {
  const colours = context.createLinearGradient(from.x, from.y, to.x, to.y);
  colours.addColorStop(0, start);
  colours.addColorStop(1, end);
  return colours;
}

function face(
  context: Context,
  corners: readonly Point[],
  fill: string | CanvasGradient,
  edge: string,
  size: number,
): void {
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1.25, size * 0.025);
  context.lineJoin = "round";
  context.stroke();
}

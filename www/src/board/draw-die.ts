/** The die of four or of six sides. */

import type { Point } from "./model.js";
import { darker, fade, type Palette } from "./palette.js";
import type { Context } from "./shapes.js";

/** Seen from above the front edge, or from above a cube. A number on the face shows the value. */
export function drawDie(
  context: Context,
  centre: Point,
  size: number,
  turn: number,
  lift: number,
  value: number | null,
  palette: Palette,
  six: boolean,
): void {
  const { light, fill, edge } = palette.white;
  const raise = lift * size;
  context.save();
  context.translate(centre.x + raise * 0.3, centre.y + size * 0.42 + raise * 0.2);
  context.scale(1, 0.3);
  context.beginPath();
  context.arc(size * 0.12, 0, size * 0.5, 0, 7);
  context.fillStyle = fade("#000000", 0.25);
  context.fill();
  context.restore();

  context.save();
  context.translate(centre.x, centre.y - raise);
  context.rotate(turn);
  if (six) {
    const far = { x: -0.44 * size, y: -0.44 * size };
    const near = { x: 0.44 * size, y: 0.44 * size };
    const filled = palette.plain ? fill : gradient(context, far, near, light, fill);
    face(context, [far, { x: near.x, y: far.y }, near, { x: far.x, y: near.y }], filled, edge, size);
  } else pyramid(context, size, palette);
  // The number on the front face.
  context.font = `700 ${size * 0.42}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = edge;
  context.fillText(`${value ?? ""}`, six ? 0 : -0.09 * size, six ? 0 : 0.16 * size);
  context.restore();
}

function pyramid(context: Context, size: number, palette: Palette): void {
  const { light, fill, dark, edge } = palette.white;
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
}

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

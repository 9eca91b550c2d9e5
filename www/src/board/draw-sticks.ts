/** Half-round throwing sticks, light flat side or dark round back up, and the four-sided die. */
import { darker, fade, lighter } from "./colour.js";
import type { Point } from "./model.js";
import type { Palette } from "./palette.js";
import { seeded } from "./random.js";
import type { Context } from "./shapes.js";
import type { StickPose, TrayShape } from "./sticks-motion.js";

export function drawStick(
  context: Context,
  pose: StickPose,
  shape: TrayShape,
  palette: Palette,
  index: number,
): void {
  const { length, thickness } = shape;
  const facing = Math.cos(pose.roll);
  // On its edge a half-round stick is about half as wide as on its face.
  const width = thickness * (0.55 + 0.45 * Math.abs(facing));
  const raise = pose.lift * length;
  context.save();
  context.translate(pose.x + thickness * 0.1 + raise * 0.2, pose.y + thickness * 0.14 + raise * 0.1);
  context.rotate(pose.angle);
  outline(context, length, width);
  const { a, b } = context.getTransform();
  context.fillStyle = fade("#000000", 0.34 / (1 + pose.lift * 3));
  context.shadowColor = fade("#000000", 0.5 / (1 + pose.lift * 3));
  context.shadowBlur = thickness * (0.35 + pose.lift * 2) * Math.hypot(a, b);
  context.fill();
  context.restore();

  context.save();
  context.translate(pose.x, pose.y - raise);
  context.rotate(pose.angle);
  if (facing >= 0) lightSide(context, length, width, palette, index);
  else darkSide(context, length, width, palette, pose.angle);
  context.restore();
}

/** Nearly straight, a little slimmer towards the rounded ends. */
function outline(context: Context, length: number, width: number): void {
  const half = length / 2;
  const side = width / 2;
  const tip = side * 0.78;
  context.beginPath();
  context.moveTo(-tip, -half + tip);
  context.bezierCurveTo(-tip, -half - tip * 0.32, tip, -half - tip * 0.32, tip, -half + tip);
  context.quadraticCurveTo(side * 1.06, 0, tip, half - tip);
  context.bezierCurveTo(tip, half + tip * 0.32, -tip, half + tip * 0.32, -tip, half - tip);
  context.quadraticCurveTo(-side * 1.06, 0, -tip, -half + tip);
  context.closePath();
}

function lightSide(context: Context, length: number, width: number, palette: Palette, index: number): void {
  const { light, fill, edge } = palette.white;
  outline(context, length, width);
  if (palette.plain) {
    context.fillStyle = fill;
  } else {
    const plane = context.createLinearGradient(-width / 2, -length / 2, width / 2, length / 2);
    plane.addColorStop(0, light);
    plane.addColorStop(0.6, fill);
    plane.addColorStop(1, darker(fill, 0.1));
    context.fillStyle = plane;
  }
  context.fill();
  context.save();
  context.clip();
  if (!palette.plain) fibres(context, length, width, fill, index);
  for (const share of [-0.36, -0.33, 0.33, 0.36])
    band(context, share * length, width, fade(edge, 0.7), length * 0.007);
  context.restore();
  outline(context, length, width);
  context.lineWidth = Math.max(1.25, width * 0.06);
  context.strokeStyle = palette.plain ? edge : fade(edge, 0.85);
  context.stroke();
  if (palette.plain) return;
  // The flat face has a worn, lit rim.
  outline(context, length - width * 0.3, width * 0.74);
  context.lineWidth = Math.max(0.75, width * 0.04);
  context.strokeStyle = fade(edge, 0.22);
  context.stroke();
}

function fibres(context: Context, length: number, width: number, colour: string, index: number): void {
  const random = seeded(31 + index);
  for (let line = 0; line < 14; line++) {
    const x = (random() - 0.5) * width;
    const start = (random() - 0.6) * length;
    context.beginPath();
    context.moveTo(x, start);
    context.lineTo(x + (random() - 0.5) * width * 0.08, start + length * (0.2 + random() * 0.5));
    context.strokeStyle = fade(darker(colour, 0.5), 0.08 + random() * 0.14);
    context.lineWidth = Math.max(0.5, width * 0.025);
    context.stroke();
  }
}

function band(context: Context, y: number, width: number, colour: string, thickness: number): void {
  context.beginPath();
  context.moveTo(-width, y);
  context.lineTo(width, y);
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, thickness);
  context.stroke();
}

/** A rounded back: light runs along it on the side that looks up and left. */
function darkSide(context: Context, length: number, width: number, palette: Palette, angle: number): void {
  const { light, fill, dark, edge } = palette.black;
  outline(context, length, width);
  if (palette.plain) {
    context.fillStyle = fill;
  } else {
    const lit = 0.5 - 0.2 * Math.sign(Math.cos(angle));
    const round = context.createLinearGradient(-width / 2, 0, width / 2, 0);
    round.addColorStop(0, fill);
    round.addColorStop(lit, lighter(light, 0.12));
    round.addColorStop(Math.min(0.98, lit + 0.16), fill);
    round.addColorStop(1, dark);
    context.fillStyle = round;
  }
  context.fill();
  context.save();
  context.clip();
  for (const share of [-0.36, -0.325, 0.325, 0.36])
    arcBand(context, share * length, width, palette.inlay, length * 0.01);
  for (const share of [-0.06, 0, 0.06])
    arcBand(context, share * length, width, fade(palette.inlay, 0.8), length * 0.008);
  context.restore();
  outline(context, length, width);
  context.lineWidth = Math.max(1.25, width * 0.06);
  context.strokeStyle = palette.plain ? edge : fade(palette.white.fill, 0.5);
  context.stroke();
}

function arcBand(context: Context, y: number, width: number, colour: string, thickness: number): void {
  context.beginPath();
  context.moveTo(-width / 2, y);
  context.quadraticCurveTo(0, y - width * 0.14, width / 2, y);
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, thickness);
  context.stroke();
}

/** A four-sided die seen from above its front edge; the value stands in points on the face in front. */
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

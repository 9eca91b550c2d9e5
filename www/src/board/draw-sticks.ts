/** Half-round throwing sticks, light flat side or dark round back up, and the four-sided die. */
import { darker, fade, lighter } from "./colour.js";
import { finishing } from "./finish.js";
import { Layer } from "./layer.js";
import type { Point } from "./model.js";
import type { Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import type { StickPose, TrayShape } from "./sticks-motion.js";

/** Room around a stick's picture for ears and soft shadows, in thicknesses. */
const ROOM = 0.9;

/** The sticks, each face painted once and then stamped: in the air only turned and narrowed. */
export class StickSprites {
  private readonly faces = Array.from({ length: 8 }, () => new Layer());
  private readonly shadow = new Layer();
  private shape: TrayShape | null = null;

  /** `key` names what the palette and the finish make of them. */
  prepare(shape: TrayShape, palette: Palette, density: number, key: string): void {
    this.shape = shape;
    const { length, thickness } = shape;
    const [width, height] = this.size(shape);
    const centred = (draw: (context: Context) => void) => (context: Context) => {
      context.translate(width / 2, height / 2);
      draw(context);
    };
    this.faces.forEach((layer, index) => {
      const draw = index % 2 === 0 ? lightSide : darkSide;
      const painter = centred((context) => draw(context, length, thickness, palette, index >> 1));
      layer.paint(key, width, height, density, painter);
    });
    this.shadow.paint(
      key,
      width,
      height,
      density,
      centred((context) => {
        outline(context, length, thickness);
        context.fillStyle = fade("#000000", 0.4);
        context.shadowColor = fade("#000000", 0.6);
        context.shadowBlur = thickness * 0.4 * density;
        context.fill();
      }),
    );
  }

  draw(context: Context, pose: StickPose, index: number): void {
    const { shape } = this;
    if (!shape) return;
    const { length, thickness } = shape;
    const facing = Math.cos(pose.roll);
    // On its edge a half-round stick is about half as wide as on its face.
    const narrowed = 0.55 + 0.45 * Math.abs(facing);
    const raise = pose.lift * length;
    context.globalAlpha = 1 / (1 + pose.lift * 2.5);
    const [shadowX, shadowY] = [thickness * 0.12 + raise * 0.2, thickness * 0.16 + raise * 0.1];
    this.stamp(context, this.shadow, { ...pose, x: pose.x + shadowX, y: pose.y + shadowY }, narrowed);
    context.globalAlpha = 1;
    const face = this.faces[index * 2 + (facing >= 0 ? 0 : 1)];
    if (face) this.stamp(context, face, { ...pose, y: pose.y - raise }, narrowed);
  }

  private stamp(context: Context, layer: Layer, { x, y, angle }: StickPose, narrowed: number): void {
    const [width, height] = this.size(this.shape as TrayShape);
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.scale(narrowed, 1);
    context.drawImage(layer.canvas, -width / 2, -height / 2, width, height);
    context.restore();
  }

  private size({ length, thickness }: TrayShape): [width: number, height: number] {
    return [thickness * (1 + 2 * ROOM), length + 2 * ROOM * thickness];
  }
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
  finished(context, length, width, palette, index, true, edge);
}

/** A rounded back: light runs along it on the side that looks up and left. */
function darkSide(context: Context, length: number, width: number, palette: Palette, index: number): void {
  const { light, fill, dark, edge } = palette.black;
  outline(context, length, width);
  if (palette.plain) {
    context.fillStyle = fill;
  } else {
    const round = context.createLinearGradient(-width / 2, 0, width / 2, 0);
    round.addColorStop(0, fill);
    round.addColorStop(0.3, lighter(light, 0.12));
    round.addColorStop(0.46, fill);
    round.addColorStop(1, dark);
    context.fillStyle = round;
  }
  finished(
    context,
    length,
    width,
    palette,
    index,
    false,
    palette.plain ? edge : fade(palette.white.fill, 0.5),
  );
}

/** Filled as it was set up, with its edge, and carved. */
function finished(
  context: Context,
  length: number,
  width: number,
  palette: Palette,
  index: number,
  light: boolean,
  edge: string,
): void {
  context.fill();
  context.lineWidth = Math.max(1.25, width * 0.06);
  context.strokeStyle = edge;
  context.stroke();
  finishing()?.carve(context, length, width, palette, index, light);
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

/** Limestone as in the slabs of Cyprus: a rough slab with hollows pecked by a pointed tool. */

import type { PaintedSurface } from "../../src/board/materials.js";
import type { Point, Rect } from "../../src/board/model.js";
import { darker, fade, lighter } from "../../src/board/palette.js";
import { type Context, innerShade, seeded, slope } from "../../src/board/shapes.js";
import { texture } from "./textures.js";

/** A closed smooth curve through the midpoints between the points. */
function smooth(context: Context, points: readonly Point[], shiftX = 0, shiftY = 0): void {
  context.beginPath();
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    const middle = { x: (point.x + next.x) / 2 + shiftX, y: (point.y + next.y) / 2 + shiftY };
    if (index === 0) context.moveTo(middle.x, middle.y);
    else context.quadraticCurveTo(point.x + shiftX, point.y + shiftY, middle.x, middle.y);
  });
  const [first, second] = points as [Point, Point];
  context.quadraticCurveTo(
    first.x + shiftX,
    first.y + shiftY,
    (first.x + second.x) / 2 + shiftX,
    (first.y + second.y) / 2 + shiftY,
  );
  context.closePath();
}

/** Along a rectangle's sides, slightly uneven, with worn corners. */
function roughEdge(rect: Rect, step: number, rough: number, random: () => number): Point[] {
  const corners: Point[] = [
    { x: rect.x, y: rect.y },
    { x: rect.x + rect.width, y: rect.y },
    { x: rect.x + rect.width, y: rect.y + rect.height },
    { x: rect.x, y: rect.y + rect.height },
  ];
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(2, Math.round(length / step));
    const [alongX, alongY] = [(to.x - from.x) / length, (to.y - from.y) / length];
    return Array.from({ length: steps }, (_, index) => {
      const share = (index + 0.25 + random() * 0.5) / steps;
      // Displaces inwards only, because the slab has no space beyond its rectangle.
      const inwards = random() ** 2 * rough;
      return {
        x: from.x + alongX * length * share - alongY * inwards,
        y: from.y + alongY * length * share + alongX * inwards,
      };
    });
  });
}

export function slab(context: Context, surface: PaintedSurface, front: number): void {
  const { rect: top, colour, unit, seed } = surface;
  const random = seeded(seed);
  const edge = roughEdge(top, unit * 0.34, unit * 0.075, random);
  const side = darker(colour, 0.34);
  smooth(context, edge, 0, front);
  context.save();
  context.shadowColor = fade("#000000", 0.5);
  const density = context.getTransform().a;
  context.shadowBlur = unit * 0.16 * density;
  context.shadowOffsetX = unit * 0.03 * density;
  context.shadowOffsetY = unit * 0.05 * density;
  context.fillStyle = side;
  context.fill();
  context.restore();
  context.save();
  smooth(context, edge, 0, front);
  context.clip();
  const whole = { ...top, height: top.height + front };
  texture(context, "stone", { rect: whole, colour: side, unit, seed: seed + 1 });
  context.restore();

  context.save();
  smooth(context, edge);
  context.clip();
  context.fillStyle = slope(context, top, [lighter(colour, 0.16), colour, darker(colour, 0.1)]);
  context.fillRect(top.x, top.y, top.width, top.height);
  stains(context, surface, random);
  texture(context, "stone", { ...surface, seed: seed + 2 });
  cracks(context, surface, random);
  // The worn edge is light above and dark below.
  context.lineWidth = unit * 0.09;
  smooth(context, edge, -unit * 0.012, -unit * 0.012);
  context.strokeStyle = fade(darker(colour, 0.5), 0.3);
  context.stroke();
  smooth(context, edge, unit * 0.03, unit * 0.03);
  context.lineWidth = unit * 0.06;
  context.strokeStyle = fade("#fffaf0", 0.28);
  context.stroke();
  context.restore();
}

/** Broad, soft, irregular patches of iron stain and of wear from hands. */
function stains(context: Context, { rect, colour, unit }: PaintedSurface, random: () => number): void {
  const count = Math.ceil((rect.width * rect.height) / (unit * unit) / 2.2);
  for (let index = 0; index < count; index++) {
    const x = rect.x + random() * rect.width;
    const y = rect.y + random() * rect.height;
    const radius = unit * (0.35 + random() * 1.1);
    const tone = [darker(colour, 0.35), "#a97b3f", "#fffaf0"][Math.floor(random() * 3)] as string;
    const pool = context.createRadialGradient(x, y, 0, x, y, radius);
    pool.addColorStop(0, fade(tone, 0.1));
    pool.addColorStop(1, fade(tone, 0));
    context.fillStyle = pool;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
}

function cracks(context: Context, { rect, colour, unit }: PaintedSurface, random: () => number): void {
  context.lineWidth = Math.max(0.6, unit * 0.011);
  for (let crack = 0; crack < 3; crack++) {
    let x = rect.x + random() * rect.width;
    let y = random() < 0.5 ? rect.y : rect.y + rect.height;
    const down = y > rect.y ? -1 : 1;
    const points: Point[] = [{ x, y }];
    for (let step = 0; step < 5 + random() * 4; step++) {
      x += (random() - 0.45) * unit * 0.22;
      y += down * (0.04 + random() * 0.1) * unit;
      points.push({ x, y });
    }
    for (const [shift, style] of [
      [unit * 0.012, fade("#fffaf0", 0.45)],
      [0, fade(darker(colour, 0.65), 0.7)],
    ] as const) {
      context.beginPath();
      for (const point of points) context.lineTo(point.x + shift, point.y + shift);
      context.strokeStyle = style;
      context.stroke();
    }
  }
}

export function hollow(context: Context, surface: PaintedSurface, isRound: boolean): void {
  const { rect, colour, unit, seed } = surface;
  const random = seeded(seed * 13 + 7);
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  const radius = rect.width / 2;
  const count = 18;
  const edge = isRound
    ? Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * Math.PI * 2;
        const reach = radius * (0.93 + random() * 0.07);
        return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
      })
    : roughEdge(rect, unit * 0.3, unit * 0.06, random);

  context.save();
  smooth(context, edge);
  context.clip();
  context.fillStyle = slope(context, rect, [darker(colour, 0.24), colour, lighter(colour, 0.14)]);
  context.fillRect(rect.x, rect.y, rect.width, rect.height);
  texture(context, "stone", surface);
  pecks(context, surface, random);
  if (isRound) {
    const bowl = context.createRadialGradient(
      x + radius * 0.22,
      y + radius * 0.26,
      radius * 0.5,
      x + radius * 0.08,
      y + radius * 0.1,
      radius * 1.12,
    );
    bowl.addColorStop(0, fade("#000000", 0));
    bowl.addColorStop(0.6, fade("#000000", 0.12));
    bowl.addColorStop(1, fade("#000000", 0.55));
    context.fillStyle = bowl;
    context.fillRect(rect.x, rect.y, rect.width, rect.height);
  } else {
    innerShade(context, rect, unit * 0.24);
  }
  context.restore();
  // The far rim is lit, the near one is in shadow.
  const rim = context.createLinearGradient(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height);
  rim.addColorStop(0, fade("#000000", 0.4));
  rim.addColorStop(0.5, fade("#000000", 0));
  rim.addColorStop(1, fade("#fffaf0", 0.8));
  smooth(context, edge);
  context.strokeStyle = rim;
  context.lineWidth = unit * 0.035;
  context.stroke();
}

/** Each stroke of the tool has left a short pit, following the curve of the hollow. */
function pecks(context: Context, { rect, colour, unit }: PaintedSurface, random: () => number): void {
  const blows = Math.ceil(((rect.width * rect.height) / (unit * unit)) * 110);
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  context.lineCap = "round";
  for (let blow = 0; blow < blows; blow++) {
    const x = rect.x + random() * rect.width;
    const y = rect.y + random() * rect.height;
    const angle = Math.atan2(y - middle.y, x - middle.x) + (random() - 0.5);
    const long = unit * (0.012 + random() * 0.028);
    const [toX, toY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    const width = unit * (0.008 + random() * 0.014);
    for (const [shift, style] of [
      [width * 0.7, fade("#fffaf0", 0.1)],
      [0, fade(darker(colour, 0.5), 0.08 + random() * 0.1)],
    ] as const) {
      context.beginPath();
      context.moveTo(x + shift, y + shift);
      context.lineTo(toX + shift, toY + shift);
      context.strokeStyle = style;
      context.lineWidth = width;
      context.stroke();
    }
  }
}

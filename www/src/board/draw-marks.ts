/** The marks on the canvas of the flat view and of the small boards. */

import type { PieceSprites } from "./draw-pieces.js";
import type { Geometry } from "./geometry.js";
import { circle, type MarkPath, type Marks, type Space } from "./marks.js";
import type { Rect } from "./model.js";
import type { Effect } from "./motion.js";
import { fade as faded } from "./palette.js";
import type { Context } from "./shapes.js";

/** The board seen from above, with pieces that stand upright. */
export const flatSpace = (plan: Geometry): Space => ({
  plan,
  unit: plan.unit,
  project: (point) => point,
  ring: (foot, radius) => circle(foot, radius, 0.45),
  above: ({ x, y }, height) => ({ x, y: y - height * 0.75 * plan.unit }),
});

export function drawPaths(context: Context, paths: readonly MarkPath[]): void {
  context.save();
  context.lineJoin = "round";
  for (const { d, colour, width, opacity = 1, dash, fade } of paths) {
    const path = new Path2D(d);
    context.globalAlpha = opacity;
    if (width === undefined) {
      context.fillStyle = colour;
      context.fill(path);
      continue;
    }
    context.strokeStyle = colour;
    if (fade) {
      const [from, to] = fade;
      const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
      gradient.addColorStop(0, faded(colour, 0));
      gradient.addColorStop(0.6, colour);
      context.strokeStyle = gradient;
    }
    context.lineWidth = width;
    context.lineCap = dash ? "butt" : "round";
    context.setLineDash([...(dash ?? [])]);
    context.stroke(path);
  }
  context.restore();
}

/** Ghosts and marks over the pieces. */
export function drawOver(context: Context, marks: Marks, sprites: PieceSprites): void {
  for (const { side, pose } of marks.ghosts()) sprites.draw(context, side, pose, pose.alpha === 1);
  drawPaths(context, marks.over());
}

/** The area in which an effect draws. */
export function effectBounds({ centre: { x, y } }: Effect, unit: number): Rect {
  const reach = unit * 0.8;
  return { x: x - reach, y: y - reach - unit * 0.3, width: 2 * reach, height: 2 * reach + unit * 0.3 };
}

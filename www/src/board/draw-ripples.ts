/** Rings on the water where a piece goes under or comes out. */
import { fade } from "./colour.js";
import type { Rect } from "./model.js";
import type { Ripple } from "./motion.js";
import type { Palette } from "./palette.js";
import type { Context } from "./shapes.js";

const REACH = 0.62;

export function drawRipple(
  context: Context,
  ripple: Ripple,
  time: number,
  unit: number,
  palette: Palette,
): void {
  const share = (time - ripple.begin) / (ripple.end - ripple.begin);
  if (share <= 0 || share >= 1) return;
  for (let index = 0; index < 3; index++) {
    const own = share * 1.5 - index * 0.22;
    if (own <= 0 || own >= 1) continue;
    context.beginPath();
    context.ellipse(
      ripple.at.x,
      ripple.at.y,
      unit * REACH * own,
      unit * REACH * 0.45 * own,
      0,
      0,
      Math.PI * 2,
    );
    context.strokeStyle = fade(palette.halo, (1 - own) * 0.5);
    context.lineWidth = unit * 0.06;
    context.stroke();
    context.strokeStyle = fade(palette.water, (1 - own) * 0.95);
    context.lineWidth = unit * 0.035;
    context.stroke();
  }
}

export function rippleBounds({ at }: Ripple, unit: number): Rect {
  const reach = unit * (REACH + 0.06);
  return { x: at.x - reach, y: at.y - reach, width: 2 * reach, height: 2 * reach };
}

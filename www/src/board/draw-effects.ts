/** What is seen around pieces: rings where one goes under or comes out, lines where one is hit, rays where one is home. */
import { fade } from "./colour.js";
import type { Rect } from "./model.js";
import type { Effect } from "./motion.js";
import type { Palette } from "./palette.js";
import type { Context } from "./shapes.js";

const REACH = 0.62;
const RAYS = 10;

export function drawEffect(
  context: Context,
  { kind, at, begin, end }: Effect,
  time: number,
  unit: number,
  palette: Palette,
): void {
  const share = (time - begin) / (end - begin);
  if (share <= 0 || share >= 1) return;
  const line = (own: number, path: () => void) => {
    if (own <= 0 || own >= 1) return;
    context.beginPath();
    path();
    context.lineCap = "round";
    const width = unit * (kind === "hit" ? 0.07 : 0.045);
    // Strong nearly to the end: it is short enough.
    const strength = 1 - own ** 3;
    context.strokeStyle = fade(palette.halo, strength * 0.6);
    context.lineWidth = width + unit * 0.03;
    context.stroke();
    context.strokeStyle = fade(palette[kind], strength);
    context.lineWidth = width;
    context.stroke();
  };
  if (kind === "water") {
    for (let index = 0; index < 3; index++) {
      const own = share * 1.5 - index * 0.22;
      line(own, () =>
        context.ellipse(at.x, at.y, unit * REACH * own, unit * REACH * 0.45 * own, 0, 0, Math.PI * 2),
      );
    }
    return;
  }
  // A blow is short and sharp; glory goes out slowly from the piece's head.
  const own = kind === "hit" ? share * 2 : share;
  const y = at.y - unit * 0.3;
  line(own, () => {
    for (let ray = 0; ray < RAYS; ray++) {
      const angle = (ray / RAYS) * Math.PI * 2 + 0.3;
      const [inner, outer] = [0.2 + own * 0.3, 0.3 + own * (ray % 2 ? 0.32 : 0.22)];
      context.moveTo(at.x + Math.cos(angle) * inner * unit, y + Math.sin(angle) * inner * unit);
      context.lineTo(at.x + Math.cos(angle) * outer * unit, y + Math.sin(angle) * outer * unit);
    }
  });
}

export function effectBounds({ at }: Effect, unit: number): Rect {
  const reach = unit * (REACH + 0.1);
  return { x: at.x - reach, y: at.y - reach - unit * 0.3, width: 2 * reach, height: 2 * reach + unit * 0.3 };
}

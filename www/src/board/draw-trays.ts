/** Hollows in the off tray, one for each piece that has still to come home. */
import { fade } from "./colour.js";
import { type Geometry, slotsIn, trayHalf } from "./geometry.js";
import type { Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import { SIDES } from "./standing.js";

export function drawTraySlots(context: Context, geometry: Geometry, palette: Palette, pieces: number): void {
  if (pieces < 1) return;
  for (const side of SIDES) {
    const { points, scale } = slotsIn(geometry, trayHalf(geometry, geometry.off, side), pieces);
    const size = geometry.unit * scale;
    for (const { x, y } of points) {
      context.beginPath();
      context.ellipse(x, y, 0.28 * size, 0.115 * size, 0, 0, 7);
      context.fillStyle = fade("#000000", 0.35);
      context.fill();
      context.strokeStyle = palette.plain
        ? palette.inlay
        : fade(palette[side].light, side === "white" ? 0.5 : 0.35);
      context.lineWidth = Math.max(0.75, 0.025 * size);
      context.stroke();
    }
  }
}

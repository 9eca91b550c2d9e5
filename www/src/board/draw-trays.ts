/** The bar between the sides' halves of a tray. */
export function drawTrayDivider(context: Context, geometry: Geometry, palette: Palette, tray: Rect): void {
  const { unit } = geometry;
  const half = trayHalf(geometry, tray, "black");
  context.beginPath();
  if (geometry.traysBeside) {
    context.moveTo(half.x + unit * 0.05, half.y);
    context.lineTo(half.x + half.width - unit * 0.05, half.y);
  } else {
    context.moveTo(half.x, half.y + unit * 0.05);
    context.lineTo(half.x, half.y + half.height - unit * 0.05);
  }
  context.strokeStyle = fade(palette.inlay, palette.plain ? 1 : 0.55);
  context.lineWidth = Math.max(1, unit * 0.022);
  context.lineCap = "round";
  context.stroke();
}

/** Hollows in the off tray, one for each piece that has still to come home. */
import { fade } from "./colour.js";
import { type Geometry, slotsIn, trayHalf } from "./geometry.js";
import type { Rect } from "./model.js";
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
        : fade(palette[side].light, side === "white" ? 0.5 : 0.7);
      context.lineWidth = Math.max(0.75, 0.025 * size);
      context.stroke();
    }
  }
}

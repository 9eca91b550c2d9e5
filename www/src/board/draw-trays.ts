/** What is in the trays: hollows for the pieces that have still to come home, and the bar between the sides. */
import { fade } from "./colour.js";
import { type Geometry, slotsIn, trayHalf, trayInside } from "./geometry.js";
import type { Rect } from "./model.js";
import type { Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import { SIDES } from "./standing.js";

export function drawTrays(context: Context, geometry: Geometry, palette: Palette, pieces: number): void {
  drawTraySlots(context, geometry, palette, pieces);
  for (const tray of [geometry.off, geometry.hand])
    if (tray) drawTrayDivider(context, geometry, palette, tray);
}

/** The bar between the sides' halves of a tray. */
function drawTrayDivider(context: Context, geometry: Geometry, palette: Palette, tray: Rect): void {
  const { unit } = geometry;
  const { x, y, width, height } = trayInside(geometry, tray);
  const inset = unit * 0.15;
  context.beginPath();
  if (geometry.traysBeside) {
    context.moveTo(x + inset, y + height / 2);
    context.lineTo(x + width - inset, y + height / 2);
  } else {
    context.moveTo(x + width / 2, y + inset);
    context.lineTo(x + width / 2, y + height - inset);
  }
  context.strokeStyle = fade(palette.inlay, palette.plain ? 1 : 0.55);
  context.lineWidth = Math.max(1, unit * 0.022);
  context.lineCap = "round";
  context.stroke();
}

/** Hollows in the off tray, one for each piece that has still to come home. */
function drawTraySlots(context: Context, geometry: Geometry, palette: Palette, pieces: number): void {
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

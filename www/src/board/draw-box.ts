/** The game box: shadow, frame, inlaid strips and the houses. Painted once into the static layer. */
import { darker, fade, lighter } from "./colour.js";
import { drawMark } from "./draw-marks.js";
import { drawNumbers, drawTrack } from "./draw-track.js";
import { type Geometry, houseRect, trayInside } from "./geometry.js";
import type { BoardModel, Rect } from "./model.js";
import { faceDark, faceLight, type Palette } from "./palette.js";
import { type Context, grown, moved, roundedRect, slope } from "./shapes.js";
import { texture } from "./textures.js";

export function drawBox(
  context: Context,
  geometry: Geometry,
  palette: Palette,
  marks: BoardModel["marks"],
): void {
  for (const tray of [geometry.off, geometry.hand]) if (tray) drawTray(context, geometry, palette, tray);
  drawFrame(context, geometry, palette);
  for (let house = 1; house <= geometry.look.houses; house++) {
    const mark = marks[house];
    drawHouse(context, geometry, palette, house, mark !== undefined);
    if (mark) drawMark(context, mark, houseRect(geometry, house), palette);
  }
  drawTrack(context, geometry, palette);
  if (geometry.look.numbers) drawNumbers(context, geometry, palette);
}

function castShadow(context: Context, rect: Rect, geometry: Geometry, palette: Palette, depth: number): void {
  if (palette.plain) return;
  const { unit, look } = geometry;
  context.save();
  context.shadowColor = fade("#000000", look.dark ? 0.75 : 0.42);
  context.shadowBlur = unit * 0.14 * depth;
  context.shadowOffsetX = unit * 0.035 * depth;
  context.shadowOffsetY = unit * 0.055 * depth;
  roundedRect(context, grown(rect, -1), unit * 0.09);
  context.fillStyle = palette.frame;
  context.fill();
  context.restore();
}

function drawFrame(context: Context, geometry: Geometry, palette: Palette): void {
  const { box, field, unit } = geometry;
  const radius = unit * 0.09;
  // Shadows and hairlines are drawn in device pixels by the canvas; sizes follow the house.
  castShadow(context, box, geometry, palette, 1);
  context.save();
  roundedRect(context, box, radius);
  context.clip();
  context.fillStyle = palette.plain
    ? palette.frame
    : slope(context, box, [lighter(palette.frame, 0.16), palette.frame, darker(palette.frame, 0.22)]);
  context.fillRect(box.x, box.y, box.width, box.height);
  const bar = field.y - box.y;
  const bars: [Rect, "x" | "y"][] = [
    [{ x: box.x, y: box.y, width: box.width, height: bar }, "x"],
    [{ x: box.x, y: box.y + box.height - bar, width: box.width, height: bar }, "x"],
    [{ x: box.x, y: field.y, width: bar, height: field.height }, "y"],
    [{ x: box.x + box.width - bar, y: field.y, width: bar, height: field.height }, "y"],
  ];
  bars.forEach(([rect, along], index) => {
    context.save();
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    texture(context, palette.material, rect, palette.frame, unit, 11 + index, along);
    context.restore();
  });
  context.restore();
  bevel(context, box, radius, unit * 0.03, palette, "raised");
  const strip = grown(field, bar * 0.52);
  context.lineWidth = Math.max(1, unit * 0.028);
  roundedRect(context, strip, unit * 0.05);
  context.strokeStyle = palette.inlay;
  context.stroke();
  if (!palette.plain) {
    roundedRect(context, moved(strip, context.lineWidth, context.lineWidth), unit * 0.05);
    context.strokeStyle = fade("#000000", 0.25);
    context.lineWidth = Math.max(0.5, unit * 0.012);
    context.stroke();
  }
  const well = grown(field, bar * 0.22);
  roundedRect(context, well, unit * 0.05);
  context.fillStyle = palette.plain
    ? palette.house
    : slope(context, well, [darker(palette.groove, 0.25), palette.groove, lighter(palette.groove, 0.06)]);
  context.fill();
  if (palette.plain) {
    context.strokeStyle = palette.groove;
    context.stroke();
  } else {
    bevel(context, well, unit * 0.05, unit * 0.03, palette, "sunken");
  }
}

/** Two lines along an edge: lit above and left when raised, below and right when sunken. */
function bevel(
  context: Context,
  rect: Rect,
  radius: number,
  width: number,
  palette: Palette,
  kind: "raised" | "sunken",
): void {
  if (palette.plain) return;
  const lit = fade("#ffffff", 0.34);
  const shade = fade("#000000", 0.45);
  const clear = fade("#000000", 0);
  const inner = grown(rect, -width / 2);
  roundedRect(context, inner, radius);
  context.lineWidth = width;
  context.strokeStyle = slope(context, inner, kind === "raised" ? [lit, clear, shade] : [shade, clear, lit]);
  context.stroke();
}

function drawHouse(
  context: Context,
  geometry: Geometry,
  palette: Palette,
  house: number,
  marked: boolean,
): void {
  const { unit } = geometry;
  const cell = houseRect(geometry, house);
  const face = grown(cell, -unit * 0.035);
  const colour = marked ? palette.marked : palette.house;
  const radius = unit * (palette.material === "faience" ? 0.07 : 0.035);
  if (palette.plain) {
    roundedRect(context, face, radius);
    context.fillStyle = colour;
    context.fill();
    context.strokeStyle = palette.groove;
    context.lineWidth = Math.max(1, unit * 0.025);
    context.stroke();
    return;
  }
  roundedRect(context, face, radius);
  context.fillStyle = slope(context, face, [faceLight(colour), colour, faceDark(colour)]);
  context.fill();
  context.save();
  context.clip();
  texture(context, palette.material, face, colour, unit, 101 + house * 7, house % 2 ? "x" : "y");
  context.restore();
  if (palette.material === "stone") hollow(context, face, colour);
  bevel(context, face, radius, unit * 0.035, palette, "raised");
  roundedRect(context, grown(face, -unit * 0.075), radius * 0.6);
  context.strokeStyle = fade(darker(colour, 0.5), marked ? 0.5 : 0.22);
  context.lineWidth = Math.max(0.5, unit * 0.012);
  context.stroke();
}

/** Cypriot boards have hollows pecked into the stone. */
function hollow(context: Context, face: Rect, colour: string): void {
  const x = face.x + face.width / 2;
  const y = face.y + face.height / 2;
  const radius = face.width * 0.39;
  const bowl = context.createRadialGradient(x + radius * 0.35, y + radius * 0.45, radius * 0.1, x, y, radius);
  bowl.addColorStop(0, faceLight(colour));
  bowl.addColorStop(0.7, colour);
  bowl.addColorStop(1, faceDark(colour));
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fillStyle = bowl;
  context.fill();
  const rim = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  rim.addColorStop(0, fade("#000000", 0.5));
  rim.addColorStop(0.5, fade("#000000", 0.08));
  rim.addColorStop(1, fade("#ffffff", 0.6));
  context.strokeStyle = rim;
  context.lineWidth = face.width * 0.045;
  context.stroke();
}

/** The drawer at the end of the box, where pieces that left the board lie; and its twin for those still to enter. */
function drawTray(context: Context, geometry: Geometry, palette: Palette, tray: Rect): void {
  const { unit, box } = geometry;
  const inset = unit * 0.12;
  const isAfter = tray.x >= box.x + box.width - 1 || tray.y >= box.y + box.height - 1;
  const shell = geometry.traysBeside
    ? {
        x: tray.x - (isAfter ? inset : -0.02 * unit),
        y: tray.y + inset,
        width: tray.width + inset,
        height: tray.height - 2 * inset,
      }
    : {
        x: tray.x + inset,
        y: tray.y - (isAfter ? inset : -0.02 * unit),
        width: tray.width - 2 * inset,
        height: tray.height + inset,
      };
  castShadow(context, shell, geometry, palette, 0.8);
  context.save();
  roundedRect(context, shell, unit * 0.07);
  context.fillStyle = palette.plain
    ? palette.frame
    : slope(context, shell, [lighter(palette.frame, 0.08), darker(palette.frame, 0.24)]);
  context.fill();
  context.clip();
  texture(context, palette.material, shell, palette.frame, unit, 71, geometry.traysBeside ? "y" : "x");
  context.restore();
  if (palette.plain) {
    roundedRect(context, shell, unit * 0.07);
    context.strokeStyle = palette.inlay;
    context.lineWidth = 1.5;
    context.stroke();
  }
  bevel(context, shell, unit * 0.07, unit * 0.025, palette, "raised");
  const well = trayInside(geometry, tray);
  roundedRect(context, grown(well, -unit * 0.06), unit * 0.06);
  context.fillStyle = palette.plain
    ? palette.tray
    : slope(context, well, [darker(palette.tray, 0.4), palette.tray]);
  context.fill();
  bevel(context, grown(well, -unit * 0.06), unit * 0.06, unit * 0.03, palette, "sunken");
}

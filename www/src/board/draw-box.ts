/** The game box: shadow, frame, inlaid strips and the houses. Painted once into the static layer. */
import { darker, fade, lighter } from "./colour.js";
import { drawMark } from "./draw-marks.js";
import { drawNumbers, drawTrack } from "./draw-track.js";
import { type Geometry, houseRect, trayInside } from "./geometry.js";
import type { BoardModel, Rect } from "./model.js";
import { faceDark, faceLight, type Palette } from "./palette.js";
import { type Context, grown, roundedRect, slope } from "./shapes.js";
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
  // The canvas measures shadows in device pixels, whatever its scale.
  const density = context.getTransform().a;
  context.shadowColor = fade("#000000", look.dark ? 0.8 : 0.4);
  context.shadowBlur = unit * 0.16 * depth * density;
  context.shadowOffsetX = unit * 0.03 * depth * density;
  context.shadowOffsetY = unit * 0.05 * depth * density;
  roundedRect(context, grown(rect, -1), unit * 0.09);
  context.fillStyle = palette.frame;
  context.fill();
  context.restore();
}

/** The side that looks at the viewer, below a top: darker, with a lit upper edge. */
function drawFront(
  context: Context,
  top: Rect,
  height: number,
  radius: number,
  geometry: Geometry,
  palette: Palette,
): void {
  const { unit } = geometry;
  const side = { ...top, y: top.y + top.height - 2 * radius, height: height + 2 * radius };
  context.save();
  roundedRect(context, side, radius);
  context.clip();
  const shade = context.createLinearGradient(0, top.y + top.height, 0, top.y + top.height + height);
  shade.addColorStop(0, darker(palette.frame, 0.3));
  shade.addColorStop(1, darker(palette.frame, 0.58));
  context.fillStyle = palette.plain ? palette.frame : shade;
  context.fillRect(side.x, side.y, side.width, side.height);
  texture(context, palette.material, side, darker(palette.frame, 0.4), unit, 5);
  context.fillStyle = fade(palette.inlay, palette.plain ? 1 : 0.5);
  context.fillRect(side.x, top.y + top.height + height * 0.52, side.width, Math.max(0.75, unit * 0.014));
  context.restore();
  if (palette.plain) outlinePlain(context, side, radius, palette);
}

function outlinePlain(context: Context, rect: Rect, radius: number, palette: Palette): void {
  roundedRect(context, rect, radius);
  context.strokeStyle = palette.inlay;
  context.lineWidth = 1.5;
  context.stroke();
}

function drawFrame(context: Context, geometry: Geometry, palette: Palette): void {
  const { box, field, unit } = geometry;
  const radius = unit * 0.08;
  castShadow(context, { ...box, height: box.height + geometry.front }, geometry, palette, 1);
  drawFront(context, box, geometry.front, radius, geometry, palette);
  context.save();
  roundedRect(context, box, radius);
  context.clip();
  context.fillStyle = palette.plain
    ? palette.frame
    : slope(context, box, [lighter(palette.frame, 0.18), palette.frame, darker(palette.frame, 0.2)]);
  context.fillRect(box.x, box.y, box.width, box.height);
  const bar = field.y - box.y;
  const bars: [Rect, "x" | "y"][] = [
    [{ x: box.x, y: box.y, width: box.width, height: bar }, "x"],
    [{ x: box.x, y: box.y + box.height - bar, width: box.width, height: bar }, "x"],
    [{ x: box.x, y: field.y, width: bar, height: field.height }, "y"],
    [{ x: box.x + box.width - bar, y: field.y, width: bar, height: field.height }, "y"],
  ];
  if (palette.material === "stone") {
    texture(context, "stone", box, palette.frame, unit, 11);
  } else {
    bars.forEach(([rect, along], index) => {
      context.save();
      context.beginPath();
      context.rect(rect.x, rect.y, rect.width, rect.height);
      context.clip();
      texture(context, palette.material, rect, palette.frame, unit, 11 + index, along);
      context.restore();
    });
  }
  context.restore();
  bevel(context, box, radius, unit * 0.035, palette, "raised");
  if (palette.plain) outlinePlain(context, box, radius, palette);
  drawFrieze(context, geometry, palette);
  const well = grown(field, bar * 0.2);
  if (palette.material === "stone") {
    bevel(context, well, unit * 0.05, unit * 0.035, palette, "sunken");
    return;
  }
  roundedRect(context, well, unit * 0.05);
  context.fillStyle = palette.plain
    ? palette.house
    : slope(context, well, [darker(palette.groove, 0.3), palette.groove, lighter(palette.groove, 0.05)]);
  context.fill();
  if (!palette.plain) bevel(context, well, unit * 0.05, unit * 0.028, palette, "sunken");
}

/** A row of coloured blocks between two strips, as on Egyptian furniture. */
function drawFrieze(context: Context, geometry: Geometry, palette: Palette): void {
  const { box, field, unit } = geometry;
  const bar = field.y - box.y;
  const outer = grown(field, bar * 0.76);
  const band = bar * 0.34;
  const line = Math.max(0.75, unit * 0.016);
  if (palette.frieze.length > 0) {
    for (const across of [false, true]) {
      const length = across ? outer.height - 2 * band : outer.width;
      const blocks = Math.max(
        palette.frieze.length,
        Math.round(length / (unit * 0.24) / palette.frieze.length) * palette.frieze.length,
      );
      const block = length / blocks;
      for (let index = 0; index < blocks; index++) {
        context.fillStyle = palette.frieze[index % palette.frieze.length] as string;
        const along = index * block + line / 2;
        const size = block - line;
        for (const far of [false, true]) {
          if (across)
            context.fillRect(
              far ? outer.x + outer.width - band : outer.x,
              outer.y + band + along,
              band,
              size,
            );
          else context.fillRect(outer.x + along, far ? outer.y + outer.height - band : outer.y, size, band);
        }
      }
    }
    sheen(context, outer, band, unit);
  }
  context.strokeStyle = palette.inlay;
  context.lineWidth = line;
  context.strokeRect(outer.x, outer.y, outer.width, outer.height);
  const inner = grown(outer, -band);
  context.strokeRect(inner.x, inner.y, inner.width, inner.height);
}

/** The blocks lie a little below the strips around them. */
function sheen(context: Context, outer: Rect, band: number, unit: number): void {
  context.strokeStyle = fade("#000000", 0.3);
  context.lineWidth = Math.max(0.5, unit * 0.02);
  const lip = context.lineWidth;
  context.strokeRect(outer.x + lip, outer.y + lip, outer.width - 2 * lip, outer.height - 2 * lip);
  const inner = grown(outer, -band);
  context.strokeRect(inner.x + lip, inner.y + lip, inner.width - 2 * lip, inner.height - 2 * lip);
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
  const lit = fade("#ffffff", kind === "raised" ? 0.36 : 0.16);
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
  if (palette.material === "stone") {
    hollow(context, grown(cell, -unit * 0.03), colour);
    return;
  }
  roundedRect(context, face, radius);
  context.fillStyle = slope(context, face, [faceLight(colour), colour, faceDark(colour)]);
  context.fill();
  context.save();
  context.clip();
  texture(context, palette.face, face, colour, unit, 101 + house * 7, house % 2 ? "x" : "y");
  context.restore();
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
  const radius = face.width * 0.47;
  const bowl = context.createLinearGradient(x - radius * 0.6, y - radius, x + radius * 0.6, y + radius);
  bowl.addColorStop(0, faceDark(colour));
  bowl.addColorStop(0.5, colour);
  bowl.addColorStop(1, faceLight(colour));
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fillStyle = bowl;
  context.fill();
  context.save();
  context.clip();
  texture(context, "stone", face, colour, face.width, Math.round(x + y * 3));
  const lip = context.createRadialGradient(x + radius * 0.16, y + radius * 0.2, radius * 0.72, x, y, radius);
  lip.addColorStop(0, fade("#000000", 0));
  lip.addColorStop(1, fade("#000000", 0.5));
  context.fillStyle = lip;
  context.fillRect(face.x, face.y, face.width, face.height);
  context.restore();
  const rim = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  rim.addColorStop(0, fade("#000000", 0.4));
  rim.addColorStop(0.5, fade("#000000", 0.05));
  rim.addColorStop(1, fade("#ffffff", 0.75));
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.strokeStyle = rim;
  context.lineWidth = face.width * 0.03;
  context.stroke();
}

/** The drawer at the end of the box, where pieces that left the board lie; and its twin for those still to enter. */
function drawTray(context: Context, geometry: Geometry, palette: Palette, tray: Rect): void {
  const { unit, box } = geometry;
  const inset = unit * 0.12;
  const radius = unit * 0.06;
  const isAfter = tray.x >= box.x + box.width - 1 || tray.y >= box.y + box.height - 1;
  const under = inset * 2;
  const shell = geometry.traysBeside
    ? {
        x: tray.x - (isAfter ? under : 0),
        y: tray.y + inset,
        width: tray.width + under,
        height: tray.height - 2 * inset,
      }
    : {
        x: tray.x + inset,
        y: tray.y - (isAfter ? under : 0),
        width: tray.width - 2 * inset,
        height: tray.height + under,
      };
  const front = geometry.traysBeside || isAfter ? geometry.drawerFront : 0;
  castShadow(context, { ...shell, height: shell.height + front }, geometry, palette, 0.8);
  if (front > 0) drawFront(context, shell, front, radius, geometry, palette);
  context.save();
  roundedRect(context, shell, radius);
  context.fillStyle = palette.plain
    ? palette.frame
    : slope(context, shell, [lighter(palette.frame, 0.08), darker(palette.frame, 0.24)]);
  context.fill();
  context.clip();
  texture(context, palette.material, shell, palette.frame, unit, 71, geometry.traysBeside ? "y" : "x");
  context.restore();
  if (palette.plain) outlinePlain(context, shell, radius, palette);
  bevel(context, shell, radius, unit * 0.025, palette, "raised");
  const well = grown(trayInside(geometry, tray), -unit * 0.06);
  roundedRect(context, well, radius);
  context.fillStyle = palette.plain
    ? palette.tray
    : slope(context, well, [darker(palette.tray, 0.2), palette.tray]);
  context.fill();
  context.save();
  context.clip();
  texture(context, palette.material, well, palette.tray, unit, 83, geometry.traysBeside ? "y" : "x");
  if (!palette.plain) innerShade(context, well, unit);
  context.restore();
  bevel(context, well, radius, unit * 0.03, palette, "sunken");
}

/** The walls of a drawer throw a shadow on its floor, above and on the left. */
function innerShade(context: Context, well: Rect, unit: number): void {
  for (const [toX, toY] of [
    [unit * 0.22, 0],
    [0, unit * 0.22],
  ] as const) {
    const shade = context.createLinearGradient(well.x, well.y, well.x + toX, well.y + toY);
    shade.addColorStop(0, fade("#000000", 0.45));
    shade.addColorStop(1, fade("#000000", 0));
    context.fillStyle = shade;
    context.fillRect(well.x, well.y, well.width, well.height);
  }
}

/** The game box: shadow, frame, inlaid strips and houses. Painted once into the static layer. */

import {
  centreOf,
  expanded,
  frameBand,
  type Geometry,
  houseRect,
  isTurn,
  slotsIn,
  trayHalf,
  trayInside,
} from "./geometry.js";
import type { Painter } from "./layer.js";
import { materials } from "./materials.js";
import type { BoardModel, Rect } from "./model.js";
import { darker, faceDark, faceLight, fade, lighter, type Palette } from "./palette.js";
import { SIDES } from "./poses.js";
import { between, type Context, innerShade, roundedRect, slope } from "./shapes.js";

/** Paints in several steps, because together they would block the page. */
export function drawBox(geometry: Geometry, palette: Palette, marks: BoardModel["marks"]): Painter[] {
  const { look } = geometry;
  const houses =
    (first: number): Painter =>
    (context) => {
      for (let house = first; house < first + ROW; house++) {
        const mark = marks[house];
        drawHouse(context, geometry, palette, house, mark !== undefined);
        if (mark) materials()?.mark(context, mark, houseRect(geometry, house), palette);
      }
    };
  return [
    (context) => {
      for (const tray of [geometry.off, geometry.hand]) if (tray) drawTray(context, geometry, palette, tray);
    },
    (context) => drawFrame(context, geometry, palette),
    ...Array.from({ length: look.houses / ROW }, (_, row) => houses(row * ROW + 1)),
    (context) => {
      drawTrack(context, geometry, palette);
      if (look.numbers) drawNumbers(context, geometry, palette);
    },
  ];
}

/** The number of houses drawn per step. */
const ROW = 10;

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
  roundedRect(context, expanded(rect, -1), unit * 0.09);
  context.fillStyle = palette.frame;
  context.fill();
  context.restore();
}

/** The front side of a box or drawer: darker, with a lit upper edge. */
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
  materials()?.texture(context, palette.material, side, darker(palette.frame, 0.4), unit, 5);
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
  const textures = materials();
  if (palette.material === "stone" && textures) {
    textures.slab(context, box, geometry.front, unit, palette.frame, 3);
    return;
  }
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
  bars.forEach(([rect, along], index) => {
    context.save();
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    textures?.texture(context, palette.material, rect, palette.frame, unit, 11 + index, along);
    context.restore();
  });
  context.restore();
  bevel(context, box, radius, unit * 0.035, palette, "raised");
  if (palette.plain) outlinePlain(context, box, radius, palette);
  drawFrieze(context, geometry, palette);
  const well = expanded(field, bar * 0.2);
  roundedRect(context, well, unit * 0.05);
  context.fillStyle = palette.plain
    ? palette.house
    : slope(context, well, [darker(palette.groove, 0.3), palette.groove, lighter(palette.groove, 0.05)]);
  context.fill();
  if (!palette.plain) bevel(context, well, unit * 0.05, unit * 0.028, palette, "sunken");
}

/** Two thin strips with the material's inlay between them. */
function drawFrieze(context: Context, geometry: Geometry, palette: Palette): void {
  const { outer, band } = frameBand(geometry);
  materials()?.frieze(context, geometry, palette);
  context.strokeStyle = palette.inlay;
  context.lineWidth = Math.max(0.75, geometry.unit * 0.016);
  for (const edge of [outer, expanded(outer, -band)])
    context.strokeRect(edge.x, edge.y, edge.width, edge.height);
}

/** Two lines along an edge: lit at the top left if raised, at the bottom right if sunken. */
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
  const inner = expanded(rect, -width / 2);
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
  const face = expanded(cell, -unit * 0.035);
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
  const textures = materials();
  if (palette.material === "stone" && textures) {
    textures.hollow(context, expanded(cell, -unit * 0.03), unit, colour, house, true);
    return;
  }
  roundedRect(context, face, radius);
  context.fillStyle = slope(context, face, [faceLight(colour), colour, faceDark(colour)]);
  context.fill();
  context.save();
  context.clip();
  textures?.texture(context, palette.face, face, colour, unit, 101 + house * 7, house % 2 ? "x" : "y");
  context.restore();
  bevel(context, face, radius, unit * 0.035, palette, "raised");
  roundedRect(context, expanded(face, -unit * 0.075), radius * 0.6);
  context.strokeStyle = fade(darker(colour, 0.5), marked ? 0.5 : 0.22);
  context.lineWidth = Math.max(0.5, unit * 0.012);
  context.stroke();
}

/** The drawer at the end of the box for pieces that left the board, and its counterpart for pieces still to enter. */
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
  const well = expanded(trayInside(geometry, tray), -unit * 0.06);
  const textures = materials();
  if (palette.material === "stone" && textures) {
    textures.slab(context, shell, front, unit, palette.frame, 9);
    textures.hollow(context, expanded(well, -unit * 0.03), unit, palette.tray, 61, false);
    return;
  }
  castShadow(context, { ...shell, height: shell.height + front }, geometry, palette, 0.8);
  if (front > 0) drawFront(context, shell, front, radius, geometry, palette);
  context.save();
  roundedRect(context, shell, radius);
  context.fillStyle = palette.plain
    ? palette.frame
    : slope(context, shell, [lighter(palette.frame, 0.08), darker(palette.frame, 0.24)]);
  context.fill();
  context.clip();
  textures?.texture(
    context,
    palette.material,
    shell,
    palette.frame,
    unit,
    71,
    geometry.traysBeside ? "y" : "x",
  );
  context.restore();
  if (palette.plain) outlinePlain(context, shell, radius, palette);
  bevel(context, shell, radius, unit * 0.025, palette, "raised");
  drawWell(context, well, palette, unit, geometry.traysBeside ? "y" : "x");
}

/** A lined hollow, also used in the drawer. */
function drawWell(context: Context, well: Rect, palette: Palette, unit: number, along: "x" | "y"): void {
  const radius = unit * 0.06;
  roundedRect(context, well, radius);
  context.fillStyle = palette.plain
    ? palette.tray
    : slope(context, well, [darker(palette.tray, 0.2), palette.tray]);
  context.fill();
  context.save();
  context.clip();
  materials()?.texture(context, palette.material, well, palette.tray, unit, 83, along);
  if (!palette.plain) innerShade(context, well, unit * 0.22);
  context.restore();
  bevel(context, well, radius, unit * 0.03, palette, "sunken");
  if (palette.plain) outlinePlain(context, well, radius, palette);
}

// ---- Direction of the track: chevrons between houses, bolder at the turns, and small house numbers.

function drawTrack(context: Context, geometry: Geometry, palette: Palette): void {
  const { look, unit } = geometry;
  for (let house = 1; house < look.houses; house++) {
    const from = centreOf(geometry, house);
    const to = centreOf(geometry, house + 1);
    const turn = isTurn(look, house);
    const middle = between(from, to, 0.5);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    if (turn && palette.material !== "stone") bridge(context, middle, angle, unit, palette);
    chevron(
      context,
      middle,
      angle,
      unit * (turn ? 0.075 : 0.052),
      turn ? palette.inlay : fade(palette.inlay, palette.plain ? 1 : 0.9),
      unit * (turn ? 0.034 : 0.022),
    );
  }
}

/** The wall between two rows is open at a turn. */
function bridge(
  context: Context,
  position: { x: number; y: number },
  angle: number,
  unit: number,
  palette: Palette,
): void {
  context.save();
  context.translate(position.x, position.y);
  context.rotate(angle);
  context.beginPath();
  context.roundRect(-unit * 0.12, -unit * 0.22, unit * 0.24, unit * 0.44, unit * 0.06);
  context.fillStyle = palette.plain ? palette.house : palette.groove;
  context.fill();
  context.restore();
}

function chevron(
  context: Context,
  position: { x: number; y: number },
  angle: number,
  size: number,
  colour: string,
  width: number,
): void {
  context.save();
  context.translate(position.x, position.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(-size * 0.5, -size);
  context.lineTo(size * 0.5, 0);
  context.lineTo(-size * 0.5, size);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke();
  context.restore();
}

function drawNumbers(context: Context, geometry: Geometry, palette: Palette): void {
  const size = Math.max(8, geometry.unit * 0.17);
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "top";
  context.fillStyle = palette.number;
  for (let house = 1; house <= geometry.look.houses; house++) {
    const rect = houseRect(geometry, house);
    context.fillText(String(house), rect.x + geometry.unit * 0.085, rect.y + geometry.unit * 0.085);
  }
}

// ---- Tray contents: hollows for pieces still to come home, and the bar between the sides.

export function drawTrays(context: Context, geometry: Geometry, palette: Palette, pieces: number): void {
  drawTraySlots(context, geometry, palette, pieces);
  for (const tray of [geometry.off, geometry.hand])
    if (tray) drawTrayDivider(context, geometry, palette, tray);
}

/** The bar between the two sides' halves of a tray. */
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

/** Hollows in the off tray, one for each piece still to come home. */
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

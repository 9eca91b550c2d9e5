/** The game box: shadow, frame, inlaid strips and houses. Painted once into the static layer. */

import firstMaterials from "senet-first";
import type { Painter } from "./canvas.js";
import { drawPaths, flatSpace } from "./draw-marks.js";
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
import { track } from "./marks.js";
import { materials, type PaintedSurface } from "./materials.js";
import type { BoardModel, Point, Rect } from "./model.js";
import { darker, faceDark, faceLight, fade, lighter, type Palette } from "./palette.js";
import { SIDES } from "./poses.js";
import { between, type Context, innerShade, roundedRect, slope } from "./shapes.js";

/** Paints in several steps, because together they would block the page. */
export function drawBox(geometry: Geometry, palette: Palette, marks: BoardModel["marks"]): Painter[] {
  const { look } = geometry;
  const painter = (context: Context) => new BoxPainter(context, geometry, palette);
  const houses =
    (first: number): Painter =>
    (context) => {
      for (let house = first; house < first + ROW; house++) {
        const mark = marks[house];
        painter(context).house(house, mark !== undefined);
        if (mark) (materials() ?? firstMaterials).mark?.(context, mark, houseRect(geometry, house), palette);
      }
    };
  return [
    (context) => {
      for (const tray of [geometry.off, geometry.hand]) if (tray) painter(context).tray(tray);
    },
    (context) => painter(context).frame(),
    ...Array.from({ length: look.houses / ROW }, (_, row) => houses(row * ROW + 1)),
    (context) => {
      painter(context).track();
      if (look.numbers) painter(context).numbers();
    },
  ];
}

/** The number of houses drawn per step. */
const ROW = 10;

class BoxPainter {
  private readonly unit: number;

  constructor(
    private readonly context: Context,
    private readonly geometry: Geometry,
    private readonly palette: Palette,
  ) {
    this.unit = geometry.unit;
  }

  private surface(rect: Rect, colour: string, seed: number): PaintedSurface {
    return { rect, colour, unit: this.unit, seed };
  }

  private castShadow(rect: Rect, depth: number): void {
    const { context, geometry, palette, unit } = this;
    if (palette.plain) return;
    const { look } = geometry;
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
  private front(top: Rect, height: number, radius: number): void {
    const { context, palette, unit } = this;
    const side = { ...top, y: top.y + top.height - 2 * radius, height: height + 2 * radius };
    context.save();
    roundedRect(context, side, radius);
    context.clip();
    const shade = context.createLinearGradient(0, top.y + top.height, 0, top.y + top.height + height);
    shade.addColorStop(0, darker(palette.frame, 0.3));
    shade.addColorStop(1, darker(palette.frame, 0.58));
    context.fillStyle = palette.plain ? palette.frame : shade;
    context.fillRect(side.x, side.y, side.width, side.height);
    materials()?.texture(context, palette.material, this.surface(side, darker(palette.frame, 0.4), 5));
    context.fillStyle = fade(palette.inlay, palette.plain ? 1 : 0.5);
    context.fillRect(side.x, top.y + top.height + height * 0.52, side.width, Math.max(0.75, unit * 0.014));
    context.restore();
    if (palette.plain) this.outlinePlain(side, radius);
  }

  private outlinePlain(rect: Rect, radius: number): void {
    const { context, palette } = this;
    roundedRect(context, rect, radius);
    context.strokeStyle = palette.inlay;
    context.lineWidth = 1.5;
    context.stroke();
  }

  frame(): void {
    const { context, geometry, palette, unit } = this;
    const { box, field } = geometry;
    const textures = materials();
    if (palette.material === "stone" && textures) {
      textures.slab(context, this.surface(box, palette.frame, 3), geometry.front);
      return;
    }
    const radius = unit * 0.08;
    this.castShadow({ ...box, height: box.height + geometry.front }, 1);
    this.front(box, geometry.front, radius);
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
      textures?.texture(context, palette.material, this.surface(rect, palette.frame, 11 + index), along);
      context.restore();
    });
    context.restore();
    this.bevel(box, radius, unit * 0.035, "raised");
    if (palette.plain) this.outlinePlain(box, radius);
    this.frieze();
    const well = expanded(field, bar * 0.2);
    roundedRect(context, well, unit * 0.05);
    context.fillStyle = palette.plain
      ? palette.house
      : slope(context, well, [darker(palette.groove, 0.3), palette.groove, lighter(palette.groove, 0.05)]);
    context.fill();
    if (!palette.plain) this.bevel(well, unit * 0.05, unit * 0.028, "sunken");
  }

  /** Two thin strips with the material's inlay between them. */
  private frieze(): void {
    const { context, geometry, palette, unit } = this;
    const { outer, band } = frameBand(geometry);
    (materials() ?? firstMaterials).frieze?.(context, geometry, palette);
    context.strokeStyle = palette.inlay;
    context.lineWidth = Math.max(0.75, unit * 0.016);
    for (const edge of [outer, expanded(outer, -band)])
      context.strokeRect(edge.x, edge.y, edge.width, edge.height);
  }

  /** Two lines along an edge: lit at the top left if raised, at the bottom right if sunken. */
  private bevel(rect: Rect, radius: number, width: number, kind: "raised" | "sunken"): void {
    const { context, palette } = this;
    if (palette.plain) return;
    const lit = fade("#ffffff", kind === "raised" ? 0.36 : 0.16);
    const shade = fade("#000000", 0.45);
    const clear = fade("#000000", 0);
    const inner = expanded(rect, -width / 2);
    roundedRect(context, inner, radius);
    context.lineWidth = width;
    context.strokeStyle = slope(
      context,
      inner,
      kind === "raised" ? [lit, clear, shade] : [shade, clear, lit],
    );
    context.stroke();
  }

  house(house: number, marked: boolean): void {
    const { context, geometry, palette, unit } = this;
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
      textures.hollow(context, this.surface(expanded(cell, -unit * 0.03), colour, house), true);
      return;
    }
    roundedRect(context, face, radius);
    context.fillStyle = slope(context, face, [faceLight(colour), colour, faceDark(colour)]);
    context.fill();
    context.save();
    context.clip();
    const along = house % 2 ? "x" : "y";
    textures?.texture(context, palette.face, this.surface(face, colour, 101 + house * 7), along);
    context.restore();
    this.bevel(face, radius, unit * 0.035, "raised");
    roundedRect(context, expanded(face, -unit * 0.075), radius * 0.6);
    context.strokeStyle = fade(darker(colour, 0.5), marked ? 0.5 : 0.22);
    context.lineWidth = Math.max(0.5, unit * 0.012);
    context.stroke();
  }

  /** The drawer at the end of the box for pieces that left the board, and its counterpart for pieces still to enter. */
  tray(tray: Rect): void {
    const { context, geometry, palette, unit } = this;
    const { box } = geometry;
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
      textures.slab(context, this.surface(shell, palette.frame, 9), front);
      textures.hollow(context, this.surface(expanded(well, -unit * 0.03), palette.tray, 61), false);
      return;
    }
    this.castShadow({ ...shell, height: shell.height + front }, 0.8);
    if (front > 0) this.front(shell, front, radius);
    context.save();
    roundedRect(context, shell, radius);
    context.fillStyle = palette.plain
      ? palette.frame
      : slope(context, shell, [lighter(palette.frame, 0.08), darker(palette.frame, 0.24)]);
    context.fill();
    context.clip();
    const along = geometry.traysBeside ? "y" : "x";
    textures?.texture(context, palette.material, this.surface(shell, palette.frame, 71), along);
    context.restore();
    if (palette.plain) this.outlinePlain(shell, radius);
    this.bevel(shell, radius, unit * 0.025, "raised");
    this.well(well, along);
  }

  /** A lined hollow, also used in the drawer. */
  private well(well: Rect, along: "x" | "y"): void {
    const { context, palette, unit } = this;
    const radius = unit * 0.06;
    roundedRect(context, well, radius);
    context.fillStyle = palette.plain
      ? palette.tray
      : slope(context, well, [darker(palette.tray, 0.2), palette.tray]);
    context.fill();
    context.save();
    context.clip();
    materials()?.texture(context, palette.material, this.surface(well, palette.tray, 83), along);
    if (!palette.plain) innerShade(context, well, unit * 0.22);
    context.restore();
    this.bevel(well, radius, unit * 0.03, "sunken");
    if (palette.plain) this.outlinePlain(well, radius);
  }

  // ---- Direction of the track: chevrons between houses, bolder at the turns, and small house numbers.

  track(): void {
    const { context, geometry, palette } = this;
    const { look } = geometry;
    for (let house = 1; house < look.houses; house++) {
      if (!isTurn(look, house) || palette.material === "stone") continue;
      this.bridge(centreOf(geometry, house), centreOf(geometry, house + 1));
    }
    drawPaths(context, track(flatSpace(geometry)));
  }

  /** The wall between two rows is open at a turn. */
  private bridge(from: Point, to: Point): void {
    const { context, palette, unit } = this;
    const { x, y } = between(from, to, 0.5);
    context.save();
    context.translate(x, y);
    context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    context.beginPath();
    context.roundRect(-unit * 0.12, -unit * 0.22, unit * 0.24, unit * 0.44, unit * 0.06);
    context.fillStyle = palette.plain ? palette.house : palette.groove;
    context.fill();
    context.restore();
  }

  numbers(): void {
    const { context, geometry, palette, unit } = this;
    const size = Math.max(8, unit * 0.17);
    context.font = `600 ${size}px system-ui, sans-serif`;
    context.textAlign = "left";
    context.textBaseline = "top";
    context.fillStyle = palette.number;
    for (let house = 1; house <= geometry.look.houses; house++) {
      const rect = houseRect(geometry, house);
      context.fillText(String(house), rect.x + unit * 0.085, rect.y + unit * 0.085);
    }
  }

  /** The bar between the two sides' halves of a tray. */
  trayDivider(tray: Rect): void {
    const { context, geometry, palette, unit } = this;
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
  traySlots(pieces: number): void {
    const { context, geometry, palette, unit } = this;
    if (pieces < 1) return;
    for (const side of SIDES) {
      const { points, scale } = slotsIn(geometry, trayHalf(geometry, geometry.off, side), pieces);
      const size = unit * scale;
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
}

/** Tray contents: hollows for pieces still to come home, and the bar between the sides. */
export function drawTrays(context: Context, geometry: Geometry, palette: Palette, pieces: number): void {
  const painter = new BoxPainter(context, geometry, palette);
  painter.traySlots(pieces);
  for (const tray of [geometry.off, geometry.hand]) if (tray) painter.trayDivider(tray);
}

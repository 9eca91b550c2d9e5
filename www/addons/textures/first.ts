/** What a first picture of the flat board needs of its materials: the signs and the rim. Part of the first load. */

import { expanded, frameBand, type Geometry } from "../../src/board/geometry.js";
import type { Materials } from "../../src/board/materials.js";
import type { Mark, Rect } from "../../src/board/model.js";
import { darker, fade, lighter, type Palette } from "../../src/board/palette.js";
import type { Context } from "../../src/board/shapes.js";
import { signsOf } from "../shared/marks.js";
import { FIRST_OUTLINES, type Outlines } from "../shared/sign-outlines.js";

/**
 * Carves a mark into a house: inlaid colour, a dark upper edge and a lit lower one. Strokes all have the same height and
 * stand apart; figures stand close together, as on the boards.
 */
export function drawMark(
  context: Context,
  mark: Mark,
  house: Rect,
  palette: Palette,
  outlines: Outlines,
): void {
  const { outline: sign, count, isStroke } = signsOf(mark, outlines);
  const { width, height, path } = sign;
  const gap = isStroke ? 54 : -8;
  const whole = count * width + (count - 1) * gap;
  const available = house.width * (palette.material === "stone" ? 0.9 : 1);
  const scale = available * Math.min((count > 1 ? 0.8 : 0.68) / whole, (isStroke ? 0.42 : 0.6) / height);
  const left = house.x + (house.width - whole * scale) / 2;
  // Large signs leave space for the house number above.
  const top = house.y + (house.height - height * scale) / 2 + house.height * 0.05;
  const outline = new Path2D(path);
  const fillSigns = (colour: string, shift: number) => {
    context.fillStyle = colour;
    for (let index = 0; index < count; index++) {
      context.save();
      context.translate(left + index * (width + gap) * scale + shift, top + shift);
      context.scale(scale, scale);
      context.fill(outline);
      context.restore();
    }
  };
  if (!palette.plain) {
    const depth = house.width * 0.012;
    fillSigns(fade("#ffffff", palette.material === "faience" ? 0.25 : 0.45), depth);
    fillSigns(fade("#000000", 0.35), -depth * 0.6);
  }
  fillSigns(palette.ink, 0);
}

/** A row of coloured blocks set into the frame between two strips, as on Egyptian furniture. */
export function frieze(context: Context, geometry: Geometry, palette: Palette): void {
  const { unit } = geometry;
  const { outer, band } = frameBand(geometry);
  const { length: kinds } = palette.frieze;
  if (kinds === 0) return;
  const line = Math.max(0.75, unit * 0.016);
  for (const across of [false, true]) {
    const length = across ? outer.height - 2 * band : outer.width;
    // A whole number of repeats plus one, so that both corners have the same colour.
    const blocks = Math.max(1, Math.round(length / (unit * 0.24) / kinds)) * kinds + (across ? 0 : 1);
    const block = length / blocks;
    for (let index = 0; index < blocks; index++) {
      const colour = palette.frieze[(across ? index + 1 : index) % kinds] as string;
      const centre = index * block + line / 2;
      const size = block - line;
      for (const far of [false, true]) {
        const x = across ? (far ? outer.x + outer.width - band : outer.x) : outer.x + centre;
        const y = across ? outer.y + band + centre : far ? outer.y + outer.height - band : outer.y;
        const [width, height] = across ? [band, size] : [size, band];
        const shine = context.createLinearGradient(x, y, x + width, y + height);
        shine.addColorStop(0, lighter(colour, 0.16));
        shine.addColorStop(0.5, colour);
        shine.addColorStop(1, darker(colour, 0.22));
        context.fillStyle = shine;
        context.fillRect(x, y, width, height);
      }
    }
  }
  // The blocks lie slightly below the strips around them.
  const lip = Math.max(0.5, unit * 0.02);
  context.lineWidth = lip;
  context.strokeStyle = fade("#000000", 0.3);
  for (const edge of [expanded(outer, -lip), expanded(outer, -band - lip)])
    context.strokeRect(edge.x, edge.y, edge.width, edge.height);
}

export const first: Pick<Materials, "mark" | "frieze"> = {
  mark: (context, mark, house, palette) => drawMark(context, mark, house, palette, FIRST_OUTLINES),
  frieze,
};

/** Carves a sign into a house: inlaid colour, a dark upper edge and a lit lower one. */

import { html, svg, type TemplateResult } from "lit";
import type { Mark, Rect } from "../../src/board/model.js";
import { fade, type Palette } from "../../src/board/palette.js";
import type { Context } from "../../src/board/shapes.js";
import { OUTLINES, type SignName } from "./sign-outlines.js";

/** A mark is a sign, once or several times side by side. */
export const MARKS: Record<Mark, [sign: SignName, count: number]> = {
  ankh: ["ankh", 1],
  nefer: ["nefer", 1],
  water: ["water", 1],
  cross: ["cross", 1],
  three: ["stroke", 3],
  two: ["stroke", 2],
  one: ["stroke", 1],
  three_birds: ["jabiru", 3],
  two_men: ["man", 2],
  three_gods: ["god", 3],
  two_gods: ["god", 2],
  horus: ["falcon", 1],
  circle: ["sun", 1],
};

/** The largest width and height of a mark as shares of a house. Strokes all have the same height. */
const WIDE = { one: 0.68, several: 0.8 };
const HIGH = { figure: 0.6, stroke: 0.42 };
/** The gap between two signs in sign units: wide between strokes, narrow between figures, as on the boards. */
const GAP = { figure: -8, stroke: 54 };

export function mark(context: Context, name: Mark, house: Rect, palette: Palette): void {
  const [sign, count] = MARKS[name];
  const { width, height, path } = OUTLINES[sign];
  const kind = sign === "stroke" ? "stroke" : "figure";
  const whole = count * width + (count - 1) * GAP[kind];
  const available = house.width * (palette.material === "stone" ? 0.9 : 1);
  const scale = Math.min(
    (available * WIDE[count > 1 ? "several" : "one"]) / whole,
    (available * HIGH[kind]) / height,
  );
  const left = house.x + (house.width - whole * scale) / 2;
  // Large signs leave space for the house number above.
  const top = house.y + (house.height - height * scale) / 2 + house.height * 0.05;
  const outline = new Path2D(path);
  const fillSigns = (colour: string, shift: number) => {
    context.fillStyle = colour;
    for (let index = 0; index < count; index++) {
      context.save();
      context.translate(left + index * (width + GAP[kind]) * scale + shift, top + shift);
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

// The sign of a house as SVG, from the same outlines as on the board.

/** Between two signs side by side. */
const SIGN_GAP = { stroke: 54, figure: 10 };

/** Decorative: the text next to it says the same. */
export function signDrawing(mark: Mark): TemplateResult {
  const [sign, count] = MARKS[mark];
  const { width, height, path } = OUTLINES[sign];
  const step = width + (sign === "stroke" ? SIGN_GAP.stroke : SIGN_GAP.figure);
  const whole = step * (count - 1) + width;
  return html`<svg class="sign" viewBox="0 0 ${whole} ${height}" aria-hidden="true">
    ${Array.from({ length: count }, (_, index) => svg`<path d=${path} transform="translate(${index * step} 0)"></path>`)}
  </svg>`;
}

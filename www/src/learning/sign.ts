/** The sign of a house as a drawing in the page, from the same outlines as on the board. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { MARKS } from "../board/finish/marks.js";
import { OUTLINES, type SignName } from "../board/finish/sign-outlines.js";
import type { MarkName } from "../board/model.js";

/** Between two signs side by side. */
const GAP = { stroke: 54, figure: 10 };

/** Only to be looked at: what it shows is said beside it. */
export function signDrawing(mark: MarkName): TemplateResult {
  const [sign, count] = MARKS[mark];
  return glyphs(sign, count);
}

export function glyphs(sign: SignName, count = 1): TemplateResult {
  const { width, height, path } = OUTLINES[sign];
  const step = width + (sign === "stroke" ? GAP.stroke : GAP.figure);
  const whole = step * (count - 1) + width;
  return html`<svg class="sign" viewBox="0 0 ${whole} ${height}" aria-hidden="true">
    ${Array.from({ length: count }, (_, index) => svg`<path d=${path} transform="translate(${index * step} 0)"></path>`)}
  </svg>`;
}

/** A house of the board as it looks in a text: its number and its sign. */
export function houseTile(house: string, mark: MarkName | undefined): TemplateResult {
  return html`<div class="tile" aria-hidden="true">
    <span class="tile-number">${house}</span>${mark ? signDrawing(mark) : nothing}
  </div>`;
}

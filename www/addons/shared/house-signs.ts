/** The sign of a house as SVG, from the same outlines as on the board. */

import { html, svg, type TemplateResult } from "lit";
import type { Mark } from "../../src/board/model.js";
import { OUTLINES } from "./figure-outlines.js";
import { signsOf } from "./marks.js";

/** Between two signs side by side. */
const SIGN_GAP = { stroke: 54, figure: 10 };

/** Decorative: the text next to it says the same. */
export function signDrawing(mark: Mark): TemplateResult {
  const { outline, count, isStroke } = signsOf(mark, OUTLINES);
  const { width, height, path } = outline;
  const step = width + (isStroke ? SIGN_GAP.stroke : SIGN_GAP.figure);
  const whole = step * (count - 1) + width;
  return html`<svg class="sign" viewBox="0 0 ${whole} ${height}" aria-hidden="true">
    ${Array.from({ length: count }, (_, index) => svg`<path d=${path} transform="translate(${index * step} 0)"></path>`)}
  </svg>`;
}

/** Drawings of objects for the history. */
import { html, svg, type TemplateResult } from "lit";
import type { Mark } from "../../src/board/model.js";
import { OUTLINES } from "../shared/figure-outlines.js";
import { signsOf } from "../shared/marks.js";
import type { DrawingName } from "./chapters.js";
import draw from "./drawings.svg";

/** The height of each drawing; all have the same width. */
const HEIGHTS: Readonly<Record<DrawingName, number>> = {
  players: 150,
  "old-board": 150,
  "royal-board": 170,
  "royal-box": 170,
  sticks: 170,
  "last-houses": 240,
  stone: 170,
  pieces: 120,
};

/** Houses with signs, in a row: the corner of the first, and the size of each. */
interface SignedHouses {
  x: number;
  y: number;
  size: number;
  marks: readonly Mark[];
}

const SIGNS: Partial<Readonly<Record<DrawingName, readonly SignedHouses[]>>> = {
  "royal-board": [{ x: 200, y: 92.6, size: 31.8, marks: ["nefer", "water", "three", "two"] }],
  "last-houses": [
    { x: 30, y: 12, size: 68, marks: ["nefer", "cross", "three", "two"] },
    { x: 30, y: 86, size: 68, marks: ["nefer", "water", "three_birds", "two_men"] },
    { x: 30, y: 160, size: 68, marks: ["nefer", "water", "three_gods", "two_gods", "horus"] },
  ],
};

/** A sign in a square. */
function sign(mark: Mark, x: number, y: number, size: number): TemplateResult[] {
  const { outline, count, isStroke } = signsOf(mark, OUTLINES);
  const { width, height, path } = outline;
  const step = width + (isStroke ? 54 : 6);
  const whole = step * (count - 1) + width;
  const scale = Math.min((size * 0.8) / whole, (size * 0.66) / height);
  const left = x + (size - whole * scale) / 2;
  const top = y + (size - height * scale) / 2;
  return Array.from(
    { length: count },
    (_, index) =>
      svg`<path d=${path} fill="#2a2118" transform="translate(${left + index * step * scale} ${top}) scale(${scale})"></path>`,
  );
}

export const drawing = (name: DrawingName): TemplateResult =>
  html`<svg class="drawing" viewBox="0 0 400 ${HEIGHTS[name]}" aria-hidden="true">
    ${draw(name)}
    ${SIGNS[name]?.map(({ x, y, size, marks }) => marks.map((mark, index) => sign(mark, x + index * size, y, size)))}
  </svg>`;

/**
 * The strokes of a house, which most rules read as the throw that takes a piece off the board. A piece covers them, so they
 * are shown at its foot as well.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import type { Rect } from "../../src/board/model.js";
import type { Mark } from "../../src/engine/types.js";
import type { ViewState } from "../../src/game/view-state.js";
import styles from "./exact-throw.css";

export const order = 12;

const STROKES: Partial<Record<Mark, number>> = { one: 1, two: 2, three: 3 };

/** Size of the disc, in houses. */
const RADIUS = 0.17;

export function addon(page: AddonPage): Addon {
  return {
    styles,
    render: (where, view) => {
      const board = page.board();
      if (where !== "board" || !board) return nothing;
      const marks = strokesUnderPieces(view).map(([house, strokes]) => disc(board.rectOf(house), strokes));
      return marks.length > 0 ? html`<svg class="exact-throws" aria-hidden="true">${marks}</svg>` : nothing;
    },
  };
}

/** The occupied houses that have strokes, with the number of strokes. */
export function strokesUnderPieces({ shown, board, activity }: ViewState): [number, number][] {
  if (!shown || !board || shown.phase === "over" || activity === "moving") return [];
  return board.marks.flatMap(([house, mark]): [number, number][] => {
    const strokes = STROKES[mark];
    const isCovered = shown.white.includes(house) || shown.black.includes(house);
    return strokes && isCovered ? [[house, strokes]] : [];
  });
}

/** At the lower left of the house; a target has its own mark at the right. */
function disc({ x, y, width, height }: Rect, strokes: number): TemplateResult {
  const radius = RADIUS * Math.min(width, height);
  const lines = Array.from(
    { length: strokes },
    (_, index) => `M${(index - (strokes - 1) / 2) * 0.46} -0.5v1`,
  );
  return svg`<g transform="translate(${x + radius * 1.15} ${y + height - radius * 1.15}) scale(${radius})">
    <circle r="1"></circle>
    <path d=${lines.join("")}></path>
  </g>`;
}

/**
 * The signs of houses say which rule applies there. A piece covers the sign of its house, and so does a piece that could move
 * there; the sign is then shown at the foot as well.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import type { Rect } from "../../src/board/model.js";
import type { House, Mark } from "../../src/engine/types.js";
import { shownMoves } from "../../src/game/choices.js";
import type { ViewState } from "../../src/game/view-state.js";
import { signDrawing } from "../shared/house-signs.js";
import styles from "./covered-signs.css";

export const order = 12;

/** Diameter of the disc, in houses. */
const DIAMETER = 0.42;

export function addon(page: AddonPage): Addon {
  return {
    styles,
    render: (where, view) => {
      const board = page.board();
      if (where !== "board" || !board) return nothing;
      const marks = coveredSigns(view).map(([house, mark]) => disc(board.rectOf(house), mark));
      return marks.length > 0 ? html`<svg class="covered-signs" aria-hidden="true">${marks}</svg>` : nothing;
    },
  };
}

/** The marked houses on which a piece stands or could arrive, with their marks. */
export function coveredSigns(view: ViewState): [House, Mark][] {
  const { shown, board, activity } = view;
  if (!shown || !board || shown.phase === "over" || activity === "moving") return [];
  const covered = new Set<unknown>([
    ...shown.white,
    ...shown.black,
    ...shownMoves(view).map(({ rest, to }) => rest ?? to),
  ]);
  return board.marks.filter(([house]) => covered.has(house));
}

/** At the lower left of the house; a target has its own mark at the right. */
function disc({ x, y, width, height }: Rect, mark: Mark): TemplateResult {
  const size = DIAMETER * Math.min(width, height);
  return svg`<svg x=${x} y=${y + height - size} width=${size} height=${size} viewBox="-1 -1 2 2">
    <circle r="0.97"></circle>
    <svg x="-0.66" y="-0.66" width="1.32" height="1.32">${signDrawing(mark)}</svg>
  </svg>`;
}

/**
 * The board as people without sight, mouse or steady hands use it: a grid of
 * houses that lies exactly over the picture. It is also what the pointer hits,
 * so there is only one board.
 */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { aimsAt, movableSpots, selectedMoves } from "../../game/choices.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { cellLabel } from "./cell-labels.js";

export interface GridHandlers {
  click(event: Event): void;
  keydown(event: KeyboardEvent): void;
  focusin(event: FocusEvent): void;
  focusout(event: FocusEvent): void;
  pointerdown(event: PointerEvent): void;
  pointermove(event: PointerEvent): void;
  pointerup(event: PointerEvent): void;
  pointercancel(event: PointerEvent): void;
}

/**
 * `rows` as they are seen; `current` is the one spot that the Tab key reaches. A chosen piece says so in its name:
 * with `aria-selected` a screen reader goes back to it when the focus has gone on to its goal.
 */
export function boardGrid(
  view: ViewState,
  words: Localizer,
  rows: readonly (readonly Spot[])[],
  current: Spot,
  on: GridHandlers,
): TemplateResult {
  const movable = new Set(movableSpots(view));
  const aimed = selectedMoves(view);
  return html`
    <div
      class="grid"
      role="grid"
      aria-label=${words.text("board-label")}
      aria-describedby="board-keys"
      @click=${on.click}
      @keydown=${on.keydown}
      @focusin=${on.focusin}
      @focusout=${on.focusout}
      @pointerdown=${on.pointerdown}
      @pointermove=${on.pointermove}
      @pointerup=${on.pointerup}
      @pointercancel=${on.pointercancel}
    >
      ${rows.map(
        (row) => html`<div role="row">
          ${row.map((spot) => {
            const target = aimed.some((move) => aimsAt(move, spot));
            return html`<div
              role="gridcell"
              class="cell ${movable.has(spot) ? "movable" : ""} ${target ? "target" : ""} ${spot === view.selected ? "selected" : ""}"
              data-spot=${spot}
              tabindex=${spot === current ? 0 : -1}
              aria-label=${cellLabel(spot, view, words)}
            ></div>`;
          })}
        </div>`,
      )}
    </div>
  `;
}

/** The spot an event happened on. */
export function spotOf(event: Event): Spot | null {
  const cell = event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.spot !== undefined);
  const name = cell?.dataset.spot;
  if (name === undefined) return null;
  return name === "off" || name === "hand" ? name : Number(name);
}

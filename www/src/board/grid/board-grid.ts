/**
 * The accessible board: a grid of houses exactly over the picture, for screen readers, keyboards and switch access.
 * Pointer input uses it as well, so there is only one board.
 */

import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { BoardInfo, House, Mark, Move, Side } from "../../engine/types.js";
import {
  aimsAt,
  boardMoves,
  movableSpots,
  nameOfSide,
  selectedMoves,
  shownMoves,
} from "../../game/choices.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import type { BoardPicture } from "../pictures.js";

export interface GridHandlers {
  click(event: Event): void;
  keydown(event: KeyboardEvent): void;
  focusin(event: FocusEvent): void;
  focusout(event: FocusEvent): void;
  pointerdown(event: PointerEvent): void;
  pointermove(event: PointerEvent): void;
  pointerup(event: PointerEvent): void;
  pointercancel(): void;
}

/**
 * `rows` are in display order; `current` is the only cell in the tab order. A selected piece is announced through its
 * label, because with `aria-selected` a screen reader jumps back to it after the focus has moved to the target.
 */
export function boardGrid(
  view: ViewState,
  l10n: Localizer,
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
      aria-label=${l10n.text("board-label")}
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
              class="cell ${movable.has(spot) ? "movable" : ""} ${shownMoves(view).some((move) => aimsAt(move, spot)) ? "goal" : ""} ${target ? "target" : ""} ${spot === view.selected ? "selected" : ""}"
              data-spot=${spot}
              tabindex=${spot === current ? 0 : -1}
              aria-label=${cellLabel(spot, view, l10n)}
            ></div>`;
          })}
        </div>`,
      )}
    </div>
  `;
}

/** The place where an event happened. */
export function spotOf(event: Event): Spot | null {
  const cell = event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.spot !== undefined);
  const name = cell?.dataset.spot;
  if (name === undefined) return null;
  return name === "off" || name === "hand" ? name : Number(name);
}

// ---- Positions the grid's cells over the houses in the picture.

/** The last style written for each cell. Reading it back from the DOM is slow. */
const placed = new WeakMap<HTMLElement, string>();

const pixels = (length: number) => `${Math.round(length * 100) / 100}px`;

export function placeCells(root: ParentNode, board: BoardPicture | null): void {
  for (const cell of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const name = cell.dataset.spot ?? "";
    const box = board?.cellOf(name === "off" || name === "hand" ? name : Number(name));
    if (!box) continue;
    const { clipPath = "" } = box;
    const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(pixels);
    const place = `${left} ${top} ${width} ${height} ${clipPath}`;
    if (placed.get(cell) === place) continue;
    placed.set(cell, place);
    Object.assign(cell.style, { left, top, width, height, clipPath });
  }
}

// ---- Labels for screen readers: number, name, piece, and possible actions.

export function cellLabel(spot: Spot, view: ViewState, l10n: Localizer): string {
  const { shown } = view;
  if (!shown) return "";
  const parts: string[] = [];
  if (spot === "off") {
    parts.push(l10n.text("cell-off", { white: shown.off.white, black: shown.off.black }));
  } else if (spot === "hand") {
    const { hand, taken } = shown;
    if (taken.white + taken.black === 0 || hand.white + hand.black > 0)
      parts.push(l10n.text("cell-hand", { white: hand.white, black: hand.black }));
    if (taken.white + taken.black > 0)
      parts.push(l10n.text("cell-taken", { white: taken.white, black: taken.black }));
  } else {
    parts.push(l10n.text("cell-house", { house: spot }));
    const name = houseName(spot, view.board);
    if (name) parts.push(l10n.text(name));
    parts.push(occupant(spot, view, l10n));
    if (shown.blockades.some((line) => line.includes(spot))) parts.push(l10n.text("cell-blockade"));
    else if (shown.protected.includes(spot)) parts.push(l10n.text("cell-protected"));
  }
  parts.push(...possibilities(spot, view, l10n));
  if (shown.last_move && (shown.last_move.rest ?? shown.last_move.to) === spot)
    parts.push(l10n.text("cell-last-move"));
  return l10n.join(parts);
}

/** The side whose piece stands on a house. */
function sideOn(house: number, view: ViewState): Side | null {
  if (view.shown?.white.includes(house)) return "white";
  if (view.shown?.black.includes(house)) return "black";
  return null;
}

function occupant(house: number, view: ViewState, l10n: Localizer): string {
  const side = sideOn(house, view);
  if (!side || !view.shown) return l10n.text("cell-empty");
  return l10n.text("cell-piece", { owner: nameOfSide(side, view.shown, view.seat), side });
}

function possibilities(spot: Spot, view: ViewState, l10n: Localizer): string[] {
  const aimed = selectedMoves(view).filter((move) => aimsAt(move, spot));
  if (aimed.length > 0) return aimed.map((move) => targetLabel(move, view, l10n));
  if (!movableSpots(view).includes(spot)) return [];
  const targets = boardMoves(view)
    .filter((move) => move.from === spot)
    .map((move) => moveLabel(move, view, l10n));
  if (spot === view.selected) return [l10n.text("cell-selected"), ...targets];
  return targets;
}

/** The possible actions of a piece, from the house where it stands. */
function moveLabel(move: Move, view: ViewState, l10n: Localizer): string {
  const args = { to: move.to ?? "", rest: move.rest ?? "" };
  if (move.to === "off") return l10n.text("can-bear-off");
  if (move.victim) {
    const { to: victim } = move.victim;
    return l10n.text(typeof victim === "number" ? "can-hit" : `can-hit-${victim}`, { ...args, victim });
  }
  if (move.rest !== move.to) return l10n.text(move.rest === "hand" ? "can-fall-hand" : "can-fall", args);
  if (move.to === view.shown?.water) return l10n.text("can-drown", args);
  if (move.from === "hand") return l10n.text("can-enter", args);
  return l10n.text(move.kind === "backward" ? "can-move-back" : "can-move", args);
}

/** What happens on a house if the selected piece moves there. */
function targetLabel(move: Move, view: ViewState, l10n: Localizer): string {
  const from = move.from ?? "";
  if (move.from === "hand") return l10n.text("target-enter");
  const side = view.game?.turn ?? "white";
  if (move.to === "off") return l10n.text("target-off", { from, side });
  if (move.victim) {
    const { to: victim } = move.victim;
    return l10n.text(typeof victim === "number" ? "target-hit" : `target-hit-${victim}`, { from, victim });
  }
  return l10n.text("target-move", { from });
}

// Names of houses, by the signs on the board.

/** Message ids of the marked houses' names. */
const NAMES: Readonly<Record<Mark, string>> = {
  ankh: "house-rebirth",
  nefer: "house-beauty",
  circle: "house-beauty",
  water: "house-water",
  cross: "house-cross",
  three: "house-truths",
  three_birds: "house-truths",
  three_gods: "house-truths",
  two: "house-re-atoum",
  two_men: "house-re-atoum",
  two_gods: "house-re-atoum",
  one: "house-horus",
  horus: "house-horus",
};

export function houseName(house: House, board: BoardInfo | null): string | null {
  const mark = board?.marks.find(([place]) => place === house)?.[1];
  return mark ? NAMES[mark] : null;
}

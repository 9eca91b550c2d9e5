/** The board, the sticks and the controls for playing. */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { type TrackLook, visualRows } from "../../board/geometry.js";
import { boardGrid, type GridHandlers } from "../../board/grid/board-grid.js";
import type { Side } from "../../engine/types.js";
import { nameOfSide, offersThrow } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { otherButtons, sideButtons, throwsInHand } from "./in-game.js";
import { statusPanel } from "./status.js";

interface Table {
  view: ViewState;
  l10n: Localizer;
  session: GameSession;
  look: TrackLook;
  /** True if the object view draws the board, on its own canvas. */
  object: boolean;
  /** False until the board has its final place; it stays hidden until then. */
  isPlaced: boolean;
  /** The grid cell that the Tab key reaches. */
  current: Spot;
  /** The number of light sides counted so far. */
  counted?: number | null;
  input: GridHandlers;
  /** The dock's label for screen readers. */
  label: string;
  /** Content drawn over the board. */
  over?: unknown;
  /** Additional buttons below the large one. */
  extraActions?: unknown;
  /** Other content of the dock. */
  more: unknown;
}

export function table(parts: Table): TemplateResult {
  const { view, l10n, session, look, isPlaced, counted = null } = parts;
  const { shown } = view;
  const rows: Spot[][] = visualRows(look);
  if (shown) rows.push(shown.beside ? ["hand", "off"] : ["off"]);
  const value = view.activity === "throwing" ? counted : view.sticks.value;
  const tool = shown?.die ? "die" : "sticks";
  const thrown =
    view.activity === "throwing" || value === null
      ? l10n.text("sticks-waiting", { tool })
      : l10n.text("sticks-value", { value, tool });
  const canThrow = offersThrow(view);
  const press = () => (view.game?.can_rescue ? undefined : session.throwSticks());
  return html`
    <div class="table ${look.orientation === "upright" ? "tall" : ""} ${isPlaced ? "" : "unplaced"}">
      <div class="board" dir="ltr">
        ${parts.object ? html`<canvas class="scene" aria-hidden="true"></canvas>` : html`<canvas aria-hidden="true"></canvas>`}
        ${shown ? boardGrid(view, l10n, rows, parts.current, parts.input) : nothing} ${parts.over}
      </div>
      <p id="board-keys" class="visually-hidden">${l10n.text("board-keys")}</p>
      <section class="dock" aria-label=${parts.label}>
        ${playersPanel(view, l10n)}
        <div class="sticks ${canThrow ? "waiting" : ""}" @click=${press}>
          <div class="field"><canvas role="img" aria-label=${thrown}></canvas></div>
          <p class="value ${tool === "die" ? "" : `n${value}`}" aria-hidden="true">${value === null ? "" : l10n.text("number", { value })}</p>
          ${throwsInHand(view, l10n, session)}
        </div>
        ${statusPanel(view, l10n)}
        <div class="actions">
          ${mainButton(view, l10n, session)} ${otherButtons(view, l10n, session)}
          ${sideButtons(view, l10n, session)}
          ${parts.extraActions}
        </div>
        ${parts.more}
      </section>
    </div>
  `;
}

function playersPanel(view: ViewState, l10n: Localizer): TemplateResult {
  const { shown } = view;
  if (!shown) return html`<div class="players against"></div>`;
  const order: Side[] = shown.players ? [...shown.players] : ["white", "black"];
  return html`<ul class="players ${view.seat === null ? "" : "against"}" aria-label=${l10n.text("players-label")}>
    ${order.map((side) => {
      const who = nameOfSide(side, shown, view.seat);
      const taken = shown.taken[side];
      const hand = shown.hand[side];
      const acts = shown.turn === side && shown.phase !== "over";
      return html`<li class="player ${acts ? "acts" : ""}" aria-current=${acts ? "true" : nothing}>
        <span class="who">${l10n.text("player-name", { who, level: view.setup.opponent, side })}</span>
        <span class="pieces" aria-hidden="true">${Array.from(
          { length: shown.pieces },
          (_, piece) => html`<span class="token ${side} ${piece < shown.off[side] ? "off" : ""}"></span>`,
        )}</span>
        <span class="tally visually-hidden">
          ${l10n.text("player-off", { count: shown.off[side], pieces: shown.pieces })}
          ${hand > 0 ? l10n.text("player-hand", { count: hand }) : nothing}
          ${taken > 0 ? l10n.text("player-taken", { count: taken }) : nothing}
        </span>
      </li>`;
    })}
  </ul>`;
}

// ---- The game's buttons: throw, and choices that are not made on the board.

/** The large button. During a game its label stays and it only dims, so it never loses the focus. */
function mainButton(view: ViewState, l10n: Localizer, session: GameSession): TemplateResult {
  const { game, activity } = view;
  let label = "button-throw";
  let press = (): unknown => (game?.can_rescue ? undefined : session.throwSticks());
  let ready = offersThrow(view);
  if (activity === "looking" || activity === "stopped") {
    label = activity === "looking" ? "button-back-in-game" : "button-continue";
    press = () => session.continueGame();
    ready = true;
  } else if (session.isOver) {
    label = session.playAgainLabel;
    press = () => session.newGame({ ...view.setup, seed: null });
    ready = true;
  } else if (view.pending.length > 0) {
    const [move, other] = view.pending;
    label = other ? "button-choose-throw" : "button-confirm";
    ready = !other;
    press = () => (move && !other ? session.play(move) : undefined);
  }
  return html`<button type="button" class="main" aria-disabled=${ready ? nothing : "true"} @click=${press}>${l10n.text(label)}</button>`;
}

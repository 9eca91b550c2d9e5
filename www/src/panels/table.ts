/** The board, the sticks and what belongs to playing. */
import { html, nothing, type TemplateResult } from "lit";
import { type TrackLook, visualRows } from "../board/track.js";
import { mayThrow } from "../game/choices.js";
import type { GameSession } from "../game/game-session.js";
import type { Spot, ViewState } from "../game/view-state.js";
import { boardGrid, type GridHandlers } from "../grid/board-grid.js";
import type { Localizer } from "../i18n/localizer.js";
import { mainButton, otherButtons } from "./action-panel.js";
import { playersPanel } from "./players-panel.js";
import { statusPanel } from "./status-panel.js";
import { throwsInHand } from "./throws-in-hand.js";

export interface Table {
  view: ViewState;
  words: Localizer;
  session: GameSession;
  look: TrackLook;
  /** It is where it will stay: else nothing of it is seen yet. */
  placed: boolean;
  /** The spot the Tab key reaches on the board. */
  current: Spot;
  input: GridHandlers;
  /** What a screen reader calls the dock. */
  label: string;
  /** What else stands in the dock. */
  more: unknown;
}

export function table({
  view,
  words,
  session,
  look,
  placed,
  current,
  input,
  label,
  more,
}: Table): TemplateResult {
  const { shown } = view;
  const rows: Spot[][] = visualRows(look);
  if (shown) rows.push(shown.beside ? ["hand", "off"] : ["off"]);
  const { value } = view.sticks;
  const tool = shown?.die ? "die" : "sticks";
  const thrown =
    value === null || view.activity === "throwing"
      ? words.text("sticks-waiting", { tool })
      : words.text("sticks-value", { value, tool });
  return html`
    <div class="table ${look.orientation === "upright" ? "tall" : ""} ${placed ? "" : "unplaced"}">
      <div class="board" dir="ltr">
        <canvas aria-hidden="true"></canvas>
        ${shown ? boardGrid(view, words, rows, current, input) : nothing}
      </div>
      <p id="board-keys" class="unseen">${words.text("board-keys")}</p>
      <section class="dock" aria-label=${label}>
        ${statusPanel(view, words)}
        <div class="sticks ${mayThrow(view) ? "waiting" : ""}" @click=${() => session.throwSticks()}>
          <canvas role="img" aria-label=${thrown}></canvas>
          <p class="value" aria-hidden="true">${view.activity === "throwing" ? "" : value === null ? "" : words.text("number", { value })}</p>
          ${throwsInHand(view, words, session)}
        </div>
        <div class="actions">
          ${mainButton(view, words, session)} ${otherButtons(view, words, session)}
        </div>
        ${playersPanel(view, words)} ${more}
      </section>
    </div>
  `;
}

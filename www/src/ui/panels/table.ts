/** The board, the sticks and what belongs to playing. */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { type TrackLook, visualRows } from "../../board/geometry.js";
import { boardGrid, type GridHandlers } from "../../board/grid/board-grid.js";
import type { Side } from "../../engine/types.js";
import { mustThrow, nameOfSide } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { statusPanel } from "./status-panel.js";

export interface Table {
  view: ViewState;
  words: Localizer;
  session: GameSession;
  look: TrackLook;
  /** The picture is the object's, which begins on a canvas of its own. */
  object: boolean;
  /** It is where it will stay: else nothing of it is seen yet. */
  placed: boolean;
  /** The spot the Tab key reaches on the board. */
  current: Spot;
  /** As far as the light sides of a throw have been counted. */
  counted?: number | null;
  input: GridHandlers;
  /** What a game under way needs; null until it has come behind the first picture. */
  later: typeof import("./under-way.js") | null;
  /** What a screen reader calls the dock. */
  label: string;
  /** What lies over the board. */
  over?: unknown;
  /** Further buttons below the large one. */
  beside?: unknown;
  /** What else stands in the dock. */
  more: unknown;
}

export function table({
  view,
  words,
  session,
  look,
  object,
  placed,
  current,
  counted = null,
  input,
  later,
  label,
  over,
  beside,
  more,
}: Table): TemplateResult {
  const { shown } = view;
  const rows: Spot[][] = visualRows(look);
  if (shown) rows.push(shown.beside ? ["hand", "off"] : ["off"]);
  const value = view.activity === "throwing" ? counted : view.sticks.value;
  const tool = shown?.die ? "die" : "sticks";
  const thrown =
    view.activity === "throwing" || value === null
      ? words.text("sticks-waiting", { tool })
      : words.text("sticks-value", { value, tool });
  const waits = mustThrow(view);
  const press = () => (view.game?.can_rescue ? undefined : session.throwSticks());
  return html`
    <div class="table ${look.orientation === "upright" ? "tall" : ""} ${placed ? "" : "unplaced"}">
      <div class="board" dir="ltr">
        ${object ? html`<canvas class="scene" aria-hidden="true"></canvas>` : html`<canvas aria-hidden="true"></canvas>`}
        ${shown ? boardGrid(view, words, rows, current, input) : nothing} ${over}
      </div>
      <p id="board-keys" class="unseen">${words.text("board-keys")}</p>
      <section class="dock" aria-label=${label}>
        ${playersPanel(view, words)}
        <div class="sticks ${waits ? "waiting" : ""}" @click=${press}>
          <div class="field"><canvas role="img" aria-label=${thrown}></canvas></div>
          <p class="value" aria-hidden="true">${value === null ? "" : words.text("number", { value })}</p>
          ${later?.throwsInHand(view, words, session)}
        </div>
        ${statusPanel(view, words, later)}
        <div class="actions">
          ${mainButton(view, words, session)} ${later?.otherButtons(view, words, session)}
          ${later?.asideButtons(view, words, session)}
          ${beside}
        </div>
        ${more}
      </section>
    </div>
  `;
}

function playersPanel(view: ViewState, words: Localizer): TemplateResult {
  const { shown } = view;
  if (!shown) return html`<div class="players"></div>`;
  const order: Side[] = shown.players ? [...shown.players] : ["white", "black"];
  return html`<ul class="players" aria-label=${words.text("players-label")}>
    ${order.map((side) => {
      const who = nameOfSide(side, shown, view.seat);
      const taken = shown.taken[side];
      const hand = shown.hand[side];
      const acts = shown.turn === side && shown.phase !== "over";
      return html`<li class="player ${acts ? "acts" : ""}" aria-current=${acts ? "true" : nothing}>
        <span class="who">${words.text("player-name", { who, level: view.setup.opponent, side })}</span>
        <span class="pieces" aria-hidden="true">${Array.from(
          { length: shown.pieces },
          (_, piece) => html`<span class="token ${side} ${piece < shown.off[side] ? "off" : ""}"></span>`,
        )}</span>
        <span class="tally unseen">
          ${words.text("player-off", { count: shown.off[side], pieces: shown.pieces })}
          ${hand > 0 ? words.text("player-hand", { count: hand }) : nothing}
          ${taken > 0 ? words.text("player-taken", { count: taken }) : nothing}
        </span>
      </li>`;
    })}
  </ul>`;
}

// ---- The buttons of the game: throw, and the choices that are not made on the board.

/** The one large button: it keeps its word while a game is played and only dims; the focus on it is never lost. */
function mainButton(view: ViewState, words: Localizer, session: GameSession): TemplateResult {
  const { game, activity } = view;
  let label = "button-throw";
  let press = (): unknown => (game?.can_rescue ? undefined : session.throwSticks());
  let ready = mustThrow(view);
  const over = game?.phase === "over" && activity === "idle";
  if (activity === "looking" || activity === "stopped") {
    label = activity === "looking" ? "button-back-in-game" : "button-continue";
    press = () => session.goOn();
    ready = true;
  } else if (over) {
    label = session.onward;
    press = () => session.newGame({ ...view.setup, seed: null });
    ready = true;
  } else if (view.pending.length > 0) {
    const [move, other] = view.pending;
    label = other ? "button-choose-throw" : "button-confirm";
    ready = !other;
    press = () => (move && !other ? session.play(move) : undefined);
  }
  return html`<button type="button" class="main" aria-disabled=${ready ? nothing : "true"} @click=${press}>${words.text(label)}</button>`;
}

/** The board, the sticks and what belongs to playing. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { say } from "../../base/i18n/sentence.js";
import { boardGrid, type GridHandlers } from "../../board/grid/board-grid.js";
import { type TrackLook, visualRows } from "../../board/track.js";
import type { Side } from "../../engine/types.js";
import { mayThrow, personMayAct } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import { nameOfSide } from "../../game/seats.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { mainButton, otherButtons } from "./action-panel.js";
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
  input: GridHandlers;
  /** What a screen reader calls the dock. */
  label: string;
  /** The lengths of a game to choose from, where there are any. */
  lengths?: unknown;
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
  input,
  label,
  lengths,
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
        ${object ? html`<canvas class="scene" aria-hidden="true"></canvas>` : html`<canvas aria-hidden="true"></canvas>`}
        ${shown ? boardGrid(view, words, rows, current, input) : nothing}
      </div>
      <p id="board-keys" class="unseen">${words.text("board-keys")}</p>
      <section class="dock" aria-label=${label}>
        ${statusPanel(view, words, lengths)}
        <div class="sticks ${mayThrow(view) ? "waiting" : ""}" @click=${() => session.throwSticks()}>
          <div class="field"><canvas role="img" aria-label=${thrown}></canvas></div>
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

export function throwsInHand(
  view: ViewState,
  words: Localizer,
  session: GameSession,
): TemplateResult | typeof nothing {
  const { shown } = view;
  if (!shown || shown.phase === "over") return nothing;
  if (shown.steps_left !== null) {
    const left = [
      say("steps-left", { count: shown.steps_left }),
      ...(shown.extra_owed ? [say("extra-owed")] : []),
    ];
    return html`<p class="in-hand">${words.sentences(left)}</p>`;
  }
  const { in_hand: throws } = shown;
  if (throws.length === 0 || (shown.phase === "play" && throws.length < 2)) return nothing;
  if (shown.phase !== "play" || !personMayAct(view)) {
    return html`<p class="in-hand">${words.text("throws-in-hand", { list: words.list(throws) })}</p>`;
  }
  return html`<div class="in-hand" role="group" aria-label=${words.text("throws-in-hand-label")}>
    ${[...new Set(throws)].map((value) => chip(value, throws, view, words, session))}
  </div>`;
}

/** A throw in hand; pressed, only its moves are shown. */
function chip(
  value: number,
  throws: readonly number[],
  view: ViewState,
  words: Localizer,
  session: GameSession,
): TemplateResult {
  const count = throws.filter((other) => other === value).length;
  const pressed = view.using === value;
  return html`<button
    type="button"
    class="chip"
    aria-pressed=${pressed ? "true" : "false"}
    @click=${(event: Event) => {
      event.stopPropagation();
      session.useThrow(pressed ? null : value);
    }}
  >
    ${words.text("throw-chip", { value, count })}
  </button>`;
}

export function playersPanel(view: ViewState, words: Localizer): TemplateResult {
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
        <span class="seat" aria-hidden="true"><span class="token ${side}"></span></span>
        <span class="who">${words.text("player-name", { who, level: view.setup.opponent, side })}</span>
        <span class="tally">
          ${words.text("player-off", { count: shown.off[side], pieces: shown.pieces })}
          ${hand > 0 ? words.text("player-hand", { count: hand }) : nothing}
          ${taken > 0 ? words.text("player-taken", { count: taken }) : nothing}
        </span>
      </li>`;
    })}
  </ul>`;
}

/** The board, the sticks and what belongs to playing. */

import { html, nothing, type TemplateResult } from "lit";
import { type Localizer, say } from "../../base/i18n/localizer.js";
import { type TrackLook, visualRows } from "../../board/geometry.js";
import { boardGrid, type GridHandlers } from "../../board/grid/board-grid.js";
import type { Move, Side } from "../../engine/types.js";
import {
  boardMoves,
  buttonMoves,
  computerActs,
  mayThrow,
  nameOfSide,
  personMayAct,
  selectedMoves,
} from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { statusPanel, throwsAgain } from "./status-panel.js";

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
  input,
  label,
  lengths,
  over,
  beside,
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
        ${shown ? boardGrid(view, words, rows, current, input) : nothing} ${over}
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
          ${mainButton(view, words, session)} ${otherButtons(view, words, session)} ${beside}
        </div>
        ${playersPanel(view, words)} ${more}
      </section>
    </div>
  `;
}

function throwsInHand(
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

// ---- The buttons of the game: throw, and the choices that are not made on the board.

/** The one large button: its words change, the button stays, so that the focus on it is never lost. */
function mainButton(view: ViewState, words: Localizer, session: GameSession): TemplateResult {
  const { game, activity } = view;
  let label = words.text("button-throw");
  let press = (): unknown => session.throwSticks();
  let ready = mayThrow(view);
  const aimed = selectedMoves(view);
  if (activity === "looking") {
    label = words.text("button-back-in-game");
    press = () => session.goOn();
    ready = true;
  } else if (game?.phase === "over" && activity === "idle") {
    label = words.text(session.onward);
    press = () => session.newGame({ ...view.setup, seed: null });
    ready = true;
  } else if (activity === "pause" || activity === "stopped") {
    label = words.text("button-continue");
    press = () => session.goOn();
    ready = true;
  } else if (view.pending.length > 0) {
    const [move, other] = view.pending;
    label = words.text(other ? "button-choose-throw" : "button-confirm");
    if (move && !other) {
      press = () => session.play(move);
      ready = true;
    }
  } else if (aimed.length === 1 && aimed[0] && boardMoves(view).length > 1) {
    const [move] = aimed;
    label = words.text("button-confirm");
    press = () => session.play(move);
    ready = true;
  } else if (mayThrow(view) && throwsAgain(view)) {
    label = words.text("button-throw-again");
  } else if (game && !mayThrow(view) && activity !== "throwing") {
    if (computerActs(game, view.seat)) label = words.text("button-wait");
    else if (activity === "idle") label = words.text(aimed.length > 0 ? "button-only-move" : "button-choose");
  }
  return html`<button type="button" class="main" aria-disabled=${ready ? nothing : "true"} @click=${press}>${label}</button>`;
}

/** One of several throws that lead to the same place. */
function throwButton(move: Move, words: Localizer, session: GameSession): TemplateResult {
  return html`<button type="button" class="choice" @click=${() => session.play(move)}>
    ${words.text("button-use-throw", { throw: move.throw ?? 0 })}
  </button>`;
}

/** Rescue, decline, pass; and not playing a move that waits for its confirmation. */
function otherButtons(
  view: ViewState,
  words: Localizer,
  session: GameSession,
): TemplateResult | typeof nothing {
  const { pending } = view;
  if (pending.length > 0) {
    return html`${pending.length > 1 ? pending.map((move) => throwButton(move, words, session)) : nothing}
      <button type="button" class="choice" @click=${() => session.deselect()}>${words.text("button-cancel-move")}</button>`;
  }
  const moves = buttonMoves(view);
  if (moves.length === 0) return nothing;
  return html`${moves.map(
    (move) =>
      html`<button type="button" class="choice" @click=${() => session.play(move)}>
        ${words.text(`button-${move.kind}`, { to: move.to ?? "" })}
      </button>`,
  )}`;
}

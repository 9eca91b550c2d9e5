/** The buttons of the game: throw, and the choices that are not made on the board. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { Move } from "../../engine/types.js";
import { boardMoves, buttonMoves, mayThrow, selectedMoves } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import { computerActs } from "../../game/seats.js";
import type { ViewState } from "../../game/view-state.js";
import { throwsAgain } from "./status-panel.js";

/** The one large button: its words change, the button stays, so that the focus on it is never lost. */
export function mainButton(view: ViewState, words: Localizer, session: GameSession): TemplateResult {
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
export function otherButtons(
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

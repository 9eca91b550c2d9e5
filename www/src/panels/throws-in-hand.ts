/** Throws waiting to be played, one of which can be chosen, and steps still to be gone, where the rules have them. */
import { html, nothing, type TemplateResult } from "lit";
import { personMayAct } from "../game/choices.js";
import type { GameSession } from "../game/game-session.js";
import type { ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";

export function throwsInHand(
  view: ViewState,
  words: Localizer,
  session: GameSession,
): TemplateResult | typeof nothing {
  const { shown } = view;
  if (!shown || shown.phase === "over") return nothing;
  if (shown.steps_left !== null) {
    const owed = shown.extra_owed ? words.text("extra-owed") : "";
    return html`<p class="in-hand">${words.text("steps-left", { count: shown.steps_left })} ${owed}</p>`;
  }
  const { in_hand: throws } = shown;
  if (throws.length === 0 || (shown.phase === "play" && throws.length < 2)) return nothing;
  if (shown.phase !== "play" || !personMayAct(view)) {
    const list = throws.map((value) => words.text("number", { value })).join(" · ");
    return html`<p class="in-hand">${words.text("throws-in-hand", { list })}</p>`;
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

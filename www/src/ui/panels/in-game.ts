/**
 * Parts of the dock needed during a game: answers to questions, throws in hand, and choices that are not made on the
 * board.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import { type Localizer, type Sentence, sentence } from "../../base/i18n/localizer.js";
import type { Move } from "../../engine/types.js";
import { buttonMoves, mayAskAdvice, personMayAct } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { ViewState } from "../../game/view-state.js";
import { iconButton } from "./toolbar.js";

/** Why a piece cannot move, the best move, or what happened at an earlier move. */
export function answer({ refusal, advice, activity, lastEvents }: ViewState, l10n: Localizer): unknown {
  const refusalText = refusal?.sentences.length ? refusal.sentences : null;
  const sentences: readonly Sentence[] | null =
    refusalText ?? advice ?? (activity === "looking" ? lastEvents : null);
  const kind = refusalText ? "refusal" : advice ? "advice" : "";
  return sentences?.length ? html`<p class="message ${kind}">${l10n.sentences(sentences)}</p>` : nothing;
}

export function throwsInHand(
  view: ViewState,
  l10n: Localizer,
  session: GameSession,
): TemplateResult | typeof nothing {
  const { shown } = view;
  if (!shown || shown.phase === "over") return nothing;
  if (shown.steps_left !== null) {
    const left = [
      sentence("steps-left", { count: shown.steps_left }),
      ...(shown.extra_owed ? [sentence("extra-owed")] : []),
    ];
    return html`<p class="in-hand">${l10n.sentences(left)}</p>`;
  }
  const { in_hand: throws } = shown;
  if (throws.length === 0 || (shown.phase === "play" && throws.length < 2)) return nothing;
  if (shown.phase !== "play" || !personMayAct(view)) {
    return html`<p class="in-hand">${l10n.text("throws-in-hand", { list: l10n.list(throws) })}</p>`;
  }
  return html`<div class="in-hand" role="group" aria-label=${l10n.text("throws-in-hand-label")}>
    ${[...new Set(throws)].map((value) => chip(value, throws, view, l10n, session))}
  </div>`;
}

/** A throw in hand. Pressing it shows only its moves. */
function chip(
  value: number,
  throws: readonly number[],
  view: ViewState,
  l10n: Localizer,
  session: GameSession,
): TemplateResult {
  const count = throws.filter((other) => other === value).length;
  const pressed = view.selectedThrow === value;
  return html`<button
    type="button"
    class="chip"
    aria-pressed=${pressed ? "true" : "false"}
    @click=${(event: Event) => {
      event.stopPropagation();
      session.useThrow(pressed ? null : value);
    }}
  >
    ${l10n.text("throw-chip", { value, count })}
  </button>`;
}

/** Help and undo, next to the large button. */
export function sideButtons(view: ViewState, l10n: Localizer, session: GameSession): TemplateResult {
  return html`${iconButton("undo", l10n, () => session.undo(), view.canUndo, UNDO_ICON)}
    ${iconButton("advice", l10n, () => session.advise(), mayAskAdvice(view), LAMP_ICON)}`;
}

const UNDO_ICON = "M8 5 4 9l4 4M4 9h7.5a4.5 4.5 0 0 1 0 9H9";
const LAMP_ICON = "M7.5 14.5v-1.2C6 12.4 5 10.8 5 9a5 5 0 0 1 10 0c0 1.8-1 3.4-2.5 4.3v1.2zM8 17.5h4";

// ---- Choices that are not made on the board.

/** One of several throws that lead to the same house. */
function throwButton(move: Move, l10n: Localizer, session: GameSession): TemplateResult {
  return html`<button type="button" class="choice" @click=${() => session.play(move)}>
    ${l10n.text("button-use-throw", { throw: move.throw ?? 0 })}
  </button>`;
}

/** Rescue, decline, pass, and discarding a move that awaits confirmation. */
export function otherButtons(
  view: ViewState,
  l10n: Localizer,
  session: GameSession,
): TemplateResult | typeof nothing {
  const { pending } = view;
  if (pending.length > 0) {
    return html`${pending.length > 1 ? pending.map((move) => throwButton(move, l10n, session)) : nothing}
      <button type="button" class="choice" @click=${() => session.deselect()}>${l10n.text("button-cancel-move")}</button>`;
  }
  const moves = buttonMoves(view);
  const rescue = moves.find(({ kind }) => kind === "rescue");
  if (rescue) return rescueChoice(rescue, view, l10n, session);
  if (moves.length === 0) return nothing;
  return html`${moves.map(
    (move) =>
      html`<button type="button" class="choice" @click=${() => session.play(move)}>
        ${l10n.text(`button-${move.kind}`, { to: move.to ?? "" })}
      </button>`,
  )}`;
}

// ---- A piece in the water: two choices of equal size, each with a picture. Neither is the large button.

function rescueChoice(rescue: Move, view: ViewState, l10n: Localizer, session: GameSession): TemplateResult {
  const { water_exits: throws = [], water_ways: [ways, of] = [0, 0] } = view.game ?? {};
  const [light = 4] = throws;
  return html`<div class="two-ways">
    <button type="button" class="choice" @click=${() => session.play(rescue)}>
      ${ANKH}<span>${l10n.text("button-rescue", { to: rescue.to ?? "" })}</span>
    </button>
    <button type="button" class="choice" @click=${() => session.throwSticks()}>
      ${sticks(light)}<span>${l10n.text("button-risk", { throws })} <small>${l10n.text("odds-of", { ways, of })}</small></span>
    </button>
  </div>`;
}

/** The sign of the House of Rebirth. */
const ANKH = svg`<svg class="picture" viewBox="0 0 20 24" aria-hidden="true">
  <path d="M10 11C6 7 6 2 10 2s4 5 0 9v11M4 12.5h12" />
</svg>`;

/** Four sticks with the given number of light sides up. */
const sticks = (light: number) => svg`<svg class="picture" viewBox="0 0 24 24" aria-hidden="true">
  ${[0, 1, 2, 3].map((stick) => svg`<rect class=${stick < light ? "light" : ""} x=${3 + stick * 5} y="3" width="3.4" height="18" rx="1.7" />`)}
</svg>`;

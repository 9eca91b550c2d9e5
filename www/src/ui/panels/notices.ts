/** Notices about the page, not the game: failed actions with their reason, and the way back from a new game. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { GameSession } from "../../game/game-session.js";
import type { ViewState } from "../../game/view-state.js";

export function notices(
  view: ViewState,
  l10n: Localizer,
  session: GameSession,
  /** The notices of unreadable data, from an add-on. */
  unreadable: unknown,
): TemplateResult | typeof nothing {
  const offersReturn = view.canTakeBack && view.activity !== "frozen";
  if (view.notices.length + view.unreadable.length === 0 && !offersReturn) return nothing;
  return html`<div class="notices">
    ${view.notices.map((notice) => html`<p>${l10n.sentence(notice)}</p>`)}
    ${unreadable}
    ${
      offersReturn
        ? html`<p>
            ${l10n.text("notice-replaced")}
            <button type="button" @click=${() => session.takeBackNewGame()}>${l10n.text("button-take-back")}</button>
          </p>`
        : nothing
    }
  </div>`;
}

/** The engine failed to start: what the visitor or the embedding page can do. */
export function failurePanel(view: ViewState, l10n: Localizer): TemplateResult {
  return html`<div class="failure" role="alert">
    <h2>${l10n.text("failure-title")}</h2>
    <p>${l10n.text(`failure-${view.failure ?? "engine-broken"}`)}</p>
  </div>`;
}

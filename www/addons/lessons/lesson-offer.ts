/** Offers a lesson once to a first-time visitor, before anything has been played. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { GameSession } from "../../src/game/game-session.js";
import type { ViewState } from "../../src/game/view-state.js";
import { FIRST_LESSON, lessonProgress, saveProgress } from "../shared/lesson-progress.js";

export function lessonOffer(
  view: ViewState,
  l10n: Localizer,
  session: GameSession,
  start: (lesson: string) => void,
): TemplateResult | typeof nothing {
  const { done, left, declined } = lessonProgress();
  const met = declined || done.length > 0 || FIRST_LESSON in left;
  if (met || !view.game || view.game.plies > 0) return nothing;
  const later = () => {
    saveProgress(() => ({ declined: true }));
    session.update({});
  };
  return html`<section class="lesson-offer" aria-label=${l10n.text("tutorial-offer-label")}>
    <p>${l10n.text("tutorial-offer")}</p>
    <button type="button" class="start" @click=${() => start(FIRST_LESSON)}>${l10n.text("tutorial-offer-start")}</button>
    <button type="button" class="later" @click=${later}>${l10n.text("tutorial-offer-later")}</button>
  </section>`;
}

/** Offers a lesson once to a first-time visitor, before anything has been played. */
import { html, nothing, type TemplateResult } from "lit";
import type { AddonPage } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { personSide } from "../../src/game/choices.js";
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

/** Stops offering the lesson once a visitor has won a game, because winners know how to play. */
export function withdrawOffer(page: AddonPage): void {
  const { query, session } = page;
  page.on("over", (state) => {
    const { seat } = session.view;
    const hasWon = seat === null ? state.winner !== "draw" : state.winner === personSide(state, seat);
    if (hasWon && !session.isExercise && !query.has("kiosk")) saveProgress(() => ({ declined: true }));
  });
}

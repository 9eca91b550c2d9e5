/** The card with the verdict, which says what is missing as long as there is none. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { ResultsView } from "./results-state.js";

export const findingCard = (l10n: Localizer, content: unknown): TemplateResult => html`<section
  class="finding"
  aria-labelledby="lab-found"
>
  <h2 id="lab-found">${l10n.text("lab-found")}</h2>
  ${content}
</section>`;

/** Why a run has no verdict: its games are still being played, or not all of them were. */
export const openVerdict = ({ l10n, state }: Pick<ResultsView, "l10n" | "state">): TemplateResult =>
  findingCard(l10n, html`<p>${l10n.text(state === "running" ? "lab-moving" : "lab-unfinished")}</p>`);

/** What has been played, newest first. The notation is for those who know it; the sentence is for everybody. */
import { html, type TemplateResult } from "lit";
import { visibleLog } from "../game/move-log.js";
import type { Sentence } from "../game/sentence.js";
import type { ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";

/** Whose turn came next is seen from the next entry. */
const told = (sentences: readonly Sentence[]) =>
  sentences.filter((sentence) => sentence.id !== "said-turn" && sentence.id !== "said-throw-again");

export function moveList(view: ViewState, words: Localizer): TemplateResult {
  const entries = view.shown ? visibleLog(view.log, view.shown) : [];
  return html`<section class="log" aria-labelledby="log-title">
    <h2 id="log-title">${words.text("log-title")}</h2>
    ${
      entries.length === 0
        ? html`<p>${words.text("log-empty")}</p>`
        : html`<ol reversed start=${entries.length} tabindex="0" aria-labelledby="log-title">
            ${entries
              .map(
                (entry) => html`<li>
                  <span class="seat" aria-hidden="true"><span class="token ${entry.side ?? ""}"></span></span>
                  <span>
                    ${told(entry.sentences)
                      .map((sentence) => words.sentence(sentence))
                      .join(" ")}
                    ${entry.notation ? html`<bdi dir="ltr" class="notation" aria-hidden="true">${entry.notation}</bdi>` : ""}
                  </span>
                </li>`,
              )
              .reverse()}
          </ol>`
    }
  </section>`;
}

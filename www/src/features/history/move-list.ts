/** What has been played, newest first. The notation is for those who know it; the sentence is for everybody. */
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Localizer, Sentence } from "../../base/i18n/localizer.js";
import type { LogEntry } from "../../game/view-state.js";
import type { Past } from "./feature.js";

/** Whose turn came next is seen from the next entry. */
const told = (sentences: readonly Sentence[]) =>
  sentences.filter((sentence) => sentence.id !== "said-turn" && sentence.id !== "said-throw-again");

export function moveList(past: Past, words: Localizer): TemplateResult {
  const { entries, at, showThrows } = past;
  // The Tab key reaches one of them, the arrow keys the others.
  const reached = at === null || at === 0 ? entries.length : at;
  return html`<section class="log" aria-labelledby="log-title">
    <div class="log-head">
      <h2 id="log-title">${words.text("log-title")}</h2>
      <button type="button" class="show-throws" @click=${showThrows}>${words.text("learn-menu-odds")}</button>
    </div>
    ${
      entries.length === 0
        ? html`<p>${words.text("log-empty")}</p>`
        : html`<ol reversed start=${entries.length} aria-labelledby="log-title" @keydown=${alongList}>
            ${repeat(
              entries.map((entry, index) => ({ entry, moment: index + 1 })).reverse(),
              ({ moment }) => moment,
              ({ entry, moment }) =>
                // A long list, and almost always only its head is new.
                guard([entry, moment === reached, moment === at, words], () =>
                  listed(entry, moment, reached, past, words),
                ),
            )}
          </ol>`
    }
  </section>`;
}

function listed(
  entry: LogEntry,
  moment: number,
  reached: number,
  { at, show }: Past,
  words: Localizer,
): TemplateResult {
  return html`<li>
    <button
      type="button"
      class="entry"
      tabindex=${moment === reached ? 0 : -1}
      aria-current=${moment === at ? "true" : nothing}
      title=${words.text("look-back-here")}
      @click=${() => show(moment)}
    >
      <span class="seat" aria-hidden="true"><span class="token ${entry.side ?? ""}"></span></span>
      <span>
        ${words.sentences(told(entry.sentences))}
        ${entry.notation ? html`<bdi dir="ltr" class="notation" aria-hidden="true">${entry.notation}</bdi>` : ""}
      </span>
    </button>
  </li>`;
}

function alongList(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>(".entry")];
  const here = buttons.indexOf(event.composedPath()[0] as HTMLElement);
  buttons[here + step]?.focus();
  event.preventDefault();
}

/** Statements about the past, each with how well it is known. */
import { html, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { Localizer } from "../../base/i18n/localizer.js";
import { notLoaded } from "../../ui/not-loaded.js";

/**
 * `known`: read in the words of a museum, an excavator or a scholar. `second`: told by others, whose source was not
 * seen. `unknown`: nobody knows.
 */
export type Standing = "known" | "second" | "unknown";

/** The message that says it, and its standing. */
export type Fact = readonly [id: string, standing: Standing];

export function factList(facts: readonly Fact[], words: Localizer): TemplateResult {
  return html`<ul class="facts">
    ${facts.map(
      ([id, standing]) => html`<li class=${standing}>
        <span class="standing">${words.text(`tutorial-${standing}`)}</span> ${words.text(id)}
      </li>`,
    )}
  </ul>`;
}

/** What the three words mean. */
export function standings(words: Localizer): TemplateResult {
  return html`<p class="note">${words.text("tutorial-standings")}</p>`;
}

/**
 * Part of a dialog that has to be waited for. Drawing the dialog again asks again only under another key, which names
 * everything that the part is made from; a failure is shown and asked about again when the dialog is next drawn.
 */
export function askedContent(): (
  key: readonly unknown[],
  words: Localizer,
  make: () => Promise<TemplateResult>,
) => unknown {
  let last: { key: string; words: Localizer; content: Promise<TemplateResult> } | null = null;
  return (parts, words, make) => {
    const key = JSON.stringify(parts);
    if (last?.key !== key || last.words !== words) {
      const content = make().catch((error: unknown) => {
        if (last?.content === content) last = null;
        return notLoaded(words, error);
      });
      last = { key, words, content };
    }
    return until(last.content, html`<p aria-busy="true">${words.text("card-loading")}</p>`);
  };
}

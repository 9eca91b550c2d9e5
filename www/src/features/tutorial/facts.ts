/** Statements about the past, each with how well it is known. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";

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

export function lastMade<T>(): (key: string, words: Localizer, make: () => T) => T {
  let last: { key: string; words: Localizer; made: T } | null = null;
  return (key, words, make) => {
    if (last?.key !== key || last.words !== words) last = { key, words, made: make() };
    return last.made;
  };
}

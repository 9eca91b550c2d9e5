/** The rules as a list under headings, for the dialog and for paper. */
import { html, nothing, type TemplateResult } from "lit";
import type { RuleSentence } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";
import { ruleText, SECTIONS } from "./rule-sentences.js";

export function ruleList(
  sentences: readonly RuleSentence[],
  words: Localizer,
): (TemplateResult | typeof nothing)[] {
  return SECTIONS.map((section) => {
    const here = sentences.filter((sentence) => sentence.section === section);
    if (here.length === 0) return nothing;
    return html`<h3>${words.text(`rules-${section}`)}</h3>
      <ul>
        ${here.map((sentence) => html`<li data-rule=${sentence.id}>${ruleText(sentence, words)}</li>`)}
      </ul>`;
  });
}

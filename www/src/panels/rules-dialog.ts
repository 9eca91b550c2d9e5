/** The rules of the game being played, one sentence a rule; each sentence has an id by which tests prove it. */
import { html, type TemplateResult } from "lit";
import type { RulesetInfo } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";
import { closeParent, dialogFrame } from "./dialog.js";
import { RULES } from "./rule-sentences.js";

export interface RulesDialog {
  words: Localizer;
  ruleset: RulesetInfo;
  close(): void;
}

export function rulesDialog({ words, ruleset, close }: RulesDialog): TemplateResult {
  const chapters = Object.entries(RULES[ruleset.id] ?? {});
  return dialogFrame(
    { name: "rules", title: words.text("rules-title"), words, close },
    html`
      <p class="lead">${words.text("rules-unknown")}</p>
      <p>${words.text(`rules-credit-${ruleset.id}`)}</p>
      ${chapters.map(
        ([chapter, rules]) => html`<h3>${words.text(chapter)}</h3>
          <ul>
            ${rules.map((rule) => html`<li id=${rule}>${words.text(rule)}</li>`)}
          </ul>`,
      )}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
      </div>
    `,
  );
}

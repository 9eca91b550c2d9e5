/** The rules of the game being played, one sentence a rule; each sentence has an id by which tests prove it. */
import { html, type TemplateResult } from "lit";
import type { RulesetInfo } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";
import { closeParent, dialogFrame } from "./dialog.js";

export interface RulesDialog {
  words: Localizer;
  ruleset: RulesetInfo;
  close(): void;
}

/** The rule sentences of each ruleset, in the order they are read, by heading. */
const RULES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "kendall-masters": {
    "rules-aim": ["rule-km-aim", "rule-km-pieces", "rule-km-start", "rule-km-way"],
    "rules-throwing": ["rule-km-sticks", "rule-km-none", "rule-km-again", "rule-km-must-move", "rule-km-no-move"],
    "rules-moving": ["rule-km-one-piece", "rule-km-own", "rule-km-swap", "rule-km-pair", "rule-km-back", "rule-km-back-swap"],
    "rules-last-houses": [
      "rule-km-beauty",
      "rule-km-leave-beauty",
      "rule-km-water",
      "rule-km-rescue",
      "rule-km-four",
      "rule-km-only-water",
      "rule-km-exits",
      "rule-km-horus",
      "rule-km-fall-back",
      "rule-km-bump-last",
    ],
    "rules-winning": ["rule-km-win"],
  },
};

/** The page offers the games it can explain. */
export function isExplained(ruleset: RulesetInfo): boolean {
  return ruleset.id in RULES;
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

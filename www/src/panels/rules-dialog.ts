/** The rules of the game being played, one sentence a rule; each sentence has an id by which tests prove it. */
import { html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { RulesetInfo } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";
import { aboutRuleset } from "../rulesets/about.js";
import { minutesOf, throwsOf } from "../rulesets/recommended.js";
import { isOfCatalogue } from "../rulesets/written-form.js";
import { closeParent, dialogFrame } from "./dialog.js";
import { ruleList } from "./rule-list.js";

export interface RulesDialog {
  words: Localizer;
  engine: EngineClient;
  /** In its written form. */
  ruleset: string;
  /** What whoever made house rules calls them. */
  name: string;
  /** Opens these rules to be changed. */
  changeRules(): void;
  close(): void;
}

export function rulesDialog(host: RulesDialog): TemplateResult {
  const { words, changeRules, close } = host;
  const change = (event: Event) => {
    closeParent(event);
    changeRules();
  };
  const loading = html`<p aria-busy="true">${words.text("dialog-loading")}</p>`;
  return dialogFrame(
    { name: "rules", title: words.text("rules-title"), words, close },
    html`
      ${until(loaded(host), loading)}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
        <button type="button" class="change-rules" @click=${change}>${words.text("button-change-rules")}</button>
      </div>
    `,
  );
}

/** What was last asked for: drawing the dialog again does not ask again. */
let last: { words: Localizer; ruleset: string; name: string; content: Promise<TemplateResult> } | null = null;

function loaded(host: RulesDialog): Promise<TemplateResult> {
  const { words, ruleset, name } = host;
  if (last?.words !== words || last.ruleset !== ruleset || last.name !== name) {
    const content = rules(host).catch((error: unknown) => {
      console.error(error);
      last = null;
      return html`<p role="alert">${words.text("notice-not-loaded")}</p>`;
    });
    last = { words, ruleset, name, content };
  }
  return last.content;
}

function disputed(questions: readonly string[], words: Localizer): TemplateResult | typeof nothing {
  if (questions.length === 0) return nothing;
  return html`<details>
    <summary><h3>${words.text("rules-disputed")}</h3></summary>
    <p>${words.text("rules-disputed-lead")}</p>
    <ul>
      ${questions.map((question) => html`<li>${words.text(question)}</li>`)}
    </ul>
  </details>`;
}

async function rules({ words, engine, ruleset, name }: RulesDialog): Promise<TemplateResult> {
  const [full] = await Promise.all([engine.full(), words.need("rules")]);
  const sentences = full.rule_sentences(ruleset);
  const info = engine.ruleset(ruleset);
  const house = !isOfCatalogue(ruleset, info);
  return html`
    <p class="lead">${words.text("rules-unknown")}</p>
    ${house ? houseRulesHead(info, name, words) : head(info, words)}
    ${ruleList(sentences, words)}
    ${house ? nothing : disputed(aboutRuleset(info.id).disputed, words)}
  `;
}

/** Whose rules these are, and what the game is like. */
function head({ id }: RulesetInfo, words: Localizer): TemplateResult {
  return html`<h3>${words.text(`ruleset-${id}`)}</h3>
    <p>
      ${words.text(`credit-${id}`)} ${words.text(aboutRuleset(id).ours ? "rules-ours" : "rules-retold")}
    </p>
    <p>
      ${words.text(`character-${id}`)}
      ${words.text("rules-throws", { throws: throwsOf(id), minutes: minutesOf(id) })}
    </p>`;
}

/** House rules are nobody's but the visitor's, whatever they started from. */
function houseRulesHead({ id }: RulesetInfo, name: string, words: Localizer): TemplateResult {
  return html`<h3 dir="auto">${name || words.text("rules-house-title")}</h3>
    <p>${words.text("rules-house", { base: words.text(`ruleset-${id}`) })}</p>`;
}

/** The rules of the game being played, one sentence a rule; each sentence has an id by which tests prove it. */
import { html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { Localizer } from "../i18n/localizer.js";
import { aboutRuleset } from "../rulesets/about.js";
import { minutesOf, throwsOf } from "../rulesets/recommended.js";
import { closeParent, dialogFrame } from "./dialog.js";
import { ruleText, SECTIONS } from "./rule-sentences.js";

export interface RulesDialog {
  words: Localizer;
  engine: EngineClient;
  /** In its written form. */
  ruleset: string;
  close(): void;
}

export function rulesDialog(host: RulesDialog): TemplateResult {
  const { words, close } = host;
  const loading = html`<p aria-busy="true">${words.text("dialog-loading")}</p>`;
  return dialogFrame(
    { name: "rules", title: words.text("rules-title"), words, close },
    html`
      ${until(loaded(host), loading)}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
      </div>
    `,
  );
}

/** What was last asked for: drawing the dialog again does not ask again. */
let last: { words: Localizer; ruleset: string; content: Promise<TemplateResult> } | null = null;

function loaded(host: RulesDialog): Promise<TemplateResult> {
  const { words, ruleset } = host;
  if (last?.words !== words || last.ruleset !== ruleset) {
    const content = rules(host).catch((error: unknown) => {
      console.error(error);
      last = null;
      return html`<p role="alert">${words.text("notice-not-loaded")}</p>`;
    });
    last = { words, ruleset, content };
  }
  return last.content;
}

function disputed(questions: readonly string[], words: Localizer): TemplateResult {
  return html`<details>
    <summary><h3>${words.text("rules-disputed")}</h3></summary>
    <p>${words.text("rules-disputed-lead")}</p>
    <ul>
      ${questions.map((question) => html`<li>${words.text(question)}</li>`)}
    </ul>
  </details>`;
}

async function rules({ words, engine, ruleset }: RulesDialog): Promise<TemplateResult> {
  const [full] = await Promise.all([engine.full(), words.need("rules")]);
  const sentences = full.rule_sentences(ruleset);
  const { id } = engine.ruleset(ruleset);
  const about = aboutRuleset(id);
  return html`
    <p class="lead">${words.text("rules-unknown")}</p>
    <h3>${words.text(`ruleset-${id}`)}</h3>
    <p>
      ${words.text(`credit-${id}`)} ${words.text(about.ours ? "rules-ours" : "rules-retold")}
    </p>
    <p>
      ${words.text(`character-${id}`)}
      ${words.text("rules-throws", { throws: throwsOf(id), minutes: minutesOf(id) })}
    </p>
    ${SECTIONS.map((section) => {
      const here = sentences.filter((sentence) => sentence.section === section);
      if (here.length === 0) return nothing;
      return html`<h3>${words.text(`rules-${section}`)}</h3>
        <ul>
          ${here.map((sentence) => html`<li data-rule=${sentence.id}>${ruleText(sentence, words)}</li>`)}
        </ul>`;
    })}
    ${about.disputed.length > 0 ? disputed(about.disputed, words) : nothing}
  `;
}

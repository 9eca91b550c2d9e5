/** The rules of the current game, one sentence per rule. Each sentence has an id that tests refer to. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import { type Localizer, say } from "../../base/i18n/localizer.js";
import { stateOf } from "../../base/own-state.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { BoardInfo, RuleSentence, RulesetInfo } from "../../engine/types.js";
import {
  aboutRuleset,
  isOfCatalogue,
  isShortened,
  minutesOf,
  nameOfRules,
  throwsOf,
} from "../../game/rulesets/about.js";
import { type Light, ruleFigure } from "../board-pictures.js";
import { evidenceLegend, evidenceMark } from "../evidence.js";
import { notLoaded } from "../not-loaded.js";
import { briefRules, ruleList, ruleText } from "../panels/rule-list.js";
import { type RuleBook, ruleExample } from "../rule-boards.js";
import { closeParent, dialogFrame } from "./dialog.js";

export interface RulesDialog {
  words: Localizer;
  engine: EngineClient;
  /** The rules in their text form. */
  ruleset: string;
  board: BoardInfo;
  light: Light;
  /** The name that the author of house rules gave them. */
  name: string;
  /** Opens these rules in the editor. */
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

/** Caches the last request, so that redrawing the dialog does not repeat it. */
interface RulesShown {
  words: Localizer;
  asked: string;
  content: Promise<TemplateResult>;
}

const lastOf = stateOf((_: EngineClient): { last: RulesShown | null } => ({ last: null }));

function loaded(host: RulesDialog): Promise<TemplateResult> {
  const { words, engine, ruleset, name, board, light } = host;
  const asked = JSON.stringify([ruleset, name, board.id, light]);
  const own = lastOf(engine);
  if (own.last?.words !== words || own.last.asked !== asked) {
    const content = rules(host).catch((error: unknown) => {
      own.last = null;
      return notLoaded(words, error);
    });
    own.last = { words, asked, content };
  }
  return own.last.content;
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

async function rules({ words, engine, ruleset, name, board, light }: RulesDialog): Promise<TemplateResult> {
  const [full] = await Promise.all([engine.full(), words.need("rules"), words.need("refusal")]);
  const sentences = full.rule_sentences(ruleset);
  const info = engine.ruleset(ruleset);
  const house = !isOfCatalogue(ruleset, info) && !isShortened(ruleset);
  const book = { engine: full, ruleset, board, light };
  return html`
    <h3>${words.text("rules-brief")}</h3>
    <ol class="brief">
      ${briefRules(sentences).map((sentence) => html`<li>${briefPicture(sentence, book, words)} <span>${ruleText(sentence, words)}</span></li>`)}
    </ol>
    ${house ? houseRulesHead(info, name, words) : head(info, ruleset, words)}
    <p class="lead">${words.text("rules-unknown")}</p>
    <details class="all-rules">
      <summary><h3>${words.text("rules-all")}</h3></summary>
      ${evidenceLegend(words)}
      ${ruleList(
        sentences,
        words,
        (sentence) => ruleFigure(ruleExample(sentence, book), words),
        ({ mark }) => evidenceMark(mark.evidence, words),
      )}
    </details>
    ${house ? nothing : disputed(aboutRuleset(info.id).disputed, words)}
  `;
}

/** The board picture for a rule, or the sticks for a rule about throwing. */
function briefPicture(sentence: RuleSentence, book: RuleBook, words: Localizer): unknown {
  const example = ruleExample(sentence, book);
  if (example) return ruleFigure({ ...example, thrown: [] }, words);
  const lit = Math.min(4, Math.max(1, ...[sentence.args.throws ?? 1].flat()));
  return html`<svg class="brief-sticks" viewBox="0 0 120 48" aria-hidden="true">
    ${[0, 1, 2, 3].map((at) => svg`<rect class=${at < lit ? "light" : "dark"} x=${14 + at * 25} y="5" width="15" height="38" rx="6"></rect>`)}
  </svg>`;
}

/** The author of these rules and the character of the game. */
function head({ id }: RulesetInfo, ruleset: string, words: Localizer): TemplateResult {
  const short = isShortened(ruleset);
  const lasts = short ? [] : [say("rules-throws", { throws: throwsOf(id), minutes: minutesOf(id) })];
  return html`<h3>${nameOfRules(ruleset, words)}</h3>
    ${short ? html`<p>${words.text("rules-shortened")}</p>` : nothing}
    <p>
      ${words.sentences([say(`credit-${id}`), say(aboutRuleset(id).ours ? "rules-ours" : "rules-retold")])}
    </p>
    <p>
      ${words.sentences([say(`character-${id}`), ...lasts])}
    </p>`;
}

/** House rules belong to the visitor, whatever they are based on. */
function houseRulesHead({ id }: RulesetInfo, name: string, words: Localizer): TemplateResult {
  return html`<h3 dir="auto">${name || words.text("rules-house-title")}</h3>
    <p>${words.text("rules-house", { base: words.text(`ruleset-${id}`) })}</p>`;
}

/** The rules of the current game, one sentence per rule. Each sentence has an id that tests refer to. */

import { html, nothing, type TemplateResult } from "lit";
import type { Addon, DialogHost, Page } from "../../src/app/addon.js";
import { type Localizer, sentence } from "../../src/base/i18n/localizer.js";
import type { RuleSentence, RulesetInfo } from "../../src/engine/types.js";
import type { ViewState } from "../../src/game/view-state.js";
import {
  aboutRuleset,
  isInCatalogue,
  isShortened,
  minutesOf,
  nameOfRules,
  nameOfSetup,
  throwsOf,
} from "../shared/about-rulesets.js";
import { ruleFigure } from "../shared/board-pictures.js";
import { cachedContent } from "../shared/cached-content.js";
import styles from "../shared/chooser.css";
import dialogStyles from "../shared/dialog.css";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { EDITOR } from "../shared/editor.js";
import evidence from "../shared/evidence.css";
import { evidenceLegend, evidenceMark } from "../shared/evidence.js";
import { fallenSticks } from "../shared/fallen-sticks.js";
import { type RuleBook, ruleExample } from "../shared/rule-boards.js";
import { ruleList, ruleText } from "../shared/rule-list.js";
import { briefRules } from "./brief-rules.js";

export const order = 3;

export const addon = (): Addon => ({
  styles: [dialogStyles, styles, evidence],
  dialogs: { rules: rulesDialog },
});

/** The rules played, in their text form. */
const rulesOf = ({ game, setup }: ViewState): string => game?.ruleset ?? setup.ruleset;

function rulesDialog(host: DialogHost): TemplateResult {
  const { page, view, l10n, board, light, close } = host;
  const change = (event: Event) => {
    closeParent(event);
    page.session.update({ dialog: EDITOR, draft: null });
  };
  return dialogFrame(
    { name: "rules", title: l10n.text("rules-title"), l10n, close },
    html`
      ${contentOf(page).draw([rulesOf(view), view.setup.name, board.id, light], l10n, () => rules(host))}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${l10n.text("button-done")}</button>
        ${page.hasDialog(EDITOR) ? html`<button type="button" class="change-rules" @click=${change}>${l10n.text("button-change-rules")}</button>` : nothing}
      </div>
    `,
  );
}

const contentOf = cachedContent<Page>();

function disputed(questions: readonly string[], l10n: Localizer): TemplateResult | typeof nothing {
  if (questions.length === 0) return nothing;
  return html`<details>
    <summary><h3>${l10n.text("rules-disputed")}</h3></summary>
    <p>${l10n.text("rules-disputed-lead")}</p>
    <ul>
      ${questions.map((question) => html`<li>${l10n.text(question)}</li>`)}
    </ul>
  </details>`;
}

async function rules({ page, view, l10n, board, light }: DialogHost): Promise<TemplateResult> {
  const { engine } = page;
  const ruleset = rulesOf(view);
  const full = await engine.full();
  const sentences = full.rule_sentences(ruleset);
  const info = engine.ruleset(ruleset);
  const house = !isInCatalogue(ruleset, info) && !isShortened(ruleset);
  const book = { engine: full, ruleset, board, light };
  return html`
    <h3>${l10n.text("rules-brief")}</h3>
    <ol class="brief">
      ${briefRules(sentences).map((sentence) => html`<li>${briefPicture(sentence, book, l10n)} <span>${ruleText(sentence, l10n)}</span></li>`)}
    </ol>
    <p class="lead">${l10n.text("rules-unknown")}</p>
    ${house ? houseRulesHead(info, nameOfSetup(view.setup, l10n), l10n) : head(info, ruleset, l10n)}
    <details class="all-rules">
      <summary><h3>${l10n.text("rules-all")}</h3></summary>
      ${evidenceLegend(l10n)}
      ${ruleList(
        sentences,
        l10n,
        (sentence) => ruleFigure(ruleExample(sentence, book), l10n),
        ({ mark }) => evidenceMark(mark.evidence, l10n),
      )}
    </details>
    ${house ? nothing : disputed(aboutRuleset(info.id).disputed, l10n)}
  `;
}

/** The board picture for a rule, or the sticks for a rule about throwing. */
function briefPicture(sentence: RuleSentence, book: RuleBook, l10n: Localizer): unknown {
  const example = ruleExample(sentence, book);
  if (example) return ruleFigure({ ...example, throws: [] }, l10n);
  const lit = Math.min(4, Math.max(1, ...[sentence.args.throws ?? 1].flat()));
  return fallenSticks([0, 1, 2, 3].map((index) => index < lit));
}

/** The name of these rules, above a section with their author and the character of the game. */
function head({ id }: RulesetInfo, ruleset: string, l10n: Localizer): TemplateResult {
  const short = isShortened(ruleset);
  const lasts = short ? [] : [sentence("rules-throws", { throws: throwsOf(id), minutes: minutesOf(id) })];
  return html`<details class="about">
    <summary><h3>${nameOfRules(ruleset, l10n)}</h3></summary>
    ${short ? html`<p>${l10n.text("rules-shortened")}</p>` : nothing}
    <p>
      ${l10n.sentences([sentence(`credit-${id}`), sentence(aboutRuleset(id).ours ? "rules-ours" : "rules-retold")])}
    </p>
    <p>
      ${l10n.sentences([sentence(`character-${id}`), ...lasts])}
    </p>
  </details>`;
}

/** House rules belong to the visitor, whatever they are based on. */
function houseRulesHead({ id }: RulesetInfo, name: string, l10n: Localizer): TemplateResult {
  return html`<h3 dir="auto">${name || l10n.text("rules-house-title")}</h3>
    <p>${l10n.text("rules-house", { base: l10n.text(`ruleset-${id}`) })}</p>`;
}

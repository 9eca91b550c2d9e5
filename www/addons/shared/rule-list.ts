/** The rules as a list under headings, for the dialog and for print. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { runs } from "../../src/board/geometry.js";
import type { RuleSentence } from "../../src/engine/types.js";

export function ruleList(
  sentences: readonly RuleSentence[],
  l10n: Localizer,
  /** The picture next to a sentence. */
  beside: (sentence: RuleSentence) => unknown = () => nothing,
  /** What the sentence rests on. */
  mark: (sentence: RuleSentence) => unknown = () => nothing,
): (TemplateResult | typeof nothing)[] {
  return SECTIONS.map((section) => {
    const inSection = sentences.filter((sentence) => sentence.section === section);
    if (inSection.length === 0) return nothing;
    return html`<h3>${l10n.text(`rules-${section}`)}</h3>
      <ul>
        ${inSection.filter((sentence) => !isExit(sentence)).map((sentence) => html`<li data-rule=${sentence.id}><span>${ruleText(sentence, l10n)} ${mark(sentence)}</span> ${beside(sentence)}</li>`)}
      </ul>
      ${exits(inSection.filter(isExit), l10n, beside, mark)}`;
  });
}

const isExit = ({ id }: RuleSentence): boolean => id === "rule-exits" || id === "rule-exits-any";

/** Which throw bears off a piece from which house: one table, with a board picture for one of its rows. */
function exits(
  sentences: readonly RuleSentence[],
  l10n: Localizer,
  beside: (sentence: RuleSentence) => unknown,
  mark: (sentence: RuleSentence) => unknown,
): TemplateResult | typeof nothing {
  const [first] = sentences;
  if (!first) return nothing;
  const throws = ({ id, args }: RuleSentence) =>
    id === "rule-exits-any"
      ? l10n.text("rules-exit-any")
      : listed([args.throws ?? []].flat(), "disjunction", l10n);
  return html`<div class="exits">
    <table>
      <thead>
        <tr>
          <th scope="col">${l10n.text("rules-exit-house")}</th>
          <th scope="col">${l10n.text("rules-exit-throw")}</th>
        </tr>
      </thead>
      <tbody>
        ${sentences.map(
          (sentence) => html`<tr data-rule=${sentence.id}>
            <th scope="row">${l10n.list([sentence.args.house ?? []].flat())}</th>
            <td>${throws(sentence)} ${mark(sentence)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${beside(first)}
  </div>`;
}

/** The order of the sentences; each group has a heading. */
const SECTIONS = ["aim", "throwing", "moving", "houses", "leaving", "winning"] as const;

export function ruleText({ id, args }: RuleSentence, l10n: Localizer): string {
  const messageArgs = Object.entries(args).map(([name, value]): [string, number | string] => [
    name,
    typeof value === "number"
      ? value
      : listed(value, name === "houses" ? "conjunction" : "disjunction", l10n),
  ]);
  return l10n.text(id, Object.fromEntries(messageArgs));
}

/** "26, 28 and 29", "1, 4 or 5", "1 to 20": three or more consecutive numbers form a range, except in an "or" list. */
function listed(numbers: readonly number[], type: "conjunction" | "disjunction", l10n: Localizer): string {
  if (type === "disjunction") return l10n.list(numbers, type);
  const texts = runs(numbers).flatMap((run): (string | number)[] => {
    const [first = 0, last = first] = [run[0], run.at(-1)];
    return run.length > 2 ? [l10n.text("houses-run", { first, last })] : run;
  });
  return l10n.list(texts, type);
}

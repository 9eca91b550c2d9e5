/** Pictures of the rule that a class asks about: sticks, a position in which the rule matters, or two boards. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { boardPicture, ruleFigure, smallBoard, startState } from "../../addons/shared/board-pictures.js";
import { ruleExample } from "../../addons/shared/rule-boards.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Light } from "../../src/board/model.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import type { FullEngine } from "../../src/engine/types.js";
import type { ClassQuestion } from "./prediction.js";

interface RulePictureView {
  question: ClassQuestion;
  engine: EngineClient;
  full: FullEngine;
  light: Light;
  l10n: Localizer;
}

export function rulePicture(view: RulePictureView): TemplateResult | typeof nothing {
  const { question, full, light, l10n, engine } = view;
  const { rule, rulesets } = question;
  const [ruleset] = rulesets;
  if (rule === null) return twoBoards(view);
  if (rule === "rule-zero") return darkSticks();
  const board = boardOf(engine, ruleset);
  const found = full.rule_sentences(ruleset).find(({ id }) => id === rule);
  if (!found || !board) return nothing;
  return html`<div class="rule-picture">${ruleFigure(ruleExample(found, { engine: full, ruleset, board, light }), l10n)}</div>`;
}

/** The board of a ruleset of the catalogue. */
function boardOf({ boards, rulesets }: EngineClient, id: string) {
  const wanted = rulesets.find((ruleset) => ruleset.id === id)?.board;
  return boards.find((board) => board.id === wanted) ?? null;
}

/** The starting positions of both rulesets. */
const twoBoards = ({ question, engine, light, l10n }: RulePictureView): TemplateResult => html`<div
  class="rule-picture"
>
  ${question.rulesets.map((id) => {
    const board = boardOf(engine, id);
    const name = l10n.text(`ruleset-${id}`);
    return html`<figure>
      ${board ? smallBoard(boardPicture(board, startState(engine, id), light)) : nothing}
      <figcaption>${name}</figcaption>
    </figure>`;
  })}
</div>`;

/** Four sticks that show their dark sides, as the question says. */
const darkSticks =
  (): TemplateResult => html`<svg class="dark-sticks" viewBox="0 0 120 48" aria-hidden="true">
  ${[0, 1, 2, 3].map((index) => svg`<rect x=${14 + index * 25} y="5" width="15" height="38" rx="6"></rect>`)}
</svg>`;

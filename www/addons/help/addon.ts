/** How to use the board by mouse, by touch and by keyboard. */

import { html, nothing, type TemplateResult } from "lit";
import type { Addon, DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { matches } from "../../src/base/media.js";
import { type BoardModel, standingModel } from "../../src/board/model.js";
import { smallBoard } from "../shared/board-pictures.js";
import styles from "../shared/chooser.css";
import dialogStyles from "../shared/dialog.css";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { hasPageUrl } from "../shared/page-url.js";
import { lookOn } from "../shared/small-look.js";

/** The marks on the board besides pieces and signs, drawn as on the board. The example houses bear no sign. */
const MARKS: readonly (readonly [text: string, shown: Partial<BoardModel>])[] = [
  ["help-mark-ring", { white: [17], black: [19], movable: [{ house: 17 }] }],
  [
    "help-mark-target",
    { white: [17], movable: [{ house: 17 }], selected: 17, targets: [{ house: 19, kind: "move" }] },
  ],
  [
    "help-mark-hit",
    {
      white: [17],
      black: [19],
      movable: [{ house: 17 }],
      selected: 17,
      targets: [{ house: 19, kind: "hit" }],
      ghost: { from: 19, to: 17 },
    },
  ],
  [
    "help-mark-disc",
    {
      white: [17, 20],
      movable: [{ house: 17 }],
      selected: 17,
      targets: [{ house: 19, kind: "move", pairs: true }],
    },
  ],
  [
    "help-mark-row",
    { white: [16, 17], black: [18, 19, 20], protectedHouses: [16, 17], blockades: [[18, 19, 20]] },
  ],
  ["help-mark-trail", { white: [19], lastMove: { from: 17, to: 19 } }],
];
const AROUND = [16, 20];

const KEYS = [
  ["help-key-arrows", "help-arrows"],
  ["help-key-ends", "help-ends"],
  ["help-key-enter", "help-enter"],
  ["help-key-escape", "help-escape"],
  ["help-key-throw", "help-throw"],
  ["help-key-pieces", "help-pieces"],
  ["help-key-undo", "help-undo"],
  ["help-key-redo", "help-redo"],
  ["help-key-look", "help-look"],
  ["help-key-card", "help-card"],
  ["help-key-odds", "help-odds"],
  ["help-key-turn", "help-turn"],
  ["help-key-help", "help-help"],
] as const;

const QUESTIONS = [
  ["help-key-status", "help-status"],
  ["help-key-last", "help-last"],
  ["help-key-mine", "help-mine"],
  ["help-key-others", "help-others"],
  ["help-key-moves", "help-moves"],
  ["help-key-sticks", "help-sticks"],
  ["help-key-score", "help-score"],
  ["help-key-way", "help-way"],
  ["help-key-house", "help-house"],
  ["help-key-advice", "help-advice"],
] as const;

export const order = 4;

export const addon = (): Addon => ({ styles: [dialogStyles, styles], dialogs: { help: helpDialog } });

function helpDialog({ l10n, board, light, close }: DialogHost): TemplateResult {
  const model = standingModel({ turn: "white" }, board, lookOn(board, light));
  return dialogFrame(
    { name: "help", title: l10n.text("help-title"), l10n, close },
    html`
      <ul>
        <li>${l10n.text("help-tap")}</li>
        <li>${l10n.text("help-mistake")}</li>
      </ul>
      <h3>${l10n.text("help-marks")}</h3>
      <ul class="marks">
        ${MARKS.map(
          ([text, picture]) => html`<li>
            ${smallBoard({ model: { ...model, ...picture }, around: AROUND })} <span>${l10n.text(text)}</span>
          </li>`,
        )}
      </ul>
      ${keys("help-keyboard", KEYS, l10n)} ${keys("help-questions", QUESTIONS, l10n)}
      ${hasPageUrl() ? html`<p><a href="accessibility.html" target="_blank" rel="noopener">${l10n.text("help-accessibility")}</a></p>` : nothing}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${l10n.text("button-done")}</button>
      </div>
    `,
  );
}

/** Open if there is a fine pointer, which suggests a keyboard as well. */
function keys(
  title: string,
  list: readonly (readonly [key: string, action: string])[],
  l10n: Localizer,
): TemplateResult {
  return html`<details ?open=${matches("(any-hover: hover)")}>
    <summary><h3>${l10n.text(title)}</h3></summary>
    <dl>
      ${list.map(([key, action]) => html`<div><dt><kbd>${l10n.text(key)}</kbd></dt><dd>${l10n.text(action)}</dd></div>`)}
    </dl>
  </details>`;
}

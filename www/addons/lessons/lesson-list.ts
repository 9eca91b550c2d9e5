/** The list of lessons, with completed ones ticked. */
import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Mark } from "../../src/board/model.js";
import { boardPicture, smallBoard, startState } from "../shared/board-pictures.js";
import { dialogFrame } from "../shared/dialog.js";
import { signDrawing } from "../shared/house-signs.js";
import { lessonProgress } from "../shared/lesson-progress.js";
import { DESCRIBED, FIRST, HOUSE_LESSONS, type Lesson, ROW_LESSONS, RULES_LESSONS } from "./lessons.js";

/** The signs on the lessons about houses. */
const SIGNS: Readonly<Record<string, Mark>> = {
  "house-15": "ankh",
  "house-26": "circle",
  "house-27": "water",
  "house-last": "three",
};

export function lessonsDialog(
  { page, l10n, close, light }: DialogHost,
  start: (lesson: string) => void,
): TemplateResult {
  const open =
    ({ id }: Lesson) =>
    () =>
      start(id);
  const list = (lessons: readonly Lesson[], picture: (lesson: Lesson) => unknown) =>
    html`<ul class="lesson-list">
      ${lessons.map((lesson) => html`<li>${lessonButton(lesson, l10n, picture(lesson), open(lesson))}</li>`)}
    </ul>`;
  const { engine } = page;
  const startingBoard = ({ ruleset }: Lesson) => {
    const board = engine.boards.find(({ id }) => id === engine.ruleset(ruleset).board);
    return board ? smallBoard(boardPicture(board, startState(engine, ruleset), light)) : nothing;
  };
  return dialogFrame(
    { name: "lessons", title: l10n.text("tutorial-lessons"), l10n, close },
    html`
      <p class="lead">${l10n.text("tutorial-lessons-lead")}</p>
      ${list([FIRST], () => pieces("white", "black"))}
      <h3>${l10n.text("tutorial-lessons-rows")}</h3>
      ${list(ROW_LESSONS, ({ id }) => pieces("white", "white", ...(id === "walls" ? ["white"] : [])))}
      <h3>${l10n.text("tutorial-lessons-houses")}</h3>
      ${list(HOUSE_LESSONS, ({ id }) => signDrawing(SIGNS[id] as Mark))}
      <details>
        <summary><h3>${l10n.text("tutorial-lessons-rules")}</h3></summary>
        ${list(RULES_LESSONS, startingBoard)}
      </details>
      ${page.canSave ? nothing : html`<p class="note">${l10n.text("tutorial-not-kept")}</p>`}
    `,
  );
}

/** Pieces in a row. */
const pieces = (...sides: readonly string[]): TemplateResult =>
  html`<span class="picture" aria-hidden="true">${sides.map((side) => html`<span class="token ${side}"></span>`)}</span>`;

function lessonButton(
  { id, steps }: Lesson,
  l10n: Localizer,
  picture: unknown,
  open: () => void,
): TemplateResult {
  const { done, left } = lessonProgress();
  const step = left[id];
  const about = DESCRIBED.has(id) ? l10n.text(`lesson-${id}-about`) : "";
  const note = step
    ? l10n.text("tutorial-goes-on", { count: Math.min(step + 1, steps.length), last: steps.length })
    : about;
  return html`<button type="button" class="lesson-${id}" @click=${open}>
    ${picture}<span>${l10n.text(`lesson-${id}`)}</span>${note ? html`<small>${note}</small>` : nothing}
    ${done.includes(id) ? html`<span class="tick" role="img" aria-label=${l10n.text("tutorial-done")}>✓</span>` : nothing}
  </button>`;
}

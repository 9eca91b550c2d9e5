/** The text of a lesson's step above the board, with the way on. */
import { html, nothing, type TemplateResult } from "lit";
import { type Localizer, sentence } from "../../src/base/i18n/localizer.js";
import { icon } from "../../src/ui/panels/toolbar.js";
import type { LessonExercise } from "./lesson-exercise.js";

export function lessonPanel(exercise: LessonExercise, l10n: Localizer, leave: () => void): TemplateResult {
  const { stepIndex, done, corrected, task, help, afterwards, lesson, isAtLastStep } = exercise;
  const steps = { count: stepIndex + 1, last: lesson.steps.length };
  const back = () => exercise.back();
  return html`<section class="lesson" aria-label=${l10n.text("tutorial-step", steps)}>
    <progress value=${stepIndex + (done ? 1 : 0)} max=${steps.last} aria-label=${l10n.text("tutorial-progress")}></progress>
    <h2>${l10n.text(`lesson-${lesson.id}`)}</h2>
    <button type="button" class="leave-lesson" aria-label=${l10n.text("button-close")} @click=${leave}>${icon("close")}</button>
    <div class="said">
      <p class="task ${done ? "past" : ""}">${l10n.sentence(task)}</p>
      ${corrected ? html`<p class="correction">${l10n.sentence(help ?? sentence("tutorial-not-asked"))}</p>` : nothing}
      ${done ? afterwards.map((after) => html`<p class="after">${l10n.sentence(after)}</p>`) : nothing}
    </div>
    <div class="step-buttons">
      <span class="count" aria-hidden="true">${l10n.text("tutorial-count", steps)}</span>
      ${stepIndex > 0 ? html`<button type="button" class="back" @click=${back}>${l10n.text("tutorial-back")}</button>` : nothing}
      <button type="button" class="next ${done ? "main" : ""}" @click=${() => exercise.next()}>
        ${l10n.text(isAtLastStep ? "tutorial-finish" : done ? "tutorial-next" : "tutorial-skip")}
      </button>
    </div>
  </section>`;
}

/** Lights the houses that the step mentions. */
export function light(root: ParentNode, lit: readonly number[]): void {
  for (const cell of root.querySelectorAll<HTMLElement>(".cell"))
    cell.classList.toggle("lit", lit.includes(Number(cell.dataset.spot)));
}
